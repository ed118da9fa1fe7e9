"""Monte Carlo tree search with random playouts, for any game.

    hotzone sim fire --crew 2 --bot examples/bots/mcts.py:Mcts --games 2

Open-loop UCT: the tree knows decisions only, and nature rolls anew on every way through it. A playout ends after some turns; what
the table is worth then counts. It knows nothing of any game but `legal`, `act` and `value`.
"""

from __future__ import annotations

import random
from math import log, sqrt
from typing import Any

from hotzone.ai.bots.protocol import Choice
from hotzone.core import constants as c
from hotzone.core.dice import Dice

SIMULATIONS = 200  # for a decision
EXPLORES = 0.2  # values of most tables lie close together
TURNS = 8  # that a playout goes on


class Node:
    """What is known of an action after those before it."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.after: dict[int, Node] = {}

    def best(self, legal: list[int], luck: random.Random) -> int:
        """The legal action to try next: one that was never tried, else the one with the highest bound."""
        untried = [action for action in legal if action not in self.after]
        if untried:
            return luck.choice(untried)
        wide = EXPLORES * sqrt(log(self.visits + 1))
        return max(legal, key=lambda action: self.after[action].mean() + wide / sqrt(self.after[action].visits))

    def mean(self) -> float:
        """What came of it so far."""
        return self.total / self.visits


class Mcts:
    """Chooses the action that was tried most often."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.dice = Dice(seed & 0xFFFFFFFF)

    def choose(self, match: Any, game: Any, seat: int, budget: float) -> Choice:
        """Search from this table."""
        root, legal = Node(), match.legal()
        if len(legal) == 1:
            return Choice(legal[0])
        table = match.clone()
        for _ in range(SIMULATIONS):
            table.reset_to_origin()
            self.simulate(root, table)
        return Choice(max(legal, key=lambda action: root.after[action].visits if action in root.after else 0))

    def simulate(self, root: Node, table: Any) -> None:
        """Walk down the tree, add one node, play on by luck, and tell all nodes on the way what came of it."""
        path, until = [root], table.turn + TURNS
        while table.actor != c.NOBODY and table.turn < until:
            if table.actor == c.NATURE:
                table.act(table.sample_chance(self.dice))
                continue
            legal = table.legal()
            if len(path) > 1 and not path[-1].visits:  # a new node: by luck from here on
                table.act(legal[int(self.luck.random() * len(legal))])
                continue
            action = path[-1].best(legal, self.luck)
            path.append(path[-1].after.setdefault(action, Node()))
            table.act(action)
        value = table.value()
        for node in path:
            node.visits += 1
            node.total += value
