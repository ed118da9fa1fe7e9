"""The action table: a fixed number for every action that can ever be legal, and the mask of those that are legal now."""

from array import array
from collections.abc import Sequence
from typing import Any

from hotzone.core.compiled import is_compiled
from hotzone.core.table import Table

COMPILED = is_compiled(__file__)
HEADS = 32768  # what an action says before its target: action >> 8
ROWS = 512  # different heads of one table
TARGETS = 256
MOST = 32767
NONE = -1


class ActionMask:
    """All actions of a set-up in a fixed order; an action's place in it is its number."""

    def __init__(self, actions: Sequence[int]) -> None:
        heads = sorted({action >> 8 for action in actions})
        if len(set(actions)) != len(actions) or len(actions) > MOST or len(heads) > ROWS or max(heads) >= HEADS:
            raise ValueError("an action table has no action twice, and not more than there is room for")
        self.count = len(actions)
        if not COMPILED:
            self.rows = array("h", [NONE] * HEADS)
            self.places = array("h", [NONE] * (ROWS * TARGETS))
            self.codes = array("i", bytes(4 * MOST))
        else:
            for i in range(HEADS):
                self.rows[i] = NONE
            for i in range(ROWS * TARGETS):
                self.places[i] = NONE
        for i in range(len(heads)):
            self.rows[heads[i]] = i
        for i in range(len(actions)):
            self.codes[i] = actions[i]
            self.places[self.rows[actions[i] >> 8] << 8 | actions[i] & 255] = i

    def number(self, action: int) -> int:
        """The number of an action; -1 if it is not in the table."""
        if action < 0 or action >> 8 >= HEADS or self.rows[action >> 8] < 0:
            return NONE
        return self.places[self.rows[action >> 8] << 8 | action & 255]

    def action(self, number: int) -> int:
        """The action of a number; -1 if there is none."""
        return self.codes[number] if 0 <= number < self.count else NONE

    def write(self, table: Table, mask: Any) -> None:
        """Write the mask of the actions that a table has just listed; all are 0 when a match is over."""
        for i in range(self.count):
            mask[i] = 0
        for i in range(table.count):
            place = self.number(table.actions[i])
            if place >= 0:  # always: a test plays every set-up through
                mask[place] = 1
