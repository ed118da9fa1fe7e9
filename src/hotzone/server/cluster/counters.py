"""How long things take and how often they happen, counted as Prometheus wants it: cheap to write, read when somebody asks."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)  # seconds


class Histogram:
    """How many took how long: a number for each bound, their sum, and those beyond the last."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        """As Prometheus reads it: each bound counts all that took no longer."""
        name, total, found = f"hotzone_{self.name}", 0, [f"# HELP hotzone_{self.name} {self.about}"]
        found.append(f"# TYPE {name} histogram")
        for bound, count in zip((*(f"{bound:g}" for bound in BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*found, f"{name}_sum {self.sum:.9g}", f"{name}_count {total}"]


class Measures:
    """What a process measures of itself."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock
        self.action = Histogram("action_seconds", "An action of a person or a bot, from its coming to its telling")
        self.write = Histogram("store_write_seconds", "Keeping the entries of an action")
        self.think = Histogram("think_seconds", "A thought of a bot or of the coach, without its wait for a thread")
        self.opening = Histogram("open_seconds", "Opening a room from the store")
        self.lag = Histogram("loop_lag_seconds", "How late the loop wakes up")
        self.refused: Counter[str] = Counter()  # by code

    @contextmanager
    def timed(self, histogram: Histogram) -> Iterator[None]:
        """Measure what is done inside, if it succeeds."""
        start = self.clock()
        yield
        histogram.observe(self.clock() - start)

    def lines(self) -> list[str]:
        """All of it as Prometheus reads it."""
        found = [line for one in (self.action, self.write, self.think, self.opening, self.lag) for line in one.lines()]
        found += ["# HELP hotzone_refused_total Messages of pages that were refused", "# TYPE hotzone_refused_total counter"]
        return found + [f'hotzone_refused_total{{code="{code}"}} {count}' for code, count in sorted(self.refused.items())]
