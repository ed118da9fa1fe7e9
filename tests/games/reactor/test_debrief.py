"""The debrief of Reactor: start, decisions and luck add up, better lines can be played, choices before the cards count."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import hotzone
from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.strengths import ROOKIE
from hotzone.ai.debrief import POINTS, SLIGHT, choice, debrief, value
from hotzone.core import constants as c
from hotzone.session import Session
from tests.games.reactor.tables import REACTOR, after, begin, table

pytestmark = pytest.mark.compiled_only  # whole matches, searched turn by turn


def played(seed: int, careless: bool) -> Session:
    """A match by a quick crew, or by one that walks on until its turn is over and does nothing else."""
    session, bot = hotzone.new("reactor", seed=seed, hearts=2), CrewBot(strength=ROOKIE)
    while not session.over:
        ends = [action for action in session.legal() if action in ("end", "ready")]
        if careless and ends and session.match.turn > 4:
            session.play(ends[0])
        else:
            session.play(bot.choose(session.match, session.game, session.match.actor, 0.01).action)
    return session


@pytest.fixture(scope="module")
def careless() -> Session:
    return played(3, True)


@pytest.fixture(scope="module")
def found(careless: Session) -> dict[str, Any]:
    return debrief(REACTOR.new(careless.setup), REACTOR, [entry.text for entry in careless.entries])


def test_start_decisions_and_luck_add_up_to_the_result(careless: Session, found: dict[str, Any]) -> None:
    assert found["win"] == 0.0
    assert found["start"] + found["decisions"] + found["luck"] == pytest.approx(0.0, abs=1e-6)
    for one, two in pairwise(found["moments"]):
        assert one["after"] + one["luck"] == pytest.approx(two["before"])
        assert one["decision"] <= 0
    texts = [entry.text for entry in careless.entries]
    for moment in found["moments"]:
        assert texts[moment["at"] : moment["at"] + len(moment["line"])] == moment["line"]


def test_who_only_waits_hears_of_better_lines_that_can_be_played(careless: Session, found: dict[str, Any]) -> None:
    assert found["decisions"] < -0.2
    assert len(found["turning_points"]) == POINTS
    assert len(found["lapses"]) == POINTS
    for point in found["lapses"]:
        assert point["decision"] < -SLIGHT
        after(REACTOR.new(careless.setup), [*(entry.text for entry in careless.entries[: point["at"]]), *point["better"]["line"]])


def test_a_better_line_says_what_it_has_over_the_one_played(found: dict[str, Any]) -> None:
    reasons = [point["better"]["because"] for point in found["lapses"] if point["better"]["because"]]
    assert reasons
    for reason in reasons:
        units = reason["units"]
        assert all(unit["gain"] for unit in units)
        assert units[-1]["unit"] == "win"
        assert units[-1]["ours"] > units[-1]["theirs"]


def test_a_choice_before_the_cards_is_worth_its_best_option() -> None:
    match = table("5 FN, 9 FE", "soldier 5", hearts=3)
    begin(match, "soldier")
    assert match.turn_phase() == c.BEFORE
    best, action = choice(match, REACTOR)
    assert action in match.legal()
    for option in match.legal():
        after = match.clone()
        after.play(option)
        assert value(after, REACTOR) <= best
    assert value(match, REACTOR) == best


def test_a_crew_that_plays_well_loses_less_by_its_decisions(found: dict[str, Any]) -> None:
    session = played(3, False)
    good = debrief(REACTOR.new(session.setup), REACTOR, [entry.text for entry in session.entries])
    assert good["decisions"] / len(good["moments"]) > found["decisions"] / len(found["moments"])
