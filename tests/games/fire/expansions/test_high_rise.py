"""The engine's ladder, rescue, fire, POI and the deck gun on the High Rise (HIGHRISE-LADDER, RESCUE, FIRE, POI, GUN)."""

import pytest

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import placing
from tests.games.fire.expansions.buildings import advance, build, cost, house, kinds, lay, park, threat
from tests.games.fire.figures import give, purse, refused, stand
from tests.games.fire.tables import at, burning, cell, legal, people, play

SOUTH = "6,4|7,4"


def tower(**settings: object) -> Match:
    """The engine stands in the south, firefighter 1 above it at a destroyed outer wall."""
    match = park(house("high-rise", **{"crew": "cafs", **settings}), "7,2")
    give(match, 4)
    return build(stand(match, f1="6,4"), w.DESTROYED, SOUTH)


@pytest.mark.rule("HIGHRISE-LADDER-01")
def test_the_ladder_costs_two_ap_and_four_with_a_victim_or_hazmat() -> None:
    match = lay(tower(), victim="6,4", hazmats="6,4")
    assert [cost(match, f"{verb} 7,2") for verb in ("move", "carry", "haul")] == [2, 4, 4]
    play(match, "move 7,1")
    assert (at(match, 1), match.ap) == ("7,1", 2)
    play(match, "move 6,4")
    assert (at(match, 1), match.ap) == ("6,4", 0)


@pytest.mark.rule("HIGHRISE-LADDER-02")
def test_the_engine_must_stand_on_the_side_one_uses() -> None:
    match = park(tower(), "0,7")
    assert not [text for text in legal(match) if "7," in text and text.startswith("move")]
    assert refused(match, "move 0,7") == ("other-side", "HIGHRISE-LADDER-02")


@pytest.mark.rule("HIGHRISE-LADDER-03")
@pytest.mark.parametrize("kind", [w.WALL, w.DAMAGED])
def test_the_ladder_passes_only_a_destroyed_outer_wall(kind: int) -> None:
    match = build(tower(), kind, SOUTH)
    assert refused(match, "move 7,2") == ("no-gap", "HIGHRISE-LADDER-03")


@pytest.mark.rule("HIGHRISE-LADDER-04")
def test_going_down_one_ends_on_one_of_the_engines_two_spaces() -> None:
    match = tower()
    assert [text for text in kinds(match, "move") if text.startswith("move 7,")] == ["move 7,2", "move 7,1"]
    assert refused(match, "move 7,4") == ("not-at-engine", "HIGHRISE-LADDER-04")


@pytest.mark.rule("HIGHRISE-LADDER-05")
def test_going_up_one_starts_at_the_engine_and_ends_inside_on_its_side() -> None:
    match = build(stand(tower(), f1="7,1"), w.DESTROYED, "0,7|1,7")
    ups = [text for text in kinds(match, "move") if text == "move 6,4" or text == "move 1,7"]
    assert ups == ["move 6,4"]
    stand(match, f1="7,3")
    assert refused(match, "move 6,4") == ("not-at-engine", "HIGHRISE-LADDER-05")


@pytest.mark.rule("HIGHRISE-LADDER-06")
def test_the_ladder_serves_every_destroyed_segment_of_its_side() -> None:
    match = build(stand(tower(), f1="7,2"), w.DESTROYED, "6,8|7,8", "6,1|7,1")
    assert {"move 6,1", "move 6,4", "move 6,8"} <= set(legal(match))


@pytest.mark.rule("HIGHRISE-LADDER-07")
def test_a_led_victim_does_not_raise_the_price() -> None:
    match = lay(tower(), treated="6,4", victim="6,4")
    assert (cost(match, "lead 7,2"), cost(match, "lead-carry 7,2")) == (2, 4)
    play(match, "lead 7,2")
    assert (match.ap, match.rescued) == (2, 1)


@pytest.mark.rule("HIGHRISE-LADDER-08")
def test_climbing_into_fire_costs_four_ap_and_takes_nobody_along() -> None:
    match = lay(stand(tower(), f1="7,2"), fire="6,4")
    assert cost(match, "move 6,4") == 4
    give(match, 4)
    match.douse_ap = 0
    assert refused(match, "move 6,4") == ("no-way-out", "FIRE-MOVE-06")
    give(match, 5)
    play(match, "move 6,4", "douse 6,4")
    assert (at(match, 1), match.ap) == ("6,4", 0)
    other = lay(stand(tower(crew="cafs,driver", scenarios="friend-in-need"), f1="7,2", f2="7,2"), fire="6,4")
    other.lying = 2
    assert "drag 2 6,4" not in legal(give(other, 9))
    assert refused(other, "drag 2 6,4")[0] == "not-into-fire"


@pytest.mark.rule("HIGHRISE-LADDER-09")
def test_without_the_ladder_nobody_passes_even_a_destroyed_outer_wall() -> None:
    match = tower()
    assert "move 7,4" not in legal(match)
    stand(match, f1="7,4")
    assert kinds(match, "move") == ["move 7,5", "move 7,3"]
    assert refused(match, "move 6,4")[0] == "not-at-engine"
    lay(match, fire="6,4")
    assert refused(match, "douse 6,4") == ("on-street", "HIGHRISE-LADDER-09")
    assert refused(match, "chop 6,5|7,5") == ("on-street", "HIGHRISE-LADDER-09")


@pytest.mark.rule("HIGHRISE-RESCUE-01")
@pytest.mark.parametrize(("verb", "kind"), [("carry", "victim"), ("lead", "treated")])
def test_a_victim_is_rescued_when_carried_or_led_down_the_ladder(verb: str, kind: str) -> None:
    match = lay(tower(), **{kind: "6,4"})
    told = play(match, f"{verb} 7,1")
    assert any(text.startswith("victim-rescued 7,1") and text.endswith("(HIGHRISE-RESCUE-01)") for text in told)
    assert (match.rescued, people(match)) == (1, "")


@pytest.mark.rule("HIGHRISE-RESCUE-02")
def test_a_victim_is_rescued_when_the_door_of_its_elevator_closes() -> None:
    match = build(lay(stand(house("high-rise"), f1="2,4"), victim="3,4"), w.DOOR_OPEN, "2,4|3,4")
    told = play(match, "close 2,4|3,4")
    assert "victim-rescued 3,4 victim (HIGHRISE-RESCUE-02)" in told
    assert match.rescued == 1


@pytest.mark.rule("HIGHRISE-RESCUE-03")
def test_hazmat_is_safe_by_the_same_two_exits() -> None:
    match = lay(tower(), hazmats="6,4")
    assert "hazmat-safe 6,4 0 (HIGHRISE-RESCUE-03)" in play(match, "haul 7,2")
    match = build(lay(stand(house("high-rise"), f1="3,4"), hazmats="3,4"), w.DOOR_OPEN, "2,4|3,4")
    assert "hazmat-safe 3,4 0 (HIGHRISE-RESCUE-03)" in play(match, "close 2,4|3,4")


@pytest.mark.rule("HIGHRISE-FIRE-01")
def test_the_knocked_down_choose_one_of_the_engines_two_spaces() -> None:
    match = lay(tower(), smoke="6,4")
    advance(match, "6,4")
    assert legal(match) == ["fall 7,2", "fall 7,1"]
    assert "knocked-down 1 7,1 (HIGHRISE-FIRE-01)" in play(match, "fall 7,1")


@pytest.mark.rule("HIGHRISE-FIRE-02")
def test_dice_that_name_an_elevator_are_rolled_again_in_a_flare_up_too() -> None:
    match = lay(house("high-rise"), spots="6,8", poi="1,1 1,2 1,3")
    told = advance(match, "6,8", "3,5")
    assert "roll-again 3,5 (HIGHRISE-FIRE-02)" in told
    assert (match.stage, match.flared) == (w.ADVANCING, 1)
    play(match, "roll 6,1")
    assert match.get("spot", cell(match, "6,1")) == 1  # the flare-up ends where the last dice lie


@pytest.mark.rule("HIGHRISE-FIRE-03")
def test_a_wave_out_of_the_building_burns_in_the_street_and_hits_who_stands_there() -> None:
    match = lay(stand(tower(), f1="7,4"), fire="6,4")
    told = advance(match, "6,4")
    assert "threat 7,4 fire (FIRE-EXPL-02)" in told
    assert (match.stage, match.actor) == (w.KNOCKING, 0)
    play(match, "fall 7,2")
    assert "7,4" not in burning(match)


@pytest.mark.rule("HIGHRISE-POI-01")
def test_a_poi_never_lands_on_an_elevator_nor_stops_there_on_its_way() -> None:
    match = lay(house("high-rise"), poi="1,1 1,2")
    told = advance(match, "6,8", "3,4")
    assert "roll-again 3,4 (HIGHRISE-POI-01)" in told
    assert match.stage == w.REPLENISHING
    lay(match, fire="3,6")  # its arrow points west, over both elevators
    told = play(match, "roll 3,6")
    assert "poi-placed 3,3 (FIRE-POI-08)" in told
    assert not placing.is_free(match, cell(match, "3,4"))


@pytest.mark.rule("HIGHRISE-POI-01")
def test_without_arrows_the_dice_are_rolled_again_too() -> None:
    match = lay(house("high-rise", rules="family", modules="vehicles", poi="roll"), poi="1,1 1,2")
    assert "roll-again 3,4 (HIGHRISE-POI-01)" in advance(match, "6,8", "3,4")


@pytest.mark.rule("HIGHRISE-GUN-01")
def test_who_is_in_an_open_elevator_is_in_the_quadrant_who_is_in_the_lobby_is_not() -> None:
    match = park(stand(house("high-rise", crew=2), f1="2,0", f2="3,4"), "2,0")
    assert kinds(match, "gun") == ["gun 1,1"]
    build(match, w.DOOR_OPEN, "2,4|3,4")
    assert refused(match, "gun 1,1") == ("area-occupied", "FIRE-GUN-04")


@pytest.mark.rule("HIGHRISE-GUN-01")
def test_an_elevator_that_is_hit_splashes_through_its_open_door_only() -> None:
    for door, doused in ((w.DOOR_OPEN, True), (w.DOOR, False), (w.DOOR_GONE, False)):
        match = park(lay(stand(house("high-rise"), f1="2,0"), fire="2,4"), "2,0")
        build(match, door, "2,4|3,4")
        play(match, "gun 1,1", "roll 3,4")
        assert (threat(match, "2,4") == w.CLEAR) is doused


def test_movement_ap_pay_for_ladder_and_lobby_but_not_for_an_elevators_door() -> None:
    match = tower(crew="rescue")
    give(match, 0)
    play(match, "move 7,2")
    assert (purse(match), match.move_ap) == ((0, 0), 1)
    match = stand(house("high-rise", crew="rescue"), f1="3,4")
    give(match, 1)
    assert refused(match, "open 2,4|3,4")[0] == "too-few-ap"
    play(match, "move 0,7")
    assert match.move_ap == 1


def test_the_captain_commands_ladder_lobby_and_elevator_doors() -> None:
    match = tower(crew="captain,driver")
    stand(match, f1="0,0", f2="6,4")
    assert {"command 2 move 7,2", "command 2 move 7,1"} <= set(legal(match))
    stand(match, f2="3,4")
    assert {"command 2 open 2,4|3,4", "command 2 move 5,9"} <= set(legal(match))
    play(match, "command 2 open 2,4|3,4")
    assert match.command_ap == 0


def test_the_engine_does_not_drive_away_from_somebody_who_needs_its_ladder() -> None:
    match = lay(tower(crew="captain,driver"), fire="6,4")
    stand(match, f1="7,2", f2="6,4")
    build(give(match, 4), w.WALL, "6,3|6,4")  # the ladder is the only way out for firefighter 2
    assert not kinds(match, "drive")
    assert "command 2 move 7,2" in legal(match)
    match.put("threat", cell(match, "6,4"), w.SMOKE)
    assert kinds(match, "drive")
