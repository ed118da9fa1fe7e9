"""A bot whose matches are watched: the same matches as in the core, with the places where things happened."""

from __future__ import annotations

from typing import Any

from hotzone.ai.bots.strengths import Strength, fitted
from hotzone.ai.search.lookahead import searcher
from hotzone.contract.game import Game
from hotzone.contract.simulation import HeatMapped, simulation_of
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.table import Row
from hotzone.sim.watched.counts import MatchCounts
from hotzone.sim.watched.heat import Heat


class WatchedPlayer(MatchCounts):
    """Plays all seats of a table with one strength, or by luck without one. The table must be a clone of the one to start from."""

    def __init__(self, game: Game[Any], table: Any, strength: Strength | None) -> None:
        super().__init__()
        self.table = table
        self.search = None
        if strength is not None:
            net, s = fitted(table, strength)
            self.search = searcher(table, net, s.nodes, s.width, s.exact, s.ahead)
        found = simulation_of(game)
        self.maps = found if isinstance(found, HeatMapped) else None
        self.heat = Heat()
        self.once: dict[tuple[str, str], None] = {}  # what has happened where in this match
        self.dice = Dice(0)

    def play(self, seed: int, first: int, games: int, limit: int = 100_000) -> None:
        """Play matches number `first` to `first + games - 1` of a seed; a match longer than `limit` is endless."""
        for i in range(first, first + games):
            self.table.reset_to_origin()
            self.dice.reseed(seed * 0x1000000 + i)
            self.play_out(limit)

    def play_out(self, limit: int) -> None:
        """Play one match to its end."""
        steps, turn = 0, 0
        self.once = {}
        while self.table.actor != c.NOBODY and steps < limit:
            if self.table.turn != turn:
                turn = self.table.turn
                if self.maps:
                    self.heat.count(self.maps.standing_now(self.table))
            for action in self.next_actions():
                self.note(self.table.play(action))
                steps += 1
        self.heat.count(self.once)
        self.endless += self.table.actor != c.NOBODY
        self.matches += 1
        self.actions += steps
        self.turns += self.table.turn
        self.endings[self.table.result] += 1

    def next_actions(self) -> list[int]:
        """What is played next: nature's answer, a plan up to its end, or one choice."""
        if self.table.actor == c.NATURE:
            return [self.table.sample_chance(self.dice)]
        if self.search is None:
            legal: list[int] = self.table.legal()
            return [legal[self.dice.below(len(legal))]]
        return self.search.best_plan() if self.table.turn_phase() == c.DECIDING else [self.search.best_answer()]

    def note(self, rows: list[Row]) -> None:
        """Remember where something happened in this match."""
        if self.maps:
            self.once.update(dict.fromkeys(self.maps.happened(self.table, rows)))
