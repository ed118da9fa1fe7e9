"""What a match begins with: who asked for it, who sits where, and the actions and dice that a record brings along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hotzone import dealing
from hotzone.ai import roster
from hotzone.core import words as c
from hotzone.core.game import BadSetup, BadText, Game, HotzoneError, Setup
from hotzone.core.record import Record
from hotzone.server.crew import Crew
from hotzone.server.faults import Refused
from hotzone.server.history import History
from hotzone.store.keeping import Entry

LONGEST_TITLE = 60


class Begin(NamedTuple):
    """Who begins a match, and how: the seats, the host's name and browser, the title."""

    seats: Sequence[str] = ()
    name: str = ""
    title: str = ""
    guest: str = ""
    seed: str = ""  # of a lesson, whose dice everybody may know


def take_seats(crew: Crew, seats: Sequence[str]) -> None:
    """Who sits where at the start: `me` (the host), `open`, or the name of a bot; what is not said is open."""
    if len(seats) > len(crew.seats):
        raise BadSetup("bad-seats", f"this match has {len(crew.seats)} seats, {len(seats)} were named")
    host = next(iter(crew.members.values()))
    for i, word in enumerate(seats):
        if word == "me":
            crew.sit(host, i)
        elif word not in ("open", ""):
            if word not in roster.bot_names():
                names = ", ".join(roster.bot_names())
                raise BadSetup("unknown-bot", f"a seat is 'me', 'open' or one of {names}, not '{word[:40]}'")
            crew.seats[i].bot = word


def play_again(game: Game[Any], setup: Setup, record: Record) -> list[Entry]:
    """The entries of a record by today's rules; raises BadText with the line."""
    history = History("", game, setup)
    for line, action in record.actions:
        try:
            if history.now.actor == c.NOBODY:
                raise Refused("over", "the match is over before this line")
            history.accept(history.play(history.now.actor, action, 0.0))
        except HotzoneError as error:
            raise BadText(error.code, error.text, line, 1, error.rule) from None
    return history.entries


def dice_of(text: str, record: Record) -> list[tuple[int, str]]:
    """The dice commitments that a record names, each with the number of actions before it."""
    found = []
    for number, words in dealing.remarks(text):
        shown = words.removeprefix(dealing.REMARK).strip()
        if words.startswith(dealing.REMARK) and len(shown) == 64 and shown.isalnum():
            found.append((sum(1 for line, _ in record.actions if line < number), shown))
    return found[:100]
