"""Random matches of every board, rules, level and set of scenarios that is allowed: none gets stuck."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from hotzone.core.errors import BadSetup
from hotzone.core.values import Setup
from hotzone.games.fire.setup.scenarios import NAMES
from hotzone.games.fire.setup.settings import LEVELS
from hotzone.sim.batch import Batch
from tests.games.fire.tables import FIRE

BOARDS = ("base-front", "base-back", "brownstone", "high-rise", "villa", "hotel")
MATCHES = 12  # of each set-up
LONGEST = 20_000  # actions


def allowed(board: str) -> Iterator[Setup]:
    """Every set-up of a board by rules, level, scenarios and how hard they are."""
    mixes = [",".join(mix) for many in range(len(NAMES) + 1) for mix in combinations(NAMES, many)]
    games: list[dict[str, str]] = [{"rules": "experienced", "level": level} for level in LEVELS]
    games += [
        {"rules": "family"},
        {"rules": "family", "modules": "vehicles"},
        {"rules": "family", "modules": "specialists,hazmat,vehicles,hotspots"},
    ]
    for game in games:
        for mix in mixes:
            for friend in ("easy", "hard"):
                try:
                    yield FIRE.setup(board=board, scenarios=mix, friend=friend, crew=1 + len(mix) % 6, **game)
                except BadSetup:
                    continue


@pytest.mark.compiled_only
@pytest.mark.parametrize("board", BOARDS)
def test_no_match_of_an_allowed_set_up_gets_stuck(board: str) -> None:
    setups = list(dict.fromkeys(allowed(board)))
    assert len(setups) > 200
    for number, setup in enumerate(setups):
        batch = Batch(FIRE.new(setup).clone())
        batch.play(number, 0, MATCHES, LONGEST)
        assert (batch.matches, batch.endless) == (MATCHES, 0), str(setup)
