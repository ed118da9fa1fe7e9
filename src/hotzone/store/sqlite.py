"""A store in one SQLite file: one writer thread, many appends a commit, nothing acknowledged before it is on the disk."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from hotzone.store.keeping import TALK, Chair, Change, Ending, Entry, Guest, Kept, Link, NotKept, Person, Taken
from hotzone.store.lock import FileLock
from hotzone.store.schema import APPLICATION, STEPS

MOST = 1000  # jobs a commit
R = TypeVar("R", bound=tuple[Any, ...])


class Job(NamedTuple):
    """Statements that are kept together or not at all, and who waits for them."""

    statements: tuple[tuple[str, tuple[Any, ...]], ...]
    waiting: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


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
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._closed = False
        self.commits = 0
        self.kept = 0
        self._writer.start()

    # --- writing

    def _write(self) -> None:
        """Take what waits, keep it with one commit, then tell everybody; the one thread that writes."""
        base = connect(self.path)
        try:
            while (job := self._jobs.get()) is not None:
                batch = [job]
                last = False
                while len(batch) < MOST and not last:
                    try:
                        more = self._jobs.get_nowait()
                    except queue.Empty:
                        break
                    if more is None:
                        last = True
                    else:
                        batch.append(more)
                self._keep(base, batch)
                if last:
                    return
        finally:
            base.close()

    def _keep(self, base: sqlite3.Connection, batch: list[Job]) -> None:
        outcomes: list[tuple[Job, Exception | None]] = []
        try:
            base.execute("begin immediate")
            outcomes = [(job, carry_out(base, job)) for job in batch]
            base.execute("commit")
            self.commits += 1
            self.kept += len(batch)
        except sqlite3.Error as error:  # a full disk, say: nothing of the batch was kept
            if base.in_transaction:
                base.execute("rollback")
            outcomes = [(job, NotKept(str(error))) for job in batch]
        for loop in {job.loop for job in batch}:
            mine = [(job.waiting, error) for job, error in outcomes if job.loop is loop]
            try:
                loop.call_soon_threadsafe(settle, mine)
            except RuntimeError:  # the loop is gone: nobody waits any more
                continue

    async def _do(self, *statements: tuple[str, tuple[Any, ...]]) -> None:
        if self._closed:
            raise NotKept("the store is closed")
        if not statements:
            return
        loop = asyncio.get_running_loop()
        job = Job(statements, loop.create_future(), loop)
        self._jobs.put(job)
        await job.waiting

    async def create(self, match: Kept, change: Change, entries: Sequence[Entry] = ()) -> None:
        """Keep a new match with all that belongs to it."""
        rows = [(insert("matches", match), tuple(match)), *arranged(match.code, change)]
        await self._do(*rows, *((APPEND, tuple(entry)) for entry in entries))

    async def append(self, entry: Entry) -> None:
        """Add the next entry; comes back when it is on the disk."""
        await self._do((APPEND, tuple(entry)))

    async def arrange(self, code: str, change: Change) -> None:
        """Change who is who and who sits where."""
        await self._do(*arranged(code, change))

    async def change(self, code: str, title: str, switches: str) -> None:
        """Change the title and the switches of a match."""
        await self._do(("update matches set title = ?, switches = ? where code = ?", (title, switches, code)))

    async def say(self, code: str, number: int, line: str) -> None:
        """Keep a line of chat."""
        old = ("delete from talk where match = ? and number <= ?", (code, number - TALK))
        await self._do(("insert or replace into talk values (?, ?, ?)", (code, number, line)), old)

    async def put_setting(self, name: str, value: str) -> None:
        """Write something about this server down."""
        await self._do(("insert or replace into settings values (?, ?)", (name, value)))

    async def finish(self, ending: Ending) -> None:
        """Write a finished match into the station log; the first line stays."""
        await self._do((insert("endings", ending, "insert or ignore"), tuple(ending)))

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
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
            await asyncio.to_thread(self._readers.shutdown)
            self._reader.close()
            self.lock.free()


APPEND = "insert into entries values (?, ?, ?, ?, ?, ?, ?)"


class Line(NamedTuple):
    """A row of one text."""

    line: str


def arranged(code: str, change: Change) -> list[tuple[str, tuple[Any, ...]]]:
    """The statements of a change; what goes goes first."""
    found: list[tuple[str, tuple[Any, ...]]] = []
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


def connect(path: str) -> sqlite3.Connection:
    """Open the file so that a commit is on the disk when it returns."""
    base = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode = wal", "synchronous = full", "foreign_keys = on", "busy_timeout = 10000"):
        base.execute(f"pragma {pragma}").fetchall()
    return base


def prepare(base: sqlite3.Connection, path: str) -> None:
    """Bring the tables of a file up to date; refuse a file of another program or of a newer version."""
    owner = base.execute("pragma application_id").fetchone()[0]
    version = base.execute("pragma user_version").fetchone()[0]
    tables = base.execute("select count(*) from sqlite_master").fetchone()[0]
    if owner != APPLICATION and (tables or version):
        raise NotKept(f"{Path(path).name} is a database of another program")
    if version > len(STEPS):
        raise NotKept(f"{Path(path).name} was written by a newer hotzone (tables {version}, here {len(STEPS)})")
    for number, step in enumerate(STEPS[version:], version + 1):
        base.executescript(f"begin; {step} pragma application_id = {APPLICATION}; pragma user_version = {number}; commit;")


def carry_out(base: sqlite3.Connection, job: Job) -> Exception | None:
    """Do one job inside the commit of many; a job that breaks a key leaves no trace."""
    several = len(job.statements) > 1
    try:
        if several:
            base.execute("savepoint job")
        for sql, values in job.statements:
            base.execute(sql, values)
        if several:
            base.execute("release job")
    except sqlite3.IntegrityError as error:
        if several:
            base.execute("rollback to job")
            base.execute("release job")
        return Taken(str(error))
    return None


def settle(outcomes: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    """Wake those who wait."""
    for waiting, error in outcomes:
        if not waiting.done():
            if error is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(error)
