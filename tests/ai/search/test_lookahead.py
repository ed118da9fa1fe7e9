"""Thinking further: what the next two seats can do for certain is seen, and the table stays as it is."""

from __future__ import annotations

import pytest

from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.strengths import CHIEF, network
from hotzone.ai.search.lookahead import Lookahead, searcher
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import carrying
from tests.games.fire.tables import FIRE, cell, table
from tests.games.reactor.tables import REACTOR


def a_teammate_at_the_door(crew: int = 2) -> Match:
    """The last seat stands beside the last victim, at the door; the others are far away."""
    match = table(
        f"""
        +   +---+---+---+---+---+---+---+
        |{crew}                           1  |
        +---+---+---+---+---+---+---+---+
        """,
        crew=crew,
    )
    for seat in range(1, crew - 1):
        match.put("at", seat, cell(match, "1,8"))
    carrying.add(match, w.VICTIM, cell(match, "1,1"))
    match.rescued = 6
    return match


@pytest.mark.compiled_only
@pytest.mark.parametrize("crew", [2, 3])
def test_the_victory_of_the_next_seats_is_foreseen(crew: int) -> None:
    match = a_teammate_at_the_door(crew)
    near, far = TurnSearch(match, None, 2000, 20, 8), Lookahead(match, None, 2000, 20, 8, 3)
    near.best_plan()
    far.best_plan()
    assert near.promise() < 0.9  # rules of thumb do not know
    assert far.promise() > 0.99  # no roll of a single smoke keeps the last seat from carrying the victim out


@pytest.mark.compiled_only
def test_foresight_is_the_same_each_time_and_leaves_the_table_alone() -> None:
    match, dice = FIRE.new(FIRE.setup(rules="experienced", level="recruit")), Dice(3)
    while match.stage != w.ACTING:
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else match.legal()[0])
    before = match.snapshot()
    plans = [Lookahead(match, network(match), 400, 4, 2, 2).best_plan() for _ in range(2)]
    assert plans[0] == plans[1]
    assert match.snapshot() == before
    clone = match.clone()
    for action in plans[0]:
        assert action in clone.legal()
        clone.play(action)


def test_only_who_is_asked_to_looks_further() -> None:
    match = a_teammate_at_the_door()
    assert isinstance(searcher(match, None, 200, 4, 0, 2), Lookahead)
    assert not isinstance(searcher(match, None, 200, 4, 0, 0), Lookahead)


@pytest.mark.compiled_only
def test_the_chief_looks_ahead_when_there_is_time() -> None:
    match = a_teammate_at_the_door()
    chief = CrewBot(strength=CHIEF)
    assert isinstance(chief.searcher(match, 1.0), Lookahead)
    assert not isinstance(chief.searcher(match, 0.1), Lookahead)
    assert not isinstance(CrewBot().searcher(match, 1.0), Lookahead)
    assert chief.choose(match, FIRE, 0, 1.0).action in match.legal()


@pytest.mark.compiled_only
def test_the_chief_plays_reactor_too() -> None:
    match, dice = REACTOR.new(REACTOR.setup(hearts=3)), Dice(2)
    while not (match.actor >= 0 and match.turn > 0):
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else match.legal()[0])
    assert CrewBot(strength=CHIEF).choose(match, REACTOR, match.actor, 1.0).action in match.legal()


def test_a_victory_at_hand_is_taken_however_bright_the_future_looks() -> None:
    match = table("+   +---+---+\n|1       2  |\n+---+---+---+", crew=2)
    carrying.add(match, w.VICTIM, cell(match, "1,1"))
    match.rescued = 6
    search = searcher(match, network(match), 16000, 100, 30, 12)
    assert [FIRE.write(match, step) for step in search.best_plan()] == ["carry 0,1", "finish"]
    assert search.promise() == 1.0
