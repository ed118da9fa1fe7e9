"""Training the crew by playing itself: rounds of matches, targets, steps; checkpoints that a later run goes on from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np

from hotzone import registry
from hotzone.ai.search.network import Network, fit, read_network, write_network
from hotzone.ai.search.self_play import CorePlayer
from hotzone.ai.training.learner import BATCH, GAMMA, LAMBDA, REPEATS, Learner, ReplayBuffer, returns
from hotzone.ai.training.log import PLAY, TEST, TrainingLog, TrainingLogEntry
from hotzone.ai.training.saved_state import Options, read_state, write_state
from hotzone.ai.wilson import wilson
from hotzone.contract.ai import Trainable
from hotzone.contract.game import Game
from hotzone.core.errors import HotzoneError
from hotzone.core.evaluator import Evaluator

LIMIT = 1500  # actions of a match: who takes longer is told that it was lost
WARM = 20_000  # moments before learning begins
ROOM = 8_000  # moments of one round and set-up
NOTED, KEPT = 200, 1000  # matches after which the log gets a line and a checkpoint is written
TESTS = 8  # of a run
RECENT = 20  # rounds whose wins are told
Settings = Mapping[str, object]
NOTHING: tuple[Any, int, int] = (None, 0, 0)  # before a set-up was played


def courses(game: Game[Any]) -> Mapping[str, Sequence[Settings]]:
    """What a game's crew can be trained on, by name."""
    if not isinstance(game, Trainable):
        raise HotzoneError("no-courses", f"{game.name} does not say what its crew is trained on")
    return game.courses()


def course(game: Game[Any], names: str) -> Sequence[Settings]:
    """The set-ups of one course, or of several joined by commas; of the game's first where none is named."""
    known = courses(game)
    wanted = names.split(",") if names else [next(iter(known))]
    for name in wanted:
        if name not in known:
            raise HotzoneError("unknown-course", f"there is no course '{name[:40]}'; there are {', '.join(known)}")
    return [settings for name in wanted for settings in known[name]]


def course_on(game: Game[Any], names: str, board: str) -> Sequence[Settings]:
    """A course with all its matches on one board, by the name or the file of it; none named: as the course says."""
    found = course(game, names)
    return [registry.with_board(game, {**settings, "board": board}) for settings in found] if board else found


def names_of(evaluator: Evaluator) -> tuple[str, ...]:
    """The names of an evaluator's inputs; raises HotzoneError where they are not as many as it writes."""
    many = len(evaluator.numbers())
    if len(evaluator.names) != many:
        raise HotzoneError(
            "bad-evaluator", f"the evaluator of {evaluator.game} writes {many} inputs and names {len(evaluator.names)}"
        )
    return evaluator.names


class TrainingSetup:
    """One set-up to train on: a player without and one with the network."""

    def __init__(self, game: Game[Any], settings: Settings, inputs: int, width: int) -> None:
        self.setup = game.setup(**settings)
        start = game.new(self.setup)
        self.victories = [i for i, name in enumerate(game.endings) if name in game.victories]
        self.net = Network(inputs)
        self.player = CorePlayer(start.clone(), self.net, 6000, width, 0)
        self.teacher = CorePlayer(start.clone(), None, 6000, width, int(16 * start.evaluator().patience()))
        for player in (self.player, self.teacher):
            player.listen(ROOM, inputs)

    def play(self, weights: Any, seed: int, first: int, games: int, straying: int, taught: bool) -> tuple[Any, int, int]:
        """Play matches; gives the rows written down, how many were won and played."""
        player = self.teacher if taught else self.player
        self.net.load(weights)
        player.straying = straying
        before = self.won(player)
        player.play(seed, first, games, LIMIT)
        record, rows, length = player.written()
        table = np.frombuffer(record, np.float32)[: rows * length].reshape(rows, length).copy()
        return table, self.won(player) - before, games

    def won(self, player: CorePlayer) -> int:
        """How many matches a player has won so far."""
        return sum(player.ending(i) for i in self.victories)


class Trainer:
    """Plays, learns, tests, keeps the best; everything it needs to go on is in its folder."""

    def __init__(self, game: Game[Any], folder: str, course: Sequence[Settings], seed: int, width: int, shaped: float) -> None:
        self.gamma = GAMMA
        self.sloppy = False
        self.trust = LAMBDA
        self.straying = (60, 20)  # turns in a thousand, in the first and the second half
        self.game = game
        self.folder = Path(folder)
        start: Any = game.new(game.setup(**course[0]))
        self.names = names_of(start.evaluator())
        self.inputs = len(self.names)
        self.setups = [TrainingSetup(game, settings, self.inputs, width) for settings in course]
        self.learner = Learner(self.inputs, seed)
        self.memory = ReplayBuffer(250_000, self.inputs)
        self.seed = seed
        self.shaped = shaped
        self.options: Options = {}  # that the training was begun with
        self.lessons = 0  # matches by rules of thumb that are left
        self.played = 0
        self.wins: list[tuple[int, int]] = []  # won and played, of the last rounds
        self.best = -1.0
        self.folder.mkdir(parents=True, exist_ok=True)
        self.log = TrainingLog(self.folder, f"Training the crew of {game.name}")

    def begin_from(self, data: bytes) -> None:
        """Start with the weights of a network file."""
        net = fit(read_network(data), self.names)
        if net.width > self.learner.width:
            raise HotzoneError("bad-network", f"{net.width} units are a mean of trainings: start from one of those it is made of")
        self.learner.start_from(net)

    def round(self, games: int, straying: int, workers: int, taught: bool = False, first: int | None = None) -> tuple[int, int]:
        """One round: some matches of each set-up on threads; gives won and played, the same whoever was quick."""
        weights, found = self.learner.numbers(), [NOTHING] * len(self.setups)
        jobs = list(enumerate(self.setups))
        begin = self.played if first is None else first

        def work() -> None:
            while jobs:
                try:
                    i, one = jobs.pop()
                except IndexError:
                    return
                found[i] = one.play(weights, self.seed + 1, begin + i * games, games, straying, taught)

        threads = [Thread(target=work, daemon=True) for _ in range(workers)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if any(rows is None for rows, _, _ in found):
            raise HotzoneError("stopped", "a thread of the training ended before its matches did: see the message above")
        if first is None:
            self.played += games * len(self.setups)
            for rows, _, _ in found:
                self.memory.add(*returns(rows, self.shaped, self.gamma, self.sloppy, self.trust))
            self.fresh = sum(len(rows) for rows, _, _ in found)
        return sum(won for _, won, _ in found), sum(many for _, _, many in found)

    def run(
        self,
        matches: int,
        workers: int,
        rates: tuple[float, float],
        told: Callable[[str], None],
        stop: Callable[[], bool] = lambda: False,
    ) -> bool:
        """Train up to a number of matches; rate, tests and checkpoints follow that number, never the clock.

        `told` hears how it goes. When `stop` says so the state is kept after the round under way, and the answer is False.
        """
        self.log.begin(self.played)
        if self.played == 0:
            self.keep()
        while self.lessons > 0:
            if stop():
                self.keep()
                return False
            self.take_lessons(workers, rates[0], told)
        while self.played < matches:
            if stop():
                self.keep()
                return False
            before, part = self.played, self.played / matches
            self.wins = [*self.wins[1 - RECENT :], self.round(1, self.straying[part >= 0.5], workers)]
            rate = rates[0] * (rates[1] / rates[0]) ** part
            ready = self.memory.count >= WARM  # too few moments would be learned by heart
            loss = self.learner.learn(self.memory, max(1, REPEATS * self.fresh // BATCH), rate) if ready else 0.0
            if self.passed(before, NOTED):
                won, many = (sum(pair[i] for pair in self.wins) for i in (0, 1))
                self.log.note(TrainingLogEntry(PLAY, self.played, won, many, loss))
                told(f"{self.played:,} of {matches:,} matches, {won / many:.1%} of the last {many} won, loss {loss:.4f}")
            if self.passed(before, max(NOTED, matches // TESTS)) or self.played >= matches:
                self.test(told, workers)
            if self.passed(before, KEPT) or self.played >= matches:
                self.keep()
        return True

    def passed(self, before: int, every: int) -> bool:
        """Has the last round brought the next multiple of a number of matches?"""
        return self.played // every > before // every

    def take_lessons(self, workers: int, rate: float, told: Callable[[str], None]) -> None:
        """A round by rules of thumb; after the last one the network learns from all of them."""
        won, many = self.round(2, 60, workers, taught=True)
        self.lessons = max(0, self.lessons - many)
        told(f"lessons: {won} of {many} won by rules of thumb, {self.memory.count} moments, {self.lessons} left")
        if not self.lessons:
            self.learner.forget(self.memory.inputs[: self.memory.count].any(axis=0))
            self.learner.learn(self.memory, 12 * self.memory.count // BATCH, rate)

    def test(self, told: Callable[[str], None], workers: int, games: int = 16) -> None:
        """Play matches that are not learned from, the same at every test, without straying; the best network so far is kept."""
        seed, self.seed = self.seed, self.seed + 1000
        won, many = self.round(games, 0, workers, first=0)
        self.seed = seed
        low, high = wilson(won, many)
        told(f"test: {won} of {many} fresh matches won ({low:.1%} to {high:.1%})")
        self.log.note(TrainingLogEntry(TEST, self.played, won, many, 0.0))
        if won / many >= self.best:
            self.best = won / many
            self.save("best.net")

    def save(self, name: str) -> None:
        """Write the network as players read it."""
        new = self.folder / f"{name}.new"
        new.write_bytes(write_network(self.names, self.learner.numbers()))
        new.replace(self.folder / name)

    def keep(self) -> None:
        """Write a checkpoint, and the mean of the last steps as a network."""
        self.save("last.net")
        write_state(self)

    def resume(self) -> bool:
        """Go on from a checkpoint, if there is one that fits."""
        return read_state(self)
