"""An empty building to begin with: outer walls, places for the vehicles, arrows towards the middle, nothing else."""

from __future__ import annotations

from typing import Any

from hotzone.core.errors import BadSetup
from hotzone.core.formats.board_text import board_text

ROWS = 6
COLS = {1: 8, 2: 4}  # by floors: the dice know no other size
MIDDLE = ["3,3", "3,4", "3,5", "3,6", "4,6", "4,5", "4,4", "4,3"]  # a ring of eight around the middle


def blank_building(cols: int, rows: int, floors: int) -> str:
    """The text of an empty building."""
    if COLS.get(floors) != cols or rows != ROWS:
        raise BadSetup("bad-size", f"a building is one floor of {ROWS} by {COLS[1]} spaces, or two of {ROWS} by {COLS[2]}")
    arrows = [[towards_middle(row, col, cols) for col in range(1, cols + 1)] for row in range(1, ROWS + 1)]
    data: dict[str, Any] = {"name": "my-building", "title": "My building", "rows": ROWS, "cols": cols, "floors": floors}
    return board_text({**data, **(two_floors(cols) if floors > 1 else one_floor(cols)), "poi_arrows": {"compass": arrows}})


def shell(cols: int) -> str:
    """The plan of a floor with its outer walls alone."""
    wide = 4 * (cols + 2) - 1
    level, open_line = "   +" + "---+" * cols, "   " + "+   " * (cols + 1)
    walls = "   |" + " " * (4 * cols - 1) + "|"
    lines = ["", level, *[walls, open_line] * (ROWS - 1), walls, level, ""]
    return "\n".join(line.ljust(wide).rstrip() for line in lines) + "\n"


def one_floor(cols: int) -> dict[str, Any]:
    """All but the arrows of a single floor, with the vehicles where the base box has them."""
    halves = {"top": [1, 3], "bottom": [4, 6]}
    quarters = {
        f"{row}_{col}": {"rows": rows, "cols": span}
        for row, rows in halves.items()
        for col, span in (("left", [1, cols // 2]), ("right", [cols // 2 + 1, cols]))
    }
    aims = {"top": "top_right", "right": "bottom_right", "bottom": "bottom_left", "left": "top_left"}
    return {
        "floor": [{"plan": shell(cols)}],
        "parking": {
            "engine": [[["0,7", "0,8"], ["5,9", "6,9"], ["7,2", "7,1"], ["2,0", "1,0"]]],
            "ambulance": [[["0,5", "0,6"], ["3,9", "4,9"], ["7,4", "7,3"], ["4,0", "3,0"]]],
            "sides": ["top", "right", "bottom", "left"],
        },
        "quadrants": {**quarters, "engine_aims": aims},
        "family": {"fire": [], "poi": []},
        "experienced": {"first_explosion": MIDDLE},
    }


def two_floors(cols: int) -> dict[str, Any]:
    """All but the arrows of two floors: set up by the dice, four ladders."""
    floor = {"plan": shell(cols)}
    span = [1, cols]
    return {
        "floor": [
            {"id": "1", "level": 1, "black_offset": 0, **floor},
            {"id": "2", "level": 2, "black_offset": cols, **floor},
        ],
        "parking": {
            "engine": [[["0,1", "0,2"], ["7,4", "7,3"]]],
            "engine_sides": ["top", "bottom"],
            "ambulance": [[["0,3", "0,4"], ["3,5", "4,5"], ["7,2", "7,1"], ["4,0", "3,0"]]],
            "ambulance_sides": ["top", "right", "bottom", "left"],
            "drive_cost": 2,
        },
        "quadrants": {
            "top": {"rows": [1, 3], "cols": span},
            "bottom": {"rows": [4, 6], "cols": span},
            "engine_aims": {"top": "top", "bottom": "bottom"},
        },
        "ladders": {"count": 4},
        "family": {"fire": [], "poi": [], "random": True},
        "experienced": {
            "first_explosion": "both dice",
            "later_explosions": "base",
            "explosions_per_floor_at_least": 1,
            "poi_per_floor_at_most": 2,
        },
    }


def towards_middle(row: int, col: int, cols: int) -> str:
    """Where the arrow of a space points: to the ring around the middle, and round it there."""
    left, right = cols // 2 - 1 if cols > 4 else 2, cols // 2 + 2 if cols > 4 else 3
    if row < 3 or row > 4 or not left <= col <= right:
        down = "S" if row < 3 else "N" if row > 4 else ""
        side = "E" if col < left else "W" if col > right else ""
        return down + side
    if row == 3:
        return "W" if col > left else "S"
    return "E" if col < right else "N"
