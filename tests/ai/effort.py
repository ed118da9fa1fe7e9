"""How hard bots think, counted in tables they judge: the same on every machine, whatever else runs on it."""

from __future__ import annotations

from typing import Any

import pytest

from hotzone.ai import coach
from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.search.lookahead import Lookahead
from hotzone.ai.search.turn_search import TurnSearch


class Effort:
    """Counts what the searches of the crew and of the coach look at, from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.searches: list[TurnSearch] = []
        searcher = CrewBot.searcher

        def kept(made: TurnSearch) -> TurnSearch:
            self.searches.append(made)
            return made

        monkeypatch.setattr(coach, "TurnSearch", lambda *how: kept(TurnSearch(*how)))
        monkeypatch.setattr(CrewBot, "searcher", lambda bot, *how: kept(searcher(bot, *how)))

    def spent(self) -> int:
        """Tables judged since the last question."""
        found = sum(looks(search) for search in self.searches)
        self.searches.clear()
        return found


def looks(search: Any) -> int:
    """Tables that a search judged, those of the turns it foresaw among them."""
    return int(search.looks + (search.next.looks if isinstance(search, Lookahead) else 0))
