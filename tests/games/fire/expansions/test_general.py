"""What holds for every expansion (EXP)."""

import pytest

import hotzone
from hotzone.core.errors import BadSetup
from hotzone.games.fire.model import constants as w
from tests.games.fire.expansions.buildings import advance, build, cost, house, lay, threat
from tests.games.fire.figures import stand
from tests.games.fire.tables import FIRE, at, burning, cell, edge, play

EXPANSION_BOARDS = ("brownstone", "high-rise", "villa", "hotel")


@pytest.mark.rule("EXP-01")
@pytest.mark.parametrize("board", EXPANSION_BOARDS)
def test_an_expansion_is_a_board_of_the_base_game_and_no_game_of_its_own(board: str) -> None:
    assert board in FIRE.names
    with pytest.raises(BadSetup) as error:
        hotzone.new(board)
    assert error.value.code == "unknown-game"


@pytest.mark.rule("EXP-02")
def test_an_expansion_wins_over_the_base_rule_and_leaves_the_others_alone() -> None:
    match = stand(house("high-rise"), f1="2,4")
    assert cost(match, "open 2,4|3,4") == 2  # an elevator
    stand(match, f1="2,3")
    assert cost(match, "open 2,2|2,3") == 1  # a door like any other


@pytest.mark.rule("EXP-03")
@pytest.mark.parametrize("wall", ["4,2|4,3", "4,2@2|4,3@2"])
def test_both_floors_share_24_damage_markers_and_the_last_brings_the_building_down(wall: str) -> None:
    match = house("villa", rules="family")
    lower = [name for name in match.plan.edge_names[2:] if edge(match, name) == w.WALL and name != wall]
    build(match, w.DESTROYED, *[name for name in lower if "@" not in name][:6])
    build(match, w.DESTROYED, *[name for name in lower if "@" in name][:5])
    build(match, w.DAMAGED, [name for name in lower if "@" in name][6])
    assert match.damage == 23
    stand(match, f1=wall.partition("|")[0])
    assert "collapsed (FIRE-END-03)" in play(match, f"chop {wall}")


@pytest.mark.rule("EXP-04")
def test_both_floors_share_the_threat_markers_and_the_limit_of_three_poi() -> None:
    match = lay(house("villa", rules="family"), poi="1,1 3,3@2 6,1@2")
    match.markers = 1
    told = advance(match, "6,6")
    assert threat(match, "6,2@2") == w.SMOKE
    assert match.stage == w.ACTING  # three POI on two floors: none is missing
    assert not any(text.startswith("poi-placed") for text in told)
    advance(match, "6,1")
    assert (match.markers, threat(match, "6,1")) == (0, w.CLEAR)


@pytest.mark.rule("EXP-05")
def test_without_threat_markers_waves_still_damage_walls_and_take_doors() -> None:
    match = lay(house("villa", rules="family"), fire="2,3", poi="1,1 3,3@2 6,1@2")
    match.markers = 0
    advance(match, "2,3")
    assert edge(match, "2,3|2,4") == w.DOOR_GONE
    assert edge(match, "1,3|2,3") == w.DAMAGED
    assert burning(match) == "2,3"


@pytest.mark.rule("EXP-06")
def test_fire_outside_goes_out_after_it_has_knocked_down_who_stood_there() -> None:
    match = lay(house("villa", rules="family"), fire="6,3", poi="1,1 3,3@2 6,1@2")
    stand(match, f1="7,3")
    told = advance(match, "6,3")
    assert "threat 7,3 fire (FIRE-EXPL-02)" in told
    assert (match.actor, match.stage) == (0, w.KNOCKING)
    told = play(match, "fall 7,2")
    assert at(match, 1) == "7,2"
    assert threat(match, "7,3") == w.CLEAR
    assert match.get("threat", cell(match, "6,3")) == w.FIRE
