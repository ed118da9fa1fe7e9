"""The search of a whole turn: every outcome its decisions can lead to, and the plan for the best one."""

from __future__ import annotations

from array import array
from typing import Any

try:
    import cython
except ImportError:
    from hotzone.core import nogil as cython

from hotzone.ai.search import constants as n
from hotzone.ai.search.expansion import Expansion
from hotzone.ai.search.network import Network
from hotzone.ai.search.preparation import Preparation
from hotzone.core import constants as c
from hotzone.core.dice import Dice

TAKES_ITS_TIME = 40  # a narrower search must be quick: learners and rookies look at few set-ups closely


class TurnSearch(Expansion):
    """Thinks about one table: `think` finds the best plan for the turn, `answer` one choice outside a turn."""

    def __init__(self, match: Any, net: Network | None, nodes: int, width: int, exact: int) -> None:
        super().__init__(match, net, nodes, width)
        self.exact = exact  # ends looked at roll by roll
        self.plan_count = 0
        self.plan = array("i", bytes(4 * n.STEPS))
        closely = nodes * width // 4 if width >= TAKES_ITS_TIME else 0
        self.preparation = Preparation(match, net, nodes // 4, closely) if match.turn_phase() == c.PREPARING else None

    def think(self) -> None:
        """Find the best plan for the rest of this turn: `plan`, up to its end or to nature's next answer."""
        self.grow()
        self.back_up()
        if self.exact and self.count > 1:
            self.look_closely()
            self.back_up()
        self.follow()

    def look_closely(self) -> None:
        """Look at the best ends roll by roll; the others are moved by what that changed on average."""
        ends = 0
        for i in range(self.count):
            if self.ends[i] >= 0.0 and not self.sort[i] & n.LEAF:
                self.order[ends] = i
                self.score[i] = self.ends[i]
                ends += 1
        some = min(ends, self.exact)
        self.choose(ends, some)
        shift = 0.0
        for i in range(some):
            node = self.order[i]
            self.go_to(node)
            self.top.table.apply(self.top.table.end_action())
            value = self.expect(self.top)
            shift += value - self.ends[node]
            self.ends[node] = value
        for i in range(some, ends):
            self.ends[self.order[i]] = max(0.0, self.ends[self.order[i]] + shift / max(1, some))

    def follow(self) -> None:
        """Write the plan down: the best way from the root to its end, or to nature's next answer."""
        self.plan_count = 0
        node = 0
        while self.plan_count < n.STEPS - 1 and not self.sort[node] & (n.CHANCE | n.LEAF):
            child = self.best_child(node)
            astray = child >= 0 and not self.sort[child] & (n.CHANCE | n.LEAF) and self.steps[child] >= self.steps[node]
            if child < 0 or self.ends[node] >= self.value[child] or astray:  # a way that leads nowhere would go round for ever
                self.go_to(node)
                self.plan[self.plan_count] = self.top.table.end_action()
                if child >= 0 and self.plan[self.plan_count] == 0:
                    self.plan[self.plan_count] = self.action[child]
                self.plan_count += 1
                return
            self.plan[self.plan_count] = self.action_to(node, child)
            self.plan_count += 1
            node = child

    def action_to(self, node: int, child: int) -> int:
        """The action that leads from a node to another."""
        if self.parent[child] == node:
            return self.action[child]
        self.go_to(node)
        self.top.table.find()
        for i in range(self.top.table.count):
            self.top.below.table.to_origin()
            self.top.below.table.apply(self.top.table.actions[i])
            if self.top.below.table.phase() == c.DECIDING and self.top.below.table.points_left() == self.points_left[child]:
                early = self.key_of(self.top.below, self.points_left[child], 0)
                late = self.key_of(self.top.below, self.points_left[child], n.LATER)
                if self.keys[child] == early or self.keys[child] == late:
                    return self.top.table.actions[i]
        return self.top.table.actions[0]

    def answer(self) -> int:
        """The best choice outside a turn: one of set-up with all that follow in mind, any other by what comes of it."""
        self.top.table.to_origin()
        if self.preparation is not None and self.top.table.phase() == c.PREPARING:
            self.top.table.find()
            if self.top.evaluator.advise(self.top.table.actions[0]) == 0.0:
                return self.preparation.next_choice()
        return self.pick()

    def stray(self, dice: Dice, among: int) -> None:
        """For learners: make the best of some ends taken at random the plan."""
        best = n.NONE
        left = among
        for _ in range(64):
            node = dice.below(self.count)
            if left > 0 and self.ends[node] >= 0.0 and not self.sort[node] & (n.LEAF | n.LATER):
                left -= 1
                if best < 0 or self.ends[node] > self.ends[best]:
                    best = node
        if best < 0:
            return
        steps = 0
        node = best
        while node > 0:
            steps += 1
            node = self.parent[node]
        if steps >= n.STEPS - 1:
            return
        self.go_to(best)
        self.plan_count = steps + 1
        self.plan[steps] = self.top.table.end_action()
        node = best
        while steps > 0:
            steps -= 1
            self.plan[steps] = self.action[node]
            node = self.parent[node]

    def best_plan(self) -> list[int]:
        """Think, and give the plan; others may go on meanwhile."""
        with cython.nogil:
            self.think()
        steps: list[int] = []
        for i in range(self.plan_count):
            steps.append(self.plan[i])
        return steps

    def best_answer(self) -> int:
        """The best choice outside a turn."""
        return self.answer()

    def promise(self) -> float:
        """What the plan is worth."""
        return self.value[0]

    def ends_found(self, many: int) -> list[tuple[float, list[int]]]:
        """The best ends that no answer of nature stands before, with the ways there; the best first."""
        found: list[tuple[float, int]] = []
        for i in range(self.count):
            if self.ends[i] >= 0.0 and not self.sort[i] & (n.LATER | n.LEAF):
                found.append((self.ends[i], -i))
        found.sort()
        ways: list[tuple[float, list[int]]] = []
        for worth, node in found[::-1][:many]:
            way: list[int] = []
            here = -node
            while here > 0:
                way.append(self.action[here])
                here = self.parent[here]
            self.go_to(-node)
            ways.append((worth, [*way[::-1], self.top.table.end_action()]))
        return ways
