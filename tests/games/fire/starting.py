"""Matches from the bare board: set-up is played action by action, nature's rolls written down."""

from __future__ import annotations

import hotzone
from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.tables import legal, play


def start(**settings: object) -> Match:
    """A match at its first decision, nature's actions left to the test."""
    match = hotzone.new("fire", seed=1, dealer=False, **settings).match
    assert isinstance(match, Match)
    return match


def seat(match: Match) -> int | str:
    """Who must decide: a firefighter's number from 1, 'nature' or 'nobody'."""
    return {c.NATURE: "nature", c.NOBODY: "nobody"}.get(match.actor, match.actor + 1)


def place_all(match: Match, *spaces: str) -> list[str]:
    """Put the firefighters on outside spaces in their order, all on the last named one when names run out."""
    named = [*spaces, *[spaces[-1] if spaces else "0,0"] * 6]
    return play(match, *(f"place {named[i]}" for i in range(match.options.crew)))


def roll_on(match: Match) -> list[str]:
    """Roll through nature's part of set-up: each time the first roll that will do."""
    told = []
    while match.actor == c.NATURE and match.stage < w.ACTING:
        told += play(match, next(roll for roll in legal(match) if will_do(match, roll)))
    return told


def will_do(match: Match, roll: str) -> bool:
    """Is a roll of set-up accepted, not to be repeated?"""
    return not any(text.startswith("roll-again") for text in play(match.clone(), roll))


def pass_turn(match: Match, *rolls: str) -> list[str]:
    """End a turn without a deed; nature rolls what is written."""
    return play(match, "end", *(f"roll {roll}" for roll in rolls))


def begin(*rolls: str, **settings: object) -> Match:
    """An experienced match after some rolls of its set-up."""
    match = start(**{"rules": "experienced", "crew": 2, **settings})
    play(match, *(f"roll {roll}" for roll in rolls))
    return match


def marked(match: Match, what: str) -> str:
    """The spaces with a hot spot (`spot`) or hazmats (`hazmat`)."""
    return " ".join(match.plan.write_cell(i) for i in match.plan.cells() if match.get(what, i))


HOT_SPOTS = (  # level, crews of this size, and where the hot spots are: on the board, in the supply, in the box (TV-32)
    ("recruit", (1, 2), 3, 6, 15),
    ("recruit", (3,), 5, 6, 13),
    ("recruit", (4, 5, 6), 6, 6, 12),
    ("veteran", (1, 2), 6, 6, 12),
    ("veteran", (3,), 8, 6, 10),
    ("veteran", (4, 5, 6), 9, 6, 9),
    ("heroic", (1, 2), 7, 12, 5),
    ("heroic", (3,), 9, 12, 3),
    ("heroic", (4, 5, 6), 10, 12, 2),
)
