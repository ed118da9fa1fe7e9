"""Training the crew by playing itself: rounds of matches, targets, steps; checkpoints that a later run goes on from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any

import numpy as np

from hotzone.ai.diary import PLAY, TEST, Diary, Entry
from hotzone.ai.learning import BATCH, GAMMA, LAMBDA, REPEATS, Learner, Memory, returns
from hotzone.ai.network import Network, read_network, write_network
from hotzone.ai.playing import Player
from hotzone.core.game import Game, HotzoneError, Trained
from hotzone.sim.wilson import wilson

LIMIT = 1500  # actions of a match: who takes longer is told that it was lost
WARM = 20_000  # moments before learning begins
ROOM = 8_000  # moments of one round and set-up
Settings = Mapping[str, object]


def courses(game: Game[Any]) -> Mapping[str, Sequence[Settings]]:
    """What a game's crew can be trained on, by name."""
    if not isinstance(game, Trained):
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


class Pupil:
    """One set-up to train on: a player without and one with the network."""

    def __init__(self, game: Game[Any], settings: Settings, inputs: int, width: int) -> None:
        self.setup = game.setup(**settings)
        start = game.new(self.setup)
        self.victories = [i for i, name in enumerate(game.endings) if name in game.victories]
        self.net = Network(inputs)
        self.player = Player(start.twin(), self.net, 6000, width, 0)
        self.teacher = Player(start.twin(), None, 6000, width, int(16 * start.judge().patience()))
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

    def won(self, player: Player) -> int:
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
        self.inputs = len(start.judge().numbers())
        self.pupils = [Pupil(game, settings, self.inputs, width) for settings in course]
        self.learner = Learner(self.inputs, seed)
        self.memory = Memory(250_000, self.inputs)
        self.seed = seed
        self.shaped = shaped
        self.played = 0
        self.best = -1.0
        self.folder.mkdir(parents=True, exist_ok=True)
        self.diary = Diary(self.folder, f"Training the crew of {game.name}")

    def begin_from(self, data: bytes) -> None:
        """Start with the weights of a network file."""
        net = read_network(data)
        if net.width > self.learner.width:
            raise HotzoneError("bad-network", f"{net.width} units are a mean of trainings: start from one of those it is made of")
        self.learner.start_from(net)

    def round(self, games: int, straying: int, workers: int, taught: bool = False) -> tuple[int, int]:
        """One round: some matches of each set-up on threads; gives won and played."""
        weights, found = self.learner.numbers(), []
        jobs = list(enumerate(self.pupils))

        def work() -> None:
            while jobs:
                try:
                    i, pupil = jobs.pop()
                except IndexError:
                    return
                found.append(pupil.play(weights, self.seed + 1, self.played + i * games, games, straying, taught))

        threads = [Thread(target=work, daemon=True) for _ in range(workers)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.played += games * len(self.pupils)
        for rows, _, _ in found:
            self.memory.add(*returns(rows, self.shaped, self.gamma, self.sloppy, self.trust))
        self.fresh = sum(len(rows) for rows, _, _ in found)
        return sum(won for _, won, _ in found), sum(many for _, _, many in found)

    def run(self, seconds: float, workers: int, lessons: int, rates: tuple[float, float], told: Callable[[str], None]) -> None:
        """Train for some time; `told` hears how it goes."""
        started, spoken, tested, kept = monotonic(), 0.0, monotonic(), monotonic()
        self.diary.begin(resumed=self.played > 0)
        while lessons > 0:
            won, many = self.round(2, 60, workers, taught=True)
            lessons -= many
            told(f"lessons: {won} of {many} won by rules of thumb, {self.memory.count} moments, {max(lessons, 0)} left")
            if lessons <= 0:
                self.learner.forget(self.memory.inputs[: self.memory.count].any(axis=0))
                self.learner.learn(self.memory, 12 * self.memory.count // BATCH, rates[0])
        wins: list[tuple[int, int]] = []
        begun = monotonic()
        while (gone := monotonic() - begun) < seconds:
            part = gone / seconds
            wins.append(self.round(1, self.straying[part >= 0.5], workers))
            rate = rates[0] * (rates[1] / rates[0]) ** part
            ready = self.memory.count >= WARM  # too few moments would be learned by heart
            loss = self.learner.learn(self.memory, max(1, REPEATS * self.fresh // BATCH), rate) if ready else 0.0
            if monotonic() - spoken > 10:
                spoken = monotonic()
                won, many = (sum(pair[i] for pair in wins[-20:]) for i in (0, 1))
                self.diary.note(Entry(PLAY, self.played, won, many, loss))
                told(
                    f"{self.played:,} matches, {won / many:.1%} of the last {many} won, loss {loss:.4f}, "
                    f"{self.played / (monotonic() - started):.1f} matches/s, {seconds - gone:.0f} s left"
                )
            if monotonic() - kept > 60:
                kept = monotonic()
                self.keep()
            if monotonic() - tested > max(60.0, seconds / 8):
                self.test(told, workers)
                tested = monotonic()
        self.test(told, workers)
        self.keep()

    def test(self, told: Callable[[str], None], workers: int, games: int = 16) -> None:
        """Play fresh matches without straying; the best network so far is kept."""
        memory, self.memory, seed = self.memory, Memory(1, self.inputs), self.seed
        self.seed = seed + 1000
        won, many = self.round(games, 0, workers)
        self.memory, self.seed = memory, seed
        low, high = wilson(won, many)
        told(f"test: {won} of {many} fresh matches won ({low:.1%} to {high:.1%})")
        self.diary.note(Entry(TEST, self.played, won, many, 0.0))
        if won / many >= self.best:
            self.best = won / many
            self.save("best.net")

    def save(self, name: str) -> None:
        """Write the network as players read it."""
        new = self.folder / f"{name}.new"
        new.write_bytes(write_network(self.inputs, self.learner.numbers()))
        new.replace(self.folder / name)

    def keep(self) -> None:
        """Write a checkpoint: weights, Adam's memory, counters."""
        self.save("last.net")
        new, learner = self.folder / "checkpoint.npz.new", self.learner
        with new.open("wb") as file:
            np.savez(
                file,
                played=self.played,
                best=self.best,
                seed=self.seed,
                weights=learner.weights,
                mean=learner.mean,
                square=learner.square,
                calm=learner.calm,
                steps=learner.steps,
            )
        new.replace(self.folder / "checkpoint.npz")

    def resume(self) -> bool:
        """Go on from a checkpoint, if there is one."""
        place = self.folder / "checkpoint.npz"
        if not place.exists():
            return False
        with np.load(place) as state:
            if "calm" not in state or state["weights"].shape != self.learner.weights.shape:
                return False
            self.learner.weights[:], self.learner.calm[:], self.learner.mean[:] = state["weights"], state["calm"], state["mean"]
            self.learner.square[:], self.learner.steps[:] = state["square"], state["steps"]
            self.played, self.best = int(state["played"]), float(state["best"])
        return True
