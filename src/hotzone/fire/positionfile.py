"""A position as a file: the head says which game, rules and set-up it needs, below it lies everything on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotzone.core.game import BadText, HotzoneError, Setup
from hotzone.core.record import Head, head_lines, read_head, split
from hotzone.fire import position
from hotzone.fire.match import Match
from hotzone.fire.setup import order_of

if TYPE_CHECKING:
    from hotzone.fire.game import Fire


def write(game: Fire, match: Match, setup: Setup) -> str:
    """Everything on the table as text."""
    head = head_lines(Head("position", game.name, game.rules, setup))
    return "\n".join([*head, *position.write_position(match.plan, match)]) + "\n"


def read(game: Fire, text: str) -> tuple[Setup, Match]:
    """A match from the text of a position; raises BadText with line and column."""
    lines = split(text, "position")
    head = read_head(lines, "position")
    if head.game != game.name or head.rules != game.rules:
        raise BadText("other-rules", f"this is a position of {head.game} {head.rules}, not of {game.name} {game.rules}", 2, 1)
    try:
        setup = game.setup(board=head.setup.board, **dict(head.setup.settings))
        order = order_of(setup, game.plan)
    except HotzoneError as error:
        raise BadText(error.code, error.text, 2, 1, error.rule) from None
    plan = game.plan(setup.board)
    match = Match(plan.building, order.options())
    match.plan = plan
    position.Reader(plan, match, lines[2:], 3).read()
    return setup, match
