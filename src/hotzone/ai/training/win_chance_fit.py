"""Learning the chance to win from how matches of a steady crew ended. Only the learning needs NumPy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from hotzone.ai.bots.strengths import STEADY, fitted
from hotzone.ai.search import constants as n
from hotzone.ai.search.network import KINDS, Network, write_network
from hotzone.ai.search.self_play import CorePlayer
from hotzone.ai.training.learner import BATCH, Learner
from hotzone.contract.game import Game
from hotzone.contract.simulation import Tabulated, settings_words, simulation_of
from hotzone.core.errors import HotzoneError

LIMIT = 1500  # actions of a match
ROOM = 3000  # moments of a match
STRAYING = 1  # turns in a thousand, in every second round: one match in eight begins wildly, and set-ups are not the best
TESTED = 10_000  # held-out positions
PATIENCE = 5  # rounds without progress
RATE = 2e-4
ROUND = 20_000  # moments between two looks at the stopping set
Array = Any  # of NumPy
Settings = Mapping[str, object]


class Moments(NamedTuple):
    """Positions at the beginning and at the end of turns, how their matches ended, which match each is from, what was played."""

    kinds: Array
    inputs: Array
    wins: Array
    match: Array
    words: Array  # the set-up in a few words

    def some(self, chosen: Array) -> Moments:
        """Some of them."""
        return Moments(*(part[chosen] for part in self))


class CalibrationReport(NamedTuple):
    """How good an estimate is over positions it has not seen."""

    positions: int
    matches: int
    brier: float
    constant: float  # the Brier score of always saying the share of wins
    deciles: list[tuple[float, float, int]]  # what was said on average, what came, how many
    setups: dict[str, tuple[float, float, int]]  # the same by what was played; how many matches


def gather(
    game: Game[Any],
    course: Sequence[Settings],
    seconds: float,
    seed: int,
    told: Callable[[str], None],
    clock: Callable[[], float] = process_time,
) -> Moments:
    """Play matches for so many seconds of processor time and keep what came after the last whim of each.

    The bot `steady` plays, since the chance is that of a steady crew. Half of the matches are played without whims, from the
    set-ups that the crew likes best: else most would begin badly, and the estimate would say too little of a crew that stands well.
    """
    players = []
    for settings in course:
        start: Any = game.new(game.setup(**settings))
        net, s = fitted(start, STEADY)
        player = CorePlayer(start.clone(), net, s.nodes, s.width, s.exact)
        player.listen(ROOM, len(start.evaluator().numbers()), luck=False)
        players.append(player)
    names = [setup_words(game, settings) for settings in course]
    kept: list[Moments] = []
    begun, spoken, played, won = clock(), 0.0, 0, 0.0
    while (gone := clock() - begun) < seconds:
        which = played % len(players)
        player = players[which]
        player.straying = STRAYING * (played // len(players) % 2)
        player.play(seed, played, 1, LIMIT)
        played += 1
        record, rows, length = player.written()
        table = np.frombuffer(record, np.float32)[: rows * length].reshape(rows, length)
        if rows and table[-1, 1] == 2:
            strayed = np.flatnonzero(table[:-1, 2])
            body = table[strayed[-1] + 1 if len(strayed) else 0 : -1].copy()
            won += float(table[-1, 3])
            ends, many = np.full(len(body), table[-1, 3], np.float32), len(body)
            words = np.full(many, names[which])
            kept.append(Moments(body[:, 1].astype(np.int8), body[:, n.ROW :], ends, np.full(many, played), words))
        if gone - spoken > 10:
            spoken = gone
            told(f"{played:,} matches, {won / played:.1%} won, {played / gone:.1f} matches/s, {seconds - gone:.0f} s left")
    if not kept:
        raise HotzoneError("no-matches", "no match was finished: give it more seconds")
    return Moments(*(np.concatenate(parts) for parts in zip(*kept, strict=True)))


def setup_words(game: Game[Any], settings: Settings) -> str:
    """What is played, as the strength table says it; how many play is left out."""
    simulation, texts = simulation_of(game), {key: str(value) for key, value in settings.items()}
    if not isinstance(simulation, Tabulated):
        return settings_words(texts)
    others = {key: value for key, value in texts.items() if key not in ("board", simulation.people)}
    return f"{texts.get('board', '')} {simulation.rules_words(others)}".strip()


def joined(one: Moments, two: Moments) -> Moments:
    """Moments of two runs; the matches of the second count on from those of the first."""
    later = two._replace(match=two.match + int(one.match.max()))
    return Moments(*(np.concatenate(pair) for pair in zip(one, later, strict=True)))


def read_moments(place: Path, names: Sequence[str]) -> Moments:
    """Moments from a file, if the game still tells the same inputs in the same order."""
    with np.load(place) as state:
        if not {"names", "words"} <= set(state) or state["names"].tolist() != list(names):
            raise HotzoneError("old-moments", f"{place} has moments with other inputs than the game tells now: gather again")
        return Moments(*(state[part] for part in Moments._fields))


def write_moments(place: Path, moments: Moments, names: Sequence[str]) -> None:
    """Keep moments in a file, with the names of their inputs."""
    new = place.with_suffix(".new")
    with new.open("wb") as file:
        np.savez_compressed(file, names=np.array(names), **moments._asdict())
    new.replace(place)


def split(moments: Moments, seed: int) -> tuple[Moments, Moments, Moments]:
    """To learn from, to stop by, and held out; whole matches, so that no match is on two sides."""
    luck = np.random.default_rng(seed)
    matches = luck.permutation(np.unique(moments.match))
    tested, stopping = matches[: len(matches) // 5], matches[len(matches) // 5 : len(matches) * 3 // 10]
    held, stop = np.isin(moments.match, tested), np.isin(moments.match, stopping)
    out = np.flatnonzero(held)
    out = luck.permutation(out)[:TESTED]
    return moments.some(~held & ~stop), moments.some(stop), moments.some(out)


def learn(moments: Moments, stop: Moments, start: Network | None, seed: int, told: Callable[[str], None]) -> Learner:
    """Adam on how matches ended until the stopping set gets no better, then a scale and a shift so that chances are calibrated."""
    learner = Learner(moments.inputs.shape[1], seed, start.width if start else n.UNITS)
    if start is not None:
        learner.start_from(start)
    for kind in range(KINDS):  # what a kind of moments never says must not disturb when it speaks up
        learner.layers(kind)[0][~moments.inputs[moments.kinds == kind].any(axis=0)] = 0.0
    best, kept, stale, rate, rounds = np.inf, learner.weights.copy(), 0, RATE, 0
    while stale < PATIENCE:
        chosen = learner.luck.integers(0, len(moments.kinds), min(len(moments.kinds), ROUND))
        for first in range(0, len(chosen), BATCH):
            rows = chosen[first : first + BATCH]
            for kind in range(KINDS):
                mine = rows[moments.kinds[rows] == kind]
                if len(mine):
                    learner.step(kind, moments.inputs[mine].astype(np.float64), moments.wins[mine], rate)
        loss = float(np.mean((said(learner, stop) - stop.wins) ** 2))
        rounds += 1
        told(f"round {rounds}: Brier score {loss:.4f} on the stopping set")
        if loss < best - 1e-5:
            best, kept, stale = loss, learner.weights.copy(), 0
        else:
            stale, rate = stale + 1, rate / 2
    learner.weights[:] = kept
    make_honest(learner, joined(moments, stop), told)
    return learner


def make_honest(learner: Learner, moments: Moments, told: Callable[[str], None]) -> None:
    """Scale and shift what a network says so that as many matches are won as it promises: this much a few hundred can tell."""
    for kind in range(KINDS):
        scale, shift = calibrate(logits(learner, moments, kind), moments.wins[moments.kinds == kind])
        learner.layers(kind)[2][:] *= scale
        learner.weights[kind, -1] *= scale
        learner.weights[kind, -1] += shift
        told(f"calibrated: times {scale:.3f}, plus {shift:.3f}")
    learner.calm[:] = learner.weights


def logits(learner: Learner, moments: Moments, kind: int) -> Array:
    """What the network says of moments of a kind, before it is squashed."""
    rows, biases, output = learner.layers(kind)
    hidden = moments.inputs[moments.kinds == kind].astype(np.float64) @ rows
    return np.maximum(hidden + biases, 0) @ output + learner.weights[kind, -1]


def said(learner: Learner, moments: Moments) -> Array:
    """The chances that the network gives."""
    found = np.zeros(len(moments.kinds))
    for kind in range(KINDS):
        found[moments.kinds == kind] = 1 / (1 + np.exp(-np.clip(logits(learner, moments, kind), -30, 30)))
    return found


def calibrate(x: Array, wins: Array) -> tuple[float, float]:
    """Scale and shift of a logistic regression, by Newton's method."""
    scale, shift = 1.0, 0.0
    for _ in range(25):
        p = 1 / (1 + np.exp(-np.clip(scale * x + shift, -30, 30)))
        slope = np.array([np.sum((p - wins) * x), np.sum(p - wins)])
        weight = p * (1 - p) + 1e-9
        bend = np.array([[np.sum(weight * x * x), np.sum(weight * x)], [np.sum(weight * x), np.sum(weight)]]) + 1e-6 * np.eye(2)
        step = np.linalg.solve(bend, slope)
        scale, shift = scale - float(step[0]), shift - float(step[1])
    return scale, shift


def report_on(chances: Array, moments: Moments) -> CalibrationReport:
    """Brier score and reliability by decile."""
    order = np.argsort(chances, kind="stable")
    deciles = [
        (float(chances[part].mean()), float(moments.wins[part].mean()), len(part))
        for part in np.array_split(order, 10)
        if len(part)
    ]
    brier, constant = float(np.mean((chances - moments.wins) ** 2)), float(moments.wins.var())
    setups: dict[str, tuple[float, float, int]] = {}
    for words in np.unique(moments.words):
        mine = moments.words == words
        setups[str(words)] = (float(chances[mine].mean()), float(moments.wins[mine].mean()), len(np.unique(moments.match[mine])))
    return CalibrationReport(len(moments.kinds), len(np.unique(moments.match)), brier, constant, deciles, setups)


def file_of(learner: Learner, names: Sequence[str]) -> bytes:
    """The network file."""
    return write_network(names, learner.numbers())
