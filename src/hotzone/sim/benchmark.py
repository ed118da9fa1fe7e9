"""How fast it is here: all measures in turn, round after round, so that a busy moment hits them alike; the best counts."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import Any

from hotzone import shelf
from hotzone.core import words as c
from hotzone.core.dice import Dice
from hotzone.core.game import Setup
from hotzone.sim import batch
from hotzone.sim.simulate import play_many

CASES: dict[str, dict[str, str]] = {  # of fire
    "family": {},
    "heroic": {"rules": "experienced", "level": "heroic", "crew": "captain,cafs,driver,rescue"},
}
START = "import hotzone; print(len(hotzone.new('fire', seed=1).legal()), flush=True)"
SLICES = 10  # of a comparison
PURE_GAMES = 20  # matches of a round in the slow process


def setup_of(case: str) -> Setup:
    """The set-up of a case."""
    return shelf.game("fire").setup(**CASES[case])


def timed(work: Callable[[], object]) -> float:
    """Seconds of this thread that something takes: what others do on the machine hardly counts."""
    started = thread_time()
    work()
    return max(thread_time() - started, 1e-9)


class Core:
    """Random matches inside the core, watched or not."""

    def __init__(self, game: str, setup: Setup, watched: bool = False) -> None:
        self.batch = batch.Batch(shelf.game(game).new(setup).twin())
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


def driven(case: str, games: int, first: int) -> float:
    """Actions a second of a loop in Python: legal(), play() with its check and events."""
    start, dice, actions = shelf.game("fire").new(setup_of(case)), Dice(first), 0
    started = thread_time()
    for _ in range(games):
        match = start.twin()
        while match.actor != c.NOBODY:
            if match.actor == c.NATURE:
                match.play(match.draw(dice))
            else:
                legal = match.legal()
                match.play(legal[dice.below(len(legal))])
            actions += 1
    return actions / (thread_time() - started)


def twin_seconds(case: str, times: int) -> float:
    """Seconds a twin."""
    match = shelf.game("fire").new(setup_of(case))

    def work() -> None:
        for _ in range(times):
            match.twin()

    return timed(work) / times


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
        command = [sys.executable, "-m", "hotzone.sim.measure"]
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
    """One dictionary a round; rates are better when higher, all else when lower."""
    games = 1_000 if quick else 10_000
    cores = {(case, watched): Core("fire", setup_of(case), watched) for case in CASES for watched in (False, True)}
    reactor = Core("reactor", shelf.game("reactor").setup(hearts=3))
    with TemporaryDirectory() as cache, closing(Uncompiled()) as slow:
        start_seconds(cache)
        for i in range(2 if quick else 7):
            found: dict[str, float] = {}
            for case in CASES:
                found[f"{case}_matches_per_s"], found[f"{case}_actions_per_s"] = cores[case, False].run(games)
                found[f"{case}_watched_matches_per_s"], _ = cores[case, True].run(games)
                found[f"{case}_watched_cost"] = watched_cost(cores[case, True], cores[case, False], games // SLICES)
                found[f"{case}_pure_matches_per_s"], _ = slow.run(case, PURE_GAMES)
                found[f"{case}_driven_actions_per_s"] = driven(case, games // 50, i)
            found["reactor_matches_per_s"], found["reactor_actions_per_s"] = reactor.run(games)
            found["rewind_ns"] = timed(lambda: cores["heroic", False].batch.rewinds(100 * games)) / (100 * games) * 1e9
            found["twin_us"] = twin_seconds("heroic", games) * 1e6
            for workers in (1, 2):
                tally = play_many(shelf.game("fire"), [setup_of("heroic")], 2 * games, seed=i, workers=workers)
                found[f"threads_{workers}_matches_per_s"] = tally.games / tally.seconds
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
    for case in CASES:
        best[f"{case}_compiled_over_pure"] = best[f"{case}_matches_per_s"] / best[f"{case}_pure_matches_per_s"]
    best["threads_2_over_1"] = best["threads_2_matches_per_s"] / best["threads_1_matches_per_s"]
    compiled = {"compiled": batch.COMPILED, "python": sys.version.split()[0], "cores": os.cpu_count(), "rounds": len(seen)}
    return {**compiled, **{key: round(value, 4 if value < 100 else 1) for key, value in best.items()}}


def serve() -> None:
    """Take orders: a case and a number of matches a line; answer matches and actions a second."""
    cores = {case: Core("fire", setup_of(case)) for case in CASES}
    for line in sys.stdin:
        case, games = line.split()
        matches, actions = cores[case].run(int(games))
        print(matches, actions, flush=True)


if __name__ == "__main__":
    serve()
