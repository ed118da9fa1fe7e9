"""Search of a whole turn as one mind: every end the decisions of this turn can come to, equal tables met once."""

from __future__ import annotations

from array import array
from typing import Any

try:
    import cython
except ImportError:
    from hotzone.core import compiler as cython

from hotzone.ai import words as n
from hotzone.ai.network import Network
from hotzone.ai.outlook import Layer, Outlook
from hotzone.core import words as c
from hotzone.core.dice import Dice

MASK = 0xFFFFFFFFFFFFFFFF
SPREAD = 0x9E3779B97F4A7C15


class Search(Outlook):
    """Thinks about one table: `think` finds the best plan for the turn, `answer` one choice outside a turn."""

    def __init__(self, match: Any, net: Network | None, nodes: int, width: int, exact: int) -> None:
        super().__init__(match, net, nodes)
        self.width = width  # nodes looked into at each number of AP
        self.exact = exact  # ends looked at roll by roll
        self.level = 0
        self.plan_count = 0
        self.plan = array("i", bytes(4 * n.STEPS))
        self.way = array("i", bytes(4 * n.STEPS))

    def enter(self, layer: Layer, parent: int, action: int, later: int) -> int:
        """The node of a table, a new one if it was not met before; NONE where a better one was."""
        sort = later
        key = 0
        place = 0
        purse = layer.table.purse()
        if layer.table.phase() == c.DECIDING:
            key = layer.table.key()
            if later:  # after a reveal every AP counts, before it the fuller purse is met first
                key = (key + (purse + 1) * SPREAD) & MASK
            place = self.look_up(key)
            if self.slot[place]:
                known = self.slot[place] - 1
                return known if self.purse[known] == purse else n.NONE
        else:
            sort = later | n.LEAF
        if self.count >= self.most or (self.count > 0 and self.steps[parent] >= n.STEPS - 4):
            return n.NONE
        node = self.count
        self.count += 1
        self.steps[node] = self.steps[parent] + 1 if node else 0
        self.parent[node] = parent
        self.action[node] = action
        self.purse[node] = purse
        self.keys[node] = key
        self.edge[node] = n.NONE
        self.ends[node] = -1.0
        if sort & n.LEAF:
            self.ends[node] = self.settle(layer)
            self.score[node] = self.ends[node]
        else:
            self.slot[place] = node + 1
            if layer.table.actor == c.NATURE:
                sort |= n.CHANCE
            self.close(layer, node)
            self.line_up(node, min(purse, self.level))
        self.sort[node] = sort
        self.value[node] = self.ends[node]
        return node

    def close(self, layer: Layer, node: int) -> None:
        """See what ending the turn here is worth; where that is not allowed, how the table looks."""
        end = layer.table.closing()
        if end:
            layer.table.apply(end)
            self.ends[node] = self.settle(layer)
            self.score[node] = self.ends[node]
        else:
            self.score[node] = max(self.worth(layer), layer.judge.won())  # a victory that waits to be taken comes first

    def go_to(self, node: int) -> None:
        """Bring the top table to a node."""
        steps = 0
        here = node
        while here > 0:
            self.way[steps] = self.action[here]
            steps += 1
            here = self.parent[here]
        self.top.table.rewind()
        while steps > 0:
            steps -= 1
            self.top.table.apply(self.way[steps])

    def open_up(self, node: int) -> None:
        """Look at all that can be done from a node, but for ending the turn."""
        self.go_to(node)
        end = self.top.table.closing()
        later = self.sort[node] & n.LATER
        if self.sort[node] & n.CHANCE:
            later = n.LATER
        self.top.table.find()
        for i in range(self.top.table.count):
            if (self.top.table.actions[i] != end or end == 0) and not self.top.judge.idle(self.top.table.actions[i]):
                self.top.below.table.rewind()
                self.top.below.table.apply(self.top.table.actions[i])
                child = self.enter(self.top.below, node, self.top.table.actions[i], later)
                if child >= 0:
                    weight = 1
                    if self.sort[node] & n.CHANCE:
                        weight = self.top.table.weight(self.top.table.actions[i])
                    self.join(node, child, weight)

    def think(self) -> None:
        """Find the best plan for the rest of this turn: `plan`, up to its end or to nature's next answer."""
        self.empty()
        self.top.table.rewind()
        self.level = min(n.LEVELS - 1, self.top.table.purse())
        self.top.below.table.rewind()
        self.enter(self.top.below, 0, 0, 0)
        while self.level >= 0:
            self.spend()
            self.level -= 1
        self.back_up()
        if self.exact and self.count > 1:
            self.look_closely()
            self.back_up()
        self.follow()

    def spend(self) -> None:
        """Look into the best nodes with this many AP, until none is new."""
        left = self.width
        while self.heads[self.level] >= 0 and left > 0:
            waiting = 0
            node = self.heads[self.level]
            while node >= 0:
                self.order[waiting] = node
                waiting += 1
                node = self.following[node]
            self.heads[self.level] = n.NONE
            if waiting > left:
                self.choose(waiting, left)
                waiting = left
            left -= waiting
            for i in range(waiting):
                self.open_up(self.order[i])

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
            self.top.table.apply(self.top.table.closing())
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
            if child < 0 or self.ends[node] >= self.value[child]:
                self.go_to(node)
                self.plan[self.plan_count] = self.top.table.closing()
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
            self.top.below.table.rewind()
            self.top.below.table.apply(self.top.table.actions[i])
            if self.top.below.table.phase() == c.DECIDING and self.top.below.table.purse() == self.purse[child]:
                key = self.top.below.table.key()
                if key == self.keys[child] or (key + (self.purse[child] + 1) * SPREAD) & MASK == self.keys[child]:
                    return self.top.table.actions[i]
        return self.top.table.actions[0]

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
        self.plan[steps] = self.top.table.closing()
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
            ways.append((worth, [*way[::-1], self.top.table.closing()]))
        return ways
