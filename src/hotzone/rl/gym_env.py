"""The Gymnasium face: one brain plays the whole crew, nature is inside."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from hotzone.core.game import BadSetup
from hotzone.rl.keeping import Kept
from hotzone.rl.picture import picture
from hotzone.rl.scene import Scene
from hotzone.rl.spaces import Actions, observation_space
from hotzone.rl.vec import Rows, refusal

Observation = npt.NDArray[np.uint8]
ILLEGAL = ("raise", "ignore")


class HotzoneEnv(Kept, gymnasium.Env[Observation, np.int64]):
    """A match as an environment. All further keywords are settings of the match, as for `hotzone.new`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 4}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str = "fire",
        *,
        render_mode: str | None = None,
        illegal: str = "raise",
        shaping: Mapping[str, float] | None = None,
        gamma: float = 1.0,
        invariant: bool = False,
        **settings: object,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadSetup("bad-setting", f"illegal cannot be '{illegal}'; it is one of {', '.join(ILLEGAL)}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadSetup("bad-setting", f"render_mode cannot be '{render_mode}'; it is 'ansi', 'human' or None")
        self.made = {
            "game": game,
            "render_mode": render_mode,
            "illegal": illegal,
            "shaping": shaping,
            "gamma": gamma,
            "invariant": invariant,
            **settings,
        }
        self.batch = Rows(Scene(game, settings, shaping, gamma, invariant), autoreset=False)
        self.scene = self.batch.scene
        self.layout = self.scene.layout
        self.lane = self.batch.lanes[0]
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.layout)
        self.action_space = Actions(len(self.scene.actions), self.batch.masks[0])

    @property
    def match(self) -> Any:
        """The match itself, for whoever wants to look; play it by `step` only."""
        return self.lane.table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin a match: the first of a seed, or without one the next."""
        super().reset(seed=seed)
        if seed is None and self._np_random_seed is None:
            seed = int(self.np_random.integers(1 << 32))
        self.batch.reset(seed)
        if self.render_mode == "human":
            self.render()
        return self.batch.observations[0].copy(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the action of a number and all of nature's that follow; raises Illegal, and then nothing has changed."""
        number = int(action)
        if not self.lane.is_legal(number):
            error = refusal(self.scene, self.lane, number)
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
        self.lane.step()
        if self.render_mode == "human":
            self.render()
        over = bool(self.batch.terminated[0])
        return self.batch.observations[0].copy(), float(self.batch.rewards[0]), over, False, self.info()

    def info(self) -> dict[str, Any]:
        """The mask, who decides, and at the end how it ended."""
        found: dict[str, Any] = {"action_mask": self.batch.masks[0].copy(), "seat": self.lane.table.actor}
        if self.lane.table.result:
            found["result"] = dict(self.scene.game.result(self.match))
        return found

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now, as sb3-contrib's MaskablePPO asks for it."""
        masks: npt.NDArray[np.bool_] = self.batch.masks[0].astype(np.bool_)
        return masks

    def text(self, number: int) -> str:
        """An action of the table in words."""
        return self.scene.text(number)

    def render(self) -> str | None:
        """The drawn board and how it stands: as text, or printed."""
        drawn = picture(self.scene, self.match)
        if self.render_mode == "human":
            sys.stdout.write(drawn + "\n")
            return None
        return drawn if self.render_mode == "ansi" else None


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
