"""Whole matches by thinking players, without the interpreter: for simulations, and to learn from."""

from __future__ import annotations

from array import array
from typing import Any

try:
    import cython
except ImportError:
    from hotzone.core import nogil as cython

from hotzone.ai.search import constants as n
from hotzone.ai.search import cpu_clock
from hotzone.ai.search.lookahead import searcher
from hotzone.ai.search.network import Network
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import HotzoneError
from hotzone.core.table import Table

COMPILED = not __file__.endswith(".py")
RESULTS = 16


class CorePlayer:
    """Plays a table again and again and counts. The table must be a clone of the one to start from."""

    def __init__(self, table: Any, net: Network | None, nodes: int, width: int, exact: int, ahead: int = 0) -> None:
        self.table: Table = table
        self.search: TurnSearch = searcher(table, net, nodes, width, exact, ahead)
        self.dice = Dice(0)
        self.whim = Dice(0)
        self.straying = 0  # turns in a thousand in which a learner strays
        self.matches = 0
        self.actions = 0
        self.turns = 0
        self.thoughts = 0
        self.endless = 0
        self.unlawful = 0  # an action that a search would have played against the rules: must never be
        self.thinking = 0.0  # seconds of all turns
        self.longest = 0.0  # of one turn, which may be thought over after each answer of nature
        self.lately = 0.0  # of the turn that is under way
        self.rows = 0
        self.wild = 0  # turns up to which this match is played nearly by luck, so that a learner sees trouble
        self.waits = False  # a moment before somebody's turn waits for the best value of the search
        self.weighs: bool = table.evaluator().patience() > 0  # where nature's answers are too many, luck is not weighed
        self.rolls = 0  # of nature's part since the last moment was written down
        self.length = 0
        self.record = array("f", [0.0])
        if not COMPILED:
            self.endings = array("q", bytes(8 * RESULTS))

    def ending(self, result: int) -> int:
        """How many matches ended like this."""
        return self.endings[result]

    def listen(self, moments: int, inputs: int, luck: bool = True) -> None:
        """From now on write every half-turn down, as long as there is room; how lucky each roll was only if asked to."""
        self.length = n.ROW + inputs
        self.weighs = self.weighs and luck
        self.record = array("f", bytes(4 * moments * self.length))
        self.search.top.evaluator.wanted = inputs  # more than its own network may read

    def written(self) -> tuple[Any, int, int]:
        """What was written down, how many rows, how long each is; writing starts anew."""
        rows, self.rows = self.rows, 0
        return self.record, rows, self.length

    def play(self, seed: int, first: int, games: int, limit: int = 100_000) -> None:
        """Play matches number `first` to `first + games - 1` of a seed; a match longer than `limit` is endless."""
        with cython.nogil:
            self.run(seed, first, games, limit)
        if self.unlawful:
            raise HotzoneError(
                "illegal-plan", f"match {first + self.matches - 1} of seed {seed}: {self.unlawful} is not legal there"
            )

    def run(self, seed: int, first: int, games: int, limit: int) -> None:
        """The loop: each match has its own luck, so any share of the work gives the same matches."""
        for i in range(first, first + games):
            self.table.to_origin()
            self.dice.reseed(seed * 0x1000000 + i)
            self.whim.reseed((seed + 7919) * 0x1000000 + i)
            self.play_out(limit)
            if self.unlawful:
                return

    def play_out(self, limit: int) -> None:
        """Play one match to its end."""
        steps = 0
        self.lately = 0.0
        self.wild = 0
        if self.straying and self.whim.below(n.WILD_MATCHES) == 0:
            self.wild = self.whim.below(n.WILD)
        fresh = True  # the last moment written down, or none, was one before nature's part
        while self.table.actor != c.NOBODY and not self.unlawful:
            if steps >= limit:
                self.endless += 1
                break
            if self.length:
                if fresh and (self.table.phase() == c.DECIDING or self.table.phase() == c.AFTER):
                    self.write(1)
                    fresh = False
                elif not fresh and self.table.phase() == c.BEFORE:
                    self.write(0)
                    fresh = True
            if self.table.actor == c.NATURE:
                self.meet_nature()
                steps += 1
            elif self.table.phase() == c.DECIDING:
                steps += self.take_turn()
            else:
                steps += self.take_choice()
        if self.length:
            self.write(2)
        self.matches += 1
        self.actions += steps
        self.turns += self.table.turn
        self.endings[self.table.result] += 1

    def meet_nature(self) -> None:
        """Let nature answer. A learner writes down how lucky a roll was: the worth after it less the mean over all rolls.

        Taken from what came of a moment, luck that is known to be luck no longer hides what was good play.
        """
        if not (self.weighs and self.length and self.rows and self.search.learned) or self.table.phase() != c.BEFORE:
            self.table.apply(self.table.pick_chance(self.dice))
            return
        row = (self.rows - 1) * self.length
        self.search.top.table.to_origin()
        mean = self.search.expect(self.search.top)
        if self.rolls == 0:
            self.record[row + 4] = mean
        self.rolls += 1
        self.table.apply(self.table.pick_chance(self.dice))
        self.search.top.table.to_origin()
        self.record[row + 5] += self.search.settle(self.search.top) - mean

    def take_turn(self) -> int:
        """Think once, then carry the plan out."""
        began = cpu_clock.seconds()
        self.search.think()
        self.lately += cpu_clock.seconds() - began
        self.thoughts += 1
        if self.waits:
            self.record[(self.rows - 1) * self.length + 4] = self.search.value[0]
            self.waits = False
        wild = self.table.turn <= self.wild
        if self.straying and self.whim.below(1000) < (n.WILDLY if wild else self.straying):
            self.search.stray(self.whim, 2 if wild else n.EXPLORED)
            if self.length and self.rows:
                self.record[(self.rows - 1) * self.length + 2] = 2.0 if wild else 1.0
        for i in range(self.search.plan_count):
            self.carry_out(self.search.plan[i])
        if self.table.phase() != c.DECIDING:
            self.thinking += self.lately
            self.longest = max(self.longest, self.lately)
            self.lately = 0.0
        return self.search.plan_count

    def take_choice(self) -> int:
        """Answer a question outside a turn; a learner also by whim, and so sees other set-ups."""
        if self.straying and self.table.phase() == c.PREPARING and self.whim.below(4) == 0:
            self.table.find()
            self.table.apply(self.table.actions[self.whim.below(self.table.count)])
        else:
            self.carry_out(self.search.answer())
        return 1

    def carry_out(self, action: int) -> None:
        """Apply an action that the table offers; any other one ends the match."""
        self.table.find()
        for i in range(self.table.count):
            if self.table.actions[i] == action:
                self.table.apply(action)
                return
        self.unlawful = action

    def write(self, kind: int) -> None:
        """Write a moment down: kind 0 before nature's part, 1 after it, 2 the end with its result."""
        start = self.rows * self.length
        if start + self.length > len(self.record):
            return
        self.rows += 1
        self.search.top.table.to_origin()
        self.search.top.evaluator.write_inputs()
        self.record[start] = self.matches
        self.record[start + 1] = kind
        self.record[start + 2] = 0.0
        self.record[start + 5] = 0.0
        self.rolls = 0
        if kind == 2:
            self.record[start + 3] = self.search.top.evaluator.won()
            self.record[start + 4] = self.table.worth()
            return
        self.record[start + 3] = self.search.net.value(self.search.top.evaluator) if self.search.learned else -1.0
        self.record[start + 4] = -1.0  # until somebody looks more closely
        for i in range(self.search.top.evaluator.count):
            self.record[start + n.ROW + i] = self.search.top.evaluator.inputs[i]
        self.waits = kind == 1
