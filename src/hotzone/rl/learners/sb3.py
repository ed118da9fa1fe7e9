"""The compiled batch as Stable-Baselines3's VecEnv: `SB3VecEnv("fire", 128, crew=2)` goes straight into MaskablePPO.

Needs stable-baselines3 (with sb3-contrib for masks), which no extra of ours installs: it brings PyTorch along.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from stable_baselines3.common.vec_env import VecEnv as BaseVecEnv

from hotzone import registry
from hotzone.rl.batch_env import VecEnv
from hotzone.rl.learners.factored_actions import FactoredActions
from hotzone.rl.spaces import observation_space


class MaskedVecEnv(BaseVecEnv):  # type: ignore[misc]
    """What Stable-Baselines3 asks of environments that are one batch: masks for all of them, nothing of a single one."""

    @abstractmethod
    def action_masks(self) -> Any:
        """What is legal now, everywhere."""

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Only the masks are asked for in this way."""
        if method_name != "action_masks":
            raise AttributeError(f"environments of a batch have no method {method_name}")
        masks = self.action_masks()
        return [masks[i] for i in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        """What MaskablePPO asks before it learns."""
        return attr_name in ("action_masks", "render_mode")

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same for all environments."""
        if attr_name == "action_masks":
            return [lambda i=i: self.action_masks()[i] for i in self._get_indices(indices)]
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing of one environment can be set."""
        raise AttributeError(f"{attr_name} of one environment cannot be set")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """None is."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Nothing is open."""


class SB3VecEnv(MaskedVecEnv):
    """Many matches of one set-up, with the masks where MaskablePPO looks for them.

    `scaled` gives numbers from 0 to 1 in place of bytes. `factored` parts actions into verb and target. A match that ends puts
    `terminal_observation`, its `result` and Monitor's `episode` into the info of its environment.
    """

    def __init__(
        self,
        game: str = registry.USUAL,
        envs: int = 64,
        *,
        seed: int | None = None,
        scaled: bool = True,
        factored: bool = False,
        limit: int = 0,
        shaping: Mapping[str, float] | None = None,
        gamma: float = 1.0,
        invariant: bool = False,
        **settings: Any,
    ) -> None:
        self.batch = VecEnv(game, envs, seed=seed, limit=limit, shaping=shaping, gamma=gamma, invariant=invariant, **settings)
        layout = self.batch.layout
        self.factors = FactoredActions(self.batch.env_spec) if factored else None
        self.scale = 1.0 / np.maximum(np.frombuffer(layout.highest(), np.uint8), 1).astype(np.float32) if scaled else None
        seen: Any = gymnasium.spaces.Box(0.0, 1.0, (layout.size,), np.float32) if scaled else observation_space(layout)
        count = len(self.batch.env_spec.actions)
        self.render_mode = None
        self.returns = np.zeros(envs, np.float64)
        self.lengths = np.zeros(envs, np.int64)
        super().__init__(envs, seen, self.factors.space() if self.factors else gymnasium.spaces.Discrete(count))

    def seen(self, observations: Any) -> Any:
        """Observations for the learner to keep."""
        return observations * self.scale if self.scale is not None else observations.copy()

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Begin anew with the luck of a seed, at the next reset."""
        self._seeds = [None if seed is None else seed + i for i in range(self.num_envs)]
        return self._seeds

    def reset(self) -> Any:
        """Begin a match everywhere."""
        first = self._seeds[0] if self._seeds else None
        self._reset_seeds()
        self.returns[:], self.lengths[:] = 0.0, 0
        return self.seen(self.batch.reset(first))

    def step_async(self, actions: Any) -> None:
        """Take the actions of the next step."""
        self.chosen = self.factors.numbers(actions, self.batch.masks) if self.factors else actions

    def step_wait(self) -> Any:
        """Carry them out."""
        observations, rewards, ended, cut = self.batch.step(self.chosen)
        self.returns += rewards
        self.lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(ended | cut):
            infos[i] = {
                "terminal_observation": self.seen(self.batch.finals[i : i + 1])[0],
                "TimeLimit.truncated": bool(cut[i]),
                "result": self.batch.result(int(i)),
                "episode": {"r": float(self.returns[i]), "l": int(self.lengths[i]), "t": 0.0},
            }
            self.returns[i], self.lengths[i] = 0.0, 0
        return self.seen(observations), rewards.copy(), ended | cut, infos

    def action_masks(self) -> Any:
        """What is legal now, everywhere."""
        return self.factors.masks(self.batch.masks) if self.factors else self.batch.masks.astype(np.bool_)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """As if in a Monitor, for episodes are counted here."""
        from stable_baselines3.common.monitor import Monitor

        return [wrapper_class is Monitor for _ in self._get_indices(indices)]
