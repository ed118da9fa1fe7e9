"""Reading a board file: from its text to a plan with the tables the rules use. Errors say line and column."""

from __future__ import annotations

import re
from typing import Any

from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.core.formats.board_file import BoardFile, last
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import CHARACTERS, SECTORS, SIGNS, Plan

MOST_CELLS = w.CELLS
MOST_STARTS = 16
SIDES = ((-1, 2), (0, 4), (1, 2), (1, -2), (0, -4), (-1, -2))  # clockwise from the upper right: lines down, characters right
TOKEN_NAMES = {  # in board files
    "extinguisher": w.EXTINGUISHER,
    "hoist": w.LIFT,
    "gas_mask": w.MASK,
    "first_aid_kit": w.KIT,
    "crane": w.CRANE,
    "pipeline": w.PIPELINE,
    "switch_on": w.ON,
    "hose": w.HOSE,
    "extra_cell": w.EXTRA,
    "medical_aid": w.MEDIC,
}
NUMBERS = {  # lowest, highest, default
    "tiles.tvs_emergency": (6, 6, 6),
    "tiles.tvs_ordinary": (1, w.CELLS, 25),
    "tiles.suz_broken": (0, w.CELLS, 4),
    "tiles.suz_working": (1, w.CELLS, 2),
    "decks.tvs_cards_per_cell": (1, 4, 1),
    "decks.suz_cards_per_cell": (1, 4, 1),
    "dial.yellow_from": (0, 99, 11),
    "dial.red_from": (0, 99, 21),
    "radiation.max": (1, 99, 16),
    "radiation.black_sign": (0, 9, 1),
    "radiation.red_sign": (0, 9, 2),
    "three_players.hoist": (0, 9, 4),
    **{f"dial.overheat_cards.{name}": (0, 4, many) for name, many in zip(SECTORS, (1, 2, 2), strict=True)},
    **{f"dial.suz_cards.{name}": (0, 4, many) for name, many in zip(SECTORS, (0, 0, 1), strict=True)},
}


def read_plan(text: str) -> Plan:
    """Read a board file; raises BadText with line and column."""
    return BoardParser(text).read()


class BoardParser(BoardFile):
    """The reader of one board file."""

    def read(self) -> Plan:
        """Everything, in the order that lets each part lean on those before."""
        plan = Plan(*self.head())
        plan.facts = self.facts()
        self.drawing(plan)
        self.coordinates(plan)
        self.numbers(plan)
        self.characters(plan)
        return plan

    def table(self, path: str) -> dict[str, Any]:
        """A table, empty if it is not there."""
        found = self.value(path)
        if found is not None and not isinstance(found, dict):
            self.fail(last(path), "board-lacks", f"`{path}` must be a table")
        return found or {}

    # --- the drawn field

    def drawing(self, plan: Plan) -> None:
        """The plan: a name every four characters, each line shifted by two, so that six cells lie around one."""
        spots = self.spots_of(self.string("plan").split("\n"))
        fuel, control, starts = (sorted(n for n in spots if n[0] in first) for first in ("0123456789", "S", "Y"))
        for names, form in ((fuel, "{:02d}"), (control, "S{}")):
            if not names or names != [form.format(i + 1) for i in range(len(names))]:
                self.fail("plan", "numbers-missing", f"cells are numbered without gaps from {form.format(1)} on")
        if not 1 <= len(starts) <= MOST_STARTS or len(spots) > MOST_CELLS:
            self.fail("plan", "too-many-cells", f"a field has {MOST_CELLS} cells at most, 1 to {MOST_STARTS} of them start cells")
        plan.names = [name.lstrip("0") for name in (*fuel, *control, *starts)]
        plan.where = [spots[name] for name in (*fuel, *control, *starts)]
        plan.height = max(row for row, _ in plan.where) + 1
        self.lay(plan, len(fuel), len(control))

    def top(self) -> int:
        """The line of the file that the plan begins below."""
        return next((i for i, line in enumerate(self.text.splitlines(), 1) if line.replace(" ", "").startswith("plan=")), 0)

    def spots_of(self, lines: list[str]) -> dict[str, tuple[int, int]]:
        """Line and column of each name in the plan; raises BadText for what is no cell, or one twice."""
        spots: dict[str, tuple[int, int]] = {}
        for row, line in enumerate(lines):
            for found in re.finditer(r"\S+", line):
                name, place = found[0], (row, found.start())
                if not re.fullmatch(r"\d\d|S\d|Y[a-z]", name):
                    text = f"'{name}' is not a cell: 01 to 99, S1 to S9, Ya to Yz"
                    raise BadText("unknown-cell", text, self.top() + row + 1, place[1] + 1)
                if name in spots:
                    raise BadText("cell-twice", f"there are two cells {name}", self.top() + row + 1, place[1] + 1)
                spots[name] = place
        return spots

    def lay(self, plan: Plan, fuel: int, control: int) -> None:
        """What each cell is for, and who lies beside whom."""
        field = plan.field
        field.fuel_count, field.tile_count, field.cell_count = fuel, fuel + control, len(plan.names)
        for cell, (row, column) in enumerate(plan.where):
            field.put("place", cell, w.FUEL_CELL if cell < fuel else w.CONTROL_CELL if cell < fuel + control else w.START_CELL)
            for side, (down, right) in enumerate(SIDES):
                there = (row + down, column + right)
                field.put("next", cell * c.SIDES + side, plan.where.index(there) if there in plan.where else c.NOWHERE)

    def coordinates(self, plan: Plan) -> None:
        """Where the file gives axial coordinates besides, they must say the same."""
        given = self.table("cells")
        if not given:
            return
        pairs = [pair for kind in ("tvs", "suz", "start") for pair in given.get(kind, [])]
        drawn = [((column - 2 * row) // 4, row) for row, column in plan.where]
        if len(pairs) != len(drawn) or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
            self.fail("cells", "cells-differ", "`[cells]` must list the same cells as the plan")
        shifts = {(q - pair[0], r - pair[1]) for (q, r), pair in zip(drawn, pairs, strict=True)}
        if len(shifts) != 1:
            self.fail("cells", "cells-differ", "`[cells]` says another place than the plan for some cell")

    # --- tiles, decks, dial, characters

    def numbers(self, plan: Plan) -> None:
        """The numbers of the box; what the printed game hides from us is data."""
        for path, (low, high, default) in NUMBERS.items():
            plan.numbers[path] = self.number(path, low, high, default)
        tiles = [plan.numbers[f"tiles.{name}"] for name in ("tvs_emergency", "tvs_ordinary", "suz_broken", "suz_working")]
        control = plan.field.tile_count - plan.field.fuel_count
        if tiles[0] + tiles[1] != plan.field.fuel_count or tiles[2] + tiles[3] != control:
            self.fail("tiles", "bad-tiles", f"`[tiles]` must fill {plan.field.fuel_count} fuel cells and {control} control cells")
        if plan.numbers["dial.yellow_from"] > plan.numbers["dial.red_from"]:
            self.fail("red_from", "bad-number", "the red sector cannot begin before the yellow one")
        sign = self.value("radiation.broken_suz_sign") or "red"
        if sign not in SIGNS:
            self.fail("broken_suz_sign", "bad-sign", "`radiation.broken_suz_sign` is black or red")
        plan.numbers["radiation.broken_suz_sign"] = SIGNS.index(sign)
        plan.numbers["options.pickup_own"] = int(self.value("options.pickup_own") is True)

    def characters(self, plan: Plan) -> None:
        """Order, start cells, steps and tokens of the four."""
        order = self.value("start.order")
        if not isinstance(order, list) or sorted(map(str, order)) != sorted(CHARACTERS):
            self.fail("order", "bad-order", f"`start.order` must name {', '.join(CHARACTERS)}, each once")
        plan.order = tuple(CHARACTERS.index(name) for name in order)
        if plan.order[0] != w.SOLDIER:
            self.fail("order", "bad-order", "the soldier goes first (REACTOR-TURN-01)")
        starts = self.table("start.default")
        for i, name in enumerate(CHARACTERS):
            cell = plan.names.index(starts[name]) if starts.get(name) in plan.names else -1
            if cell < plan.field.tile_count:
                self.fail("default", "bad-start", f"`start.default` must give the {name} a start cell")
            plan.default[i] = cell
            plan.steps[i] = self.number(f"characters.{name}.steps", 1, 9, 3)
            plan.tokens[i] = {}
            for shape in ("square", "round"):
                for token, many in self.table(f"characters.{name}.{shape}").items():
                    kind = TOKEN_NAMES.get(token, -1)
                    if kind < 0 or (kind < w.ROUND) != (shape == "round") or not isinstance(many, int) or not 0 <= many <= 9:
                        self.fail(f"characters.{name}", "bad-token", f"the {name} cannot have {shape} tokens {token} = {many}")
                    plan.tokens[i][kind] = many
