"""The compiled batch as Gymnasium's VectorEnv: `gymnasium.make_vec("hotzone/Fire-v2", 256, "vector_entry_point")`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector.utils import batch_space

from hotzone import registry
from hotzone.rl.base_env import PicklableEnv
from hotzone.rl.batch_env import EnvBatch
from hotzone.rl.env_spec import EnvSpec
from hotzone.rl.spaces import Actions, BatchActions, observation_space

Array = npt.NDArray[Any]


class HotzoneVectorEnv(PicklableEnv, gymnasium.vector.VectorEnv[Array, Array, Array]):
    """Many matches at once; one that is over is followed by the next in the same step.

    `copy=False` gives the arrays of the batch themselves, which the next step overwrites. With `illegal="ignore"` an environment
    whose action is not legal stays as it is, and `info["illegal"]` marks it.
    """

    metadata: dict[str, Any] = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str = registry.USUAL,
        num_envs: int = 1,
        *,
        copy: bool = True,
        limit: int = 0,
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
        illegal: str = "raise",
        shaping: Mapping[str, float] | None = None,
        gamma: float = 1.0,
        invariant: bool = False,
        **settings: object,
    ) -> None:
        steps = max_episode_steps or limit
        own = {"num_envs": num_envs, "copy": copy, "limit": steps, "illegal": illegal}
        self.made = {"game": game, "shaping": shaping, "gamma": gamma, "invariant": invariant, **own, **settings}
        self.batch = EnvBatch(EnvSpec(game, settings, shaping, gamma, invariant), num_envs, limit=steps, illegal=illegal)
        self.num_envs = num_envs
        self.copy = copy
        self.layout = self.batch.layout
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = Actions(len(self.batch.env_spec.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = BatchActions(len(self.batch.env_spec.actions), self.batch.masks)

    def kept(self, array: Array) -> Array:
        """An array for the caller to keep."""
        return array.copy() if self.copy else array

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin a match everywhere; environment `i` has the luck of `seed + i`, or of the `i`th seed of a list."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.batch.reset(seed)
        self.batch.place_by(options)
        return self.kept(self.batch.observations), {"action_mask": self.kept(self.batch.masks)}

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Carry out one action in every environment; raises Illegal, and then nothing has changed anywhere."""
        info: dict[str, Any] = {}
        if self.batch.illegal == "ignore":
            self.batch.actions[:] = actions
            info["illegal"] = self.batch.strays()
        observations, rewards, terminated, truncated = self.batch.step(actions)
        info["action_mask"] = self.kept(self.batch.masks)
        over = terminated | truncated
        if over.any():
            info |= self.endings(over)
        return self.kept(observations), self.kept(rewards), self.kept(terminated), self.kept(truncated), info

    def endings(self, over: Array) -> dict[str, Any]:
        """The last observation and the result of every match that has just ended, as Gymnasium lays them out."""
        finals, results = np.full(self.num_envs, None, object), np.full(self.num_envs, None, object)
        for number in np.flatnonzero(over):
            finals[number] = self.batch.finals[number].copy()
            results[number] = self.batch.result(int(number))
        ended = over.copy()
        return {
            "final_obs": finals,
            "_final_obs": ended,
            "final_info": {"result": results, "_result": ended},
            "_final_info": ended,
        }

    def action_masks(self) -> Array:
        """What is legal now, everywhere."""
        return self.batch.masks.astype(np.bool_)
