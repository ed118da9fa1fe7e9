"""The thinking players of simulations, by name: each plays whole matches in the core."""

from __future__ import annotations

from typing import Any

from hotzone.ai.playing import Player
from hotzone.ai.strength import STRENGTHS, closely, network, widely


class Thinker(Player):
    """Plays with a strength; `piece` is how many matches it takes at once."""

    strength = "veteran"
    piece = 4

    def __init__(self, table: Any) -> None:
        s = STRENGTHS[self.strength]
        net = network(table) if s.learned else None
        exact = s.exact if net or not s.learned else STRENGTHS["thumb"].exact  # thumbs need every roll looked at
        Player.__init__(self, table, net, s.nodes, widely(table, s.width), closely(table, exact), s.ahead)


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
    """The crew with one more turn in mind."""

    strength = "chief"
    piece = 1
