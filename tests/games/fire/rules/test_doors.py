"""Opening and closing doors (FIRE-DOOR)."""

import pytest

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.rules import explosion
from tests.games.fire.figures import give, only, purse, refused, stand
from tests.games.fire.tables import at, cell, edge, legal, play, row, table

DOORS = row("|1  D   O   |")


@pytest.mark.rule("FIRE-DOOR-01")
def test_opening_and_closing_a_door_costs_one_ap_each() -> None:
    match = table(DOORS)
    told = play(match, "open 1,1|1,2")
    assert edge(match, "1,1|1,2") == w.DOOR_OPEN
    assert purse(match) == (3, 0)
    assert "edge 1,1|1,2 open-door (FIRE-DOOR-01)" in told
    play(match, "close 1,1|1,2")
    assert edge(match, "1,1|1,2") == w.DOOR
    assert purse(match) == (2, 0)


@pytest.mark.rule("FIRE-DOOR-01")
def test_without_ap_no_door_is_turned() -> None:
    match = give(table(DOORS), 0)
    assert only(legal(match), "open", "close") == []
    assert refused(match, "open 1,1|1,2") == ("too-few-ap", "FIRE-AP-08")


@pytest.mark.rule("FIRE-DOOR-01")
def test_a_door_is_only_turned_to_its_other_side() -> None:
    match = stand(table(DOORS), f1="1,2")
    assert only(legal(match), "open", "close") == ["close 1,2|1,3", "open 1,1|1,2"]
    assert refused(match, "close 1,1|1,2") == ("door-so-already", "FIRE-DOOR-01")
    assert refused(match, "open 1,2|1,3") == ("door-so-already", "FIRE-DOOR-01")


@pytest.mark.rule("FIRE-DOOR-01")
def test_an_open_door_lets_people_through_and_a_closed_one_does_not() -> None:
    match = table(DOORS)
    assert refused(match, "move 1,2") == ("door-closed", "FIRE-ADJ-03")
    play(match, "open 1,1|1,2", "move 1,2")
    assert at(match, 1) == "1,2"


@pytest.mark.rule("FIRE-DOOR-02")
def test_the_door_must_be_on_a_side_of_the_own_space() -> None:
    match = table(DOORS)
    assert only(legal(match), "open", "close") == ["open 1,1|1,2"]
    assert refused(match, "close 1,2|1,3") == ("not-beside", "FIRE-DOOR-02")


@pytest.mark.rule("FIRE-DOOR-02")
def test_doors_on_all_four_sides_are_within_reach() -> None:
    match = table("""
        +---+---+---+
        |   |   |   |
        +---+ D +---+
        |   D1  O   |
        +---+ O +---+
        |   |   |   |
        +---+---+---+
    """)
    assert only(legal(match), "open", "close") == ["open 1,2|2,2", "close 2,2|2,3", "close 2,2|3,2", "open 2,1|2,2"]


@pytest.mark.rule("FIRE-DOOR-03")
def test_a_removed_door_is_gone_for_the_rest_of_the_match() -> None:
    match = table("""
        +---+---+---+
        | F D1      |
        +---+---+---+
         ?   ?   ?
    """)
    explosion.explode(match, cell(match, "1,1"), rule.ADV_05)
    assert edge(match, "1,1|1,2") == w.DOOR_GONE
    assert only(legal(match), "open", "close") == []
    assert refused(match, "close 1,1|1,2") == ("door-gone", "FIRE-DOOR-03")
    assert refused(match, "open 1,1|1,2") == ("door-gone", "FIRE-DOOR-03")
    play(match, "end", "roll 6,8")
    assert match.turn == 2
    assert refused(match, "close 1,1|1,2") == ("door-gone", "FIRE-DOOR-03")


@pytest.mark.rule("FIRE-DOOR-04")
@pytest.mark.parametrize("door", ["D", "O", "o"])
def test_a_door_cannot_be_chopped_whether_closed_open_or_gone(door: str) -> None:
    """R-13: doors are not walls."""
    match = table(row(f"|1  {door}   |"))
    assert only(legal(match), "chop") == ["chop 0,1|1,1", "chop 1,1|2,1", "chop 1,0|1,1"]
    assert refused(match, "chop 1,1|1,2") == ("no-wall", "FIRE-DOOR-04")


@pytest.mark.rule("FIRE-DOOR-04")
@pytest.mark.parametrize("door", ["D", "O"])
def test_an_explosion_takes_a_door_away_without_a_damage_marker(door: str) -> None:
    """R-13: a door never takes a marker, an explosion removes it."""
    match = table(f"""
        +---+---+---+
        | F {door}       |
        +   +   +   +
    """)
    explosion.explode(match, cell(match, "1,1"), rule.ADV_05)
    assert edge(match, "1,1|1,2") == w.DOOR_GONE
    assert match.damage == 2  # the walls above and to the left


@pytest.mark.rule("FIRE-DOOR-01")
def test_a_door_may_be_closed_between_a_firefighter_and_the_fire() -> None:
    match = table("""
        +---+---+
        |1  O F |
        +---+---+
         ?   ?   ?
    """)
    play(match, "close 1,1|1,2", "end", "roll 1,1")
    assert match.get("threat", cell(match, "1,1")) == w.SMOKE  # the fire behind the door is not adjacent
