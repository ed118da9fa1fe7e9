"""How many AP it takes from every space to a goal: floods, kept while fire and edges stay the same."""

from array import array

from hotzone.core import words as c
from hotzone.fire import words as w
from hotzone.fire.state import State

COMPILED = not __file__.endswith(".py")
MASK = 0xFFFFFFFFFFFFFFFF
KEPT = 1024  # floods
FAR = 60  # AP: nobody goes that far, and no way is the same
NO_WAY = 99
TO_CELL, TO_SAFETY, TO_FIRE = 0, 1, 2


class Ways:
    """Distances in AP by the edges and fires as they are; walls count as they cost to chop, doors to open."""

    def __init__(self) -> None:
        self.first = 0
        self.last = 0
        if not COMPILED:
            self.keys = array("Q", bytes(8 * KEPT))
            self.far = bytearray(KEPT * c.CELLS)
            self.cross = bytearray(c.KINDS)
            self.queue = bytearray(256)
            self.waits = bytearray(c.CELLS)

    def learn(self, s: State) -> None:
        """Write down what it costs to get past each kind of edge."""
        for kind in range(w.EDGE_KINDS):
            self.cross[kind] = crossing(s, kind)

    def look(self, s: State) -> int:
        """A number for where fire and edges are; all floods of this look share it."""
        found = 1
        for i in range(s.board.inner_count):
            cell = s.board.inner[i]
            if s.threat[cell] == w.FIRE:
                found += s.board.salt[cell]
        for i in range(c.EDGES):
            found += s.edge[i] * s.board.salt[128 + i]
        if s.board.ladders:
            for i in range(c.CELLS):
                found += (s.ladder[i] >= w.RAISED) * s.board.salt[384 + i]
        return found & MASK

    def to_cell(self, s: State, look: int, cell: int) -> int:
        """Where the walking distances to a space begin in `far`."""
        key = (look + (cell + 1) * s.board.salt[700]) & MASK
        slot = key & (KEPT - 1)
        start = slot * c.CELLS
        if self.keys[slot] != key:
            self.keys[slot] = key
            self.empty(start)
            self.reach(start, cell, 0)
            self.flood(s, start, TO_CELL)
        return start

    def to_fire(self, s: State, look: int) -> int:
        """Where the walking distances to the nearest fire begin."""
        key = (look + s.board.salt[701]) & MASK
        slot = key & (KEPT - 1)
        start = slot * c.CELLS
        if self.keys[slot] != key:
            self.keys[slot] = key
            self.empty(start)
            for i in range(s.board.inner_count):
                if s.threat[s.board.inner[i]] == w.FIRE:
                    self.reach(start, s.board.inner[i], 0)
            self.flood(s, start, TO_FIRE)
        return start

    def to_safety(self, s: State, look: int) -> int:
        """Where the carrying distances to safety begin: outside, or to the ambulance, which may come nearer."""
        key = (look + (s.ambulance + 2) * s.board.salt[702]) & MASK
        slot = key & (KEPT - 1)
        start = slot * c.CELLS
        if self.keys[slot] != key:
            self.keys[slot] = key
            self.empty(start)
            if s.options.vehicles and not s.board.street:
                for place in range(s.board.ambulance_places):
                    steps = abs(place - s.ambulance) if s.ambulance >= 0 else 0
                    drive = s.board.drive_cost * min(steps, s.board.ambulance_places - steps)
                    self.reach(start, s.board.ambulance[2 * place], drive)
                    self.reach(start, s.board.ambulance[2 * place + 1], drive)
            else:
                for i in range(c.CELLS):
                    if s.board.safe[i]:
                        self.reach(start, i, 0)
            for i in range(1, s.board.lifts + 1):  # an elevator takes victims down once its door is closed
                if s.edge[s.board.lift_door[i]] != w.DOOR_GONE:
                    self.reach(start, s.board.lift_at[i], 1)
            self.flood(s, start, TO_SAFETY)
        return start

    def nearest(self, s: State) -> int:
        """AP to the next rescue."""
        look = self.look(s)
        home = self.to_safety(s, look)
        best = 2 * FAR
        for slot in range(w.SLOTS):
            if s.poi[slot]:
                start = self.to_cell(s, look, s.poi_at[slot])
                for i in range(s.options.crew):
                    need = self.far[start + s.at[i]] + self.far[home + s.poi_at[slot]] - s.saved[i]
                    best = min(best, max(0, need))
        return best

    def empty(self, start: int) -> None:
        """Nothing is reached yet."""
        for i in range(c.CELLS):
            self.far[start + i] = FAR
            self.waits[i] = 0
        self.first = 0
        self.last = 0

    def reach(self, start: int, cell: int, cost: int) -> None:
        """A space can be left for the goal at this cost, if nothing cheaper is known."""
        if cost < self.far[start + cell]:
            self.far[start + cell] = cost
            if not self.waits[cell]:
                self.waits[cell] = 1
                self.queue[self.last] = cell
                self.last = (self.last + 1) & 255

    def flood(self, s: State, start: int, how: int) -> None:
        """Go backwards from the goal until nothing gets cheaper."""
        while self.first != self.last:
            cell = self.queue[self.first]
            self.first = (self.first + 1) & 255
            self.waits[cell] = 0
            enter = 2 if how == TO_SAFETY else 1
            if s.threat[cell] == w.FIRE and how != TO_FIRE:
                enter += 1
            cost = self.far[start + cell] + enter
            for side in range(s.board.sides):
                i = cell * c.SIDES + side
                there = s.board.next[i]
                if there != c.NOWHERE and s.board.stands[there]:
                    over = self.cross[s.edge[s.board.border[i]]]
                    if over != NO_WAY:
                        self.reach(start, there, cost + over)
            if s.board.ladders:
                self.climb(s, start, cell, cost)

    def climb(self, s: State, start: int, cell: int, cost: int) -> None:
        """Go on to the other end of a ladder that stands here."""
        there = s.board.next[cell * c.SIDES + w.LADDER]
        if there == c.NOWHERE:
            return
        foot = there if s.board.top[cell] or s.board.floor[cell] else cell
        if s.ladder[foot] >= w.RAISED:
            self.reach(start, there, cost)


def crossing(s: State, kind: int) -> int:
    """AP to make an edge passable: nothing, a door, one or two strokes of the axe; NO_WAY where none is."""
    if s.board.walks[kind]:
        return 0
    if kind == w.DOOR or kind == w.WINDOW:
        return 1
    once = s.board.breaks[kind]
    if once != kind and s.board.walks[once]:
        return 2
    if once != kind and s.board.breaks[once] != once and s.board.walks[s.board.breaks[once]]:
        return 4
    return NO_WAY


def distances(s: State) -> int:
    """AP to the next rescue: the nearest firefighter's way to a POI or victim and on to safety, less what is saved."""
    ways = Ways()
    ways.learn(s)
    return ways.nearest(s)
