"""Replenishing points of interest (FIRE-POI)."""

from fractions import Fraction

import pytest

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import placing
from tests.games.fire.tables import FIRE, burning, cell, legal, people, play, row, smoking, table


def to_replenish(drawing: str, **settings: object) -> Match:
    """A table whose turn has come to Replenish POI; the fire has put smoke on 6,8."""
    match = table(drawing, **settings)
    play(match, "end", "roll 6,8")
    return match


@pytest.mark.rule("FIRE-POI-01")
def test_poi_and_victims_inside_and_outside_make_three_at_the_end_of_a_turn() -> None:
    match = table(row("|?   v  |v  |"), rules="experienced")
    match.put("poi_at", 2, cell(match, "0,1"))
    play(match, "end", "roll 6,8")
    assert match.stage == w.ACTING  # nothing is missing
    match = to_replenish(row("|?   t  |"))
    play(match, "roll 4,4")
    assert (people(match), match.stage) == ("?1,1 t1,2 ?4,4", w.ACTING)


@pytest.mark.rule("FIRE-POI-02")
def test_each_missing_one_is_rolled_for_and_put_face_down() -> None:
    match = to_replenish("+")
    for told in ("2,2", "3,3", "4,4"):
        assert (match.stage, match.actor, len(legal(match))) == (w.REPLENISHING, c.NATURE, 48)
        assert f"poi-placed {told} (FIRE-POI-02)" in play(match, f"roll {told}")
    assert (people(match), match.stage) == ("?2,2 ?3,3 ?4,4", w.ACTING)
    assert placing.supply(match) == 12


@pytest.mark.rule("FIRE-POI-02")
def test_which_one_it_is_shows_only_when_it_is_turned_up() -> None:
    match = to_replenish("+")
    play(match, "roll 2,2", "roll 3,3", "roll 4,4")
    assert (match.victims, match.alarms) == (10, 5)  # nothing is drawn yet
    match.victims, match.alarms = 3, 1
    match.put("at", 0, cell(match, "2,1"))
    play(match, "move 2,2")
    assert dict(FIRE.odds(match)) == {w.FACE << 8 | w.FACE_VICTIM: Fraction(3, 4), w.FACE << 8 | w.FACE_ALARM: Fraction(1, 4)}
    play(match, "face victim")
    assert (match.victims, match.alarms) == (2, 1)


@pytest.mark.rule("FIRE-POI-02")
def test_with_too_few_markers_the_game_goes_on_with_fewer() -> None:
    match = table(row("|v      |"))
    match.victims, match.alarms, match.rescued = 1, 0, 6
    play(match, "end", "roll 6,8", "roll 4,4")
    assert (people(match), match.stage) == ("v1,1 ?4,4", w.ACTING)


@pytest.mark.rule("FIRE-POI-03")
@pytest.mark.parametrize("sign", "sF")
def test_family_fire_and_smoke_on_the_target_are_removed_first(sign: str) -> None:
    match = to_replenish(row(f"| {sign} |   |"))
    told = play(match, "roll 1,1")
    assert told[1:3] == ["threat 1,1 clear (FIRE-POI-03)", "poi-placed 1,1 (FIRE-POI-02)"]
    assert (burning(match), smoking(match), match.markers) == ("", "6,8", 32)


@pytest.mark.rule("FIRE-POI-04")
def test_family_a_firefighter_on_the_target_turns_it_up_and_a_victim_stays() -> None:
    match = to_replenish(row("|1s |   |"))
    play(match, "roll 1,1")
    assert (match.stage, legal(match)) == (w.MEETING, ["face victim", "face alarm"])
    play(match, "face victim")
    assert (people(match), smoking(match)) == ("v1,1", "6,8")  # the smoke is gone


@pytest.mark.rule("FIRE-POI-04")
def test_family_a_false_alarm_met_that_way_goes_uncounted() -> None:
    match = to_replenish(row("|1  |"))
    play(match, "roll 1,1", "face alarm")
    assert (people(match), match.rescued, match.lost, match.alarms) == ("", 0, 0, 4)


@pytest.mark.rule("FIRE-POI-04")
def test_the_italian_edition_removes_it_whatever_it_is() -> None:
    match = to_replenish(row("|1  |"), edition="it")
    told = play(match, "roll 1,1", "face victim")
    assert "discarded 1,1 victim (FIRE-POI-04)" in told
    assert (people(match), match.victims, match.rescued, match.lost) == ("", 9, 0, 0)


@pytest.mark.rule("FIRE-POI-04")
@pytest.mark.parametrize(("edition", "hazmats"), [("en", 1), ("it", 0)])
def test_an_alarm_removed_in_the_italian_way_becomes_no_hazmat(edition: str, hazmats: int) -> None:
    match = to_replenish(row("|1  |"), edition=edition, modules="hazmat", poi="roll", variants="unmarked-hazmat")
    play(match, "roll 1,1", "face alarm")
    assert match.get("hazmat", cell(match, "1,1")) == hazmats


@pytest.mark.rule("FIRE-POI-05")
def test_family_an_alarm_removed_that_way_is_replaced_in_the_same_phase() -> None:
    match = to_replenish(row("|1  |?   v  |"))
    play(match, "roll 1,1", "face alarm")
    assert (match.stage, match.actor) == (w.REPLENISHING, c.NATURE)
    play(match, "roll 1,1", "face alarm", "roll 5,5")
    assert (people(match), match.stage) == ("?1,2 v1,3 ?5,5", w.ACTING)


@pytest.mark.rule("FIRE-POI-06")
@pytest.mark.parametrize("sign", "?vt")
def test_family_a_target_with_a_poi_or_victim_is_rolled_again(sign: str) -> None:
    match = to_replenish(row(f"|{sign}s |   |"))
    assert "roll-again 1,1 (FIRE-POI-06)" in play(match, "roll 1,1")
    assert (people(match), smoking(match)) == (f"{sign}1,1", "1,1 6,8")
    assert match.stage == w.REPLENISHING
