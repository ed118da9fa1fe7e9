"""Many matches at once: the same for a seed whatever the batch, new luck after every end, arrays of the caller, no GIL."""

from __future__ import annotations

import threading
from typing import Any
from zlib import crc32

import gymnasium
import numpy as np
import pytest

import hotzone.rl
from hotzone import BadSetup, Illegal
from hotzone.rl.batch_env import VecEnv
from hotzone.rl.env_slot import COMPILED
from hotzone.rl.env_spec import EnvSpec
from tests.rl.setups import NAMES, PLAIN, rows
from tests.volume import volume

WEIGHED = 3663405859  # of actions drawn by weights
STEPS = volume(700, 120)


def played(envs: int, steps: int, watched: int, **settings: Any) -> list[bytes]:
    """What the first environments of a batch show while all of them play at random."""
    vec = VecEnv(envs=envs, seed=5, **settings)
    told = []
    for _ in range(steps):
        vec.step(vec.sample())
        rows = zip(vec.observations, vec.masks, vec.rewards, vec.terminated, vec.actions, strict=True)
        told.append(b"".join(part.tobytes() for row in [*rows][:watched] for part in row))
    return told


@pytest.mark.parametrize(("game", "settings"), [PLAIN[0], PLAIN[2], PLAIN[7]], ids=[NAMES[0], NAMES[2], NAMES[7]])
def test_an_environment_goes_its_way_whatever_the_size_of_the_batch(game: str, settings: dict[str, Any]) -> None:
    sizes = (1, 7, 256) if COMPILED else (1, 2, 3)
    steps = STEPS if COMPILED else 40
    alone, few, many = (played(envs, steps, 1, game=game, **settings) for envs in sizes)
    assert alone == few == many
    assert played(sizes[1], steps, sizes[1], game=game, **settings) == played(sizes[2], steps, sizes[1], game=game, **settings)


def test_environment_i_has_the_luck_of_seed_plus_i() -> None:
    batch, single = VecEnv(envs=4, seed=10), VecEnv(envs=1, seed=12)
    for _ in range(STEPS):
        actions = batch.sample().copy()
        batch.step(actions)
        single.step(actions[2:3])
        assert (batch.observations[2] == single.observations[0]).all()
        assert (batch.masks[2] == single.masks[0]).all()


def test_every_environment_can_have_a_seed_of_its_own() -> None:
    batch = VecEnv(envs=3, seed=[7, 7, 12])
    plain = VecEnv(envs=1, seed=12)
    for _ in range(STEPS):
        batch.step(batch.sample())
        plain.step(plain.sample())
        assert (batch.observations[0] == batch.observations[1]).all()
        assert (batch.observations[2] == plain.observations[0]).all()
    with pytest.raises(BadSetup, match="2 seeds for 3 environments"):
        batch.reset([1, 2])
    with pytest.raises(BadSetup, match="seed"):
        batch.reset([1, 2, -3])


def test_each_match_of_a_seed_has_new_luck_and_the_same_when_it_is_asked_for_again() -> None:
    def results(vec: VecEnv) -> list[bytes]:
        found: list[bytes] = []
        while len(found) < 3:
            vec.step(vec.sample())
            if vec.terminated[0]:
                found.append(vec.finals[0].tobytes())
        return found

    vec = VecEnv(envs=1, seed=3)
    first = results(vec)
    assert len(set(first)) == 3
    vec.reset(3)
    assert results(vec) == first


def test_after_the_last_action_stands_the_next_match_and_the_old_one_is_in_finals() -> None:
    vec = VecEnv(envs=3, seed=1)
    fresh = vec.observations[0].copy()
    seen = 0
    over = vec.layout.number("stage over")
    for _ in range(STEPS):
        _, rewards, ended, cut = vec.step(vec.sample())
        assert not cut.any()
        for number in np.flatnonzero(ended):
            seen += 1
            assert abs(rewards[number]) == 1
            assert vec.finals[number, over] == 1
            assert (vec.observations[number] == fresh).all()  # the family game has one beginning
            assert vec.masks[number].any()
        assert (rewards[~ended] == 0).all()
        assert not vec.observations[:, over].any()
    assert seen


def test_reset_without_a_seed_goes_on_in_the_stream() -> None:
    one, two = VecEnv(envs=2, seed=8, setup="simple"), VecEnv(envs=2, seed=8, setup="simple")
    first = one.observations.copy()
    second = one.reset().copy()
    assert not (first == second).all()
    assert (two.reset() == second).all()
    assert (one.reset(8) == first).all()


def test_unseeded_batches_have_luck_of_their_own() -> None:
    assert VecEnv(envs=1).slots[0].seed != VecEnv(envs=1).slots[0].seed


def test_a_limit_cuts_a_match_off() -> None:
    vec = VecEnv(envs=2, seed=1, limit=5)
    for step in range(1, 13):
        _, rewards, ended, cut = vec.step(vec.sample())
        assert cut.all() == (step % 5 == 0)
        assert not ended.any()
        assert not rewards.any()


def test_the_caller_owns_the_arrays() -> None:
    plain = VecEnv(envs=3, seed=2)
    arrays: dict[str, Any] = {
        name: np.full_like(getattr(plain, name), 1) for name in ("observations", "masks", "rewards", "terminated", "truncated")
    }
    vec = VecEnv(envs=3, seed=2, **arrays)
    for _ in range(50):
        observations, rewards, ended, cut = vec.step(vec.sample())
        plain.step(plain.sample())
        assert observations is arrays["observations"]
        assert rewards is arrays["rewards"]
        assert ended is arrays["terminated"]
        assert cut is arrays["truncated"]
        assert vec.masks is arrays["masks"]
        assert (observations == plain.observations).all()
        assert (vec.masks == plain.masks).all()


@pytest.mark.parametrize("wrong", [np.zeros((3, 5), np.uint8), np.zeros((2, 357), np.int8), np.zeros((3, 357)), [[0] * 357] * 3])
def test_arrays_that_do_not_fit_are_refused(wrong: Any) -> None:
    with pytest.raises(BadSetup, match="masks must be"):
        VecEnv(envs=3, masks=wrong)


def test_an_illegal_action_anywhere_changes_nothing_anywhere() -> None:
    vec = VecEnv(envs=4, seed=1)
    for _ in range(30):
        vec.step(vec.sample())
    actions = vec.sample().copy()
    before = vec.observations.copy(), vec.masks.copy(), [slot.table.snapshot() for slot in vec.slots]
    actions[2] = np.flatnonzero(vec.masks[2] == 0)[0]
    with pytest.raises(Illegal, match="environment 2: action") as refused:
        vec.step(actions)
    assert refused.value.code
    actions[2] = 99_999
    with pytest.raises(Illegal, match="environment 2: there is no action 99999; the table has 0 to 356"):
        vec.step(actions)
    assert (vec.observations == before[0]).all()
    assert (vec.masks == before[1]).all()
    assert [slot.table.snapshot() for slot in vec.slots] == before[2]


def test_a_lane_without_arrays_says_so() -> None:
    slot = EnvSpec("fire", {}).new_slot()
    for verb in (slot.step, slot.sample, slot.stray, slot.restart, slot.show, lambda: slot.reset(1), lambda: slot.start(1)):
        with pytest.raises(ValueError, match="laid into arrays"):
            verb()


def test_without_autoreset_a_match_that_is_over_stays_so() -> None:
    batch = rows("fire", {}, 2, autoreset=False)
    batch.reset(1)
    batch.play(400)
    last = batch.observations.copy()
    assert batch.terminated.all()
    batch.play(5)
    assert (batch.observations == last).all()
    with pytest.raises(Illegal, match="environment 0: the match is over: reset"):
        batch.step([0, 0])


def test_planes_and_numbers_are_views_of_the_observations() -> None:
    vec = VecEnv(envs=2, seed=1)
    assert vec.planes.shape == (2, *vec.layout.shape)
    assert np.shares_memory(vec.planes, vec.observations)
    assert np.shares_memory(vec.numbers, vec.observations)
    assert vec.planes.size + vec.numbers.size == vec.observations.size


@pytest.mark.compiled_only
def test_other_threads_go_on_while_a_batch_plays() -> None:
    vec, done, ticks = VecEnv(envs=64, seed=1), threading.Event(), 0

    def work() -> None:
        vec.play(5_000)
        done.set()

    thread = threading.Thread(target=work)
    thread.start()
    while not done.is_set():
        ticks += 1
    thread.join()
    assert ticks > 1_000


@pytest.mark.parametrize("envs", [0, -3])
def test_a_batch_has_at_least_one_environment(envs: int) -> None:
    with pytest.raises(BadSetup, match="at least one environment"):
        VecEnv(envs=envs)


@pytest.mark.parametrize("seed", [-1, 1 << 40])
def test_a_seed_out_of_its_limits_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match="seed"):
        VecEnv(envs=1, seed=seed)


def test_gymnasium_makes_the_batch_as_a_vector_environment() -> None:
    hotzone.rl.register()
    envs = gymnasium.make_vec("hotzone/Fire-v2", num_envs=5, vectorization_mode="vector_entry_point", crew=3)
    assert isinstance(envs, hotzone.rl.HotzoneVectorEnv)
    plain = rows("fire", {"crew": 3}, 5)
    observations, info = envs.reset(seed=4)
    plain.reset(4)
    finals = 0
    for _ in range(STEPS):
        assert observations in envs.observation_space
        assert (observations == plain.observations).all()
        assert (info["action_mask"] == plain.masks).all()
        assert (envs.action_masks() == plain.masks).all()
        actions = plain.sample()
        observations, rewards, ended, _, info = envs.step(actions)
        plain.step(actions)
        assert (rewards == plain.rewards).all()
        for number in np.flatnonzero(ended):
            finals += 1
            assert (info["final_obs"][number] == plain.finals[number]).all()
    assert finals
    envs.close()


def test_gymnasium_can_also_run_single_environments_side_by_side() -> None:
    envs = gymnasium.make_vec("hotzone/Fire-v2", num_envs=3, vectorization_mode="sync")
    ours = VecEnv(envs=3, seed=6)
    observations, _ = envs.reset(seed=6)
    for _ in range(40):
        assert (observations == ours.observations).all()
        actions = ours.sample()
        observations, *_ = envs.step(actions)
        ours.step(actions)
    envs.close()


def test_weights_choose_among_what_is_legal_and_the_same_compiled_and_not() -> None:
    vec = VecEnv("fire", 5, seed=3, rules="experienced", level="heroic")
    luck, seen = np.random.default_rng(1), 0
    for _ in range(60):
        actions = vec.sample(luck.random(vec.masks.shape, dtype=np.float32))
        assert vec.masks[np.arange(5), actions].all()
        seen = crc32(actions.tobytes(), seen)
        vec.step(actions)
    assert seen == WEIGHED


def test_an_action_is_as_likely_as_its_weight() -> None:
    vec = VecEnv("fire", 400, seed=3)
    first, second, *_ = np.flatnonzero(vec.masks[0])
    weights = np.zeros(vec.masks.shape, np.float32)
    weights[:, first], weights[:, second] = 3.0, 1.0
    weights[:, ~vec.masks[0].astype(bool)] = 99.0  # what is not legal counts for nothing
    drawn = vec.sample(weights)
    assert set(drawn) == {first, second}
    assert 260 <= np.count_nonzero(drawn == first) <= 340


@pytest.mark.parametrize("odd", [0.0, -1.0, np.nan, np.inf])
def test_weights_that_say_nothing_leave_it_to_luck(odd: float) -> None:
    vec = VecEnv("fire", 200, seed=3)
    drawn = vec.sample(np.full(vec.masks.shape, odd, np.float32))
    assert vec.masks[np.arange(200), drawn].all()
    assert len(set(drawn)) > 5


def test_weights_of_another_shape_are_refused() -> None:
    with pytest.raises(BadSetup, match="weights have the shape"):
        VecEnv("fire", 2, seed=3).sample(np.ones(3))
