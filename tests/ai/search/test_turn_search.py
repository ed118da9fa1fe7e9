"""The turn search finds what is certain, avoids what is lost, and keeps to its budget."""

from __future__ import annotations

import pytest

from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.strengths import ROOKIE, STEADY, VETERAN, network
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.risk.report import risk
from hotzone.games.fire.rules import carrying
from tests.ai.effort import Effort
from tests.games.fire.tables import FIRE, cell, row, table
from tests.games.playing import choices

LEARNED = [True, False]


def plan(match: Match, learned: bool = True, exact: int = 20) -> list[str]:
    """The plan of a search with or without a network."""
    search = TurnSearch(match, network(match) if learned else None, 6000, 200, exact)
    return [FIRE.write(match, action) for action in search.best_plan()]


def after(match: Match, texts: list[str]) -> Match:
    """The table after these actions."""
    clone = match.clone()
    for text in texts:
        clone.play(FIRE.read(clone, text))
    return clone


@pytest.mark.parametrize("learned", LEARNED)
def test_the_last_rescue_is_carried_out_of_the_door(learned: bool) -> None:
    match = table(
        """
        +   +---+---+
        |1          |
        +---+---+---+
        """
    )
    carrying.add(match, w.VICTIM, cell(match, "1,1"))
    match.rescued = 6
    assert plan(match, learned) == ["carry 0,1", "finish"]


@pytest.mark.parametrize("learned", LEARNED)
def test_a_wall_is_chopped_for_the_last_rescue_if_the_house_stands_it(learned: bool) -> None:
    match = table(
        """
        + ! +---+
        |1      |
        +---+---+
        """
    )
    carrying.add(match, w.VICTIM, cell(match, "1,1"))
    match.rescued, match.damage = 6, 20
    assert plan(match, learned) == ["chop 0,1|1,1", "carry 0,1", "finish"]


@pytest.mark.parametrize("learned", LEARNED)
def test_nobody_chops_where_the_last_marker_brings_the_house_down(learned: bool) -> None:
    match = table(
        """
        + ! +---+---+
        |1          |
        +---+---+---+
        """
    )
    carrying.add(match, w.VICTIM, cell(match, "1,1"))
    match.rescued, match.damage = 6, 23
    assert not [step for step in plan(match, learned) if step.startswith("chop")]


@pytest.mark.parametrize("learned", LEARNED)
def test_the_smoke_that_would_cost_the_last_victim_is_put_out(learned: bool) -> None:
    match = table(
        """
        +   +   +   +   +   +
         1   vs   F
        +   +   +   +   +   +
        """
    )
    match.lost = 3
    assert risk(after(match, ["end"]))["poi"]["1,2"] == 1.0  # it flashes over whatever is rolled
    found = risk(after(match, plan(match, learned)))["poi"]
    assert all(chance < 0.2 for chance in found.values())


def test_what_a_reveal_shows_is_not_known_before() -> None:
    match = table(
        """
        +   +   +   +   +
         1   ?
        +   +   +   +   +
        """
    )
    steps = plan(match)
    clone = match.clone()
    for text in steps:
        assert clone.actor == 0
        clone.play(FIRE.read(clone, text))
    assert clone.actor == c.NATURE  # the plan goes up to nature's answer and not beyond


def test_of_two_plans_to_one_table_the_cheaper_counts() -> None:
    match = table(row("|1              |"))
    search = TurnSearch(match, None, 6000, 200, 0)
    search.best_plan()
    assert search.count < 60  # without merging equal tables there are hundreds


@pytest.mark.compiled_only
def test_the_search_plays_only_what_is_legal_and_leaves_the_table_alone() -> None:
    match = FIRE.new(FIRE.setup(rules="experienced", level="heroic", crew="captain,cafs,driver,rescue"))
    bot, dice = CrewBot(strength=ROOKIE), Dice(5)
    for choice in choices(FIRE, match, bot, dice, 1.0, 120):
        assert choice.plan[0] == FIRE.write(match, choice.action)


@pytest.mark.compiled_only
def test_the_largest_turns_stay_small_enough_to_think_over_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = FIRE.new(FIRE.setup(rules="experienced", level="heroic", crew="captain,rescue,cafs,driver", board="base-back"))
    dice, bot, effort, largest, filled = Dice(3), CrewBot(), Effort(monkeypatch), 0, 0
    while match.turn < 12 and match.actor != c.NOBODY:
        if match.actor == c.NATURE:
            match.play(match.sample_chance(dice))
        else:
            for i in range(4 if match.turn > filled else 0):  # once a turn: who gets more AP with every step never ends it
                match.put("saved", i, 4)
            filled = match.turn
            action = bot.choose(match, FIRE, match.actor, 1.0).action
            largest = max(largest, effort.spent())
            match.play(action)
    assert 4_000 < largest < 24_000  # at some microseconds a table, four who saved all they can take a tenth of a second


def test_a_node_cap_is_kept() -> None:
    match = FIRE.new(FIRE.setup())
    dice = Dice(1)
    while match.stage != w.ACTING:
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else match.legal()[0])
    search = TurnSearch(match, None, 50, 10, 4)
    assert search.best_plan()
    assert search.count <= 50


def test_stronger_crews_have_larger_budgets() -> None:
    budgets = [strength.nodes * strength.width for strength in (ROOKIE, STEADY, VETERAN)]
    assert budgets == sorted(budgets)


def test_even_a_rookie_takes_a_victory_that_is_one_step_away() -> None:
    match = table(
        """
        +   +---+---+   +---+---+---+---+
        |1   2            s      3      |
        +   +   +   +   +   +   +   +   +
        |         F   F              ?  |
        +---+---+---+---+---+---+---+---+
        """,
        crew=3,
    )
    carrying.add(match, w.VICTIM, cell(match, "1,1"))
    match.rescued = 6
    assert CrewBot(strength=ROOKIE).choose(match, FIRE, 0, 0.01).plan == ("carry 0,1", "finish")
