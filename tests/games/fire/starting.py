"""Matches from the bare board: set-up is played action by action, nature's rolls written down."""

from __future__ import annotations

import hotzone
from hotzone.core import words as c
from hotzone.fire import words as w
from hotzone.fire.match import Match
from tests.fire.tables import legal, play


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
    return not any(text.startswith("roll-again") for text in play(match.twin(), roll))


def pass_turn(match: Match, *rolls: str) -> list[str]:
    """End a turn without a deed; nature rolls what is written."""
    return play(match, "end", *(f"roll {roll}" for roll in rolls))
