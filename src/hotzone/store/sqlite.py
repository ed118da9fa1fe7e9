"""A store in one SQLite file: what is written there and how it is read; nothing is acknowledged before it is on the disk."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import TypeVar

from hotzone.store.boards.in_sqlite import SqliteBoards
from hotzone.store.file_lock import FileLock
from hotzone.store.log_book import COLUMNS, TRY, condition, facts_of, tries_asked
from hotzone.store.migrations import connect, in_words, prepare
from hotzone.store.protocol import (
    ALL_ENDINGS,
    TALK,
    AuditLine,
    Ban,
    Change,
    Counted,
    Ending,
    EndingFilter,
    EndingTotals,
    LogEntry,
    MatchHead,
    MatchRow,
    NotStored,
    OpenedMatch,
    Retention,
    Taken,
    Tidied,
    Try,
)
from hotzone.store.retention import SQLITE, carry_out, tidying
from hotzone.store.single_process import AloneStore
from hotzone.store.sqlite_tables import (
    APPEND,
    MATCH,
    NOTE,
    NUMBERS,
    ROW,
    SETTING,
    arranged,
    entries_of,
    head_of,
    mark,
    marks,
    match_of,
    number_of,
    opened_of,
    rows,
)
from hotzone.store.writer import Writer

T = TypeVar("T")
ROOM = 2_000_000  # bytes: with less than that left a disk is as good as full


class SqliteStore(SqliteBoards, AloneStore):
    """Keeps matches in a file; a second program that opens the same file is refused."""

    kind = "sqlite"

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self.lock = FileLock(self.path)
        try:
            self._reader = connect(self.path)
            try:
                prepare(self._reader, self.path)
                self.writer = Writer(self.path, self.lock)
            except BaseException:
                self._reader.close()
                raise
        except BaseException:
            self.lock.free()
            raise
        self._readers = ThreadPoolExecutor(1, "store-reader")  # its own: whoever else thinks long does not keep readers waiting

    def counted(self) -> list[Counted]:
        """What its writer has kept."""
        return self.writer.counted()

    # --- writing

    async def create(self, match: MatchRow, change: Change, entries: Sequence[LogEntry] = ()) -> None:
        """Keep a new match with all that belongs to it."""

        def work(base: sqlite3.Connection) -> None:
            most = max((person.person for person in change.people), default=0)
            base.execute(f"insert into matches ({MATCH}, people_made) values ({marks(len(match) + 1)})", (*match, most))
            arranged(base, match.code, change)
            base.executemany(APPEND, entries)

        await self.writer.do(work)

    async def append(self, *entries: LogEntry) -> None:
        """Add the next entries; comes back when they are on the disk."""
        sql = APPEND + (len(entries) - 1) * ROW  # an action and its dice are one statement: all of it or nothing
        await self.writer.do(lambda base: base.execute(sql, list(chain(*entries))) and None, several=False)

    async def arrange(self, code: str, version: int, change: Change) -> int:
        """Change who is who and who sits where."""

        def work(base: sqlite3.Connection) -> int:
            if not base.execute("update matches set crew = crew + 1 where code = ? and crew = ?", (code, version)).rowcount:
                raise Taken(f"{code} crew {version}")
            arranged(base, code, change)
            return version + 1

        return await self.writer.do(work)

    async def person(self, code: str) -> int:
        """The next person's number."""
        sql = "update matches set people_made = people_made + 1 where code = ? returning people_made"
        return await self.writer.do(lambda base: number_of(base, sql, code))

    async def say(self, code: str, line: str) -> int:
        """Keep a line of chat."""

        def work(base: sqlite3.Connection) -> int:
            number = number_of(base, "update matches set lines = lines + 1 where code = ? returning lines", code)
            base.execute("insert into talk values (?, ?, ?)", (code, number, line))
            base.execute("delete from talk where match = ? and number <= ?", (code, number - TALK))
            return number

        return await self.writer.do(work)

    async def put_setting(self, name: str, value: str, was: str | None = None) -> bool:
        """Write something about this server down."""

        def work(base: sqlite3.Connection) -> bool:
            there = base.execute("select value from settings where name = ?", (name,)).fetchone() or ("",)
            if was is not None and there[0] != was:
                return False
            base.execute("insert or replace into settings values (?, ?)", (name, value))
            return True

        return await self.writer.do(work)

    async def finish(self, ending: Ending) -> None:
        """Write a finished match into the station log; the first line stays."""
        sql = f"insert or ignore into endings values ((select coalesce(max(number), 0) + 1 from endings), {marks(18)})"
        await self.writer.do(lambda base: base.execute(sql, (*ending[:-1], *facts_of(ending))) and None)

    async def note(self, line: AuditLine) -> None:
        """Write down what a host did."""
        await self.writer.do(lambda base: base.execute(NOTE, line) and None, several=False)

    async def tidy(self, keep: Retention, now: float) -> Tidied | None:
        """Delete what is past its retention period."""
        return await self.writer.do(lambda base: carry_out(tidying(keep, now, SQLITE), lambda *ask: base.execute(*ask).fetchall()))

    async def begin_try(self, one: Try) -> None:
        """Keep a try."""
        await self.writer.do(lambda base: base.execute(f"insert into tries ({TRY}) values ({marks(8)})", one) and None)

    async def name_try(self, match: str, name: str, listed: bool) -> None:
        """Name a crew."""
        sql = "update tries set name = ?, listed = ? where match = ?"
        await self.writer.do(lambda base: base.execute(sql, (name, listed, match)) and None)

    async def end_try(self, match: str, result: str) -> None:
        """End a try."""
        sql = "update tries set result = ? where match = ? and result = ''"
        await self.writer.do(lambda base: base.execute(sql, (result, match)) and None)

    # --- reading

    async def _tries(self, sql: str, *values: str) -> list[Try]:
        found = await self._read(lambda base: rows(base, Try, sql, *values))
        return [one._replace(counted=bool(one.counted), listed=bool(one.listed)) for one in found]

    async def try_of(self, match: str) -> Try | None:
        """The try that a match is."""
        return next(iter(await self._tries(f"select {TRY} from tries where match = ?", match)), None)

    async def tries(self, shared: str) -> list[Try]:
        """All tries at a shared match."""
        return await self._tries(f"select {TRY} from tries where shared = ? order by begun, match", shared)

    async def tries_of(self, guest: str, shared: str = "") -> list[Try]:
        """The tries of a browser."""
        sql, values = tries_asked(guest, shared, mark)
        return await self._tries(sql, *values)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.writer.closed:
            raise NotStored("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    def _look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return work(self._reader)
        except sqlite3.Error as error:
            raise NotStored(in_words(error)) from None

    async def match(self, code: str) -> MatchRow | None:
        """A match by its code."""
        return await self._read(lambda base: match_of(base, code))

    async def opened(self, code: str, after: int = 0) -> OpenedMatch | None:
        """All of a match."""

        def work(base: sqlite3.Connection) -> OpenedMatch | None:
            base.execute("begin")  # one moment for all of it
            try:
                match = match_of(base, code)
                return None if match is None else opened_of(base, match, after)
            finally:
                base.execute("rollback")

        return await self._read(work)

    async def read(self, code: str, after: int = 0) -> list[LogEntry]:
        """The entries after one."""
        return await self._read(lambda base: entries_of(base, code, after))

    async def heads(self, codes: Sequence[str]) -> dict[str, MatchHead]:
        """How far some matches are."""
        return await self._read(lambda base: {code: head for code in codes if (head := head_of(base, code))})

    async def setting(self, name: str) -> str:
        """Something about this server."""
        sql = "select value from settings where name = ?"
        found = await self._read(lambda base: base.execute(sql, (name,)).fetchone())
        return str(found[0]) if found else ""

    async def endings(self, wanted: EndingFilter = ALL_ENDINGS, before: int = 0, limit: int = 100) -> list[Ending]:
        """The station log, the newest first."""
        where, values = condition(wanted, SETTING, mark, "instr")
        page = f"and number < {int(before)}" if before else ""
        sql = f"select {COLUMNS} from endings where {where} {page} order by number desc limit {int(limit)}"
        found = await self._read(lambda base: rows(base, Ending, sql, *values))
        return [ending._replace(private=bool(ending.private)) for ending in found]

    async def totals(self, wanted: EndingFilter = ALL_ENDINGS) -> EndingTotals:
        """Sums over the station log."""
        where, values = condition(wanted, SETTING, mark, "instr")
        counted = f"select count(*), coalesce(sum(ended - created), 0) / 60 from endings where {where}"
        summed = f"select key, sum(value) from endings, json_each(result) where {where} and type in {NUMBERS} group by key"

        def work(base: sqlite3.Connection) -> EndingTotals:
            matches, minutes = base.execute(counted, values).fetchone()
            return EndingTotals(matches, minutes, dict(base.execute(summed, values).fetchall()))

        return await self._read(work)

    async def bans(self) -> list[Ban]:
        """Who may not come in."""
        return await self._read(lambda base: rows(base, Ban, "select kind, value, until, why, about from bans"))

    async def ping(self) -> None:
        """Look into the file; when the last write failed, or little room is left, try to write too."""
        self.lock.check()
        await self._read(lambda base: base.execute("select count(*) from settings").fetchone())
        free = shutil.disk_usage(Path(self.path).parent).free
        if self.writer.trouble or free < ROOM:
            await self.put_setting("pinged", str(free))

    async def close(self) -> None:
        """Keep what still waits, then close the file."""
        if not self.writer.closed:
            await self.writer.close()
            await asyncio.to_thread(self._readers.shutdown)
            self._reader.close()
            self.lock.free()
