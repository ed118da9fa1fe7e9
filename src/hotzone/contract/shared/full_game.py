"""A game that has all the rooms of the house under their usual names: what it gives is found there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from hotzone.contract.page import read_event
from hotzone.contract.shared.board_game import BoardGame, P, T, tell_event
from hotzone.core.table import Row
from hotzone.core.values import Event

if TYPE_CHECKING:
    from hotzone.contract.learning import Learning
    from hotzone.contract.picture import Picture


SAYINGS = 1 << 15  # events whose words are kept


class FullGame(BoardGame[T, P]):
    """Texts, page, advice, simulation and learning by the names of their modules, each imported when somebody needs it first."""

    package: str  # where its rooms are: its `__package__`

    def __init__(self, boards: Callable[[str], str], names: Sequence[str]) -> None:
        super().__init__(boards, names)
        self.rooms: dict[str, ModuleType] = {}
        self.told = lru_cache(SAYINGS)(self.tell_one)

    def room(self, name: str) -> ModuleType:
        """A module of the game's own package."""
        if name not in self.rooms:
            self.rooms[name] = import_module(f"{self.package}.{name}")
        return self.rooms[name]

    def position_module(self) -> ModuleType:
        """A table as lines, and back."""
        return self.room("text.position")

    def explanations(self) -> ModuleType:
        """What plans are about."""
        return self.room("advice.explanations")

    def tell(self, match: T, rows: Sequence[Row]) -> list[Event]:
        """Events in words."""
        told, plan = self.told, match.plan
        return [told(plan, row) for row in rows]

    def tell_one(self, plan: P, row: Row) -> Event:
        """One event in words. The same happens again and again, so what was said lately is kept."""
        say = partial(self.room("text.events").say, plan)
        return tell_event(row, self.forms, say, self.room("model.rule_ids").NAMES)

    def event_row(self, match: T, text: str) -> Row:
        """The event of a text; raises BadText."""
        return read_event(text, self.forms, partial(self.room("text.events").say, match.plan))

    def view(self, match: T, seat: int | None) -> Mapping[str, object]:
        """What a page draws; without secrets every seat sees the same."""
        found: Mapping[str, object] = self.room("page.view").view(match)
        return found

    def board(self, name: str) -> Mapping[str, object]:
        """What of a board never changes."""
        found: Mapping[str, object] = self.room("page.geometry").geometry(self.plan(name))
        return found

    def paths(self, match: T) -> Mapping[str, object]:
        """Where the active figure can go in this turn, and what each way costs."""
        found: Mapping[str, object] = self.room("page.paths").paths(match)
        return found

    def catalogue(self) -> Mapping[str, object]:
        """What can be chosen."""
        found: Mapping[str, object] = self.room("catalogue").catalogue(self)
        return found

    def samples(self) -> Sequence[Mapping[str, object]]:
        """Set-ups that show all there is."""
        found: Sequence[Mapping[str, object]] = self.room("catalogue").samples(self.names)
        return found

    def picture(self, match: T) -> Picture:
        """The table as plain shapes."""
        found: Picture = self.room("page.picture").picture(match.plan, self.view(match, None))
        return found

    def simulation(self) -> object:
        """What simulations vary, and the set-ups that are measured."""
        return self.room("simulation").Simulation(self.names)

    def learning(self) -> Learning:
        """Actions by number, and observations."""
        found: Learning = self.room("learning.interface").INTERFACE
        return found
