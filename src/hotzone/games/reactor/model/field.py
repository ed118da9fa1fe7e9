"""What the field of Reactor knows beyond any board: what each cell is for."""

from hotzone.core import rows
from hotzone.core.formats.fields import BOARD, row_places
from hotzone.core.graph import Board
from hotzone.core.rows import COMPILED
from hotzone.games.reactor.model.fields import FIELD

OWN = len(Board.places)  # the number of the first row that is not every board's


class Field(Board):
    """The board of Reactor, read from a board file by `board/parser.py`: fuel cells, then control cells, then start cells."""

    places = row_places(BOARD, FIELD)

    def __init__(self) -> None:
        super().__init__()
        self.sides = 6
        # made by make ids from hotzone.games.reactor.model.fields FIELD: begin
        if not COMPILED:
            self.place = bytearray(128)
        self.fuel_count = self.tile_count = self.cell_count = 0
        # end of what make ids made

    def row(self, number: int) -> bytearray:
        """The row of a number; those of every board come first."""
        if number < OWN:
            return Board.row(self, number)
        number -= OWN
        # made by make ids from hotzone.games.reactor.model.fields FIELD: row
        return rows.pick(number, self.place, self.place, self.place, self.place, self.place)
        # end of what make ids made
