"""Thinks further: the best outcomes of this turn are followed through the whole turns of the next seats."""

from __future__ import annotations

from array import array
from typing import Any

from hotzone.ai.search import constants as n
from hotzone.ai.search.network import Network
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.core import constants as c
from hotzone.core.dice import Dice

COMPILED = not __file__.endswith(".py")
AFTER = (400, 4)  # tables that each later turn may meet, and how many are looked into at each number of AP
TURNS = 2  # later turns
SHARE = 12  # of nature's first answers one in so many is played on, for the few best ends three
FINAL = 3  # ends that are played on so often
NEARLY = 0.9999  # no hope is worth as much as a victory that only has to be taken
FEW = 12  # where nature has no more answers than this, all are played on


class Lookahead(TurnSearch):
    """A search that, when it has found its best ends, asks what the next seats could make of them."""

    def __init__(
        self, match: Any, net: Network | None, nodes: int, width: int, exact: int, ahead: int, after: tuple[int, int] = AFTER
    ) -> None:
        super().__init__(match, net, nodes, width, exact)
        self.ahead = min(ahead, n.AHEAD)  # ends that are played on
        self.next = TurnSearch(self.top.below.table, net, after[0], after[1], 0)
        self.weighs: bool = match.evaluator().patience() > 0  # where nature's answers are too many, not all are looked at
        self.dice = Dice(0)
        if not COMPILED:
            self.gains = array("d", bytes(8 * n.AHEAD))
            self.heavy = array("d", bytes(8 * n.AHEAD))
            self.once = array("i", bytes(4 * n.AHEAD))

    def think(self) -> None:
        """Find the best plan for this turn with the next ones in mind."""
        TurnSearch.think(self)
        if self.count > 1 and self.look_further() > 1:
            self.back_up()
            self.follow()

    def look_further(self) -> int:
        """Play the best ends on; the others are moved by what that changed on average. Gives how many were played on."""
        ends = 0
        for i in range(self.count):
            if self.ends[i] >= 0.0 and not self.sort[i] & n.LEAF:
                self.order[ends] = i
                self.score[i] = -1.0 if self.sort[i] & n.LATER else self.ends[i]  # what lies behind a reveal is not planned yet
                ends += 1
        some = min(ends, self.ahead)
        self.choose(ends, some)
        played = 0
        shift = 0.0
        for i in range(some):
            self.gains[i] = self.heavy[i] = 0.0
            if self.score[self.order[i]] >= 0.0:
                self.foresee(i, SHARE // 6)
            self.once[i] = self.heavy[i] > 0.0
            if self.once[i]:
                shift += self.gains[i] / self.heavy[i]
                played += 1
        self.look_again(some)
        for i in range(ends):
            node = self.order[i]
            if i < some and self.heavy[i] > 0.0:
                self.ends[node] = min(NEARLY, max(0.0, self.hoped(i)))
            elif played:
                self.ends[node] = min(NEARLY, max(0.0, self.ends[node] + shift / played))
        return played

    def look_again(self, some: int) -> None:
        """Play the few best of them on after other rolls too: between these the choice will be."""
        for _ in range(FINAL):
            best = n.NONE
            for i in range(some):
                if self.once[i] and (best < 0 or self.hoped(i) > self.hoped(best)):
                    best = i
            if best >= 0:
                self.once[best] = 0
                self.foresee(best, SHARE // 2)
                self.foresee(best, SHARE - SHARE // 6)

    def hoped(self, i: int) -> float:
        """What an end that was played on is worth by now."""
        return self.ends[self.order[i]] + self.gains[i] / self.heavy[i]

    def foresee(self, i: int, first: int) -> None:
        """Weigh what the next turns add to the worth of an end, after some of nature's first answers.

        Only the difference to what the table promised after the same answer is taken. All answers are in that promise
        already, so a few of them tell well what the turns after it change.
        """
        self.go_to(self.order[i])
        self.top.table.apply(self.top.table.end_action())
        if self.top.table.actor != c.NATURE:
            return
        self.top.table.find()
        few = self.top.table.count <= FEW
        if few and self.heavy[i] > 0.0:
            return
        k = 0 if few else first
        while k < self.top.table.count:
            self.top.below.table.to_origin()
            self.top.below.table.apply(self.top.table.actions[k])
            self.dice.reseed(k)  # all ends meet the same luck, so that only what was decided tells them apart
            weight = self.top.table.weight(self.top.table.actions[k])
            self.gains[i] += weight * self.carry_on()
            self.heavy[i] += weight
            k += 1 if few else SHARE

    def carry_on(self) -> float:
        """What the next turns add to what the table below promises."""
        gain = 0.0
        for turn in range(TURNS):
            self.begin_turn()
            if self.top.below.table.phase() != c.DECIDING:
                return gain
            gain -= self.worth(self.top.below)
            self.next.think()
            gain += self.next.value[0]
            if turn < TURNS - 1:
                gain += self.take_turn()
        return gain

    def begin_turn(self) -> None:
        """Answer what comes before somebody's turn."""
        for _ in range(n.STEPS):
            phase = self.top.below.table.phase()
            if phase == c.DONE or (phase == c.DECIDING and self.top.below.table.actor != c.NATURE):
                return
            if self.top.below.table.actor == c.NATURE:
                self.top.below.table.apply(self.top.below.table.pick_chance(self.dice))
            else:
                self.top.below.table.apply(self.next.answer())

    def take_turn(self) -> float:
        """Play the turn that was thought over to its end; gives what the mean over nature's next answers adds to its promise."""
        for _ in range(n.STEPS):
            if self.top.below.table.phase() != c.DECIDING:
                break
            if self.top.below.table.actor == c.NATURE:
                self.top.below.table.apply(self.top.below.table.pick_chance(self.dice))
                if self.top.below.table.phase() == c.DECIDING and self.top.below.table.actor != c.NATURE:
                    self.next.think()
            else:
                for i in range(self.next.plan_count):
                    self.top.below.table.apply(self.next.plan[i])
        if not self.weighs or self.top.below.table.phase() != c.BEFORE:
            return 0.0
        self.next.top.table.to_origin()
        return self.next.expect(self.next.top) - self.next.value[0]


def searcher(match: Any, net: Network | None, nodes: int, width: int, exact: int, ahead: int) -> TurnSearch:
    """A search with as much foresight as is asked for."""
    return Lookahead(match, net, nodes, width, exact, ahead) if ahead else TurnSearch(match, net, nodes, width, exact)
