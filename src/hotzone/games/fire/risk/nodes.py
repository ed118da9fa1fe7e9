"""The tables that the risk map looked into: how each came about, and what every roll does there."""

from __future__ import annotations

from array import array

from hotzone.games.fire.model.state import State
from hotzone.games.fire.risk import effects as x
from hotzone.games.fire.risk.effects import Effects

COMPILED = not __file__.endswith(".py")
DEEP = 31  # rolls of a chain
FACES = 48


class RiskNodes:
    """Tables by number, from 0, the first; the one at hand is the next to be counted."""

    def __init__(self, effects: Effects, start: State, room: int) -> None:
        self.effects = effects
        self.start = start
        self.count = 0
        self.room = room
        self.up = array("i", bytes(4 * room))  # the table one came from
        self.by = array("i", bytes(4 * room))  # and by which effect
        self.does = array("i", bytes(4 * FACES * room))  # the effects of all rolls
        self.kids = array("i", bytes(4 * FACES * room))  # the tables after those that flare up; 0 for none
        self.path = array("i", bytes(4 * DEEP))  # the effects that lead to the table at hand, in order
        self.many = 0
        self.markers = 0  # its supplies and its damage
        self.spots = 0
        self.damage = 0

    def grow(self) -> None:
        """Make room for more."""
        self.up = array("i", bytes(memoryview(self.up)) + bytes(4 * self.room))
        self.by = array("i", bytes(memoryview(self.by)) + bytes(4 * self.room))
        self.does = array("i", bytes(memoryview(self.does)) + bytes(4 * FACES * self.room))
        self.kids = array("i", bytes(memoryview(self.kids)) + bytes(4 * FACES * self.room))
        self.room *= 2

    def begin(self, up: int, by: int) -> int:
        """Take a new table to hand; gives its number."""
        if self.count == self.room:
            self.grow()
        self.up[self.count] = up
        self.by[self.count] = by
        self.many = 0
        while up >= 0:
            self.many += 1
            up = self.up[up]
        self.markers = self.start.markers
        self.spots = self.start.spots
        self.damage = self.start.damage
        here = self.count
        for i in range(self.many):
            effect = self.by[here]
            self.path[self.many - 1 - i] = effect
            self.markers -= self.effects.fact[effect * x.FACTS + x.MARKERS]
            self.spots -= self.effects.fact[effect * x.FACTS + x.SPOTS]
            self.damage += self.effects.fact[effect * x.FACTS + x.HARM]
            here = self.up[here]
        return self.count

    def keep(self, face: int, effect: int, kid: int) -> None:
        """What a roll does to the table at hand, and the number of the table after it."""
        self.does[self.count * FACES + face] = effect
        self.kids[self.count * FACES + face] = kid

    def renumber(self, first: int, moved: array[int]) -> None:
        """Some of the tables that were to follow those from `first` on are left out: the others have new numbers."""
        for i in range(first * FACES, self.count * FACES):
            if self.kids[i]:
                new = moved[self.kids[i] - self.count]
                self.kids[i] = self.count + new if new >= 0 else 0

    def known(self, face: int) -> int:
        """The effect of a roll, if a table is known that has all it looks at; else -1."""
        if self.many == 0:
            return -1
        effect = self.does[self.up[self.count] * FACES + face]
        if self.effects.touches(effect, self.path[self.many - 1]):
            effect = self.search(face)
        if effect < 0 or not self.effects.fits(effect, self.damage, self.markers, self.spots):
            return -1
        return effect

    def search(self, face: int) -> int:
        """From the first table on, by those effects of the path alone that touch what the roll looks at."""
        here = 0
        used = 0
        i = 0
        while i < self.many:
            if used >> i & 1 or not self.effects.touches(self.does[here * FACES + face], self.path[i]):
                i += 1
                continue
            i = self.needed_first(here, used, i)
            if i < 0:
                return -1
            here = self.kids[here * FACES + self.face_of(i)]
            if here == 0 or here >= self.count:
                return -1
            used |= 1 << i
            i = 0
        return self.does[here * FACES + face]

    def needed_first(self, here: int, used: int, i: int) -> int:
        """Where an effect of the path is another one without some that come before it: the first of these, or -1."""
        while self.does[here * FACES + self.face_of(i)] != self.path[i]:
            other = self.does[here * FACES + self.face_of(i)]
            first = 0
            while first < i and (used >> first & 1 or not self.effects.touches(other, self.path[first])):
                first += 1
            if first == i:
                return -1
            i = first
        return i

    def face_of(self, i: int) -> int:
        """The roll of an effect of the path."""
        return self.effects.fact[self.path[i] * x.FACTS + x.FACE]
