"""Text boards of student projects: six lines of eight spaces with four bits each, then calls, fires, doors and ways in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import permutations
from typing import NoReturn

from hotzone.contract.workshop import ConvertedBoard
from hotzone.core import constants as c
from hotzone.core.errors import BadSetup, BadText
from hotzone.games.fire.board.sketch import Edge, Sketch, Space, edge_of
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.plan import Plan

LONGEST = 20_000  # characters; a board needs a twentieth
SIDES = "NWSE"  # as bits usually stand
CALLS = 3
MOST_FIRES = 33
ADDED = "parking, target areas, arrows and first explosions are those of an empty building: this form has none"


def is_student_text(text: str) -> bool:
    """Does a text begin with four bits?"""
    return re.match(r"\s*[01]{4}(\s|$)", text[:LONGEST]) is not None


class StudentReader:
    """Reads one such text."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadText("board-too-long", f"a text board has at most {LONGEST:,} characters, this one {len(text):,}", 1, 1)
        self.lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        self.sketch = Sketch()
        self.remarks: list[str] = []
        self.number = 1

    def fail(self, column: int, text: str) -> NoReturn:
        """Refuse the line being read, pointing at a column."""
        raise BadText("bad-text-board", text, self.number, column)

    def words(self, index: int) -> list[tuple[str, int]]:
        """The words of a line, each with its column."""
        self.number, line = self.lines[index]
        return [(found[0], found.start() + 1) for found in re.finditer(r"\S+", line)]

    def read(self) -> ConvertedBoard:
        """The board file."""
        s = self.sketch
        bits = self.bits()
        order = self.order(bits)
        self.walls(bits, order)
        calls, fires, doors, ways = self.lists()
        for first, second in doors:
            s.edges[edge_of(first, second)] = w.DOOR
        for space in ways:
            s.edges.pop(self.way_in(space), None)
        named = {"fire": [s.name(space) for space in fires], "poi": [s.name(space) for space in calls]}
        text = s.text("student-board", "Board of a student project", family=named)
        return ConvertedBoard(text, (*self.remarks, ADDED))

    # --- walls

    def bits(self) -> dict[Space, str]:
        """The four bits of each space."""
        s, found = self.sketch, {}
        for row in range(1, s.rows + 1):
            if row > len(self.lines):
                self.fail(1, f"there are {len(self.lines)} lines of spaces; {s.rows} are needed")
            words = self.words(row - 1)
            for col, (word, column) in enumerate(words[: s.cols], 1):
                if not re.fullmatch("[01]{4}", word):
                    self.fail(column, f"'{word[:20]}' is not four bits, a wall on each side: 0 or 1")
                found[0, row, col] = word
            if len(words) != s.cols:
                column = words[s.cols][1] if len(words) > s.cols else len(self.lines[row - 1][1]) + 1
                self.fail(column, f"a line has {s.cols} spaces, this one {len(words)}")
        return found

    def order(self, bits: dict[Space, str]) -> Sequence[str]:
        """Which side each bit stands for: the order in which both sides of most walls agree; as usual where several do."""

        def merit(order: Sequence[str]) -> tuple[int, int]:
            side = {name: order.index(name) for name in SIDES}
            same = outer = 0
            for (floor, row, col), word in bits.items():
                for name, other, there in (("S", "N", (floor, row + 1, col)), ("E", "W", (floor, row, col + 1))):
                    if there in bits:
                        same += word[side[name]] == bits[there][side[other]]
                for name, beyond in (("N", row == 1), ("W", col == 1), ("S", row == 6), ("E", col == 8)):
                    outer += beyond and word[side[name]] == "1"
            return same, outer

        best = max(permutations(SIDES), key=lambda order: (*merit(order), "".join(order) == SIDES))
        self.remarks.append(f"the bits stand for {', '.join(best)} (N up, W left, S down, E right)")
        return best

    def walls(self, bits: dict[Space, str], order: Sequence[str]) -> None:
        """Draw what the bits say; where two sides differ there is a wall."""
        s, said = self.sketch, dict[Edge, list[bool]]()
        for space, word in bits.items():
            for side, edge in zip(SIDES, s.around(space), strict=True):
                said.setdefault(edge, []).append(word[order.index(side)] == "1")
        for edge, walls in said.items():
            if any(walls):
                s.edges[edge] = w.WALL
            else:
                s.edges.pop(edge, None)
            if len(set(walls)) > 1:
                names = f"{s.name(edge[0])}|{s.name(edge[1])}"
                self.remarks.append(f"the two sides of {names} do not agree: it became a wall")

    # --- lists

    def lists(self) -> tuple[list[Space], list[Space], list[tuple[Space, Space]], list[Space]]:
        """Calls `r c v`, fires `r c`, doors `r c r c`, ways in `r c`: in this order, told apart by their words."""
        calls, fires, ways = list[Space](), list[Space](), list[Space]()
        doors = list[tuple[Space, Space]]()
        for index in range(self.sketch.rows, len(self.lines)):
            words = self.words(index)
            if len(words) == 3 and words[2][0] in ("v", "f") and not (fires or doors):
                self.once(calls, self.space(words), words[0][1], "call")
            elif len(words) == 4 and not ways:
                doors.append(self.door(words))
            elif len(words) == 2:
                self.once(ways if doors else fires, self.space(words), words[0][1], "way in" if doors else "fire")
            else:
                self.fail(words[0][1], "here stands a call (r c v), then fires (r c), doors (r c r c) and ways in (r c)")
        self.number = self.lines[-1][0]
        if len(calls) != CALLS or len(fires) > MOST_FIRES:
            self.fail(1, f"a board has {CALLS} calls and at most {MOST_FIRES} fires; this one {len(calls)} and {len(fires)}")
        if not doors or not ways:
            self.fail(1, "a board needs doors and, after them, ways in")
        self.remarks.append("whether a call is a victim or a false alarm is dealt, not printed: v and f were left out")
        return calls, fires, doors, ways

    def once(self, listed: list[Space], space: Space, column: int, what: str) -> None:
        """Add a space that must not be there already."""
        if space in listed:
            self.fail(column, f"there is a {what} on {self.sketch.name(space)} already")
        listed.append(space)

    def space(self, words: Sequence[tuple[str, int]]) -> Space:
        """The space of a row and a column."""
        s, found = self.sketch, []
        for (word, column), most in zip(words[:2], (s.rows, s.cols), strict=True):
            if not re.fullmatch("[0-9]{1,2}", word, re.ASCII) or not 1 <= int(word) <= most:
                self.fail(column, f"'{word[:20]}' is not a number from 1 to {most}")
            found.append(int(word))
        return 0, found[0], found[1]

    def door(self, words: Sequence[tuple[str, int]]) -> tuple[Space, Space]:
        """Two neighbours with a door between them."""
        first, second = self.space(words[:2]), self.space(words[2:])
        if abs(first[1] - second[1]) + abs(first[2] - second[2]) != 1:
            self.fail(words[0][1], f"{self.sketch.name(first)} and {self.sketch.name(second)} are no neighbours: no door fits")
        return first, second

    def way_in(self, space: Space) -> Edge:
        """The outer side of a space; of a corner's two the one that is drawn open, else the upper or lower one."""
        outer = [edge for edge in self.sketch.around(space) if self.sketch.is_outer(edge)]
        if not outer:
            self.fail(1, f"{self.sketch.name(space)} is not at the outer wall: no way leads in there")
        if len(outer) > 1:
            self.remarks.append(
                f"{self.sketch.name(space)} is a corner: its way in was put where it is drawn open, else up or down"
            )
        return min(outer, key=lambda edge: (self.sketch.kind(edge) != w.OPEN, edge[0][1] == edge[1][1]))


def write_student_text(plan: Plan) -> ConvertedBoard:
    """A building of one floor in this form; raises BadSetup for others."""
    if plan.floors != 1 or plan.signs or not plan.printed:
        raise BadSetup("form-too-small", "this form holds one floor with a printed set-up, without elevators and closed spaces")
    b, lines, lost = plan.building, [], set[str]()
    names = {w.WINDOW: "windows", w.THIN: "thin partitions", w.PARTY: "party walls"}
    for row in range(1, plan.rows + 1):
        words = []
        for col in range(1, plan.cols + 1):
            kinds = [b.get("edge", b.get("border", plan.at(row, col) * c.SIDES + side)) for side in (0, 3, 2, 1)]
            lost |= {names[kind] for kind in kinds if kind in names}
            words.append("".join("0" if kind == w.OPEN else "1" for kind in kinds))
        lines.append(" ".join(words))
    lines += ["{} {} v".format(*plan.place(cell)) for cell in plan.pois]
    lines += ["{} {}".format(*plan.place(cell)) for cell in plan.fires]
    for edge in range(2, len(plan.edge_cells)):
        if b.get("edge", edge) == w.DOOR:
            lines.append("{} {} {} {}".format(*plan.place(plan.edge_cells[edge][0]), *plan.place(plan.edge_cells[edge][1])))
    for edge in range(2, len(plan.edge_cells)):
        inner = [cell for cell in plan.edge_cells[edge] if b.get("inside", cell)]
        if b.get("edge", edge) == w.OPEN and len(inner) == 1:
            lines.append("{} {}".format(*plan.place(inner[0])))
    remarks = [f"{' and '.join(sorted(lost))} became walls"] if lost else []
    remarks.append("parking, target areas, arrows, first explosions and names of rooms were left out")
    return ConvertedBoard("\n".join(lines) + "\n", tuple(remarks))
