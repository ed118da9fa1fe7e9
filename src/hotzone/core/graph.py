"""The board of any game as tables of bytes: which spaces are neighbours, across which edge."""

from array import array

from hotzone.core import constants as c
from hotzone.core import rows
from hotzone.core.dice import Dice
from hotzone.core.formats.fields import BOARD, row_places
from hotzone.core.rows import COMPILED, Rows

MASK = 0xFFFFFFFFFFFFFFFF


class Board(Rows):
    """Spaces, their sides and the edges between them; shared by all matches on it, never changed by a rule."""

    places = row_places(BOARD)

    def __init__(self) -> None:
        # made by make ids from hotzone.core.formats.fields BOARD: begin
        if not COMPILED:
            self.next, self.border = bytearray(768), bytearray(768)
        for i in range(768):
            self.next[i] = c.NOWHERE
        self.sides = 4
        # end of what make ids made
        if not COMPILED:
            self.salt = array("Q", bytes(8 * c.SALTS))  # random numbers for the keys of states
        dice = Dice(1)
        for i in range(c.SALTS):
            for _ in range(4):
                self.salt[i] = (self.salt[i] << 16 | dice.below(65536)) & MASK

    def row(self, number: int) -> bytearray:
        """The row of a number."""
        # made by make ids from hotzone.core.formats.fields BOARD: row
        return rows.pick(number, self.next, self.border, self.border, self.border, self.border)
        # end of what make ids made
