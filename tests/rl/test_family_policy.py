"""The trained policy of examples/family_policy: its inputs and choices, and that it plays without PyTorch and without a search."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from hotzone import registry
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.rl import VecEnv

FOLDER = Path(__file__).parents[2] / "examples" / "family_policy"
MODULES = ("bot", "features", "network", "setups")


@pytest.fixture
def policy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The modules of the example, by name; they lie beside each other like those of anybody's bot."""
    monkeypatch.syspath_prepend(str(FOLDER))
    yield SimpleNamespace(**{name: import_module(name) for name in MODULES})
    for name in MODULES:
        sys.modules.pop(name, None)


@pytest.mark.parametrize("settings", [{"crew": 2}, {"crew": 6, "board": "base-back"}], ids=str)
def test_every_legal_action_is_a_choice_of_its_own(policy: Any, settings: dict[str, Any]) -> None:
    setups = policy.setups
    matches = setups.SetupBatch(setups.SETUPS.index({"board": "base-front", **settings}), 8)
    for _ in range(30):
        _, legal = matches.look()
        assert (legal.sum(1) == (matches.batch.masks > 0).sum(1)).all()
        wanted = matches.batch.sample().copy()
        chosen = matches.choices[np.arange(8), wanted]
        assert (matches.actions(chosen) == wanted).all()
        matches.batch.step(wanted)


def test_inputs_do_not_depend_on_the_tables_beside(policy: Any) -> None:
    features = policy.features
    batch = VecEnv("fire", 5, seed=3, crew=3)
    tables = features.Tables(batch.layout, [batch.env_spec.text(i) for i in range(len(batch.env_spec.actions))])
    for _ in range(12):
        batch.step(batch.sample())
    together = features.features(tables, batch.observations)
    alone = [features.features(tables, batch.observations[i : i + 1])[0] for i in range(5)]
    assert np.array_equal(together, np.array(alone))


def test_ways_cost_what_the_rules_ask(policy: Any) -> None:
    features = policy.features
    free = np.zeros((4, features.ROWS, features.COLS, 1), np.uint8)
    fire = np.zeros((features.ROWS, features.COLS, 1), np.uint8)
    start = np.full((features.ROWS, features.COLS, 1), features.FAR, np.uint8)
    start[3, 3], fire[3, 5] = 0, 1
    wall = free.copy()
    wall[1, 3, 3], wall[3, 3, 4] = 4, 4  # between 3,3 and 3,4: two blows of an axe
    (open_way,) = features.ways([start], features.prices(free, 1 + fire, towards=False))
    (walled,) = features.ways([start], features.prices(wall, 1 + fire, towards=False))
    assert (open_way[3, 4, 0], open_way[3, 5, 0], open_way[3, 6, 0]) == (1, 3, 4)
    assert walled[3, 4, 0] == 3  # around it


def test_the_trained_policy_saves_people(policy: Any) -> None:
    game: Any = registry.game("fire")
    player, match, dice = policy.bot.Imitation(), game.new(game.setup(crew=3)), Dice(1)
    while match.actor != c.NOBODY:
        nature = match.actor == c.NATURE
        match.play(match.sample_chance(dice) if nature else player.choose(match.clone(), game, match.actor, 0.2).action)
    assert match.rescued >= 3  # random play saves one in twenty matches
    assert "torch" not in sys.modules
