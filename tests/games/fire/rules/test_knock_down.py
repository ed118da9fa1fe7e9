"""Firefighters knocked down (FIRE-KNOCK)."""

import pytest

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from tests.games.fire.tables import at, burning, cell, legal, people, play, row, table

CLOSET = row("|1s |   |   |   |")
FULL = row("|1s |?  |?  |?  |")  # three POI: nothing to replenish


@pytest.mark.rule("FIRE-KNOCK-01")
def test_everybody_in_fire_is_knocked_down_inside_and_outside() -> None:
    match = table(
        """
        +---+   +---+---+---+---+---+
        |1s   F |2s |               |
        +---+---+---+---+---+---+---+
        """,
        crew=4,
    )
    match.put("at", 2, cell(match, "0,2"))
    match.put("at", 3, cell(match, "1,5"))
    told = play(match, "end", "roll 1,2", "fall 3,0", "fall 0,5")
    fallen = [line for line in told if line.startswith("knocked-down")]
    assert fallen == ["knocked-down 1 3,0 (FIRE-KNOCK-02)", "knocked-down 3 0,5 (FIRE-KNOCK-02)"]
    assert (at(match, 2), at(match, 4)) == ("1,3", "1,5")  # in smoke, and in the clear


@pytest.mark.rule("FIRE-KNOCK-02")
@pytest.mark.parametrize(
    ("space", "places"),
    [
        ("1,1", ["4,0", "3,0"]),
        ("1,7", ["0,5", "0,6"]),
        ("5,8", ["3,9", "4,9"]),
        ("6,4", ["7,4", "7,3"]),
        ("5,2", ["7,4", "7,3", "4,0", "3,0"]),  # equally far: the player chooses
        ("1,8", ["0,5", "0,6", "3,9", "4,9"]),
    ],
)
def test_family_the_nearest_ambulance_place_with_ties_by_choice(space: str, places: list[str]) -> None:
    match = table("+", crew=2)
    match.put("at", 1, cell(match, space))
    match.put("threat", cell(match, space), w.SMOKE)
    play(match, "end", f"roll {space}")
    assert match.actor == 1  # the player of that firefighter
    assert legal(match) == [f"fall {place}" for place in places]
    play(match, f"fall {places[-1]}")
    assert at(match, 2) == places[-1]


@pytest.mark.rule("FIRE-KNOCK-03")
@pytest.mark.parametrize(("space", "places"), [("3,4", ["0,5", "0,6"]), ("3,3", ["4,0", "3,0"]), ("4,5", ["7,4", "7,3"])])
def test_distance_is_a_straight_line_from_centre_to_centre(space: str, places: list[str]) -> None:
    match = table("+")  # counted in steps, or in the longer of both ways, each of these would be a tie
    match.put("at", 0, cell(match, space))
    match.put("threat", cell(match, space), w.SMOKE)
    play(match, "end", f"roll {space}")
    assert legal(match) == [f"fall {place}" for place in places]


@pytest.mark.rule("FIRE-KNOCK-03")
def test_walls_do_not_lengthen_the_way_to_the_ambulance_place() -> None:
    match = table("""
        +---+---+
        |       |
        +   +   +
        |       |
        +---+   +
        |1s |   |
        +---+   +
    """)
    play(match, "end", "roll 3,1")
    assert legal(match) == ["fall 4,0", "fall 3,0"]


@pytest.mark.rule("FIRE-KNOCK-04")
def test_experienced_one_of_the_two_spaces_where_the_ambulance_now_stands() -> None:
    match = table(CLOSET, rules="experienced")
    play(match, "drive ambulance 3,9", "drive ambulance 7,4", "end", "roll 1,1")
    assert legal(match) == ["fall 7,4", "fall 7,3"]  # though 3,0 is nearer
    assert "knocked-down 1 7,3 (FIRE-KNOCK-04)" in play(match, "fall 7,3")
    assert at(match, 1) == "7,3"


@pytest.mark.rule("FIRE-KNOCK-04")
def test_without_vehicles_knock_downs_are_those_of_the_family_game() -> None:
    match = table(CLOSET, modules="specialists,hazmat,hotspots", crew="cafs")
    play(match, "end", "roll 1,1")
    assert legal(match) == ["fall 4,0", "fall 3,0"]


@pytest.mark.rule("FIRE-KNOCK-04")
def test_several_choose_for_themselves_in_the_order_of_their_numbers() -> None:
    match = table(CLOSET, rules="experienced", crew=3)
    match.put("at", 2, cell(match, "1,1"))
    play(match, "end", "roll 1,1")
    assert (match.actor, legal(match)) == (0, ["fall 0,5", "fall 0,6"])
    play(match, "fall 0,6")
    assert (match.actor, legal(match)) == (2, ["fall 0,5", "fall 0,6"])  # no space is ever taken
    play(match, "fall 0,6")
    assert (at(match, 1), at(match, 3)) == ("0,6", "0,6")


@pytest.mark.rule("FIRE-KNOCK-05")
def test_the_fire_stays_on_the_space() -> None:
    match = table(CLOSET)
    play(match, "end", "roll 1,1", "fall 3,0")
    assert burning(match) == "1,1"
    assert match.markers == 32


@pytest.mark.rule("FIRE-KNOCK-06")
def test_the_victim_it_was_carrying_is_lost() -> None:
    match = table(row("| s  v      |"))
    match.put("at", 0, cell(match, "1,2"))
    play(match, "carry 1,1", "end")
    assert people(match) == "v1,1"
    told = play(match, "roll 1,1", "fall 3,0")
    assert told.index("knocked-down 1 3,0 (FIRE-KNOCK-02)") < told.index("victim-lost 1,1 victim (FIRE-LOST-01)")
    assert (match.lost, people(match)) == (1, "")


@pytest.mark.rule("FIRE-KNOCK-07")
def test_it_misses_no_turn_and_begins_it_there_with_all_its_ap() -> None:
    match = table(FULL, crew=2)
    match.put("at", 1, cell(match, "2,5"))
    play(match, "end", "roll 1,1", "fall 3,0")
    assert (match.stage, match.actor) == (w.ACTING, 1)
    play(match, "end", "roll 6,8")
    assert (match.stage, match.actor, at(match, 1), match.ap) == (w.ACTING, 0, "3,0", 4)
    assert "move 2,0" in legal(match)


@pytest.mark.rule("FIRE-KNOCK-07")
def test_it_can_be_knocked_down_again_in_the_next_phase() -> None:
    match = table(FULL)
    play(match, "end", "roll 1,1", "fall 3,0")
    match.put("at", 0, cell(match, "4,4"))
    match.put("threat", cell(match, "4,4"), w.SMOKE)
    play(match, "end", "roll 4,4")
    assert (match.stage, match.actor) == (w.KNOCKING, 0)


@pytest.mark.rule("FIRE-KNOCK-08")
@pytest.mark.parametrize(("edition", "left"), [("en", 4), ("ru", 4), ("it", 4), ("cs", 0)])
def test_saved_ap_are_lost_only_in_the_czech_edition(edition: str, left: int) -> None:
    match = table(CLOSET, edition=edition)
    match.put("saved", 0, 3)
    play(match, "end", "roll 1,1", "fall 3,0")
    assert match.get("saved", 0) == left


@pytest.mark.rule("FIRE-KNOCK-08")
def test_in_the_czech_edition_what_was_saved_in_this_very_turn_goes_too() -> None:
    match = table(CLOSET, edition="cs")
    assert "saved 1 4 (FIRE-AP-04)" in play(match, "end")
    assert "saved 1 0 (FIRE-AP-09)" in play(match, "roll 1,1", "fall 3,0")
    assert match.get("saved", 0) == 0


@pytest.mark.rule("FIRE-KNOCK-09")
def test_walking_into_fire_knocks_nobody_down() -> None:
    match = table(row("|1    F     |"))
    told = play(match, "move 1,2")
    assert (at(match, 1), match.stage, match.actor) == ("1,2", w.ACTING, 0)
    assert not [line for line in told if line.startswith("knocked-down")]
    play(match, "move 1,3", "end", "roll 6,8")
    assert at(match, 1) == "1,3"


@pytest.mark.rule("FIRE-KNOCK-01")
def test_fire_on_the_ambulance_space_sends_a_firefighter_there_again_but_once_only() -> None:
    match = table("+", rules="experienced")
    match.put("at", 0, cell(match, "0,6"))
    match.put("threat", cell(match, "1,6"), w.FIRE)
    play(match, "end", "roll 1,6")
    assert burning(match) == "0,6 1,5 1,6 1,7 2,6"
    assert legal(match) == ["fall 0,5", "fall 0,6"]
    told = play(match, "fall 0,6")
    assert "threat 0,6 clear (FIRE-OUT-05)" in told
    assert (at(match, 1), match.actor) == ("0,6", c.NATURE)
