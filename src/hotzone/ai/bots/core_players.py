"""A bot that thinks, as a player of whole matches in the core."""

from __future__ import annotations

from typing import Any

from hotzone.ai.bots.strengths import Strength, fitted
from hotzone.ai.search.self_play import CorePlayer


class SearchPlayer(CorePlayer):
    """Plays all seats with one strength."""

    def __init__(self, table: Any, strength: Strength) -> None:
        net, s = fitted(table, strength)
        CorePlayer.__init__(self, table, net, s.nodes, s.width, s.exact, s.ahead)
