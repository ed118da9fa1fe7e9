"""The log of a training: a line of `curve.csv` for each look at it, and `curve.svg` drawn from all lines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from hotzone.ai.training.plots import learning
from hotzone.core.errors import HotzoneError

HEAD = "what,matches,won,of,loss"
TEST, PLAY = "test", "play"


class TrainingLogEntry(NamedTuple):
    """How it stood after some matches: in self-play with its whims, or in a test without."""

    what: str
    matches: int
    won: int
    of: int
    loss: float

    def line(self) -> str:
        """As it stands in the file."""
        return f"{self.what},{self.matches},{self.won},{self.of},{self.loss:.4f}"


def read_entry(line: str) -> TrainingLogEntry:
    """A line back from the file."""
    try:
        what, matches, won, of, loss = line.split(",")
        entry = TrainingLogEntry(what, int(matches), int(won), int(of), float(loss))
    except ValueError:
        raise HotzoneError("bad-log", f"this is not a line of a training's log: {line[:60]}") from None
    if entry.of < 1 or entry.what not in (TEST, PLAY):
        raise HotzoneError("bad-log", f"this is not a line of a training's log: {line[:60]}")
    return entry


class TrainingLog:
    """Kept in the training's folder; a training that is resumed writes on."""

    def __init__(self, folder: Path, title: str) -> None:
        self.table, self.picture = folder / "curve.csv", folder / "curve.svg"
        self.title = title
        self.entries: list[TrainingLogEntry] = []

    def begin(self, played: int) -> None:
        """Start anew, or with what was written up to so many matches: what came after the last checkpoint is played again."""
        self.entries = []
        if played and self.table.exists():
            lines = self.table.read_text("utf-8").split("\n")[1:-1]  # a line that was not written to its end has no successor
            self.entries = [entry for entry in map(read_entry, lines) if entry.matches <= played]
        self.table.write_text("".join(f"{line}\n" for line in (HEAD, *(entry.line() for entry in self.entries))), "utf-8")

    def note(self, entry: TrainingLogEntry) -> None:
        """Add a line; a test also draws the picture anew."""
        self.entries.append(entry)
        with self.table.open("a", encoding="utf-8") as file:
            file.write(entry.line() + "\n")
        if entry.what == TEST:
            self.picture.write_text(draw(self.title, self.entries), "utf-8")


def draw(title: str, entries: Sequence[TrainingLogEntry]) -> str:
    """The picture of a log; self-play counts from when learning began."""
    played = [(entry.matches, entry.won / entry.of, entry.loss) for entry in entries if entry.what == PLAY and entry.loss]
    tests = [(entry.matches, entry.won, entry.of) for entry in entries if entry.what == TEST]
    return learning(title, played, tests)
