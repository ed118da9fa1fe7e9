"""The spaces of all environments: an observation is one row of bytes, an action is its number in the action table."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from hotzone.contract.shared.observation_layout import Layout


class Actions(spaces.Discrete):
    """The numbers of the action table. Without a mask `sample()` draws among the actions that are legal now."""

    def __init__(self, count: int, now: npt.NDArray[np.int8] | None = None) -> None:
        super().__init__(count)
        self.now = now

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random number; by a mask, by chances, or among what is legal now."""
        if mask is None and probability is None and self.now is not None and self.now.any():
            mask = self.now
        return super().sample(mask, probability)

    def __getstate__(self) -> dict[str, Any]:
        """A copy belongs to no environment: a policy keeps its action space, not the match."""
        return {**self.__dict__, "now": None}

    def __deepcopy__(self, memo: dict[int, Any]) -> Actions:
        clone = Actions(int(self.n))
        clone._np_random = deepcopy(self._np_random, memo)
        return clone


class BatchActions(spaces.MultiDiscrete):
    """An action for each environment. Without masks `sample()` draws among the actions that are legal now."""

    def __init__(self, count: int, now: npt.NDArray[np.int8]) -> None:
        super().__init__([count] * len(now))
        self.now: npt.NDArray[np.int8] | None = now

    def sample(self, mask: Any = None, probability: Any = None) -> npt.NDArray[np.int64]:
        """Random numbers; by masks, by chances, or among what is legal now. A 2D array of masks is one for each environment."""
        if mask is None and probability is None and self.now is not None and self.now.any():
            mask = self.now
        if isinstance(mask, np.ndarray) and mask.ndim == 2:
            mask = tuple(np.ascontiguousarray(row, np.int8) for row in mask)
        return super().sample(mask, probability)

    def __getstate__(self) -> dict[str, Any]:
        """A copy belongs to no environment."""
        return {**self.__dict__, "now": None}


def observation_space(layout: Layout) -> spaces.Space[Any]:
    """Every byte from 0 to its highest value."""
    highest = np.frombuffer(layout.highest(), np.uint8)
    return spaces.Box(np.zeros_like(highest), highest.copy(), dtype=np.uint8)


def mask_space(count: int) -> spaces.Space[Any]:
    """A 1 for every legal action."""
    return spaces.Box(0, 1, (count,), np.int8)
