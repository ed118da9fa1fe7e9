"""Many matches by many workers: the work is cut into pieces whose dice do not depend on who plays them, or when."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any

from hotzone.contract.game import Game
from hotzone.contract.shared.position_file import brought_text
from hotzone.core.values import Setup
from hotzone.sim.checkpoint import Checkpoint
from hotzone.sim.players import check, in_the_core, matches_at_once
from hotzone.sim.tally import Tally
from hotzone.sim.task import RunSpec, Task
from hotzone.sim.workers import Done, processes, threads

MATCHES_A_TASK = 500  # matches: short enough to stop at once, long enough to cost nothing
LIMIT = 100_000  # actions of a match; a longer one is stuck
BUDGET = 0.2  # seconds a bot may think about a decision


class Stopped(KeyboardInterrupt):
    """Somebody pressed Ctrl-C; `tally` is what was done by then."""

    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self.tally = tally


def tasks(setups: Sequence[Setup], games: int, size: int = MATCHES_A_TASK, done: Sequence[tuple[int, int]] = ()) -> Iterator[Task]:
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
            yield Task(setup, start, stop - start)
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
    records: str = "",
    command: str = "",
) -> Tally:
    """Play matches; the same seed gives the same tally with any number of workers, here, on Ray, or in several runs.

    `watch` is told how many are done after how many seconds; `keep` names a file to go on from; `ray` is a cluster's address;
    with a `budget` bots sit at the table like people, without one they play in the core where they can: the same matches faster.
    `records` is a folder for the matches, made by `command`: whose matches are kept sits at the table too.
    Ctrl-C raises Stopped, which holds what was done.
    """
    check(bot, game, game.new(setups[0]))
    core = budget is None and not records
    order = RunSpec(
        game.name, bot, seed, limit, BUDGET if budget is None else budget, core, records, command, foreign_boards(game, setups)
    )
    kept = Checkpoint(keep, order, game, setups, games) if keep else None
    tally, before = Tally(), kept.seconds if kept else 0.0
    for _, _, earlier in kept.tasks if kept else ():
        tally.add(earlier)
    work = tasks(setups, games, matches_at_once(bot, core), [task[:2] for task in kept.tasks] if kept else ())
    started = last = perf_counter()
    if watch:
        watch(tally.matches, 0.0)
    crew = start_workers(game, order, work, workers, ray)
    try:
        for found in crew:
            now = perf_counter()
            if found:
                tally.add(found[1])
                if kept:
                    kept.add(*found, now - last)
                last = now
            if watch:
                watch(tally.matches, now - started)
    except KeyboardInterrupt:
        tally.seconds = before + perf_counter() - started
        raise Stopped(tally) from None
    finally:
        crew.close()
        if kept:
            kept.close()
    tally.seconds = before + perf_counter() - started
    return tally


def foreign_boards(game: Game[Any], setups: Sequence[Setup]) -> tuple[str, ...]:
    """The texts of boards that other processes do not know by their names."""
    return tuple(text for name in dict.fromkeys(setup.board for setup in setups) if (text := brought_text(game, name)))


def start_workers(game: Game[Any], order: RunSpec, work: Iterator[Task], workers: int, ray: str | None) -> Done:
    """The workers that suit the bot: threads where it frees the interpreter, else processes; or a cluster."""
    if ray is not None:
        from hotzone.sim.ray_backend import cluster

        return cluster(order, work, workers, ray)
    if workers == 1 or (in_the_core(order.bot, order.core) and not order.records):
        return threads(game, order, work, workers)
    return processes(order, work, workers)
