"""Around a building: where the vehicles park, and what the deck gun reaches from there."""

from __future__ import annotations

from typing import Any

from hotzone.games.fire.board.storeys import SIDE_NAMES, StoreyParser
from hotzone.games.fire.model.plan import Plan

OPPOSITE = bytes((0, 6, 5, 8, 7, 2, 1, 4, 3))  # FIRE-BOARD-07
AREAS = 8  # of the deck gun


class SurroundingsParser(StoreyParser):
    """The part of the reader that looks around the building."""

    def places(self, plan: Plan, vehicle: str) -> list[tuple[int, int]]:
        """The parking places of a vehicle, two outside spaces each."""
        found = self.list_of(f"parking.{vehicle}")
        least = 0 if vehicle == "ambulance" and plan.building.street else 1  # HIGHRISE-SETUP-09
        if len(found) != 1 or not isinstance(found[0], list) or not least <= len(found[0]) <= 4 or (least == 0 and found[0]):
            self.fail(
                vehicle,
                "no-parking",
                f"`parking.{vehicle}` needs one list of one to four places, the ambulance none on a high floor",
            )
        places = []
        for place in found[0]:
            if not isinstance(place, list) or len(place) != 2:
                self.fail(vehicle, "no-parking", f"`parking.{vehicle}`: a place is two spaces")
            pair = (self.cell(plan, place[0], f"parking.{vehicle}"), self.cell(plan, place[1], f"parking.{vehicle}"))
            if not all(plan.building.get("safe", cell) and plan.building.get("stands", cell) for cell in pair):
                self.fail(vehicle, "no-parking", f"`parking.{vehicle}`: {place[0]} and {place[1]} must lie outside the building")
            places.append(pair)
        if len({first for first, _ in places}) < len(places):
            self.fail(vehicle, "no-parking", f"`parking.{vehicle}`: no two places begin with the same space")
        return places

    def parking(self, plan: Plan) -> None:
        """Where the vehicles stand, and which ambulance places are nearest to a space (FIRE-KNOCK-03, R-47)."""
        b = plan.building
        engines, ambulances = self.places(plan, "engine"), self.places(plan, "ambulance")
        b.engine_places, b.ambulance_places = len(engines), len(ambulances)
        b.lay("engine", bytes(cell for pair in engines for cell in pair))
        b.lay("ambulance", bytes(cell for pair in ambulances for cell in pair))
        plan.engine_sides, plan.ambulance_sides = self.sides("engine", len(engines)), self.sides("ambulance", len(ambulances))
        b.lay("engine_side", bytes(SIDE_NAMES.index(side) for side in plan.engine_sides))
        if self.value("parking.drive_cost") is not None:  # BROWN-06, STORY-DRIVE-01
            b.drive_cost, b.drive_any = self.number("parking.drive_cost", 1, 9), 1
        if not ambulances:
            return
        for cell in plan.cells():
            row, col = plan.place(cell)
            far = [min((row - r) ** 2 + (col - k) ** 2 for r, k in map(plan.place, pair)) for pair in ambulances]
            b.put("refuge", cell, sum(1 << i for i, distance in enumerate(far) if distance == min(far)))

    def sides(self, vehicle: str, places: int) -> tuple[str, ...]:
        """The side of each place of a vehicle; none where it has no places."""
        found = self.value(f"parking.{vehicle}_sides")
        sides = self.list_of("parking.sides") if found is None else found
        if places == 0:
            return ()
        if not isinstance(sides, list) or len(sides) != places or any(side not in SIDE_NAMES for side in sides):
            self.fail(
                "sides", "no-parking", f"`parking.sides` must name the side of each place of the {vehicle}: {', '.join(SIDE_NAMES)}"
            )
        return tuple(sides)

    def areas(self, plan: Plan) -> None:
        """The target areas of the deck gun, and which of them the engine reaches from each place."""
        quadrants = self.value("quadrants")
        if not isinstance(quadrants, dict):
            self.fail("quadrants", "board-lacks", "the board file needs `[quadrants]`")
        names = sorted((name for name in quadrants if name != "engine_aims"), key=lambda name: first_space(quadrants[name]))
        for i, name in enumerate(names):
            area = quadrants[name]
            spans: list[Any] = [area.get("rows"), area.get("cols")] if isinstance(area, dict) else [None]
            if not all(isinstance(s, list) and len(s) == 2 and all(isinstance(n, int) and 1 <= n <= 8 for n in s) for s in spans):
                self.fail(name, "bad-quadrant", f"`quadrants.{name}` needs rows = [first, last] and cols = [first, last]")
            if plan.floors > 1:  # STORY-GUN-01: both floors, so every face of the black die will do
                spans[1] = [1, 8]
            if i >= AREAS or not turnable(range(spans[0][0], spans[0][1] + 1), range(spans[1][0], spans[1][1] + 1)):
                self.fail(
                    name,
                    "bad-quadrant",
                    f"`quadrants.{name}`: there are {AREAS} at most, each with one face of every pair of opposites",
                )
            plan.building.lay("area", bytes([*spans[0], *spans[1]]), 4 * i)
        for place, side in enumerate(plan.engine_sides):
            aims = self.value(f"quadrants.engine_aims.{side}")
            for name in aims if isinstance(aims, list) else [aims]:
                if name not in names:
                    self.fail("quadrants.engine_aims", "bad-quadrant", f"`quadrants.engine_aims.{side}` names no quadrant: {name}")
                plan.building.put("aims", place, plan.building.get("aims", place) | 1 << names.index(name))
        if len({(quadrants[name]["rows"][0], quadrants[name]["cols"][0]) for name in names}) < len(names):
            self.fail("quadrants", "bad-quadrant", "no two quadrants begin with the same space")


def first_space(area: object) -> tuple[int, int]:
    """Where an area begins: areas are counted from the top left, in whatever order a file names them."""
    spans = [area.get(key) for key in ("rows", "cols")] if isinstance(area, dict) else []
    starts = [span[0] for span in spans if isinstance(span, list) and span and isinstance(span[0], int)]
    return (starts[0], starts[1]) if len(starts) == 2 else (99, 99)


def turnable(rows: range, cols: range) -> bool:
    """Can the deck gun's dice always be turned into this area (FIRE-GUN-05, FIRE-GUN-06)?"""
    fits = all(red in rows or 7 - red in rows for red in range(1, 7))
    return fits and all(black in cols or OPPOSITE[black] in cols for black in range(1, 9))
