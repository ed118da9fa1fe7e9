"""Other makers' own checks of our environments: Stable-Baselines3, sb3-contrib, TorchRL. Run by `make test-learners`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import hotzone.rl

HEROIC: dict[str, Any] = {"rules": "experienced", "level": "heroic", "crew": 2}
sb3 = pytest.importorskip("stable_baselines3")
contrib = pytest.importorskip("sb3_contrib")


@pytest.mark.parametrize(("name", "settings"), [("hotzone/Fire-v2", {}), ("hotzone/Fire-v2", HEROIC), ("hotzone/Reactor-v2", {})])
def test_stable_baselines_finds_nothing_to_complain_about(name: str, settings: dict[str, Any]) -> None:
    from stable_baselines3.common.env_checker import check_env

    check_env(gymnasium.make(name, illegal="ignore", **settings).unwrapped, warn=True, skip_render_check=True)


def test_make_vec_env_works_with_the_id_alone() -> None:
    from stable_baselines3.common.env_util import make_vec_env

    many = make_vec_env("hotzone/Fire-v2", n_envs=2, seed=1)
    assert many.reset().shape[0] == 2


@pytest.mark.parametrize("factored", [False, True])
def test_maskable_ppo_learns_on_the_compiled_batch(factored: bool) -> None:
    matches = hotzone.rl.SB3VecEnv("fire", 8, seed=1, factored=factored, shaping={"rescued": 1.0}, **HEROIC)
    model = contrib.MaskablePPO("MlpPolicy", matches, n_steps=64, batch_size=128, n_epochs=1, seed=1, device="cpu")
    model.learn(1024)
    assert model.num_timesteps == 1024
    assert len(model.ep_info_buffer) > 0
    seen = matches.reset()
    for _ in range(20):
        actions, _ = model.predict(seen, action_masks=matches.action_masks())
        seen, _, _, _ = matches.step(actions)  # raises for what is not legal


def test_the_adapter_says_how_a_match_ended() -> None:
    matches = hotzone.rl.SB3VecEnv("fire", 2, seed=1, crew=1, scaled=False)
    matches.seed(5)
    first = matches.reset()
    assert np.array_equal(first, hotzone.rl.VecEnv("fire", 2, seed=5, crew=1).observations)
    infos: list[dict[str, Any]] = []
    while not any("result" in info for info in infos):
        _, _, over, infos = matches.step(matches.batch.sample().copy())
    ended = next(info for info in infos if "result" in info)
    assert ended["result"]["ending"]
    assert ended["episode"]["l"] > 0
    assert ended["terminal_observation"].shape == first[0].shape
    assert over.any()


def test_torchrl_finds_our_specs_right() -> None:
    libs = pytest.importorskip("torchrl.envs")
    env = libs.GymWrapper(gymnasium.make("hotzone/Fire-v2", illegal="ignore"))  # GymEnv would hand keywords of its own to the match
    libs.utils.check_env_specs(env)
