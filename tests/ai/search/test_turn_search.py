"""The turn search finds what is certain, avoids what is lost, and keeps to its budget."""

from __future__ import annotations

from time import thread_time

import pytest

from hotzone.ai.crew import CrewBot
from hotzone.ai.search import Search
from hotzone.ai.strength import STRENGTHS, network
from hotzone.core import words as c
from hotzone.core.dice import Dice
from hotzone.fire import words as w
from hotzone.fire.match import Match
from hotzone.fire.risk import risk
from hotzone.fire.rules import carrying
from tests.fire.tables import FIRE, cell, table

LEARNED = [True, False]


def plan(match: Match, learned: bool = True, exact: int = 20) -> list[str]:
    """The plan of a search with or without a network."""
    search = Search(match, network(match) if learned else None, 6000, 200, exact)
    return [FIRE.write(match, action) for action in search.best_plan()]


def after(match: Match, texts: list[str]) -> Match:
    """The table after these actions."""
    twin = match.twin()
    for text in texts:
        twin.play(FIRE.read(twin, text))
    return twin


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
    twin = match.twin()
    for text in steps:
        assert twin.actor == 0
        twin.play(FIRE.read(twin, text))
    assert twin.actor == c.NATURE  # the plan goes up to nature's answer and not beyond


def test_of_two_plans_to_one_table_the_cheaper_counts() -> None:
    match = table(
        """
        +---+---+---+---+
        |1              |
        +---+---+---+---+
        """
    )
    search = Search(match, None, 6000, 200, 0)
    search.best_plan()
    assert search.count < 60  # without merging equal tables there are hundreds


@pytest.mark.compiled_only
def test_the_search_plays_only_what_is_legal_and_leaves_the_table_alone() -> None:
    match = FIRE.new(FIRE.setup(rules="experienced", level="heroic", crew="captain,cafs,driver,rescue"))
    bot, dice = CrewBot(strength="rookie"), Dice(5)
    for _ in range(120):
        if match.actor == c.NOBODY:
            break
        if match.actor == c.NATURE:
            match.play(match.draw(dice))
            continue
        before = match.snapshot()
        choice = bot.choose(match, FIRE, match.actor, 1.0)
        assert match.snapshot() == before
        assert choice.action in match.legal()
        assert choice.plan[0] == FIRE.write(match, choice.action)
        match.play(choice.action)


@pytest.mark.compiled_only
def test_the_largest_turns_stay_within_two_seconds() -> None:
    match = FIRE.new(FIRE.setup(rules="experienced", level="heroic", crew="captain,rescue,cafs,driver", board="base-back"))
    dice, bot, slowest, filled = Dice(3), CrewBot(), 0.0, 0
    while match.turn < 12 and match.actor != c.NOBODY:
        if match.actor == c.NATURE:
            match.play(match.draw(dice))
        else:
            for i in range(4 if match.turn > filled else 0):  # once a turn: who gets more AP with every step never ends it
                match.put("saved", i, 4)
            filled = match.turn
            started = thread_time()
            action = bot.choose(match, FIRE, match.actor, 1.0).action
            slowest = max(slowest, thread_time() - started)
            match.play(action)
    assert slowest < 2.0


def test_a_node_cap_is_kept() -> None:
    match = FIRE.new(FIRE.setup())
    dice = Dice(1)
    while match.stage != w.ACTING:
        match.play(match.draw(dice) if match.actor == c.NATURE else match.legal()[0])
    search = Search(match, None, 50, 10, 4)
    assert search.best_plan()
    assert search.count <= 50


def test_stronger_crews_have_larger_budgets() -> None:
    budgets = [STRENGTHS[name].nodes * STRENGTHS[name].width for name in ("rookie", "steady", "veteran")]
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
    assert CrewBot(strength="rookie").choose(match, FIRE, 0, 0.01).plan == ("carry 0,1", "finish")
