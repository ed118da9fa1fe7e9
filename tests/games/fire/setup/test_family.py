"""Setting up the family game (FIRE-SETUPF), printed or at random (FIRE-VAR-01, FIRE-VAR-02)."""

import pytest

from hotzone.core.errors import BadSetup, Illegal
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.page.view import view
from hotzone.games.fire.rules import placing
from tests.games.fire.starting import pass_turn, place_all, roll_on, seat, start
from tests.games.fire.tables import FIRE, at, burning, edge, legal, people, play, smoking
from tests.languages import each_edition

BOARDS = ("base-front", "base-back")
PRINTED_FIRE = "2,2 2,3 3,2 3,3 3,4 3,5 4,4 5,6 5,7 6,6"


def damaged(match: Match) -> list[str]:
    """The edges with a damage marker."""
    edges = range(2, len(match.plan.edge_cells))
    return [match.plan.write_edge(i) for i in edges if match.get("edge", i) in (w.DAMAGED, w.DESTROYED)]


@pytest.mark.rule("FIRE-SETUPF-01")
def test_the_front_side_is_taken_unless_another_board_is_named() -> None:
    assert start().plan.name == "base-front"
    assert start(board="base-back").plan.name == "base-back"
    assert start(edition="ru").plan.name == "base-front"  # its back side is for the experienced game
    with pytest.raises(BadSetup) as refused:
        start(board="base-top")
    assert refused.value.code == "unknown-board"


@pytest.mark.rule("FIRE-SETUPF-03", "FIRE-SETUPF-05", "FIRE-SETUPF-11")
@pytest.mark.parametrize("board", BOARDS)
@each_edition
def test_the_printed_set_up_has_ten_fires_three_hidden_poi_and_neither_smoke_nor_damage(board: str, edition: str) -> None:
    """TV-02, on either side of the board and in every edition."""
    match = start(board=board, edition=edition)
    assert burning(match) == PRINTED_FIRE
    assert people(match) == "?2,4 ?5,1 ?5,8"
    assert smoking(match) == ""
    assert (match.damage, damaged(match)) == (0, [])


@pytest.mark.rule("FIRE-SETUPF-05")
def test_nobody_knows_the_face_of_a_printed_poi_before_it_is_turned_up() -> None:
    for face in ("victim", "alarm"):
        match = start(crew=1)
        place_all(match, "4,9")
        match.put("at", 0, match.plan.read_cell("4,8"))
        match.put("edge", match.plan.read_edge("4,8|5,8"), w.DOOR_GONE)
        play(match, "move 5,8")
        assert seat(match) == "nature"
        assert f"turned-up 5,8 {face} (FIRE-REVEAL-01)" in play(match, f"face {face}")


@pytest.mark.rule("FIRE-SETUPF-06")
@pytest.mark.parametrize(("edition", "threats"), [("en", 23), ("ru", 23), ("it", 23), ("cs", 24)])
def test_the_supply_at_the_start_of_the_family_game(edition: str, threats: int) -> None:
    match = start(edition=edition)
    assert match.markers == threats
    assert placing.supply(match) == 12
    assert w.DAMAGE_MARKERS - match.damage == 24
    assert [match.get("saved", i) for i in range(4)] == [0] * 4  # all action markers are in the supply


@pytest.mark.rule("FIRE-SETUPF-07")
def test_each_seat_has_one_firefighter_and_nobody_else_stands_on_the_board() -> None:
    match = start(crew=3)
    place_all(match, "0,1", "0,2", "0,3")
    plain = {"saved": 0, "card": "firefighter", "points": {"ap": 4, "move": 0, "douse": 0, "command": 0}}
    assert view(match)["firefighters"] == [{"number": i, "at": f"0,{i}", **plain} for i in (1, 2, 3)]
    assert FIRE.seats(match) == 3


@pytest.mark.rule("FIRE-SETUPF-08")
def test_the_family_game_has_no_hazmats_hot_spots_specialists_vehicles_or_heal_markers() -> None:
    match = start(crew=1)
    place_all(match, "0,7")  # an engine place: nothing is parked there
    assert match.stage == w.ACTING
    assert (match.engine, match.ambulance, match.spots) == (w.UNPARKED, w.UNPARKED, 0)
    assert not any(match.get("spot", i) or match.get("hazmat", i) for i in match.plan.cells())
    assert match.get("role", 0) == w.PLAIN
    assert {text.split()[0] for text in legal(match)} == {"move", "chop", "end"}
    for text in ("drive engine 5,9", "drive ambulance 3,9", "gun 1,5"):
        with pytest.raises(Illegal) as refused:
            play(match, text)
        assert (refused.value.code, refused.value.rule) == ("no-vehicles", "FIRE-SETUPF-08")
    for text in ("treat 0,7", "identify 2,4", "dispose 0,7", "change cafs"):
        with pytest.raises(Illegal):
            play(match, text)
    with pytest.raises(BadSetup) as refused_crew:
        start(crew=["cafs"])
    assert refused_crew.value.code == "no-specialists"
    with pytest.raises(BadSetup) as refused_level:
        start(level="heroic")
    assert refused_level.value.code == "level-without-module"


@pytest.mark.rule("FIRE-SETUPF-09")
def test_every_firefighter_is_placed_on_any_outside_space_in_the_order_of_the_seats() -> None:
    match = start(crew=3)
    spaces = [text.removeprefix("place ") for text in legal(match)]
    assert len(spaces) == 32
    assert {"0,0", "0,9", "7,0", "7,9", "0,5", "3,0"} <= set(spaces)
    for i, space in enumerate(("0,0", "0,5", "0,5"), 1):  # a corner, a parking space, two on one
        assert seat(match) == i
        assert play(match, f"place {space}")[0] == f"moved {i} {space} (FIRE-SETUPF-09)"
    assert [at(match, i) for i in (1, 2, 3)] == ["0,0", "0,5", "0,5"]


@pytest.mark.rule("FIRE-SETUPF-09")
@pytest.mark.parametrize("space", ["1,1", "3,4", "6,8"])
def test_nobody_starts_inside_the_building(space: str) -> None:
    with pytest.raises(Illegal) as refused:
        play(start(), f"place {space}")
    assert (refused.value.code, refused.value.rule) == ("no-start", "FIRE-SETUPF-09")


@pytest.mark.rule("FIRE-SETUPF-10", "FIRE-TURN-01")
@pytest.mark.parametrize("first", [1, 2, 4])
def test_the_seat_that_was_agreed_on_starts(first: int) -> None:
    match = start(crew=4, starts=first)
    told = place_all(match)
    assert f"turn {first} 1 (FIRE-TURN-01)" in told
    assert seat(match) == first


@pytest.mark.rule("FIRE-SETUPF-10")
def test_only_a_seat_of_the_match_can_start() -> None:
    with pytest.raises(BadSetup) as refused:
        start(crew=2, starts=3)
    assert refused.value.rule == "FIRE-SETUPF-10"


@pytest.mark.rule("FIRE-VAR-01")
def test_the_simple_random_set_up_explodes_three_times_without_damage_or_hot_spots() -> None:
    """R-48: fire spreads, doors go, no damage markers, no hot spots; fire outside is removed after each explosion."""
    match = start(setup="simple")
    assert burning(match) == people(match) == ""
    told = play(match, "roll 1,6")  # an entrance above, a wall on the left
    assert "threat 1,6 fire (FIRE-VAR-01)" in told
    assert "threat 0,6 fire (FIRE-EXPL-02)" in told
    assert told[-1] == "threat 0,6 clear (FIRE-SETUPE-23)"
    assert burning(match) == "1,6 1,7 2,6"
    assert any(text.startswith("roll-again 2,6 ") for text in play(match, "roll 2,6"))  # it burns: both dice again
    assert len(legal(match)) == 48
    play(match, "roll 3,2")
    assert edge(match, "3,2|3,3") == w.DOOR_GONE
    assert len(legal(match)) == 48  # not the turned die of the experienced set-up
    play(match, "roll 6,8")
    assert (match.damage, damaged(match)) == (0, [])
    assert not any(match.get("spot", i) for i in match.plan.cells())
    play(match, "roll 6,8", "roll 6,1", "roll 6,1", "roll 6,2")  # 6,8 burns, 6,1 has a POI the second time
    assert people(match) == "?6,1 ?6,2"
    play(match, "roll 6,4")
    assert people(match) == "?6,1 ?6,2 ?6,4"
    assert seat(match) == 1
    assert legal(match)[0] == "place 0,0"


@pytest.mark.rule("FIRE-VAR-02")
def test_the_full_random_set_up_of_a_family_game_has_damage_but_no_hot_spots() -> None:
    """R-48, the other form: as the experienced steps."""
    match = start(setup="full")
    assert len(legal(match)) == 8  # the black die alone
    play(match, "roll -,5")
    assert burning(match) == "3,6 4,5 4,6"
    assert damaged(match) == ["4,6|5,6"]
    play(match, "roll 1,1")
    assert len(legal(match)) == 6  # the red die alone
    play(match, "roll 6,-")
    assert not any(match.get("spot", i) or match.get("hazmat", i) for i in match.plan.cells())
    assert damaged(match) == ["0,1|1,1", "1,0|1,1", "4,6|5,6", "6,6|7,6"]
    assert match.damage == 4
    roll_on(match)
    assert people(match).count("?") == 3
    assert seat(match) == 1
    place_all(match)
    assert (match.stage, match.ap, match.spots) == (w.ACTING, 4, 0)


@pytest.mark.rule("FIRE-SETUPF-10", "FIRE-TURN-06")
def test_after_the_starting_player_the_next_to_the_left_plays() -> None:
    match = start(crew=3, starts=2)
    place_all(match)
    order = []
    for i in range(6):
        order.append(seat(match))
        pass_turn(match, f"1,{1 + i}")
    assert order == [2, 3, 1, 2, 3, 1]
