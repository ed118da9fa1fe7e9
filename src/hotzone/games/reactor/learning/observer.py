"""The observation of Reactor, written by a compiled loop. `observation_layout.py` says where each plane and number lies."""

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
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.state import State
from hotzone.games.reactor.rules import ending

COMPILED = is_compiled(__file__)
NOT_SHOWN = -1
ROOM = {"stage_at": w.STAGES, "place": c.CELLS}

# What a shaped reward can count, by the number of its weight.
MERITS = ("gathered", "hearts", "dial", "alive", "radiation")
GATHERED, HEARTS, DIAL, ALIVE, RADIATION = 0, 1, 2, 3, 4


class ReactorObserver(Observer):
    """Writes planes over the hexagons, then numbers. A plane's field is its first byte, or -1 if it is not shown."""

    def __init__(self, size: int, cells: int, numbers: int) -> None:
        super().__init__(size)
        self.cells = cells  # bytes of a plane
        self.numbers = numbers  # the first byte after the planes
        self.tiles = NOT_SHOWN  # fuel, control, up, black, red, foam
        self.decks = NOT_SHOWN  # cards of a cell in its deck, its place under the deck
        self.lost_from = NOT_SHOWN
        self.deciding = NOT_SHOWN
        self.characters = NOT_SHOWN  # a plane for each
        self.homes = NOT_SHOWN  # a plane for each
        self.tokens = NOT_SHOWN  # by leaver, by kind
        self.owners = False
        if not COMPILED:
            self.stage_at = array("h", bytes(2 * w.STAGES))  # the number that is 1 at this stage
            self.place = array("h", bytes(2 * c.CELLS))  # where a cell lies in a plane
        for i in range(w.STAGES):
            self.stage_at[i] = NOT_SHOWN

    def put(self, name: str, i: int, value: int) -> None:
        """Write one entry of a table."""
        if not 0 <= i < ROOM[name]:
            raise IndexError(f"{name} has no place {i}")
        if name == "stage_at":
            self.stage_at[i] = value
        else:
            self.place[i] = value

    def write(self, table: Table, out: Any) -> None:
        """Write all bytes of the observation."""
        for i in range(self.size):
            out[i] = 0
        self.write_tiles(cython.cast(State, table), out)
        self.write_tokens(cython.cast(State, table), out)
        self.write_people(cython.cast(State, table), out)
        self.write_numbers(cython.cast(State, table), out)

    def write_tiles(self, s: State, out: Any) -> None:
        """Tiles as everybody may remember them, and the cards of their cells."""
        for cell in range(s.board.tile_count):
            tile = s.tile[cell]
            i = self.tiles + self.place[cell]
            if tile & w.TVS:
                out[i] = 1
            elif tile & w.SUZ:
                out[i + self.cells] = 1
            if tile & w.UP:
                out[i + 2 * self.cells] = 1
            if tile & w.UP or tile & w.EMERGENCY == w.EMERGENCY or not s.options.forgetful:  # else it is left to memory
                if tile & w.BLACK:
                    out[i + 3 * self.cells] = 1
                elif tile & w.RED:
                    out[i + 4 * self.cells] = 1
            if tile & w.FOAM:
                out[i + 5 * self.cells] = 1
            out[self.decks + self.place[cell]] = s.deck[cell]
        for i in range(w.SEATS):
            if s.under[i]:
                out[self.decks + self.cells + self.place[s.under[i] - 1]] = i + 1
        if s.lost_from:
            out[self.lost_from + self.place[s.lost_from - 1]] = 1

    def write_tokens(self, s: State, out: Any) -> None:
        """Tokens that lie on cells, by who left them and by kind."""
        for cell in range(s.board.cell_count):
            anything = 0
            for i in range(w.SLOTS):  # most cells are empty: this much the compiler does at one stroke
                anything |= s.lying[cell * w.SLOTS + i]
            if anything:
                for i in range(s.options.crew * w.ROUND):
                    out[self.tokens + i * self.cells + self.place[cell]] = s.lying[cell * w.SLOTS + i]

    def write_people(self, s: State, out: Any) -> None:
        """Characters, where they began, and who of them must decide."""
        for seat in range(s.options.crew):
            if s.at[seat] != c.NOWHERE:
                out[self.characters + seat * self.cells + self.place[s.at[seat]]] = 1
            if self.homes >= 0 and s.home[seat] != c.NOWHERE:
                out[self.homes + seat * self.cells + self.place[s.home[seat]]] = 1
        if s.actor >= 0 and s.at[s.actor] != c.NOWHERE:
            out[self.deciding + self.place[s.at[s.actor]]] = 1

    def write_numbers(self, s: State, out: Any) -> None:
        """The stage, the counters, then what belongs to each character."""
        if self.stage_at[s.stage] >= 0:
            out[self.stage_at[s.stage]] = 1
        i = self.numbers
        # made by make ids from hotzone.games.reactor.learning.observation_numbers NUMBERS: numbers_seen
        out[i], out[i + 1], out[i + 2], out[i + 3], out[i + 4] = s.dial, s.hearts, s.fuel_left, s.control_left, s.lost
        out[i + 5], out[i + 6], out[i + 7], out[i + 8], out[i + 9] = s.steps, s.opened, s.passed, s.masked, s.dosed
        out[i + 10] = s.turn if s.turn < 255 else 255
        i += 11
        for kind in range(4):
            out[i] = s.unseen[kind]
            i += 1
        for kind in range(10):
            out[i] = s.used >> kind & 1
            i += 1
        for seat in range(s.options.crew):
            out[i], out[i + 1], out[i + 2] = s.actor == seat, s.seat == seat, s.radiation[seat]
            i += 3
            for kind in range(10):
                out[i] = s.held[seat * w.SLOTS + kind]
                i += 1
        if self.owners:
            for seat in range(s.options.crew):
                out[i] = s.player[seat]
                i += 1
        # end of what make ids made

    def potential(self, table: Table) -> float:
        """The sum of the merits, each with its weight."""
        return self.merits(cython.cast(State, table))

    def merits(self, s: State) -> float:
        """Assemblies gathered around one that works, hearts, the dial, the living and their radiation."""
        total = self.weights[HEARTS] * s.hearts + self.weights[DIAL] * s.dial
        if self.weights[GATHERED] != 0.0:
            total += self.weights[GATHERED] * ending.most_gathered(s)
        for seat in range(s.options.crew):
            if s.at[seat] != c.NOWHERE:
                total += self.weights[ALIVE] + self.weights[RADIATION] * s.radiation[seat]
        return total
