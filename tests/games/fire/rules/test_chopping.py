"""Chopping walls (FIRE-CHOP)."""

import pytest

from hotzone.games.fire.model import constants as w
from tests.games.fire.figures import give, only, purse, refused, stand
from tests.games.fire.tables import at, burning, edge, legal, nobody, people, play, row, table

ROOM = row("|1  |   !   |")


@pytest.mark.rule("FIRE-CHOP-01")
def test_a_chop_costs_two_ap_and_places_one_damage_marker() -> None:
    match = table(ROOM)
    told = play(match, "chop 1,1|1,2")
    assert purse(match) == (2, 0)
    assert edge(match, "1,1|1,2") == w.DAMAGED
    assert match.damage == 1
    assert "edge 1,1|1,2 damaged (FIRE-CHOP-01)" in told


@pytest.mark.rule("FIRE-CHOP-01")
def test_one_ap_is_not_enough_to_chop() -> None:
    match = give(table(ROOM), 1)
    assert only(legal(match), "chop") == []
    assert refused(match, "chop 1,1|1,2") == ("too-few-ap", "FIRE-AP-08")


@pytest.mark.rule("FIRE-CHOP-02")
def test_the_wall_must_be_a_side_of_the_own_space() -> None:
    match = table(ROOM)
    assert only(legal(match), "chop") == ["chop 0,1|1,1", "chop 1,1|1,2", "chop 1,1|2,1", "chop 1,0|1,1"]
    assert refused(match, "chop 1,2|1,3") == ("not-beside", "FIRE-CHOP-02")
    assert refused(match, "chop 0,2|1,2") == ("not-beside", "FIRE-CHOP-02")


@pytest.mark.rule("FIRE-CHOP-03")
def test_the_second_marker_destroys_the_wall_and_no_third_is_placed() -> None:
    match = table(ROOM)
    play(match, "chop 1,1|1,2")
    assert refused(match, "move 1,2") == ("wall", "FIRE-ADJ-02")  # damaged, it still blocks
    play(match, "chop 1,1|1,2")
    assert edge(match, "1,1|1,2") == w.DESTROYED
    assert match.damage == 2
    give(match, 4)
    assert refused(match, "chop 1,1|1,2") == ("no-wall", "FIRE-CHOP-03")
    play(match, "move 1,2")
    assert at(match, 1) == "1,2"


@pytest.mark.rule("FIRE-CHOP-03")
def test_a_damaged_wall_needs_one_more_marker_and_an_open_side_takes_none() -> None:
    """The end of TV-05: chop the damaged wall, then walk through."""
    match = stand(table(ROOM), f1="1,2")
    play(match, "chop 1,2|1,3", "move 1,3")
    assert at(match, 1) == "1,3"
    assert purse(match) == (1, 0)
    match = table("""
        + x +   +
        x1
        +   +   +
    """)
    assert only(legal(match), "chop") == []
    assert refused(match, "chop 1,1|1,2") == ("no-wall", "FIRE-CHOP-03")
    assert refused(match, "chop 0,1|1,1") == ("no-wall", "FIRE-CHOP-03")


@pytest.mark.rule("FIRE-CHOP-04")
def test_a_chop_takes_the_last_of_the_damage_markers_and_the_building_falls() -> None:
    """R-43: an own chop can lose the match at once; everybody still on the board is lost."""
    match = table("""
        +---+---+---+
        |1  |v    F |
        +---+---+---+
         ?
    """)
    match.damage = 23
    told = play(match, "chop 1,1|1,2")
    assert "collapsed (FIRE-END-03)" in told
    assert refused(match, "end")[0] == "not-now"  # the hidden POI is turned up, nothing else happens
    play(match, "face victim")
    assert nobody(match)
    assert match.result == w.COLLAPSE
    assert match.lost == 1 + 1
    assert burning(match) == "1,3"
    assert refused(match, "chop 1,1|1,2") == ("over", "FIRE-END-09")


@pytest.mark.rule("FIRE-CHOP-04")
def test_the_markers_of_chops_and_explosions_are_the_same_twenty_four() -> None:
    match = table("""
        +---+---+---+
        |1  |   | F |
        +---+---+---+
         ?   ?   ?
    """)
    match.damage = 19
    play(match, "chop 1,1|1,2")
    assert match.damage == 20
    play(match, "end", "roll 1,3")  # four walls around the exploding space
    assert match.damage == 24
    assert match.stage == w.COLLAPSING


@pytest.mark.rule("FIRE-CHOP-05", "FIRE-SPEC-16")
def test_the_rescue_specialist_chops_for_one_ap() -> None:
    match = table(ROOM, crew="rescue", rules="experienced")
    told = play(match, "chop 1,1|1,2", "chop 1,1|1,2")
    assert purse(match) == (2, 0)
    assert match.move_ap == 3  # the movement pool pays for moves only
    assert edge(match, "1,1|1,2") == w.DESTROYED
    assert "edge 1,1|1,2 destroyed (FIRE-CHOP-05)" in told
    give(match, 0)
    assert only(legal(match), "chop") == []


@pytest.mark.rule("FIRE-CHOP-05")
@pytest.mark.parametrize("card", ["paramedic", "captain", "imaging", "cafs", "hazmat", "generalist", "driver"])
def test_everybody_else_pays_two_ap_to_chop(card: str) -> None:
    match = give(table(ROOM, crew=card, rules="experienced"), 2)
    play(match, "chop 1,1|1,2")
    assert purse(match) == (0, 0)


@pytest.mark.rule("FIRE-CHOP-06")
@pytest.mark.parametrize(("place", "way"), [("1,1", "0,1"), ("0,1", "1,1")])
def test_exterior_walls_may_be_chopped_from_inside_and_from_outside(place: str, way: str) -> None:
    match = give(stand(table(ROOM), f1=place), 4, saved=1)
    play(match, "chop 0,1|1,1", "chop 0,1|1,1", f"move {way}")
    assert at(match, 1) == way
    assert purse(match) == (0, 0)


@pytest.mark.rule("FIRE-CHOP-06")
def test_a_victim_leaves_through_a_chopped_wall() -> None:
    match = give(table(ROOM.replace("1  |   !", "v  |   !")), 4, saved=2)
    stand(match, f1="1,1")
    play(match, "chop 1,0|1,1", "chop 1,0|1,1", "carry 1,0")
    assert match.rescued == 1
    assert people(match) == ""
