"""The debrief: the chance to win adds up from start, decisions and luck to the result, and better lines can be played."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import hotzone
from hotzone.ai import pictures
from hotzone.ai.crew import CrewBot
from hotzone.ai.debrief import POINTS, SLIGHT, debrief
from hotzone.core.game import HotzoneError
from hotzone.session import Session
from tests.fire.tables import FIRE

pytestmark = pytest.mark.compiled_only  # whole matches, searched turn by turn


def played(seed: int, careless: bool) -> Session:
    """A match of two by a quick crew, or by one that only ends its turns."""
    session, bot = hotzone.new("fire", seed=seed, crew=2), CrewBot(strength="rookie")
    while not session.over:
        ends = [action for action in session.legal() if action == "end"]
        if careless and ends:
            session.play(ends[0])
        else:
            session.play(bot.choose(session.match, session.game, session.match.actor, 0.01).action)
    return session


def looked_back(session: Session) -> dict[str, Any]:
    """Its debrief."""
    return debrief(FIRE.new(session.setup), FIRE, [entry.text for entry in session.entries])


@pytest.fixture(scope="module")
def careless() -> Session:
    return played(3, True)


def test_start_decisions_and_luck_add_up_to_the_result(careless: Session) -> None:
    found = looked_back(careless)
    moments = found["moments"]
    assert found["win"] == 0.0
    assert found["start"] + found["decisions"] + found["luck"] == pytest.approx(found["win"], abs=1e-6)
    assert found["start"] == moments[0]["before"]
    for one, two in pairwise(moments):
        assert one["before"] + one["decision"] == pytest.approx(one["after"])
        assert one["after"] + one["luck"] == pytest.approx(two["before"])
        assert one["decision"] <= 0
    texts = [entry.text for entry in careless.entries]
    for moment in moments:
        assert texts[moment["at"] : moment["at"] + len(moment["line"])] == moment["line"]


def test_who_only_ends_turns_hears_of_better_lines_that_can_be_played(careless: Session) -> None:
    found = looked_back(careless)
    assert found["decisions"] < -0.2
    assert len(found["turning_points"]) == 3
    better = [point for point in found["turning_points"] if point["better"]]
    assert better
    for point in better:
        assert point["decision"] < -SLIGHT
        table = FIRE.new(careless.setup)
        for entry in careless.entries[: point["at"]]:
            table.play(FIRE.read(table, entry.text))
        for text in point["better"]["line"]:
            table.play(FIRE.read(table, text))
        assert point["better"]["win"] == point["before"]


def test_the_lapses_are_the_decisions_that_cost_most_each_with_a_better_line(careless: Session) -> None:
    found = looked_back(careless)
    costs = sorted(moment["decision"] for moment in found["moments"])[:POINTS]
    assert len(found["lapses"]) == POINTS
    assert sorted(lapse["decision"] for lapse in found["lapses"]) == pytest.approx(costs)
    assert [lapse["at"] for lapse in found["lapses"]] == sorted(lapse["at"] for lapse in found["lapses"])
    assert all(lapse["better"]["line"] for lapse in found["lapses"])


def test_the_curve_is_drawn_with_its_turning_points(careless: Session) -> None:
    found = looked_back(careless)
    picture = pictures.curve("A match", found)
    assert picture.count("<circle") == 3
    assert picture.count("<line") == 5 + 2 * len(found["moments"])


def test_a_match_that_goes_on_has_no_debrief(careless: Session) -> None:
    with pytest.raises(HotzoneError, match="over"):
        debrief(FIRE.new(careless.setup), FIRE, [entry.text for entry in careless.entries[:-3]])
