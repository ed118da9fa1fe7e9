"""What a match begins with: who asked for it, who sits where, and the actions and dice that a record brings along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hotzone import fair_dice
from hotzone.academy.start_position import SETUP_START, StartPosition
from hotzone.ai.bots import registry as bot_registry
from hotzone.contract.game import Game
from hotzone.contract.shared.position_file import BoardTaker
from hotzone.core import constants as c
from hotzone.core.errors import BadSetup, BadText, HotzoneError
from hotzone.core.formats.record import Record
from hotzone.core.values import Setup
from hotzone.server.presence.seats import Seating
from hotzone.server.protocol.errors import Refused
from hotzone.server.rooms.history import History
from hotzone.store.protocol import LogEntry

LONGEST_TITLE = 60


class MatchStart(NamedTuple):
    """Who begins a match, and how: the seats, the host's name and browser, the title."""

    seats: Sequence[str] = ()
    name: str = ""
    title: str = ""
    guest: str = ""
    lobby: bool = False  # wait until the host starts it
    seed: str = ""  # of a lesson, whose dice everybody may know
    start: StartPosition = SETUP_START  # a position, and dice that are known
    board: str = ""  # the file of a board of somebody's own
    origin: str = ""  # why it does not count in the station log's totals
    names: Sequence[str] = ()  # of the people around a table, seat by seat


def brought_name(game: Game[Any], text: str) -> str:
    """What a board of somebody's own is called from now on; raises BadText with line and column."""
    if not isinstance(game, BoardTaker):
        raise BadSetup("no-boards", f"{game.name} reads no boards of others")
    return str(game.bring_board(text).name)


def own_board(setup: str) -> str:
    """The board that a kept set-up names."""
    return next((word.removeprefix("board=") for word in setup.split() if word.startswith("board=")), "")


def take_seats(crew: Seating, seats: Sequence[str], game: Game[Any], match: Any) -> None:
    """Who sits where at the start: `me` (the host), `open`, or the name of a bot; what is not said is open."""
    if len(seats) > len(crew.seats):
        raise BadSetup("bad-seats", f"this match has {len(crew.seats)} seats, but {len(seats)} were given")
    host = next(iter(crew.members.values()))
    for i, word in enumerate(seats):
        if word == "me":
            crew.sit(host, i)
        elif word not in ("open", ""):
            if word not in bot_registry.bot_names():
                names = ", ".join(bot_registry.bot_names())
                raise BadSetup("unknown-bot", f"a seat is 'me', 'open' or one of {names}, not '{word[:40]}'")
            bot_registry.check(word, game, match)
            crew.seats[i].bot = word


def play_again(game: Game[Any], setup: Setup, record: Record) -> list[LogEntry]:
    """The entries of a record by today's rules; raises BadText with the line."""
    return play_texts(game, setup, record.actions, StartPosition(record.start))


def play_texts(
    game: Game[Any], setup: Setup, actions: Sequence[tuple[int, str]], start: StartPosition = SETUP_START
) -> list[LogEntry]:
    """The entries of actions, each with its line; raises BadText with that."""
    history = History("", game, setup, start=start)
    for line, action in actions:
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
    for number, words in fair_dice.remarks(text):
        shown = words.removeprefix(fair_dice.REMARK).strip()
        scheme, _, digits = shown.rpartition(" ")
        if words.startswith(fair_dice.REMARK) and scheme in fair_dice.SCHEMES and len(digits) == 64 and digits.isalnum():
            found.append((sum(1 for line, _ in record.actions if line < number), shown))
    return found[:100]
