"""The one queue by which a process writes entries: what waits goes into one statement, and a lost answer is asked for again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import NamedTuple

import asyncpg

from hotzone.store.postgres.error_text import LOST, in_words
from hotzone.store.protocol import Counted, LogEntry, NotStored, Taken, Unsure

MOST = 500  # entries a statement
FULL = 2_000  # jobs that may wait
PATIENCE = 5.0  # seconds for a write
BREATH = 0.1  # seconds before another try

PUT = """
insert into entries select * from unnest(
    $1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::float8[], $7::text[], $8::text[]
) as given (match, seq, actor, action, events, at, words, writer) order by match, seq
on conflict do nothing
returning match, seq, writer, (select array_agg(node) from here where here.match = entries.match and node <> $9)
"""
OURS = """
select match, seq, writer from entries join unnest($1::text[], $2::int[]) as given (match, seq) using (match, seq)
"""


class AppendJob(NamedTuple):
    """Entries of one match that are kept together, by whom, until when they are tried, and who waits."""

    entries: Sequence[LogEntry]
    by: str
    until: float
    waiting: asyncio.Future[list[str]]  # the other processes that have the room open


class AppendQueue:
    """Takes jobs and keeps those that wait with one statement, so no lock is held while this process sleeps."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], node: str, mark: str) -> None:
        self.connect = connect
        self.node = node
        self.mark = mark  # of this run of this process
        self.numbers = count(1)
        self.jobs: asyncio.Queue[AppendJob] = asyncio.Queue()
        self.base: asyncpg.Connection | None = None
        self.trouble = ""
        self.statements = self.kept = self.taken = self.unsure = self.restarts = 0
        self.busy = asyncio.Lock()
        self.task = asyncio.create_task(self.run(), name="store queue")

    async def append(self, entries: Sequence[LogEntry]) -> list[str]:
        """Keep entries; gives the processes that must hear of it."""
        first = entries[0]
        if [entry.seq for entry in entries] != list(range(first.seq, first.seq + len(entries))) or first.seq < 1:
            raise Taken(f"{first.match} {first.seq}")
        if self.jobs.qsize() >= FULL:
            raise NotStored("too much waits to be kept; try again in a moment")
        loop = asyncio.get_running_loop()
        job = AppendJob(entries, f"{self.mark}:{next(self.numbers)}", loop.time() + PATIENCE, loop.create_future())
        self.jobs.put_nowait(job)
        return await job.waiting

    def counted(self) -> list[Counted]:
        """What it has written since it began, and what became of the rest."""
        return [
            Counted("append_statements_total", "Statements that kept entries", self.statements),
            Counted("entries_total", "Entries kept", self.kept),
            Counted("taken_total", "Entries that somebody else wrote first", self.taken),
            Counted("unsure_total", "Entries whose answer did not come", self.unsure),
            Counted("append_restarts_total", "Errors that nobody thought of", self.restarts),
        ]

    async def run(self) -> None:
        """Write until cancelled; an error that nobody thought of costs one batch, never the queue."""
        while True:
            batch: list[AppendJob] = []
            try:
                batch.append(await self.jobs.get())
                while not self.jobs.empty() and sum(len(job.entries) for job in batch) < MOST:
                    batch.append(self.jobs.get_nowait())
                async with self.busy:
                    await self.keep(batch)
            except Exception as error:
                self.restarts += 1
                self.trouble = in_words(error)
                fail(batch, Unsure(self.trouble))
                await self.hang_up()

    async def keep(self, batch: list[AppendJob]) -> None:
        """Keep a batch; when the connection is lost nobody knows what became of it, so the same is sent again."""
        tried = False
        while batch := self.still(batch, tried):
            left = max(0.05, min(job.until for job in batch) - asyncio.get_running_loop().time())
            try:
                async with asyncio.timeout(left):
                    self.base = self.base or await self.connect()
                    tried = True
                    await self.put(self.base, batch)
                self.trouble = ""
                return
            except LOST as error:
                self.trouble = in_words(error)
                await self.hang_up()
                await asyncio.sleep(BREATH)
            except asyncpg.PostgresError as error:  # one of them cannot be kept: the others need not suffer
                if len(batch) == 1:
                    fail(batch, NotStored(in_words(error)))
                    return
                for job in batch:
                    await self.keep([job])
                return

    def still(self, batch: list[AppendJob], tried: bool) -> list[AppendJob]:
        """Those whose time is not up; the others hear that nobody knows, or that it was never sent."""
        now = asyncio.get_running_loop().time()
        late = [job for job in batch if job.until <= now]
        self.unsure += len(late)
        fail(late, (Unsure if tried else NotStored)(self.trouble or "the database does not answer"))
        return [job for job in batch if job.until > now]

    async def put(self, base: asyncpg.Connection, batch: list[AppendJob]) -> None:
        """Send a batch and tell everybody what became of theirs."""
        rows = [(*entry, job.by if i == 0 else f"+{job.by}") for job in batch for i, entry in enumerate(job.entries)]
        found = await base.fetch(PUT, *(list(column) for column in zip(*rows, strict=True)), self.node)
        self.statements += 1
        nodes = {(row[0], row[1], row[2]): list(row[3] or ()) for row in found}
        lost = [row for row in rows if (row[0], row[1], row[-1]) not in nodes]
        if lost:  # somebody was first: we ourselves perhaps, before an answer that did not come
            there = await base.fetch(OURS, [row[0] for row in lost], [row[1] for row in lost])
            nodes |= {(row[0], row[1], row[2]): [] for row in there}
        for job in batch:
            keys = [(entry.match, entry.seq, job.by if i == 0 else f"+{job.by}") for i, entry in enumerate(job.entries)]
            if job.waiting.done():
                continue
            if all(key in nodes for key in keys):
                self.kept += len(keys)
                job.waiting.set_result(nodes[keys[-1]])
            else:
                self.taken += 1
                job.waiting.set_exception(Taken(f"{keys[0][0]} {keys[0][1]}"))

    async def ping(self) -> None:
        """Ask the connection that writes, if it is not busy writing."""
        if not self.busy.locked():
            async with self.busy:
                self.base = self.base or await self.connect()
                await self.base.fetchval("select 1")

    async def hang_up(self) -> None:
        """Let the connection go without a goodbye: it may hang."""
        base, self.base = self.base, None
        if base is not None:
            with suppress(Exception):
                base.terminate()

    async def close(self) -> None:
        """Keep what still waits, then end."""
        waiting = [job.waiting for job in self.jobs._queue]  # type: ignore[attr-defined]
        if waiting:
            await asyncio.wait(waiting, timeout=PATIENCE)
        async with self.busy:
            self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        if self.base is not None:
            with suppress(Exception):
                await self.base.close(timeout=2)


def fail(batch: Sequence[AppendJob], error: Exception) -> None:
    """Tell everybody who still waits."""
    for job in batch:
        if not job.waiting.done():
            job.waiting.set_exception(error)
