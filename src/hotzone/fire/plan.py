"""A building with the names of its spaces and edges, as people write them."""

from __future__ import annotations

from hotzone.core import words as c
from hotzone.core.game import BadText
from hotzone.core.record import is_number
from hotzone.fire.building import Building


class Plan:
    """A building with the names of its spaces and edges: `3,5` a space, `3,5|3,6` an edge."""

    def __init__(self, name: str, title: str, rows: int, cols: int) -> None:
        self.name = name
        self.title = title
        self.rows = rows
        self.cols = cols
        self.width = cols + 2
        self.building = Building()
        self.fires: tuple[int, ...] = ()
        self.pois: tuple[int, ...] = ()
        self.engine_sides: tuple[str, ...] = ()
        self.ambulance_sides: tuple[str, ...] = ()
        self.edge_names: list[str] = ["", ""]
        self.edge_cells: list[tuple[int, int]] = [(c.NOWHERE, c.NOWHERE), (c.NOWHERE, c.NOWHERE)]

    def at(self, row: int, col: int) -> int:
        """The space of a row and column."""
        return row * self.width + col

    def cells(self) -> range:
        """All spaces, the outside ring included."""
        return range((self.rows + 2) * self.width)

    def place(self, cell: int) -> tuple[int, int]:
        """Row and column of a space."""
        return divmod(cell, self.width)

    def write_cell(self, cell: int) -> str:
        """The name of a space."""
        row, col = self.place(cell)
        return f"{row},{col}"

    def read_cell(self, text: str) -> int:
        """The space of a name; raises BadText."""
        row, comma, col = text.partition(",")
        if comma and is_number(row) and is_number(col) and int(row) <= self.rows + 1 and int(col) <= self.cols + 1:
            return self.at(int(row), int(col))
        raise BadText(
            "bad-space", f"'{text[:40]}' is no space of {self.name}: rows 0 to {self.rows + 1}, columns 0 to {self.cols + 1}"
        )

    def write_edge(self, edge: int) -> str:
        """The name of an edge: its two spaces, the smaller first."""
        return self.edge_names[edge]

    def read_edge(self, text: str) -> int:
        """The edge of a name; raises BadText."""
        first, bar, second = text.partition("|")
        if not bar:
            raise BadText("bad-edge", f"'{text[:40]}' is no edge: write the two spaces, the smaller first, like 3,5|3,6")
        pair = (self.read_cell(first), self.read_cell(second))
        for edge, cells in enumerate(self.edge_cells):
            if cells == pair:
                return edge
        raise BadText("bad-edge", f"there is no edge between {first} and {second}, or the smaller space does not come first")


NO_PLAN = Plan("", "", 0, 0)  # of a match that was made without names
