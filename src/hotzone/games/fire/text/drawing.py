"""The drawn plan of a table: the same picture as in board files, with what lies on it; written and read back."""

from __future__ import annotations

from hotzone.core.errors import BadText
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.plan import Plan
from hotzone.games.fire.model.state import State

# an edge drawn upright (1 character) and level (3 characters)
SIGNS: dict[int, tuple[str, str]] = {
    w.OPEN: (" ", "   "),
    w.WALL: ("|", "---"),
    w.DAMAGED: ("!", " ! "),
    w.DESTROYED: ("x", " x "),
    w.DOOR: ("D", " D "),
    w.DOOR_OPEN: ("O", " O "),
    w.DOOR_GONE: ("o", " o "),
    w.WINDOW: ("W", " W "),
    w.WINDOW_OPEN: ("V", " V "),
    w.THIN: (":", "..."),
    w.PARTY: ("#", "###"),
    w.PARTY_DAMAGED: ("%", " % "),
    w.PARTY_DESTROYED: ("$", " $ "),
}
UPRIGHT = {upright: kind for kind, (upright, _) in SIGNS.items()}
LEVEL = {level: kind for kind, (_, level) in SIGNS.items()}
PEOPLE = {w.HIDDEN: "?", w.VICTIM: "v", w.TREATED: "t"}
THREATS = " sF"
THINGS = " *h&"  # nothing, hot spot, hazmat, both
SHARED = 2  # edges below this number are the ring's own: never drawn


def draw(plan: Plan, s: State) -> list[str]:
    """The plan as lines: a space is person (POI, else a firefighter's number), threat, thing."""
    canvas = [[" "] * plan.breadth for _ in range(2 * plan.rows + 3)]
    for cell in plan.cells():
        if min(plan.place(cell)) > 0:
            line, column = plan.drawn_at(cell)
            canvas[line - 1][column - 1] = "+"
    for edge in range(SHARED, len(plan.edge_cells)):
        line, column, level = spot_of(plan, edge)
        for i, sign in enumerate(SIGNS[s.get("edge", edge)][level]):
            canvas[line][column + i] = sign
    for cell in plan.cells():
        line, column = plan.drawn_at(cell)
        thing = s.get("spot", cell) + 2 * (s.get("hazmat", cell) > 0)
        for i, sign in enumerate((person(s, cell), THREATS[s.get("threat", cell)], THINGS[thing])):
            canvas[line][column + i] = sign
    return ["".join(line).rstrip() for line in canvas]


def spot_of(plan: Plan, edge: int) -> tuple[int, int, int]:
    """Where an edge is drawn: line, column, and 1 if it lies level."""
    (line, column), (below, _) = map(plan.drawn_at, plan.edge_cells[edge])
    return (line + 1, column, 1) if below > line else (line, column + 3, 0)


def person(s: State, cell: int) -> str:
    """Who is drawn on a space: a POI or victim first, else the first firefighter's number."""
    for slot in range(w.SLOTS):
        if s.get("poi", slot) and s.get("poi_at", slot) == cell:
            return PEOPLE[s.get("poi", slot)]
    for i in range(s.options.crew):
        if s.get("at", i) == cell:
            return str(i + 1)
    return " "


def read_drawing(plan: Plan, s: State, lines: list[str], top: int, strict: bool = True) -> None:
    """Put edges, threats, hot spots and hazmats of a drawn plan on a table; `top` is the number of its first line."""
    wide = plan.breadth
    if len(lines) != 2 * plan.rows + 3:
        raise BadText("plan-height", f"the plan needs {2 * plan.rows + 3} lines, it has {len(lines)}", top, 1)
    for i, text in enumerate(lines):
        if len(text.rstrip()) > wide:
            raise BadText("plan-width", f"this line of the plan is longer than {wide} characters", top + i, wide + 1)
    rows = [text.rstrip().ljust(wide) for text in lines]
    for edge in range(SHARED, len(plan.edge_cells)):
        place, column, level = spot_of(plan, edge)
        sign = rows[place][column : column + (3 if level else 1)]
        known = LEVEL if level else UPRIGHT
        if sign not in known:
            raise BadText("unknown-edge", f"'{sign}' is not an edge", top + place, column + 1)
        if strict and known[sign] not in becomes(plan.building.get("edge", edge)):
            raise BadText("wrong-edge", f"{plan.name} has no such edge at {plan.write_edge(edge)}", top + place, column + 1)
        s.put("edge", edge, known[sign])
    for cell in plan.cells():
        line, column = plan.drawn_at(cell)
        who, threat, thing = (rows[line][column + i] for i in range(3))
        if strict and who not in (" ", person(s, cell)):
            raise BadText("other-person", f"the lines above put no '{who}' at {plan.write_cell(cell)}", top + line, column + 1)
        for i, (sign, known_signs) in enumerate(((threat, THREATS), (thing, THINGS)), 1):
            outside = "Fh" if plan.building.get("top", cell) else "F"
            if sign not in known_signs or (
                sign != " " and strict and not plan.building.get("inside", cell) and sign not in outside
            ):
                raise BadText("unknown-sign", f"'{sign}' cannot lie at {plan.write_cell(cell)}", top + line, column + i + 1)
        s.put("threat", cell, THREATS.index(threat))
        s.put("spot", cell, THINGS.index(thing) & 1)
        s.put("hazmat", cell, THINGS.index(thing) >> 1)


def becomes(kind: int) -> tuple[int, ...]:
    """What an edge of a board file can become in a match."""
    return {
        w.WALL: (w.WALL, w.DAMAGED, w.DESTROYED),
        w.DOOR: (w.DOOR, w.DOOR_OPEN, w.DOOR_GONE),
        w.WINDOW: (w.WINDOW, w.WINDOW_OPEN, w.DESTROYED),
        w.THIN: (w.THIN, w.DESTROYED),
        w.PARTY: (w.PARTY, w.PARTY_DAMAGED, w.PARTY_DESTROYED),
    }.get(kind, (kind,))


def damage_drawn(plan: Plan, s: State) -> int:
    """The damage markers on the edges: each counts its steps from what the board file says."""
    total = 0
    for edge in range(SHARED, len(plan.edge_cells)):
        kind = plan.building.get("edge", edge)
        if kind not in (w.DOOR, w.OPEN):
            now = s.get("edge", edge)
            total += 0 if now == w.WINDOW_OPEN else becomes(kind)[:2].index(now) if now in becomes(kind)[:2] else steps(kind)
    return total


def steps(kind: int) -> int:
    """How many damage markers destroy an edge."""
    return 1 if kind in (w.WINDOW, w.THIN) else 2
