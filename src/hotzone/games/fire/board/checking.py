"""All that is to be said of a building, not only the first thing: errors with their place, and what may stay but is odd."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Literal

from hotzone.contract.shared.board_checking import check_board, refused_by_parser
from hotzone.contract.shared.board_words import word_findings
from hotzone.contract.workshop import Finding
from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.games.fire.board.parser import COMPASS, BoardParser
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.plan import Plan

PASSED = (w.OPEN, w.DOOR, w.THIN, w.WINDOW)
DOORS = (8, 14)  # markers in the base box, and with the expansion
WINDOWS = 12
LONGEST_ROOM = 40
NOT_SAID_AGAIN = {"dice": "arrow-", "first_fires": "start-", "parking": "parking-", "elevators": "elevator-", "stairs": "stair-"}


class BuildingChecker(BoardParser):
    """Reads a board like its parser, but goes on where that stops."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.findings: list[Finding] = []
        self.tops = [i for i, line in enumerate(text.splitlines(), 1) if line.replace(" ", "").startswith("plan='''")] + [0, 0]

    def look(self) -> None:
        """Read all that can be read; raises BadText where the plan itself cannot be."""
        self.findings += word_findings(self.data)
        name, title = self.head()
        floors = self.number("floors", 1, 2, 1)
        plan = Plan(name, title, self.number("rows", 6, 6), self.number("cols", 8 // floors, 8 // floors), floors)
        self.tables(plan)
        self.ground(plan)
        self.drawing(plan)
        self.look_at_elevators(plan)
        self.look_at_stairs(plan)
        for step in (self.elevators, self.stairs, self.ladders, self.lines):
            self.attempt(step, plan)
        self.sum_up(plan)
        self.attempt(self.rooms, plan)
        self.look_at_rooms(plan)
        self.look_at_arrows(plan)
        self.look_at_parking(plan)
        self.look_at_start(plan)
        for step in (self.dice, self.parking, self.areas, self.first_fires, self.check_lists):
            self.attempt(step, plan)
        self.look_at_ways(plan)
        self.look_at_markers(plan)

    def attempt(self, step: Callable[[Plan], None], plan: Plan) -> None:
        """A step of the parser; what it refuses is a finding, unless people were told the same in better words."""
        begin = NOT_SAID_AGAIN.get(step.__name__, "-")
        if any(one.code.startswith(begin) and one.level == "error" for one in self.findings):
            return
        try:
            step(plan)
        except BadText as error:
            self.findings.append(refused_by_parser(error))

    def say(
        self,
        level: Literal["error", "warning"],
        code: str,
        text: str,
        plan: Plan,
        cell: int = -1,
        edge: str = "",
        **args: str | int,
    ) -> None:
        """Add a finding about a space, an edge or all of the building."""
        place, line, column, floor = "", 0, 0, 0
        if cell >= 0:
            row, col = plan.place(cell)
            floor, place = plan.floor(cell) + 1, plan.write_cell(cell)
            top = self.tops[floor - 1]
            line, column = (top + 1 + 2 * row, 4 * col + 1) if top else (0, 0)
        self.findings.append(Finding(level, code, text, floor, place, edge, line, column, args))

    # --- ways

    def look_at_ways(self, plan: Plan) -> None:
        """Parts of the building that nobody can reach; a wall beside each that a door would mend."""
        b, seen = plan.building, self.reached(plan)
        inside = [cell for cell in plan.cells() if b.get("inside", cell)]
        lost = [cell for cell in inside if cell not in seen]
        if len(lost) == len(inside):
            wall = self.mending(plan, set(lost), lost)
            self.say("error", "no-way-in", "no way leads into the building", plan, lost[0], fix=wall, tool="open")
            return
        while lost:
            part = self.part_of(plan, lost[0], set(lost))
            lost = [cell for cell in lost if cell not in part]
            first, last = plan.write_cell(min(part)), plan.write_cell(max(part))
            wall = self.mending(plan, part, sorted(part))
            args: dict[str, str | int] = {"last": last, "many": len(part), "fix": wall, "tool": "door"}
            self.say("error", "unreachable-room", f"no way leads from outside to {first} … {last}", plan, min(part), "", **args)

    def part_of(self, plan: Plan, start: int, lost: set[int]) -> set[int]:
        """The spaces that are joined with one, of those that nobody reaches."""
        found, todo = {start}, [start]
        while todo:
            cell = todo.pop()
            for side in range(plan.building.sides):
                there = plan.building.get("next", cell * c.SIDES + side)
                kind = plan.building.get("edge", plan.building.get("border", cell * c.SIDES + side))
                if there in lost and there not in found and kind in PASSED:
                    found.add(there)
                    todo.append(there)
        return found

    def mending(self, plan: Plan, part: set[int], cells: list[int]) -> str:
        """A wall between these spaces and others, inside the building if there is one; empty if there is none."""
        best = ""
        for cell in cells:
            for side in range(4):
                i = cell * c.SIDES + side
                there, edge = plan.building.get("next", i), plan.building.get("border", i)
                fixed = there in plan.signs or cell in plan.signs  # a stair or an elevator keeps its walls
                if there == c.NOWHERE or there in part or fixed or plan.building.get("edge", edge) != w.WALL:
                    continue
                if plan.building.get("inside", there):
                    return plan.write_edge(edge)
                best = best or (plan.write_edge(edge) if plan.floor(cell) == 0 else "")
        return best

    # --- spaces

    def look_at_elevators(self, plan: Plan) -> None:
        """An elevator has one door and three walls."""
        b = plan.building
        for cell, sign in plan.signs.items():
            if sign != "L":
                continue
            kinds = sorted(b.get("edge", b.get("border", cell * c.SIDES + side)) for side in range(4))
            if kinds != sorted([w.WALL, w.WALL, w.WALL, w.DOOR]):
                self.say("error", "elevator-walls", "an elevator needs one door, and walls on its other sides", plan, cell)

    def look_at_stairs(self, plan: Plan) -> None:
        """Both halves of a stair, and each with a side that is open; two floors need a stair."""
        entries = self.entries("stair")
        known = {self.cell(plan, entry.get(half, ""), "stair") for entry in entries for half in ("lower", "upper")}
        for cell, sign in plan.signs.items():
            if sign in ("UP", "DN") and cell not in known:
                self.say("error", "stair-alone", "this stair has no other end on the other floor", plan, cell)
        if plan.floors > 1 and not entries:
            self.say("error", "stair-missing", "two floors need a stair", plan)
        for cell in known:
            borders = [plan.building.get("border", cell * c.SIDES + side) for side in range(4)]
            if all(plan.building.get("edge", edge) != w.OPEN for edge in borders):
                self.say("error", "stair-closed", "a stair needs one side without a wall", plan, cell)

    def look_at_rooms(self, plan: Plan) -> None:
        """Names of rooms that are too long to show."""
        for name, cells in plan.rooms.items():
            if len(name.partition(" ")[2]) > LONGEST_ROOM:
                text = f"the name of a room has at most {LONGEST_ROOM} characters"
                self.say("error", "room-too-long", text, plan, cells[0], most=LONGEST_ROOM)

    def look_at_arrows(self, plan: Plan) -> None:
        """Arrows that lead out of the building, and two that point at each other."""
        rows = self.value("poi_arrows.compass")
        if not isinstance(rows, list) or len(rows) != plan.rows or any(not isinstance(row, list) for row in rows):
            return
        leads: dict[tuple[int, int], tuple[int, int]] = {}
        for r, row in enumerate(rows, 1):
            for k, arrow in enumerate(row[: plan.cols], 1):
                if not isinstance(arrow, str) or arrow not in COMPASS:
                    self.say("error", "arrow-missing", "this space has no arrow", plan, plan.at(r, k))
                    continue
                there = (r + COMPASS[arrow][0], k + COMPASS[arrow][1])
                leads[r, k] = there
                if not (1 <= there[0] <= plan.rows and 1 <= there[1] <= plan.cols):
                    self.say("error", "arrow-out", "this arrow leads out of the building", plan, plan.at(r, k))
        for here, there in leads.items():
            if leads.get(there) == here and here < there:
                other = plan.write_cell(plan.at(*there))
                self.say("warning", "arrow-circle", "two arrows point at each other", plan, plan.at(*here), other=other)

    # --- around and at the start

    def look_at_parking(self, plan: Plan) -> None:
        """A place for each vehicle; no ambulance where elevators say that the street is far below."""
        many = {name: self.count(f"parking.{name}") for name in ("engine", "ambulance")}
        if not many["engine"]:
            self.say("error", "parking-engine", "the engine has no place to park", plan)
        high = plan.building.lifts > 0 or "L" in plan.signs.values()
        if not many["ambulance"] and not high:
            self.say("error", "parking-ambulance", "the ambulance has no place to park", plan)
        if many["ambulance"] and high:
            self.say("error", "parking-high", "a floor with elevators is far above the street: it has no ambulance", plan)

    def count(self, path: str) -> int:
        """The number of places of a vehicle."""
        found = self.value(path)
        return len(found[0]) if isinstance(found, list) and len(found) == 1 and isinstance(found[0], list) else 0

    def look_at_start(self, plan: Plan) -> None:
        """Three points of interest, fires that burn, a space for each face of the black die."""
        if self.value("family.random") is not True:
            pois, fires = self.strings("family.poi"), self.strings("family.fire")
            if len(set(pois)) != w.SLOTS:
                text = f"the set-up needs {w.SLOTS} points of interest, it has {len(set(pois))}"
                self.say("error", "start-poi", text, plan, many=len(set(pois)), most=w.SLOTS)
            if not fires:
                self.say("warning", "start-no-fire", "nothing burns at the start", plan)
            for name in set(pois) & set(fires):
                self.say("warning", "start-poi-burns", "a point of interest lies in the fire", plan, self.cell(plan, name, "poi"))
        table = self.value("experienced.first_explosion")
        if isinstance(table, list) and not isinstance(self.value("experienced.explosions"), list):
            missing = [number for number in range(1, 9) if number > len(table) or not table[number - 1]]
            for number in missing:
                text = f"the first explosion has no space for black {number}"
                self.say("error", "start-explosion", text, plan, number=number)

    def look_at_markers(self, plan: Plan) -> None:
        """More doors and windows than a box has markers for."""
        kinds = [plan.building.get("edge", edge) for edge in range(2, len(plan.edge_cells))]
        beyond = plan.floors > 1 or w.WINDOW in kinds
        for code, kind, most in (("too-many-doors", w.DOOR, DOORS[beyond]), ("too-many-windows", w.WINDOW, WINDOWS)):
            many = kinds.count(kind)
            if many > most:
                self.say("warning", code, f"{many} of them, but the box has {most} markers", plan, many=many, most=most)


check = partial(check_board, BuildingChecker)  # all that is to be said of a building, errors first


def facts_of(data: Mapping[str, object]) -> dict[str, object]:
    """What of a board file is the building: lists that say the plan again, and pictures of the arrows, are not."""
    arrows = data.get("poi_arrows")
    kept = {key: value for key, value in data.items() if key not in ("doors", "windows", "thin_partitions")}
    if isinstance(arrows, dict):
        kept["poi_arrows"] = {"compass": arrows.get("compass")}
    return kept
