"""The drawn plans of two floors, one below the other, as a form of a building: a line `floor 2` stands between them."""

from __future__ import annotations

from typing import Any

from hotzone.contract.workshop import ConvertedBoard
from hotzone.core.errors import BadText
from hotzone.core.formats.board_file import BoardFile
from hotzone.core.formats.board_text import board_text
from hotzone.games.fire.board.blank import COLS, ROWS, blank_building
from hotzone.games.fire.board.parser import read_plan
from hotzone.games.fire.model.plan import Plan

BETWEEN = "floor 2"
HEIGHT = 2 * ROWS + 1  # lines of a floor, without those of the street above and below
STAIRS = ("UP", "DN")
ADDED = "parking, target areas, arrows and ladders are those of an empty building of two floors: change them in the file"


def is_two_floors(text: str) -> bool:
    """Does a drawing say where its second floor begins?"""
    return any(line.strip().lower() == BETWEEN for line in text.splitlines())


def read_floors(text: str) -> ConvertedBoard:
    """The board file of two drawn plans; raises BadText with line and column."""
    lines = text.rstrip().split("\n")
    between = next(i for i, line in enumerate(lines) if line.strip().lower() == BETWEEN)
    tops, plans = [], []
    for first, part in ((0, lines[:between]), (between + 1, lines[between + 1 :])):
        above = next((i for i, line in enumerate(part) if line.strip()), 0)
        drawn = "\n".join(part[above:]).rstrip().split("\n")
        if len(drawn) != HEIGHT:
            raise BadText("plan-height", f"each floor needs {HEIGHT} lines, this one has {len(drawn)}", first + above + 1, 1)
        tops.append(first + above)
        plans.append(drawn)
    data = BoardFile(blank_building(COLS[2], ROWS, 2)).data | {"name": "drawn-board", "title": "A drawn building of two floors"}
    for entry, drawn in zip(data["floor"], plans, strict=True):
        entry["plan"] = "\n".join(["", *drawn, ""]) + "\n"
    data |= {"stair": stairs(plans)}
    found = board_text({key: value for key, value in data.items() if value})
    try:
        read_plan(found)
    except BadText as error:
        raise BadText(error.code, error.text, *drawn_place(found, tops, error)) from None
    return ConvertedBoard(found, (ADDED,))


def drawn_place(text: str, tops: list[int], error: BadText) -> tuple[int, int]:
    """Line and column of the drawing for those of the file around it; its beginning where the drawing is not to blame."""
    begins = [i for i, line in enumerate(text.splitlines(), 1) if line.startswith("plan = '''")]
    for begin, top in zip(begins, tops, strict=True):
        if begin + 2 <= error.line < begin + 2 + HEIGHT:
            return top + error.line - begin - 1, error.column
    return tops[0] + 1, 1


def stairs(plans: list[list[str]]) -> list[dict[str, str]]:
    """Both ends of each stair, in the order in which they are read, each with the side that no wall closes."""
    halves = [marked(plan, sign) for plan, sign in zip(plans, STAIRS, strict=True)]
    return [
        {
            "lower": f"1:{spelled(lower)}",
            "lower_opens_to": f"1:{spelled(opening(plans[0], lower))}",
            "upper": f"2:{spelled(upper)}",
            "upper_opens_to": f"2:{spelled(opening(plans[1], upper))}",
        }
        for lower, upper in zip(*halves, strict=False)
    ]


def marked(plan: list[str], sign: str) -> list[tuple[int, int]]:
    """The spaces of a floor that carry a sign: row and column."""
    spaces = [(row, col) for row in range(1, ROWS + 1) for col in range(1, COLS[2] + 1)]
    return [space for space in spaces if plan[2 * space[0] - 1][4 * space[1] : 4 * space[1] + 3].strip() == sign]


def opening(plan: list[str], space: tuple[int, int]) -> tuple[int, int]:
    """The space beside one that nothing divides from it; the one below where there is none."""
    row, col = space
    lines = [line.ljust(4 * (COLS[2] + 2)) for line in plan]
    beside: dict[tuple[int, int], str] = {
        (row - 1, col): lines[2 * row - 2][4 * col : 4 * col + 3],
        (row, col + 1): lines[2 * row - 1][4 * col + 3],
        (row + 1, col): lines[2 * row][4 * col : 4 * col + 3],
        (row, col - 1): lines[2 * row - 1][4 * col - 1],
    }
    inside = [one for one in beside if 1 <= one[0] <= ROWS and 1 <= one[1] <= COLS[2]]
    return next((one for one in inside if not beside[one].strip()), inside[0])


def spelled(space: tuple[int, int]) -> str:
    """A space as board files write it."""
    return f"{space[0]},{space[1]}"


def write_floors(plan: Plan, data: dict[str, Any]) -> ConvertedBoard:
    """The drawn plans of a board file of two floors alone."""
    drawn = ["\n".join(line.rstrip() for line in floor["plan"].split("\n")).strip("\n") for floor in data["floor"]]
    return ConvertedBoard(f"\n{BETWEEN}\n".join(drawn) + "\n", ("everything but the plans was left out",))
