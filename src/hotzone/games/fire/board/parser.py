"""Reading a board file: from its text to a plan with the tables the rules use. Errors say line and column."""

from __future__ import annotations

from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.games.fire.board.surroundings import OPPOSITE, SurroundingsParser
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.plan import Plan

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
FIRES = 33  # threat markers in every edition
SHARED_OPEN, RIM_EDGE = 0, 1  # edges of the outside ring: always open, and the rim of the board
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))  # up, right, down, left


def read_plan(text: str) -> Plan:
    """Read a board file; raises BadText with line and column."""
    return BoardParser(text).read()


class BoardParser(SurroundingsParser):
    """The reader of one board file."""

    def read(self) -> Plan:
        """Everything, in the order that lets each part lean on those before."""
        name, title = self.head()
        floors = self.number("floors", 1, 2, 1)
        rows, cols = self.number("rows", 6, 6), self.number("cols", 8 // floors, 8 // floors)  # as the dice
        plan = Plan(name, title, rows, cols, floors)
        plan.facts = self.facts()
        self.tables(plan)
        self.ground(plan)
        self.drawing(plan)
        self.fittings(plan)
        self.rooms(plan)
        self.dice(plan)
        self.parking(plan)
        self.areas(plan)
        self.first_fires(plan)
        self.reach(plan)
        self.check_lists(plan)
        return plan

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
        b.sides = 4 if plan.floors == 1 else 5
        offsets = self.offsets(plan)
        for cell in plan.cells():
            row, col = plan.place(cell)
            inside = 1 <= row <= plan.rows and 1 <= col <= plan.cols
            b.put("inside", cell, int(inside))
            b.put("floor", cell, plan.floor(cell))
            b.put("stands", cell, 1)
            b.put("burns", cell, 1)
            if inside:
                b.put("inner", b.inner_count, cell)
                b.inner_count += 1
                black = col + offsets[plan.floor(cell)]
                b.put("red", cell, row)
                b.put("black", cell, black)
                b.put("by_dice", row * 10 + black, cell)
            else:
                b.put("top" if plan.floor(cell) else "safe", cell, 1)
                b.put("ring", b.ring_count, cell)
                b.ring_count += 1

    def offsets(self, plan: Plan) -> list[int]:
        """What each floor adds to its columns to name them on the black die: none twice, none left out (STORY-BOARD-04)."""
        if plan.floors == 1:
            return [0]
        found = [entry.get("black_offset") for entry in self.entries("floor")]
        if sorted(map(str, found)) != ["0", str(plan.cols)]:
            self.fail("black_offset", "bad-floor", f"the floors need `black_offset` 0 and {plan.cols}")
        return [int(str(offset)) for offset in found]

    def drawing(self, plan: Plan) -> None:
        """The plans, a floor after the other."""
        floors = self.entries("floor")
        if len(floors) != plan.floors or not all(isinstance(floor.get("plan"), str) for floor in floors):
            self.fail("floor", "board-lacks", f"the board file needs {plan.floors} [[floor]] with a drawn `plan`")
        tops = [i for i, line in enumerate(self.text.splitlines(), 1) if line.replace(" ", "").startswith("plan='''")]
        tops += [0] * plan.floors  # a plan written another way
        for floor in range(plan.floors):
            self.floor(plan, floor, floors[floor]["plan"].split("\n")[:-1], tops[floor])

    def floor(self, plan: Plan, floor: int, lines: list[str], top: int) -> None:
        """One plan: cell lines and edge lines in turn, as FORMAT.md of the boards says."""
        if len(lines) != 2 * plan.rows + 3:
            raise BadText("plan-height", f"the plan needs {2 * plan.rows + 3} lines, it has {len(lines)}", top + 1, 1)
        wide = 4 * plan.width - 1
        for i, line in enumerate(lines):
            if len(line) > wide:
                raise BadText(
                    "plan-width", f"this line of the plan has {len(line)} characters, {wide} at most", top + 1 + i, wide + 1
                )
            lines[i] = line.ljust(wide)
        for cell in range(floor * plan.size, (floor + 1) * plan.size):
            row, col = plan.place(cell)
            self.sign(plan, cell, lines[2 * row][4 * col : 4 * col + 3], top + 1 + 2 * row, 4 * col + 1)
            plan.building.put("border", cell * c.SIDES + w.STAIR, RIM_EDGE)
            for side, (down, right) in enumerate(SIDES):
                edge = self.side(plan, floor, lines, top, row, col, down, right)
                plan.building.put("border", cell * c.SIDES + side, edge)
                if edge != RIM_EDGE:
                    plan.building.put("next", cell * c.SIDES + side, plan.at(row + down, col + right, floor))

    def sign(self, plan: Plan, cell: int, sign: str, line: int, column: int) -> None:
        """What is drawn in a space: nothing, or that it is closed, an elevator or a stair."""
        mark = sign.strip()
        known = ("", "L", "UP", "DN") if plan.building.get("inside", cell) else ("", "X")
        if mark not in known:
            raise BadText("unknown-sign", f"'{sign}' cannot stand in the space {plan.write_cell(cell)}", line, column)
        if mark:
            plan.signs[cell] = mark
        if mark == "X":
            plan.building.put("stands", cell, 0)  # BROWN-02

    def side(self, plan: Plan, floor: int, lines: list[str], top: int, row: int, col: int, down: int, right: int) -> int:
        """The edge on one side of a space; a new one is read from the drawing when it is met first."""
        there = (row + down, col + right)
        if not (0 <= there[0] <= plan.rows + 1 and 0 <= there[1] <= plan.cols + 1):
            return RIM_EDGE
        (r1, c1), (r2, c2) = sorted(((row, col), there))
        pair = (plan.at(r1, c1, floor), plan.at(r2, c2, floor))
        if pair in plan.edge_cells:
            return plan.edge_cells.index(pair)
        if down:
            line, column, size, signs = 2 * r1 + 1, 4 * c1, 3, LEVEL
        else:
            line, column, size, signs = 2 * r1, 4 * c1 + 3, 1, UPRIGHT
        sign = lines[line][column : column + size]
        if sign not in signs:
            raise BadText(
                "unknown-edge", f"'{sign}' is not an edge: known are {', '.join(map(repr, signs))}", top + 1 + line, column + 1
            )
        kind = signs[sign]
        inside = plan.building.get("inside", pair[0]) + plan.building.get("inside", pair[1])
        if not inside:
            if kind != w.OPEN:
                raise BadText("edge-outside", "there are no walls between outside spaces", top + 1 + line, column + 1)
            return RIM_EDGE if floor else SHARED_OPEN  # nobody steps from one ladder to the next
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
                for floor in range(plan.floors):  # the same on each floor, never from one to the other
                    there = plan.at(r + COMPASS[arrow][0], k + COMPASS[arrow][1], floor)
                    if not plan.building.get("inside", there):
                        self.fail("compass", "bad-arrows", f"the arrow at {r},{k} leads out of the building")
                    plan.building.put("arrow", plan.at(r, k, floor), there)

    def first_fires(self, plan: Plan) -> None:
        """The printed set-up and the table of the first explosion."""
        plan.printed = self.value("family.random") is not True
        self.shares(plan)
        plan.fires = tuple(self.inner(plan, name, "family.fire") for name in self.list_of("family.fire"))
        if len(set(plan.fires)) != len(plan.fires) or len(plan.fires) > FIRES:
            self.fail("fire", "bad-setup", f"`family.fire` needs different spaces, {FIRES} at most")
        plan.pois = tuple(self.inner(plan, name, "family.poi") for name in self.list_of("family.poi"))
        if len(set(plan.pois)) != len(plan.pois) or len(plan.pois) != w.SLOTS * plan.printed:
            self.fail("poi", "bad-setup", f"`family.poi` needs {w.SLOTS} different spaces, none with `random = true`")
        plan.first_table = not plan.building.lines and not plan.building.both_first
        if not plan.first_table:
            return
        table = self.list_of("experienced.first_explosion")
        if len(table) != 8:
            self.fail("first_explosion", "bad-setup", "`experienced.first_explosion` needs a space for black 1 to 8")
        plan.building.lay("first_fire", bytes(self.inner(plan, name, "experienced.first_explosion") for name in table), 1)

    def reach(self, plan: Plan) -> None:
        """Every space must be reached from where firefighters start: through openings, doors, windows and what one blow opens."""
        seen = self.reached(plan)
        lost = [plan.write_cell(cell) for cell in plan.cells() if plan.building.get("inside", cell) and cell not in seen]
        if lost:
            self.fail("plan", "unreachable-room", f"no way leads from outside to {' '.join(lost)}: draw a door or an opening")

    def reached(self, plan: Plan) -> set[int]:
        """All spaces that can be reached so."""
        b = plan.building
        seen = {b.get("start", i) for i in range(b.start_count)}
        edge_of = list(seen)
        while edge_of:
            cell = edge_of.pop()
            for side in range(b.sides):
                there = b.get("next", cell * c.SIDES + side)
                kind = b.get("edge", b.get("border", cell * c.SIDES + side))
                if there != c.NOWHERE and there not in seen and kind in (w.OPEN, w.DOOR, w.THIN, w.WINDOW):
                    seen.add(there)
                    edge_of.append(there)
        return seen
