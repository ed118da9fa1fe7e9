"""The reactor's field as plain shapes: hexagons in the colours of their tiles, with the heroes on them."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Any

from hotzone.contract.picture import Disc, Picture, Polygon, rectangle, spread
from hotzone.games.reactor.model.plan import Plan
from hotzone.games.reactor.page.geometry import geometry

RADIUS = 26
HALF = RADIUS * sqrt(3) / 2
MARGIN = 12
GROUND = "#20242b"
PLACES = {"fuel": "#5b6470", "control": "#3d6b8f", "start": "#8b8f94"}
SIGNS = {"red": "#d1383d", "black": "#0c0d10", "green": "#3f9b57", "yellow": "#e0b43a", "emergency": "#f07f2e"}
UP = "#cdd3da"
HEROES = ("#c2410c", "#1d4ed8", "#15803d", "#7c3aed")


def picture(plan: Plan, seen: Any) -> Picture:
    """The table that a view shows."""
    board: Any = geometry(plan)
    cells = board["cells"]
    left, right = min(cell["col"] for cell in cells), max(cell["col"] for cell in cells)
    width = round(2 * MARGIN + (right - left + 2) * HALF)
    height = round(2 * MARGIN + (board["rows"] - 1) * 1.5 * RADIUS + 2 * RADIUS)
    middle = {
        cell["name"]: (MARGIN + HALF + (cell["col"] - left) * HALF, MARGIN + RADIUS + cell["row"] * 1.5 * RADIUS) for cell in cells
    }
    shapes: list[Any] = [rectangle(0, 0, width, height, GROUND)]
    for cell in cells:
        found = seen["cells"].get(cell["name"], {})
        fill = UP if found.get("up") else PLACES.get(cell["place"], PLACES["start"])
        shapes.append(hexagon(middle[cell["name"]], RADIUS - 1.5, fill))
        if found.get("sign"):
            shapes.append(hexagon(middle[cell["name"]], RADIUS / 2, SIGNS.get(found["sign"], UP)))
    standing: dict[str, list[int]] = {}
    for number, hero in enumerate(seen["characters"], 1):
        if hero.get("at") in middle:
            standing.setdefault(hero["at"], []).append(number)
    for name, numbers in standing.items():
        places = spread(middle[name], 13, len(numbers))
        shapes += [Disc(at, 9, HEROES[(number - 1) % 4], str(number)) for at, number in zip(places, numbers, strict=True)]
    return Picture(width, height, tuple(shapes), f"{plan.title}: accident level {seen['dial']}, hearts {seen['hearts']}")


def hexagon(middle: tuple[float, float], radius: float, fill: str) -> Polygon:
    """A hexagon with a corner at its top."""
    corners = [(middle[0] + radius * sin(i * pi / 3), middle[1] - radius * cos(i * pi / 3)) for i in range(6)]
    return Polygon(tuple((round(x, 2), round(y, 2)) for x, y in corners), fill)
