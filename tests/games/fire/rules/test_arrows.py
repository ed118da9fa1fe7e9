"""Placing new points of interest by the printed arrows (FIRE-POI-07 to FIRE-POI-11)."""

import pytest

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import placing
from tests.games.fire.rules.test_replenishing import to_replenish
from tests.games.fire.tables import FIRE, burning, cell, people, play, row, smoking, table


@pytest.mark.rule("FIRE-POI-07")
@pytest.mark.parametrize("what", [" F ", " s ", "1  ", "?  ", "v  ", "t  "])
def test_experienced_a_poi_needs_a_space_without_fire_smoke_firefighter_poi_and_victim(what: str) -> None:
    match = to_replenish(
        f"""
        +---+---+
        |   |{what}|
        +---+---+
        """,
        poi="arrows",
    )
    told = play(match, "roll 1,2")  # its arrow points down
    assert "poi-placed 2,2 (FIRE-POI-08)" in told
    assert "?1,2" not in people(match) or what == "?  "


@pytest.mark.rule("FIRE-POI-07")
def test_experienced_a_free_target_takes_it() -> None:
    match = to_replenish("+", rules="experienced")
    assert "poi-placed 1,2 (FIRE-POI-02)" in play(match, "roll 1,2")
    assert people(match) == "?1,2"


@pytest.mark.rule("FIRE-POI-08")
def test_experienced_the_arrows_are_followed_space_by_space_whatever_stands_between() -> None:
    match = to_replenish(
        """
        +---+---+---+---+
        | F |           |
        +---+---+---+---+
        |   | F |       |
        +---+---+---+---+
        |   |   |       |
        +---+---+---+---+
        """,
        rules="experienced",
    )
    play(match, "roll 1,1")  # 1,1 and 2,2 point aslant to the lower right, 3,3 is free
    assert people(match) == "?3,3"


@pytest.mark.rule("FIRE-POI-08")
def test_every_arrow_of_both_boards_leads_to_the_inner_round() -> None:
    for board in ("base-front", "base-back"):
        building = FIRE.plan(board).building
        inner = {FIRE.plan(board).at(row, col) for row in (3, 4) for col in (3, 4, 5, 6)}
        for space in (building.get("by_dice", red * 10 + black) for red in range(1, 7) for black in range(1, 9)):
            for _ in range(8):
                space = building.get("arrow", space)
            assert space in inner


@pytest.mark.rule("FIRE-POI-09")
def test_experienced_a_round_without_a_free_space_is_rolled_again() -> None:
    match = table("+", rules="experienced")
    for name in ("3,3", "3,4", "3,5", "3,6", "4,3", "4,4", "4,5", "4,6", "2,4"):
        match.put("threat", cell(match, name), w.SMOKE)
    play(match, "end", "roll 6,8")
    assert "roll-again 4,4 (FIRE-POI-09)" in play(match, "roll 4,4")  # starts in the round
    assert "roll-again 2,4 (FIRE-POI-09)" in play(match, "roll 2,4")  # leads into it
    assert people(match) == ""
    assert "poi-placed 1,4 (FIRE-POI-02)" in play(match, "roll 1,4")


@pytest.mark.rule("FIRE-POI-09")
def test_with_no_free_space_at_all_none_is_placed_this_turn() -> None:
    match = table("+", rules="experienced")
    for red in range(1, 7):
        for black in range(1, 9):
            match.put("threat", match.plan.at(red, black), w.SMOKE)
    assert not placing.replenish(match)
    match.put("threat", cell(match, "5,5"), w.CLEAR)
    assert placing.replenish(match)


@pytest.mark.rule("FIRE-POI-10")
@pytest.mark.parametrize("thing", "*h&")
def test_hot_spots_and_hazmats_keep_no_poi_away(thing: str) -> None:
    match = to_replenish(row(f"|  {thing}|"), rules="experienced")
    play(match, "roll 1,1")
    assert people(match) == "?1,1"


@pytest.mark.rule("FIRE-POI-11")
def test_experienced_fire_and_smoke_stay_and_no_new_poi_is_turned_up() -> None:
    match = to_replenish(row("|1  | F | s |"), rules="experienced")
    told = play(match, "roll 1,1", "roll 1,2", "roll 1,3")
    assert (burning(match), smoking(match)) == ("1,2", "1,3 6,8")
    assert people(match) == "?2,2 ?2,3 ?3,3"
    assert not [line for line in told if line.startswith(("threat", "turned-up"))]
