"""What a building of the fire game knows beyond any board: walls and doors, dice, parking, arrows, target areas."""

from hotzone.core import rows
from hotzone.core.formats.fields import BOARD, row_places
from hotzone.core.graph import Board
from hotzone.core.rows import COMPILED
from hotzone.games.fire.model.fields import BUILDING

OWN = len(Board.places)  # the number of the first row that is not every board's


class Building(Board):
    """The board of the fire game, read from a board file by `parser.py`."""

    places = row_places(BOARD, BUILDING)

    def __init__(self) -> None:
        super().__init__()
        # made by make ids from hotzone.games.fire.model.fields BUILDING: begin
        if not COMPILED:
            self.edge, self.inside, self.stands, self.burns = bytearray(128), bytearray(128), bytearray(128), bytearray(128)
            self.inner, self.ring, self.opens, self.walks = bytearray(128), bytearray(128), bytearray(14), bytearray(14)
            self.breaks, self.by_dice, self.red, self.black = bytearray(14), bytearray(100), bytearray(128), bytearray(128)
            self.arrow, self.refuge, self.engine, self.ambulance = bytearray(128), bytearray(128), bytearray(16), bytearray(16)
            self.aims, self.area, self.first_fire, self.opposite = bytearray(8), bytearray(32), bytearray(9), bytearray(9)
            self.start, self.safe, self.again, self.lift = bytearray(128), bytearray(128), bytearray(128), bytearray(128)
            self.lift_at, self.lift_door, self.lift_front, self.engine_side = bytearray(8), bytearray(8), bytearray(8), bytearray(8)
            self.line_die, self.line_at, self.floor, self.top = bytearray(4), bytearray(4), bytearray(128), bytearray(128)
            self.open_side = bytearray(128)
        self.inner_count = self.ring_count = self.engine_places = self.ambulance_places = self.drive_any = self.start_count = 0
        self.special = self.street = self.lifts = self.stairs = self.ladders = self.lines = self.both_first = self.every_floor = 0
        self.floor_poi = 0
        self.drive_cost = 2
        # end of what make ids made

    def row(self, number: int) -> bytearray:
        """The row of a number; those of every board come first."""
        if number < OWN:
            return Board.row(self, number)
        number -= OWN
        # made by make ids from hotzone.games.fire.model.fields BUILDING: row
        if number < 5:
            return rows.pick(number, self.edge, self.inside, self.stands, self.burns, self.inner)
        if number < 10:
            return rows.pick(number - 5, self.ring, self.opens, self.walks, self.breaks, self.by_dice)
        if number < 15:
            return rows.pick(number - 10, self.red, self.black, self.arrow, self.refuge, self.engine)
        if number < 20:
            return rows.pick(number - 15, self.ambulance, self.aims, self.area, self.first_fire, self.opposite)
        if number < 25:
            return rows.pick(number - 20, self.start, self.safe, self.again, self.lift, self.lift_at)
        if number < 30:
            return rows.pick(number - 25, self.lift_door, self.lift_front, self.engine_side, self.line_die, self.line_at)
        return rows.pick(number - 30, self.floor, self.top, self.open_side, self.open_side, self.open_side)
        # end of what make ids made
