"""Which of many found puzzles ship: of every kind and idea some, easy and hard ones, none twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hotzone.academy.puzzle import Puzzle


def chosen(found: Iterable[Puzzle], many: int, game: str) -> list[Puzzle]:
    """So many puzzles, numbered by difficulty: one after the other of the kind, idea and difficulty that there is least of."""
    left = list({(puzzle.position, puzzle.setup): puzzle for puzzle in found}.values())
    kinds: Counter[str] = Counter()
    groups: Counter[tuple[str, str]] = Counter()
    levels: Counter[int] = Counter()
    sources: Counter[str] = Counter()
    taken: list[Puzzle] = []
    while left and len(taken) < many:
        puzzle = min(
            left,
            key=lambda one: (
                sources[one.source] // 3,
                kinds[one.kind] / 3 + groups[one.kind, one.idea] + levels[one.rating // 100] / 4,
                one.source,
                one.rating,
            ),
        )
        left.remove(puzzle)
        kinds[puzzle.kind] += 1
        groups[puzzle.kind, puzzle.idea] += 1
        levels[puzzle.rating // 100] += 1
        sources[puzzle.source] += 1
        taken.append(puzzle)
    taken.sort(key=lambda one: (one.rating, one.kind, one.source))
    return [puzzle._replace(id=f"{game}-{number:04}") for number, puzzle in enumerate(taken, 1)]
