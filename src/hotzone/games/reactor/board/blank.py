"""An empty field to begin with: fuel cells in the shape of the vessel, start cells at its corners, the numbers of the box."""

from __future__ import annotations

from typing import Any

from hotzone.core.errors import BadSetup
from hotzone.core.formats.board_file import BoardFile
from hotzone.core.formats.board_text import board_text

SIDE = 4  # cells along each side of the hexagon
KEPT = ("start", "radiation", "lives", "options", "characters", "three_players", "dial")  # the numbers of the box


def blank_field(pattern: str, width: int, height: int, floors: int) -> str:
    """The text of an empty field; what the box has besides comes from a pattern, a board file of ours."""
    if (width, height, floors) != (2 * SIDE - 1, 2 * SIDE - 1, 1):
        raise BadSetup("bad-size", f"an empty field is a hexagon {2 * SIDE - 1} cells across")
    box = BoardFile(pattern).data
    cells = sum(row_length(row) for row in range(2 * SIDE - 1))
    data: dict[str, Any] = {"name": "my-field", "title": "My field", "grid": "hex", "plan": drawn()}
    data |= {key: box[key] for key in KEPT if key in box}
    tiles = {"tvs_emergency": 6, "tvs_ordinary": cells - 6, "suz_broken": 0, "suz_working": 2}
    return board_text({**data, "tiles": tiles, "decks": {"tvs_cards_per_cell": 1, "suz_cards_per_cell": 1}})


def row_length(row: int) -> int:
    """How many cells a row of the hexagon has."""
    return 2 * SIDE - 1 - abs(row - SIDE + 1)


def drawn() -> str:
    """The plan: rows of numbers, each shifted by half a cell, and a start cell at both ends of the first and the last."""
    lines, number = [], 0
    for row in range(2 * SIDE - 1):
        names = [f"{number + i + 1:02d}" for i in range(row_length(row))]
        number += len(names)
        if row in (0, 2 * SIDE - 2):
            left, right = ("Ya", "Yb") if row == 0 else ("Yc", "Yd")
            names = [left, *names, right]
        indent = 4 + 2 * (2 * SIDE - 1 - len(names))
        lines.append(" " * indent + "  ".join(names))
    return "\n".join(lines) + "\n"
