"""All of a store as lines, and back: a backup of one kind of store can be restored into the other."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hotzone.store.admin_access import AdminAccess, Row
from hotzone.store.protocol import NotStored

HEAD = {"hotzone-backup": 1}
SOME = 500  # rows a statement
TABLES = {
    "settings": "name value",
    "matches": "code game rules setup created title commitment seed prefix origin earlier switches crew people_made lines gone "
    "start",
    "entries": "match seq actor action events at words",
    "people": "match person name host",
    "chairs": "match seat owner holder bot",
    "links": "match secret person seat made",
    "guests": "match guest person",
    "talk": "match number line",
    "endings": "number match game rules setup title created ended result people line actions origin private "
    "won ending settings names moment",
    "tries": "match shared guest begun counted name listed result",
    "boards": "code game name title author licence text guest created seen",
    "bans": "kind value until why about",
    "audit": "number match at person name what about",
}
NUMBERED = ("endings", "audit")  # the database gives the number
ADDED = {"matches": [""], "bans": [""]}  # what rows of older backups lack at their end
FLAGS = {"host", "private", "counted", "listed"}  # true or false in one store, 1 or 0 in the other
TableRow = tuple[str, list[Any]]


def read_all(access: AdminAccess) -> Iterator[TableRow]:
    """Every row of every table, at one moment."""
    with_order = {"entries": "match, seq", "endings": "number", "talk": "match, number"}
    access.rows("begin isolation level repeatable read read only" if access.kind == "postgresql" else "begin")
    try:
        for table, columns in TABLES.items():
            names = columns.split()
            order = with_order.get(table, "1, 2" if table != "settings" else "1")
            for row in access.rows(f"select {', '.join(names)} from {table} order by {order}"):
                if not (table == "settings" and row[0] == "tables"):
                    yield table, [bool(value) if name in FLAGS else value for name, value in zip(names, row, strict=True)]
    finally:
        access.rows("rollback")


def write_lines(path: Path, rows: Iterable[TableRow]) -> int:
    """Write rows into a packed file; gives how many."""
    number = 0
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write(json.dumps(HEAD) + "\n")
        for row in rows:
            number += 1
            file.write(json.dumps(row) + "\n")
        file.write(json.dumps({"rows": number}) + "\n")
    return number


def read_lines(path: Path) -> Iterator[TableRow]:
    """The rows of a packed file; raises NotStored where it is none of ours, or cut short."""
    number, end = 0, None
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            if json.loads(file.readline() or "null") != HEAD:
                raise NotStored(f"{path.name} is no backup of hotzone")
            for line in file:
                found = json.loads(line)
                if isinstance(found, dict):
                    end = found.get("rows")
                    continue
                number += 1
                table, row = str(found[0]), list(found[1])
                missing = len(TABLES[table].split()) - len(row)
                added = ADDED.get(table, [])
                if missing not in range(len(added) + 1):
                    raise NotStored(f"{path.name}, line {number + 1}: this row fits no table")
                yield table, row + added[len(added) - missing :]
    except (OSError, EOFError, ValueError, TypeError, LookupError) as error:
        raise NotStored(f"{path.name} cannot be read: {error}") from None
    if end != number:
        raise NotStored(f"{path.name} is cut short: restore another backup")


def write_all(access: AdminAccess, rows: Iterable[TableRow]) -> dict[str, int]:
    """Put rows into an empty store, all or none; gives how many of each table."""
    if access.rows("select count(*) from matches")[0][0]:
        raise NotStored("a backup is restored into an empty store only; this one holds matches")
    counts = dict.fromkeys(TABLES, 0)
    with access.change():
        access.rows("delete from settings where name <> 'tables'")
        waiting: list[Row] = []
        last = ""
        for table, row in rows:
            if waiting and (table != last or len(waiting) >= SOME):
                access.many(insert(access, last), waiting)
                waiting = []
            last = table
            waiting.append(row)
            counts[table] += 1
        if waiting:
            access.many(insert(access, last), waiting)
        if access.kind == "postgresql":
            for table in NUMBERED:
                next_number = f"pg_get_serial_sequence('{table}', 'number'), coalesce(max(number), 0) + 1, false"
                access.rows(f"select setval({next_number}) from {table}")
    return counts


def insert(access: AdminAccess, table: str) -> str:
    """How a row goes into a table."""
    names = TABLES[table].split()
    marks = ", ".join("?" * len(names))
    if access.kind == "sqlite":
        return f"insert into {table} ({', '.join(names)}) values ({marks})"
    if table == "entries":
        return f"insert into entries ({', '.join(names)}, writer) values ({marks}, '')"
    own = "overriding system value" if table in NUMBERED else ""
    return f"insert into {table} ({', '.join(names)}) {own} values ({marks})"


def copy_file(source: str, target: Path) -> None:
    """Copy a SQLite file while it is in use, and check the copy."""
    with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as base, sqlite3.connect(target) as copy:
        base.backup(copy, pages=1000)
    base.close()
    found = copy.execute("pragma integrity_check").fetchone()[0]
    copy.close()
    if found != "ok":
        raise NotStored(f"the copy {target.name} is damaged: {found[:100]}")
