"""The ways a match ends (FIRE-END)."""

import pytest

from hotzone.core import constants as c
from hotzone.core.errors import Illegal
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import carrying
from hotzone.games.fire.text.sentences import closing_words
from hotzone.languages import words
from tests.games.fire.tables import FIRE, at, cell, legal, nobody, people, play, row, table

DOORSTEP = """
    +   +---+---+---+
    |v  |   |   |   |
    +---+---+---+---+
"""


def at_the_door(rescued: int, **settings: object) -> Match:
    """A firefighter beside a victim at the way out, `rescued` others being safe."""
    match = table(DOORSTEP, **settings)
    match.put("at", 0, cell(match, "1,1"))
    match.rescued = rescued
    match.victims = w.VICTIMS - rescued - 1
    if match.options.vehicles:
        match.put("poi_at", 0, cell(match, "0,4"))
        match.put("at", 0, cell(match, "0,4"))
    return match


def bring_out(match: Match) -> list[str]:
    """Carry the victim to safety."""
    return play(match, "carry 0,5" if match.options.vehicles else "carry 0,1")


@pytest.mark.rule("FIRE-END-01")
def test_seven_rescued_victims_are_a_victory() -> None:
    match = at_the_door(6)
    bring_out(match)
    assert (match.rescued, legal(match)) == (7, ["finish", "play-on"])
    assert "ended victory (FIRE-END-01)" in play(match, "finish")
    assert nobody(match)
    assert FIRE.result(match)["won"] == 1


@pytest.mark.rule("FIRE-END-01")
def test_six_are_not_enough() -> None:
    match = at_the_door(5)
    bring_out(match)
    assert (match.rescued, match.stage, match.result) == (6, w.ACTING, w.UNDECIDED)


@pytest.mark.rule("FIRE-END-01")
@pytest.mark.parametrize(("spaces", "rescued"), [(("3,9",), 7), (("4,9",), 7), (("3,9", "4,9", "4,9"), 9)])
def test_victims_that_arrive_together_are_all_counted_first(spaces: tuple[str, ...], rescued: int) -> None:
    match = table("+", rules="experienced")
    match.rescued, match.victims = 6, 4 - len(spaces)
    for name in spaces:
        carrying.add(match, w.VICTIM, cell(match, name))
    play(match, "drive ambulance 3,9")
    assert (match.rescued, match.stage) == (rescued, w.WON)


@pytest.mark.rule("FIRE-END-01")
def test_one_led_and_one_carried_count_together() -> None:
    match = table("+")
    match.rescued, match.victims = 6, 2
    match.put("at", 0, cell(match, "1,1"))
    carrying.add(match, w.VICTIM, cell(match, "1,1"))
    carrying.add(match, w.TREATED, cell(match, "1,1"))
    play(match, "lead-carry 0,1")
    assert (match.rescued, match.stage) == (8, w.WON)


@pytest.mark.rule("FIRE-END-01")
def test_fire_does_not_advance_after_the_winning_action() -> None:
    match = at_the_door(6)
    bring_out(match)
    told = play(match, "finish")
    assert not [line for line in told if line.startswith(("rolled", "turn", "saved"))]
    with pytest.raises(Illegal) as refusal:
        play(match, "roll 1,1")
    assert refusal.value.code == "over"


@pytest.mark.rule("FIRE-END-02")
@pytest.mark.parametrize(("before", "result"), [(2, w.UNDECIDED), (3, w.DEFEAT)])
def test_the_fourth_lost_victim_is_a_defeat(before: int, result: int) -> None:
    match = table(row("|vs |   |"))
    match.lost, match.victims = before, w.VICTIMS - before - 1
    play(match, "end", "roll 1,1")
    assert (match.lost, match.result, nobody(match)) == (before + 1, result, result == w.DEFEAT)


@pytest.mark.rule("FIRE-END-02")
def test_the_whole_loss_step_comes_before_the_defeat() -> None:
    match = table(row("|vs  vF  vs |"))
    match.lost, match.victims = 3, 4
    told = play(match, "end", "roll 6,8")
    assert match.lost == 6
    assert told[-1] == "ended defeat (FIRE-END-02)"


@pytest.mark.rule("FIRE-END-02")
def test_the_italian_edition_is_lost_when_seven_can_no_longer_be_rescued() -> None:
    match = table(row("|1  |"), edition="it")
    match.lost, match.victims = 3, 7
    told = play(match, "end", "roll 6,8", "roll 1,1", "face victim")
    assert told[-2:] == ["discarded 1,1 victim (FIRE-POI-04)", "ended hopeless (FIRE-END-02)"]
    assert FIRE.result(match)["won"] == 0
    assert match.lost == 3


@pytest.mark.rule("FIRE-END-02")
def test_the_italian_edition_looks_again_after_the_losses() -> None:
    match = table(row("|1  |vs |"), edition="it")
    match.lost, match.victims = 2, 6  # one was discarded before
    assert play(match, "end", "roll 1,2")[-1] == "ended hopeless (FIRE-END-02)"


BRITTLE = row("|1    F |?  |v  |")


@pytest.mark.rule("FIRE-END-03")
@pytest.mark.parametrize(("damage", "over"), [(20, False), (21, True), (23, True)])
def test_the_last_damage_marker_ends_the_match_at_once(damage: int, over: bool) -> None:
    match = table(BRITTLE)
    match.damage = damage  # three walls stand round 1,2; on the left the blast lights 1,1
    play(match, "end", "roll 1,2")
    assert (match.stage == w.COLLAPSING) is over
    if over:
        assert match.damage == 24
        assert at(match, 1) == "1,1"  # nobody is knocked down any more
        assert "ended collapse (FIRE-END-03)" in play(match, "face alarm")
        assert FIRE.result(match)["won"] == 0


@pytest.mark.rule("FIRE-END-03")
def test_what_comes_after_the_last_marker_is_not_resolved() -> None:
    match = table(BRITTLE)
    match.damage = 23
    told = play(match, "end", "roll 1,2")
    assert [line for line in told if line.startswith(("edge", "threat"))] == ["edge 0,2|1,2 damaged (FIRE-EXPL-03)"]


@pytest.mark.rule("FIRE-END-03")
def test_a_collapse_takes_no_victory_away_that_was_won_before() -> None:
    match = at_the_door(6)
    bring_out(match)
    play(match, "play-on", "move 1,1")
    match.damage, match.ap = 23, 2
    assert play(match, "chop 1,0|1,1")[-1] == "ended victory (FIRE-END-06)"


@pytest.mark.rule("FIRE-END-04")
def test_on_collapse_everybody_on_the_board_is_lost_inside_or_outside() -> None:
    match = table(row("|1  |?  |v  |t  |"), rules="experienced")
    match.put("poi_at", 2, cell(match, "7,8"))
    match.damage = 23
    told = play(match, "chop 0,1|1,1", "face victim")
    assert [line for line in told if line.startswith("victim-lost")] == [
        "victim-lost 1,2 poi (FIRE-END-04)",
        "victim-lost 1,3 victim (FIRE-END-04)",
        "victim-lost 7,8 treated-victim (FIRE-END-04)",
    ]
    assert (people(match), match.lost, match.result) == ("", 3, w.COLLAPSE)


@pytest.mark.rule("FIRE-END-04")
def test_poi_are_turned_up_by_row_and_column_only_to_count_the_victims() -> None:
    match = table("""
        +---+---+---+
        |1      |?  |
        +---+---+---+
        |?       ?  |
        +---+---+---+
    """)
    match.damage, match.lost = 23, 2
    told = play(match, "chop 0,1|1,1", "face victim", "face alarm", "face victim")
    faces = [line.partition(" (")[0] for line in told if line.startswith("turned-up")]
    assert faces == ["turned-up 1,3 victim", "turned-up 2,1 alarm", "turned-up 2,3 victim"]
    assert (match.lost, match.result) == (4, w.COLLAPSE)  # not a defeat: the building came first


@pytest.mark.rule("FIRE-END-05")
def test_on_collapse_firefighters_inside_die_with_the_match() -> None:
    match = table(BRITTLE, crew=3)
    match.put("at", 2, cell(match, "4,4"))
    match.damage = 23
    play(match, "end", "roll 1,2", "face alarm")
    assert (match.actor, legal(match)) == (c.NOBODY, [])
    said = closing_words(words("en", "fire"), match)
    assert said[0] == "Lost. The house came down."
    assert said[2] == "Firefighters 1, 3 did not come out."


@pytest.mark.rule("FIRE-END-05")
def test_nobody_dies_in_any_other_way() -> None:
    match = table(BRITTLE, crew=2)
    assert closing_words(words("en", "fire"), match) == ["Not over"]
    play(match, "end", "roll 1,2", "fall 3,0")
    assert (match.options.crew, at(match, 1)) == (2, "3,0")
    match = table(BRITTLE, crew=2)
    match.put("at", 0, cell(match, "0,1"))
    match.damage = 23
    play(match, "end", "roll 1,2", "face alarm")
    said = closing_words(words("en", "fire"), match)
    assert said[0] == "Lost. The house came down."
    assert not any("come out" in line for line in said)
