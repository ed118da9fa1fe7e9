"""What a building of the fire game knows beyond any board: dice, parking, arrows, target areas."""

from hotzone.core import words as c
from hotzone.core.board import ROOM as BOARD_ROOM
from hotzone.core.board import Board

COMPILED = not __file__.endswith(".py")
ROOM = {"by_dice": 100, "engine": 16, "ambulance": 16, "aims": 8, "area": 32, "first_fire": 9, "opposite": 9}


class Building(Board):
    """The board of the fire game, read from a board file by `plan.py`."""

    def __init__(self) -> None:
        super().__init__()
        self.engine_places = 0
        self.ambulance_places = 0
        self.drive_cost = 2  # FIRE-VEH-02
        if not COMPILED:
            self.by_dice = bytearray(100)  # the space of red * 10 + black
            self.red = bytearray(c.CELLS)  # the row of a space on the red die, 0 outside
            self.black = bytearray(c.CELLS)
            self.arrow = bytearray(c.CELLS)  # where the printed arrow points
            self.refuge = bytearray(c.CELLS)  # bits: the ambulance places nearest to a space
            self.engine = bytearray(16)  # two spaces a place
            self.ambulance = bytearray(16)
            self.aims = bytearray(8)  # bits: the areas the deck gun reaches from an engine place
            self.area = bytearray(32)  # top, bottom, left, right of each target area, in dice
            self.first_fire = bytearray(9)  # the first explosion for black 1 to 8
            self.opposite = bytearray(9)  # the face below black 1 to 8 (FIRE-BOARD-07)

    def put(self, name: str, i: int, value: int) -> None:
        """Write one byte of a table."""
        if name not in BOARD_ROOM and not 0 <= i < ROOM.get(name, c.CELLS):  # compiled code would look past the end
            raise IndexError(f"{name} has no place {i}")
        if name == "by_dice":
            self.by_dice[i] = value
        elif name == "red":
            self.red[i] = value
        elif name == "black":
            self.black[i] = value
        elif name == "arrow":
            self.arrow[i] = value
        elif name == "refuge":
            self.refuge[i] = value
        elif name == "engine":
            self.engine[i] = value
        elif name == "ambulance":
            self.ambulance[i] = value
        elif name == "aims":
            self.aims[i] = value
        elif name == "area":
            self.area[i] = value
        elif name == "first_fire":
            self.first_fire[i] = value
        elif name == "opposite":
            self.opposite[i] = value
        else:
            Board.put(self, name, i, value)

    def get(self, name: str, i: int) -> int:
        """Read one byte of a table."""
        if name not in BOARD_ROOM and not 0 <= i < ROOM.get(name, c.CELLS):  # compiled code would look past the end
            raise IndexError(f"{name} has no place {i}")
        if name == "by_dice":
            return self.by_dice[i]
        if name == "red":
            return self.red[i]
        if name == "black":
            return self.black[i]
        if name == "arrow":
            return self.arrow[i]
        if name == "refuge":
            return self.refuge[i]
        if name == "engine":
            return self.engine[i]
        if name == "ambulance":
            return self.ambulance[i]
        if name == "aims":
            return self.aims[i]
        if name == "area":
            return self.area[i]
        if name == "first_fire":
            return self.first_fire[i]
        if name == "opposite":
            return self.opposite[i]
        return Board.get(self, name, i)
