"""Whose line an action was, if not a person's own: the coach's, which somebody followed, or that of an AI crewmate.

The debrief thinks longer than a hint may. Whoever plays what the coach says must not read afterwards that it cost points,
so every entry that follows the coach says so, and stays with the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hotzone.ai.bots.registry import LIKE_THE_COACH
from hotzone.contract.game import Game, Match
from hotzone.core.formats.record import digest_of
from hotzone.server.protocol import codec
from hotzone.server.protocol.incoming import EntryWords
from hotzone.store.protocol import LogEntry

COACH, CREW = "coach", "crew"
Step = tuple[str, str]  # an action on a table, which is known by its digest


def steps_of(table: Match, game: Game[Any], found: Mapping[str, Any]) -> list[Step]:
    """All that a hint says to play, its other lines too, up to nature's first answer; nothing if it is not the seat's turn."""
    if not found["now"]:
        return []
    others = [[str(one["text"]) for one in steps] for steps in found.get("others", ())]
    return [step for line in (found.get("line", ()), *others) for step in steps_along(table, game, line)]


def steps_along(table: Match, game: Game[Any], line: Sequence[str]) -> list[Step]:
    """The steps of a line, each on the table that it is played on."""
    after, steps = table.clone(), list[Step]()
    for text in line:
        if after.actor != table.actor:
            break
        steps.append((digest_of(after.snapshot()), text))
        after.play(game.read(after, text))
    return steps


def words_of_follower() -> str:
    """What the store keeps with the action of a person who follows the coach."""
    return codec.write({"coach": True})


def followed(line: Sequence[LogEntry]) -> dict[int, str]:
    """Which actions of a match were the coach's or a good crewmate's, by their place in it."""
    found = {}
    for i, entry in enumerate(line):
        said = msgspec.json.decode(entry.words, type=EntryWords) if entry.words else EntryWords()
        if said.coach:
            found[i] = COACH
        elif said.bot in LIKE_THE_COACH:
            found[i] = CREW
    return found
