"""How good each bot is, from crews that they shared: the share of a crew's score that its seats explain, with intervals.

A score goes from 0 to 100. The model is plain: a crew scores the mean of its seats' ratings, plus luck. Ratings are its least
squares; the intervals are those of a regression whose luck may differ from match to match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Z = 1.96  # 95 %
RIDGE = 1e-3  # pulls those who hardly played towards the mean
Row = tuple[tuple[str, ...], float]  # a crew and its score


class Rating(NamedTuple):
    """What a crew of this bot alone would score, by the model."""

    name: str
    score: float
    low: float
    high: float
    matches: int


def ratings(rows: Sequence[Row], names: Sequence[str]) -> list[Rating]:
    """The bots, the best first."""
    many = len(names)
    place = {name: number for number, name in enumerate(names)}
    mean = sum(score for _, score in rows) / max(len(rows), 1)
    shares = [weights(crew, place) for crew, _ in rows]
    left = [score - mean for _, score in rows]
    normal = [[RIDGE * (i == j) + sum(row[i] * row[j] for row in shares) for j in range(many)] for i in range(many)]
    inverse = inverted(normal)
    towards = [sum(row[i] * y for row, y in zip(shares, left, strict=True)) for i in range(many)]
    found = [sum(inverse[i][j] * towards[j] for j in range(many)) for i in range(many)]
    errors = [y - sum(r * f for r, f in zip(row, found, strict=True)) for row, y in zip(shares, left, strict=True)]
    scale = len(rows) / max(len(rows) - many, 1)
    result = []
    for i, name in enumerate(names):
        lean = [sum(inverse[i][j] * row[j] for j in range(many)) for row in shares]
        spread = Z * (scale * sum((part * error) ** 2 for part, error in zip(lean, errors, strict=True))) ** 0.5
        played = sum(name in crew for crew, _ in rows)
        result.append(Rating(name, mean + found[i], mean + found[i] - spread, mean + found[i] + spread, played))
    return sorted(result, key=lambda one: (-one.score, one.name))


def weights(crew: Sequence[str], place: dict[str, int]) -> list[float]:
    """The part of a crew that each bot is."""
    row = [0.0] * len(place)
    for name in crew:
        row[place[name]] += 1 / len(crew)
    return row


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a symmetric matrix that the ridge keeps regular, by elimination."""
    size = len(matrix)
    work = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda row: abs(work[row][i]))
        work[i], work[best] = work[best], work[i]
        head = work[i][i]
        work[i] = [value / head for value in work[i]]
        for other in range(size):
            if other != i and work[other][i]:
                factor = work[other][i]
                work[other] = [value - factor * own for value, own in zip(work[other], work[i], strict=True)]
    return [row[size:] for row in work]
