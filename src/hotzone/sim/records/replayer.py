"""Plays known actions again inside the core, checking each one: millions in a second."""

from array import array

from hotzone.core.compiled import is_compiled
from hotzone.core.table import Table

COMPILED = is_compiled(__file__)


class Replayer:
    """Plays actions on a table. The table must be a clone of the one to start from."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.actions = 0

    def play(self, codes: "array[int]") -> int:
        """Play from the start; gives how many were legal before one was not, all of them if all were."""
        self.table.to_origin()
        listed = codes  # compiled, a view of its numbers
        count = len(codes)
        done = 0
        while done < count and self.table.is_legal(listed[done]):
            self.table.apply(listed[done])
            done += 1
        self.actions += done
        return done
