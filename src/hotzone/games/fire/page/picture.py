"""A burning building as plain shapes: floors side by side, walls, flames, smoke, people and vehicles."""

from __future__ import annotations

from typing import Any

from hotzone.contract.picture import INK, Disc, Picture, Polygon, Stroke, rectangle, spread
from hotzone.games.fire.model.plan import Plan
from hotzone.games.fire.page.geometry import geometry

CELL = 40
OUTSIDE, FLOOR, CLOSED = "#cfd8c0", "#f3efe6", "#8b8f94"
THREATS = {"fire": "#e4572e", "smoke": "#9aa1a9"}
EDGES = {  # colour and width of a line
    "wall": (INK, 5.0),
    "damaged": ("#b45309", 5.0),
    "thin": (INK, 2.5),
    "party-wall": (INK, 7.0),
    "damaged-party-wall": ("#b45309", 7.0),
    "closed-door": ("#a16207", 7.0),
    "open-door": ("#d4b06a", 3.0),
    "no-door": ("#d4b06a", 1.0),
    "window": ("#2b7fbf", 5.0),
    "open-window": ("#9cc7e6", 3.0),
    "destroyed": ("#c9c3b5", 1.0),
}
HOT_SPOT, HAZMAT, CALL, PERSON = "#f5b700", "#6b8e23", "#3b6fb6", "#7b2d8b"
HELMETS = ("#c2410c", "#1d4ed8", "#15803d", "#7c3aed", "#0f766e", "#be123c")
VEHICLES = {"engine": "#b91c1c", "ambulance": "#ffffff"}


def picture(plan: Plan, seen: Any) -> Picture:
    """The table that a view shows, on its building."""
    board: Any = geometry(plan)
    width, height = CELL * plan.width * plan.floors, CELL * (plan.rows + 2)
    shapes: list[Polygon | Stroke | Disc] = [rectangle(0, 0, width, height, OUTSIDE)]
    corner = {space["name"]: corner_of(plan, space) for space in board["spaces"]}
    for space in board["spaces"]:
        if space["inside"] or space.get("closed"):
            x, y = corner[space["name"]]
            shapes.append(rectangle(x + 0.5, y + 0.5, CELL - 1, CELL - 1, CLOSED if space.get("closed") else FLOOR))
    for name, places in seen["vehicles"].items():
        for x, y in (corner[place] for place in places or ()):
            shapes.append(rectangle(x + 6, y + 6, CELL - 12, CELL - 12, VEHICLES[name]))
    for name, space in seen["spaces"].items():
        shapes += tokens(corner[name], space)
    shapes += [line for edge in board["edges"] if (line := wall(corner, edge, seen["edges"].get(edge["name"], "")))]
    for poi in seen["poi"]:
        if poi.get("at") in corner:
            x, y = corner[poi["at"]]
            unseen = poi["kind"] == "poi"
            shapes.append(Disc((x + CELL * 0.28, y + CELL * 0.72), 7, CALL if unseen else PERSON, "?" if unseen else "!"))
    standing: dict[str, list[int]] = {}
    for one in seen["firefighters"]:
        if one["at"] in corner:
            standing.setdefault(one["at"], []).append(one["number"])
    for name, numbers in standing.items():
        x, y = corner[name]
        places = spread((x + CELL / 2, y + CELL / 2), 14, len(numbers))
        shapes += [
            Disc(at, 9, HELMETS[(number - 1) % len(HELMETS)], str(number)) for at, number in zip(places, numbers, strict=True)
        ]
    counts = seen["counts"]
    title = f"{plan.title}: {counts['rescued']} rescued, {counts['lost']} lost, {counts['damage']} damage"
    return Picture(width, height, tuple(shapes), title)


def corner_of(plan: Plan, space: Any) -> tuple[float, float]:
    """The upper left corner of a space."""
    return CELL * (space["col"] + plan.width * (space["floor"] - 1)), CELL * space["row"]


def tokens(corner: tuple[float, float], space: Any) -> list[Polygon | Stroke | Disc]:
    """What lies in a space."""
    x, y = corner
    found: list[Polygon | Stroke | Disc] = []
    if space.get("threat") in THREATS:
        found.append(rectangle(x + 4, y + 4, CELL - 8, CELL - 8, THREATS[space["threat"]]))
    if space.get("hot_spot"):
        found.append(Disc((x + CELL - 8, y + 8), 5, HOT_SPOT))
    if space.get("hazmats"):
        found.append(Polygon(((x + 8, y + 2), (x + 15, y + 14), (x + 1, y + 14)), HAZMAT))
    return found


def wall(corner: dict[str, tuple[float, float]], edge: Any, kind: str) -> Stroke | None:
    """An edge between two spaces, if it is to be seen."""
    style = EDGES.get(kind or edge["kind"])
    if style is None:
        return None
    (ax, ay), (bx, by) = (corner[name] for name in edge["spaces"])
    x, y = max(ax, bx), max(ay, by)
    end = (x + CELL, y) if edge["lies"] == "level" else (x, y + CELL)
    return Stroke((x, y), end, *style)
