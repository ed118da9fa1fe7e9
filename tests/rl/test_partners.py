"""Partners: bots take some seats of an environment, the learner plays the others."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

from hotzone import BadSetup
from hotzone.rl import HotzoneAEC, HotzoneEnv


def first_legal(env: Any) -> int:
    return int(np.flatnonzero(env.action_masks())[0])


def test_the_learner_decides_for_its_own_seats_only() -> None:
    env = HotzoneEnv("fire", crew=3, partners={2: "greedy", 3: "random"})
    _, info = env.reset(seed=3)
    rewards, over = 0.0, False
    while not over:
        assert info["seat"] == 0
        _, reward, over, _, info = env.step(first_legal(env))
        rewards += reward
    assert rewards in (1.0, -1.0)
    assert info["result"]["ending"] != "undecided"


def test_the_same_seed_gives_the_same_match_beside_the_same_partners() -> None:
    seen = []
    for _ in range(2):
        env = HotzoneEnv("fire", crew=2, partners={1: "random"})
        env.reset(seed=8)
        for _ in range(12):
            observation, _, over, _, _ = env.step(first_legal(env))
            if over:
                break
        seen.append(observation.tobytes())
    assert seen[0] == seen[1]


def test_agents_are_the_seats_that_are_left() -> None:
    env = HotzoneAEC("fire", crew=3, partners={2: "greedy"})
    env.reset(seed=1)
    assert env.possible_agents == ["firefighter_1", "firefighter_3"]
    for agent in env.agent_iter(4000):
        observation, _, terminated, truncated, _ = env.last()
        assert agent in env.possible_agents
        env.step(None if terminated or truncated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert not env.agents


def test_a_copy_goes_on_beside_partners_of_its_own() -> None:
    env = HotzoneEnv("fire", crew=2, partners={2: "greedy"})
    env.reset(seed=2)
    other = copy.deepcopy(env)
    assert (env.step(first_legal(env))[0] == other.step(first_legal(other))[0]).all()
    assert env.partners[1] is not other.partners[1]


@pytest.mark.parametrize(
    ("partners", "why"),
    [
        ({4: "crew"}, "no seat 4"),
        ({0: "crew"}, "no seat 0"),
        ({1: "nobody"}, "no bot 'nobody'"),
        ({1: "crew", 2: "crew", 3: "crew"}, "left"),
    ],
)
def test_partners_that_cannot_be_are_refused(partners: dict[int, Any], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        HotzoneEnv("fire", crew=3, partners=partners)
