"""Where bots and the coach think: in threads of their own, beside the loop; one that hangs holds nobody else up."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from hotzone.server import json_log
from hotzone.server.bots.fair_queue import FairQueue
from hotzone.server.protocol.errors import Refused

WORKERS = max(2, os.cpu_count() or 2)
PATIENCE = 20.0  # seconds of thinking after which a bot is given up
T = TypeVar("T")


class ThinkJob(NamedTuple):
    """Something to think about, and who waits for it."""

    think: Callable[[], Any]
    waiting: asyncio.Future[tuple[Any, float]]
    begun: asyncio.Event
    loop: asyncio.AbstractEventLoop


class Thinkers:
    """A few threads that take what waits, in fair turns; one of them is always left for somebody else."""

    def __init__(self, workers: int = WORKERS, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock
        self.jobs: FairQueue[ThinkJob] = FairQueue(max(1, workers - 1))
        self.lost: set[asyncio.Future[tuple[Any, float]]] = set()
        for _ in range(workers):
            self.start_worker()

    def start_worker(self) -> None:
        """One more thread; a daemon, so that a bot that never ends does not keep the program from ending."""
        threading.Thread(target=self.work, name="thinker", daemon=True).start()

    def work(self) -> None:
        """Think until told to stop.

        To the system it is as important as the loop: a thread that must wait while it holds Python's lock makes the loop wait.
        """
        while (found := self.jobs.get()) is not None:
            person, job = found
            with suppress(RuntimeError):  # the loop is gone: nobody waits any more, but others may come
                self.carry_out(job)
            if job.waiting in self.lost:  # given up long ago: another thread has its place
                self.lost.discard(job.waiting)
                return
            self.jobs.done(person)

    def carry_out(self, job: ThinkJob) -> None:
        """Think about one thing and tell whoever waits; raises RuntimeError when nobody can be told."""
        error: BaseException | None = None
        thought: tuple[Any, float] | None = None
        job.loop.call_soon_threadsafe(job.begun.set)
        start = self.clock()
        try:
            thought = (job.think(), self.clock() - start)
        except BaseException as caught:
            error = caught
        job.loop.call_soon_threadsafe(settle, job.waiting, thought, error)

    async def think(self, think: Callable[[], T], person: str, room: str, patience: float | None = None) -> tuple[T, float]:
        """What comes of a thought, and how long it took; raises Refused when it does not come back in time."""
        loop = asyncio.get_running_loop()
        job = ThinkJob(think, loop.create_future(), asyncio.Event(), loop)
        self.jobs.put(job, person, room)
        await job.begun.wait()
        try:
            return await asyncio.wait_for(job.waiting, patience)
        except TimeoutError:
            json_log.say("bot-lost", seconds=patience)
            self.lost.add(job.waiting)
            self.jobs.done(person)
            self.start_worker()  # in place of the thread that is lost
            raise Refused("bot-lost", "this bot does not answer") from None

    def close(self) -> None:
        """Let the threads end when they are done."""
        self.jobs.close()


def settle(waiting: asyncio.Future[tuple[Any, float]], found: tuple[Any, float] | None, error: BaseException | None) -> None:
    """Wake who waits."""
    if waiting.done():
        return
    if error is not None or found is None:
        waiting.set_exception(error or RuntimeError("nothing was chosen"))
    else:
        waiting.set_result(found)
