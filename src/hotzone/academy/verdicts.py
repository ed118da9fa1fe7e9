"""How good was a turn? What it costs by the puzzle's question, and the stars for it before hints and tries are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hotzone.academy.goals import followed
from hotzone.academy.puzzle import BEST, EQUAL, Puzzle
from hotzone.academy.puzzle_check import cost_of

NEAR_BEST = (0.01, 0.03, 0.06)  # of the chance to win: three stars, two, one


class TurnVerdict(NamedTuple):
    """A turn that was played to its end, or not yet."""

    ended: bool
    cost: float | None = None
    stars: int = 0


def verdict(puzzle: Puzzle, actions: Sequence[str]) -> TurnVerdict:
    """What the actions since the puzzle began are worth; nature's among them are those that fell. Raises HotzoneError."""
    game = puzzle.game()
    start = puzzle.table()
    line = followed(game, start, actions)
    if not line.left:
        return TurnVerdict(False)
    cost = cost_of(game, puzzle, start, line.decided)
    return TurnVerdict(True, cost, 0 if cost is None else stars(puzzle, cost))


def stars(puzzle: Puzzle, cost: float) -> int:
    """Three for the best, fewer for what is better than nothing."""
    if puzzle.kind == BEST:
        return sum(cost <= puzzle.best + more + EQUAL for more in NEAR_BEST)
    if puzzle.question.kind in puzzle.game().puzzle_counted:
        return 3 if cost <= puzzle.best + EQUAL else int(cost <= puzzle.best + 1 + EQUAL and cost < puzzle.nothing)
    if puzzle.limit:
        return sum(cost <= most + EQUAL for most in (puzzle.limit, 2 * puzzle.limit, 1.0 - 2 * EQUAL))
    if cost <= puzzle.best + EQUAL:
        return 3
    half = puzzle.best + (puzzle.nothing - puzzle.best) / 2
    return 2 if cost <= half + EQUAL else int(cost < puzzle.nothing - EQUAL)


def answer_of(puzzle: Puzzle, found: TurnVerdict, *, shown: bool) -> dict[str, Any]:
    """A verdict as data for a page; the solution only where the turn is over, or somebody gave up."""
    told: dict[str, Any] = {"ended": found.ended, "cost": found.cost, "stars": found.stars}
    if found.ended or shown:
        told |= {"line": puzzle.line, "second_line": puzzle.second_line, "spread": puzzle.spread}
        told |= {"best": puzzle.best, "second": puzzle.second, "nothing": puzzle.nothing}
    return told


def about(puzzle: Puzzle) -> dict[str, Any]:
    """What is told of a puzzle before it is played."""
    kept = ("id", "kind", "who", "limit", "ends", "idea", "rating")
    return {"game": puzzle.id.partition("-")[0], **{name: getattr(puzzle, name) for name in kept}}
