"""A bar on the error output: how far, how fast, how long still."""

from __future__ import annotations

import sys

BAR = 30
OFTEN = 0.1  # seconds between two bars


class Bar:
    """Shows how many of so many matches are done; what earlier runs did does not count as fast."""

    def __init__(self, games: int, label: str = "") -> None:
        self.games = games
        self.label = f"{label} " if label else ""
        self.kept = 0
        self.shown = 0.0
        self.wide = 0

    def __call__(self, done: int, seconds: float) -> None:
        if not seconds:
            self.kept = done
        elif seconds < self.shown + OFTEN and done < self.games:
            return
        self.shown = seconds
        rate = (done - self.kept) / max(seconds, 1e-9)
        left = f"{span((self.games - done) / rate)} left" if rate else ""
        filled = BAR * done // self.games
        line = f"{self.label}[{'#' * filled}{' ' * (BAR - filled)}] {done:,}  {pace(rate)}  {left}"
        print(f"\r{line.ljust(self.wide)}", end="", file=sys.stderr, flush=True)
        self.wide = len(line)

    def clear(self) -> None:
        """Take the bar away."""
        print("\r" + " " * self.wide + "\r", end="", file=sys.stderr, flush=True)


def wanted(asked: bool) -> bool:
    """Is a bar to be shown? Where somebody looks, or asked for it."""
    return asked or sys.stderr.isatty()


def span(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60:02} min"


def pace(rate: float) -> str:
    """Matches a second; of slow ones a minute."""
    return f"{rate:,.0f}/s" if rate >= 10 or not rate else f"{60 * rate:,.1f}/min"
