"""What a worker does, in this process or another: play a piece of the work and return the results."""

from __future__ import annotations

from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.contract.game import Game
from hotzone.core.values import Setup
from hotzone.sim.players import SimPlayer, names_of, seat, seated, watched
from hotzone.sim.records.record_set import ENDING, Card, RecordWriter
from hotzone.sim.tally import Tally


class Task(NamedTuple):
    """Matches from one set-up, numbered within the seed."""

    setup: Setup
    first: int
    games: int


class RunSpec(NamedTuple):
    """What all pieces have in common; plain words and numbers, so that it can be sent anywhere."""

    game: str
    bot: str
    seed: int
    limit: int
    budget: float
    core: bool = False
    records: str = ""  # a folder for the matches, or none
    command: str = ""  # that the card of such a file names
    boards: tuple[str, ...] = ()  # texts of boards that do not ship with the game
    heat: bool = False  # count where things happen


class Worker:
    """A worker: keeps the table of the last set-up, since the next piece is often from the same one."""

    def __init__(self, spec: RunSpec, game: Game[Any] | None = None) -> None:
        self.spec = spec
        self.game = game or registry.game(spec.game)
        if game is None:
            for text in spec.boards:
                registry.with_board(self.game, {"board": text})
        self.setup: Setup | None = None
        self.start: Any = None

    def play(self, task: Task) -> Tally:
        """Play a piece; its luck depends on nothing but the seed and the numbers of its matches."""
        if task.setup != self.setup:
            self.start, self.setup = self.game.new(task.setup), task.setup
        if self.spec.records:
            with self.writer(task.first) as kept:
                return self.count(
                    task, seated(self.spec.bot, self.game, self.start.clone(), self.spec.budget, (task.setup, kept.add))
                )
        if self.spec.heat:
            return self.count(task, watched(self.spec.bot, self.game, self.start.clone()))
        return self.count(task, seat(self.spec.bot, self.game, self.start.clone(), self.spec.budget, self.spec.core))

    def count(self, task: Task, played: SimPlayer) -> Tally:
        """Let a player play a piece."""
        tally, started = Tally(), thread_time()
        played.play(self.spec.seed, task.first, task.games, self.spec.limit)
        tally.count(played, thread_time() - started)
        return tally

    def writer(self, first: int) -> RecordWriter:
        """The file for the matches of a piece: named by its first match, so that every piece has its own."""
        card = Card(self.game.name, self.game.rules, self.spec.command, names_of(self.spec.bot), boards=self.spec.boards)
        return RecordWriter(Path(self.spec.records) / f"{self.game.name}-{self.spec.seed}-{first:09}{ENDING}", card)


_workers: dict[RunSpec, Worker] = {}


def worker(spec: RunSpec) -> Worker:
    """This process's worker for an order: one at a time, the last one is kept."""
    if spec not in _workers:
        _workers.clear()
        _workers[spec] = Worker(spec)
    return _workers[spec]
