"""How fast it is here: all measures in turn, round after round, so that a busy moment hits them alike; the best counts."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import Any

from hotzone import registry
from hotzone.contract.simulation import Benchmarked, simulation_of
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.values import Setup
from hotzone.sim import batch
from hotzone.sim.runner import play_many

START = "import hotzone; print(len(hotzone.new(seed=1).legal()), flush=True)"
SLICES = 10  # of a comparison
PURE_GAMES = 20  # matches of a round in the slow process


def cases(name: str = registry.USUAL) -> dict[str, Setup]:
    """The set-ups of a game whose speed is measured, by name, the heaviest last; none for a game that names none."""
    game = registry.game(name)
    simulation = simulation_of(game)
    found = simulation.benchmarks if isinstance(simulation, Benchmarked) else {}
    return {case: game.setup(**settings) for case, settings in found.items()}


def timed(work: Callable[[], object]) -> float:
    """Seconds of this thread that something takes: what others do on the machine hardly counts."""
    started = thread_time()
    work()
    return max(thread_time() - started, 1e-9)


class Core:
    """Random matches inside the core, watched or not."""

    def __init__(self, game: str, setup: Setup, watched: bool = False) -> None:
        self.batch = batch.Batch(registry.game(game).new(setup).clone())
        self.first = 0
        if watched:
            self.batch.watch()

    def run(self, games: int) -> tuple[float, float]:
        """Matches and actions a second; every run plays new matches."""
        before = self.batch.actions
        seconds = self.seconds(games)
        return games / seconds, (self.batch.actions - before) / seconds

    def seconds(self, games: int) -> float:
        """What the next matches take."""
        self.first += games
        return timed(lambda: self.batch.play(1, self.first - games, games, 100_000))


def watched_cost(watched: Core, unwatched: Core, games: int) -> float:
    """Time watched over time unwatched, in many short slices by turns."""
    pairs = [(watched.seconds(games), unwatched.seconds(games)) for _ in range(SLICES)]
    return min(first for first, _ in pairs) / min(last for _, last in pairs)


def driven(setup: Setup, games: int, first: int) -> float:
    """Actions a second of a loop in Python."""
    start = registry.game(registry.USUAL).new(setup)
    started = thread_time()
    return driven_actions(start, games, first) / (thread_time() - started)


def driven_actions(start: Any, games: int, first: int) -> int:
    """Play random matches in Python: legal(), play() with its check and events. Gives the number of actions."""
    dice, actions = Dice(first), 0
    for _ in range(games):
        match = start.clone()
        while match.actor != c.NOBODY:
            if match.actor == c.NATURE:
                match.play(match.sample_chance(dice))
            else:
                legal = match.legal()
                match.play(legal[dice.below(len(legal))])
            actions += 1
    return actions


def copy_seconds(setup: Setup, times: int) -> dict[str, float]:
    """Microseconds of a clone, of a snapshot, and of bringing one back."""
    match: Any = registry.game(registry.USUAL).new(setup)
    kept = match.snapshot()
    ways = {"clone_us": match.clone, "snapshot_us": match.snapshot, "restore_us": lambda: match.restore(kept)}

    def many(way: Callable[[], object]) -> None:
        for _ in range(times):
            way()

    return {name: timed(partial(many, way)) / times * 1e6 for name, way in ways.items()}


def start_seconds(cache: str) -> tuple[float, float]:
    """Seconds from a process's start to its first legal list, and of the CPU; modules are cached as after a first start."""
    env = {key: value for key, value in environment(pure=False).items() if key != "PYTHONDONTWRITEBYTECODE"}
    env["PYTHONPYCACHEPREFIX"] = cache
    before, started = os.times(), perf_counter()
    with subprocess.Popen([sys.executable, "-c", START], stdout=subprocess.PIPE, env=env) as child:
        assert child.stdout is not None
        child.stdout.readline()
        seconds = perf_counter() - started
    after = os.times()
    return seconds, after.children_user + after.children_system - before.children_user - before.children_system


class Uncompiled:
    """The same source without the compiled modules, in a process of its own that waits for orders."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "hotzone.sim.benchmark"]
        pipe = subprocess.PIPE
        self.child = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment(pure=True), text=True)

    def run(self, case: str, games: int) -> tuple[float, float]:
        """Matches and actions a second over there."""
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.child.stdin.write(f"{case} {games}\n")
        self.child.stdin.flush()
        matches, actions = self.child.stdout.readline().split()
        return float(matches), float(actions)

    def close(self) -> None:
        """Send it home."""
        self.child.communicate()


def environment(pure: bool) -> dict[str, str]:
    """The environment of a process that measures."""
    found = {key: value for key, value in os.environ.items() if key != "HOTZONE_PURE"}
    return {**found, "HOTZONE_PURE": "1"} if pure else found


def rounds(quick: bool) -> Iterator[dict[str, float]]:
    """One dictionary a round; rates are better when higher, all else when lower. Of other games only the core is measured."""
    games, usual = 1_000 if quick else 10_000, cases()
    cores = {(case, watched): Core(registry.USUAL, usual[case], watched) for case in usual for watched in (False, True)}
    heavy = list(usual)[-1]
    others = [name for name in registry.game_names() if name != registry.USUAL]
    more = {case: Core(name, setup) for name in others for case, setup in cases(name).items()}
    with TemporaryDirectory() as cache, closing(Uncompiled()) as slow:
        start_seconds(cache)
        for i in range(2 if quick else 7):
            found: dict[str, float] = {}
            for case, setup in usual.items():
                found[f"{case}_matches_per_s"], found[f"{case}_actions_per_s"] = cores[case, False].run(games)
                found[f"{case}_watched_matches_per_s"], _ = cores[case, True].run(games)
                found[f"{case}_watched_cost"] = watched_cost(cores[case, True], cores[case, False], games // SLICES)
                found[f"{case}_pure_matches_per_s"], _ = slow.run(case, PURE_GAMES)
                found[f"{case}_driven_actions_per_s"] = driven(setup, games // 50, i)
            for case, core in more.items():
                found[f"{case}_matches_per_s"], found[f"{case}_actions_per_s"] = core.run(games)
            found["rewind_ns"] = timed(lambda: cores[heavy, False].batch.rewinds(100 * games)) / (100 * games) * 1e9
            found |= copy_seconds(usual[heavy], games)
            for workers in (1, 2):
                tally = play_many(registry.game(registry.USUAL), [usual[heavy]], 2 * games, seed=i, workers=workers)
                found[f"threads_{workers}_matches_per_s"] = tally.matches / tally.seconds
            starts = [start_seconds(cache) for _ in range(3)]
            found["start_ms"] = min(seconds for seconds, _ in starts) * 1e3
            found["start_cpu_ms"] = min(seconds for _, seconds in starts) * 1e3
            yield found


def typical(key: str, values: list[float]) -> float:
    """The best of the rounds: the highest rate, the shortest time; of a ratio the one in the middle."""
    if key.endswith("_cost"):
        return values[len(values) // 2]
    return values[-1] if key.endswith("_per_s") else values[0]


def measure(quick: bool = False, told: Callable[[int], None] | None = None) -> dict[str, Any]:
    """The best of all rounds, and the ratios of bests."""
    seen: list[dict[str, float]] = []
    for i, found in enumerate(rounds(quick), 1):
        seen.append(found)
        if told:
            told(i)
    best = {key: typical(key, sorted(found[key] for found in seen)) for key in seen[0]}
    for case in cases():
        best[f"{case}_compiled_over_pure"] = best[f"{case}_matches_per_s"] / best[f"{case}_pure_matches_per_s"]
    best["threads_2_over_1"] = best["threads_2_matches_per_s"] / best["threads_1_matches_per_s"]
    compiled = {"compiled": batch.COMPILED, "python": sys.version.split()[0], "cores": os.cpu_count(), "rounds": len(seen)}
    return {**compiled, **{key: round(value, 4 if value < 100 else 1) for key, value in best.items()}}


def serve() -> None:
    """Take orders: a case and a number of matches a line; answer matches and actions a second."""
    cores = {case: Core(registry.USUAL, setup) for case, setup in cases().items()}
    for line in sys.stdin:
        case, games = line.split()
        matches, actions = cores[case].run(int(games))
        print(matches, actions, flush=True)


if __name__ == "__main__":
    serve()
