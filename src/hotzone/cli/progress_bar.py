"""A progress bar on the error output: how far, how fast, how much longer."""

from __future__ import annotations

import sys

BAR = 30
OFTEN = 0.1  # seconds between two bars


class Bar:
    """Shows how many of so many matches are done, in one part or several; what earlier runs did does not count as fast."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.kept = 0
        self.before = 0  # matches and seconds of the parts that are done
        self.spent = 0.0
        self.last = (0, 0.0)
        self.label = ""
        self.shown = 0.0
        self.wide = 0

    def part(self, label: str) -> Bar:
        """Begin another part."""
        self.before, self.spent, self.label = self.before + self.last[0], self.spent + self.last[1], f"{label} "
        self.last = (0, 0.0)
        return self

    def __call__(self, done: int, seconds: float) -> None:
        """Show how many matches are done, after how many seconds."""
        self.last = (done, seconds)
        if not seconds:
            self.kept += done
        done, seconds = self.before + done, self.spent + seconds
        if self.wide and seconds < self.shown + OFTEN and done < self.games:
            return
        self.shown = seconds
        rate = (done - self.kept) / seconds if seconds else 0.0
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
