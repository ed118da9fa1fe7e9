"""The PettingZoo environment: every seat is an agent of its own, nature is inside. Turn-based, so there is no parallel wrapper."""

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
        self.nothing = np.zeros((1, count), np.int8)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent sees: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent can do: the same table for all."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """The table, and what is legal for this agent: nothing while another one decides."""
        mask = self.batch.masks if agent == self.agent_selection else self.nothing
        return {"observation": self.batch.observations[0].copy(), "action_mask": mask[0].copy()}

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
        self.paid = False  # was a reward other than 0 given in the last step?
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
        if reward or self.paid:
            self.rewards = dict.fromkeys(self.agents, reward)
            self.paid = bool(reward)
            self._accumulate_rewards()
        if self.batch.terminated[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            result = dict(self.env_spec.game.result(self.slot.table))
            self.infos = {name: {"result": dict(result)} for name in self.agents}
        else:
            self.agent_selection = self.names[self.slot.table.actor]
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


class GuardedAEC(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """PettingZoo's guard over the order of calls, which looks up what a step needs directly: theirs takes longer than our match."""

    def last(self, observe: bool = True) -> Any:
        """What the agent who decides sees and has earned."""
        if not self._has_reset:
            raise AttributeError("agent_selection cannot be accessed before reset")
        return self.env.last(observe)

    def step(self, action: int | None) -> None:
        """Carry out an action; the guard's own words for a step that comes too early or too late."""
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    @property
    def agents(self) -> list[str]:
        """Who is left in the match."""
        found: list[str] = self.once_reset("agents")
        return found

    @property
    def agent_selection(self) -> str:
        """Who decides."""
        found: str = self.once_reset("agent_selection")
        return found

    def once_reset(self, name: str) -> Any:
        """Something that is there after the first reset."""
        if not self._has_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return getattr(self.env, name)


def guarded(game: str, **settings: Any) -> Any:
    """A match for several agents, with PettingZoo's guard over the order of calls; an illegal action raises Illegal."""
    return GuardedAEC(HotzoneAEC(game, **settings))
