"""A match that begins with a position: the table, dice that are known, and where it comes from. No IO."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from hotzone import fair_dice, registry
from hotzone.contract.game import Game, Match
from hotzone.contract.shared.position_file import body_of, table_of
from hotzone.core import constants as c
from hotzone.core.errors import BadText, HotzoneError
from hotzone.core.formats.record import read_head, split
from hotzone.core.values import Setup

ORIGINS = ("position", "puzzle", "lesson", "what-if")
LONGEST = 20_000  # characters of a position; the largest house needs a fifth
LONGEST_NAME = 40


class StartPosition(msgspec.Struct, frozen=True):
    """What a match begins with: the lines of a position below its head, nature's answers that are known, its own board."""

    lines: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    board: str = ""  # the file of its board, where that is somebody's own

    def text(self) -> str:
        """As the store keeps it; nothing where a match begins with its set-up and free dice."""
        return msgspec.json.encode(self).decode() if self.lines or self.answers or self.board else ""


SETUP_START = StartPosition()  # a match that is set up as its rules say


def read_start(text: str) -> StartPosition:
    """A start that was kept."""
    return msgspec.json.decode(text, type=StartPosition) if text else SETUP_START


def read_position(text: str, answers: Sequence[str]) -> tuple[Game[Any], Setup, StartPosition]:
    """The game, set-up and start of a position; raises BadText with line and column, also where nothing can be played."""
    if len(text) > LONGEST:
        raise BadText("too-long", f"a position has at most {LONGEST:,} characters, this text {len(text):,}", 1, 1)
    head = read_head(split(text, "position"), "position")
    try:
        game = registry.game(head.game)
    except HotzoneError as error:
        raise BadText(error.code, error.text, 2, 1) from None
    setup, match = game.parse(text)
    if match.actor == c.NOBODY:
        raise BadText("position-over", "this match is over: nobody can play on", 3, 1)
    return game, setup, StartPosition(body_of(text), tuple(" ".join(answer.split()) for answer in answers))


def origin_of(kind: str, name: str) -> str:
    """The mark of where a match comes from: `puzzle f-0031`; raises BadText."""
    if kind not in ORIGINS:
        raise BadText("bad-origin", f"a position comes from one of {', '.join(ORIGINS)}, not '{kind[:40]}'")
    if len(name) > LONGEST_NAME or (name and not name.replace("-", "").isalnum()) or not name.isascii():
        raise BadText("bad-origin", f"the name of a {kind} has letters, digits and hyphens, at most {LONGEST_NAME}")
    return f"{kind} {name}".strip()


def first_table(game: Game[Any], setup: Setup, start: StartPosition) -> Match:
    """The table a match begins with; raises BadText where today's rules do not know such a table."""
    found: Match = table_of(game, setup, start.lines) if start.lines else game.new(setup)
    return found


def nature_says(seed: str, game: Game[Any], match: Match, dealt: dict[str, int], start: StartPosition, said: Iterable[str]) -> str:
    """What nature says: as it is known, else by the dice of the seed."""
    known = fair_dice.known_answer(game, match, start.answers, said) if start.answers else ""
    return known or game.write(match, fair_dice.sample_chance(seed, game, match, dealt))
