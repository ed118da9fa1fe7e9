"""The rows of the SQLite file: how each is read and written, inside whatever transaction there is."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

from hotzone.store.protocol import Chair, Change, Guest, LogEntry, MatchHead, MatchRow, OpenedMatch, Person, ReturnLink, Taken

T = TypeVar("T")
MATCH = ", ".join(MatchRow._fields)
ENTRY = ", ".join(LogEntry._fields)
APPEND = f"insert into entries ({ENTRY}) values (?, ?, ?, ?, ?, ?, ?)"
ROW = ", (?, ?, ?, ?, ?, ?, ?)"
NOTE = "insert into audit (match, at, person, name, what, about) values (?, ?, ?, ?, ?, ?)"
SETTING = "json_extract(settings, '$.\"' || {} || '\"')"
NUMBERS = "('integer', 'true', 'false')"


def mark(_: int) -> str:
    """The place of a value in a statement."""
    return "?"


def marks(number: int) -> str:
    """The places of the values of a row."""
    return ", ".join("?" * number)


def rows(base: sqlite3.Connection, make: Callable[..., T], sql: str, *values: Any) -> list[T]:
    """What a question finds."""
    return [make(*row) for row in base.execute(sql, values)]


def number_of(base: sqlite3.Connection, sql: str, code: str) -> int:
    """The one number that a statement gives; raises NotStored where there is no such match."""
    found = base.execute(sql, (code,)).fetchall()
    if not found:
        raise Taken(f"there is no match {code}")
    return int(found[0][0])


def match_of(base: sqlite3.Connection, code: str) -> MatchRow | None:
    """A match that was not deleted."""
    found = rows(base, MatchRow, f"select {MATCH} from matches where code = ? and gone is null", code)
    return found[0] if found else None


def head_of(base: sqlite3.Connection, code: str) -> MatchHead | None:
    """How far a match is."""
    last = "(select coalesce(max(seq), 0) from entries where match = code)"
    found = rows(base, MatchHead, f"select {last}, crew, lines from matches where code = ? and gone is null", code)
    return found[0] if found else None


def entries_of(base: sqlite3.Connection, code: str, after: int) -> list[LogEntry]:
    """The entries after one."""
    return rows(base, LogEntry, f"select {ENTRY} from entries where match = ? and seq > ? order by seq", code, after)


def opened_of(base: sqlite3.Connection, match: MatchRow, after: int) -> OpenedMatch:
    """All of a match."""
    code, head = match.code, head_of(base, match.code)
    assert head is not None
    people = rows(base, Person, "select * from people where match = ? order by person", code)
    return OpenedMatch(
        match,
        head,
        entries_of(base, code, after),
        [person._replace(host=bool(person.host)) for person in people],
        rows(base, Chair, "select * from chairs where match = ? order by seat", code),
        rows(base, ReturnLink, "select * from links where match = ? order by made", code),
        rows(base, Guest, "select * from guests where match = ?", code),
        [line for (line,) in base.execute("select line from talk where match = ? order by number", (code,))],
    )


def arranged(base: sqlite3.Connection, code: str, change: Change) -> None:
    """Carry out a change; what goes goes first."""
    for table, column, values in (
        ("people", "person", change.gone),
        ("links", "secret", change.void),
        ("guests", "guest", change.strangers),
    ):
        base.executemany(f"delete from {table} where match = ? and {column} = ?", [(code, value) for value in values])
    for table, kept in (("people", change.people), ("chairs", change.chairs), ("links", change.links), ("guests", change.guests)):
        for row in kept:
            base.execute(f"insert or replace into {table} values ({marks(len(row))})", row)
    base.executemany(NOTE, change.audit)
    if change.title is not None:
        base.execute("update matches set title = ? where code = ?", (change.title, code))
    if change.switches is not None:
        base.execute("update matches set switches = ? where code = ?", (change.switches, code))
        hide = "update endings set private = (coalesce(json_extract(?, '$.watchers'), 1) = 0) where match = ?"
        base.execute(hide, (change.switches, code))
