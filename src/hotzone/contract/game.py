"""The contract of a game: what the prompt, the server and the bots need to know about any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar, runtime_checkable

from hotzone.core.values import Event, Setup

if TYPE_CHECKING:
    from fractions import Fraction  # slow to import, and only `odds` makes any

    from hotzone.core.dice import Dice
    from hotzone.core.table import Row


class BoardPlan(Protocol):
    """A board that has been read, with names for its places."""

    name: str
    title: str


@runtime_checkable
class SourcedPlan(Protocol):
    """A board whose file says where its facts come from."""

    facts: Mapping[str, int]  # how sure they are: how many facts


class Match(Protocol):
    """A table that waits for one actor. Compiled where possible."""

    actor: int  # a seat from 0, NATURE or NOBODY
    turn: int
    result: int  # 0 while it goes on

    def legal(self) -> list[int]:
        """All legal actions, in a fixed order: that order is part of the interface."""

    def play(self, action: int) -> list[Row]:
        """Carry out an action and give the events it caused; raises Illegal and then changes nothing."""

    def clone(self) -> Self:
        """An independent copy that can be rewound to the original."""

    def snapshot(self) -> bytes:
        """The whole table as bytes: equal tables, equal bytes."""

    def restore(self, data: bytes) -> None:
        """Become the table of a snapshot."""

    def sample_chance(self, dice: Dice) -> int:
        """Draw nature's action at random."""


M = TypeVar("M", bound=Match)


class Game(Protocol[M]):
    """A plug-in: texts in, texts out. It reads no files and rolls no dice."""

    name: str
    rules: int  # version, raised when behaviour changes
    endings: tuple[str, ...]  # by the number in `Table.result`; the first is a match that goes on
    victories: tuple[str, ...]  # those of them that are won

    def catalogue(self) -> Mapping[str, object]:
        """What can be chosen: boards, levels and so on."""

    def samples(self) -> Sequence[Mapping[str, object]]:
        """Set-ups that show everything in the game, for tests and mixed runs."""

    def setup(self, **settings: object) -> Setup:
        """Check settings and keep what differs from the defaults; raises BadSetup."""

    def new(self, setup: Setup) -> M:
        """A match at its first decision."""

    def seats(self, match: M) -> int:
        """How many seats take turns."""

    def odds(self, match: M) -> Sequence[tuple[int, Fraction]]:
        """Nature's actions and their chances."""

    def read(self, match: M, text: str) -> int:
        """The action of a text like `chop 3,5|3,6`; raises BadText."""

    def write(self, match: M, action: int) -> str:
        """The text of an action."""

    def cost(self, match: M, action: int) -> int:
        """What the actor pays for an action."""

    def tell(self, match: M, rows: Sequence[Row]) -> Sequence[Event]:
        """What became true, in words."""

    def position(self, match: M, setup: Setup) -> str:
        """The whole table as text: the drawn plan and a few lines."""

    def parse(self, text: str) -> tuple[Setup, M]:
        """The set-up and the table of a position; raises BadText."""

    def view(self, match: M, seat: int | None) -> Mapping[str, object]:
        """What a page draws."""

    def result(self, match: M) -> Mapping[str, int | str]:
        """How the match stands or ended, for records and logs."""


@runtime_checkable
class OnBoard(Protocol):
    """A match on a board that was read from a file."""

    plan: BoardPlan | None


@runtime_checkable
class CostLister(Protocol):
    """A game that tells the costs of many actions at once, and whose words for an action depend only on the `plan` of a match.

    Sessions list what is legal again and again: they ask such a game for the costs and keep the words.
    """

    def costs(self, match: Any, actions: list[int]) -> list[int]:
        """What the actor pays for each."""


@runtime_checkable
class Titled(Protocol):
    """A game with a title for people, besides its name for programs."""

    title: str


@runtime_checkable
class BoardReader(Protocol):
    """A game that reads board files of others; it is made from `boards` and `names`."""

    boards: Callable[[str], str]  # the text of a board file by its name
    names: Sequence[str]  # those there are

    def add_board(self, text: str) -> BoardPlan:
        """What was read; raises BadText with line and column."""


def plan_of(match: Any) -> BoardPlan | None:
    """The board that a match is played on; None in a game without boards."""
    return match.plan if isinstance(match, OnBoard) else None


def title_of(game: Any) -> str:
    """What people call a game."""
    return game.title if isinstance(game, Titled) else str(game.name)
