"""Reading a board file: from its text to a plan with the tables the rules use. Errors say line and column."""

from __future__ import annotations

import tomllib
from typing import Any, NoReturn

from hotzone.core import words as c
from hotzone.core.game import BadText
from hotzone.core.record import is_number
from hotzone.fire import words as w
from hotzone.fire.plan import Plan

FORMAT = 1  # of board files; a file without one is of the first
LONGEST = 100_000  # characters; the largest building needs a tenth

OPENS = (w.OPEN, w.DESTROYED, w.DOOR_OPEN, w.DOOR_GONE, w.WINDOW_OPEN, w.PARTY_DESTROYED)
WALKS = (w.OPEN, w.DESTROYED, w.DOOR_OPEN, w.DOOR_GONE, w.WINDOW_OPEN)
BREAKS = {
    w.WALL: w.DAMAGED,
    w.DAMAGED: w.DESTROYED,
    w.WINDOW: w.DESTROYED,
    w.WINDOW_OPEN: w.DESTROYED,
    w.THIN: w.DESTROYED,
    w.PARTY: w.PARTY_DAMAGED,
    w.PARTY_DAMAGED: w.PARTY_DESTROYED,
}
UPRIGHT = {" ": w.OPEN, "|": w.WALL, "D": w.DOOR, "W": w.WINDOW, ":": w.THIN, "#": w.PARTY}
LEVEL = {"   ": w.OPEN, "---": w.WALL, " D ": w.DOOR, " W ": w.WINDOW, "...": w.THIN, "###": w.PARTY}
COMPASS = {"N": (-1, 0), "S": (1, 0), "E": (0, 1), "W": (0, -1), "NE": (-1, 1), "NW": (-1, -1), "SE": (1, 1), "SW": (1, -1)}
OPPOSITE = bytes((0, 6, 5, 8, 7, 2, 1, 4, 3))  # FIRE-BOARD-07
AREAS = 8  # of the deck gun
FIRES = 33  # threat markers in every edition
SHARED_OPEN, RIM_EDGE = 0, 1  # edges of the outside ring: always open, and the rim of the board
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))  # up, right, down, left


def read_plan(text: str) -> Plan:
    """Read a board file; raises BadText with line and column."""
    return Blueprint(text).read()


class Blueprint:
    """The reader of one board file."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadText("board-too-long", f"a board file has at most {LONGEST:,} characters, this one {len(text):,}", 1, 1)
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # not only TOMLDecodeError: a number of 5,000 digits is another
            line, column = whereabouts(str(error))
            raise BadText("board-not-toml", f"this is not TOML: {error}", line, column) from None

    def read(self) -> Plan:
        """Everything, in the order that lets each part lean on those before."""
        version = self.number("format", 1, 1_000_000, FORMAT)
        if version > FORMAT:
            self.fail(
                "format", "board-from-the-future", f"board format {version} is newer than this program's {FORMAT}: update hotzone"
            )
        plan = Plan(self.string("name"), self.string("title"), self.number("rows", 6, 6), self.number("cols", 8, 8))  # as the dice
        if not plan.name.replace("-", "").isalnum() or plan.name != plan.name.lower() or len(plan.name) > 40:
            self.fail("name", "bad-name", f"'{plan.name}': a board's name has small letters, digits and hyphens only")
        self.tables(plan)
        self.ground(plan)
        self.drawing(plan)
        self.dice(plan)
        self.parking(plan)
        self.areas(plan)
        self.first_fires(plan)
        self.reach(plan)
        return plan

    # --- words and numbers of the file

    def fail(self, key: str, code: str, text: str) -> NoReturn:
        """Refuse the file, pointing at the line where a key stands."""
        for number, line in enumerate(self.text.splitlines(), 1):
            if line.strip().startswith((key, f"[{key}", f"[[{key}")):
                raise BadText(code, text, number, len(line) - len(line.lstrip()) + 1)
        raise BadText(code, text, 1, 1)

    def value(self, path: str) -> Any:
        """What stands under a dotted key, or None."""
        found: Any = self.data
        for part in path.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        return found

    def string(self, key: str) -> str:
        """A text that must be there."""
        found = self.value(key)
        if not isinstance(found, str) or not found:
            self.fail(key, "board-lacks", f"the board file needs a text `{key}`")
        return found

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A number within limits."""
        found = self.value(key)
        if found is None and default is not None:
            return default
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            self.fail(key, "bad-number", f"`{key}` must be a whole number from {low} to {high}")
        return found

    def list_of(self, path: str) -> list[Any]:
        """A list that must be there."""
        found = self.value(path)
        if not isinstance(found, list):
            self.fail(path.split(".")[-1], "board-lacks", f"the board file needs a list `{path}`")
        return found

    def cell(self, plan: Plan, name: object, path: str) -> int:
        """A space named in the file."""
        try:
            return plan.read_cell(str(name))
        except BadText as error:
            self.fail(path.split(".")[-1], error.code, f"`{path}`: {error.text}")

    # --- the drawn floor

    def tables(self, plan: Plan) -> None:
        """What each kind of edge does: three tables, the same for every building."""
        b = plan.building
        for kind in range(w.EDGE_KINDS):
            b.put("opens", kind, int(kind in OPENS))
            b.put("walks", kind, int(kind in WALKS))
            b.put("breaks", kind, BREAKS.get(kind, kind))
        b.lay("opposite", OPPOSITE)
        b.put("edge", RIM_EDGE, w.RIM)

    def ground(self, plan: Plan) -> None:
        """Inside and outside spaces, each with its place on the dice."""
        b = plan.building
        b.sides = 4
        for cell in plan.cells():
            row, col = plan.place(cell)
            inside = 1 <= row <= plan.rows and 1 <= col <= plan.cols
            b.put("inside", cell, int(inside))
            b.put("stands", cell, 1)
            b.put("burns", cell, 1)
            if inside:
                b.put("inner", b.inner_count, cell)
                b.inner_count += 1
                b.put("red", cell, row)
                b.put("black", cell, col)
                b.put("by_dice", row * 10 + col, cell)
            else:
                b.put("ring", b.ring_count, cell)
                b.ring_count += 1

    def drawing(self, plan: Plan) -> None:
        """The plan: cell lines and edge lines in turn, as FORMAT.md of the boards says."""
        floors = self.value("floor")
        if (
            not isinstance(floors, list)
            or len(floors) != 1
            or not isinstance(floors[0], dict)
            or not isinstance(floors[0].get("plan"), str)
        ):
            self.fail("floor", "board-lacks", "the board file needs one [[floor]] with a drawn `plan`")
        lines = floors[0]["plan"].split("\n")[:-1]
        top = next((i for i, line in enumerate(self.text.splitlines(), 1) if line.replace(" ", "").startswith("plan='''")), 0)
        if len(lines) != 2 * plan.rows + 3:
            raise BadText("plan-height", f"the plan needs {2 * plan.rows + 3} lines, it has {len(lines)}", top + 1, 1)
        wide = 4 * plan.width - 1
        for i, line in enumerate(lines):
            if len(line) > wide:
                raise BadText(
                    "plan-width", f"this line of the plan has {len(line)} characters, {wide} at most", top + 1 + i, wide + 1
                )
            lines[i] = line.ljust(wide)
        for cell in plan.cells():
            row, col = plan.place(cell)
            for side, (down, right) in enumerate(SIDES):
                edge = self.side(plan, lines, top, row, col, down, right)
                plan.building.put("border", cell * c.SIDES + side, edge)
                if edge != RIM_EDGE:
                    plan.building.put("next", cell * c.SIDES + side, plan.at(row + down, col + right))

    def side(self, plan: Plan, lines: list[str], top: int, row: int, col: int, down: int, right: int) -> int:
        """The edge on one side of a space; a new one is read from the drawing when it is met first."""
        there = (row + down, col + right)
        if not (0 <= there[0] <= plan.rows + 1 and 0 <= there[1] <= plan.cols + 1):
            return RIM_EDGE
        (r1, c1), (r2, c2) = sorted(((row, col), there))
        pair = (plan.at(r1, c1), plan.at(r2, c2))
        if pair in plan.edge_cells:
            return plan.edge_cells.index(pair)
        if down:
            line, column, size, signs = 2 * r1 + 1, 4 * c1, 3, LEVEL
        else:
            line, column, size, signs = 2 * r1, 4 * c1 + 3, 1, UPRIGHT
        sign = lines[line][column : column + size]
        if sign not in signs:
            raise BadText(
                "unknown-edge", f"'{sign}' is no edge: known are {', '.join(map(repr, signs))}", top + 1 + line, column + 1
            )
        kind = signs[sign]
        inside = plan.building.get("inside", pair[0]) + plan.building.get("inside", pair[1])
        if not inside:
            if kind != w.OPEN:
                raise BadText("edge-outside", "there are no walls between outside spaces", top + 1 + line, column + 1)
            return SHARED_OPEN
        edge = len(plan.edge_cells)
        plan.edge_cells.append(pair)
        plan.edge_names.append(f"{plan.write_cell(pair[0])}|{plan.write_cell(pair[1])}")
        plan.building.put("edge", edge, kind)
        return edge

    # --- dice, parking, areas, first fires

    def dice(self, plan: Plan) -> None:
        """The printed arrows, by their compass."""
        rows = self.list_of("poi_arrows.compass")
        if len(rows) != plan.rows or any(not isinstance(row, list) or len(row) != plan.cols for row in rows):
            self.fail("compass", "bad-arrows", f"`poi_arrows.compass` needs {plan.rows} rows of {plan.cols} arrows")
        for r, row in enumerate(rows, 1):
            for k, arrow in enumerate(row, 1):
                if arrow not in COMPASS:
                    self.fail("compass", "bad-arrows", f"'{arrow}' at {r},{k} is no arrow: {' '.join(COMPASS)}")
                there = plan.at(r + COMPASS[arrow][0], k + COMPASS[arrow][1])
                if not plan.building.get("inside", there):
                    self.fail("compass", "bad-arrows", f"the arrow at {r},{k} leads out of the building")
                plan.building.put("arrow", plan.at(r, k), there)

    def places(self, plan: Plan, vehicle: str) -> list[tuple[int, int]]:
        """The parking places of a vehicle, two outside spaces each."""
        found = self.list_of(f"parking.{vehicle}")
        if len(found) != 1 or not isinstance(found[0], list) or not 1 <= len(found[0]) <= 4:
            self.fail(vehicle, "no-parking", f"`parking.{vehicle}` needs one list of one to four places")
        places = []
        for place in found[0]:
            if not isinstance(place, list) or len(place) != 2:
                self.fail(vehicle, "no-parking", f"`parking.{vehicle}`: a place is two spaces")
            pair = (self.cell(plan, place[0], f"parking.{vehicle}"), self.cell(plan, place[1], f"parking.{vehicle}"))
            if any(plan.building.get("inside", cell) for cell in pair):
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
        sides = tuple(str(side) for side in self.list_of("parking.sides"))
        if len(sides) != len(engines) or len(sides) != len(ambulances):
            self.fail("sides", "no-parking", "`parking.sides` must name the side of each place")
        plan.engine_sides = plan.ambulance_sides = sides
        for cell in plan.cells():
            row, col = plan.place(cell)
            far = [min((row - r) ** 2 + (col - k) ** 2 for r, k in map(plan.place, pair)) for pair in ambulances]
            b.put("refuge", cell, sum(1 << i for i, distance in enumerate(far) if distance == min(far)))

    def areas(self, plan: Plan) -> None:
        """The target areas of the deck gun, and which of them the engine reaches from each place."""
        quadrants = self.value("quadrants")
        if not isinstance(quadrants, dict):
            self.fail("quadrants", "board-lacks", "the board file needs `[quadrants]`")
        names = [name for name in quadrants if name != "engine_aims"]
        for i, name in enumerate(names):
            area = quadrants[name]
            spans: list[Any] = [area.get("rows"), area.get("cols")] if isinstance(area, dict) else [None]
            if not all(isinstance(s, list) and len(s) == 2 and all(isinstance(n, int) and 1 <= n <= 8 for n in s) for s in spans):
                self.fail(name, "bad-quadrant", f"`quadrants.{name}` needs rows = [first, last] and cols = [first, last]")
            if i >= AREAS or not turnable(range(spans[0][0], spans[0][1] + 1), range(spans[1][0], spans[1][1] + 1)):
                self.fail(
                    name,
                    "bad-quadrant",
                    f"`quadrants.{name}`: there are {AREAS} at most, each with one face of every pair of opposites",
                )
            plan.building.lay_at("area", 4 * i, bytes([*spans[0], *spans[1]]))
        for place, side in enumerate(plan.engine_sides):
            aims = self.value(f"quadrants.engine_aims.{side}")
            for name in aims if isinstance(aims, list) else [aims]:
                if name not in names:
                    self.fail("quadrants.engine_aims", "bad-quadrant", f"`quadrants.engine_aims.{side}` names no quadrant: {name}")
                plan.building.put("aims", place, plan.building.get("aims", place) | 1 << names.index(name))
        if len({(quadrants[name]["rows"][0], quadrants[name]["cols"][0]) for name in names}) < len(names):
            self.fail("quadrants", "bad-quadrant", "no two quadrants begin with the same space")

    def first_fires(self, plan: Plan) -> None:
        """The printed set-up and the table of the first explosion."""
        plan.fires = tuple(self.inner(plan, name, "family.fire") for name in self.list_of("family.fire"))
        if len(set(plan.fires)) != len(plan.fires) or len(plan.fires) > FIRES:
            self.fail("fire", "bad-setup", f"`family.fire` needs different spaces, {FIRES} at most")
        plan.pois = tuple(self.inner(plan, name, "family.poi") for name in self.list_of("family.poi"))
        if len(set(plan.pois)) != len(plan.pois) or len(plan.pois) != w.SLOTS:
            self.fail("poi", "bad-setup", f"`family.poi` needs {w.SLOTS} different spaces")
        table = self.list_of("experienced.first_explosion")
        if len(table) != 8:
            self.fail("first_explosion", "bad-setup", "`experienced.first_explosion` needs a space for black 1 to 8")
        plan.building.lay_at("first_fire", 1, bytes(self.inner(plan, name, "experienced.first_explosion") for name in table))

    def inner(self, plan: Plan, name: object, path: str) -> int:
        """A space inside the building."""
        cell = self.cell(plan, name, path)
        if not plan.building.get("inside", cell):
            self.fail(path.split(".")[-1], "bad-setup", f"`{path}`: {name} lies outside the building")
        return cell

    def reach(self, plan: Plan) -> None:
        """Every space must be reached from outside through openings and doors; walls need no axe."""
        b = plan.building
        seen = {b.get("ring", i) for i in range(b.ring_count)}
        edge_of = list(seen)
        while edge_of:
            cell = edge_of.pop()
            for side in range(4):
                there = b.get("next", cell * c.SIDES + side)
                kind = b.get("edge", b.get("border", cell * c.SIDES + side))
                if there != c.NOWHERE and there not in seen and kind in (w.OPEN, w.DOOR):
                    seen.add(there)
                    edge_of.append(there)
        lost = [plan.write_cell(cell) for cell in plan.cells() if cell not in seen]
        if lost:
            self.fail("plan", "unreachable-room", f"no way leads from outside to {' '.join(lost)}: draw a door or an opening")


def turnable(rows: range, cols: range) -> bool:
    """Can the deck gun's dice always be turned into this area (FIRE-GUN-05, FIRE-GUN-06)?"""
    fits = all(red in rows or 7 - red in rows for red in range(1, 7))
    return fits and all(black in cols or OPPOSITE[black] in cols for black in range(1, 9))


def whereabouts(message: str) -> tuple[int, int]:
    """Line and column in a message of the TOML reader, or the start of the file."""
    numbers = [int(word.strip(",)")) for word in message.split() if is_number(word.strip(",)"))]
    return (max(numbers[-2], 1), max(numbers[-1], 1)) if len(numbers) >= 2 and "at line" in message else (1, 1)
