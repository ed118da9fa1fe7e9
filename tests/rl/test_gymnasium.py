"""The Gymnasium face: its own checker, masks, seeds, refusals, copies."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import hotzone
import hotzone.rl
from hotzone import BadSetup, Illegal
from hotzone.rl import HotzoneEnv, Planes
from tests.rl.environments import make, play
from tests.rl.setups import NAMES, PLAIN


@pytest.mark.parametrize(("game", "settings"), PLAIN, ids=NAMES)
def test_gymnasium_finds_nothing_to_complain_of(game: str, settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_env(make(game, illegal="ignore", **settings))
    assert {"fire": "damage ", "reactor": "dial"}[game] in capsys.readouterr().out  # it has tried to render, too


@pytest.mark.parametrize("board", ["base-front", "base-back"])
def test_the_checker_passes_with_refusals_too_where_it_only_plays_what_is_legal(board: str) -> None:
    check_env(make(board=board), skip_render_check=True)


def test_the_mask_is_in_the_info_and_has_a_method() -> None:
    env = make()
    _, info = env.reset(seed=1)
    for _ in range(80):
        assert info["action_mask"].dtype == np.int8
        assert env.action_masks().dtype == np.bool_
        assert (info["action_mask"] == env.action_masks()).all()
        numbers = [env.env_spec.action_mask.number(action) for action in env.match.legal()]
        assert sorted(numbers) == np.flatnonzero(info["action_mask"]).tolist()
        assert info["seat"] == env.match.actor
        *_, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        if over:
            _, info = env.reset()


def test_a_seed_says_how_a_match_goes_and_without_one_there_is_a_stream() -> None:
    assert play(make(), 7) == play(make(), 7)
    assert play(make(), 7) != play(make(), 8)
    one, two = make(setup="simple"), make(setup="simple")
    first = [one.reset(seed=5)[0], one.reset()[0], one.reset()[0]]
    second = [two.reset(seed=5)[0], two.reset()[0], two.reset()[0]]
    assert all((a == b).all() for a, b in zip(first, second, strict=True))
    assert len({row.tobytes() for row in first}) == 3
    assert not (make(setup="simple").reset()[0] == make(setup="simple").reset()[0]).all()


def test_an_illegal_action_raises_the_engines_own_words_and_changes_nothing() -> None:
    env = make()
    env.reset(seed=1)
    before = env.match.snapshot()
    with pytest.raises(Illegal, match="action 0, 'move 0,0': ") as refused:
        env.step(0)
    assert refused.value.code
    for number in (-1, 357, 1 << 40):
        with pytest.raises(Illegal, match=f"there is no action {number}; the table has 0 to 356"):
            env.step(number)
    assert env.match.snapshot() == before
    env.step(env.action_space.sample())


def test_an_illegal_action_can_be_ignored_with_the_reason_in_the_info() -> None:
    env = make(illegal="ignore")
    seen, info = env.reset(seed=1)
    again, reward, ended, cut, told = env.step(0)
    assert (again == seen).all()
    assert (reward, ended, cut) == (0.0, False, False)
    assert "'move 0,0'" in told.pop("illegal")
    assert (told["action_mask"] == info["action_mask"]).all()


def test_nothing_is_played_after_the_end() -> None:
    env = make()
    assert play(env, 1)[-1][2]
    assert not env.action_masks().any()
    with pytest.raises(Illegal, match="the match is over: reset"):
        env.step(0)
    assert env.reset(seed=1)[1]["action_mask"].any()


def test_a_copy_goes_the_same_way_luck_included() -> None:
    env = make(rules="experienced")
    env.action_space.seed(3)
    env.reset(seed=3)
    for _ in range(40):
        env.step(env.action_space.sample())
    clones = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    over = False
    while not over:
        action = env.action_space.sample()
        seen, reward, over, _, info = env.step(action)
        for clone in clones:
            assert clone.action_space.sample() == action
            other, worth, ended, _, told = clone.step(action)
            assert (other == seen).all()
            assert (worth, ended) == (reward, over)
            assert (told["action_mask"] == info["action_mask"]).all()
    assert all((clone.reset()[0] == env.reset()[0]).all() for clone in clones[:1])
    assert clones[0].spec.id == "hotzone/Fire-v2"


def test_planes_and_numbers_can_be_had_apart() -> None:
    env = Planes(gymnasium.make("hotzone/Fire-v2"))
    seen, _ = env.reset(seed=1)
    assert seen in env.observation_space
    assert seen["planes"].shape == (22, 8, 10)
    assert seen["planes"].size + seen["numbers"].size == 1790
    assert (env.action_masks() == env.unwrapped.action_masks()).all()
    assert env.step(env.action_space.sample())[0] in env.observation_space


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"board": "moon"}, "fire has no board 'moon'"),
        ({"level": "heroic"}, "a family game has no level"),
        ({"crew": 9}, "crew must be a number from 1 to 6"),
        ({"flavour": 1}, "fire has no setting 'flavour'"),
        ({"limit": 1}, "fire has no setting 'limit'"),
        ({"shaping": {"luck": 1.0}}, "fire shapes no reward by 'luck'"),
        ({"illegal": "shrug"}, "illegal cannot be 'shrug'"),
    ],
)
def test_a_wrong_keyword_is_refused_by_the_engine(settings: dict[str, Any], text: str) -> None:
    with pytest.raises(BadSetup, match=text):
        HotzoneEnv("fire", **settings)


def test_a_way_to_render_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetup, match="render_mode"):
        HotzoneEnv(render_mode="hologram")


def test_the_board_is_drawn_or_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = make(render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str)
    assert "rescued 0/7" in drawn
    human = make(render_mode="human")
    human.reset(seed=1)
    assert capsys.readouterr().out == drawn + "\n"
    assert make().render() is None


def test_the_text_of_an_action_is_that_of_the_notation() -> None:
    env = make()
    texts = [env.text(number) for number in range(357)]
    assert {"move 3,5", "chop 1,0|1,1", "end", "place 0,5"} <= set(texts)


def test_hotzone_alone_imports_none_of_the_packages() -> None:
    code = (
        "import hotzone, sys; hotzone.new(); print([name for name in ('numpy', 'gymnasium', 'pettingzoo') if name in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_a_package_that_is_missing_is_named() -> None:
    code = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
import hotzone.rl
try:
    hotzone.rl.HotzoneEnv
except ModuleNotFoundError as error:
    print(error)
print(hotzone.rl.VecEnv.__name__)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["HotzoneEnv needs the package 'gymnasium': pip install hotzone[rl]", "VecEnv"]


def test_there_is_nothing_by_another_name() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        hotzone.rl.Chess  # noqa: B018
    assert hotzone.rl.EnvSpec is not None
