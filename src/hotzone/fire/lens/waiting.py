"""The tables at which another roll must follow: equal ones as one, or a sample spread evenly over all."""

from __future__ import annotations

from array import array

COMPILED = not __file__.endswith(".py")
GROUPS = 32  # of a sample, to tell how far it may be off
GOLDEN = 0.6180339887498949  # steps that spread evenly


class Waiting:
    """Tables after chains of one length. Each knows the table it came from, by its number, and the effect between."""

    def __init__(self, room: int, unit: float) -> None:
        self.count = 0
        self.unit = unit  # of the chances for one of a sample; 0 where all are kept
        self.passed = 0.0
        self.wheel = 0.5
        self.next = 0.5 * unit
        self.taken = 0
        self.slots = 1
        while unit == 0.0 and self.slots < 2 * room:
            self.slots *= 2
        self.slot = array("i", bytes(4 * self.slots))
        self.room = room
        self.chance = array("d", bytes(8 * room))
        self.keys = array("Q", bytes(8 * room))
        self.up = array("i", bytes(4 * room))
        self.by = array("i", bytes(4 * room))
        self.group = array("B", bytes(room))

    def join(self, key: int, part: float, up: int, by: int) -> int:
        """Keep a table, or add to an equal one that waits; gives its number."""
        place = self.place(key)
        if self.slot[place]:
            self.chance[self.slot[place] - 1] += part
        elif self.count == self.room:
            return -1
        else:
            self.slot[place] = self.put(key, part, up, by, GROUPS) + 1
        return self.slot[place] - 1

    def place(self, key: int) -> int:
        """Where a key is found, or would be."""
        place = (key ^ key >> 29) & (self.slots - 1)
        while self.slot[place] and self.keys[self.slot[place] - 1] != key:
            place = (place + 1) & (self.slots - 1)
        return place

    def passes(self, part: float) -> int:
        """How often a table with this share of the chances is taken into the sample: one is taken in every unit."""
        self.passed += part
        many = 0
        while self.next < self.passed:
            many += 1
            self.wheel += GOLDEN
            if self.wheel >= 1.0:
                self.wheel -= 1.0
            self.taken += 1
            self.next = (self.taken + self.wheel) * self.unit
        return many

    def put(self, key: int, part: float, up: int, by: int, group: int) -> int:
        """Keep a table; gives its number."""
        i = self.count
        self.count += 1
        self.chance[i] = part
        self.keys[i] = key
        self.up[i] = up
        self.by[i] = by
        self.group[i] = group
        return i

    def scale(self, chances: float) -> None:
        """Let the sample stand for exactly these chances."""
        if self.taken:
            for i in range(self.count):
                self.chance[i] *= chances / (self.taken * self.unit)
