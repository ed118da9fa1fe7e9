"""How many AP it takes from every space to a goal: floods, kept while fire and edges stay the same."""

from array import array

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import passages

COMPILED = not __file__.endswith(".py")
MASK = 0xFFFFFFFFFFFFFFFF
KEPT = 1024  # floods
FAR = 60  # AP: nobody goes that far, and no way is the same
NO_WAY = 99
TO_CELL, TO_SAFETY, TO_FIRE = 0, 1, 2
DOOR_OF_LIFT = 2  # AP to open or close it, the ride included (HIGHRISE-ELEV-02)


class Distances:
    """Distances in AP by the edges and fires as they are; walls count as they cost to chop, doors to open."""

    def __init__(self) -> None:
        self.first = 0
        self.last = 0
        if not COMPILED:
            self.keys = array("Q", bytes(8 * KEPT))
            self.far = bytearray(KEPT * c.CELLS)
            self.cross = bytearray(w.EDGE_KINDS)
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
        if s.board.street:
            found += (s.engine + 2) * s.board.salt[703]  # whose ladder serves one side
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
            elif s.board.street:
                self.reach_exits(s, start)
            else:
                for i in range(c.CELLS):
                    if s.board.safe[i]:
                        self.reach(start, i, 0)
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
                    if s.board.street:
                        over = self.on_floor(s, cell, there, s.board.border[i], over)
                    if over != NO_WAY:
                        self.reach(start, there, cost + over)
            if s.board.ladders:
                self.climb(s, start, cell, cost)
            if s.board.street:
                self.ride(s, start, cell, how)

    def climb(self, s: State, start: int, cell: int, cost: int) -> None:
        """Go on to the other end of a ladder that stands here."""
        there = s.board.next[cell * c.SIDES + w.LADDER]
        if there == c.NOWHERE:
            return
        foot = there if s.board.top[cell] or s.board.floor[cell] else cell
        if s.ladder[foot] >= w.RAISED:
            self.reach(start, there, cost)

    def reach_exits(self, s: State, start: int) -> None:
        """Out of a high floor: an elevator whose door is closed (HIGHRISE-RESCUE-02), or the engine's ladder on its side."""
        for lift in range(1, s.board.lifts + 1):
            if s.edge[s.board.lift_door[lift]] != w.DOOR_GONE:
                self.reach(start, s.board.lift_at[lift], DOOR_OF_LIFT)
        if s.engine >= 0:
            for k in range(s.board.inner_count):
                cell = s.board.inner[k]
                i = cell * c.SIDES + s.board.engine_side[s.engine]
                if not s.board.inside[s.board.next[i]] and not s.board.lift[cell]:
                    over = self.cross[s.edge[s.board.border[i]]]
                    if over != NO_WAY:
                        self.reach(start, cell, 4 + over)  # HIGHRISE-LADDER-01

    def on_floor(self, s: State, cell: int, there: int, edge: int, over: int) -> int:
        """What an edge costs where the street is far below: none leads out, an elevator has its door alone (HIGHRISE-ELEV-02)."""
        if s.board.inside[cell] != s.board.inside[there]:
            return NO_WAY
        lift = max(s.board.lift[cell], s.board.lift[there])
        if lift == 0:
            return over
        if s.board.lift_door[lift] != edge or s.edge[edge] == w.DOOR_GONE:
            return NO_WAY
        return DOOR_OF_LIFT if s.edge[edge] == w.DOOR else 0

    def ride(self, s: State, start: int, cell: int, how: int) -> None:
        """Go on between street and floor: by an elevator, or by the engine's ladder; what is carried does not come up again."""
        cost = self.far[start + cell] + 2
        lift = s.board.lift[cell]
        if lift:  # from the street to an elevator: if it is on the floor somebody must send it down first
            if not passages.at_lobby(s, cell):
                cost += 2 * DOOR_OF_LIFT
            for i in range(2 * s.board.engine_places):
                self.reach(start, s.board.engine[i], cost)
        elif s.board.inside[cell]:
            if passages.ladder_serves(s, cell):
                if s.threat[cell] == w.FIRE and how != TO_FIRE:
                    cost += 2  # HIGHRISE-LADDER-08
                for i in range(2):
                    self.reach(start, s.board.engine[2 * s.engine + i], cost)
        elif how == TO_CELL:
            self.leave(s, start, cell, cost)

    def leave(self, s: State, start: int, cell: int, cost: int) -> None:
        """From the floor to a space where an engine parks."""
        parked = 0
        engine = 0
        for i in range(2 * s.board.engine_places):
            if s.board.engine[i] == cell:
                parked = 1
                engine = i // 2 == s.engine
        if parked:
            for lift in range(1, s.board.lifts + 1):
                if s.edge[s.board.lift_door[lift]] != w.DOOR_GONE:
                    below = s.edge[s.board.lift_door[lift]] == w.DOOR
                    self.reach(start, s.board.lift_at[lift], cost if below else cost + DOOR_OF_LIFT)
        if engine:
            for i in range(s.board.inner_count):
                if passages.ladder_serves(s, s.board.inner[i]):
                    self.reach(start, s.board.inner[i], cost)


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
    ways = Distances()
    ways.learn(s)
    return ways.nearest(s)
