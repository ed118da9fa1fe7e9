"""What a game's observation writer promises: the bytes of an observation, and the merits that a reward may count."""

from array import array
from typing import Any

from hotzone.core.compiled import is_compiled
from hotzone.core.table import Table

COMPILED = is_compiled(__file__)
MERITS = 8  # room for weights


class Observer:
    """Writes what everybody may see of a table as bytes: planes first, then numbers. Each game has its own."""

    def __init__(self, size: int) -> None:
        self.size = size
        if not COMPILED:
            self.weights = array("d", bytes(8 * MERITS))  # what a game's merits count in a shaped reward

    def weigh(self, merit: int, weight: float) -> None:
        """Let a merit count in the shaped reward."""
        self.weights[merit] = weight

    def look(self, table: Table, out: bytearray) -> None:
        """Write an observation, for callers that are not compiled; `out` has room for it."""
        if len(out) < self.size:
            raise IndexError(f"an observation has {self.size} bytes, not {len(out)}")
        self.write(table, out)

    def write(self, table: Table, out: Any) -> None:
        """Write all bytes of the observation."""

    def potential(self, table: Table) -> float:
        """The sum of the merits, each with its weight."""
        return 0.0
