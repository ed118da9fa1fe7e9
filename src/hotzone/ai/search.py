"""Search of a whole turn as one mind: every end the decisions of this turn can come to, equal tables met once."""

from __future__ import annotations

from array import array
from typing import Any

from hotzone.ai import words as n
from hotzone.ai.network import Network
from hotzone.core import words as c
from hotzone.core.dice import Dice
from hotzone.core.judge import Judge
from hotzone.core.table import Table

MASK = 0xFFFFFFFFFFFFFFFF
SPREAD = 0x9E3779B97F4A7C15
NO_NETWORK = Network(1)


class Layer:
    """A twin to think on, its judge, and the next one for what may follow."""

    def __init__(self, match: Any, depth: int) -> None:
        self.table: Table = match.twin()
        self.judge: Judge = self.table.judge()
        self.deepest = depth <= 1
        self.below: Layer = self if depth <= 1 else Layer(self.table, depth - 1)
        if depth > 1:
            self.below.share(self.judge)

    def share(self, judge: Judge) -> None:
        """Let all judges remember together."""
        self.judge.share(judge)
        if not self.deepest:
            self.below.share(judge)


class Search:
    """Thinks about one table: `think` finds the best plan for the turn, `answer` one choice outside a turn."""

    def __init__(self, match: Any, net: Network | None, nodes: int, width: int, exact: int) -> None:
        self.top = Layer(match, 5)
        self.net = net or NO_NETWORK
        self.learned = net is not None
        self.most = nodes
        self.width = width  # nodes looked into at each number of AP
        self.exact = exact  # ends looked at roll by roll
        self.count = 0
        self.edges = 0
        self.looks = 0
        self.level = 0
        self.plan_count = 0
        self.slots = 1
        while self.slots < 2 * nodes:
            self.slots *= 2
        self.parent = array("i", bytes(4 * nodes))
        self.action = array("i", bytes(4 * nodes))
        self.purse = array("i", bytes(4 * nodes))
        self.sort = array("i", bytes(4 * nodes))  # bits: LEAF, CHANCE, LATER, EXACT
        self.following = array("i", bytes(4 * nodes))  # the next node with as many AP
        self.edge = array("i", bytes(4 * nodes))  # the first edge
        self.order = array("i", bytes(4 * nodes))
        self.steps = array("i", bytes(4 * nodes))  # to the end that a node's worth comes from
        self.keys = array("Q", bytes(8 * nodes))
        self.ends = array("d", bytes(8 * nodes))  # worth of ending the turn here, or -1
        self.score = array("d", bytes(8 * nodes))  # for the order in which nodes are looked into
        self.value = array("d", bytes(8 * nodes))
        self.room = n.EDGES_A_NODE * nodes + n.EDGE_ROOM
        self.edge_to = array("i", bytes(4 * self.room))
        self.edge_next = array("i", bytes(4 * self.room))
        self.edge_weight = array("i", bytes(4 * self.room))
        self.slot = array("i", bytes(4 * self.slots))
        self.plan = array("i", bytes(4 * n.STEPS))
        self.way = array("i", bytes(4 * n.STEPS))
        self.heads = array("i", bytes(4 * n.LEVELS))

    # --- what a table is worth

    def worth(self, layer: Layer) -> float:
        """What the network says, or without one the rules of thumb."""
        self.looks += 1
        if self.learned:
            layer.judge.sense()
            return self.net.value(layer.judge)
        return layer.judge.guess()

    def settle(self, layer: Layer) -> float:
        """The worth of a table in nature's part, after all that must be answered first."""
        phase = layer.table.phase()
        if phase == c.DONE:
            return layer.judge.won()
        if phase != c.BETWEEN or layer.deepest:
            return self.worth(layer)
        return self.expect(layer)

    def expect(self, layer: Layer) -> float:
        """The mean over nature's answers, or the best of a seat's."""
        nature = layer.table.actor == c.NATURE
        total = 0.0
        weights = 0
        best = -1.0
        layer.table.find()
        for i in range(layer.table.count):
            layer.below.table.rewind()
            layer.below.table.apply(layer.table.actions[i])
            value = self.settle(layer.below)
            weight = layer.table.weight(layer.table.actions[i])
            total += weight * value
            weights += weight
            if value > best:
                best = value
        return total / max(1, weights) if nature else best

    # --- nodes

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
            self.score[node] = self.worth(layer)

    def look_up(self, key: int) -> int:
        """The slot of a key: its own, or a free one."""
        place = (key ^ key >> 32) & (self.slots - 1)
        while self.slot[place] and self.keys[self.slot[place] - 1] != key:
            place = (place + 1) & (self.slots - 1)
        return place

    def line_up(self, node: int, level: int) -> None:
        """Let a node wait among those with as many AP."""
        self.following[node] = self.heads[level]
        self.heads[level] = node

    def join(self, node: int, child: int, weight: int) -> None:
        """Note that one node leads to another."""
        if self.edges < self.room:
            self.edge_to[self.edges] = child
            self.edge_weight[self.edges] = weight
            self.edge_next[self.edges] = self.edge[node]
            self.edge[node] = self.edges
            self.edges += 1

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

    # --- the turn

    def think(self) -> None:
        """Find the best plan for the rest of this turn: `plan`, up to its end or to nature's next answer."""
        self.count = 0
        self.edges = 0
        for i in range(self.slots):
            self.slot[i] = 0
        for i in range(n.LEVELS):
            self.heads[i] = n.NONE
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

    def choose(self, count: int, best: int) -> None:
        """Bring the nodes with the best scores to the front of `order`."""
        low = 0
        high = count - 1
        while low < high:
            pivot = self.score[self.order[(low + high) // 2]]
            i = low
            k = high
            while i <= k:
                while self.score[self.order[i]] > pivot:
                    i += 1
                while self.score[self.order[k]] < pivot:
                    k -= 1
                if i <= k:
                    swap = self.order[i]
                    self.order[i] = self.order[k]
                    self.order[k] = swap
                    i += 1
                    k -= 1
            if best - 1 <= k:
                high = k
            elif best - 1 >= i:
                low = i
            else:
                return

    def back_up(self) -> None:
        """Let every node know the best it leads to; most come after those that lead to them, so few rounds do."""
        for i in range(self.count):
            self.value[i] = self.ends[i]
            self.steps[i] = 0
        for _ in range(n.STEPS):
            changed = 0
            for i in range(self.count):
                node = self.count - 1 - i
                value = self.reckon(node)
                steps = self.steps_on(node, value)
                if value != self.value[node] or steps != self.steps[node]:
                    self.value[node] = value
                    self.steps[node] = steps
                    changed = 1
            if not changed:
                return

    def reckon(self, node: int) -> float:
        """The worth of a node by those it leads to."""
        best = self.ends[node]
        total = 0.0
        weights = 0
        edge = self.edge[node]
        while edge >= 0:
            value = self.value[self.edge_to[edge]]
            if value > best:
                best = value
            total += self.edge_weight[edge] * max(0.0, value)
            weights += self.edge_weight[edge]
            edge = self.edge_next[edge]
        if self.sort[node] & n.CHANCE:
            return total / weights if weights else -1.0
        return best

    def steps_on(self, node: int, value: float) -> int:
        """How many steps it is to the end that gives this worth; steps that cost nothing could else be taken for ever."""
        if self.sort[node] & n.CHANCE or self.ends[node] >= value:
            return 0
        fewest = n.STEPS
        edge = self.edge[node]
        while edge >= 0:
            child = self.edge_to[edge]
            if self.value[child] == value and self.steps[child] < fewest:
                fewest = self.steps[child]
            edge = self.edge_next[edge]
        return fewest + 1

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

    def best_child(self, node: int) -> int:
        """Where the best plan goes on; of equals the shortest, then the one listed first."""
        best = n.NONE
        edge = self.edge[node]
        while edge >= 0:
            child = self.edge_to[edge]
            if best < 0 or self.value[child] > self.value[best]:
                best = child
            elif self.value[child] == self.value[best]:
                if self.steps[child] <= self.steps[best]:
                    best = child
            edge = self.edge_next[edge]
        return best

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

    def answer(self) -> int:
        """The best choice outside a turn: set-up, knock-downs, hazmats; of equals the one listed first."""
        self.top.table.rewind()
        preparing = self.top.table.phase() == c.PREPARING
        self.top.table.find()
        best = self.top.table.actions[0]
        most = -1.0
        for i in range(self.top.table.count):
            value = self.top.judge.advise(self.top.table.actions[i])
            if value == 0.0:
                self.top.below.table.rewind()
                self.top.below.table.apply(self.top.table.actions[i])
                value = self.worth(self.top.below) if preparing else self.settle(self.top.below)
            if value > most:
                most = value
                best = self.top.table.actions[i]
        return best

    # --- for callers that are not compiled

    def best_plan(self) -> list[int]:
        """Think, and give the plan."""
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
