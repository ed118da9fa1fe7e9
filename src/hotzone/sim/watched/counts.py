"""What is counted in matches that a simulation plays outside the core, and how such counts are added up."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from hotzone.sim.watched.heat import Heat

RESULTS = 16  # endings that a game may have


class MatchCounts:
    """Matches by their endings, with their length."""

    def __init__(self) -> None:
        self.matches = 0
        self.actions = 0
        self.turns = 0
        self.endless = 0
        self.endings = [0] * RESULTS

    def ending(self, result: int) -> int:
        """How many matches ended like this."""
        return self.endings[result]


@runtime_checkable
class TimesTurns(Protocol):
    """A player of a simulation that knows how long its bots thought; one that plays at random has no time to look at a clock."""

    thinking: float  # seconds of all turns together
    longest: float  # seconds of the longest turn


@runtime_checkable
class CountsForfeits(Protocol):
    """A player of a simulation that seats bots of other people: one of the core seats none."""

    forfeits: int  # turns that they lost


@runtime_checkable
class CountsPlaces(Protocol):
    """A player of a simulation that counts where things happen."""

    heat: Heat
