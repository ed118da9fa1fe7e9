"""The one thread that writes into the SQLite file: many jobs a commit, and whoever waits hears when it is on the disk."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from typing import Any, NamedTuple

from hotzone.store.keeping import NotKept, Taken
from hotzone.store.schema import connect

MOST = 1000  # jobs a commit
Statement = tuple[str, tuple[Any, ...]]  # SQL and the values for its question marks


class Job(NamedTuple):
    """Statements that are kept together or not at all, and who waits for them."""

    statements: tuple[Statement, ...]
    waiting: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Writer:
    """Takes jobs from any loop and keeps those that wait with one commit."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.closed = False
        self.commits = 0
        self.kept = 0
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def do(self, *statements: Statement) -> None:
        """Keep statements together or not at all; comes back when they are on the disk."""
        if self.closed:
            raise NotKept("the store is closed")
        if not statements:
            return
        loop = asyncio.get_running_loop()
        job = Job(statements, loop.create_future(), loop)
        self._jobs.put(job)
        await job.waiting

    async def close(self) -> None:
        """Keep what still waits, then end the thread."""
        self.closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

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
