"""The rows of a measurement: each is a level of difficulty and a crew size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hotzone.contract.game import Game
from hotzone.contract.simulation import Graded, simulation_of
from hotzone.core.errors import BadSetup, HotzoneError
from hotzone.core.values import Setup

MOST_ROWS = 24


class MeterRow(NamedTuple):
    """A level and the size of a crew."""

    level: str
    crew: int

    def __str__(self) -> str:
        return f"{self.level} {self.crew}"


def graded(game: Game[Any]) -> Graded:
    """What a game can be measured by; raises HotzoneError where it does not say."""
    found = simulation_of(game)
    if not isinstance(found, Graded):
        raise HotzoneError("no-grades", f"{game.name} does not say by which levels its boards are measured")
    return found


def usual_rows(game: Game[Any], board: str) -> list[MeterRow]:
    """The rows that are measured unless somebody says otherwise: those that can be played on this board."""
    rows = [MeterRow(level, crew) for level, crew in graded(game).usual_grades]
    found = [row for row in rows if is_playable(game, board, row)]
    if not found:
        setup_of(game, board, rows[0])  # which says why
    return found


def chosen_rows(game: Game[Any], board: str, levels: Sequence[str], crews: Sequence[int]) -> list[MeterRow]:
    """Every level with every crew, in the order of the game; none named: the usual ones."""
    known = graded(game)
    if not levels and not crews:
        return usual_rows(game, board)
    for level in levels:
        if level not in known.grades:
            raise BadSetup("unknown-level", f"{game.name} has no level '{level[:40]}'; it has {', '.join(known.grades)}")
    usual = dict.fromkeys(level for level, _ in known.usual_grades)
    wanted = [level for level in known.grades if level in (levels or usual)]
    rows = [MeterRow(level, crew) for level in wanted for crew in crews or (known.usual_grades[0][1],)]
    for row in rows:
        setup_of(game, board, row)
    return rows


def setup_of(game: Game[Any], board: str, row: MeterRow) -> Setup:
    """The set-up of a row's matches; raises BadSetup for one that cannot be played on this board."""
    known = graded(game)
    if row.level not in known.grades:
        raise BadSetup("unknown-level", f"{game.name} has no level '{row.level[:40]}'; it has {', '.join(known.grades)}")
    if row.crew not in known.crew_sizes:
        sizes = ", ".join(map(str, known.crew_sizes))
        raise BadSetup("bad-crew", f"a crew of {game.name} has one of these sizes: {sizes}, not {row.crew}")
    return game.setup(board=board, **known.grade_settings(row.level, row.crew))


def is_playable(game: Game[Any], board: str, row: MeterRow) -> bool:
    """Can matches of this row be set up on this board?"""
    try:
        setup_of(game, board, row)
    except BadSetup:
        return False
    return True
