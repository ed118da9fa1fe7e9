"""The Gymnasium environment: one learner plays the whole crew, nature is inside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from hotzone import registry
from hotzone.rl.base_env import Partners, PicklableEnv, Shaping
from hotzone.rl.batch_env import check_illegal, refusal
from hotzone.rl.render import MODES, rendered
from hotzone.rl.spaces import Actions, observation_space

Observation = npt.NDArray[np.uint8]


class HotzoneEnv(PicklableEnv, gymnasium.Env[Observation, np.int64]):
    """A match as an environment. All further keywords are settings of the match, as for `hotzone.new`."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 4}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str = registry.USUAL,
        *,
        render_mode: str | None = None,
        illegal: str = "raise",
        shaping: Mapping[str, float] | None = None,
        gamma: float = 1.0,
        invariant: bool = False,
        partners: Partners = None,
        **settings: object,
    ) -> None:
        check_illegal(illegal)
        self.set_up(game, render_mode, Shaping(shaping, gamma, invariant), settings, partners, illegal=illegal)
        self.illegal = illegal
        self.observation_space = observation_space(self.layout)
        self.action_space = Actions(len(self.env_spec.actions), self.batch.masks[0])

    @property
    def match(self) -> Any:
        """The match itself, for whoever wants to look; play it by `step` only."""
        return self.slot.table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin a match: the first of a seed, or without one the next; `options={"position": text}` begins from a position."""
        super().reset(seed=seed)
        if seed is None and self._np_random_seed is None:
            seed = int(self.np_random.integers(1 << 32))
        self.batch.reset(seed)
        self.batch.place_by(options)
        self.seat_partners(self.slot.seed)
        if self.render_mode == "human":
            self.render()
        return self.batch.observations[0].copy(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the action of a number and all of nature's that follow; raises Illegal, and then nothing has changed."""
        number = int(action)
        if not self.slot.is_legal(number):
            error = refusal(self.env_spec, self.slot, number)
            if self.illegal == "raise":
                raise error
            return (
                self.batch.observations[0].copy(),
                0.0,
                bool(self.batch.terminated[0]),
                False,
                {**self.info(), "illegal": str(error)},
            )
        self.batch.actions[0] = number
        self.slot.step()
        reward = float(self.batch.rewards[0])
        if self.partners:
            reward += self.let_partners_act()
        if self.render_mode == "human":
            self.render()
        over = bool(self.batch.terminated[0])
        return self.batch.observations[0].copy(), reward, over, False, self.info()

    def info(self) -> dict[str, Any]:
        """The mask, who decides, and at the end how it ended."""
        found: dict[str, Any] = {"action_mask": self.batch.masks[0].copy(), "seat": self.slot.table.actor}
        if self.slot.table.result:
            found["result"] = dict(self.env_spec.game.result(self.match))
        return found

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now, as sb3-contrib's MaskablePPO asks for it."""
        masks: npt.NDArray[np.bool_] = self.batch.masks[0].astype(np.bool_)
        return masks

    def text(self, number: int) -> str:
        """An action of the table in words."""
        return self.env_spec.text(number)

    def render(self) -> Any:
        """The board and how it stands: as text, printed, or as an array of pixels."""
        return rendered(self.env_spec, self.match, self.render_mode)


class Planes(gymnasium.ObservationWrapper[dict[str, Observation], np.int64, Observation]):
    """Observations as a dict of `planes` (planes, rows, columns) and `numbers`: for networks that look at the board."""

    def __init__(self, env: gymnasium.Env[Observation, np.int64]) -> None:
        super().__init__(env)
        self.layout = env.get_wrapper_attr("layout")
        high = np.frombuffer(self.layout.highest(), np.uint8)
        planes = high[: self.layout.split].reshape(self.layout.shape)
        numbers = high[self.layout.split :]
        parts: dict[str, Any] = {
            "planes": gymnasium.spaces.Box(np.zeros_like(planes), planes.copy(), dtype=np.uint8),
            "numbers": gymnasium.spaces.Box(np.zeros_like(numbers), numbers.copy(), dtype=np.uint8),
        }
        space: Any = gymnasium.spaces.Dict(parts)
        self.observation_space = space

    def observation(self, observation: Observation) -> dict[str, Observation]:
        """The same bytes in two parts."""
        split = self.layout.split
        return {"planes": observation[:split].reshape(self.layout.shape), "numbers": observation[split:]}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now."""
        masks: npt.NDArray[np.bool_] = self.env.get_wrapper_attr("action_masks")()
        return masks
