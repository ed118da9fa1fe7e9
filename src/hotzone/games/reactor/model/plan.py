"""A field with the names of its cells, as people write them, and the numbers of its board file."""

from __future__ import annotations

from hotzone.core.errors import BadText
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.field import Field

SECTORS = ("green", "yellow", "red")
SIGNS = ("black", "red")  # of tiles

CHARACTERS = ("soldier", "engineer", "firefighter", "doctor")  # by their number in constants.py
TOKENS = ("extinguisher", "lift", "mask", "kit", "crane", "pipeline", "on", "hose", "extra", "help")


class Plan:
    """A field with the names of its cells: `7` a fuel cell, `S4` a control cell, `Ya` a start cell."""

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title
        self.field = Field()
        self.names: list[str] = []
        self.where: list[tuple[int, int]] = []  # line and column of each cell in the drawn plan
        self.height = 0
        self.order: tuple[int, ...] = ()  # characters, as their turns come
        self.default: dict[int, int] = {}  # character: its start cell
        self.steps: dict[int, int] = {}
        self.tokens: dict[int, dict[int, int]] = {}  # character: kind of token: how many
        self.facts: dict[str, int] = {}  # of the file, by how sure they are
        self.numbers: dict[str, int] = {}  # by their dotted names in the board file

    def write_cell(self, cell: int) -> str:
        """The name of a cell."""
        return self.names[cell]

    def read_cell(self, text: str) -> int:
        """The cell of a name; raises BadText."""
        for cell, name in enumerate(self.names):
            if name.lower() == text.lower():
                return cell
        fuel, tiles = self.field.fuel_count, self.field.tile_count
        known = [f"1 to {fuel}", f"{self.names[fuel]} to {self.names[tiles - 1]}", f"{self.names[tiles]} to {self.names[-1]}"]
        raise BadText("bad-cell", f"'{text[:40]}' is not a cell of {self.name}: {', '.join(known)}")


NO_PLAN = Plan("", "")  # stands in where nobody gave the cells names
assert len(TOKENS) == w.TOKENS
