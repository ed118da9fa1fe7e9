"""The risk lens: exact chances of the next fire phase, roll by roll, with flare-ups and hazmats."""

from __future__ import annotations

from array import array
from typing import Any

from hotzone.core import words as c
from hotzone.fire import thinking
from hotzone.fire import words as w
from hotzone.fire.match import Match
from hotzone.fire.rules import hazmat, ladders, people, spreading, threats
from hotzone.fire.state import State

COMPILED = not __file__.endswith(".py")
MASK = 0xFFFFFFFFFFFFFFFF
ROOM = 24000  # different tables at which a flare-up can go on
SLOTS = 65536  # to find equal ones
DEEP = 20  # rolls of a chain
SMALL = 0.0003  # of the longest chains so much may be left out
MOST = 1100  # tables looked into: those of longer chains are a sample
FEW = 32  # of a length at least
GROUPS = 32  # of a sample, to tell how far it may be off
STRIDE, HIT, GONE, PERSON, FIGURE = 403, 128, 256, 384, 392  # sums: first the spaces, then these
DAMAGE, COLLAPSE, MASS = 400, 401, 402
GOLDEN = 0.6180339887498949  # steps that spread evenly


class Risk:
    """Chances over one fire phase, from a table as if its turn ended now.

    Chains of flare-ups are followed roll by roll, equal tables as one. Where many hot spots make too many of them the longer
    chains are a weighted sample, spread evenly over what it stands for; `sampled` is the share of the chances it stands for, and
    `error` holds what was left out and three standard errors of the sample. Where two hazmats burn at once the first in board
    order explodes first. Faces of false alarms that leave a hazmat in fire (the unmarked variant) are not followed.
    """

    def __init__(self, match: Match, small: float = SMALL, most: int = MOST) -> None:
        self.small = small
        self.most = most
        self.root: State = match
        self.base: State = match.twin()
        self.was: State = match.twin()
        self.now: State = match.twin()
        self.nodes = 0
        self.seen = 0  # tables looked into
        self.rolls = 0
        self.sampled = 0.0
        self.damage = 0.0  # expected markers
        self.collapse = 0.0
        self.error = 0.0  # of any chance, at most
        self.plain = not match.board.special
        self.spots = 0
        self.faces = 0  # rolls that count
        self.wheel = 0.0  # turns on to choose among the rolls of a sampled table
        hot = threats.spots_left(match) > 0
        self.room = ROOM if hot else 1
        self.slots = SLOTS if hot else 1
        self.chance = array("d", bytes(8 * self.room))
        self.keys = array("Q", bytes(8 * self.room))
        self.depth = array("i", bytes(4 * self.room))
        self.path = array("B", bytes(self.room * DEEP))
        self.group = array("B", bytes(self.room))
        self.slot = array("i", bytes(4 * self.slots))
        self.sums = array("d", bytes(8 * STRIDE * (GROUPS + 1)))
        self.work()

    def work(self) -> None:
        """Length by length; tables at which another roll must follow wait for the next, equal ones together."""
        for red in range(1, 7):
            for black in range(1, 9):
                if not self.root.board.again[self.root.board.by_dice[red * 10 + black]]:
                    self.faces += 1
        self.nodes = 1
        self.chance[0] = 1.0
        self.group[0] = GROUPS
        self.was.copy_state(self.root)
        self.lie(GROUPS * STRIDE)
        first = 0
        left = 1.0
        while first < self.nodes and left > self.small and self.depth[first] < DEEP - 1:
            last = self.nodes
            self.thin(first, last, left)
            left = 0.0
            for node in range(first, last):
                if self.chance[node] > 0.0:
                    left += self.roll_all(node)
            first = last
        for node in range(first, self.nodes):
            self.error += self.chance[node]  # these count as they lie
        self.add_up()

    def thin(self, first: int, last: int, left: float) -> None:
        """Keep a sample of the tables of a length where they are too many; each stands for as much of the chances."""
        some = (self.most - self.seen) * 3 // 5
        if last - first <= some + some // 4:
            return
        some = max(FEW, some)
        if last - first <= some:
            return
        if self.sampled == 0.0:
            self.sampled = left
        unit = left / some
        reached = 0.5 * unit
        passed = 0.0
        taken = 0
        for node in range(first, last):
            passed += self.chance[node]
            many = 0
            while taken < some and reached < passed:
                many += 1
                taken += 1
                reached += unit
            self.chance[node] = many * unit
            if many and self.group[node] == GROUPS:
                self.group[node] = taken % GROUPS

    def go_to(self, node: int) -> None:
        """Bring the base to a waiting table; `was` is how it would count if the fire ended there."""
        self.base.copy_state(self.root)
        self.base.stage = w.ADVANCING
        for i in range(self.depth[node]):
            resolve(self.base, self.path[node * DEEP + i])
        self.was.copy_state(self.base)
        if self.root.board.ladders:
            ladders.burn(self.was)

    def roll_all(self, node: int) -> float:
        """Roll all 48 and count what each changes; gives the chance of flare-ups. Of a sampled table one goes on for all."""
        self.go_to(node)
        self.seen += 1
        start = self.group[node] * STRIDE
        part = self.chance[node] / self.faces
        settled = self.plain and is_settled(self.base)
        picked = self.pick() if self.group[node] < GROUPS else 0
        flaring = 0.0
        self.sums[start + MASS] += self.chance[node]
        for red in range(1, 7):
            for black in range(1, 9):
                cell = self.root.board.by_dice[red * 10 + black]
                if self.root.board.again[cell]:
                    continue
                if settled and self.base.threat[cell] == w.CLEAR and not threats.beside_fire(self.base, cell):
                    if not self.base.spot[cell] or (picked > 0 and cell != picked - 1):
                        continue  # smoke at most, and nothing else
                self.rolls += 1
                self.now.copy_state(self.base)
                if resolve(self.now, cell):
                    if picked == 0:
                        self.wait(node, cell, part)
                        flaring += part
                    elif cell == picked - 1:
                        self.wait(node, cell, part * self.spots)
                        flaring += part * self.spots
                self.differ(start, part)
        return flaring

    def pick(self) -> int:
        """One of the spaces that would flare up, plus one; 0 where there is none. `spots` is how many there are."""
        self.wheel += GOLDEN
        if self.wheel >= 1.0:
            self.wheel -= 1.0
        self.spots = 0
        for red in range(1, 7):
            for black in range(1, 9):
                cell = self.root.board.by_dice[red * 10 + black]
                if self.base.spot[cell] and not self.root.board.again[cell] and not self.root.options.hottest:
                    self.spots += 1
        left = int(self.wheel * self.spots)
        for red in range(1, 7):
            for black in range(1, 9):
                cell = self.root.board.by_dice[red * 10 + black]
                if self.base.spot[cell] and not self.root.board.again[cell] and not self.root.options.hottest:
                    if left == 0:
                        return cell + 1
                    left -= 1
        return 0

    def wait(self, node: int, cell: int, part: float) -> None:
        """Keep a table at which another roll must follow, or add to an equal one that waits."""
        deep = self.depth[node] + 1
        group = self.group[node]
        key = (thinking.key(self.now) + deep * GROUPS * 2 + group) & MASK
        place = (key ^ key >> 29) & (self.slots - 1)
        while group == GROUPS and self.slot[place]:
            i = self.slot[place] - 1
            if self.keys[i] == key and self.depth[i] == deep and self.group[i] == group:
                self.chance[i] += part
                return
            place = (place + 1) & (self.slots - 1)
        if self.nodes == self.room:
            self.error += part
            return
        for i in range(deep - 1):
            self.path[self.nodes * DEEP + i] = self.path[node * DEEP + i]
        self.path[self.nodes * DEEP + deep - 1] = cell
        self.depth[self.nodes] = deep
        self.group[self.nodes] = group
        self.keys[self.nodes] = key
        self.chance[self.nodes] = part
        self.nodes += 1
        if group == GROUPS:
            self.slot[place] = self.nodes

    def lie(self, start: int) -> None:
        """Count the table as it lies before any roll."""
        for i in range(self.root.board.inner_count + self.root.board.ring_count):
            if self.was.threat[i] == w.FIRE:
                self.sums[start + i] += 1.0
        for i in range(w.SLOTS):
            if self.root.poi[i] and is_lost(self.was, self.root.poi_at[i]):
                self.sums[start + PERSON + i] += 1.0
        for i in range(self.root.options.crew):
            if is_down(self.was, i):
                self.sums[start + FIGURE + i] += 1.0

    def differ(self, start: int, part: float) -> None:
        """Count what the table now has beyond the one before the roll."""
        if self.root.board.ladders:
            ladders.burn(self.now)
        for i in range(self.root.board.inner_count + self.root.board.ring_count):
            if self.now.threat[i] == w.FIRE and self.was.threat[i] != w.FIRE:
                self.sums[start + i] += part
        apart = 0
        for i in range(c.EDGES):
            apart |= self.now.edge[i] ^ self.was.edge[i]
        if apart:
            self.differ_in_edges(start, part)
        self.sums[start + DAMAGE] += part * (self.now.damage - self.was.damage)
        if self.now.stage == w.COLLAPSING:
            self.sums[start + COLLAPSE] += part
        for i in range(w.SLOTS):
            if self.root.poi[i] and is_lost(self.now, self.root.poi_at[i]) and not is_lost(self.was, self.root.poi_at[i]):
                self.sums[start + PERSON + i] += part
        for i in range(self.root.options.crew):
            if is_down(self.now, i) and not is_down(self.was, i):
                self.sums[start + FIGURE + i] += part

    def differ_in_edges(self, start: int, part: float) -> None:
        """The part of walls and doors."""
        for i in range(c.EDGES):
            if self.now.edge[i] != self.was.edge[i]:
                if self.was.edge[i] == self.root.edge[i]:
                    self.sums[start + HIT + i] += part
                if self.root.board.walks[self.now.edge[i]] and not self.root.board.walks[self.was.edge[i]]:
                    self.sums[start + GONE + i] += part

    def add_up(self) -> None:
        """Add the groups of the sample to what is certain, and see how far they differ for the share each stands for."""
        worst = 0.0
        for i in range(STRIDE):
            total = 0.0
            mass = 0.0
            for k in range(GROUPS):
                total += self.sums[k * STRIDE + i]
                mass += self.sums[k * STRIDE + MASS]
            if mass > 0.0:
                spread = 0.0
                for k in range(GROUPS):
                    apart = self.sums[k * STRIDE + i] - total / mass * self.sums[k * STRIDE + MASS]
                    spread += apart * apart
                if i != DAMAGE and spread > worst:
                    worst = spread
            self.sums[GROUPS * STRIDE + i] += total
        self.error += 3.0 * (worst * GROUPS / (GROUPS - 1)) ** 0.5
        self.damage = self.sums[GROUPS * STRIDE + DAMAGE]
        self.collapse = self.sums[GROUPS * STRIDE + COLLAPSE]

    def chances(self, name: str) -> list[float]:
        """One of the tables: burns, hit, gone, person, figure."""
        first = {"burns": 0, "hit": HIT, "gone": GONE, "person": PERSON, "figure": FIGURE}[name]
        found: list[float] = []
        for i in range(8 if name in ("person", "figure") else c.CELLS):
            found.append(self.sums[GROUPS * STRIDE + first + i])
        return found


def is_settled(s: State) -> bool:
    """Is nothing on the table that any roll would light: smoke next to fire, a hazmat in fire?"""
    for i in range(s.board.inner_count):
        cell = s.board.inner[i]
        if s.threat[cell] == w.SMOKE and threats.beside_fire(s, cell):
            return False
        if s.hazmat[cell] and s.threat[cell] == w.FIRE:
            return False
    return True


def is_lost(s: State, cell: int) -> bool:
    """Is whoever lay on a space lost: it burns, the building falls, or they went down with elevator or ladder?"""
    if s.stage == w.COLLAPSING or s.threat[cell] == w.FIRE:
        return True
    if s.board.special:
        for i in range(w.SLOTS):
            if s.poi[i] and s.poi_at[i] == cell:
                return False
        return True
    return False


def is_down(s: State, figure: int) -> bool:
    """Is a firefighter knocked down? Who only lost an elevator is moved (HIGHRISE-ELEV-11)."""
    return people.is_hit(s, figure) and not s.stranded >> figure & 1


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
        "sampled": round(found.sampled, 6),
        "rolls": found.rolls,
    }
