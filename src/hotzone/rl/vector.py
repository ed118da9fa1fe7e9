"""The compiled batch as Gymnasium's VectorEnv: `gymnasium.make_vec("hotzone/Fire-v1", 256, "vector_entry_point")`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector.utils import batch_space

from hotzone.rl.scene import Scene
from hotzone.rl.spaces import Actions, observation_space
from hotzone.rl.vec import Rows

Array = npt.NDArray[Any]


class HotzoneVectorEnv(gymnasium.vector.VectorEnv[Array, Array, Array]):
    """Many matches at once; one that is over is followed by the next in the same step.

    `copy=False` gives the arrays of the batch themselves, which the next step overwrites.
    """

    metadata: dict[str, Any] = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str = "fire",
        num_envs: int = 1,
        *,
        copy: bool = True,
        limit: int = 0,
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
        shaping: Mapping[str, float] | None = None,
        gamma: float = 1.0,
        invariant: bool = False,
        **settings: object,
    ) -> None:
        steps = max_episode_steps or limit
        self.batch = Rows(Scene(game, settings, shaping, gamma, invariant), num_envs, limit=steps)
        self.num_envs = num_envs
        self.copy = copy
        self.layout = self.batch.layout
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = Actions(len(self.batch.scene.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(gymnasium.spaces.Discrete(len(self.batch.scene.actions)), num_envs)

    def kept(self, array: Array) -> Array:
        """An array for the caller to keep."""
        return array.copy() if self.copy else array

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a match everywhere; environment `i` has the luck of `seed + i`."""
        super().reset(seed=seed)
        self.batch.reset(seed)
        return self.kept(self.batch.observations), {"action_mask": self.kept(self.batch.masks)}

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Carry out one action in every environment; raises Illegal, and then nothing has changed anywhere."""
        observations, rewards, terminated, truncated = self.batch.step(actions)
        info: dict[str, Any] = {"action_mask": self.kept(self.batch.masks)}
        over = terminated | truncated
        if over.any():
            finals = np.full(self.num_envs, None, object)
            for number in np.flatnonzero(over):
                finals[number] = self.batch.finals[number].copy()
            info |= {"final_obs": finals, "_final_obs": over}
        return self.kept(observations), self.kept(rewards), self.kept(terminated), self.kept(truncated), info

    def action_masks(self) -> Array:
        """What is legal now, everywhere."""
        return self.batch.masks.astype(np.bool_)
