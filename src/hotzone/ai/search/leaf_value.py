"""What a table is worth to a search: by the network, by rules of thumb, or as the mean over what nature may answer."""

from __future__ import annotations

from typing import Any

from hotzone.ai.network import Network
from hotzone.ai.tree import Tree
from hotzone.core import words as c
from hotzone.core.judge import Judge
from hotzone.core.table import Table

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


class Outlook(Tree):
    """Layers of twins to look ahead on, and the network that scores them."""

    def __init__(self, match: Any, net: Network | None, nodes: int) -> None:
        super().__init__(nodes)
        self.top = Layer(match, 5)
        self.net = net or NO_NETWORK
        self.learned = net is not None
        self.looks = 0

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
