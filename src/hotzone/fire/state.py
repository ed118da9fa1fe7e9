"""What the players would write down to go on tomorrow, as bytes; nothing that follows from the rest, but for two supplies."""

from array import array

from hotzone.core import words as c
from hotzone.core.table import Table
from hotzone.fire import words as w
from hotzone.fire.building import Building
from hotzone.fire.options import Options

# The counters, in the order of a snapshot.
NUMBERS = (
    *("stage", "seat", "turn", "ap", "move_ap", "douse_ap", "command_ap", "cafs", "fresh", "engine", "ambulance"),
    *("markers", "damage", "rescued", "lost", "victims", "alarms", "spots", "asked", "step", "target", "red", "black"),
    *("rerolled", "riders", "fallen", "had_spot", "flared", "playing_on", "result", "actor"),
)
SIZES = (
    ("threat", 128),
    ("spot", 128),
    ("hazmat", 128),
    ("edge", 128),
    ("at", 8),
    ("saved", 8),
    ("role", 8),
    ("poi", 4),
    ("poi_at", 4),
)
ROOM = dict(SIZES)

COMPILED = not __file__.endswith(".py")


class State(Table):
    """The table of the fire game. `board` and `options` are shared between twins, never copied."""

    def __init__(self, board: Building, options: Options) -> None:
        super().__init__()
        self.board = board
        self.options = options
        if not COMPILED:
            self.threat = bytearray(c.CELLS)
            self.spot = bytearray(c.CELLS)  # hot spots
            self.hazmat = bytearray(c.CELLS)  # how many lie on a space
            self.edge = bytearray(c.EDGES)
            self.at = bytearray(8)  # where each figure stands
            self.saved = bytearray(8)
            self.role = bytearray(8)
            self.poi = bytearray(4)  # slots, in the order of their spaces, empty ones last
            self.poi_at = bytearray(4)
        self.clear()

    def clear(self) -> None:
        """An empty building before set-up."""
        for i in range(c.CELLS):
            self.threat[i] = 0
            self.spot[i] = 0
            self.hazmat[i] = 0
        for i in range(c.EDGES):
            self.edge[i] = self.board.edge[i]
        for i in range(8):
            self.at[i] = c.NOWHERE
            self.saved[i] = 0
            self.role[i] = 0
        for i in range(4):
            self.poi[i] = 0
            self.poi_at[i] = 0
        self.stage = w.EXPLODING
        self.seat = self.options.first
        self.turn = 0
        self.ap = 0
        self.move_ap = 0
        self.douse_ap = 0
        self.command_ap = 0
        self.cafs = 0
        self.fresh = 0
        self.engine = w.UNPARKED
        self.ambulance = w.UNPARKED
        self.markers = self.options.threat_markers
        self.damage = 0
        self.rescued = 0
        self.lost = 0
        self.victims = w.VICTIMS
        self.alarms = w.ALARMS
        self.spots = 0
        self.asked = 0
        self.step = 0
        self.target = 0
        self.red = 0
        self.black = 0
        self.rerolled = 0
        self.riders = 0
        self.fallen = 0
        self.had_spot = 0
        self.flared = 0
        self.playing_on = 0
        self.result = w.UNDECIDED
        self.actor = c.NOBODY

    def copy_state(self, s: "State") -> None:
        """Become like another table of the same match."""
        self.threat[:] = s.threat
        self.spot[:] = s.spot
        self.hazmat[:] = s.hazmat
        self.edge[:] = s.edge
        self.at[:] = s.at
        self.saved[:] = s.saved
        self.role[:] = s.role
        self.poi[:] = s.poi
        self.poi_at[:] = s.poi_at
        self.stage = s.stage
        self.seat = s.seat
        self.turn = s.turn
        self.ap = s.ap
        self.move_ap = s.move_ap
        self.douse_ap = s.douse_ap
        self.command_ap = s.command_ap
        self.cafs = s.cafs
        self.fresh = s.fresh
        self.engine = s.engine
        self.ambulance = s.ambulance
        self.markers = s.markers
        self.damage = s.damage
        self.rescued = s.rescued
        self.lost = s.lost
        self.victims = s.victims
        self.alarms = s.alarms
        self.spots = s.spots
        self.asked = s.asked
        self.step = s.step
        self.target = s.target
        self.red = s.red
        self.black = s.black
        self.rerolled = s.rerolled
        self.riders = s.riders
        self.fallen = s.fallen
        self.had_spot = s.had_spot
        self.flared = s.flared
        self.playing_on = s.playing_on
        self.result = s.result
        self.actor = s.actor

    def snapshot(self) -> bytes:
        """The whole state; equal tables give equal bytes."""
        spaces = bytes(self.threat[:128]) + bytes(self.spot[:128]) + bytes(self.hazmat[:128]) + bytes(self.edge[:128])
        people = bytes(self.at[:8]) + bytes(self.saved[:8]) + bytes(self.role[:8]) + bytes(self.poi[:4]) + bytes(self.poi_at[:4])
        return spaces + people + array("h", [getattr(self, name) for name in NUMBERS]).tobytes()

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
        if not 0 <= i < ROOM.get(name, c.CELLS):  # compiled code would look past the end
            raise IndexError(f"{name} has no place {i}")
        if name == "threat":
            self.threat[i] = value
        elif name == "spot":
            self.spot[i] = value
        elif name == "hazmat":
            self.hazmat[i] = value
        elif name == "edge":
            self.edge[i] = value
        elif name == "at":
            self.at[i] = value
        elif name == "saved":
            self.saved[i] = value
        elif name == "role":
            self.role[i] = value
        elif name == "poi":
            self.poi[i] = value
        elif name == "poi_at":
            self.poi_at[i] = value
        else:
            raise KeyError(name)

    def get(self, name: str, i: int) -> int:
        """Read one byte."""
        if not 0 <= i < ROOM.get(name, c.CELLS):  # compiled code would look past the end
            raise IndexError(f"{name} has no place {i}")
        if name == "threat":
            return self.threat[i]
        if name == "spot":
            return self.spot[i]
        if name == "hazmat":
            return self.hazmat[i]
        if name == "edge":
            return self.edge[i]
        if name == "at":
            return self.at[i]
        if name == "saved":
            return self.saved[i]
        if name == "role":
            return self.role[i]
        if name == "poi":
            return self.poi[i]
        if name == "poi_at":
            return self.poi_at[i]
        raise KeyError(name)
