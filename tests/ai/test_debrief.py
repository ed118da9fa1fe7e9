"""The debrief: the chance to win adds up from start, decisions and luck to the result, and better lines can be played."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import hotzone
from hotzone.ai import debrief as looking_back
from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.strengths import ROOKIE
from hotzone.ai.debrief import LOOKED_AT, POINTS, SLIGHT, debrief
from hotzone.ai.training import plots
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import HotzoneError
from hotzone.session import Session
from tests.games.fire.tables import FIRE, after, row, table

RECORDS = Path(__file__).parents[1] / "records"

pytestmark = pytest.mark.compiled_only  # whole matches, searched turn by turn


def played(seed: int, careless: bool) -> Session:
    """A match of two by a quick crew, or by one that only ends its turns."""
    session, bot = hotzone.new("fire", seed=seed, crew=2), CrewBot(strength=ROOKIE)
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


def turn_of_a_match() -> tuple[Any, Dice]:
    """A table whose first turn begins, and the dice for what follows."""
    table, dice = FIRE.new(FIRE.setup(crew=2)), Dice(3)
    while table.turn_phase() != c.DECIDING or table.actor < 0:
        table.play(table.sample_chance(dice) if table.actor < 0 else table.legal()[0])
    return table, dice


@pytest.fixture(scope="module")
def careless() -> Session:
    return played(3, True)


@pytest.fixture(scope="module")
def found(careless: Session) -> dict[str, Any]:
    """The debrief of the careless match, made once."""
    return looked_back(careless)


def test_start_decisions_and_luck_add_up_to_the_result(careless: Session, found: dict[str, Any]) -> None:
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


def test_who_only_ends_turns_hears_of_better_lines_that_can_be_played(careless: Session, found: dict[str, Any]) -> None:
    assert found["decisions"] < -0.2
    assert len(found["turning_points"]) == 3
    better = [point for point in found["turning_points"] if point["better"]]
    assert better
    for point in better:
        assert point["decision"] < -SLIGHT
        after(FIRE.new(careless.setup), [*(entry.text for entry in careless.entries[: point["at"]]), *point["better"]["line"]])
        assert point["better"]["win"] == point["before"]


def test_a_line_that_followed_the_coach_counts_as_the_best_one(careless: Session, found: dict[str, Any]) -> None:
    texts = [entry.text for entry in careless.entries]
    costly = min(found["moments"], key=lambda moment: moment["decision"])
    lines = dict.fromkeys(range(costly["at"], costly["at"] + len(costly["line"])), "coach")
    other = debrief(FIRE.new(careless.setup), FIRE, texts, lines)
    told = next(moment for moment in other["moments"] if moment["at"] == costly["at"])
    assert (told["followed"], told["decision"], told["before"]) == ("coach", 0, costly["after"])
    assert told["best"] == costly["before"]  # what a longer look promised is not forgotten
    assert other["decisions"] == pytest.approx(found["decisions"] - costly["decision"])
    assert other["start"] + other["decisions"] + other["luck"] == pytest.approx(other["win"], abs=1e-6)
    assert costly["at"] not in [lapse["at"] for lapse in other["lapses"]]
    in_part = debrief(FIRE.new(careless.setup), FIRE, texts, dict.fromkeys(list(lines)[1:], "coach"))
    assert in_part["decisions"] == found["decisions"]  # one step of one's own makes it one's own


def test_the_lapses_are_the_decisions_that_cost_most_each_with_a_better_line(found: dict[str, Any]) -> None:
    costs = sorted(moment["decision"] for moment in found["moments"])[:LOOKED_AT]
    assert len(found["lapses"]) == POINTS
    for lapse in found["lapses"]:
        assert any(lapse["decision"] == pytest.approx(cost) for cost in costs)
    assert [lapse["at"] for lapse in found["lapses"]] == sorted(lapse["at"] for lapse in found["lapses"])
    assert all(lapse["better"]["line"] for lapse in found["lapses"])


def test_a_line_that_does_not_hold_when_looked_at_closely_is_not_called_better(
    careless: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking_back, "holds", lambda one, two, game: False)
    found = looked_back(careless)
    assert found["lapses"] == []
    assert not any(point["better"] for point in found["turning_points"])


def test_the_line_of_the_strongest_crew_is_named_where_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = turn_of_a_match()
    ending = [FIRE.read(table, "end")]

    class Ending:
        def searcher(self, match: Any, budget: float) -> Any:
            return SimpleNamespace(best_plan=lambda: ending)

    monkeypatch.setattr(looking_back, "CrewBot", lambda strength: Ending())
    assert looking_back.best_line(table, FIRE) != ending  # to end at once does not hold against the best chance to win
    monkeypatch.setattr(looking_back, "holds", lambda one, two, game: True)
    assert looking_back.best_line(table, FIRE) == ending


def test_the_closer_look_prefers_a_house_that_stands_firm() -> None:
    table, dice = turn_of_a_match()
    while table.turn_phase() != c.BEFORE:
        end = table.actor >= 0 and table.turn_phase() == c.DECIDING
        table.play(table.sample_chance(dice) if table.actor < 0 else FIRE.read(table, "end") if end else table.legal()[0])
    worse = table.clone()
    worse.damage = 20
    assert looking_back.holds(table, worse, FIRE)
    assert not looking_back.holds(worse, table, FIRE)


def test_the_closer_look_goes_beyond_a_face_that_is_turned_up() -> None:
    match = table(row("|1   ?       2  |"), crew=2)
    looking, ending = (after(match, texts) for texts in (["move 1,2"], ["end"]))
    assert (looking.actor, looking.turn_phase()) == (c.NATURE, c.DECIDING)
    looking.damage = 20
    assert not looking_back.holds(looking, ending, FIRE)
    assert looking_back.holds(ending, looking, FIRE)


def test_a_debrief_says_whether_its_chances_were_measured(found: dict[str, Any]) -> None:
    assert found["rough"] is False


def test_the_curve_is_drawn_with_its_turning_points(found: dict[str, Any]) -> None:
    picture = plots.curve("A match", found)
    assert picture.count("<circle") == 3
    assert picture.count("<line") == 5 + 2 * len(found["moments"])


def test_to_play_on_after_a_victory_costs_nothing() -> None:
    """A victory stands (R-41): whatever the crew does then, no moment of it is told as costly or as bad luck."""
    session = hotzone.replay((RECORDS / "experienced-perfect.record").read_text("utf-8"))
    moments = looked_back(session)["moments"]
    texts = [entry.text for entry in session.entries]
    on = texts.index("play-on")
    assert [(one["decision"], one["luck"]) for one in moments if one["at"] > on] != []
    assert all(one["decision"] == one["luck"] == 0 for one in moments if one["at"] > on)
    assert next(one for one in reversed(moments) if one["at"] <= on)["after"] == 1


def test_a_match_that_goes_on_has_no_debrief(careless: Session) -> None:
    with pytest.raises(HotzoneError, match="only after the match"):
        debrief(FIRE.new(careless.setup), FIRE, [entry.text for entry in careless.entries[:-3]])
