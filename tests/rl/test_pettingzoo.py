"""The PettingZoo face: its own tests, masks as in the classic games, one reward for all."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from hotzone import BadSetup, Illegal
from hotzone.rl import HotzoneAEC, fire_v2, reactor_v2
from hotzone.rl.batch_env import VecEnv
from tests.rl.setups import NAMES, PLAIN

FACES = {"fire": fire_v2, "reactor": reactor_v2}
# PettingZoo expects dicts as observations only of the games on a list of its own
LISTED = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably")


@LISTED
@pytest.mark.parametrize(("game", "settings"), PLAIN, ids=NAMES)
def test_pettingzoo_finds_nothing_wrong(game: str, settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(FACES[game].env(**settings), num_cycles=60, verbose_progress=False)
    seed_test(lambda: FACES[game].env(**settings), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", FACES)
def test_pettingzoo_sees_the_board(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(FACES[game].env)
    assert len(capsys.readouterr().out.splitlines()) > 20


def test_it_plays_like_the_batch_with_the_same_seed() -> None:
    env, batch = fire_v2.env(crew=3), VecEnv(envs=1, seed=9, crew=3)
    env.reset(seed=9)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, info = env.last()
        paid[agent] += reward
        if ended:
            assert info["result"]["won"] in (0, 1)
            env.step(None)
            continue
        assert (seen["observation"] == batch.observations[0]).all()
        assert (seen["action_mask"] == batch.masks[0]).all()
        others = [name for name in env.agents if name != agent]
        assert not any(env.observe(name)["action_mask"].any() for name in others)
        action = int(batch.sample()[0])
        batch.step([action])
        env.step(action)
    assert env.agents == []
    assert batch.rewards[0] != 0
    assert set(paid.values()) == {float(batch.rewards[0])}


def test_what_others_earn_for_the_team_is_paid_out_when_ones_turn_comes() -> None:
    env, batch = fire_v2.raw_env(shaping={"fires": -1.0}), VecEnv(envs=1, seed=4, shaping={"fires": -1.0})
    env.reset(seed=4)
    paid, owed = dict.fromkeys(env.agents, 0.0), 0.0
    while not env.terminations[env.agent_selection]:
        agent = env.agent_selection
        paid[agent] += env.last()[1]
        action = int(batch.sample()[0])
        batch.step([action])
        owed += float(batch.rewards[0])
        env.step(action)
    for agent in env.agents:
        assert paid[agent] + env._cumulative_rewards[agent] == pytest.approx(owed)
    assert owed != 0


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = fire_v2.env()
    env.reset(seed=1)
    before = env.unwrapped.slot.table.snapshot()
    with pytest.raises(Illegal, match="'move 0,0'"):
        env.step(0)
    with pytest.raises(Illegal, match="there is no action -1"):
        env.step(None)
    assert env.unwrapped.slot.table.snapshot() == before


def test_agents_have_the_names_of_the_game() -> None:
    assert fire_v2.env(crew=2).possible_agents == ["firefighter_1", "firefighter_2"]
    assert len(reactor_v2.env(players=3).possible_agents) == 3
    assert str(fire_v2.raw_env()) == "fire_v2"
    assert fire_v2.raw_env().text(0) == "move 0,0"


def test_it_is_turn_based() -> None:
    assert fire_v2.env().metadata["is_parallelizable"] is False


def test_a_copy_goes_the_same_way() -> None:
    env = fire_v2.raw_env(rules="experienced", level="heroic")
    env.reset(seed=2)
    clone: Any
    for clone in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        one: Any = copy.deepcopy(env)
        while not one.terminations[one.agent_selection]:
            mask = one.last()[0]["action_mask"]
            assert (clone.last()[0]["action_mask"] == mask).all()
            action = int(np.flatnonzero(mask)[-1])
            one.step(action)
            clone.step(action)
        assert one.slot.table.snapshot() == clone.slot.table.snapshot()
        clone.close()


def test_a_wrong_keyword_is_refused() -> None:
    with pytest.raises(BadSetup, match="board"):
        HotzoneAEC("fire", board="moon")
    with pytest.raises(BadSetup, match="render_mode"):
        HotzoneAEC("fire", render_mode="video")
    assert HotzoneAEC("fire").render() is None
