"""A puzzle: a position, a question about one turn, and all that was found out about its ends."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from hotzone import registry
from hotzone.contract.ai import PuzzleQuestion
from hotzone.contract.shared.position_file import table_of
from hotzone.core.errors import HotzoneError

T = TypeVar("T")
FEW = 40  # names that one reads in an error

BEST = "best"  # the one kind that is not exact: by the chance to win, as a search sees it
TOLERANCE = {BEST: 0.01}  # what counts as equal, by kind
EQUAL = 0.0005
TEXTS, COUNTS = ("id", "kind", "who", "setup", "idea", "source"), ("rules", "ends", "rating")
COSTS, LINES = ("limit", "best", "second", "nothing"), ("position", "line", "second_line", "key")


class Puzzle(NamedTuple):
    """As it is kept in a file, a line of JSON each."""

    id: str
    kind: str
    who: str
    limit: float
    setup: str
    position: tuple[str, ...]  # below the head
    rules: int  # of the game
    ends: int  # of the turn
    best: float
    second: float
    nothing: float  # what it costs to end the turn at once
    spread: tuple[tuple[float, int], ...]  # costs, and how many ends have each
    line: tuple[str, ...]
    second_line: tuple[str, ...]
    tempting: tuple[tuple[str, ...], ...]
    key: tuple[str, ...]  # what all best ends have changed and no other end has
    idea: str
    rating: int
    source: str  # the match it was found in

    @property
    def question(self) -> PuzzleQuestion:
        """What is asked."""
        return PuzzleQuestion(self.kind, self.who, self.limit)

    def game(self) -> Any:
        """The game it belongs to: an id begins with its name."""
        return registry.game(self.id.partition("-")[0])

    def table(self) -> Any:
        """The table it begins with; raises HotzoneError where today's rules do not know such a table."""
        game = self.game()
        return table_of(game, setup_of(game, self.setup), self.position)

    def text(self) -> str:
        """One line of a file."""
        return json.dumps(self._asdict(), ensure_ascii=False)


def setup_of(game: Any, words: str) -> Any:
    """A set-up from its text; raises HotzoneError."""
    found = dict(word.partition("=")[::2] for word in words.split())
    if not all(key.isidentifier() and key != "self" for key in found):
        raise HotzoneError("bad-puzzle", "this is no puzzle: its set-up has settings that no game has")
    return game.setup(**found)


def read_puzzle(found: Mapping[str, Any]) -> Puzzle:
    """A puzzle from its JSON, whoever kept it; raises HotzoneError if it is not one."""
    try:
        fields = dict(found)
        for names, kinds in ((TEXTS, str), (COUNTS, int), (COSTS, (int, float)), (LINES, (list, tuple))):
            for name in names:
                if not isinstance(fields[name], kinds):
                    raise TypeError(f"`{name}` is no such thing")
        for name in LINES:
            fields[name] = tuple(map(text_of, fields[name]))
        fields["spread"] = tuple((float(cost), int(many)) for cost, many in fields["spread"])
        fields["tempting"] = tuple(tuple(map(text_of, line)) for line in fields["tempting"])
        return Puzzle(**fields)
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise HotzoneError("bad-puzzle", f"this is no puzzle: {str(error)[:200]}") from None


def text_of(line: object) -> str:
    """A line that is a text; raises TypeError."""
    if not isinstance(line, str):
        raise TypeError("a line is a text")
    return line


def read_puzzles(lines: Iterable[str]) -> list[Puzzle]:
    """The puzzles of a file."""
    return [read_puzzle(json.loads(line)) for line in lines if line.strip()]


@cache
def shipped(game: str) -> dict[str, Puzzle]:
    """The puzzles that come with a game, by their ids; the easiest first."""
    place = Path(registry.folder(game)) / "data" / "puzzles.jsonl"
    if not place.is_file():
        return {}
    found = read_puzzles(place.read_text("utf-8").splitlines())
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda one: (one.rating, one.id))}


def all_shipped() -> dict[str, Puzzle]:
    """The puzzles of all games."""
    return {key: puzzle for name in registry.game_names() for key, puzzle in shipped(name).items()}


def puzzle_named(name: str) -> Puzzle:
    """A puzzle by its id; raises HotzoneError."""
    return by_id("puzzle", all_shipped(), name)


def by_id(kind: str, shipped: Mapping[str, T], name: str) -> T:
    """One of many that ship; raises HotzoneError, which lists them if they are few."""
    if name in shipped:
        return shipped[name]
    there = f"; there are {', '.join(shipped)}" if len(shipped) <= FEW else ""
    raise HotzoneError(f"unknown-{kind}", f"there is no {kind} '{name[:40]}'{there}")
