"""The PettingZoo face: every seat is an agent of its own, nature is inside. Turn-based, so there is no parallel wrapper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hotzone import registry
from hotzone.rl.base_env import Partners, PicklableEnv, Shaping
from hotzone.rl.batch_env import refusal
from hotzone.rl.render import MODES, rendered
from hotzone.rl.spaces import Actions, mask_space, observation_space

Observation = dict[str, npt.NDArray[Any]]


class HotzoneAEC(PicklableEnv, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A match for several agents who win or lose together; all get the same reward."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "render_modes": MODES,
        "render_fps": 4,
        "name": "hotzone",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = registry.USUAL,
        *,
        render_mode: str | None = None,
        shaping: Mapping[str, float] | None = None,
        gamma: float = 1.0,
        invariant: bool = False,
        partners: Partners = None,
        **settings: object,
    ) -> None:
        super().__init__()
        self.set_up(game, render_mode, Shaping(shaping, gamma, invariant), settings, partners)
        self.metadata = {**self.metadata, "name": f"{game}_v{self.env_spec.game.rules}"}
        self.names = dict(enumerate(self.env_spec.agents))  # by seat
        self.possible_agents = [name for seat, name in self.names.items() if seat not in self.partner_names]
        self.agents = self.possible_agents[:]
        count = len(self.env_spec.actions)
        seen: dict[str, Any] = {"observation": observation_space(self.layout), "action_mask": mask_space(count)}
        self.observation_spaces = {agent: gymnasium.spaces.Dict(seen) for agent in self.agents}
        self.action_spaces = {agent: Actions(count) for agent in self.agents}
        self.state_space = observation_space(self.layout)
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

    def state(self) -> npt.NDArray[np.uint8]:
        """The whole table for a critic that sees more than one agent: all see the same, so it is the observation."""
        seen: npt.NDArray[np.uint8] = self.batch.observations[0].copy()
        return seen

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: the first of a seed, or without one the next; `options={"position": text}` begins from a position."""
        self.batch.reset(seed)
        self.batch.place_by(options)
        self.seat_partners(self.slot.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.names[self.slot.table.actor] if self.slot.table.actor >= 0 else self.agents[0]
        if self.batch.terminated[0]:  # the partners alone have ended it
            self.terminations = dict.fromkeys(self.agents, True)

    def step(self, action: int | None) -> None:
        """Carry out the action of a number and all of nature's that follow; raises Illegal, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        if not self.slot.is_legal(number):
            raise refusal(self.env_spec, self.slot, number)
        self.batch.actions[0] = number
        self.slot.step()
        self._cumulative_rewards[agent] = 0.0
        reward = float(self.batch.rewards[0])
        if self.partners:
            reward += self.let_partners_act()
        if reward or any(self.rewards.values()):
            self.rewards = dict.fromkeys(self.agents, reward)
        if self.batch.terminated[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            result = dict(self.env_spec.game.result(self.slot.table))
            self.infos = {name: {"result": dict(result)} for name in self.agents}
        else:
            self.agent_selection = self.names[self.slot.table.actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def text(self, number: int) -> str:
        """An action of the table in words."""
        return self.env_spec.text(number)

    def render(self) -> Any:
        """The board and how it stands: as text, printed, or as an array of pixels."""
        return rendered(self.env_spec, self.slot.table, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def guarded(game: str, **settings: Any) -> Any:
    """A match for several agents, with PettingZoo's guard over the order of calls; an illegal action raises Illegal."""
    return wrappers.OrderEnforcingWrapper(HotzoneAEC(game, **settings))
