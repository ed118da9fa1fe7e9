"""What OpenSpiel's players see: planes and numbers as in the other environments, or the whole table in parts; both also as text."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotzone.contract.learning import learning_of, offers_observations
from hotzone.contract.terminal import display
from hotzone.languages import words
from hotzone.rl.env_spec import EnvSpec
from hotzone.rl.openspiel.match import PlayState, Rules

FLOATS = np.array([float(number) for number in range(256)], object)  # a byte as OpenSpiel lists it
KINDS = {1: "u1", 2: "<i2"}  # by the size of a number


class Observation:
    """What is seen now, the same by all players: the observation of docs/reference/rl-spaces.md, and the drawn board."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, Any] = {}
        if offers_observations(rules.game):
            self.see()

    def see(self) -> None:
        """Make room for planes and numbers."""
        env_spec = EnvSpec(self.rules.game.name, self.rules.settings)
        layout, self.observer = env_spec.layout, env_spec.observer
        self.written = bytearray(layout.size)
        self.bytes = np.frombuffer(self.written, np.uint8)  # the same memory
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {
            "planes": self.tensor[: layout.split].reshape(layout.shape),
            "numbers": self.tensor[layout.split :],
        }

    def set_from(self, state: Any, player: int) -> None:
        """Write what is seen into `tensor` and `dict`; while nature answers, nobody decides."""
        if self.dict:
            self.observer.look(state.play_state.match, self.written)
            self.tensor[:] = self.bytes

    def numbers(self, play_state: PlayState) -> list[float]:
        """What is seen as a list. Numbers that exist already are handed out: making them takes longer than all the rest."""
        if not self.dict:
            return []
        self.observer.look(play_state.match, self.written)
        found: list[float] = FLOATS.take(self.bytes).tolist()
        return found

    def string_from(self, state: Any, player: int) -> str:
        """The drawn board, how it stands, and who must decide."""
        match, own = state.play_state.match, display(self.rules.game, self.rules.setup, words("en", self.rules.game.name))
        return "\n".join([*own.picture(match), *own.status(match), *own.crew(match), own.question(match)])


class InformationState:
    """All that was ever seen of a match and still matters: everything on the table, by its parts, and the position."""

    def __init__(self, rules: Rules) -> None:
        parts = learning_of(rules.game).state_parts() if offers_observations(rules.game) else ()
        self.kind = np.dtype([(part.name, KINDS[part.size], (part.many,)) for part in parts])
        self.tensor = np.zeros(sum(part.many for part in parts), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for part in parts:
            self.dict[part.name] = self.tensor[start : start + part.many]
            start += part.many

    def set_from(self, state: Any, player: int) -> None:
        """Write what lies on the table into `tensor` and `dict`."""
        if not self.dict:
            return
        data = state.play_state.match.snapshot().ljust(self.kind.itemsize, b"\0")
        found = np.frombuffer(data, self.kind)[0]
        for name, numbers in self.dict.items():
            numbers[:] = found[name]

    def string_from(self, state: Any, player: int) -> str:
        """The position."""
        play_state: PlayState = state.play_state
        return play_state.position()
