"""A store in one SQLite file: what is written there and how it is read; nothing is acknowledged before it is on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from hotzone.store.keeping import TALK, Chair, Change, Ending, Entry, Guest, Kept, Link, Person
from hotzone.store.lock import FileLock
from hotzone.store.schema import connect, prepare
from hotzone.store.writer import Statement, Writer

R = TypeVar("R", bound=tuple[Any, ...])


class SqliteStore:
    """Keeps matches in a file; a second program that opens the same file is refused."""

    kind = "sqlite"

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self.lock = FileLock(f"{self.path}.lock")
        try:
            self._reader = connect(self.path)
            prepare(self._reader, self.path)
        except BaseException:
            self.lock.free()
            raise
        self._readers = ThreadPoolExecutor(1, "store-reader")  # its own: whoever else thinks long does not keep readers waiting
        self.writer = Writer(self.path)

    # --- writing

    async def create(self, match: Kept, change: Change, entries: Sequence[Entry] = ()) -> None:
        """Keep a new match with all that belongs to it."""
        rows = [(insert("matches", match), tuple(match)), *arranged(match.code, change)]
        await self.writer.do(*rows, *((APPEND, tuple(entry)) for entry in entries))

    async def append(self, entry: Entry) -> None:
        """Add the next entry; comes back when it is on the disk."""
        await self.writer.do((APPEND, tuple(entry)))

    async def arrange(self, code: str, change: Change) -> None:
        """Change who is who and who sits where."""
        await self.writer.do(*arranged(code, change))

    async def change(self, code: str, title: str, switches: str) -> None:
        """Change the title and the switches of a match."""
        await self.writer.do(("update matches set title = ?, switches = ? where code = ?", (title, switches, code)))

    async def say(self, code: str, number: int, line: str) -> None:
        """Keep a line of chat."""
        old = ("delete from talk where match = ? and number <= ?", (code, number - TALK))
        await self.writer.do(("insert or replace into talk values (?, ?, ?)", (code, number, line)), old)

    async def put_setting(self, name: str, value: str) -> None:
        """Write something about this server down."""
        await self.writer.do(("insert or replace into settings values (?, ?)", (name, value)))

    async def finish(self, ending: Ending) -> None:
        """Write a finished match into the station log; the first line stays."""
        await self.writer.do((insert("endings", ending, "insert or ignore"), tuple(ending)))

    # --- reading

    async def _rows(self, make: Callable[..., R], sql: str, values: tuple[Any, ...] = ()) -> list[R]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, make, sql, values)

    def _fetch(self, make: Callable[..., R], sql: str, values: tuple[Any, ...]) -> list[R]:
        return [make(*row) for row in self._reader.execute(sql, values)]

    async def match(self, code: str) -> Kept | None:
        """A match by its code."""
        found = await self._rows(Kept, "select * from matches where code = ?", (code,))
        return found[0] if found else None

    async def read(self, code: str, after: int = 0) -> list[Entry]:
        """The entries after one."""
        return await self._rows(Entry, "select * from entries where match = ? and seq > ? order by seq", (code, after))

    async def people(self, code: str) -> list[Person]:
        """Everybody with a return link."""
        found = await self._rows(Person, "select * from people where match = ? order by person", (code,))
        return [person._replace(host=bool(person.host)) for person in found]

    async def chairs(self, code: str) -> list[Chair]:
        """The seats in their order."""
        return await self._rows(Chair, "select * from chairs where match = ? order by seat", (code,))

    async def links(self, code: str) -> list[Link]:
        """All return links, the oldest first."""
        return await self._rows(Link, "select * from links where match = ? order by made", (code,))

    async def guests(self, code: str) -> list[Guest]:
        """All browsers that are somebody here."""
        return await self._rows(Guest, "select * from guests where match = ?", (code,))

    async def talk(self, code: str) -> list[str]:
        """The last lines of chat."""
        found = await self._rows(Line, "select line from talk where match = ? order by number", (code,))
        return [row.line for row in found]

    async def setting(self, name: str) -> str:
        """Something about this server."""
        found = await self._rows(Line, "select value from settings where name = ?", (name,))
        return found[0].line if found else ""

    async def endings(self) -> list[Ending]:
        """The station log, oldest first."""
        return await self._rows(Ending, "select * from endings order by ended")

    async def close(self) -> None:
        """Keep what still waits, then close the file."""
        if not self.writer.closed:
            await self.writer.close()
            await asyncio.to_thread(self._readers.shutdown)
            self._reader.close()
            self.lock.free()


APPEND = "insert into entries values (?, ?, ?, ?, ?, ?, ?)"


class Line(NamedTuple):
    """A row of one text."""

    line: str


def arranged(code: str, change: Change) -> list[Statement]:
    """The statements of a change; what goes goes first."""
    found: list[Statement] = []
    for table, column, values in (
        ("people", "person", change.gone),
        ("links", "secret", change.void),
        ("guests", "guest", change.strangers),
    ):
        found += [(f"delete from {table} where match = ? and {column} = ?", (code, value)) for value in values]
    for table, rows in (("people", change.people), ("chairs", change.chairs), ("links", change.links), ("guests", change.guests)):
        found += [(insert(table, row, "insert or replace"), tuple(row)) for row in rows]
    return found


def insert(table: str, values: tuple[Any, ...], verb: str = "insert") -> str:
    """An insert of a whole row."""
    return f"{verb} into {table} values ({', '.join('?' * len(values))})"
