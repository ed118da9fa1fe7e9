"""The drawn field of a table: the picture of the board file with the tiles in its cells; written and read back."""

from __future__ import annotations

from hotzone.core.errors import BadText
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import Plan
from hotzone.games.reactor.model.state import State

# f fuel, c control; capital letters are face up; ? unseen, n normal, e emergency, w working, b broken
SIGNS: dict[int, str] = {
    w.EMPTY: "--",
    w.TVS: "f?",
    w.TVS | w.BLACK: "fn",
    w.TVS | w.RED: "fe",
    w.TVS | w.UP | w.BLACK: "FN",
    w.TVS | w.UP | w.RED: "FE",
    w.SUZ: "c?",
    w.SUZ | w.BLACK: "cw",
    w.SUZ | w.RED: "cb",
    w.SUZ | w.UP | w.BLACK: "CW",
    w.SUZ | w.UP | w.RED: "CB",
}
TILES = {sign: tile for tile, sign in SIGNS.items()}
FOAM = "*"


def draw(plan: Plan, s: State) -> list[str]:
    """The field as lines: a cell is its tile (a start cell its name), a figure's number, an extinguisher."""
    wide = max(column for _, column in plan.where) + 4
    canvas = [[" "] * wide for _ in range(plan.height)]
    for cell, (row, column) in enumerate(plan.where):
        tile = s.get("tile", cell)
        sign = SIGNS[tile & ~w.FOAM] if cell < plan.field.tile_count else plan.names[cell]
        for i, letter in enumerate(sign + figure(s, cell) + (FOAM if tile & w.FOAM else " ")):
            canvas[row][column + i] = letter
    return ["".join(line).rstrip() for line in canvas]


def figure(s: State, cell: int) -> str:
    """The number of the first figure on a cell, or a blank."""
    for seat in range(s.options.crew):
        if s.get("at", seat) == cell:
            return str(seat + 1)
    return " "


def read_drawing(plan: Plan, s: State, lines: list[str], top: int) -> None:
    """Put the tiles of a drawn field on a table; `top` is the number of its first line."""
    if len(lines) != plan.height:
        raise BadText("plan-height", f"the plan needs {plan.height} lines, it has {len(lines)}", top, 1)
    rows = [list(line.ljust(max(column for _, column in plan.where) + 4)) for line in lines]
    for cell, (row, column) in enumerate(plan.where):
        sign, mark, foam = "".join(rows[row][column : column + 2]), rows[row][column + 2], rows[row][column + 3]
        if cell >= plan.field.tile_count:
            if sign != plan.names[cell] or foam != " ":
                raise BadText("wrong-cell", f"here the plan has the start cell {plan.names[cell]}", top + row, column + 1)
        elif sign not in TILES:
            raise BadText("unknown-tile", f"'{sign}' is not a tile: {' '.join(TILES)}", top + row, column + 1)
        elif foam not in (" ", FOAM) or (foam == FOAM and TILES[sign] & w.EMERGENCY != w.EMERGENCY):
            raise BadText("unknown-tile", "an extinguisher * lies on an emergency assembly only", top + row, column + 4)
        else:
            s.put("tile", cell, TILES[sign] | (w.FOAM if foam == FOAM else 0))
        if mark not in " 1234":
            raise BadText("unknown-tile", f"'{mark}' is not a figure: their numbers are 1 to 4", top + row, column + 3)
        rows[row][column : column + 4] = "    "
    for i, rest in enumerate(rows):
        if "".join(rest).strip():
            raise BadText("wrong-cell", "there is no cell here", top + i, len(rest) - len("".join(rest).lstrip()) + 1)
