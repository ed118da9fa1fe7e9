"""Is a puzzle still true? Its turn is enumerated and measured again: ends, best, second best, one thought, no deeper doubt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotzone.academy.puzzle import BEST, EQUAL, Puzzle
from hotzone.academy.puzzle_maker import holds_deeper
from hotzone.academy.turn_ends import turn_ends
from hotzone.academy.win_cost import win_cost
from hotzone.core.errors import HotzoneError

SMALL = 1e-6


def wrong_with(puzzle: Puzzle, *, deeper: bool = True) -> str:
    """What is not as the puzzle says; empty if all is. `deeper`: for the kind that is not exact, also ask the longer search."""
    game = puzzle.game()
    if game.rules != puzzle.rules:
        return f"it was made for version {puzzle.rules} of the rules, these are {game.rules}"
    try:
        start = puzzle.table()
        told = cost_of(game, puzzle, start, played(game, start, puzzle.line))
    except HotzoneError as error:
        return f"it cannot be played: {error}"
    if told is None or abs(told - puzzle.best) > SMALL:
        return f"its line costs {told}, not {puzzle.best}"
    ends = turn_ends(start).with_wins(game, start)
    if not ends.whole or len(ends.tables) != puzzle.ends:
        return f"its turn has {len(ends.tables)} ends, not {puzzle.ends}"
    if puzzle.kind == BEST:
        return "" if not deeper or holds_deeper(game, start, puzzle) else "a deeper search knows a better line"
    return wrong_costs(game, puzzle, start, ends.tables)


def wrong_costs(game: Any, puzzle: Puzzle, start: Any, tables: Sequence[bytes]) -> str:
    """Compare best, second best and doing nothing, and see that no wrong end has all that the best ones have."""
    table = start.clone()
    least, next_least, nothing = 9.0, 9.0, None
    key = frozenset(puzzle.key)
    for snapshot in tables:
        table.restore(snapshot)
        cost = cost_of(game, puzzle, start, table)
        if cost is None:
            return "its costs are not exact"
        if nothing is None and snapshot == start.snapshot():
            nothing = cost
        right = cost <= puzzle.best + EQUAL
        if cost < puzzle.best - EQUAL:
            return f"another line costs {cost}, less than {puzzle.best}"
        least = min(least, cost)
        if not right:
            next_least = min(next_least, cost)
        if right != (key <= game.puzzle_facts(start, table)):
            return "what is told of its best ends is not what makes them best"
    if abs(least - puzzle.best) > SMALL or abs(next_least - puzzle.second) > SMALL:
        return f"the best costs {least} and the second {next_least}, not {puzzle.best} and {puzzle.second}"
    if nothing is not None and abs(nothing - puzzle.nothing) > SMALL:
        return f"doing nothing costs {nothing}, not {puzzle.nothing}"
    return ""


def played(game: Any, start: Any, line: Sequence[str]) -> Any:
    """The table after a line of the turn; raises HotzoneError."""
    table = start.clone()
    for text in line:
        table.play(game.read(table, text))
    return table


def cost_of(game: Any, puzzle: Puzzle, start: Any, end: Any) -> float | None:
    """What an end of the turn costs by the puzzle's question."""
    if puzzle.kind == BEST:
        return win_cost(game, end)
    found: float | None = game.puzzle_costs([puzzle.question], start, end)[0]
    return found
