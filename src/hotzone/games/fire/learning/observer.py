"""The observation of the fire game, written by a compiled loop. `observation_layout.py` says where each plane and number lies."""

from array import array
from typing import Any

try:
    import cython
except ImportError:
    from hotzone.core import nogil as cython

from hotzone.core import constants as c
from hotzone.core.compiled import is_compiled
from hotzone.core.observer import Observer
from hotzone.core.table import Table
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State

COMPILED = is_compiled(__file__)
NOT_SHOWN = -1
ROOM = {"stage_at": w.STAGES, "kind_at": 16, "edge": c.EDGES, "edge_at": c.EDGES}

# What a shaped reward can count, by the number of its weight.
MERITS = ("rescued", "lost", "damage", "found", "fires")
RESCUED, LOST, DAMAGE, FOUND, FIRES = 0, 1, 2, 3, 4


class FireObserver(Observer):
    """Writes planes over the spaces of all floors, then numbers. A plane's field is its first byte, or -1 if it is not shown."""

    def __init__(self, size: int, cells: int, numbers: int) -> None:
        super().__init__(size)
        self.cells = cells
        self.numbers = numbers  # the first byte after the planes
        self.inside = NOT_SHOWN
        self.smoke = NOT_SHOWN  # then fire
        self.poi = NOT_SHOWN  # then victims, then treated ones
        self.deciding = NOT_SHOWN
        self.firefighters = NOT_SHOWN  # a plane for each
        self.hazmat = NOT_SHOWN
        self.spot = NOT_SHOWN
        self.vehicles = NOT_SHOWN  # engine, then ambulance
        self.target = NOT_SHOWN
        self.ladders = NOT_SHOWN  # lying, then standing ones
        self.cards = False  # groups of numbers that belong to modules
        self.driving = False
        self.risky = False
        self.special = False
        self.edges = 0
        if not COMPILED:
            self.stage_at = array("h", bytes(2 * w.STAGES))  # the number that is 1 at this stage
            self.kind_at = array("h", bytes(32))  # the plane of a kind of edge, counted from the first of its side
            self.edge = array("h", bytes(2 * c.EDGES))  # the edges that are shown
            self.edge_at = array("h", bytes(2 * c.EDGES))  # their space in the first plane of their side
        for i in range(w.STAGES):
            self.stage_at[i] = NOT_SHOWN
        for i in range(16):
            self.kind_at[i] = NOT_SHOWN

    def put(self, name: str, i: int, value: int) -> None:
        """Write one entry of a table."""
        if not 0 <= i < ROOM[name]:
            raise IndexError(f"{name} has no place {i}")
        if name == "stage_at":
            self.stage_at[i] = value
        elif name == "kind_at":
            self.kind_at[i] = value
        elif name == "edge":
            self.edge[i] = value
        else:
            self.edge_at[i] = value

    def write(self, table: Table, out: Any) -> None:
        """Write all bytes of the observation."""
        for i in range(self.size):
            out[i] = 0
        self.write_spaces(cython.cast(State, table), out)
        self.write_edges(cython.cast(State, table), out)
        self.write_people(cython.cast(State, table), out)
        if self.target >= 0 or self.ladders >= 0:
            self.write_expansions(cython.cast(State, table), out)
        self.write_numbers(cython.cast(State, table), out)

    def write_spaces(self, s: State, out: Any) -> None:
        """What lies on the spaces."""
        inside, smoke, cells = self.inside, self.smoke, self.cells  # in locals, or they would be read again after each byte
        for i in range(s.board.inner_count):
            out[inside + s.board.inner[i]] = 1
        fire = smoke + cells
        for i in range(cells):  # no question is asked: nobody could guess the answers
            out[smoke + i] = s.threat[i] & w.SMOKE
            out[fire + i] = s.threat[i] >> 1
        if self.hazmat >= 0:
            things = self.hazmat
            for i in range(cells):
                out[things + i] = s.hazmat[i]
        if self.spot >= 0:
            things = self.spot
            for i in range(cells):
                out[things + i] = s.spot[i]

    def write_edges(self, s: State, out: Any) -> None:
        """Walls, doors and windows, on the space above or left of them."""
        for i in range(self.edges):
            kind = self.kind_at[s.edge[self.edge[i]]]
            if kind >= 0:
                out[self.edge_at[i] + kind] = 1

    def write_people(self, s: State, out: Any) -> None:
        """Points of interest, victims, firefighters, and who of them must decide."""
        for i in range(w.SLOTS):
            if s.poi[i] != w.NO_POI:
                out[self.poi + (s.poi[i] - 1) * self.cells + s.poi_at[i]] += 1
        for i in range(s.options.crew):
            if s.at[i] != c.NOWHERE:
                out[self.firefighters + i * self.cells + s.at[i]] = 1
        if s.actor >= 0 and s.at[s.actor] != c.NOWHERE:
            out[self.deciding + s.at[s.actor]] = 1

    def write_expansions(self, s: State, out: Any) -> None:
        """Vehicles, ladders, the space that the gun or the fire is aimed at."""
        if self.vehicles >= 0:
            if s.engine >= 0:
                out[self.vehicles + s.board.engine[2 * s.engine]] = 1
                out[self.vehicles + s.board.engine[2 * s.engine + 1]] = 1
            if s.ambulance >= 0:
                out[self.vehicles + self.cells + s.board.ambulance[2 * s.ambulance]] = 1
                out[self.vehicles + self.cells + s.board.ambulance[2 * s.ambulance + 1]] = 1
        if self.target >= 0 and s.target and s.stage >= w.GUNNING:
            out[self.target + s.target] = 1
        if self.ladders >= 0:
            for i in range(self.cells):
                if s.ladder[i]:
                    out[self.ladders + i] = s.ladder[i] % w.RAISED
                    out[self.ladders + self.cells + i] = s.ladder[i] // w.RAISED

    def write_numbers(self, s: State, out: Any) -> None:
        """The stage, the counters, then what belongs to each firefighter, then what belongs to the modules."""
        if self.stage_at[s.stage] >= 0:
            out[self.stage_at[s.stage]] = 1
        i = self.numbers
        # made by make ids from hotzone.games.fire.learning.observation_numbers NUMBERS: numbers_seen
        out[i], out[i + 1], out[i + 2], out[i + 3], out[i + 4] = s.ap, s.rescued, s.lost, s.damage, s.markers
        out[i + 5], out[i + 6], out[i + 7], out[i + 8] = s.victims, s.alarms, s.playing_on, s.turn if s.turn < 255 else 255
        i += 9
        for figure in range(s.options.crew):
            out[i], out[i + 1], out[i + 2] = s.actor == figure, s.seat == figure, s.saved[figure]
            out[i + 3] = s.fallen >> figure & 1
            i += 4
        if self.cards:
            out[i], out[i + 1], out[i + 2], out[i + 3] = s.move_ap, s.douse_ap, s.command_ap, s.cafs
            i += 4
            for figure in range(s.options.crew):
                out[i + s.role[figure]] = 1
                i += 10
        if self.driving:
            out[i], out[i + 1], out[i + 2], out[i + 3] = s.fresh, s.red, s.black, s.rerolled
            out[i + 4] = s.stage == w.RIDING and s.target == w.AMBULANCE
            i += 5
            for figure in range(s.options.crew):
                out[i] = s.riders >> figure & 1
                i += 1
        if self.risky:
            out[i], out[i + 1], out[i + 2], out[i + 3] = s.spots, s.had_spot, s.flared, s.evidence
            i += 4
        if self.special:
            out[i], out[i + 1] = s.ladders, s.signs
            i += 2
            for figure in range(s.options.crew):
                out[i], out[i + 1], out[i + 2] = s.lying >> figure & 1, s.holds >> figure & 1, s.stranded >> figure & 1
                i += 3
        # end of what make ids made

    def potential(self, table: Table) -> float:
        """The sum of the merits, each with its weight."""
        return self.merits(cython.cast(State, table))

    def merits(self, s: State) -> float:
        """Rescued and lost people, damage, victims found on the board, burning spaces."""
        total = self.weights[RESCUED] * s.rescued + self.weights[LOST] * s.lost + self.weights[DAMAGE] * s.damage
        if self.weights[FOUND] != 0.0:
            for i in range(w.SLOTS):
                if s.poi[i] >= w.VICTIM:
                    total += self.weights[FOUND]
        if self.weights[FIRES] != 0.0:
            for i in range(s.board.inner_count):
                if s.threat[s.board.inner[i]] == w.FIRE:
                    total += self.weights[FIRES]
        return total
