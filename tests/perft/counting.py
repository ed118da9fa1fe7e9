"""Counted trees: how many ways the next actions can go, seats' and nature's alike."""

from __future__ import annotations

from pathlib import Path

from hotzone.games.fire.match import Match
from tests.games.fire.tables import FIRE

FOLDER = Path(__file__).parent


def count(match: Match, depth: int) -> int:
    """The number of lines of exactly so many actions that can be played from here."""
    legal = match.legal()
    if depth <= 1:
        return len(legal)
    child, total = match.clone(), 0
    for action in legal:
        child.reset_to_origin()
        child.act(action)
        total += count(child, depth - 1)
    return total


def read(path: Path) -> tuple[Match, dict[int, int]]:
    """A table and its counts by depth: remarks, `depth N count` lines, an empty line, the position."""
    top, _, position = path.read_text("utf-8").partition("\n\n")
    counts = {}
    for line in top.splitlines():
        if not line.startswith("#"):
            word, depth, number = line.split()
            assert word == "depth"
            counts[int(depth)] = int(number)
    return FIRE.parse(position)[1], counts
