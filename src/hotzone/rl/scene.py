"""A set-up as an environment: where its matches start, what is seen of them, what can be done; without NumPy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from hotzone import shelf
from hotzone.core.game import BadSetup, Game, HotzoneError, Setup
from hotzone.rl import fire_observer, reactor_observer
from hotzone.rl.fire_actions import fire_actions
from hotzone.rl.fire_layout import fire_layout
from hotzone.rl.fire_layout import fire_observer as fire_eyes
from hotzone.rl.lane import Lane
from hotzone.rl.layout import Layout
from hotzone.rl.menu import Menu
from hotzone.rl.observer import Observer
from hotzone.rl.reactor_actions import reactor_actions
from hotzone.rl.reactor_layout import reactor_layout
from hotzone.rl.reactor_layout import reactor_observer as reactor_eyes


class Faces(NamedTuple):
    """What a game needs to be seen by machines."""

    layout: Callable[[Any], Layout]
    observer: Callable[[Any, Layout], Observer]
    actions: Callable[[Any], tuple[int, ...]]
    merits: tuple[str, ...]
    agent: str  # what a seat is called


GAMES = {
    "fire": Faces(fire_layout, fire_eyes, fire_actions, fire_observer.MERITS, "firefighter"),
    "reactor": Faces(reactor_layout, reactor_eyes, reactor_actions, reactor_observer.MERITS, "character"),
}


class Scene:
    """A set-up of a game for machines; `settings` are those of a match, and a wrong one raises BadSetup."""

    def __init__(
        self,
        game: str,
        settings: Mapping[str, object],
        shaping: Mapping[str, float] | None = None,
        gamma: float = 1.0,
        invariant: bool = False,
    ) -> None:
        self.game: Game[Any] = shelf.game(game)
        if game not in GAMES:
            raise HotzoneError("not-observed", f"'{game}' has no observation; there are {', '.join(GAMES)}")
        self.faces = GAMES[game]
        self.setup: Setup = self.game.setup(**settings)
        self.start = self.game.new(self.setup)
        self.layout = self.faces.layout(self.start)
        self.actions = self.faces.actions(self.start)
        self.menu = Menu(self.actions)
        self.seats = self.game.seats(self.start)
        self.agents = tuple(f"{self.faces.agent}_{i + 1}" for i in range(self.seats))
        self.wins = sum(1 << self.game.endings.index(name) for name in self.game.victories)
        self.eyes = self.faces.observer(self.start, self.layout)
        self.shaping = dict(shaping or {})
        self.gamma = gamma
        self.invariant = invariant
        for name, weight in self.shaping.items():
            if name not in self.faces.merits:
                raise BadSetup("unknown-merit", f"{game} shapes no reward by '{name}'; it has {', '.join(self.faces.merits)}")
            self.eyes.weigh(self.faces.merits.index(name), weight)

    def lane(self) -> Lane:
        """A new environment of this set-up, with a table of its own."""
        lane = Lane(self.start.twin(), self.eyes, self.menu, self.wins)
        lane.shaped, lane.gamma, lane.invariant = bool(self.shaping), self.gamma, self.invariant
        return lane

    def observe(self, match: Any) -> bytes:
        """The observation of any match of this set-up."""
        seen = bytearray(self.layout.size)
        self.eyes.look(match, seen)
        return bytes(seen)

    def text(self, number: int) -> str:
        """An action of the table in words."""
        return self.game.write(self.start, self.actions[number])
