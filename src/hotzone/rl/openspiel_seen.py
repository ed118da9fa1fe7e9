"""What OpenSpiel's players see: planes and numbers as in the other faces, or the whole table by its parts; and both as texts."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotzone.core import words as c
from hotzone.fire import state as fire
from hotzone.reactor import state as reactor
from hotzone.rl.openspiel_desk import Desk, Rules
from hotzone.rl.scene import Scene
from hotzone.rl.vec import Rows
from hotzone.showing import shown

Parts = list[tuple[str, str, int]]  # name, kind of number, how many
NUMBERS = "<i2"


class Observation:
    """What is seen now, the same by all players: the observation of docs/rl-spaces.md, and the drawn board."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.batch = Rows(Scene(rules.game.name, rules.settings), autoreset=False)
        self.batch.reset(0)
        layout = self.batch.layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict: dict[str, Any] = {
            "planes": self.tensor[: layout.split].reshape(layout.shape),
            "numbers": self.tensor[layout.split :],
        }

    def set_from(self, state: Any, player: int) -> None:
        """Write what is seen into `tensor` and `dict`; while nature answers, nobody decides."""
        lane = self.batch.lanes[0]
        table: Any = lane.table
        table.restore(state.desk.match.snapshot())
        if table.actor == c.NATURE:  # or she would be dealt for
            table.actor = c.NOBODY
        lane.show()
        self.tensor[:] = self.batch.observations[0]

    def string_from(self, state: Any, player: int) -> str:
        """The drawn board, how it stands, and who must decide."""
        match, own = state.desk.match, shown(self.rules.game, self.rules.setup)
        return "\n".join([*own.picture(match), *own.status(match), *own.crew(match), own.question(match)])


class InformationState:
    """All that was ever seen of a match and still matters: everything on the table, by its parts, and the position."""

    def __init__(self, rules: Rules) -> None:
        parts = parts_of(rules.game.name)
        self.kind = np.dtype([(name, kind, (many,)) for name, kind, many in parts])
        self.tensor = np.zeros(sum(many for _, _, many in parts), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, _, many in parts:
            self.dict[name] = self.tensor[start : start + many]
            start += many

    def set_from(self, state: Any, player: int) -> None:
        """Write what lies on the table into `tensor` and `dict`."""
        data = state.desk.match.snapshot().ljust(self.kind.itemsize, b"\0")
        found = np.frombuffer(data, self.kind)[0]
        for name, part in self.dict.items():
            part[:] = found[name]

    def string_from(self, state: Any, player: int) -> str:
        """The position."""
        desk: Desk = state.desk
        return desk.position()


def parts_of(game: str) -> Parts:
    """What the bytes of a table are, in their order; what only expansions have comes last."""
    if game == "fire":
        base = [(name, "u1", size) for name, size in fire.SIZES if name != "ladder"]
        rest = [("ladder", "u1", fire.ROOM["ladder"]), ("more_numbers", NUMBERS, len(fire.NUMBERS) - fire.BASE)]
        return [*base, ("numbers", NUMBERS, fire.BASE), *rest]
    return [*((name, "u1", size) for name, size in reactor.SIZES), ("numbers", NUMBERS, len(reactor.NUMBERS))]
