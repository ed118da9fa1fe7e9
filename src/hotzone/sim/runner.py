"""Many matches by many workers: the work is cut into pieces whose luck does not depend on who plays them, or when."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any

from hotzone.core.game import Game, Setup
from hotzone.sim.bots import check, in_the_core, matches_at_once
from hotzone.sim.crews import Done, processes, threads
from hotzone.sim.hands import Order, Piece
from hotzone.sim.keeping import Kept
from hotzone.sim.tally import Tally

PIECE = 500  # matches: short enough to stop at once, long enough to cost nothing
LIMIT = 100_000  # actions of a match; a longer one is stuck
BUDGET = 0.2  # seconds a bot may think about a decision


class Stopped(KeyboardInterrupt):
    """Somebody pressed Ctrl-C; `tally` is what was done by then."""

    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self.tally = tally


def pieces(setups: Sequence[Setup], games: int, size: int = PIECE, done: Sequence[tuple[int, int]] = ()) -> Iterator[Piece]:
    """Share matches out to set-ups, in turn and as evenly as can be, in pieces; what is done (first and games) is left out."""
    first, behind = 0, list(reversed(done))
    for i, setup in enumerate(setups):
        share = games // len(setups) + (i < games % len(setups))
        start, end = first, first + share
        while start < end:
            while behind and sum(behind[-1]) <= start:
                behind.pop()
            if behind and behind[-1][0] <= start:
                start = sum(behind[-1])
                continue
            stop = min(start + size, end, behind[-1][0] if behind else end)
            yield Piece(setup, start, stop - start)
            start = stop
        first += share


def play_many(
    game: Game[Any],
    setups: Sequence[Setup],
    games: int,
    seed: int = 0,
    workers: int = 1,
    bot: str = "random",
    limit: int = LIMIT,
    watch: Callable[[int, float], None] | None = None,
    *,
    budget: float | None = None,
    keep: str | None = None,
    ray: str | None = None,
) -> Tally:
    """Play matches; the same seed gives the same tally with any number of workers, here, on Ray, or in several runs.

    `watch` is told how many are done after how many seconds; `keep` names a file to go on from; `ray` is a cluster's address;
    with a `budget` bots sit at the table like people, without one they play in the core where they can: the same matches faster.
    Ctrl-C raises Stopped, which holds what was done.
    """
    check(bot, game, game.new(setups[0]))
    core = budget is None
    order = Order(game.name, bot, seed, limit, BUDGET if budget is None else budget, core)
    kept = Kept(keep, order, game.rules, setups, games) if keep else None
    tally, before = Tally(), kept.seconds if kept else 0.0
    for _, _, earlier in kept.pieces if kept else ():
        tally.add(earlier)
    work = pieces(setups, games, matches_at_once(bot, core), [piece[:2] for piece in kept.pieces] if kept else ())
    started = last = perf_counter()
    if watch:
        watch(tally.games, 0.0)
    crew = hire(game, order, work, workers, ray)
    try:
        for found in crew:
            now = perf_counter()
            if found:
                tally.add(found[1])
                if kept:
                    kept.add(*found, now - last)
                last = now
            if watch:
                watch(tally.games, now - started)
    except KeyboardInterrupt:
        tally.seconds = before + perf_counter() - started
        raise Stopped(tally) from None
    finally:
        crew.close()
        if kept:
            kept.close()
    tally.seconds = before + perf_counter() - started
    return tally


def hire(game: Game[Any], order: Order, work: Iterator[Piece], workers: int, ray: str | None) -> Done:
    """The workers that suit the bot: threads where it frees the interpreter, else processes; or a cluster."""
    if ray is not None:
        from hotzone.sim.cluster import cluster

        return cluster(order, work, workers, ray)
    if workers == 1 or in_the_core(order.bot, order.core):
        return threads(game, order, work, workers)
    return processes(order, work, workers)
