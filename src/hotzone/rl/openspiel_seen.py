"""What OpenSpiel's players see: all that lies on the table, as a tensor with named parts, or drawn, or as a position."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotzone.fire import state as fire
from hotzone.reactor import state as reactor
from hotzone.rl.openspiel_desk import Rules
from hotzone.showing import shown

Parts = list[tuple[str, str, int]]  # name, kind of number, how many
NUMBERS = "<i2"


def parts_of(game: str) -> Parts:
    """What the bytes of a table are, in their order; what only expansions have comes last."""
    if game == "fire":
        base = [(name, "u1", size) for name, size in fire.SIZES if name != "ladder"]
        rest = [("ladder", "u1", fire.ROOM["ladder"]), ("more_numbers", NUMBERS, len(fire.NUMBERS) - fire.BASE)]
        return [*base, ("numbers", NUMBERS, fire.BASE), *rest]
    return [*((name, "u1", size) for name, size in reactor.SIZES), ("numbers", NUMBERS, len(reactor.NUMBERS))]


class Seen:
    """An observer in OpenSpiel's way. All players see the same; with perfect recall the text is the whole position."""

    def __init__(self, rules: Rules, perfect_recall: bool) -> None:
        parts = parts_of(rules.game.name)
        self.perfect_recall = perfect_recall
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
        """What is seen of a state, as text."""
        desk = state.desk
        if self.perfect_recall:  # all that was ever seen of this match and still matters
            return str(desk.position())
        own = shown(desk.rules.game, desk.rules.setup)
        return "\n".join([*own.picture(desk.match), *own.status(desk.match), *own.crew(desk.match), own.question(desk.match)])
