"""What other makers' learners dock on to: factored actions, episodes of recorded matches, Minari."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import hotzone.rl
from hotzone import registry
from hotzone.core.errors import BadSetup
from hotzone.rl import Factored, FactoredActions, VecEnv
from hotzone.rl.learners.episodes import episodes
from hotzone.sim.runner import play_many

HEROIC: dict[str, Any] = {"rules": "experienced", "level": "heroic", "crew": 4}


def test_the_experienced_game_has_a_tenth_of_the_outputs_in_two_choices() -> None:
    vec = VecEnv("fire", 1, seed=1, **HEROIC)
    factors = FactoredActions(vec.env_spec)
    assert factors.verbs + factors.targets < len(vec.env_spec.actions) / 10
    for number in range(len(vec.env_spec.actions)):
        verb, target = factors.pair(number)
        assert factors.table[verb, target] == number


@pytest.mark.parametrize(("game", "settings"), [("fire", HEROIC), ("fire", {"crew": 2}), ("reactor", {})])
def test_whatever_both_masks_allow_can_be_played(game: str, settings: dict[str, Any]) -> None:
    vec, luck = VecEnv(game, 4, seed=2, **settings), np.random.default_rng(3)
    factors = FactoredActions(vec.env_spec)
    for _ in range(40):
        masks = factors.masks(vec.masks)
        pairs = [
            (luck.choice(np.flatnonzero(row[: factors.verbs])), luck.choice(np.flatnonzero(row[factors.verbs :]))) for row in masks
        ]
        numbers = factors.numbers(pairs, vec.masks)
        assert [factors.pair(number)[0] for number in numbers] == [verb for verb, _ in pairs]
        vec.step(numbers)  # raises for what is not legal


def test_a_legal_pair_means_itself() -> None:
    vec = VecEnv("fire", 1, seed=2, **HEROIC)
    factors = FactoredActions(vec.env_spec)
    for number in np.flatnonzero(vec.masks[0]):
        assert factors.numbers(factors.pair(number), vec.masks)[0] == number


def test_a_gymnasium_environment_takes_pairs() -> None:
    env = Factored(gymnasium.make("hotzone/Fire-v2", **HEROIC))
    env.reset(seed=1)
    assert isinstance(env.action_space, gymnasium.spaces.MultiDiscrete)
    for _ in range(30):
        masks, factors = env.action_masks(), env.factors
        verb, target = np.flatnonzero(masks[: factors.verbs])[-1], np.flatnonzero(masks[factors.verbs :])[0]
        if env.step(np.array([verb, target]))[2]:
            break


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Matches of two set-ups."""
    folder, fire = tmp_path_factory.mktemp("records"), registry.game("fire")
    play_many(fire, [fire.setup(crew=2), fire.setup(crew=1)], 3, seed=1, records=str(folder), workers=1)
    return folder


def test_recorded_matches_are_episodes_that_an_environment_repeats(records: Path) -> None:
    found = list(episodes(records, {"crew": 2}))
    assert found
    for env_spec, one in found:
        assert len(one.observations) == len(one.masks) == len(one.actions) + 1
        assert one.masks[np.arange(len(one.actions)), one.actions].all()
        assert not one.masks[-1].any()
        assert one.rewards[-1] == -1.0
        assert env_spec.setup == one.match.setup
    assert len({str(env_spec.setup) for env_spec, _ in episodes(records)}) == 2


def test_minari_reads_what_was_exported(records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    import minari

    from hotzone.rl.learners.minari_export import to_minari

    made = to_minari(records, "fire/random-v0", {"crew": 2})
    read = minari.load_dataset("fire/random-v0")
    ours = [one for _, one in episodes(records, {"crew": 2})]
    assert made.total_episodes == read.total_episodes == len(ours)
    for one, theirs in zip(ours, read.iterate_episodes(), strict=True):
        assert np.array_equal(one.observations, theirs.observations)
        assert np.array_equal(one.actions, theirs.actions)
        assert np.array_equal(one.masks, theirs.infos["action_mask"])
        assert theirs.terminations[-1]
    with pytest.raises(BadSetup, match="no match"):
        to_minari(records, "fire/none-v0", {"crew": 6})


def test_the_adapter_for_stable_baselines_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "stable_baselines3", None)
    with pytest.raises(ModuleNotFoundError, match="pip install sb3-contrib"):
        _ = hotzone.rl.SB3VecEnv
