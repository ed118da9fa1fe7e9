"""Random matches inside the core: many in a row without the interpreter, so threads can share the work."""

from array import array

try:
    import cython
except ImportError:
    from hotzone.core import nogil as cython

from hotzone.core import constants as c
from hotzone.core.compiled import is_compiled
from hotzone.core.dice import Dice
from hotzone.core.table import Table

COMPILED = is_compiled(__file__)
RESULTS = 16


class Batch:
    """Plays a table out by luck again and again, and counts. The table must be a clone of the one to start from."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.dice = Dice(0)
        self.matches = 0
        self.actions = 0
        self.turns = 0
        self.endless = 0
        self.watched = False
        if not COMPILED:
            self.endings = array("q", bytes(8 * RESULTS))

    def ending(self, result: int) -> int:
        """How many matches ended like this."""
        return self.endings[result]

    def watch(self) -> None:
        """From now on have every action's events written, as when somebody listens: for the benchmark."""
        self.table.watch()
        self.watched = True

    def play(self, seed: int, first: int, games: int, limit: int = 100_000) -> None:
        """Play matches number `first` to `first + games - 1` of a seed; a match longer than `limit` is endless."""
        with cython.nogil:
            self.run(seed, first, games, limit)

    def run(self, seed: int, first: int, games: int, limit: int) -> None:
        """The loop: each match has its own luck, so any share of the work gives the same matches."""
        for i in range(first, first + games):
            self.table.to_origin()
            self.dice.reseed(seed * 0x1000000 + i)
            self.play_out(limit)

    def play_out(self, limit: int) -> None:
        """Play one match to its end, every legal action as likely as the others."""
        steps = 0
        while self.table.actor != c.NOBODY:
            if steps == limit:
                self.endless += 1
                break
            steps += 1
            if self.watched:
                self.table.event_log.count = 0
            if self.table.actor == c.NATURE:
                self.table.apply(self.table.pick_chance(self.dice))
            else:
                self.table.find()
                self.table.apply(self.table.actions[self.dice.below(self.table.count)])
        self.matches += 1
        self.actions += steps
        self.turns += self.table.turn
        self.endings[self.table.result] += 1

    def rewinds(self, times: int) -> None:
        """Rewind again and again: for the benchmark."""
        with cython.nogil:
            for _ in range(times):
                self.table.to_origin()
