"""The risk lens: exact chances of the next fire phase, roll by roll, with flare-ups and hazmats."""

from __future__ import annotations

from array import array
from typing import Any

from hotzone.core import words as c
from hotzone.fire import thinking
from hotzone.fire import words as w
from hotzone.fire.match import Match
from hotzone.fire.rules import hazmat, spreading
from hotzone.fire.state import State

COMPILED = not __file__.endswith(".py")
ROOM = 6000  # different tables at which a flare-up can go on
SLOTS = 16384  # to find equal ones
DEEP = 12  # rolls of a chain
SMALL = 0.0005  # what is left out at most, where there is room


class Risk:
    """Chances over one fire phase, from a table as if its turn ended now.

    Where two hazmats burn at once the first in board order explodes first; who decides otherwise changes little. Faces of
    false alarms that leave a hazmat in fire (the unmarked variant) are not followed.
    """

    def __init__(self, match: Match, small: float = SMALL) -> None:
        self.small = small
        self.root: State = match
        self.base: State = match.twin()
        self.now: State = match.twin()
        self.nodes = 0
        self.rolls = 0
        self.damage = 0.0  # expected markers
        self.collapse = 0.0
        self.error = 0.0  # of any chance, at most
        self.chance = array("d", bytes(8 * ROOM))
        self.keys = array("Q", bytes(8 * ROOM))
        self.depth = array("i", bytes(4 * ROOM))
        self.path = array("i", bytes(4 * ROOM * DEEP))
        self.slot = array("i", bytes(4 * SLOTS))
        if not COMPILED:
            self.burns = array("d", bytes(8 * c.CELLS))
            self.hit = array("d", bytes(8 * c.EDGES))  # takes damage, or a door breaks
            self.gone = array("d", bytes(8 * c.EDGES))  # lets people through that it did not
            self.person = array("d", bytes(8 * 8))  # POI slots
            self.figure = array("d", bytes(8 * 8))
        self.work()

    def work(self) -> None:
        """Roll by roll; tables at which another roll must follow wait, equal ones together."""
        self.nodes = 1
        self.chance[0] = 1.0
        self.depth[0] = 0
        left = 1.0
        node = 0
        while node < self.nodes:
            if left > self.small and self.depth[node] < DEEP - 1:
                left -= self.chance[node]
                left += self.roll_all(node)
            else:
                self.go_to(node)
                self.now.copy_state(self.base)
                self.tally(self.chance[node])
                self.error += self.chance[node]
            node += 1

    def go_to(self, node: int) -> None:
        """Bring the base to a waiting table."""
        self.base.copy_state(self.root)
        self.base.stage = w.ADVANCING
        for i in range(self.depth[node]):
            resolve(self.base, self.path[node * DEEP + i])

    def roll_all(self, node: int) -> float:
        """Roll all 48; gives the chance of those that flare up."""
        self.go_to(node)
        part = self.chance[node] / 48.0
        flaring = 0.0
        for red in range(1, 7):
            for black in range(1, 9):
                cell = self.root.board.by_dice[red * 10 + black]
                self.now.copy_state(self.base)
                self.rolls += 1
                if resolve(self.now, cell):
                    self.wait(node, cell, part)
                    flaring += part
                else:
                    self.tally(part)
        return flaring

    def wait(self, node: int, cell: int, part: float) -> None:
        """Keep a table at which another roll must follow, or add to an equal one that waits."""
        key = thinking.key(self.now)
        deep = self.depth[node] + 1
        place = (key + deep) & (SLOTS - 1)
        while self.slot[place]:
            i = self.slot[place] - 1
            if self.keys[i] == key and self.depth[i] == deep:
                self.chance[i] += part
                return
            place = (place + 1) & (SLOTS - 1)
        if self.nodes == ROOM:
            self.tally(part)
            self.error += part
            return
        for i in range(deep - 1):
            self.path[self.nodes * DEEP + i] = self.path[node * DEEP + i]
        self.path[self.nodes * DEEP + deep - 1] = cell
        self.depth[self.nodes] = deep
        self.keys[self.nodes] = key
        self.chance[self.nodes] = part
        self.nodes += 1
        self.slot[place] = self.nodes

    def tally(self, part: float) -> None:
        """Count what this outcome does."""
        for i in range(self.root.board.inner_count):
            cell = self.root.board.inner[i]
            if self.now.threat[cell] == w.FIRE:
                self.burns[cell] += part
        for i in range(self.root.board.ring_count):
            cell = self.root.board.ring[i]
            if self.now.threat[cell] == w.FIRE:
                self.burns[cell] += part
        for i in range(c.EDGES):
            if self.now.edge[i] != self.root.edge[i]:
                self.hit[i] += part
                if self.root.board.walks[self.now.edge[i]] and not self.root.board.walks[self.root.edge[i]]:
                    self.gone[i] += part
        self.damage += part * (self.now.damage - self.root.damage)
        fallen = self.now.stage == w.COLLAPSING
        if fallen:
            self.collapse += part
        for i in range(w.SLOTS):
            if self.root.poi[i] and (fallen or self.now.threat[self.root.poi_at[i]] == w.FIRE):
                self.person[i] += part
        for i in range(self.root.options.crew):
            if self.now.threat[self.root.at[i]] == w.FIRE:
                self.figure[i] += part

    def chances(self, name: str) -> list[float]:
        """One of the tables: burns, hit, gone, person, figure."""
        found: list[float] = []
        for i in range(8 if name in ("person", "figure") else c.CELLS):
            found.append(
                self.burns[i]
                if name == "burns"
                else self.hit[i]
                if name == "hit"
                else self.gone[i]
                if name == "gone"
                else self.person[i]
                if name == "person"
                else self.figure[i]
            )
        return found


def resolve(s: State, cell: int) -> bool:
    """Resolve one roll and the hazmats it lights; does a flare-up follow?"""
    s.stage = w.DETONATING
    spreading.advance(s, cell)
    while s.stage < w.COLLAPSING and hazmat.in_fire(s):
        hazmat.blow(s, hazmat.the_one_in_fire(s))
    s.target = 0
    if s.stage >= w.COLLAPSING or not s.had_spot:
        return False
    s.had_spot = 0
    s.flared = 1
    s.stage = w.ADVANCING
    return True


def risk(match: Match) -> dict[str, Any]:
    """The chances by the names of spaces, edges and people; what cannot happen is left out."""
    found, plan = Risk(match), match.plan
    burns, hit, gone = found.chances("burns"), found.chances("hit"), found.chances("gone")
    person, figure = found.chances("person"), found.chances("figure")
    edges = range(2, len(plan.edge_cells))
    return {
        "spaces": {plan.write_cell(i): round(burns[i], 6) for i in plan.cells() if burns[i]},
        "walls": {plan.write_edge(i): {"hit": round(hit[i], 6), "gone": round(gone[i], 6)} for i in edges if hit[i]},
        "poi": {plan.write_cell(match.get("poi_at", i)): round(person[i], 6) for i in range(w.SLOTS) if match.get("poi", i)},
        "firefighters": [round(figure[i], 6) for i in range(match.options.crew)],
        "damage": round(found.damage, 6),
        "collapse": round(found.collapse, 6),
        "error": round(found.error, 6),
        "rolls": found.rolls,
    }
