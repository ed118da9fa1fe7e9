"""What the buildings of the expansions have and the base boards have not: a second floor, stairs, ladders, elevators, a street."""

from __future__ import annotations

from typing import Any

from hotzone.core import constants as c
from hotzone.games.fire.board.toml_reader import BuildingFile
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.plan import Plan

SIDE_NAMES = ("top", "right", "bottom", "left")
DICE = {"red": w.RED, "black": w.BLACK}
LISTS = {  # lists that say again what the plan draws: they must agree with it
    "doors.interior": w.DOOR,
    "doors.locked_or_screen": w.THIN,
    "thin_partitions.edges": w.THIN,
    "windows.edges": w.WINDOW,
}


class StoreyParser(BuildingFile):
    """The part of the reader that base boards pass by."""

    def fittings(self, plan: Plan) -> None:
        """Everything of this file's kind, after the floors are drawn."""
        self.elevators(plan)
        self.stairs(plan)
        self.ladders(plan)
        self.lines(plan)
        self.sum_up(plan)

    def sum_up(self, plan: Plan) -> None:
        """What follows from stairs, elevators and all edges together."""
        b = plan.building
        kinds = {b.get("edge", edge) for edge in range(len(plan.edge_cells))}
        plan.beyond = bool(b.lifts or b.stairs or kinds & {w.THIN, w.WINDOW, w.PARTY})
        b.special = int(b.lifts > 0 or plan.floors > 1)
        self.starts(plan)

    def rooms(self, plan: Plan) -> None:
        """The rooms by name, where the file draws them: one letter for each space, and what each letter means."""
        for floor, entry in enumerate(self.entries("floor")):
            drawn, names = entry.get("rooms"), entry.get("room_names")
            if drawn is None:
                continue
            rows = [line.split() for line in drawn.strip().splitlines()] if isinstance(drawn, str) else []
            if len(rows) != plan.rows or any(len(row) != plan.cols for row in rows) or not isinstance(names, dict):
                text = f"`rooms` needs {plan.rows} lines of {plan.cols} letters, and [floor.room_names] says what each letter is"
                self.fail("rooms", "bad-rooms", text)
            for row, letters in enumerate(rows, 1):
                for col, letter in enumerate(letters, 1):
                    plan.rooms.setdefault(f"{floor + 1} {names.get(letter, letter)}", []).append(plan.at(row, col, floor))

    def check_lists(self, plan: Plan) -> None:
        """Doors, windows and thin partitions that are listed must be those that are drawn; the base boards list doors only."""
        for path, kind in LISTS.items():
            found = self.value(path)
            if found is None or (kind == w.DOOR and not plan.beyond):
                continue
            listed = sorted(self.pair(plan, edge, path) for edge in found) if isinstance(found, list) else []
            drawn = sorted(plan.edge_cells[i] for i in range(2, len(plan.edge_cells)) if plan.building.get("edge", i) == kind)
            if listed != drawn:
                odd = sorted(set(listed) ^ set(drawn))
                names = " ".join(f"{plan.write_cell(a)}|{plan.write_cell(b)}" for a, b in odd)
                self.fail(
                    path.split(".")[-1],
                    "list-mismatch",
                    f"`{path}` and the plan do not agree: {names or 'an edge is listed twice'}",
                )

    def pair(self, plan: Plan, edge: object, path: str) -> tuple[int, int]:
        """The two spaces of an edge that is listed."""
        if not isinstance(edge, list) or len(edge) != 2:
            self.fail(path.split(".")[-1], "bad-edge", f"`{path}`: an edge is two spaces")
        first, second = sorted(self.cell(plan, name, path) for name in edge)
        return first, second

    def edge_of(self, plan: Plan, edge: object, path: str) -> int:
        """The number of an edge that is listed."""
        pair = self.pair(plan, edge, path)
        if pair not in plan.edge_cells[2:]:
            self.fail(path.split(".")[-1], "bad-edge", f"`{path}`: there is no such edge")
        return plan.edge_cells.index(pair, 2)

    def elevators(self, plan: Plan) -> None:
        """Elevators: a space with one door and walls on its other sides; where there are any the street is far below (A-55)."""
        b = plan.building
        entries = self.entries("elevator")
        drawn = {cell for cell in plan.cells() if plan.signs.get(cell) == "L"}
        spaces = [self.inner(plan, entry.get("space"), "elevator.space") for entry in entries]
        if set(spaces) != drawn or len(spaces) != len(drawn) or len(spaces) > 7:
            self.fail(
                "elevator",
                "bad-elevator",
                "each elevator that is drawn needs one [[elevator]] and the other way round, seven at most",
            )
        for number, (cell, entry) in enumerate(zip(spaces, entries, strict=True), 1):
            door = self.edge_of(plan, entry.get("door"), "elevator.door")
            around = [b.get("border", cell * c.SIDES + side) for side in range(4)]
            walls = [b.get("edge", edge) for edge in around if edge != door]
            if door not in around or b.get("edge", door) != w.DOOR or walls != [w.WALL] * 3:
                self.fail("elevator", "bad-elevator", f"the elevator {plan.write_cell(cell)} needs its one door, and three walls")
            front = next(other for other in plan.edge_cells[door] if other != cell)
            b.put("lift", cell, number)
            b.put("lift_at", number, cell)
            b.put("lift_door", number, door)
            b.put("lift_front", number, front)
        b.lifts = len(spaces)
        b.street = int(b.lifts > 0)
        again = [self.inner(plan, name, "experienced.reroll_on") for name in self.strings("experienced.reroll_on")]
        if set(again) != set(spaces):
            self.fail("reroll_on", "bad-elevator", "`experienced.reroll_on` must name the elevators")
        for cell in again:
            b.put("again", cell, 1)

    def stairs(self, plan: Plan) -> None:
        """Stairs: two halves on two floors, each with the one side that was never walled (STORY-STAIR-01, STORY-STAIR-08)."""
        b = plan.building
        entries = self.entries("stair")
        halves: dict[int, str] = {}
        for entry in entries:
            lower, upper = (self.inner(plan, entry.get(half), f"stair.{half}") for half in ("lower", "upper"))
            if plan.floor(lower) != 0 or plan.floor(upper) != 1:
                self.fail("stair", "bad-stair", "a stair leads from the ground floor to the upper one")
            for cell, other, key, sign in ((lower, upper, "lower_opens_to", "UP"), (upper, lower, "upper_opens_to", "DN")):
                halves[cell] = sign
                b.put("next", cell * c.SIDES + w.STAIR, other)
                b.put("border", cell * c.SIDES + w.STAIR, 0)
                b.put("open_side", cell, self.side_of(plan, cell, entry.get(key), f"stair.{key}"))
        drawn = {cell: sign for cell, sign in plan.signs.items() if sign in ("UP", "DN")}
        if drawn != halves or (plan.floors > 1) != bool(entries):
            self.fail(
                "stair",
                "bad-stair",
                "the stairs that are drawn (UP, DN) and the [[stair]] entries do not agree, or a floor has none",
            )
        b.stairs = len(entries)

    def side_of(self, plan: Plan, cell: int, name: object, path: str) -> int:
        """The open side of a stair, given by the space it opens to."""
        there = self.cell(plan, name, path)
        for side in range(4):
            i = cell * c.SIDES + side
            if plan.building.get("next", i) == there and plan.building.get("edge", plan.building.get("border", i)) == w.OPEN:
                return side
        self.fail("stair", "bad-stair", f"`{path}`: {name} is not beside the stair without a wall between")

    def ladders(self, plan: Plan) -> None:
        """Portable ladders: foot on a ground space of the ring, top above it; not on corners (STORY-LADDER-05, A-52)."""
        if plan.floors == 1:
            return
        plan.building.ladders = self.number("ladders.count", 1, 7)
        for cell in plan.cells():
            row, col = plan.place(cell)
            corner = row in (0, plan.rows + 1) and col in (0, plan.cols + 1)
            if not plan.building.get("inside", cell) and not corner:
                plan.building.put("next", cell * c.SIDES + w.LADDER, plan.at(row, col, 1 - plan.floor(cell)))

    def lines(self, plan: Plan) -> None:
        """Set-up explosions on fixed lines (HIGHRISE-SETUP-01 to 04)."""
        found = self.value("experienced.explosions")
        if found is None:
            return
        if not isinstance(found, list) or len(found) != 4 or not all(self.is_line(line) for line in found):
            self.fail(
                "explosions", "bad-setup", "`experienced.explosions` needs four lines { row or col = number, roll = the other die }"
            )
        for i, line in enumerate(found):
            plan.building.put("line_die", i, DICE[line["roll"]])
            plan.building.put("line_at", i, line.get("col", line.get("row")))
        plan.building.lines = 1

    def is_line(self, line: Any) -> bool:
        """Is this a fixed row with the black die, or a fixed column with the red one?"""
        if not isinstance(line, dict):
            return False
        fixed, most = ("col", 8) if line.get("roll") == "red" else ("row", 6)
        number = line.get(fixed)
        return line.get("roll") in DICE and isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= most

    def shares(self, plan: Plan) -> None:
        """How set-up divides explosions and POI between two floors (STORY-SETUP-02 to 04)."""
        if plan.floors == 1:
            return
        b = plan.building
        if self.value("experienced.first_explosion") != "both dice" or self.value("experienced.later_explosions") != "base":
            self.fail(
                "first_explosion",
                "bad-setup",
                'on two floors the first explosion is rolled with "both dice", the later ones as in "base"',
            )
        b.both_first = 1
        b.every_floor = (1 << plan.floors) - 1 if self.number("experienced.explosions_per_floor_at_least", 0, 1) else 0
        b.floor_poi = self.number("experienced.poi_per_floor_at_most", 2, w.SLOTS)

    def starts(self, plan: Plan) -> None:
        """Where firefighters may start: on the ring of the ground floor, and in elevators (HIGHRISE-SETUP-07, STORY-SETUP-06)."""
        b = plan.building
        ring = [cell for cell in plan.cells() if b.get("safe", cell) and b.get("stands", cell)]
        ring += [b.get("lift_at", number) for number in range(1, b.lifts + 1)]
        b.lay("start", bytes(ring))
        b.start_count = len(ring)

    def inner(self, plan: Plan, name: object, path: str) -> int:
        """A space inside the building."""
        cell = self.cell(plan, name, path)
        if not plan.building.get("inside", cell):
            self.fail(path.split(".")[-1], "bad-setup", f"`{path}`: {name} lies outside the building")
        return cell
