"""The sums of the risk map: what burns, falls or is hit, apart for each group of a sample."""

from __future__ import annotations

from array import array

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.risk import frontier
from hotzone.games.fire.risk.outcome import is_down, is_lost

COMPILED = not __file__.endswith(".py")
HIT, GONE, PERSON, FIGURE, DAMAGE, COLLAPSE, MASS, STRIDE = 128, 256, 384, 392, 400, 401, 402, 403  # first the spaces


class GroupSums:
    """Sums of chances; the last group is what is certain, the others are the sample's."""

    def __init__(self) -> None:
        self.sums = array("d", bytes(8 * STRIDE * (frontier.GROUPS + 1)))

    def lie(self, s: State) -> None:
        """Count the table as it lies before any roll."""
        start = frontier.GROUPS * STRIDE
        for i in range(s.board.inner_count + s.board.ring_count):
            if s.threat[i] == w.FIRE:
                self.sums[start + i] += 1.0
        for i in range(w.SLOTS):
            if s.poi[i] and is_lost(s, s.poi_at[i]):
                self.sums[start + PERSON + i] += 1.0
        for i in range(s.options.crew):
            if is_down(s, i):
                self.sums[start + FIGURE + i] += 1.0

    def of_groups(self, place: int) -> float:
        """One of the sums over all groups of the sample."""
        total = 0.0
        for k in range(frontier.GROUPS):
            total += self.sums[k * STRIDE + place]
        return total

    def total(self, place: int) -> float:
        """One of the sums, when all are added up."""
        return self.sums[frontier.GROUPS * STRIDE + place]

    def chances(self, name: str) -> list[float]:
        """One of the tables: burns, hit, gone, person, figure."""
        first = {"burns": 0, "hit": HIT, "gone": GONE, "person": PERSON, "figure": FIGURE}[name]
        many = 8 if name in ("person", "figure") else c.CELLS
        return [self.total(first + i) for i in range(many)]
