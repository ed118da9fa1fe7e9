"""The tables at which another roll must follow: equal ones as one, and where they are too many a sample of them."""

from __future__ import annotations

from array import array

COMPILED = not __file__.endswith(".py")
GROUPS = 254  # of a sample, to tell how far it may be off; who is in group GROUPS is certain
PAIRS = 127  # of groups that are neighbours
GOLDEN = 0.6180339887498949  # steps that spread evenly
SPREAD = 0x9E3779B97F4A7C15
MASK = 0xFFFFFFFFFFFFFFFF


class Frontier:
    """Tables after chains of one length. Each knows the table it came from, by its number, and the effect between."""

    def __init__(self, room: int) -> None:
        self.count = 0
        self.slots = 1
        while self.slots < 2 * room:
            self.slots *= 2
        self.slot = array("i", bytes(4 * self.slots))
        self.room = room
        self.chance = array("d", bytes(8 * room))
        self.keys = array("Q", bytes(8 * room))
        self.up = array("i", bytes(4 * room))
        self.by = array("i", bytes(4 * room))
        self.group = array("B", bytes(room))
        self.unit = 0.0
        self.lot = 0.0  # the chances that are drawn lots for
        self.drawn = array("B", bytes(room))  # after thinning: is it there by lot?
        self.moved = array("i", bytes(4 * room))  # after thinning: the new number, or -1

    def grow(self) -> None:
        """Make room for twice as many."""
        room = bytes(8 * self.room)
        self.chance = array("d", bytes(memoryview(self.chance)) + room)
        self.keys = array("Q", bytes(memoryview(self.keys)) + room)
        self.up = array("i", bytes(memoryview(self.up)) + room[: 4 * self.room])
        self.by = array("i", bytes(memoryview(self.by)) + room[: 4 * self.room])
        self.group = array("B", bytes(memoryview(self.group)) + room[: self.room])
        self.drawn = array("B", bytes(2 * self.room))
        self.moved = array("i", bytes(8 * self.room))
        self.room *= 2
        self.slots *= 2
        self.slot = array("i", bytes(4 * self.slots))
        for i in range(self.count):
            self.slot[self.place(self.keys[i], self.group[i])] = i + 1

    def join(self, key: int, part: float, up: int, by: int, group: int) -> int:
        """Keep a table, or add to an equal one of its group that waits; gives its number. There must be room."""
        place = self.place(key, group)
        if self.slot[place]:
            self.chance[self.slot[place] - 1] += part
        else:
            i = self.count
            self.count += 1
            self.slot[place] = i + 1
            self.chance[i] = part
            self.keys[i] = key
            self.up[i] = up
            self.by[i] = by
            self.group[i] = group
        return self.slot[place] - 1

    def place(self, key: int, group: int) -> int:
        """Where a table of a group is found, or would be."""
        place = ((key ^ key >> 29) + group * SPREAD & MASK) & (self.slots - 1)
        while self.slot[place] and (self.keys[self.slot[place] - 1] != key or self.group[self.slot[place] - 1] != group):
            place = (place + 1) & (self.slots - 1)
        return place

    def thin(self) -> None:
        """Leave one table for each unit of the chances; together they stand for all.

        A table with a larger share stays for certain. The others are drawn by lot, one in every equal part of the chances, in the
        order in which they were met, so that neighbours, which are alike, stand for each other.
        """
        passed = 0.0
        taken = 0
        wheel = 0.5
        mark = 0.5 * self.unit
        left = 0
        for i in range(self.count):
            self.moved[i] = -1
            if self.chance[i] >= self.unit:
                self.move(i, left, self.chance[i], self.group[i])
                self.drawn[left] = 0
                left += 1
                continue
            passed += self.chance[i]
            many = 0
            while mark < passed:
                many += 1
                wheel += GOLDEN
                if wheel >= 1.0:
                    wheel -= 1.0
                mark = (taken + many + wheel) * self.unit
            if many:
                self.move(i, left, many, self.group[i] if self.group[i] < GROUPS else taken % GROUPS)
                self.drawn[left] = 1
                taken += many
                left += 1
        self.count = left
        for i in range(left):
            if self.drawn[i]:  # together they stand for exactly what they should
                self.chance[i] *= self.lot / taken

    def find_unit(self, some: int) -> None:
        """Find the part of the chances for which one table stands, if so many stay, and the chances of all that have less."""
        self.unit = 2.0
        known = -1
        while True:
            sure = 0
            self.lot = 0.0
            for i in range(self.count):
                if self.chance[i] >= self.unit:
                    sure += 1
                else:
                    self.lot += self.chance[i]
            if sure <= known or sure >= some:  # fewer than before only by rounding: it would go back and forth for ever
                return
            known = sure
            self.unit = self.lot / (some - sure)

    def move(self, old: int, new: int, chance: float, group: int) -> None:
        """Give a table that stays its new number."""
        self.moved[old] = new
        self.chance[new] = chance
        self.keys[new] = self.keys[old]
        self.up[new] = self.up[old]
        self.by[new] = self.by[old]
        self.group[new] = group
