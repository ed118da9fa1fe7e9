"""The one thread that writes into the SQLite file: many jobs a commit, and whoever waits hears when it is on the disk."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from hotzone.store.file_lock import FileLock
from hotzone.store.migrations import connect, in_words
from hotzone.store.protocol import Counted, NotStored, Taken

MOST = 1000  # jobs a commit
T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]  # what is done inside a commit; what it gives goes to whoever waits


class WriteJob(NamedTuple):
    """Something that is kept as a whole or not at all, and who waits for it."""

    work: Work[Any]
    several: bool  # more than one statement
    waiting: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


Outcome = tuple[WriteJob, Any, Exception | None]


class Writer:
    """Takes jobs from any loop and keeps those that wait with one commit. Whatever goes wrong, it goes on."""

    def __init__(self, path: str, lock: FileLock) -> None:
        self.path = path
        self.lock = lock
        self.closed = False
        self.commits = 0
        self.kept = 0
        self.trouble = ""  # why the last commit failed; empty if it did not
        self._base: sqlite3.Connection | None = connect(path)
        self._jobs: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def do(self, work: Work[T], *, several: bool = True) -> T:
        """Do something inside a commit; comes back with what it gave when it is on the disk."""
        if self.closed:
            raise NotStored("the store is closed")
        loop = asyncio.get_running_loop()
        job = WriteJob(work, several, loop.create_future(), loop)
        self._jobs.put(job)
        found: T = await job.waiting
        return found

    def counted(self) -> list[Counted]:
        """What it has kept since it began."""
        return [Counted("append_statements_total", "Commits", self.commits), Counted("entries_total", "Changes kept", self.kept)]

    async def close(self) -> None:
        """Keep what still waits, then end the thread."""
        self.closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write(self) -> None:
        """Take what waits, keep it with one commit, then tell everybody; the one thread that writes."""
        last = False
        while not last and (job := self._jobs.get()) is not None:
            batch = [job]
            while len(batch) < MOST and not last:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                else:
                    batch.append(more)
            tell(self._keep(batch))
        self._hang_up()

    def _keep(self, batch: list[WriteJob]) -> list[Outcome]:
        try:
            self.lock.check()
            base = self._base = self._base or connect(self.path)
            if len(batch) == 1 and not batch[0].several:  # one statement is a commit of its own
                outcomes = [carry_out(base, batch[0])]
            else:
                base.execute("begin immediate")
                outcomes = [carry_out(base, job) for job in batch]
                base.execute("commit")
        except Exception as error:  # a full disk, say: nothing of the batch was kept; the thread must live
            self.trouble = in_words(error)
            self._hang_up()
            return [(job, None, NotStored(self.trouble)) for job in batch]
        self.trouble = ""
        self.commits += 1
        self.kept += len(batch)
        return outcomes

    def _hang_up(self) -> None:
        """Close the connection; what was not committed goes with it, and the next batch begins with a new one."""
        with suppress(sqlite3.Error):
            if self._base is not None:
                self._base.close()
        self._base = None


def carry_out(base: sqlite3.Connection, job: WriteJob) -> Outcome:
    """Do one job inside the commit of many; a job that breaks a key leaves no trace."""
    try:
        if job.several:
            base.execute("savepoint job")
        found = job.work(base)
        if job.several:
            base.execute("release job")
    except (sqlite3.IntegrityError, Taken) as error:
        if job.several:
            base.execute("rollback to job")
            base.execute("release job")
        return job, None, Taken(str(error))
    return job, found, None


def tell(outcomes: list[Outcome]) -> None:
    """Wake those who wait, each in its own loop."""
    for loop in {job.loop for job, _, _ in outcomes}:
        mine = [one for one in outcomes if one[0].loop is loop]
        with suppress(RuntimeError):  # the loop is gone: nobody waits any more
            loop.call_soon_threadsafe(settle, mine)


def settle(outcomes: list[Outcome]) -> None:
    """Wake those who wait."""
    for job, found, error in outcomes:
        if not job.waiting.done():
            if error is None:
                job.waiting.set_result(found)
            else:
                job.waiting.set_exception(error)
