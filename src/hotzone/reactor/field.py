"""What the field of Reactor knows beyond any board: what each cell is for."""

from hotzone.core import words as c
from hotzone.core.board import Board

COMPILED = not __file__.endswith(".py")


class Field(Board):
    """The board of Reactor, read from a board file by `blueprint.py`: fuel cells, then control cells, then start cells."""

    def __init__(self) -> None:
        super().__init__()
        self.sides = 6
        self.fuel_count = 0
        self.tile_count = 0  # cells for tiles: fuel and control cells
        self.cell_count = 0
        if not COMPILED:
            self.place = bytearray(c.CELLS)  # what each cell is for

    def put(self, name: str, i: int, value: int) -> None:
        """Write one byte of a table."""
        if name == "place":
            self.place[i] = value
        else:
            Board.put(self, name, i, value)

    def get(self, name: str, i: int) -> int:
        """Read one byte of a table."""
        if name == "place":
            return self.place[i]
        return Board.get(self, name, i)
