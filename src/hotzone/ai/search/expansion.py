"""Grows the tree of a turn: everything that can be done at each table, equal tables only once, those with most AP first."""

from __future__ import annotations

from array import array
from typing import Any

from hotzone.ai.search import constants as n
from hotzone.ai.search.leaf_value import Layer, LeafValue
from hotzone.ai.search.network import Network
from hotzone.core import constants as c

MASK = 0xFFFFFFFFFFFFFFFF
SPREAD = 0x9E3779B97F4A7C15


class Expansion(LeafValue):
    """Meets the tables that the decisions of a turn lead to, and scores those where it may end."""

    def __init__(self, match: Any, net: Network | None, nodes: int, width: int) -> None:
        super().__init__(match, net, nodes)
        self.width = width  # nodes looked into at each number of AP
        self.level = 0
        self.way = array("i", bytes(4 * n.STEPS))
        self.merged = array("i", bytes(4 * c.MERGED))

    def grow(self) -> None:
        """Meet all tables of the turn that begins on the top table."""
        self.empty()
        self.top.table.to_origin()
        self.level = min(n.LEVELS - 1, self.top.table.points_left())
        self.top.below.table.to_origin()
        self.enter(self.top.below, 0, 0, 0)
        while self.level >= 0:
            self.spend()
            self.level -= 1

    def key_of(self, layer: Layer, points_left: int, later: int) -> int:
        """The key of a table; after nature's answer it includes the points left, because all answers must share them."""
        key = layer.table.key()
        if later:
            key = (key + (points_left + 1) * SPREAD) & MASK
        return key

    def enter(self, layer: Layer, parent: int, action: int, later: int) -> int:
        """The node of a table, a new one if it was not met before or with fewer AP left; NONE where it was met with more."""
        sort = later
        key = 0
        place = 0
        known = n.NONE
        points_left = layer.table.points_left()
        if layer.table.phase() == c.DECIDING:
            key = self.key_of(layer, points_left, later)
            place = self.look_up(key)
            if self.slot[place]:
                known = self.slot[place] - 1
                if self.points_left[known] >= points_left:
                    return known if self.points_left[known] == points_left else n.NONE
        else:
            sort = later | n.LEAF
        if self.count >= self.most or (self.count > 0 and self.steps[parent] >= n.STEPS - 4):
            return n.NONE
        if known >= 0:
            self.sort[known] |= n.STALE
        node = self.count
        self.count += 1
        self.steps[node] = self.steps[parent] + 1 if node else 0
        self.parent[node] = parent
        self.action[node] = action
        self.accepted[node] = 0
        self.points_left[node] = points_left
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
            if self.is_certain(layer, node, sort):
                self.following[node] = self.certain
                self.certain = node
            else:
                self.line_up(node, min(points_left, self.level))
        self.sort[node] = sort
        self.value[node] = self.ends[node]
        return node

    def is_certain(self, layer: Layer, node: int, sort: int) -> bool:
        """Is this looked into whatever it promises: a question after nature's answer, or answers that come to few tables?"""
        if sort & n.CHANCE:
            return layer.evaluator.merge_answers() > 0
        return node > 0 and self.ends[node] < 0.0 and (self.sort[self.parent[node]] & n.CHANCE) != 0

    def close(self, layer: Layer, node: int) -> None:
        """See what ending the turn here is worth; where that is not allowed, how the table looks."""
        end = layer.table.end_action()
        if end:
            layer.table.apply(end)
            self.ends[node] = self.settle(layer)
            self.score[node] = self.ends[node]
        else:
            self.score[node] = max(self.worth(layer), layer.evaluator.won())  # a victory that waits to be taken comes first

    def go_to(self, node: int) -> None:
        """Bring the top table to a node."""
        steps = 0
        here = node
        while here > 0:
            if self.accepted[here]:
                self.way[steps] = self.accepted[here]
                steps += 1
            self.way[steps] = self.action[here]
            steps += 1
            here = self.parent[here]
        self.top.table.to_origin()
        while steps > 0:
            steps -= 1
            self.top.table.apply(self.way[steps])

    def open_up(self, node: int) -> None:
        """Look at all that can follow a node, but for ending the turn."""
        self.go_to(node)
        if not self.sort[node] & n.CHANCE:
            self.open_choices(node)
        elif self.top.evaluator.merge_answers():
            self.open_merged(node)
        else:
            self.open_answers(node)

    def open_choices(self, node: int) -> None:
        """Look at all that a seat can do."""
        end = self.top.table.end_action()
        later = self.sort[node] & n.LATER
        self.top.table.find()
        for i in range(self.top.table.count):
            if (self.top.table.actions[i] != end or end == 0) and not self.top.evaluator.idle(self.top.table.actions[i]):
                self.top.below.table.to_origin()
                self.top.below.table.apply(self.top.table.actions[i])
                child = self.enter(self.top.below, node, self.top.table.actions[i], later)
                if child >= 0:
                    self.join(node, child, 1)

    def open_answers(self, node: int) -> None:
        """Look at all that nature can answer, or at nothing where there is no room for all: some alone would tell a lie."""
        self.top.table.find()
        if self.count + self.top.table.count > self.most:
            return
        for i in range(self.top.table.count):
            self.top.below.table.to_origin()
            self.top.below.table.apply(self.top.table.actions[i])
            child = self.enter(self.top.below, node, self.top.table.actions[i], n.LATER)
            if child >= 0:
                self.join(node, child, self.top.table.weight(self.top.table.actions[i]))

    def open_merged(self, node: int) -> None:
        """Look at the few tables that nature's answers come to; what they look like says when a seat asks nature again."""
        answers = self.top.evaluator.merge_answers()
        if self.count + answers > self.most:
            return
        accept = self.top.evaluator.accept()
        for i in range(answers):
            self.top.below.table.to_origin()
            self.top.below.table.apply(self.top.evaluator.answers[i])
            if accept:
                self.top.below.table.apply(accept)
            known = self.count
            child = self.enter(self.top.below, node, self.top.evaluator.answers[i], n.LATER)
            if child < 0:
                return
            if child == known:
                self.accepted[child] = accept
            self.merged[i] = child
            self.top.evaluator.values[i] = self.score[child]
        self.top.evaluator.weigh_answers()
        for i in range(answers):
            self.join(node, self.merged[i], self.top.evaluator.weights[i])

    def spend(self) -> None:
        """Look into the best nodes with this many AP, until none is new; as many again that nature's answers lead to."""
        left = self.width
        later = self.width
        while self.certain >= 0 or self.heads[self.level] >= 0:
            while self.certain >= 0:
                node = self.certain
                self.certain = self.following[node]
                self.open_up(node)
            first = self.heads[self.level]
            self.heads[self.level] = n.NONE
            for kind in range(2):
                waiting = 0
                node = first
                while node >= 0:
                    if not self.sort[node] & n.STALE and (self.sort[node] & n.LATER != 0) == (kind == 1):
                        self.order[waiting] = node
                        waiting += 1
                    node = self.following[node]
                room = later if kind else left
                if waiting > room:
                    self.choose(waiting, room)
                    waiting = room
                if kind:
                    later -= waiting
                else:
                    left -= waiting
                for i in range(waiting):
                    self.open_up(self.order[i])
