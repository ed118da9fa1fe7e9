"""Environments of the Gymnasium face for tests, and random matches in them."""

from __future__ import annotations

from typing import Any

import gymnasium

import hotzone.rl
from hotzone.rl import HotzoneEnv


def make(game: str = "fire", **settings: Any) -> HotzoneEnv:
    """An environment whose random actions are the same every time."""
    env = gymnasium.make(hotzone.rl.gymnasium_id(game), **settings).unwrapped
    assert isinstance(env, HotzoneEnv)
    env.action_space.seed(1)
    return env


def play(env: HotzoneEnv, seed: int) -> list[tuple[bytes, float, bool, bytes]]:
    """A random match, step by step."""
    env.action_space.seed(seed)
    env.reset(seed=seed)
    told, over = [], False
    while not over:
        observation, reward, over, _, info = env.step(env.action_space.sample())
        told.append((observation.tobytes(), reward, over, info["action_mask"].tobytes()))
    return told
