"""The tree of a turn grows: from each table all that can be done, equal tables met once, the best with most AP first."""

from __future__ import annotations

from array import array
from typing import Any

from hotzone.ai import words as n
from hotzone.ai.network import Network
from hotzone.ai.outlook import Layer, Outlook
from hotzone.core import words as c

MASK = 0xFFFFFFFFFFFFFFFF
SPREAD = 0x9E3779B97F4A7C15


class Growth(Outlook):
    """Meets the tables that the decisions of a turn lead to, and scores those where it may end."""

    def __init__(self, match: Any, net: Network | None, nodes: int, width: int) -> None:
        super().__init__(match, net, nodes)
        self.width = width  # nodes looked into at each number of AP
        self.level = 0
        self.way = array("i", bytes(4 * n.STEPS))

    def grow(self) -> None:
        """Meet all tables of the turn that begins on the top table."""
        self.empty()
        self.top.table.rewind()
        self.level = min(n.LEVELS - 1, self.top.table.purse())
        self.top.below.table.rewind()
        self.enter(self.top.below, 0, 0, 0)
        while self.level >= 0:
            self.spend()
            self.level -= 1

    def key_of(self, layer: Layer, purse: int, later: int) -> int:
        """By what a table is known: after a reveal every AP counts, before it the fuller purse is met first."""
        key = layer.table.key()
        if later:
            key = (key + (purse + 1) * SPREAD) & MASK
        return key

    def enter(self, layer: Layer, parent: int, action: int, later: int) -> int:
        """The node of a table, a new one if it was not met before; NONE where a better one was."""
        sort = later
        key = 0
        place = 0
        purse = layer.table.purse()
        if layer.table.phase() == c.DECIDING:
            key = self.key_of(layer, purse, later)
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
