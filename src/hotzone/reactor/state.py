"""What the players would write down to go on tomorrow, as bytes; dial and deck heights besides, which follow from the rest."""

from array import array

from hotzone.core import words as c
from hotzone.core.table import Table
from hotzone.reactor import words as w
from hotzone.reactor.field import Field
from hotzone.reactor.options import Options

# The counters, in the order of a snapshot.
NUMBERS = (
    *("stage", "seat", "turn", "dial", "hearts", "fuel_left", "control_left", "lost", "lost_from", "due", "steps"),
    *("opened", "passed", "used", "masked", "dosed", "asked", "result", "actor"),
)
SIZES = (
    ("tile", 128),
    ("deck", 64),
    ("lying", 1024),
    ("held", 64),
    ("at", 4),
    ("home", 4),
    ("radiation", 4),
    ("player", 4),
    ("unseen", 4),
    ("under", 4),
)

COMPILED = not __file__.endswith(".py")


class State(Table):
    """The table of Reactor. `board` and `options` are shared between twins, never copied."""

    def __init__(self, board: Field, options: Options) -> None:
        super().__init__()
        self.board = board
        self.options = options
        if not COMPILED:
            self.tile = bytearray(c.CELLS)  # what lies in each cell
            self.deck = bytearray(w.CELLS)  # how many cards of each cell are in its deck
            self.lying = bytearray(w.CELLS * w.SLOTS)  # tokens left on a cell: cell * 16 + leaver * 4 + kind
            self.held = bytearray(w.SEATS * w.SLOTS)  # tokens: seat * 16 + kind
            self.at = bytearray(w.SEATS)  # where each figure stands; the dead stand nowhere
            self.home = bytearray(w.SEATS)  # the start cell of each figure
            self.radiation = bytearray(w.SEATS)
            self.player = bytearray(w.SEATS)  # who has each character, from 1
            self.unseen = bytearray(w.SEATS)  # tiles whose sign nobody has seen: black and red fuel, black and red control
            self.under = bytearray(w.SEATS)  # cards under the overheat deck, the upper one first, each as its cell + 1
        self.clear()

    def clear(self) -> None:
        """A closed reactor before the characters take their places (REACTOR-SETUP)."""
        for i in range(c.CELLS):
            self.tile[i] = w.EMPTY
        for i in range(w.CELLS):
            self.deck[i] = 0
        for i in range(self.board.tile_count):
            if i < self.board.fuel_count:
                self.tile[i] = w.TVS
                self.deck[i] = self.options.fuel_cards
            else:
                self.tile[i] = w.SUZ
                self.deck[i] = self.options.control_cards
        for i in range(w.CELLS * w.SLOTS):
            self.lying[i] = 0
        for i in range(w.SEATS * w.SLOTS):
            self.held[i] = 0
        for i in range(w.SEATS):
            self.at[i] = c.NOWHERE
            self.home[i] = c.NOWHERE
            self.radiation[i] = 0
            self.player[i] = 0
            self.unseen[i] = self.options.tiles[i]
            self.under[i] = 0
        self.stage = w.CASTING
        self.seat = 0
        self.turn = 0
        self.dial = 0
        self.hearts = self.options.hearts
        self.fuel_left = self.board.fuel_count * self.options.fuel_cards
        self.control_left = (self.board.tile_count - self.board.fuel_count) * self.options.control_cards
        self.lost = 0  # working control assemblies
        self.lost_from = 0  # where the last of them lay, as cell + 1, once there is none left
        self.due = 0  # cards still to draw in this phase
        self.steps = 0
        self.opened = 0  # tiles this turn
        self.passed = 0  # given or left a token this turn
        self.used = 0  # bits: kinds of tokens used this turn
        self.masked = 0
        self.dosed = 0  # the tile under the active figure was turned up in this reactor phase
        self.asked = 0  # the cell + 1 whose tile nature must show
        self.result = w.UNDECIDED
        self.actor = c.NOBODY

    def copy_state(self, s: "State") -> None:
        """Become like another table of the same match."""
        self.tile[:] = s.tile
        self.deck[:] = s.deck
        self.lying[:] = s.lying
        self.held[:] = s.held
        self.at[:] = s.at
        self.home[:] = s.home
        self.radiation[:] = s.radiation
        self.player[:] = s.player
        self.unseen[:] = s.unseen
        self.under[:] = s.under
        self.stage = s.stage
        self.seat = s.seat
        self.turn = s.turn
        self.dial = s.dial
        self.hearts = s.hearts
        self.fuel_left = s.fuel_left
        self.control_left = s.control_left
        self.lost = s.lost
        self.lost_from = s.lost_from
        self.due = s.due
        self.steps = s.steps
        self.opened = s.opened
        self.passed = s.passed
        self.used = s.used
        self.masked = s.masked
        self.dosed = s.dosed
        self.asked = s.asked
        self.result = s.result
        self.actor = s.actor

    def snapshot(self) -> bytes:
        """The whole state; equal tables give equal bytes."""
        cells = bytes(self.tile[:128]) + bytes(self.deck[:64]) + bytes(self.lying[:1024]) + bytes(self.held[:64])
        people = bytes(self.at[:4]) + bytes(self.home[:4]) + bytes(self.radiation[:4]) + bytes(self.player[:4])
        luck = bytes(self.unseen[:4]) + bytes(self.under[:4])
        return cells + people + luck + array("h", [getattr(self, name) for name in NUMBERS]).tobytes()

    def restore(self, data: bytes) -> None:
        """Become what a snapshot of the same board and options says."""
        start = 0
        for name, size in SIZES:
            for i in range(size):
                self.put(name, i, data[start + i])
            start += size
        for name, value in zip(NUMBERS, array("h", data[start:]), strict=True):
            setattr(self, name, value)

    def put(self, name: str, i: int, value: int) -> None:
        """Write one byte: for positions, tests and set-up, not for loops."""
        if name == "tile":
            self.tile[i] = value
        elif name == "deck":
            self.deck[i] = value
        elif name == "lying":
            self.lying[i] = value
        elif name == "held":
            self.held[i] = value
        elif name == "at":
            self.at[i] = value
        elif name == "home":
            self.home[i] = value
        elif name == "radiation":
            self.radiation[i] = value
        elif name == "player":
            self.player[i] = value
        elif name == "unseen":
            self.unseen[i] = value
        elif name == "under":
            self.under[i] = value
        else:
            raise KeyError(name)

    def get(self, name: str, i: int) -> int:
        """Read one byte."""
        if name == "tile":
            return self.tile[i]
        if name == "deck":
            return self.deck[i]
        if name == "lying":
            return self.lying[i]
        if name == "held":
            return self.held[i]
        if name == "at":
            return self.at[i]
        if name == "home":
            return self.home[i]
        if name == "radiation":
            return self.radiation[i]
        if name == "player":
            return self.player[i]
        if name == "unseen":
            return self.unseen[i]
        if name == "under":
            return self.under[i]
        raise KeyError(name)
