"""Where bots think: in threads of their own, beside the loop; one that does not come back holds nobody else."""

from __future__ import annotations

import asyncio
import os
import queue
import threading
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from hotzone.ai.bot import Choice
from hotzone.server import logs
from hotzone.server.faults import Refused

WORKERS = max(2, os.cpu_count() or 2)
PATIENCE = 20.0  # seconds of thinking after which a bot is given up
Thought = tuple[Choice, float]


class Job(NamedTuple):
    """Something to think about, and who waits for it."""

    think: Callable[[], Choice]
    waiting: asyncio.Future[Thought]
    begun: asyncio.Event
    loop: asyncio.AbstractEventLoop


class Thinkers:
    """A few threads that take what waits, one after another."""

    def __init__(self, workers: int = WORKERS) -> None:
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.workers = 0
        for _ in range(workers):
            self.hire()

    def hire(self) -> None:
        """One more thread; a daemon, so that a bot that never ends does not keep the program from ending."""
        self.workers += 1
        threading.Thread(target=self.work, name="bot", daemon=True).start()

    def work(self) -> None:
        """Think until told to stop."""
        while (job := self.jobs.get()) is not None:
            error: BaseException | None = None
            found: Thought | None = None
            start = perf_counter()
            try:
                job.loop.call_soon_threadsafe(job.begun.set)
                found = (job.think(), perf_counter() - start)
            except BaseException as caught:
                error = caught
            try:
                job.loop.call_soon_threadsafe(settle, job.waiting, found, error)
            except RuntimeError:  # the loop is gone: nobody waits any more
                return

    async def choose(self, think: Callable[[], Choice]) -> Thought:
        """What a bot chooses, and how long it thought; raises Refused when it does not come back."""
        loop = asyncio.get_running_loop()
        job = Job(think, loop.create_future(), asyncio.Event(), loop)
        self.jobs.put(job)
        await job.begun.wait()
        try:
            return await asyncio.wait_for(job.waiting, PATIENCE)
        except TimeoutError:
            logs.say("bot-lost", seconds=PATIENCE)
            self.hire()  # in place of the thread that is lost
            raise Refused("bot-lost", "this bot does not come back from its thinking") from None

    def close(self) -> None:
        """Let the threads end when they are done."""
        for _ in range(self.workers):
            self.jobs.put(None)


def settle(waiting: asyncio.Future[Thought], found: Thought | None, error: BaseException | None) -> None:
    """Wake who waits."""
    if waiting.done():
        return
    if error is not None or found is None:
        waiting.set_exception(error or RuntimeError("nothing was chosen"))
    else:
        waiting.set_result(found)
