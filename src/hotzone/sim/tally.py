"""Results of many matches, added up; the order makes no difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hotzone.ai.wilson import wilson
from hotzone.contract.game import Game
from hotzone.sim.watched.counts import RESULTS, CountsForfeits, CountsPlaces, MatchCounts, TimesTurns
from hotzone.sim.watched.heat import Heat

if TYPE_CHECKING:
    from hotzone.sim.players import SimPlayer


class Tally(MatchCounts):
    """Matches counted by their endings, with their length and the time they took."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = 0.0  # seconds of all turns together
        self.longest = 0.0  # seconds of the longest turn; 0 where nobody thinks
        self.forfeits = 0  # turns that bots of other people lost because they were late, broken or against the rules
        self.heat: Heat | None = None  # where things happened, if somebody watched
        self.seconds = 0.0  # from start to end, all workers together

    def add(self, other: Tally) -> None:
        """Add what another worker, or an earlier run, has counted."""
        self.matches += other.matches
        self.actions += other.actions
        self.turns += other.turns
        self.endless += other.endless
        for i in range(RESULTS):
            self.endings[i] += other.endings[i]
        self.thinking += other.thinking
        self.longest = max(self.longest, other.longest)
        self.forfeits += other.forfeits
        if other.heat:
            self.heat = self.heat or Heat()
            self.heat.add(other.heat)

    def count(self, played: SimPlayer, seconds: float) -> None:
        """Take over what a player has counted since it began, and the time all of it took."""
        self.matches, self.actions, self.turns, self.endless = played.matches, played.actions, played.turns, played.endless
        self.endings = [played.ending(i) for i in range(RESULTS)]
        self.thinking = seconds
        if isinstance(played, TimesTurns):
            self.thinking, self.longest = played.thinking, played.longest
        if isinstance(played, CountsForfeits):
            self.forfeits = played.forfeits
        if isinstance(played, CountsPlaces):
            self.heat = played.heat

    def row(self) -> list[Any]:
        """The figures as numbers, to keep or to send; heat maps come last."""
        heat = [self.heat.data()] if self.heat else []
        return [
            self.matches,
            self.actions,
            self.turns,
            self.endless,
            self.thinking,
            self.longest,
            *self.endings,
            self.forfeits,
            *heat,
        ]

    def read(self, row: list[Any]) -> Tally:
        """Take over a row of figures; raises ValueError if it is not one."""
        if len(row) == 8 + RESULTS:
            self.heat, row = Heat().read(row[-1]), row[:-1]
        if len(row) not in (6 + RESULTS, 7 + RESULTS) or not all(isinstance(number, int | float) and number >= 0 for number in row):
            raise ValueError("these are not figures of a simulation")
        self.matches, self.actions, self.turns, self.endless = (int(number) for number in row[:4])
        self.thinking, self.longest = row[4:6]
        self.endings = [int(number) for number in row[6 : 6 + RESULTS]]
        self.forfeits = int(row[6 + RESULTS]) if len(row) > 6 + RESULTS else 0  # files of 0.1.0 have none
        return self

    def summary(self, game: Game[Any]) -> dict[str, Any]:
        """The figures by name."""
        wins = sum(self.endings[game.endings.index(name)] for name in game.victories)
        games, seconds = max(self.matches, 1), max(self.seconds, 1e-9)
        return {
            "games": self.matches,
            "wins": wins,
            "win_rate": round(wins / games, 6),
            "ci95": [round(bound, 6) for bound in wilson(wins, self.matches)],
            "endings": {name: self.endings[i] for i, name in enumerate(game.endings) if self.endings[i]},
            "turns_mean": round(self.turns / games, 3),
            "actions_mean": round(self.actions / games, 3),
            "stuck": self.endless,
            **({"forfeits": self.forfeits} if self.forfeits else {}),
            "ms_turn_mean": round(1e3 * self.thinking / max(self.turns, 1), 4),
            "ms_turn_max": round(1e3 * self.longest, 3) if self.longest else None,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.matches / seconds, 1),
        }
