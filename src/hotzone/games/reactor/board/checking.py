"""All that is to be said of a field, not only the first thing: errors with their cell, and what may stay but is odd."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from textwrap import dedent
from typing import Literal

from hotzone.contract.shared.board_checking import check_board, refused_by_parser
from hotzone.contract.shared.board_words import word_findings
from hotzone.contract.workshop import Finding
from hotzone.core.errors import BadText
from hotzone.games.reactor.board.parser import MOST_CELLS, MOST_STARTS, SIDES, BoardParser
from hotzone.games.reactor.model.plan import Plan

Level = Literal["error", "warning"]
Spot = tuple[int, int]  # line and column in the drawn plan

BOX = {"fuel": 31, "control": 6}  # pieces in the box (REACTOR-COMP-01)
REPEATED = ("cells", "side", "tvs_count", "suz_count")  # say what the plan draws


class FieldChecker(BoardParser):
    """Reads a field like its parser, but goes on where that stops."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.findings: list[Finding] = []
        self.spots: dict[str, Spot] = {}

    def look(self) -> None:
        """Read all that can be read; raises BadText where the plan itself cannot be."""
        self.findings += word_findings(self.data)
        plan = Plan(*self.head())
        self.spots = self.spots_of(self.string("plan").split("\n"))
        self.look_at_numbers()
        self.look_at_counts()
        self.look_at_ways()
        self.look_at_goals()
        if any(one.level == "error" for one in self.findings):
            return  # the tables below lean on a plan that is whole
        self.drawing(plan)
        self.attempt(self.coordinates, plan)
        self.look_at_tiles()
        self.attempt(self.numbers, plan)
        self.look_at_dial(plan)
        self.attempt(self.characters, plan)

    def attempt(self, step: Callable[[Plan], None], plan: Plan) -> None:
        """A step of the parser; what it refuses is a finding, unless people were told the same in better words."""
        try:
            step(plan)
        except BadText as error:
            if error.code not in {one.code for one in self.findings}:
                self.findings.append(refused_by_parser(error))

    def say(self, level: Level, code: str, text: str, cell: str = "", **args: str | int) -> None:
        """Add a finding about a cell, or about the whole field."""
        row, column = self.spots.get(cell, (-1, -1))
        line = self.top() + row + 1 if cell else 0
        self.findings.append(Finding(level, code, text, int(bool(cell)), cell.lstrip("0"), "", line, column + 1, args))

    def cells(self, kind: str) -> list[str]:
        """The cells of a kind, by their numbers."""
        signs = {"fuel": r"\d\d", "control": r"S\d", "start": r"Y[a-z]"}
        return sorted(name for name in self.spots if re.fullmatch(signs[kind], name))

    def around(self, name: str) -> list[str]:
        """The cells that touch one."""
        row, column = self.spots[name]
        found = {spot: other for other, spot in self.spots.items()}
        places = [(row + down, column + right) for down, right in SIDES]
        return [found[place] for place in places if place in found]

    # --- cells

    def look_at_numbers(self) -> None:
        """Numbers without gaps: a card of the deck must name a cell."""
        for kind, form in (("fuel", "{:02d}"), ("control", "S{}")):
            names = self.cells(kind)
            missing = [form.format(i) for i in range(1, len(names) + 1) if form.format(i) not in names]
            if missing:
                listed = ", ".join(name.lstrip("0") for name in missing)
                text = f"no cell has the number {listed}"
                self.say("error", "numbers-missing", text, numbers=listed, many=len(missing), fill="r-rows")

    def look_at_counts(self) -> None:
        """Some cells of each kind, and no more than there is room for; other numbers than the box has."""
        for kind in ("fuel", "control", "start"):
            many, most = len(self.cells(kind)), BOX.get(kind, 0)
            if not many:
                self.say("error", f"no-{kind}-cell", f"the field has no {kind} cell")
            elif most and many != most:
                self.say("warning", f"box-{kind}", f"{many} {kind} cells, but the box has {most} tiles", many=many, most=most)
        if len(self.cells("start")) > MOST_STARTS or len(self.spots) > MOST_CELLS:
            text = f"a field has {MOST_CELLS} cells at most, {MOST_STARTS} of them start cells"
            self.say("error", "too-many-cells", text, many=len(self.spots), most=MOST_CELLS)

    def look_at_ways(self) -> None:
        """Parts of the field that nobody reaches from a start cell; to take the cell away mends it."""
        seen = set(self.cells("start"))
        todo = list(seen)
        while todo:
            fresh = [name for name in self.around(todo.pop()) if name not in seen]
            seen.update(fresh)
            todo += fresh
        if seen:
            for name in sorted(set(self.spots) - seen):
                self.say("error", "unreachable-cell", f"nobody gets to {name}", name, fix=name.lstrip("0"), tool="r-none")
        for name in self.cells("start"):
            if not any(name not in self.cells("start") for name in self.around(name)):
                self.say("error", "start-alone", f"start cell {name} touches no other cell", name, fix=name, tool="r-none")

    def look_at_goals(self) -> None:
        """A control assembly needs six cells around it to be the goal (REACTOR-WIN-05)."""
        tiles = {*self.cells("fuel"), *self.cells("control")}
        control = self.cells("control")
        rim = [name for name in control if sum(other in tiles for other in self.around(name)) < len(SIDES)]
        if control and len(rim) == len(control):
            text = "no control cell has six cells around it, so nobody can win"
            self.say("error", "no-goal", text, rim[0])
            return
        for name in rim:
            self.say("warning", "control-at-rim", f"{name} has fewer than six cells around it and is never the goal", name)

    # --- numbers of the box

    def look_at_tiles(self) -> None:
        """As many tiles as cells."""
        many = {kind: len(self.cells(kind)) for kind in ("fuel", "control")}
        parts = {"fuel": ("tvs_emergency", "tvs_ordinary"), "control": ("suz_broken", "suz_working")}
        for kind, names in parts.items():
            found = [self.value(f"tiles.{name}") for name in names]
            if all(isinstance(number, int) for number in found) and sum(found) != many[kind]:
                text = f"{sum(found)} {kind} tiles for {many[kind]} cells"
                self.say("error", "bad-tiles", text, tiles=sum(found), cells=many[kind], fill="r-tiles")

    def look_at_dial(self, plan: Plan) -> None:
        """Sectors that the dial never comes to: it goes as far as there are fuel cells."""
        most = len(self.cells("fuel"))
        for sector in ("yellow", "red"):
            begin = plan.numbers.get(f"dial.{sector}_from", 0)
            if begin > most:
                text = f"the {sector} sector begins at {begin}, the dial ends at {most}"
                self.say("warning", "dial-never", text, sector=sector, begin=begin, most=most)


check = partial(check_board, FieldChecker)  # all that is to be said of a field, errors first


def facts_of(data: Mapping[str, object]) -> dict[str, object]:
    """What of a board file is the field: where on the page it was drawn, and lists that say the plan again, are not."""
    kept = {key: value for key, value in data.items() if key not in REPEATED}
    plan = kept.get("plan")
    if isinstance(plan, str):
        kept["plan"] = dedent(plan).strip("\n")
    return kept
