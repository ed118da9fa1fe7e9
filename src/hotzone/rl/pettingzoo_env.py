"""The PettingZoo face: every seat is an agent of its own, nature is inside. Turn-based, so there is no parallel wrapper."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv

from hotzone.core.game import BadSetup
from hotzone.rl.keeping import Kept
from hotzone.rl.picture import picture
from hotzone.rl.scene import Scene
from hotzone.rl.spaces import Actions, mask_space, observation_space
from hotzone.rl.vec import Rows, refusal

Observation = dict[str, npt.NDArray[Any]]


class HotzoneAEC(Kept, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A match for several agents who win or lose together; all get the same reward."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "render_modes": ["ansi", "human"],
        "render_fps": 4,
        "name": "hotzone",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "fire",
        *,
        render_mode: str | None = None,
        shaping: Mapping[str, float] | None = None,
        gamma: float = 1.0,
        invariant: bool = False,
        **settings: object,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadSetup("bad-setting", f"render_mode cannot be '{render_mode}'; it is 'ansi', 'human' or None")
        self.made = {
            "game": game,
            "render_mode": render_mode,
            "shaping": shaping,
            "gamma": gamma,
            "invariant": invariant,
            **settings,
        }
        self.batch = Rows(Scene(game, settings, shaping, gamma, invariant), autoreset=False)
        self.scene = self.batch.scene
        self.layout = self.scene.layout
        self.lane = self.batch.lanes[0]
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{game}_v1"}
        self.possible_agents = list(self.scene.agents)
        self.agents = self.possible_agents[:]
        count = len(self.scene.actions)
        seen: dict[str, Any] = {"observation": observation_space(self.layout), "action_mask": mask_space(count)}
        self.observation_spaces = {agent: gymnasium.spaces.Dict(seen) for agent in self.agents}
        self.action_spaces = {agent: Actions(count) for agent in self.agents}
        self.nothing = np.zeros(count, np.int8)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent sees: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent can do: the same table for all."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """The table, and what is legal for this agent: nothing while another one decides."""
        mask = self.batch.masks[0] if agent == self.agent_selection else self.nothing
        return {"observation": self.batch.observations[0].copy(), "action_mask": mask.copy()}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: the first of a seed, or without one the next."""
        self.batch.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(self.lane.table.actor, 0)]

    def step(self, action: int | None) -> None:
        """Carry out the action of a number and all of nature's that follow; raises Illegal, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        if not self.lane.is_legal(number):
            raise refusal(self.scene, self.lane, number)
        self.batch.actions[0] = number
        self.lane.step()
        self._cumulative_rewards[agent] = 0.0
        reward = float(self.batch.rewards[0])
        if reward or any(self.rewards.values()):
            self.rewards = dict.fromkeys(self.agents, reward)
        if self.batch.terminated[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            result = dict(self.scene.game.result(self.lane.table))
            self.infos = {name: {"result": dict(result)} for name in self.agents}
        else:
            self.agent_selection = self.agents[self.lane.table.actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def text(self, number: int) -> str:
        """An action of the table in words."""
        return self.scene.text(number)

    def render(self) -> str | None:
        """The drawn board and how it stands: as text, or printed."""
        drawn = picture(self.scene, self.lane.table)
        if self.render_mode == "human":
            sys.stdout.write(drawn + "\n")
            return None
        return drawn if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
