"""The eight set-ups of the benchmark's family track as batches, seen and spoken to by the policy's inputs and choices."""

from __future__ import annotations

from typing import Any

import numpy as np
from features import CHOICES, Tables, features

from hotzone.rl import VecEnv

SETUPS = [{"board": board, "crew": crew} for board in ("base-front", "base-back") for crew in (2, 3, 4, 6)]
SEED = 7_000_000  # of the matches of a training; those of the benchmark have others


class SetupBatch:
    """Matches of one set-up."""

    def __init__(self, number: int, envs: int, seed: int = SEED, **rewards: Any) -> None:
        self.batch = VecEnv("fire", envs, seed=seed + 1000 * number, **rewards, **SETUPS[number])
        self.tables = Tables(self.batch.layout, [self.batch.env_spec.text(i) for i in range(len(self.batch.env_spec.actions))])
        self.choices = np.zeros(self.batch.masks.shape, np.int16)  # what each action stands for at the tables that were seen last

    def look(self) -> tuple[Any, Any]:
        """Inputs of the network, and what is legal by choices."""
        self.choices = self.tables.choices(self.batch.observations)
        legal = np.zeros((self.batch.envs, CHOICES), np.bool_)
        rows, actions = np.nonzero(self.batch.masks)
        legal[rows, self.choices[rows, actions]] = True
        return features(self.tables, self.batch.observations), legal

    def actions(self, chosen: Any) -> Any:
        """The numbers of the legal actions that choices stand for."""
        return ((self.choices == np.asarray(chosen)[:, None]) & (self.batch.masks > 0)).argmax(1)
