"""What a table is worth to a search: by the network, by rules of thumb, or as the mean over nature's answers."""

from __future__ import annotations

from typing import Any

from hotzone.ai.search.network import Network
from hotzone.ai.search.tree import Tree
from hotzone.core import constants as c
from hotzone.core.evaluator import Evaluator
from hotzone.core.table import Table

NO_NETWORK = Network(1)


class Layer:
    """A clone to think on, its evaluator, and the next one for what may follow."""

    def __init__(self, match: Any, depth: int) -> None:
        self.table: Table = match.clone()
        self.evaluator: Evaluator = self.table.evaluator()
        self.deepest = depth <= 1
        self.below: Layer = self if depth <= 1 else Layer(self.table, depth - 1)
        if depth > 1:
            self.below.share(self.evaluator)

    def share(self, evaluator: Evaluator) -> None:
        """Let all evaluators remember together."""
        self.evaluator.share(evaluator)
        if not self.deepest:
            self.below.share(evaluator)

    def read_first(self, inputs: int) -> None:
        """All evaluators need write only so many inputs."""
        self.evaluator.wanted = inputs
        if not self.deepest:
            self.below.read_first(inputs)


class LeafValue(Tree):
    """Layers of clones to look ahead on, and the network that scores them."""

    def __init__(self, match: Any, net: Network | None, nodes: int) -> None:
        super().__init__(nodes)
        self.top = Layer(match, 5)
        self.net = net or NO_NETWORK
        self.learned = net is not None
        if net is not None:
            self.top.read_first(net.inputs)
        self.looks = 0

    def worth(self, layer: Layer) -> float:
        """What the network says, or without one the rules of thumb."""
        self.looks += 1
        if self.learned:
            layer.evaluator.write_inputs()
            return self.net.value(layer.evaluator)
        return layer.evaluator.guess()

    def settle(self, layer: Layer) -> float:
        """The worth of a table in nature's part, after all that must be answered first."""
        phase = layer.table.phase()
        if phase == c.DONE:
            return layer.evaluator.won()
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
            layer.below.table.to_origin()
            layer.below.table.apply(layer.table.actions[i])
            value = self.settle(layer.below)
            weight = layer.table.weight(layer.table.actions[i])
            total += weight * value
            weights += weight
            if value > best:
                best = value
        return total / max(1, weights) if nature else best

    def pick(self) -> int:
        """The best choice outside a turn: cards, knock-downs, hazmats; of equals the one listed first."""
        self.top.table.to_origin()
        self.top.table.find()
        best = self.top.table.actions[0]
        most = -1.0
        for i in range(self.top.table.count):
            value = self.top.evaluator.advise(self.top.table.actions[i])
            if value == 0.0:
                self.top.below.table.to_origin()
                self.top.below.table.apply(self.top.table.actions[i])
                value = self.settle(self.top.below)
            if value > most:
                most = value
                best = self.top.table.actions[i]
        return best
