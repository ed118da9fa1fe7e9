"""A set-up as an environment: where its matches start, what is observed, what can be done; without NumPy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotzone import registry
from hotzone.contract.game import Game
from hotzone.contract.learning import learning_of
from hotzone.core.errors import BadSetup
from hotzone.core.values import Setup
from hotzone.rl.action_mask import ActionMask
from hotzone.rl.env_slot import EnvSlot


class EnvSpec:
    """A set-up of a game for machines; `settings` are those of a match, and a wrong one raises BadSetup."""

    def __init__(
        self,
        game: str,
        settings: Mapping[str, object],
        shaping: Mapping[str, float] | None = None,
        gamma: float = 1.0,
        invariant: bool = False,
    ) -> None:
        self.game: Game[Any] = registry.game(game)
        settings = registry.with_board(self.game, settings)
        self.made = (game, registry.with_board_text(self.game, settings), dict(shaping or {}), gamma, invariant)
        self.learning = learning_of(self.game)
        self.setup: Setup = self.game.setup(**settings)
        self.start = self.game.new(self.setup)
        self.layout = self.learning.observation_layout(self.start)
        self.actions = self.learning.action_space(self.start)
        self.action_mask = ActionMask(self.actions)
        self.seats = self.game.seats(self.start)
        self.agents = tuple(f"{self.learning.agent}_{i + 1}" for i in range(self.seats))
        self.wins = sum(1 << self.game.endings.index(name) for name in self.game.victories)
        self.observer = self.learning.observer(self.start, self.layout)
        self.shaping = dict(shaping or {})
        self.gamma = gamma
        self.invariant = invariant
        for name, weight in self.shaping.items():
            if name not in self.learning.merits:
                raise BadSetup("unknown-merit", f"{game} shapes no reward by '{name}'; it has {', '.join(self.learning.merits)}")
            self.observer.weigh(self.learning.merits.index(name), weight)

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew wherever it is unpickled."""
        return EnvSpec, self.made

    def new_slot(self) -> EnvSlot:
        """A new environment of this set-up, with a table of its own."""
        slot = EnvSlot(self.start.clone(), self.observer, self.action_mask, self.wins)
        slot.shaped, slot.gamma, slot.invariant = bool(self.shaping), self.gamma, self.invariant
        return slot

    def observe(self, match: Any) -> bytes:
        """The observation of any match of this set-up."""
        seen = bytearray(self.layout.size)
        self.observer.look(match, seen)
        return bytes(seen)

    def text(self, number: int) -> str:
        """An action of the table in words."""
        return self.game.write(self.start, self.actions[number])
