"""What everybody counts who plays matches of a simulation outside the core, and who adds such counts up."""

from __future__ import annotations

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
