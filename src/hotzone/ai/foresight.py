"""Thinking one more turn ahead: the best ends of this turn are played on through the next seat's whole turn."""

from __future__ import annotations

from typing import Any

from hotzone.ai import words as n
from hotzone.ai.network import Network
from hotzone.ai.search import Search
from hotzone.core import words as c
from hotzone.core.dice import Dice

AFTER = (1500, 10)  # tables that the turn after this one may meet, and how many are looked into at each number of AP
SHARE = 6  # of nature's first answers, one in this many is played on
FEW = 12  # with no more answers than this, all are


class Foresight(Search):
    """A search that, when it has found its best ends, asks what the next seat could make of them after each roll."""

    def __init__(
        self,
        match: Any,
        net: Network | None,
        nodes: int,
        width: int,
        exact: int,
        ahead: int,
        after: tuple[int, int] = AFTER,
        share: int = SHARE,
    ) -> None:
        super().__init__(match, net, nodes, width, exact)
        self.ahead = ahead  # ends that are played on
        self.share = share
        self.next = Search(self.top.below.table, net, after[0], after[1], 0)
        self.dice = Dice(0)

    def think(self) -> None:
        """Find the best plan for this turn with the next one in mind."""
        Search.think(self)
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
            node = self.order[i]
            if self.score[node] >= 0.0:
                self.go_to(node)
                self.top.table.apply(self.top.table.closing())
                if self.top.table.actor == c.NATURE:
                    gain = self.foresee()
                    shift += gain
                    self.score[node] = min(1.0, max(0.0, self.ends[node] + gain))
                    played += 1
        for i in range(ends):
            node = self.order[i]
            if i < some and self.score[node] >= 0.0:
                self.ends[node] = self.score[node]
            elif played:
                self.ends[node] = max(0.0, self.ends[node] + shift / played)
        return played

    def foresee(self) -> float:
        """What the next turn adds to the worth of the top table: the mean over some of nature's first answers.

        Only the difference to what the table promised after the same answer is taken. All answers are in that promise
        already, so a few of them tell well what the turn after it changes.
        """
        total = 0.0
        weights = 0
        self.top.table.find()
        step = self.share if self.top.table.count > FEW else 1
        i = step // 2
        while i < self.top.table.count:
            self.top.below.table.rewind()
            self.top.below.table.apply(self.top.table.actions[i])
            self.dice.reseed(i)  # all ends meet the same luck, so that only what was decided tells them apart
            weight = self.top.table.weight(self.top.table.actions[i])
            total += weight * self.carry_on()
            weights += weight
            i += step
        return total / max(1, weights)

    def carry_on(self) -> float:
        """Answer what comes before the next turn, then see what the best that this turn can be adds to the promise."""
        for _ in range(n.STEPS):
            phase = self.top.below.table.phase()
            if phase == c.DONE:
                return 0.0
            if phase == c.DECIDING and self.top.below.table.actor != c.NATURE:
                promised = self.worth(self.top.below)
                self.next.think()
                return self.next.value[0] - promised
            if self.top.below.table.actor == c.NATURE:
                self.top.below.table.apply(self.top.below.table.deal(self.dice))
            else:
                self.top.below.table.apply(self.next.answer())
        return 0.0


def searcher(match: Any, net: Network | None, nodes: int, width: int, exact: int, ahead: int) -> Search:
    """A search with as much foresight as is asked for."""
    return Foresight(match, net, nodes, width, exact, ahead) if ahead else Search(match, net, nodes, width, exact)
