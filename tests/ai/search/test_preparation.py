"""Set-up is planned as a whole: where to stand depends on where the engine will be parked."""

from __future__ import annotations

import pytest

from hotzone.ai.bots.strengths import network
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import vehicles
from tests.games.fire.tables import FIRE

DRIVER: dict[str, object] = {"rules": "experienced", "level": "heroic", "crew": "driver,cafs,rescue,generalist"}


def ready(seed: int, settings: dict[str, object], nodes: int = 2000) -> tuple[Match, TurnSearch]:
    """A match that is set up by a search, at its first turn."""
    match, dice = FIRE.new(FIRE.setup(**settings)), Dice(seed)
    search = TurnSearch(match, network(match), nodes, 12, 0)
    while match.stage != w.ACTING:
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else search.best_answer())
    return match, search


@pytest.mark.compiled_only  # hundreds of looks a match
@pytest.mark.parametrize("board", ["base-front", "base-back", "hotel"])
def test_the_driver_starts_on_the_engine(board: str) -> None:
    starts = [ready(seed, {**DRIVER, "board": board})[0] for seed in range(5)]
    assert sum(vehicles.on_engine(match, 0) for match in starts) >= 4


@pytest.mark.compiled_only
@pytest.mark.parametrize("starts", [1, 3])
def test_the_card_of_the_driver_is_left_to_who_begins(starts: int) -> None:
    match, _ = ready(1, {"rules": "experienced", "level": "recruit", "crew": 4, "starts": starts})
    roles = [match.get("role", i) for i in range(4)]
    assert roles[starts - 1] == w.DRIVER
    assert set(roles) == {w.DRIVER, w.CAFS, w.RESCUE, w.GENERALIST}


def to_be_placed(**settings: object) -> tuple[Match, TurnSearch]:
    """A crew that is about to be placed, and a search that plans it."""
    match, dice = FIRE.new(FIRE.setup(**settings)), Dice(2)
    search = TurnSearch(match, None, 400, 4, 0)
    while match.stage != w.PLACING:
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else match.legal()[0])
    return match, search


@pytest.mark.compiled_only
def test_one_plan_serves_all_choices_as_long_as_nobody_departs_from_it() -> None:
    match, search = to_be_placed(**DRIVER)
    plan = search.preparation
    assert plan is not None
    match.play(search.best_answer())
    used = plan.used
    assert used > 0
    assert plan.done == 1
    assert search.best_answer() in match.legal()
    assert (plan.used, plan.done) == (used, 2)


@pytest.mark.compiled_only
def test_who_departs_from_the_plan_gets_a_new_one() -> None:
    match, search = to_be_placed(**DRIVER)
    planned = search.best_answer()
    match.play(next(action for action in match.legal() if action != planned))
    assert search.best_answer() in match.legal()
    assert search.preparation is not None
    assert search.preparation.done == 1


def test_without_an_engine_to_park_everybody_is_placed_alone() -> None:
    match, search = to_be_placed(crew=2)
    plan = search.preparation
    assert plan is not None
    while match.stage == w.PLACING:
        places = len(match.legal())
        match.play(search.best_answer())
        assert (plan.count, plan.used) == (1, places)


@pytest.mark.compiled_only
def test_many_starts_take_no_more_than_the_looks_allowed() -> None:
    match, search = ready(3, {"board": "villa", "rules": "experienced", "level": "recruit", "crew": 6}, nodes=1200)
    assert match.stage == w.ACTING
    assert search.preparation is not None
    assert search.preparation.used <= 1200 // 4 + 128  # the choice under way is finished


@pytest.mark.compiled_only
@pytest.mark.parametrize("board", ["base-back", "villa", "hotel", "brownstone", "high-rise"])
def test_however_many_starts_there_are_the_looks_are_bounded(board: str) -> None:
    for seed in range(3):
        match, dice = FIRE.new(FIRE.setup(**DRIVER, board=board)), Dice(seed)
        search = TurnSearch(match, network(match), 6000, 24, 0)
        while match.stage != w.PLACING:
            match.play(match.sample_chance(dice) if match.actor == c.NATURE else search.best_answer())
        match.play(search.best_answer())
        plan = search.preparation
        assert plan is not None
        assert 0 < plan.used <= plan.looks + 128 * 16  # a choice that was begun is looked at to its end
        last = 1500 + 64  # tables of the first turn that was being looked into
        assert plan.scout.looks <= plan.used + plan.closely + 8 * last
