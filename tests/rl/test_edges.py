"""Where other tools dock on: copies, pickles, pictures, positions, seeds, illegal actions, results."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import hotzone
import hotzone.rl
from hotzone import BadSetup, Illegal
from hotzone.core.errors import BadText, HotzoneError
from hotzone.rl import HotzoneAEC, HotzoneVectorEnv, VecEnv
from hotzone.rl.llm.answers import FormatError

GAMES = pytest.mark.parametrize("game", ["fire", "reactor"])
WAYS: dict[str, Any] = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda one: pickle.loads(pickle.dumps(one))}
COPIED = pytest.mark.parametrize("way", list(WAYS))


def some_way_in(game: str, **settings: Any) -> hotzone.Session:
    session = hotzone.new(game, seed=3, **settings)
    for i in range(25):
        legal = session.legal()
        session.play(legal[i * 5 % len(legal)])
    return session


@GAMES
@COPIED
def test_a_match_is_copied_whole_and_goes_its_own_way(game: str, way: str) -> None:
    match = some_way_in(game).match
    other: Any = WAYS[way](match)
    assert other == match
    assert other.legal() == match.legal()
    before = match.snapshot()
    other.play(other.legal()[0])
    assert match.snapshot() == before


def test_sessions_of_one_set_up_share_nothing_that_changes() -> None:
    one, other = (hotzone.new("fire", crew=2, seed=seed) for seed in (1, 2))
    before = other.position()
    one.play(one.legal()[0])
    assert other.position() == before == hotzone.new("fire", crew=2, seed=3).position()
    match: Any = one.match
    assert match.origin is None  # or every table before it would be kept
    assert (
        hotzone.new("fire", modules=["hazmat"], rules="experienced", crew=2).setup
        == hotzone.new("fire", modules="hazmat", rules="experienced", crew=2).setup
    )


@GAMES
@pytest.mark.parametrize("way", ["deepcopy", "pickle", "own"])
def test_a_session_is_copied_with_its_luck_and_its_history(game: str, way: str) -> None:
    session = some_way_in(game)
    other = session.copy() if way == "own" else WAYS[way](session)
    assert (other.position(), other.record()) == (session.position(), session.record())
    for one in (session, other):
        for _ in range(8):
            if not one.over:
                one.play(one.legal()[0])
    assert other.record() == session.record()
    other.undo()
    assert len(other.entries) < len(session.entries)


@COPIED
@pytest.mark.parametrize("kind", [VecEnv, HotzoneVectorEnv])
def test_a_batch_is_copied_with_its_luck_and_arrays_of_its_own(kind: Any, way: str) -> None:
    batch = kind("fire", 3, limit=60)
    batch.reset(seed=5)
    draw = batch.sample if kind is VecEnv else batch.action_space.sample
    for _ in range(90):
        batch.step(draw().copy())
    other = WAYS[way](batch)
    own, its = (one if kind is VecEnv else one.batch for one in (batch, other))
    assert (own.observations == its.observations).all()
    for _ in range(70):
        actions = own.sample().copy()
        batch.step(actions)
        other.step(actions)
        for name in ("observations", "masks", "rewards", "terminated", "truncated", "finals"):
            assert (getattr(own, name) == getattr(its, name)).all(), name
    assert not np.shares_memory(own.observations, its.observations)
    assert own.result(0) == its.result(0)


@pytest.mark.parametrize(
    "error",
    [
        HotzoneError("a", "b", "C-1"),
        Illegal("a", "b", "C-1"),
        BadSetup("a", "b"),
        BadText("a", "b", 3, 4, "C-1"),
        FormatError("a", "b", 3, 4),
    ],
)
def test_errors_survive_the_border_of_a_process(error: HotzoneError) -> None:
    other = pickle.loads(pickle.dumps(error))
    assert type(other) is type(error)
    assert (other.code, other.text, other.rule, str(other)) == (error.code, error.text, error.rule, str(error))


@pytest.mark.parametrize(
    ("action", "error", "why"),
    [
        *((number, Illegal, "there is no such action") for number in (-1, 10**12, -(10**12))),
        *((thing, BadText, "an action is a text or a number") for thing in (None, True, 1.5, [1], b"end")),
    ],
)
def test_a_session_refuses_what_is_no_action(action: Any, error: type[HotzoneError], why: str) -> None:
    session = hotzone.new("fire", seed=1)
    before = session.position()
    with pytest.raises(error, match=why):
        session.play(action)
    assert session.position() == before


@GAMES
def test_a_session_tells_what_it_is_in_words_and_as_a_picture(game: str) -> None:
    session = some_way_in(game)
    assert repr(session).startswith(f"<Session of {game} (board=")
    assert len(str(session).splitlines()) > 5
    drawn = session._repr_svg_()
    assert drawn.startswith("<svg ")
    assert drawn.endswith("</svg>")
    assert drawn.count("<circle") >= 1  # a figure at least


@pytest.mark.parametrize("name", ["Fire", "Reactor"])
def test_pixels_show_the_table(name: str) -> None:
    ids = [one for one in gymnasium.registry if one.startswith(f"hotzone/{name}-v")]
    env = gymnasium.make(ids[0], render_mode="rgb_array")
    _, info = env.reset(seed=2)
    first: Any = env.render()
    assert first.dtype == np.uint8
    assert first.shape[2] == 3
    assert len(np.unique(first.reshape(-1, 3), axis=0)) >= 4
    for _ in range(60):
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        if over:
            break
    later: Any = env.render()
    assert later.shape == first.shape
    assert (later != first).any()


def test_pettingzoo_has_a_state() -> None:
    env = HotzoneAEC("fire", crew=2)
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    assert (state == env.observe(env.agent_selection)["observation"]).all()


def test_a_match_begins_from_a_position() -> None:
    session = some_way_in("fire", crew=3)
    env = hotzone.rl.HotzoneEnv("fire", crew=3)
    other = hotzone.rl.HotzoneEnv("fire", crew=3)
    for one in (env, other):
        one.reset(seed=9, options={"position": session.position()})
    assert env.match == session.match
    agent = HotzoneAEC("fire", crew=3)
    agent.reset(seed=9, options={"position": session.position()})
    assert agent.slot.table == session.match
    for _ in range(20):
        action = int(np.flatnonzero(env.action_masks())[0])
        assert (env.step(action)[0] == other.step(action)[0]).all()
    with pytest.raises(BadSetup, match="the environment plays"):
        hotzone.rl.HotzoneEnv("fire", crew=2).reset(options={"position": session.position()})
    with pytest.raises(BadText):
        env.reset(options={"position": "nonsense"})


def test_seeds_are_given_as_a_list() -> None:
    env = HotzoneVectorEnv("fire", 3)
    seen, _ = env.reset(seed=[4, 9, 4])
    assert (seen[0] == seen[2]).all()
    plain, _ = HotzoneVectorEnv("fire", 1).reset(seed=9)
    assert (seen[1] == plain[0]).all()


def test_vector_faces_draw_legal_actions() -> None:
    env = HotzoneVectorEnv("fire", 4)
    env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(300):
        env.step(env.action_space.sample())  # an illegal one would raise
    masks = np.zeros_like(env.batch.masks)
    masks[:, 7] = 1
    assert (env.action_space.sample(masks) == 7).all()


def test_illegal_actions_can_be_ignored_by_vector_faces() -> None:
    env = HotzoneVectorEnv("fire", 3, illegal="ignore")
    env.reset(seed=1)
    legal = env.batch.sample().copy()
    stray = legal.copy()
    stray[1] = int(np.flatnonzero(env.batch.masks[1] == 0)[0])
    before = env.batch.observations[1].copy()
    _, rewards, _, _, info = env.step(stray)
    assert info["illegal"].tolist() == [False, True, False]
    assert (env.batch.observations[1] == before).all()
    assert rewards[1] == 0
    with pytest.raises(Illegal):
        VecEnv("fire", 3, seed=1).step(stray)
    with pytest.raises(BadSetup, match="illegal cannot be 'hope'"):
        VecEnv("fire", 2, illegal="hope")


def test_batches_say_how_matches_ended() -> None:
    env = HotzoneVectorEnv("fire", 4)
    env.reset(seed=1)
    ended = 0
    for _ in range(1500):
        *_, terminated, _, info = env.step(env.batch.sample().copy())
        for number in np.flatnonzero(terminated):
            result = info["final_info"]["result"][number]
            assert result["ending"] in env.batch.env_spec.game.endings
            assert result["ending"] != "undecided"
            assert result == env.batch.result(int(number))
            ended += 1
    assert ended
