"""Actions as two small choices, what and where, instead of one choice among thousands: for the experienced game.

A policy has `verbs + targets` outputs instead of one for every action. Its two choices may not go together: then the legal action
of that verb whose target comes next is meant. So whatever the two masks allow can be played.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from hotzone.rl.batch_env import EnvBatch
from hotzone.rl.env_spec import EnvSpec

Masks = npt.NDArray[np.bool_]
Pairs = npt.NDArray[np.int64]


class FactoredActions:
    """The action table of a set-up, parted into verbs (with who is meant) and targets (spaces, edges, seats, cards)."""

    def __init__(self, env_spec: EnvSpec) -> None:
        codes = np.array(env_spec.actions, np.int64)
        heads, self.verb = np.unique(codes >> 8, return_inverse=True)  # of each action, the place of its verb
        ends, self.target = np.unique(codes & 255, return_inverse=True)
        self.verbs, self.targets = len(heads), len(ends)
        self.table = np.full((self.verbs, self.targets), -1, np.int64)  # the number of each pair, -1 for what there is not
        self.table[self.verb, self.target] = np.arange(len(codes))

    def space(self) -> gymnasium.spaces.MultiDiscrete:
        """Both choices as a space."""
        return gymnasium.spaces.MultiDiscrete([self.verbs, self.targets])

    def masks(self, legal: npt.NDArray[Any]) -> Masks:
        """The masks of both choices side by side, for a mask of actions or a batch of them: sb3-contrib's form."""
        rows = np.atleast_2d(legal).astype(np.bool_)
        found = np.zeros((len(rows), self.verbs + self.targets), np.bool_)
        at, action = np.nonzero(rows)
        found[at, self.verb[action]] = True
        found[at, self.verbs + self.target[action]] = True
        return found[0] if np.ndim(legal) == 1 else found

    def numbers(self, pairs: npt.ArrayLike, legal: npt.NDArray[Any]) -> Pairs:
        """The numbers of the actions that pairs mean. Where the verb is not legal at all, the pair means itself, and is refused."""
        wanted = np.atleast_2d(np.asarray(pairs, np.int64))
        rows = np.atleast_2d(legal)
        there = self.table[wanted[:, 0]]  # the actions of each verb, by target
        further = (np.arange(self.targets) - wanted[:, 1:2]) % self.targets  # from the target that is named, round and round
        further += self.targets * (np.take_along_axis(rows, np.maximum(there, 0), 1) != 1) + 2 * self.targets * (there < 0)
        found: Pairs = np.take_along_axis(there, further.argmin(1)[:, None], 1)[:, 0]
        return found

    def pair(self, number: int) -> tuple[int, int]:
        """What and where of an action."""
        return int(self.verb[number]), int(self.target[number])


class Factored(gymnasium.ActionWrapper[Any, Any, Any]):
    """A Gymnasium environment of ours with actions of two choices: `Factored(gymnasium.make("hotzone/Fire-v2", …))`."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        self.factors = FactoredActions(env.get_wrapper_attr("env_spec"))
        self.action_space: Any = self.factors.space()

    def action(self, action: Any) -> int:
        """The action that a pair means."""
        return int(self.factors.numbers(action, self.legal())[0])

    def action_masks(self) -> Masks:
        """What is legal now, verbs first, then targets."""
        return self.factors.masks(self.legal())

    def legal(self) -> Any:
        """The mask of the whole table."""
        batch: EnvBatch = self.env.get_wrapper_attr("batch")
        return batch.masks[0]
