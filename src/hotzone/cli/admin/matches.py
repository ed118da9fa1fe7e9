"""What an administrator does with matches: list, export, close, delete them; and see processes."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from time import time
from typing import TYPE_CHECKING

from hotzone.core.errors import HotzoneError
from hotzone.store.retention import DAY, LAST, carry_out, deletion

if TYPE_CHECKING:
    from hotzone.store.admin_access import AdminAccess


def listed(access: AdminAccess, _: str) -> int:
    """Matches, the newest first."""
    last = "(select count(*) from entries where match = code)"
    people = "(select count(*) from people where match = code)"
    over = "(select count(*) from endings where match = code)"
    rows = access.rows(
        f"select code, game, created, {last}, {people}, {over}, title from matches where gone is null order by created desc"
    )
    print("CODE                      GAME      MADE              ENTRIES  PEOPLE  OVER  TITLE")
    for code, game, created, entries, members, ended, title in rows:
        made = datetime.fromtimestamp(created, UTC).strftime("%Y-%m-%d %H:%M")
        print(f"{code:<25} {game:<9} {made}  {entries:>7}  {members:>6}  {'yes' if ended else 'no':<4}  {title}")
    return 0


def export(access: AdminAccess, code: str) -> int:
    """All that is kept of a match."""
    from hotzone.store.backup import TABLES

    found: dict[str, object] = {}
    for table, columns in TABLES.items():
        names = columns.split()
        if "match" in names or table == "matches":
            key = "code" if table == "matches" else "match"
            rows = access.rows(f"select {', '.join(names)} from {table} where {key} = ? order by 1, 2", code)
            found[table] = [dict(zip(names, row, strict=True)) for row in rows]
    if not found["matches"]:
        raise HotzoneError("unknown-match", f"there is no match {code}")
    json.dump(found, sys.stdout, ensure_ascii=False, indent=1, default=str)
    print()
    return 0


def nodes(access: AdminAccess, _: str) -> int:
    """The processes that serve a PostgreSQL."""
    if access.kind == "sqlite":
        print("A SQLite file has one process at most.")
        return 0
    for node, age, version, draining, rooms in access.rows(
        "select node, extract(epoch from now() - beat)::float8, version, draining,"
        " (select count(*) from here where here.node = nodes.node) from nodes order by node"
    ):
        print(f"{node:<30} {version or '?':<8} {rooms} rooms, last beat {age:.1f} s ago{', draining' if draining else ''}")
    return 0


def known(access: AdminAccess, code: str) -> None:
    """Raises where there is no such match."""
    if not access.rows("select 1 from matches where code = ? and gone is null", code):
        raise HotzoneError("unknown-match", f"there is no match {code}")


def told(access: AdminAccess, code: str) -> None:
    """Let the processes that have a room open look again."""
    if access.kind == "postgresql":
        access.rows("select pg_notify('hotzone_' || node, ?) from here where match = ?", json.dumps([code, "crew"]), code)


def close(access: AdminAccess, code: str) -> str:
    """Nobody can play it on."""
    known(access, code)
    switches = json.loads(access.rows("select switches from matches where code = ?", code)[0][0] or "{}")
    text = json.dumps({**switches, "closed": True})
    access.rows("update matches set switches = ?, crew = crew + 1 where code = ?", text, code)
    told(access, code)
    return f"{code} is closed."


def delete(access: AdminAccess, code: str) -> str:
    """It goes for good; the code stays taken, so that old links lead nowhere else."""
    known(access, code)
    carry_out(deletion(code, time()), lambda sql, values: access.rows(sql, *values))
    told(access, code)
    return f"{code} is deleted."


def expire(access: AdminAccess, days: str) -> str:
    """Delete what nobody has played for a while."""
    if not days.isdecimal() or int(days) < 1:
        raise HotzoneError("bad-option", "after how many days? a whole number from 1")
    old = access.rows(f"select code from matches where gone is null and {LAST} < ?", time() - DAY * int(days))
    for (code,) in old:
        delete(access, code)
    return f"{len(old)} matches are deleted."
