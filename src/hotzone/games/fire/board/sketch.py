"""A building in the making: edges by their two spaces. It becomes a board file with all that the drawing says again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hotzone.core.formats.board_file import BoardFile
from hotzone.core.formats.board_text import board_text
from hotzone.games.fire.board.blank import COLS, ROWS, blank_building
from hotzone.games.fire.board.parser import LEVEL, UPRIGHT
from hotzone.games.fire.model import constants as w

Space = tuple[int, int, int]  # floor from 0, row, column
Edge = tuple[Space, Space]  # the upper or left one first
UPRIGHT_SIGNS = {kind: sign for sign, kind in UPRIGHT.items()}
LEVEL_SIGNS = {kind: sign for sign, kind in LEVEL.items()}
SIDES = ((-1, 0), (0, -1), (1, 0), (0, 1))  # north, west, south, east


class Sketch:
    """Edges, signs in spaces, rooms; whatever else a board needs is that of an empty one until somebody says otherwise."""

    def __init__(self, floors: int = 1) -> None:
        self.floors = floors
        self.rows, self.cols = ROWS, COLS[floors]
        self.data: dict[str, Any] = BoardFile(blank_building(self.cols, self.rows, floors)).data
        self.edges: dict[Edge, int] = {}  # those that are not open
        self.signs: dict[Space, str] = {}
        for space in self.inside():
            for edge in self.around(space):
                if self.is_outer(edge):
                    self.edges[edge] = w.WALL

    def inside(self) -> Iterator[Space]:
        """All spaces of the building."""
        return (
            (floor, row, col) for floor in range(self.floors) for row in range(1, self.rows + 1) for col in range(1, self.cols + 1)
        )

    def is_inside(self, space: Space) -> bool:
        """Is this a space of the building?"""
        return 0 <= space[0] < self.floors and 1 <= space[1] <= self.rows and 1 <= space[2] <= self.cols

    def around(self, space: Space) -> list[Edge]:
        """The edges of a space: north, west, south, east."""
        floor, row, col = space
        return [edge_of(space, (floor, row + down, col + right)) for down, right in SIDES]

    def is_outer(self, edge: Edge) -> bool:
        """Does this edge lie between inside and outside?"""
        return self.is_inside(edge[0]) != self.is_inside(edge[1])

    def kind(self, edge: Edge) -> int:
        """What an edge is."""
        return self.edges.get(edge, w.OPEN)

    def plan(self, floor: int) -> str:
        """A floor as board files draw it."""
        canvas = [[" "] * (4 * (self.cols + 2) - 1) for _ in range(2 * self.rows + 3)]
        for row in range(self.rows + 1):
            for col in range(self.cols + 1):
                canvas[2 * row + 1][4 * col + 3] = "+"
        for ((where, row, col), (_, below, _)), kind in self.edges.items():
            if where == floor and below > row:
                canvas[2 * row + 1][4 * col : 4 * col + 3] = LEVEL_SIGNS[kind]
            elif where == floor:
                canvas[2 * row][4 * col + 3] = UPRIGHT_SIGNS[kind]
        for (where, row, col), sign in self.signs.items():
            if where == floor:
                canvas[2 * row][4 * col : 4 * col + 3] = sign.ljust(3)[:3]
        return "\n".join("".join(line).rstrip() for line in canvas) + "\n"

    def name(self, space: Space) -> str:
        """A space as board files write it; on the upper floor with the floor's name before it."""
        floor, row, col = space
        return f"{row},{col}" if floor == 0 else f"{self.data['floor'][floor]['id']}:{row},{col}"

    def listed(self, kind: int, outer: bool | None = None) -> list[list[str]]:
        """The edges of a kind as board files list them."""
        every = (edge for space in self.inside() for edge in self.around(space))
        found = [edge for edge in dict.fromkeys(every) if self.kind(edge) == kind and outer in (None, self.is_outer(edge))]
        return [[self.name(first), self.name(second)] for first, second in sorted(found)]

    def text(self, name: str, title: str, **more: Any) -> str:
        """The board file; `more` are further parts of it, or others than an empty building has."""
        for floor, entry in enumerate(self.data["floor"]):
            entry["plan"] = self.plan(floor)
        doors, windows, thin = self.listed(w.DOOR), self.listed(w.WINDOW), self.listed(w.THIN)
        ways_in = self.listed(w.OPEN, outer=True)
        data = {**self.data, "name": name, "title": title}
        data["doors"] = {"markers": len(doors), "interior": doors, "exterior_open": ways_in}
        if windows:
            data["windows"] = {"count": len(windows), "edges": windows}
        if thin:
            data["thin_partitions"] = {"edges": thin}
        return board_text({**data, **more})


def edge_of(first: Space, second: Space) -> Edge:
    """The edge between two neighbours."""
    return (first, second) if first < second else (second, first)
