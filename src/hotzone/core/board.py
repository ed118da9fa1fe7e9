"""The board of any game as tables of bytes: who lies beside whom, and what an edge lets through."""

from array import array

from hotzone.core import words as c
from hotzone.core.dice import Dice

MASK = 0xFFFFFFFFFFFFFFFF
COMPILED = not __file__.endswith(".py")
ROOM = {
    "next": c.CELLS * c.SIDES,
    "border": c.CELLS * c.SIDES,
    "edge": c.EDGES,
    "opens": c.KINDS,
    "walks": c.KINDS,
    "breaks": c.KINDS,
}


class Board:
    """Spaces, their sides and the edges between them; shared by all matches on it, never changed by a rule."""

    def __init__(self) -> None:
        self.sides = 4
        self.inner_count = 0
        self.ring_count = 0
        if not COMPILED:
            self.next = bytearray([c.NOWHERE] * (c.CELLS * c.SIDES))  # the space beyond each side
            self.border = bytearray(c.CELLS * c.SIDES)  # the edge on each side
            self.edge = bytearray(c.EDGES)  # what each edge is before the match
            self.inside = bytearray(c.CELLS)  # 1: within the building
            self.stands = bytearray(c.CELLS)  # 1: a figure may stand there
            self.burns = bytearray(c.CELLS)  # 1: fire can lie there
            self.inner = bytearray(c.CELLS)  # the spaces inside, in order
            self.ring = bytearray(c.CELLS)  # the spaces outside, in order
            self.opens = bytearray(c.KINDS)  # an edge of this kind lets fire and water through
            self.walks = bytearray(c.KINDS)  # ... lets people through
            self.breaks = bytearray(c.KINDS)  # what one damage makes of it (itself: takes none)
            self.salt = array("Q", bytes(8 * c.SALTS))  # random numbers for the keys of states
        else:
            for i in range(c.CELLS * c.SIDES):
                self.next[i] = c.NOWHERE
        dice = Dice(1)
        for i in range(c.SALTS):
            for _ in range(4):
                self.salt[i] = (self.salt[i] << 16 | dice.below(65536)) & MASK

    def lay(self, name: str, data: bytes) -> None:
        """Fill one table from its start; for the readers of board files, not for loops."""
        self.lay_at(name, 0, data)

    def lay_at(self, name: str, start: int, data: bytes) -> None:
        """Fill a part of a table."""
        for i in range(len(data)):
            self.put(name, start + i, data[i])

    def put(self, name: str, i: int, value: int) -> None:
        """Write one byte of a table."""
        if not 0 <= i < ROOM.get(name, c.CELLS):  # compiled code would look past the end
            raise IndexError(f"{name} has no place {i}")
        if name == "next":
            self.next[i] = value
        elif name == "border":
            self.border[i] = value
        elif name == "edge":
            self.edge[i] = value
        elif name == "inside":
            self.inside[i] = value
        elif name == "stands":
            self.stands[i] = value
        elif name == "burns":
            self.burns[i] = value
        elif name == "inner":
            self.inner[i] = value
        elif name == "ring":
            self.ring[i] = value
        elif name == "opens":
            self.opens[i] = value
        elif name == "walks":
            self.walks[i] = value
        elif name == "breaks":
            self.breaks[i] = value
        else:
            raise KeyError(name)

    def get(self, name: str, i: int) -> int:
        """Read one byte of a table."""
        if not 0 <= i < ROOM.get(name, c.CELLS):  # compiled code would look past the end
            raise IndexError(f"{name} has no place {i}")
        if name == "next":
            return self.next[i]
        if name == "border":
            return self.border[i]
        if name == "edge":
            return self.edge[i]
        if name == "inside":
            return self.inside[i]
        if name == "stands":
            return self.stands[i]
        if name == "burns":
            return self.burns[i]
        if name == "inner":
            return self.inner[i]
        if name == "ring":
            return self.ring[i]
        if name == "opens":
            return self.opens[i]
        if name == "walks":
            return self.walks[i]
        if name == "breaks":
            return self.breaks[i]
        raise KeyError(name)
