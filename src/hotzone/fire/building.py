"""What a building of the fire game knows beyond any board: dice, parking, arrows, target areas."""

from hotzone.core import words as c
from hotzone.core.board import ROOM as BOARD_ROOM
from hotzone.core.board import Board

COMPILED = not __file__.endswith(".py")
ROOM = {"by_dice": 100, "engine": 16, "ambulance": 16, "aims": 8, "area": 32, "first_fire": 9, "opposite": 9}
ROOM |= {"lift_at": 8, "lift_door": 8, "lift_front": 8, "engine_side": 8, "line_die": 4, "line_at": 4}


class Building(Board):
    """The board of the fire game, read from a board file by `plan.py`."""

    def __init__(self) -> None:
        super().__init__()
        self.engine_places = 0
        self.ambulance_places = 0
        self.drive_cost = 2  # FIRE-VEH-02
        self.drive_any = 0  # 1: one drive leads to any place (STORY-DRIVE-01)
        self.start_count = 0
        # what the base box has not: 0 there, so that its matches pay nothing for it
        self.special = 0  # 1: a street, a second floor; steps are not only a matter of edges
        self.street = 0  # 1: the street is far below
        self.lifts = 0
        self.stairs = 0
        self.ladders = 0  # portable ones
        self.lines = 0  # set-up explosions on fixed lines
        self.both_first = 0  # 1: the first explosion rolls both dice (STORY-SETUP-02)
        self.every_floor = 0  # bits: the floors that must have an explosion (STORY-SETUP-03)
        self.floor_poi = 0  # POI on one floor at most when set up; 0: no limit (STORY-SETUP-04)
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
            self.start = bytearray(c.CELLS)  # where firefighters may start, in order
            self.safe = bytearray(c.CELLS)  # 1: outside on the ground
            self.again = bytearray(c.CELLS)  # 1: dice that name it are rolled again (HIGHRISE-FIRE-02)
            self.lift = bytearray(c.CELLS)  # the number of the elevator, from 1
            self.lift_at = bytearray(8)  # the space of each elevator
            self.lift_door = bytearray(8)  # its only door, an edge
            self.lift_front = bytearray(8)  # the floor space before that door
            self.engine_side = bytearray(8)  # the side each engine place is on
            self.line_die = bytearray(4)  # the die that a set-up explosion rolls
            self.line_at = bytearray(4)  # the coordinate that is fixed
            self.floor = bytearray(c.CELLS)  # 0 the ground floor
            self.top = bytearray(c.CELLS)  # 1: only the top of a portable ladder
            self.open_side = bytearray(c.CELLS)  # the side of a stair that never had a wall

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
        elif name == "start":
            self.start[i] = value
        elif name == "safe":
            self.safe[i] = value
        elif name == "again":
            self.again[i] = value
        elif name == "lift":
            self.lift[i] = value
        elif name == "lift_at":
            self.lift_at[i] = value
        elif name == "lift_door":
            self.lift_door[i] = value
        elif name == "lift_front":
            self.lift_front[i] = value
        elif name == "engine_side":
            self.engine_side[i] = value
        elif name == "line_die":
            self.line_die[i] = value
        elif name == "line_at":
            self.line_at[i] = value
        elif name == "floor":
            self.floor[i] = value
        elif name == "top":
            self.top[i] = value
        elif name == "open_side":
            self.open_side[i] = value
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
        if name == "start":
            return self.start[i]
        if name == "safe":
            return self.safe[i]
        if name == "again":
            return self.again[i]
        if name == "lift":
            return self.lift[i]
        if name == "lift_at":
            return self.lift_at[i]
        if name == "lift_door":
            return self.lift_door[i]
        if name == "lift_front":
            return self.lift_front[i]
        if name == "engine_side":
            return self.engine_side[i]
        if name == "line_die":
            return self.line_die[i]
        if name == "line_at":
            return self.line_at[i]
        if name == "floor":
            return self.floor[i]
        if name == "top":
            return self.top[i]
        if name == "open_side":
            return self.open_side[i]
        return Board.get(self, name, i)
