"""A building with the names of its spaces and edges, as people write them."""

from __future__ import annotations

from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.core.formats.record import is_number
from hotzone.games.fire.model.building import Building

GAP = 3  # blanks between two floors drawn side by side


class Plan:
    """A building with the names of its spaces and edges: `3,5` a space, `3,5@2` on floor 2, `3,5|3,6` an edge."""

    def __init__(self, name: str, title: str, rows: int, cols: int, floors: int = 1) -> None:
        self.name = name
        self.title = title
        self.rows = rows
        self.cols = cols
        self.floors = floors
        self.width = cols + 2
        self.size = (rows + 2) * (cols + 2)  # spaces of a floor
        self.building = Building()
        self.fires: tuple[int, ...] = ()
        self.pois: tuple[int, ...] = ()
        self.engine_sides: tuple[str, ...] = ()
        self.ambulance_sides: tuple[str, ...] = ()
        self.rooms: dict[str, list[int]] = {}  # what the file calls the rooms, a floor's number before each name: `1 kitchen`
        self.signs: dict[int, str] = {}  # what is drawn in a space: X closed, L elevator, UP and DN stair
        self.facts: dict[str, int] = {}  # of the file, by how sure they are
        self.printed = True  # the family set-up is printed on the board
        self.first_table = True  # the board has a table of the first explosion
        self.beyond = False  # the board has what the base box has not: its crew may have a Structural Engineer
        self.cell_names: dict[int, str] = {}  # those asked for so far
        self.edge_names: list[str] = ["", ""]
        self.edge_cells: list[tuple[int, int]] = [(c.NOWHERE, c.NOWHERE), (c.NOWHERE, c.NOWHERE)]

    def at(self, row: int, col: int, floor: int = 0) -> int:
        """The space of a row and column, the floor's own."""
        return floor * self.size + row * self.width + col

    def cells(self) -> range:
        """All spaces, the outside ring included."""
        return range(self.floors * self.size)

    def place(self, cell: int) -> tuple[int, int]:
        """Row and column of a space on its floor."""
        return divmod(cell % self.size, self.width)

    def floor(self, cell: int) -> int:
        """The floor of a space, 0 the ground floor."""
        return cell // self.size

    @property
    def breadth(self) -> int:
        """The characters of a drawn line, all floors side by side."""
        return self.floors * (4 * self.width - 1) + (self.floors - 1) * GAP

    def drawn_at(self, cell: int) -> tuple[int, int]:
        """Line and column where a space is drawn."""
        row, col = self.place(cell)
        return 2 * row, 4 * col + self.floor(cell) * (4 * self.width - 1 + GAP)

    def write_cell(self, cell: int) -> str:
        """The name of a space."""
        if cell not in self.cell_names:
            row, col = self.place(cell)
            self.cell_names[cell] = f"{row},{col}@{self.floor(cell) + 1}" if self.floor(cell) else f"{row},{col}"
        return self.cell_names[cell]

    def read_cell(self, text: str) -> int:
        """The space of a name; raises BadText."""
        name, _, level = text.partition("@")
        row, comma, col = name.partition(",")
        if comma and is_number(row) and is_number(col) and int(row) <= self.rows + 1 and int(col) <= self.cols + 1:
            if level in [str(floor + 1) for floor in range(1, self.floors)] or "@" not in text:
                return self.at(int(row), int(col), int(level or "1") - 1)
        rows, cols = self.rows + 1, self.cols + 1
        error = BadText("bad-space", f"'{text[:40]}' is not a space of {self.name}: rows 0 to {rows}, columns 0 to {cols}")
        raise error.naming(typed=text[:40], rows=rows, cols=cols)

    def write_edge(self, edge: int) -> str:
        """The name of an edge: its two spaces, the smaller first."""
        return self.edge_names[edge]

    def read_edge(self, text: str) -> int:
        """The edge of a name; raises BadText."""
        first, bar, second = text.partition("|")
        if not bar:
            raise BadText("bad-edge", f"'{text[:40]}' is not an edge: write the two spaces, the smaller first, like 3,5|3,6")
        pair = (self.read_cell(first), self.read_cell(second))
        for edge, cells in enumerate(self.edge_cells):
            if cells == pair:
                return edge
        raise BadText("bad-edge", f"there is no edge between {first} and {second}, or the smaller space does not come first")


NO_PLAN = Plan("", "", 0, 0)  # of a match that was made without names
