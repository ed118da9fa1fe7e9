"""A position as a file: two head lines that say which game, rules and set-up it needs, then everything on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from hotzone.contract.game import Game
from hotzone.core.errors import BadText, HotzoneError
from hotzone.core.formats.actors import ACTORS, actor_name
from hotzone.core.formats.record import Head, Record, board_block, head_lines, read_head, split, take_board
from hotzone.core.values import Setup

KIND = "position"
TOP = 3  # the number of the first line below the head
MatchT = TypeVar("MatchT")


def write_file(game: Game[Any], setup: Setup, lines: Sequence[str]) -> str:
    """The text of a position, from the lines below its head."""
    block = board_block(brought_text(game, setup.board))
    return "\n".join([*head_lines(Head(KIND, game.name, game.rules, setup)), *block, *lines]) + "\n"


@runtime_checkable
class BoardTaker(Protocol):
    """A game that plays on boards which somebody brought."""

    def bring_board(self, text: str) -> Any:
        """Read a board and keep it under the name its building gives it; raises BadText."""

    def brought_text(self, name: str) -> str:
        """The file of a board that was brought; empty for the game's own."""


def brought_text(game: object, board: str) -> str:
    """The file of a set-up's board, where not everybody has it."""
    return game.brought_text(board) if isinstance(game, BoardTaker) else ""


def bring(game: Game[Any], text: str, name: str, line: int = 3) -> None:
    """Take the board that a record or position carries; raises BadText where it is not the one that its head names."""
    if not text:
        return
    if not isinstance(game, BoardTaker):
        raise BadText("no-boards", f"{game.name} reads no boards of others", line, 1)
    try:
        found = game.bring_board(text).name
    except BadText as error:
        raise BadText(error.code, error.text, line + error.line, error.column) from None
    if found != name:
        raise BadText("other-board", f"the board below is {found}, but the match was played on {name}", line, 1)


def read_file(game: Game[Any], text: str, empty: Callable[[Setup], MatchT]) -> tuple[Setup, MatchT, list[str]]:
    """The set-up that the head names, an empty table for it, and the lines below; raises BadText with line and column."""
    lines = split(text, KIND)
    head = read_head(lines, KIND)
    if head.game != game.name or head.rules != game.rules:
        raise BadText("other-rules", f"this is a position of {head.game} {head.rules}, not of {game.name} {game.rules}", 2, 1)
    board, taken = take_board(lines)
    bring(game, board, head.setup.board)
    try:
        setup = game.setup(board=head.setup.board, **dict(head.setup.settings))
        return setup, empty(setup), lines[2 + taken :]
    except HotzoneError as error:
        raise BadText(error.code, error.text, 2, 1, error.rule) from None


def body_of(text: str) -> tuple[str, ...]:
    """The lines of a position below its head, without empty ones at the end."""
    lines = split(text, KIND)
    lines = lines[2 + take_board(lines)[1] :]
    while lines and not lines[-1]:
        lines.pop()
    return tuple(lines)


def table_of(game: Game[Any], setup: Setup, lines: Sequence[str]) -> Any:
    """The table of a position's lines below its head; raises BadText."""
    return game.parse(write_file(game, setup, lines))[1]


def first_table(game: Game[Any], record: Record) -> tuple[Setup, Any]:
    """The set-up and the first table of a record: a position if it begins with one; raises BadText with the line."""
    bring(game, record.board, record.head.setup.board)
    try:
        setup = game.setup(board=record.head.setup.board, **dict(record.head.setup.settings))
        return setup, table_of(game, setup, record.start) if record.start else game.new(setup)
    except HotzoneError as error:
        line = error.line if isinstance(error, BadText) and error.line else 2
        raise BadText(error.code, error.text, line, 1, error.rule) from None


def first_lines(match: Any, stages: Sequence[str], seen: Sequence[str]) -> list[str]:
    """Who must decide, then the counters that are always written: `stage acting actor 2`, `turn 14 seat 2 ap 5`."""
    counted = " ".join(f"{name} {getattr(match, name) + (name == 'seat')}" for name in seen)
    return [f"stage {stages[match.stage]} actor {actor_name(match.actor)}", counted]


class LineReader:
    """The lines of a position, one after the other, down to the drawn plan. A game's own reader knows what they say."""

    def __init__(self, match: Any, stages: Sequence[str], lines: list[str]) -> None:
        self.table = match
        self.stages = stages
        self.lines = lines
        self.number = TOP  # of the line being read
        self.seen: set[str] = set()

    def fail(self, code: str, text: str, word: str = "") -> BadText:
        """An error in the line being read, pointing at a word of it."""
        line = self.lines[self.number - TOP] if self.number - TOP < len(self.lines) else ""
        return BadText(code, text, self.number, max(line.find(word), 0) + 1)

    def line(self, words: list[str]) -> None:
        """Read one line, by its first word."""
        raise self.fail("bad-line", f"'{' '.join(words)[:60]}' is no line of a position", words[0])

    def once(self, name: str) -> None:
        """Refuse a line that was there already."""
        if name in self.seen:
            raise self.fail("line-twice", f"there are two lines '{name}'")

    def down_to_plan(self, needed: Sequence[str]) -> list[str]:
        """Read line by line; gives the lines of the drawn plan. Some lines must have been there."""
        while True:
            if self.number - TOP >= len(self.lines):
                raise self.fail("no-plan", "the position has no plan")
            words = self.lines[self.number - TOP].split()
            if words == ["plan"]:
                break
            if words:
                self.line(words)
            self.number += 1
        for name in needed:
            if name not in self.seen:
                raise self.fail("line-missing", f"the position has no line '{name}'")
        return self.lines[self.number - TOP + 1 :]

    def stage(self, words: list[str]) -> None:
        """Who must decide, and where in the turn: `stage acting actor 2`."""
        crew = [str(i + 1) for i in range(self.table.options.crew)]
        if len(words) != 4 or words[1] not in self.stages[1:] or words[2] != "actor" or words[3] not in (*ACTORS, *crew):
            raise self.fail("bad-stage", "write 'stage … actor …': a stage of the match, and nobody, nature or a seat")
        self.table.stage = self.stages.index(words[1])
        self.table.actor = ACTORS[words[3]] if words[3] in ACTORS else int(words[3]) - 1
