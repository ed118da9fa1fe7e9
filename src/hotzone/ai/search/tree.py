"""The tree of a turn: nodes queued by their AP, the edges between them, and the values that come back from the outcomes."""

from __future__ import annotations

from array import array

from hotzone.ai.search import constants as n


class Tree:
    """Nodes and edges in arrays: which tables were met, what leads to what, what each is worth."""

    def __init__(self, nodes: int) -> None:
        self.most = nodes
        self.count = 0
        self.edges = 0
        self.slots = 1
        while self.slots < 2 * nodes:
            self.slots *= 2
        self.parent = array("i", bytes(4 * nodes))
        self.action = array("i", bytes(4 * nodes))
        self.points_left = array("i", bytes(4 * nodes))
        self.accepted = array("i", bytes(4 * nodes))  # what a seat says to nature's answer that leads here, or 0
        self.sort = array("i", bytes(4 * nodes))  # bits: LEAF, CHANCE, LATER, STALE
        self.following = array("i", bytes(4 * nodes))  # the next node that waits in the same list
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
        self.heads = array("i", bytes(4 * n.LEVELS))
        self.certain = n.NONE  # the first of the nodes that are looked into whatever they promise
        self.guessing = 0  # 1: nodes whose worth does not come back count what they look like

    def empty(self) -> None:
        """Forget all nodes."""
        self.count = 0
        self.edges = 0
        self.certain = n.NONE
        for i in range(self.slots):
            self.slot[i] = 0
        for i in range(n.LEVELS):
            self.heads[i] = n.NONE

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
        self.guessing = 0
        for _ in range(2 * n.STEPS):
            changed = 0
            for i in range(self.count):
                node = self.count - 1 - i
                value = self.reckon(node)
                steps = self.steps_on(node, value)
                if value != self.value[node] or steps != self.steps[node]:
                    self.value[node] = value
                    self.steps[node] = steps
                    changed = 1
            if not changed and self.guessing:
                return
            if not changed:
                self.guessing = 1

    def reckon(self, node: int) -> float:
        """The worth of a node by those it leads to.

        Nature's answers wait until all of them that were looked into are known: a worth that falls later would stay alive between
        tables that free steps join, each holding the other's.
        """
        best = self.ends[node]
        total = 0.0
        weights = 0
        waiting = 0
        edge = self.edge[node]
        while edge >= 0:
            child = self.edge_to[edge]
            value = self.value[child]
            if value > best:
                best = value
            if value < 0.0 and self.edge[child] >= 0 and not self.guessing:
                waiting = 1
            total += self.edge_weight[edge] * (value if value >= 0.0 else self.score[child])
            weights += self.edge_weight[edge]
            edge = self.edge_next[edge]
        if self.sort[node] & n.CHANCE:
            return total / weights if weights and not waiting else -1.0
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
