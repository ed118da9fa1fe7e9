"""A building as plain data for whoever draws it: what never changes during a match, sent to a page once."""

from __future__ import annotations

from collections.abc import Mapping

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.plan import Plan
from hotzone.games.fire.text.events import EDGES

FIRST_EDGE = 2  # the first two stand for open ground outside and for the rim


def geometry(plan: Plan) -> Mapping[str, object]:
    """Everything of a building that a page needs to draw it."""
    named = [(name.partition(" ")[2], cells) for name, cells in plan.rooms.items()]
    rooms = named or [("", cells) for cells in rooms_of(plan)]
    room_of = {cell: i for i, (_, cells) in enumerate(rooms) for cell in cells}
    return {
        "name": plan.name,
        "title": plan.title,
        "rows": plan.rows,
        "cols": plan.cols,
        "floors": plan.floors,
        "sides": ["up", "right", "down", "left", "stair"][: plan.building.sides],
        "spaces": [space(plan, cell, room_of.get(cell)) for cell in plan.cells()],
        "edges": [edge(plan, i) for i in range(FIRST_EDGE, len(plan.edge_cells))],
        "rooms": [{"room": i, "name": name, "spaces": list(map(plan.write_cell, cells))} for i, (name, cells) in enumerate(rooms)],
        "parking": {name: parking(plan, name) for name in ("engine", "ambulance")},
        "areas": areas(plan),
        "limits": {
            "rescue": w.TO_RESCUE,
            "lose": w.TO_LOSE,
            "damage": w.DAMAGE_MARKERS,
            "saved": w.SAVED_AT_MOST,
            "evidence": w.EVIDENCE_NEEDED,
        },
    }


def space(plan: Plan, cell: int, room: int | None) -> Mapping[str, object]:
    """One space: its place, its dice, its arrow and its room; outside spaces have none of the last three."""
    row, col = plan.place(cell)
    found: dict[str, object] = {"name": plan.write_cell(cell), "row": row, "col": col, "floor": plan.floor(cell) + 1}
    found["inside"] = bool(plan.building.get("inside", cell))
    found.update(beyond(plan, cell))
    if found["inside"]:
        found["dice"] = [plan.building.get("red", cell), plan.building.get("black", cell)]
        found["arrow"] = plan.write_cell(plan.building.get("arrow", cell))
        found["room"] = room
    return found


def beyond(plan: Plan, cell: int) -> dict[str, object]:
    """What a space of the expansions is besides: closed ground, an elevator, half a stair, only the top of a ladder."""
    b = plan.building
    stair = b.get("next", cell * c.SIDES + w.STAIR)
    found: dict[str, object] = {"stair": plan.write_cell(stair)} if stair != c.NOWHERE else {}
    if b.get("lift", cell):
        found["elevator"] = plan.write_edge(b.get("lift_door", b.get("lift", cell)))
    if b.get("top", cell):
        found["ladder_top"] = True
    return found if b.get("stands", cell) else {"closed": True}


def edge(plan: Plan, i: int) -> Mapping[str, object]:
    """One edge as the board file draws it: between which spaces, and whether it lies flat or upright on the plan."""
    a, b = plan.edge_cells[i]
    lies = "level" if plan.place(a)[1] == plan.place(b)[1] else "upright"
    return {
        "name": plan.write_edge(i),
        "spaces": [plan.write_cell(a), plan.write_cell(b)],
        "lies": lies,
        "kind": EDGES[plan.building.get("edge", i)],
    }


def rooms_of(plan: Plan) -> list[list[int]]:
    """The rooms of a building whose file names none: inside spaces that nothing divides before the match begins."""
    b = plan.building
    rooms: list[list[int]] = []
    seen: set[int] = set()
    for start in plan.cells():
        if start in seen or not b.get("inside", start):
            continue
        room, todo = [], [start]
        seen.add(start)
        while todo:
            cell = todo.pop()
            room.append(cell)
            for side in range(4):  # a stair joins two rooms, it is none of them
                there = b.get("next", cell * c.SIDES + side)
                joined = b.get("edge", b.get("border", cell * c.SIDES + side)) == w.OPEN
                if joined and there != c.NOWHERE and b.get("inside", there) and there not in seen:
                    seen.add(there)
                    todo.append(there)
        rooms.append(sorted(room))
    return rooms


def parking(plan: Plan, name: str) -> list[Mapping[str, object]]:
    """The places of a vehicle; `park` and `drive` name a place by its first space."""
    b = plan.building
    sides = plan.engine_sides if name == "engine" else plan.ambulance_sides
    found: list[Mapping[str, object]] = []
    for i, side in enumerate(sides):
        spaces = [plan.write_cell(b.get(name, 2 * i + k)) for k in range(2)]
        place: dict[str, object] = {"name": spaces[0], "side": side, "spaces": spaces}
        if name == "engine":
            place["aims"] = [area["name"] for k, area in enumerate(areas(plan)) if b.get("aims", i) >> k & 1]
        found.append(place)
    return found


def areas(plan: Plan) -> list[dict[str, object]]:
    """The deck gun's target areas; `gun` names one by its first space."""
    b = plan.building
    found: list[dict[str, object]] = []
    for i in range(8):
        top, bottom, left, right = (b.get("area", 4 * i + k) for k in range(4))
        if top:
            name = plan.write_cell(b.get("by_dice", top * 10 + left))
            found.append({"name": name, "rows": [top, bottom], "cols": [left, right]})
    return found
