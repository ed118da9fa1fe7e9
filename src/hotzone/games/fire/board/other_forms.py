"""Other forms of a building than the board file: the drawn plan alone, and the text boards of student projects."""

from __future__ import annotations

from hotzone.contract.workshop import ConvertedBoard
from hotzone.core.errors import BadSetup, BadText
from hotzone.core.formats.board_file import BoardFile
from hotzone.games.fire.board import student_text, two_floor_plan
from hotzone.games.fire.board.parser import read_plan
from hotzone.games.fire.board.sketch import Sketch, Space, edge_of
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.plan import Plan

PLAN, STUDENTS = "plan", "students"
FORMS = {
    PLAN: "the drawn plan of one floor, as in a board file, or of two with a line `floor 2` between, and nothing else",
    STUDENTS: "text boards of student projects: four bits a space, then calls, fires, doors and ways in",
}
LONGEST = 20_000  # characters of a drawn plan
START = {"fire": ["3,3", "3,4", "4,3", "4,4", "4,5"], "poi": ["1,2", "2,7", "6,5"]}  # until its maker says otherwise
ADDED = "parking, target areas, arrows and set-up are those of an empty building: change them in the file"


def form_of(text: str) -> str:
    """The form that a text is written in; empty for a board file and for anything else."""
    if student_text.is_student_text(text):
        return STUDENTS
    first = next((line for line in text[:LONGEST].splitlines() if line.strip()), "")
    return PLAN if first.startswith("   +") else ""


def board_from(form: str, text: str) -> ConvertedBoard:
    """The board file of a text in some form; raises BadText with line and column."""
    if form == STUDENTS:
        found = student_text.StudentReader(text).read()
    elif form == PLAN:
        found = read_drawing(text)
    else:
        raise unknown(form)
    try:
        read_plan(found.text)
    except BadText as error:  # its line is one of a file that nobody has seen
        raise BadText(error.code, error.text, 1, 1) from None
    return found


def board_as(form: str, text: str) -> ConvertedBoard:
    """A board file in some form; raises BadText for a file that is wrong, BadSetup for a board that the form cannot hold."""
    plan = read_plan(text)
    if form == STUDENTS:
        return student_text.write_student_text(plan)
    if form == PLAN:
        return write_drawing(plan, text)
    raise unknown(form)


def unknown(form: str) -> BadSetup:
    """There is no such form."""
    return BadSetup("unknown-form", f"a building has no form '{form[:40]}'; it has {', '.join(FORMS)}")


def read_drawing(text: str) -> ConvertedBoard:
    """The board file of a drawn plan: 15 lines, or 13 without the empty ones of the street above and below."""
    if len(text) > LONGEST:
        raise BadText("board-too-long", f"a drawn plan has at most {LONGEST:,} characters, this one {len(text):,}", 1, 1)
    if two_floor_plan.is_two_floors(text):
        return two_floor_plan.read_floors(text)
    lines = text.rstrip().split("\n")
    above = next((i for i, line in enumerate(lines) if line.strip()), 0)
    sketch, top = Sketch(), above - 1  # the line of the street above, counted from 0, may be missing
    drawn = ["", *lines[above:], ""]
    if len(drawn) != 2 * sketch.rows + 3:
        wanted = 2 * sketch.rows + 1
        raise BadText("plan-height", f"the drawn building needs {wanted} lines, it has {len(drawn) - 2}", above + 1, 1)
    try:
        plan = read_plan(with_plan(sketch, "\n".join(drawn) + "\n"))
    except BadText as error:
        where = drawing_line(sketch, error.line)
        line = min(max(top + where, 0), len(lines) - 1) + 1 if where is not None else above + 1
        raise BadText(error.code, error.text, line, error.column if where is not None else 1) from None
    for edge in range(2, len(plan.edge_cells)):
        first, second = (space_of(plan, cell) for cell in plan.edge_cells[edge])
        kind = plan.building.get("edge", edge)
        if kind == w.OPEN:
            sketch.edges.pop(edge_of(first, second), None)
        else:
            sketch.edges[edge_of(first, second)] = kind
    return ConvertedBoard(sketch.text("drawn-board", "A drawn building", family=START), (ADDED,))


def with_plan(sketch: Sketch, drawn: str) -> str:
    """A board file around a drawn plan, to read it; the plan is written as it is, so that lines can be told."""
    rest = sketch.text("drawn-board", "A drawn building", family=START)
    data = BoardFile(rest).data
    own = data["floor"][0]["plan"]
    if "'''" in drawn or "\\" in drawn:
        raise BadText("unknown-sign", "quotation marks and backslashes cannot stand in a plan", 1, 1)
    listless = rest[: rest.index("\n[doors]")] if rest.index("\n[doors]") > rest.index("plan = ") else rest
    return listless.replace(own, drawn, 1)


def drawing_line(sketch: Sketch, line: int) -> int | None:
    """Which line of the drawing, from 0, a line of the file around it is; none where it stands elsewhere."""
    text = with_plan(sketch, sketch.plan(0))
    first = next(i for i, words in enumerate(text.splitlines(), 1) if words.startswith("plan = '''")) + 1
    return line - first if first <= line < first + 2 * sketch.rows + 3 else None


def space_of(plan: Plan, cell: int) -> Space:
    """A space of a plan by floor, row and column."""
    row, col = plan.place(cell)
    return plan.floor(cell), row, col


def write_drawing(plan: Plan, text: str) -> ConvertedBoard:
    """The drawn plan of a board file alone."""
    if any(sign not in two_floor_plan.STAIRS for sign in plan.signs.values()):
        raise BadSetup("form-too-small", "this form holds no elevators and closed spaces")
    if plan.floors > 1:
        return two_floor_plan.write_floors(plan, BoardFile(text).data)
    drawn = "\n".join(line.rstrip() for line in BoardFile(text).data["floor"][0]["plan"].split("\n"))
    return ConvertedBoard(drawn, ("everything but the plan was left out",))
