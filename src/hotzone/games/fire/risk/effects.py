"""What single rolls of Advance Fire do to a table, found by the rules and used again wherever nothing they looked at changed."""

from __future__ import annotations

from array import array

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.risk import sums
from hotzone.games.fire.risk.outcome import is_down, is_lost, resolve
from hotzone.games.fire.rules import ladders

COMPILED = not __file__.endswith(".py")
MASK = 0xFFFFFFFFFFFFFFFF
CELL, FLARES, WHOLE, MARKERS, HARM, SPOTS, SUPPLY, FACE, FACTS = 0, 1, 2, 3, 4, 5, 6, 7, 8  # numbers of an effect
EDGE, HAZMAT, SPOT = 128, 256, 384  # bytes of a table; first the threats
DIFFERENT = 512  # bytes that one roll can change


class Effects:
    """Each is told by the events of its roll: bytes of the table that changed, chances to add to, spaces changed and looked at.

    Spaces looked at: those around the roll and around every change, and those that the waves of its explosions ran along. Where
    that cannot be said (stairs, elevators, the end of the match) it is the whole board. An effect is the same on a table that
    differs elsewhere only.
    """

    def __init__(self, root: State, room: int) -> None:
        self.root: State = root
        self.count = 0
        self.room = room
        self.written = 0
        self.listed = 0
        self.roomy = 8 * room + 2 * DIFFERENT
        self.low = 0  # spaces as bits, below 64 and from 64 on
        self.high = 0
        self.seen_low = array("Q", bytes(8 * room))
        self.seen_high = array("Q", bytes(8 * room))
        self.made_low = array("Q", bytes(8 * room))
        self.made_high = array("Q", bytes(8 * room))
        self.key = array("Q", bytes(8 * room))  # to add to the key of the table before the roll
        self.fact = array("i", bytes(4 * FACTS * room))
        self.write_at = array("i", bytes(4 * (room + 1)))
        self.list_at = array("i", bytes(4 * (room + 1)))
        self.writes = array("i", bytes(4 * self.roomy))
        self.lists = array("i", bytes(4 * self.roomy))
        self.ends = array("B", bytes([c.NOWHERE]) * (2 * c.EDGES))  # the spaces of an edge
        self.find_ends()

    def find_ends(self) -> None:
        """See which spaces lie at each edge."""
        for cell in range(self.root.board.inner_count + self.root.board.ring_count):
            for side in range(c.SIDES):
                edge = self.root.board.border[cell * c.SIDES + side]
                if self.ends[2 * edge] == c.NOWHERE:
                    self.ends[2 * edge] = cell
                elif self.ends[2 * edge] != cell:
                    self.ends[2 * edge + 1] = cell

    def grow(self) -> None:
        """Make room for more; all that is there stays."""
        more = bytes(8 * self.room)
        self.seen_low = array("Q", bytes(memoryview(self.seen_low)) + more)
        self.seen_high = array("Q", bytes(memoryview(self.seen_high)) + more)
        self.made_low = array("Q", bytes(memoryview(self.made_low)) + more)
        self.made_high = array("Q", bytes(memoryview(self.made_high)) + more)
        self.key = array("Q", bytes(memoryview(self.key)) + more)
        self.fact = array("i", bytes(memoryview(self.fact)) + bytes(4 * FACTS * self.room))
        self.write_at = array("i", bytes(memoryview(self.write_at)) + bytes(4 * self.room))
        self.list_at = array("i", bytes(memoryview(self.list_at)) + bytes(4 * self.room))
        self.room *= 2

    def grow_lists(self) -> None:
        """Make room for longer lists."""
        more = bytes(4 * self.roomy)
        self.writes = array("i", bytes(memoryview(self.writes)) + more)
        self.lists = array("i", bytes(memoryview(self.lists)) + more)
        self.roomy *= 2

    def add(self, base: State, was: State, now: State, cell: int, face: int, key: int) -> int:
        """Roll on a table like `base` and keep what happens; `was` is how `base` would count if the fire ended there."""
        if self.count == self.room:
            self.grow()
        if max(self.written, self.listed) + DIFFERENT > self.roomy:
            self.grow_lists()
        now.copy_state(base)
        now.event_log.count = 0
        flares = resolve(now, cell)
        effect = self.count
        self.count += 1
        self.low = 0
        self.high = 0
        whole = now.stage >= w.COLLAPSING or now.markers == 0  # some may be missing
        blown = False
        for i in range(now.event_log.count):
            kind = now.event_log.shorts[4 * i]
            there = now.event_log.shorts[4 * i + 1]
            if kind == w.THREAT:
                self.write(effect, there, now.threat[there])
                self.mark_beside(there)
            elif kind == w.EDGE:
                self.write(effect, EDGE + there, now.edge[there])
                self.mark(self.ends[2 * there])
                self.mark(self.ends[2 * there + 1])
            elif kind == w.HAZMAT_EXPLODED:
                self.write(effect, HAZMAT + there, now.hazmat[there])
                self.mark(there)
                blown = True
            elif kind == w.HOT_SPOT:
                self.write(effect, SPOT + there, now.spot[there])
            elif kind != w.EXPLODED:
                whole = True
        self.made_low[effect] = self.low
        self.made_high[effect] = self.high
        self.mark(cell)
        for i in range(self.write_at[effect], self.written):
            if self.writes[i] >> 8 < c.CELLS:
                self.look_around(self.writes[i] >> 8)
        self.look_around(cell)
        for i in range(now.event_log.count):
            if now.event_log.shorts[4 * i] == w.EXPLODED and not self.look_along(now, now.event_log.shorts[4 * i + 1]):
                whole = True
        if whole or (blown and self.root.options.arson):
            whole = True
            self.low = MASK
            self.high = MASK
            self.made_low[effect] = MASK
            self.made_high[effect] = MASK
        self.seen_low[effect] = self.low
        self.seen_high[effect] = self.high
        self.write_at[effect + 1] = self.written
        i = effect * FACTS
        self.fact[i + CELL] = cell
        self.fact[i + FACE] = face
        self.fact[i + FLARES] = flares
        self.fact[i + WHOLE] = whole
        self.fact[i + MARKERS] = base.markers - now.markers
        self.fact[i + HARM] = now.damage - base.damage
        self.fact[i + SPOTS] = base.spots - now.spots
        self.fact[i + SUPPLY] = base.spots if blown else -1
        if flares:
            self.key[effect] = (now.key() - key) & MASK
        self.list_changes(effect, was, now)
        return effect

    def write(self, effect: int, place: int, value: int) -> None:
        """Keep the new value of a byte, once."""
        for i in range(self.write_at[effect], self.written):
            if self.writes[i] >> 8 == place:
                return
        self.writes[self.written] = place << 8 | value
        self.written += 1

    def mark(self, cell: int) -> None:
        """Add a space to the bits."""
        one = 1
        if cell < 64:
            self.low |= one << cell
        elif cell != c.NOWHERE:
            self.high |= one << (cell - 64)

    def mark_beside(self, cell: int) -> None:
        """Add a space, and the other end of a ladder that may stand there."""
        self.mark(cell)
        self.mark(self.root.board.next[cell * c.SIDES + w.LADDER])

    def look_around(self, cell: int) -> None:
        """Add the spaces next to one."""
        self.mark(cell)
        for side in range(c.SIDES):
            self.mark(self.root.board.next[cell * c.SIDES + side])

    def look_along(self, now: State, centre: int) -> bool:
        """Add the spaces that the waves of an explosion could run along, whatever is between; False where they can turn."""
        for side in range(4):
            here = centre
            while True:
                if now.board.lift[here] or now.board.next[here * c.SIDES + w.STAIR] != c.NOWHERE:
                    return False
                self.mark(here)
                if here != centre and now.threat[here] != w.FIRE:
                    break
                here = now.board.next[here * c.SIDES + side]
        return True

    def list_changes(self, effect: int, was: State, now: State) -> None:
        """List the chances that a roll adds to: all that is worse than before it."""
        for j in range(self.write_at[effect], self.written):
            i = self.writes[j] >> 8
            if i < EDGE:
                if now.threat[i] == w.FIRE and was.threat[i] != w.FIRE:
                    self.count_in(i)
            elif i < HAZMAT:
                i -= EDGE
                if was.edge[i] == self.root.edge[i]:
                    self.count_in(sums.HIT + i)
                if now.board.walks[now.edge[i]] and not now.board.walks[was.edge[i]]:
                    self.count_in(sums.GONE + i)
        for _ in range(now.damage - was.damage):
            self.count_in(sums.DAMAGE)
        if now.stage == w.COLLAPSING:
            self.count_in(sums.COLLAPSE)
        if now.board.ladders:
            ladders.burn(now)
        for i in range(w.SLOTS):
            if self.root.poi[i] and is_lost(now, self.root.poi_at[i]) and not is_lost(was, self.root.poi_at[i]):
                self.count_in(sums.PERSON + i)
        for i in range(now.options.crew):
            if is_down(now, i) and not is_down(was, i):
                self.count_in(sums.FIGURE + i)
        self.list_at[effect + 1] = self.listed

    def count_in(self, place: int) -> None:
        """One of the chances."""
        self.lists[self.listed] = place
        self.listed += 1

    def touches(self, effect: int, before: int) -> bool:
        """Did a roll before change anything that this one looked at?"""
        return bool(self.seen_low[effect] & self.made_low[before] or self.seen_high[effect] & self.made_high[before])

    def fits(self, effect: int, damage: int, markers: int, spots: int) -> bool:
        """Are there enough markers, and is the building far enough from falling, for the roll to do the same?"""
        i = effect * FACTS
        if damage + self.fact[i + HARM] >= w.DAMAGE_MARKERS or markers < self.fact[i + MARKERS]:
            return False
        return self.fact[i + SUPPLY] < 0 or self.fact[i + SUPPLY] == spots

    def put_on(self, s: State, effect: int) -> None:
        """Do to a table what the roll does; a flare-up follows."""
        i = effect * FACTS
        if self.fact[i + WHOLE]:
            resolve(s, self.fact[i + CELL])
            return
        s.markers -= self.fact[i + MARKERS]
        s.damage += self.fact[i + HARM]
        s.spots -= self.fact[i + SPOTS]
        for j in range(self.write_at[effect], self.write_at[effect + 1]):
            place = self.writes[j] >> 8
            if place < EDGE:
                s.threat[place] = self.writes[j] & 255
            elif place < HAZMAT:
                s.edge[place - EDGE] = self.writes[j] & 255
            elif place < SPOT:
                s.hazmat[place - HAZMAT] = self.writes[j] & 255
            else:
                s.spot[place - SPOT] = self.writes[j] & 255
