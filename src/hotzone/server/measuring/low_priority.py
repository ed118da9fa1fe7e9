"""A process of its own that plays the matches of a measurement: it holds no lock of the server, and lets all else go first."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Protocol

from hotzone.sim.tally import Tally
from hotzone.sim.task import RunSpec, Task
from hotzone.sim.workers import serve

NICE = 10


class MatchPlayer(Protocol):
    """Whoever plays pieces of a measurement."""

    async def play(self, task: Task) -> Tally:
        """Play a piece; raises EOFError when it was closed."""

    def stop(self) -> None:
        """Stop at once, in the middle of a match too: whoever waits for a piece gets EOFError."""

    def close(self) -> None:
        """Let everything go; nobody waits for a piece any more."""


class LowPriorityPlayer:
    """Plays in another process, which ends with this one."""

    def __init__(self, spec: RunSpec) -> None:
        context = get_context("spawn")  # a fork of a process with threads may hang
        self.line, there = context.Pipe()
        self.process = context.Process(target=stand_back_and_serve, args=(spec, there), daemon=True)
        self.process.start()
        there.close()

    async def play(self, task: Task) -> Tally:
        """Play a piece; raises EOFError when it was closed, and what went wrong over there."""
        try:
            self.line.send(task)
            answer = await asyncio.to_thread(self.line.recv)
        except (OSError, TypeError) as error:  # closed meanwhile
            raise EOFError from error
        if isinstance(answer, BaseException):
            raise answer
        return Tally().read(answer)

    def stop(self) -> None:
        """End the process; whoever waits for it gets EOFError."""
        self.process.terminate()

    def close(self) -> None:
        """End the process and the line to it."""
        self.process.terminate()
        self.process.join()
        self.process.close()
        self.line.close()


def stand_back_and_serve(spec: RunSpec, line: Connection) -> None:
    """Play what is sent, behind everything else of this machine."""
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    serve(spec, line)
