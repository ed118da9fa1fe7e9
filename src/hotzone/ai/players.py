"""The thinking players of simulations, by name: each plays whole matches in the core."""

from __future__ import annotations

from typing import Any

from hotzone.ai.playing import Player
from hotzone.ai.strength import STRENGTHS, fitted


class Thinker(Player):
    """Plays with a strength; `piece` is how many matches it takes at once."""

    strength = "veteran"
    piece = 4

    def __init__(self, table: Any) -> None:
        net, s = fitted(table, STRENGTHS[self.strength])
        Player.__init__(self, table, net, s.nodes, s.width, s.exact, s.ahead)


class Greedy(Thinker):
    """Rules of thumb over one turn."""

    strength = "greedy"
    piece = 20


class Thumb(Thinker):
    """Rules of thumb, the next roll looked at in full."""

    strength = "thumb"


class Rookie(Thinker):
    """The crew with little time."""

    strength = "rookie"
    piece = 20


class Steady(Thinker):
    """The crew with some time."""

    strength = "steady"


class Crew(Thinker):
    """The crew at its best."""


class Chief(Thinker):
    """The crew with the next turns in mind."""

    strength = "chief"
    piece = 1
