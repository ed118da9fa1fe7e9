"""For machines that learn: a number for every action, what is observed of a table, what a reward may count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from hotzone.contract.game import Game
from hotzone.core.errors import HotzoneError
from hotzone.core.formats.fields import SHORT, Bytes, Fields, snapshot_order

if TYPE_CHECKING:
    from hotzone.contract.shared.observation_layout import Layout
    from hotzone.core.observer import Observer


class StatePart(NamedTuple):
    """A stretch of a snapshot: so many numbers of one kind, `size` bytes each."""

    name: str
    size: int
    many: int


@runtime_checkable
class ActionTable(Protocol):
    """The least that learning needs; it is enough for OpenSpiel."""

    most_seats: int  # in any set-up

    def action_space(self, match: Any) -> tuple[int, ...]:
        """All actions that can ever be legal for a seat in this set-up, in order."""


@runtime_checkable
class Learning(ActionTable, Protocol):
    """Everything that learning can use: Gymnasium, PettingZoo and VecEnv also need observations."""

    agent: str  # what a seat is called among agents
    merits: tuple[str, ...]  # what a shaped reward can count, in the order of the observer's weights

    def observation_layout(self, match: Any) -> Layout:
        """What an observation consists of; the same for all matches of a set-up."""

    def observer(self, match: Any, layout: Layout) -> Observer:
        """The writer of such observations."""

    def state_parts(self) -> Sequence[StatePart]:
        """What a snapshot consists of, in order; empty where that is not told."""


@dataclass
class FieldLearning:
    """`Learning` of a game whose state is a table of fields, put together from its parts."""

    agent: str
    merits: tuple[str, ...]
    most_seats: int
    fields: Fields
    action_space: Callable[[Any], tuple[int, ...]]
    observation_layout: Callable[[Any], Layout]
    observer: Callable[[Any, Layout], Observer]

    def state_parts(self) -> Sequence[StatePart]:
        """What a snapshot consists of."""
        return parts_of(self.fields)


@runtime_checkable
class Learnable(Protocol):
    """A game for machines that learn; `learning()` may return a module, imported only when it is needed."""

    def learning(self) -> ActionTable:
        """What the game offers to machines that learn."""


def action_table(game: Game[Any]) -> ActionTable:
    """What a game offers to learning; raises HotzoneError for a game that offers nothing."""
    if not isinstance(game, Learnable):
        raise HotzoneError("no-action-space", f"{game.name} offers no action space: its actions have no numbers")
    return game.learning()


def learning_of(game: Game[Any]) -> Learning:
    """What a game offers to learning, with observations; raises HotzoneError for a game without them."""
    found = game.learning() if isinstance(game, Learnable) else None
    if not isinstance(found, Learning):
        raise HotzoneError("no-observation", f"{game.name} offers no observation: it cannot be played as an environment")
    return found


def offers_observations(game: Game[Any]) -> bool:
    """Can a game be played as an environment?"""
    return isinstance(game, Learnable) and isinstance(game.learning(), Learning)


def parts_of(fields: Fields) -> list[StatePart]:
    """The parts of a snapshot that is made from a table of fields: each row, and the counters together."""
    found: list[StatePart] = []
    for field in snapshot_order(fields):
        if isinstance(field, Bytes):
            found.append(StatePart(field.name, 1, field.size))
        else:
            name = "more_numbers" if field.late else "numbers"
            counted = found.pop().many if found and found[-1].name == name else 0
            found.append(StatePart(name, SHORT, counted + 1))
    return found
