"""Somebody else's bot in a process of its own: if it crashes, hangs or cheats, its seat loses the turn, and the run goes on."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from base64 import b64encode
from contextlib import suppress
from pickle import dumps
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from hotzone.ai.bots.external.limits import ProcessLimits
from hotzone.ai.bots.protocol import Choice
from hotzone.contract.game import Game
from hotzone.core.errors import BadSetup, HotzoneError

STARTING = 60.0  # seconds that a bot may take to be loaded
LEAST, TIMES = 2.0, 10.0  # seconds for a decision: so many times what was asked for, and never less
LONGEST = 10_000  # signs of an answer
WAITING = 12  # processes that may wait for their next match
SINGLE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # for a bot with limits: threads take memory and other bots' time


class BotProcess:
    """A process with one bot. Questions and answers are lines of JSON: nothing that it says is ever run here."""

    def __init__(self, place: str, name: str, limits: ProcessLimits = ProcessLimits()) -> None:  # noqa: B008 - cannot be changed
        self.place = place
        command = [sys.executable, "-m", "hotzone.ai.bots.external.bot_process", place, name, json.dumps(limits)]
        own = {**os.environ, **SINGLE} if any(limits) else None
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=own
        )
        self.spent = 0.0  # seconds of the processor for its last answer
        self.held: list[str] = []  # the limits that the kernel holds
        self.lines: SimpleQueue[str] = SimpleQueue()
        self.told: tuple[object, object] = (None, None)  # board and options of the table that it knows
        self.listener = Thread(target=self.listen, daemon=True)
        self.listener.start()
        try:
            self.answer(STARTING)
        except HotzoneError:
            self.end()
            raise

    def listen(self) -> None:
        """Take its lines; an empty one at the end."""
        assert self.process.stdout is not None
        while line := self.process.stdout.readline(LONGEST):
            self.lines.put(line)
        self.lines.put("")

    def tell(self, **said: object) -> None:
        """Send a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(said) + "\n")
        self.process.stdin.flush()

    def answer(self, seconds: float) -> Any:
        """Its next answer; raises HotzoneError for a mistake, for nonsense, for silence."""
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            raise HotzoneError("too-late", f"it did not answer within {seconds:g} s") from None
        if not line:
            raise HotzoneError("bot-ended", "its process has ended")
        try:
            found = json.loads(line)
            error = found.get("error")
        except (ValueError, AttributeError):
            raise HotzoneError("bot-nonsense", "its answer cannot be read") from None
        if error and found.get("code") == "bad-bot":
            raise BadSetup("bad-bot", str(error)[:400])
        if error:
            raise HotzoneError("bot-crashed", str(error)[:400])
        self.held = found.get("held", self.held)
        spent = found.get("spent")
        self.spent = spent if isinstance(spent, float) and spent > 0 else 0.0
        return found.get("action")

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()
        self.listener.join()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what was not sent any more
                    pipe.close()


Kind = tuple[str, ProcessLimits]
idle: dict[Kind, list[BotProcess]] = {}  # processes that wait for their next match, by place: starting one takes a while


def end_all() -> None:
    """End the processes that wait."""
    for waiting in idle.values():
        while waiting:
            waiting.pop().end()


def make_room() -> None:
    """Let the processes go that have waited longest, where too many wait."""
    while sum(map(len, idle.values())) > WAITING:
        oldest = next(kind for kind, waiting in idle.items() if waiting)
        idle[oldest].pop(0).end()


atexit.register(end_all)


class IsolatedBot:
    """Asks a bot in another process. What is late, broken or against the rules forfeits the rest of the turn."""

    def __init__(self, seed: int, place: str, name: str, least: float = LEAST, limits: ProcessLimits = ProcessLimits()) -> None:  # noqa: B008 - cannot be changed
        self.name = name
        self.limits = limits
        self.place = place
        self.seed = seed
        self.least = least
        self.process: BotProcess | None = None
        self.spent = 0.0  # seconds of the processor that the last choice took in its process
        self.forfeited = -1  # the turn that is lost

    def choose(self, match: Any, game: Game[Any], seat: int, budget: float) -> Choice:
        """What the bot chooses; passes where it forfeits. Raises BadSetup for a bot that cannot be loaded."""
        self.spent = 0.0
        if match.turn == self.forfeited:
            return Choice(passing(match))
        try:
            action = self.ask(match, game, seat, budget)
            if not isinstance(action, int) or isinstance(action, bool) or not match.is_legal(action):
                raise HotzoneError("illegal", "it chose what is not allowed")
        except BadSetup:
            self.drop()
            raise
        except (HotzoneError, OSError, OverflowError) as error:
            self.drop()
            self.forfeited = match.turn
            return Choice(passing(match), f"{self.name} forfeits this turn: {error}", forfeit=True)
        return Choice(action)

    def ask(self, match: Any, game: Game[Any], seat: int, budget: float) -> object:
        """One question and its answer."""
        if self.process is None:
            waiting = idle.get((self.place, self.limits))
            self.process = waiting.pop() if waiting else BotProcess(self.place, self.name, self.limits)
            self.process.tell(ask="begin", seed=self.seed)
            self.process.answer(STARTING)
        if self.process.told != (match.board, match.options):
            self.process.tell(ask="table", game=game.name, table=text_of(dumps(match)))
            self.process.told = (match.board, match.options)
        self.process.tell(ask="choose", table=text_of(match.snapshot()), seat=seat, budget=budget)
        process = self.process  # somebody else may drop it meanwhile
        answer = process.answer(max(self.least, TIMES * budget))
        self.spent = process.spent
        return answer

    def drop(self) -> None:
        """End the process; the next question begins another one."""
        if self.process is not None:
            self.process.end()
        self.process = None

    def close(self) -> None:
        """The match is over: the process waits for the next one."""
        if self.process is not None:
            idle.setdefault((self.place, self.limits), []).append(self.process)
            make_room()
        self.process, self.forfeited = None, -1


def text_of(data: bytes) -> str:
    """Bytes for a line of JSON."""
    return b64encode(data).decode("ascii")


def passing(match: Any) -> int:
    """What ends a turn soonest: the action that ends it, else the first legal one."""
    return int(match.pass_action() or match.legal()[0])
