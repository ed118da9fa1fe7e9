"""Elevators and the lobby (HIGHRISE-ELEV)."""

import pytest

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import passages
from tests.games.fire.expansions.buildings import advance, build, cost, house, kinds, lay, on_to, park, threat
from tests.games.fire.figures import give, refused, stand
from tests.games.fire.tables import at, cell, edge, legal, play

DOOR, DOOR2 = "2,4|3,4", "2,5|3,5"


def shaft(**settings: object) -> Match:
    """A High Rise with firefighter 1 in the first elevator, at the lobby."""
    return stand(house("high-rise", **{"crew": 2, **settings}), f1="3,4", f2="0,0")


@pytest.mark.rule("HIGHRISE-ELEV-01")
def test_a_closed_door_means_lobby_an_open_one_the_burning_floor() -> None:
    match = shaft()
    lift = cell(match, "3,4")
    assert (passages.at_lobby(match, lift), passages.at_floor(match, lift)) == (True, False)
    play(match, f"open {DOOR}")
    assert (passages.at_lobby(match, lift), passages.at_floor(match, lift)) == (False, True)


@pytest.mark.rule("HIGHRISE-ELEV-02")
def test_operating_the_door_costs_two_ap_and_moves_the_elevator() -> None:
    match = shaft()
    assert f"edge {DOOR} open-door (HIGHRISE-ELEV-02)" in play(match, f"open {DOOR}")
    assert match.ap == 2
    assert f"edge {DOOR} closed-door (HIGHRISE-ELEV-02)" in play(match, f"close {DOOR}")
    assert match.ap == 0
    give(match, 1)
    assert refused(match, f"open {DOOR}")[0] == "too-few-ap"


@pytest.mark.rule("HIGHRISE-ELEV-03")
def test_the_door_is_operated_from_inside_or_from_the_space_before_it() -> None:
    match = shaft()
    assert f"open {DOOR}" in legal(match)
    stand(match, f1="2,4")
    assert f"open {DOOR}" in legal(match)
    stand(match, f1="2,3")
    assert refused(match, f"open {DOOR}")[0] == "not-beside"
    stand(match, f1="0,7")  # the street cannot call it
    assert f"open {DOOR}" not in legal(match)


@pytest.mark.rule("HIGHRISE-ELEV-03")
def test_by_option_elevators_are_not_called_from_the_floor() -> None:
    match = stand(house("high-rise", elevator_call_from_floor="no"), f1="2,4")
    assert refused(match, f"open {DOOR}") == ("not-from-floor", "HIGHRISE-ELEV-03")
    stand(match, f1="3,4")
    assert f"open {DOOR}" in legal(match)
    stand(match, f1="2,3")
    assert "open 2,2|2,3" in legal(match)  # other doors as ever


@pytest.mark.rule("HIGHRISE-ELEV-04")
def test_everybody_and_everything_in_the_elevator_rides_with_it() -> None:
    match = stand(house("high-rise", crew=6), **{f"f{i}": "3,4" for i in range(2, 7)}, f1="2,4")
    build(match, w.DOOR_OPEN, DOOR)
    lay(match, victim="3,4", treated="3,4", hazmats="3,4 3,4")
    play(match, f"close {DOOR}")  # sent down from the floor
    assert all(passages.at_lobby(match, match.get("at", i)) for i in range(1, 6))
    assert (match.rescued, match.get("hazmat", cell(match, "3,4"))) == (2, 0)


@pytest.mark.rule("HIGHRISE-ELEV-05")
def test_stepping_in_and_out_of_an_open_elevator_is_a_normal_move() -> None:
    match = build(stand(house("high-rise"), f1="2,4"), w.DOOR_OPEN, DOOR)
    lay(match, victim="2,4")
    assert (cost(match, "move 3,4"), cost(match, "carry 3,4")) == (1, 2)
    play(match, "carry 3,4", "move 2,4")
    assert match.ap == 1


@pytest.mark.rule("HIGHRISE-ELEV-05")
def test_a_destroyed_shaft_wall_joins_an_elevator_on_the_floor_and_none_at_the_lobby() -> None:
    match = build(stand(house("high-rise"), f1="3,3"), w.DESTROYED, "3,3|3,4")
    assert refused(match, "move 3,4") == ("at-lobby", "HIGHRISE-ELEV-08")
    build(match, w.DOOR_OPEN, DOOR)
    assert "move 3,4" in legal(match)
    play(match, "move 3,4")
    assert "move 3,3" in legal(match)


@pytest.mark.rule("HIGHRISE-ELEV-06")
def test_in_the_lobby_nobody_acts_on_the_floor_and_nothing_there_hits() -> None:
    match = build(shaft(crew="engineer,cafs"), w.DESTROYED, "3,3|3,4")
    build(match, w.DAMAGED, "3,4|4,4")
    lay(match, fire="3,3")
    verbs = {text.split()[0] for text in legal(match)}
    assert verbs == {"move", "open", "end"}
    assert refused(match, "move 3,3") == ("at-lobby", "HIGHRISE-ELEV-06")
    assert refused(match, "chop 3,4|4,4") == ("at-lobby", "HIGHRISE-ELEV-06")
    assert refused(match, "repair 3,4|4,4") == ("at-lobby", "HIGHRISE-ELEV-06")
    match.put("role", 0, w.CAFS)
    assert refused(match, "douse 3,3") == ("at-lobby", "HIGHRISE-ELEV-06")
    advance(match, "2,3")
    on_to(match, 2)
    assert at(match, 1) == "3,4"


@pytest.mark.rule("HIGHRISE-ELEV-06")
def test_identify_and_commands_reach_out_of_the_lobby() -> None:
    match = lay(shaft(crew="imaging,cafs"), poi="1,1")
    assert "identify 1,1" in legal(match)
    match = stand(shaft(crew="captain,cafs"), f2="2,3")
    assert "command 2 move 2,4" in legal(match)


@pytest.mark.rule("HIGHRISE-ELEV-07")
def test_between_lobby_and_any_parking_space_of_the_engine_a_move_costs_two_ap_either_way() -> None:
    match = shaft()
    spaces = ["0,7", "0,8", "5,9", "6,9", "7,2", "7,1", "2,0", "1,0"]
    assert kinds(match, "move") == [f"move {space}" for space in spaces]
    play(match, "move 5,9")  # the engine is elsewhere
    assert (at(match, 1), match.ap) == ("5,9", 2)
    assert {"move 3,4", "move 3,5"} <= set(legal(match))
    play(match, "move 3,5")
    assert (at(match, 1), match.ap) == ("3,5", 0)
    stand(give(match, 4), f1="0,3")
    assert refused(match, "move 3,4") == ("not-at-engine", "HIGHRISE-ELEV-07")


@pytest.mark.rule("HIGHRISE-ELEV-08")
def test_an_elevator_upstairs_is_not_boarded_from_the_street_nor_one_below_from_the_floor() -> None:
    match = build(stand(house("high-rise"), f1="0,7"), w.DOOR_OPEN, DOOR)
    assert refused(match, "move 3,4") == ("elevator-above", "HIGHRISE-ELEV-08")
    assert "move 3,5" in legal(match)
    stand(match, f1="2,5")
    assert refused(match, "move 3,5") == ("at-lobby", "HIGHRISE-ELEV-08")


@pytest.mark.rule("HIGHRISE-ELEV-09")
def test_smoke_is_never_put_on_an_elevator_both_dice_are_rolled_again() -> None:
    match = house("high-rise")
    told = advance(match, "3,4")
    assert "roll-again 3,4 (HIGHRISE-FIRE-02)" in told
    assert (threat(match, "3,4"), match.stage, match.asked) == (w.CLEAR, w.ADVANCING, w.BOTH)
    play(match, "roll 3,5", "roll 6,8")
    assert threat(match, "6,8") == w.SMOKE


@pytest.mark.rule("HIGHRISE-ELEV-10")
@pytest.mark.parametrize("door", [w.DOOR, w.DOOR_OPEN])
def test_a_wave_that_takes_the_door_destroys_the_elevator_for_good(door: int) -> None:
    match = build(lay(stand(house("high-rise"), f1="7,2"), fire="2,4"), door, DOOR)
    before = match.markers
    told = advance(match, "2,4")
    assert "elevator-destroyed 3,4 2 (HIGHRISE-ELEV-10)" in told
    assert edge(match, DOOR) == w.DOOR_GONE
    fires = sum(1 for i in match.plan.cells() if match.get("threat", i) == w.FIRE)
    assert match.markers == before - 2 - (fires - 1)  # two markers show it
    assert threat(match, "3,4") == w.CLEAR  # a sign, nothing to put out
    on_to(match)
    stand(match, f1="2,4")
    match.put("threat", cell(match, "2,4"), w.CLEAR)
    assert not any(text.endswith("3,4") for text in kinds(match, "douse", "quench"))


@pytest.mark.rule("HIGHRISE-ELEV-10")
def test_with_fewer_than_two_markers_left_the_sign_takes_what_there_is() -> None:
    match = lay(house("high-rise"), fire="2,4")
    match.markers = 1
    build(match, w.WALL, "1,4|2,4", "2,4|2,5", "2,3|2,4")
    advance(match, "2,4")
    assert (match.signs, match.markers) == (1, 0)


@pytest.mark.rule("HIGHRISE-ELEV-11")
def test_from_a_destroyed_lobby_one_is_put_on_an_engine_space_without_a_knock_down() -> None:
    match = lay(park(shaft(edition="cs"), "7,2"), fire="2,4")
    match.put("saved", 0, 3)
    match.ap = 0
    advance(match, "2,4")
    assert (match.stage, match.actor, legal(match)) == (w.KNOCKING, 0, ["fall 7,2", "fall 7,1"])
    assert play(match, "fall 7,1")[0] == "moved 1 7,1 (HIGHRISE-ELEV-11)"
    assert match.get("saved", 0) == 3  # cs takes saved AP from the knocked down only


@pytest.mark.rule("HIGHRISE-ELEV-12")
def test_in_an_open_elevator_that_is_destroyed_one_is_knocked_down_victims_are_lost_and_hazmat_is_gone() -> None:
    match = build(lay(shaft(), fire="2,4", victim="3,4", treated="3,4", hazmats="3,4"), w.DOOR_OPEN, DOOR)
    told = advance(match, "2,4")
    assert "hazmat-gone 3,4 0 (HIGHRISE-ELEV-12)" in told
    assert sum("victim-lost 3,4" in text for text in told) == match.lost == 2
    assert not any(text.startswith(("exploded 3,4", "hazmat-safe")) for text in told)
    assert "knocked-down 1 0,7 (HIGHRISE-FIRE-01)" in play(match, "fall 0,7")


@pytest.mark.rule("HIGHRISE-ELEV-13")
def test_a_destroyed_elevator_is_neither_entered_nor_operated() -> None:
    match = build(stand(house("high-rise"), f1="2,4"), w.DOOR_GONE, DOOR)
    assert refused(match, "move 3,4") == ("elevator-destroyed", "HIGHRISE-ELEV-13")
    assert refused(match, f"close {DOOR}")[0] == "door-gone"
    stand(match, f1="0,7")
    assert "move 3,5" in legal(match)
    assert refused(match, "move 3,4") == ("elevator-destroyed", "HIGHRISE-ELEV-13")


@pytest.mark.rule("HIGHRISE-ELEV-14")
def test_a_destroyed_elevator_ignites_nothing_and_a_wave_ends_in_it() -> None:
    match = build(lay(stand(house("high-rise"), f1="7,2"), smoke="2,4"), w.DOOR_GONE, DOOR)
    match.signs, match.markers = 2, match.markers - 2
    advance(match, "6,1")
    assert threat(match, "2,4") == w.SMOKE
    on_to(match)
    match.put("threat", cell(match, "2,4"), w.FIRE)
    match.put("edge", match.plan.read_edge("3,4|4,4"), w.DESTROYED)
    told = advance(match, "2,4")
    assert not any("elevator-destroyed" in text for text in told)
    assert (threat(match, "3,4"), threat(match, "4,4")) == (w.CLEAR, w.CLEAR)


@pytest.mark.rule("HIGHRISE-ELEV-15")
def test_a_wave_never_goes_on_through_an_elevator() -> None:
    match = build(lay(stand(house("high-rise"), f1="7,2"), fire="2,4"), w.DOOR_OPEN, DOOR)
    build(match, w.DESTROYED, "3,4|4,4")
    advance(match, "2,4")
    assert (threat(match, "3,4"), threat(match, "4,4")) == (w.CLEAR, w.CLEAR)
    assert passages.is_wreck(match, cell(match, "3,4"))


@pytest.mark.rule("HIGHRISE-ELEV-15")
def test_a_wave_through_a_destroyed_shaft_wall_destroys_the_elevator_too() -> None:
    match = build(lay(stand(house("high-rise"), f1="7,2"), fire="3,3"), w.DESTROYED, "3,3|3,4")
    told = advance(match, "3,3")
    assert "elevator-destroyed 3,4 2 (HIGHRISE-ELEV-10)" in told
    assert edge(match, DOOR) == w.DOOR_GONE
    assert threat(match, "3,5") == w.CLEAR


def test_several_elevators_each_have_their_own_state() -> None:
    match = build(shaft(), w.DOOR_OPEN, DOOR2)
    assert passages.at_lobby(match, cell(match, "3,4"))
    assert passages.at_floor(match, cell(match, "3,5"))
