"""The trained policy as a bot: `hotzone sim fire --crew 3 --bot examples/family_policy/bot.py:Imitation --games 20`.

It plays every seat of the family game, any crew on any board of that size, without any search: one look, one action.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import network
import numpy as np
from features import CHOICES, Tables, features

from hotzone.ai.bots.protocol import Choice
from hotzone.contract.learning import learning_of

HERE = Path(__file__).parent


class Policy:
    """Takes the legal action that its network likes best."""

    weights = ""  # the file of its network

    def __init__(self) -> None:
        self.layers = network.read(HERE / self.weights)
        self.known: Any = None  # what belongs to the set-up that it plays now
        self.options: object = None

    def learn_setup(self, match: Any, game: Any) -> None:
        """Work out what observations and actions of a set-up mean, once for all its matches."""
        learning = learning_of(game)
        layout, actions = learning.observation_layout(match), learning.action_space(match)
        tables = Tables(layout, [game.write(match, action) for action in actions])
        self.known = tables, learning.observer(match, layout), layout.size, {action: i for i, action in enumerate(actions)}
        self.options = match.options

    def choose(self, match: Any, game: Any, seat: int, budget: float) -> Choice:
        """The action that the network likes best among the legal ones."""
        if self.options is not match.options:
            self.learn_setup(match, game)
        tables, observer, size, numbers = self.known
        seen = bytearray(size)
        observer.look(match, seen)
        observation = np.frombuffer(seen, np.uint8)[None]
        meant, legal = tables.choices(observation)[0], match.legal()
        liked = network.scores(self.layers, features(tables, observation))[0]
        assert len(liked) == CHOICES
        return Choice(max(legal, key=lambda action: liked[meant[numbers[action]]]))


class Imitation(Policy):
    """Trained by imitate.py."""

    weights = "imitation.npz"


class MaskablePpo(Policy):
    """Trained further by ppo.py."""

    weights = "ppo.npz"
