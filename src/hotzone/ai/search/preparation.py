"""Set-up as one plan: all choices left before the first turn are considered together."""

from __future__ import annotations

from array import array
from typing import Any

from hotzone.ai.search import constants as n
from hotzone.ai.search.expansion import Expansion
from hotzone.ai.search.network import Network
from hotzone.core import constants as c
from hotzone.core.evaluator import Evaluator
from hotzone.core.table import Table

SCOUT = (1500, 12)  # tables and width of a look into the first turn
FEW = 8  # options of a choice that are all tried
ROUNDS = 2  # every choice is thought over so often with the others as they stand


class Preparation:
    """Chooses the rest of a set-up: every option of the choice that has the fewest, the other choices one by one to fit it.

    In the fire game that is where the engine is parked: firefighters are placed before, but where to stand depends on it. Where
    every choice has many options, as in the family game, each is made by itself.
    Looks are bounded, so that boards with many starts take no longer than others.
    """

    def __init__(self, match: Any, net: Network | None, looks: int, closely: int) -> None:
        self.table: Table = match.clone()
        self.evaluator: Evaluator = self.table.evaluator()
        self.scout = Expansion(self.table, net, SCOUT[0], SCOUT[1])
        self.looks = looks  # at set-ups as they lie there
        self.closely = max(closely, 8 * SCOUT[0])  # at tables of first turns, when some of them are looked into
        self.limit = 0
        self.used = 0
        self.count = 0  # choices of the plan
        self.done = 0  # how many of them were made
        self.expected = 0  # the key of the table at which the next one is due
        self.options = array("i", bytes(4 * n.CHOICES * n.OPTIONS))
        self.many = array("i", bytes(4 * n.CHOICES))
        self.chosen = array("i", bytes(4 * n.CHOICES))
        self.best = array("i", bytes(4 * n.CHOICES))

    def next_choice(self) -> int:
        """The choice that is due; a new plan where somebody else chose what was not planned."""
        self.table.to_origin()
        if self.done >= self.count or self.table.key() != self.expected:
            self.plan()
        action = self.best[self.done]
        self.done += 1
        self.table.to_origin()
        self.table.apply(action)
        self.expected = self.table.key()
        return action

    def plan(self) -> None:
        """Find the best set-up from this table on."""
        self.used = 0
        self.done = 0
        self.list_choices()
        key = self.fewest()
        if self.many[key] > FEW:  # there is nothing that all others must fit: taken one by one, more matches are won
            self.count = 1
            self.choose(0)
            self.keep(-1.0)
            return
        most = -1.0
        first = self.scout.looks
        for i in range(self.many[key]):
            self.chosen[key] = self.options[key * n.OPTIONS + i]
            self.limit = first + self.closely * (i + 1) // self.many[key]  # each of these options gets its share
            self.improve(key)
            most = self.keep(most)
            most = self.try_readiness(most)

    def list_choices(self) -> None:
        """List the choices up to nature's next answer or the first turn, with the first option of each."""
        self.count = 0
        self.table.to_origin()
        while self.count < n.CHOICES and self.table.phase() == c.PREPARING and self.table.actor != c.NATURE:
            self.table.find()
            self.many[self.count] = min(self.table.count, n.OPTIONS)
            for i in range(self.many[self.count]):
                self.options[self.count * n.OPTIONS + i] = self.table.actions[i]
            self.chosen[self.count] = self.best[self.count] = self.table.actions[0]
            self.table.apply(self.table.actions[0])
            self.count += 1

    def fewest(self) -> int:
        """The choice that has the fewest options, but more than one."""
        found = 0
        for i in range(1, self.count):
            if self.many[i] > 1 and (self.many[i] < self.many[found] or self.many[found] == 1):
                found = i
        return found

    def set_up(self) -> bool:
        """Bring the table to the end of the chosen set-up, if all of it is legal."""
        self.table.to_origin()
        for i in range(self.count):
            self.table.find()
            legal = False
            for k in range(self.table.count):
                legal = legal or self.table.actions[k] == self.chosen[i]
            if not legal:
                return False
            self.table.apply(self.chosen[i])
        return True

    def worth(self) -> float:
        """How the chosen set-up looks; -1 where it is not allowed."""
        self.used += 1
        if not self.set_up():
            return -1.0
        self.scout.top.table.to_origin()
        return self.scout.worth(self.scout.top)

    def improve(self, key: int) -> None:
        """Choose all but one of the choices anew, one after the other, as long as there are looks left."""
        for _ in range(ROUNDS):
            for i in range(self.count):
                if i != key and self.used < self.looks:
                    self.choose(i)

    def choose(self, i: int) -> None:
        """Take the option that looks best with the other choices as they are; of equals the one listed first."""
        found = self.chosen[i]
        most = -1.0
        for k in range(self.many[i]):
            self.chosen[i] = self.options[i * n.OPTIONS + k]
            value = self.worth()
            if value > most:
                most = value
                found = self.chosen[i]
        self.chosen[i] = found

    def keep(self, most: float) -> float:
        """Keep the chosen set-up if its first turn promises more than the best so far; gives the better promise."""
        if not self.set_up():
            return most
        self.scout.top.table.to_origin()
        promise = self.scout.worth(self.scout.top)
        if self.table.phase() == c.DECIDING and self.table.actor != c.NATURE:
            self.scout.grow()
            self.scout.back_up()
            promise = self.scout.value[0]
        if promise > most:
            most = promise
            for i in range(self.count):
                self.best[i] = self.chosen[i]
        return most

    def try_readiness(self, most: float) -> float:
        """Look closely at set-ups that differ by one choice and bring somebody where much can be done at once."""
        for i in range(self.count):
            before = self.chosen[i]
            for k in range(self.many[i]):
                if self.scout.looks >= self.limit:
                    self.chosen[i] = before
                    return most
                self.chosen[i] = self.options[i * n.OPTIONS + k]
                if self.chosen[i] != before and self.set_up() and self.evaluator.is_ready():
                    most = self.keep(most)
            self.chosen[i] = before
        return most
