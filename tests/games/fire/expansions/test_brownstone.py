"""The Brownstone: neighbours on both sides, shared walls, a long way round (BROWN)."""

import pytest

from hotzone.core import constants as c
from hotzone.core.errors import BadSetup
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.rules import threats
from tests.games.fire.expansions.buildings import advance, build, cost, house, kinds, lay, on_to, threat
from tests.games.fire.figures import give, refused, stand
from tests.games.fire.starting import place_all, roll_on, start
from tests.games.fire.tables import burning, cell, edge, legal, play


@pytest.mark.rule("BROWN-01")
def test_the_ground_of_the_neighbours_lies_left_and_right_of_the_building() -> None:
    match = house("brownstone")
    closed = [match.plan.write_cell(i) for i in match.plan.cells() if not match.board.get("stands", i)]
    assert closed == [f"{row},{col}" for row in range(8) for col in (0, 9)]


@pytest.mark.rule("BROWN-02")
def test_nobody_enters_starts_on_or_is_put_on_the_neighbours_ground() -> None:
    match = start(board="brownstone", rules="experienced", crew="cafs")
    roll_on(match)
    assert legal(match) == [f"place {row},{col}" for row in (0, 7) for col in range(1, 9)]
    match = stand(house("brownstone"), f1="0,1")
    assert "move 0,0" not in legal(match)
    assert refused(match, "move 0,0") == ("closed-ground", "BROWN-02")
    places = [match.board.get(name, i) for name in ("engine", "ambulance") for i in range(4)]
    assert all(match.board.get("stands", cell) for cell in places)  # where riders and the knocked down are put


@pytest.mark.rule("BROWN-03")
def test_a_shared_wall_takes_damage_like_an_inner_wall_and_falls_to_the_second_marker() -> None:
    match = lay(house("brownstone", rules="family"), fire="3,8")
    for after in (w.PARTY_DAMAGED, w.PARTY_DESTROYED):
        advance(match, "3,8")
        assert edge(match, "3,8|3,9") == after
        assert threat(match, "3,9") == w.CLEAR
        on_to(match)
    assert match.damage >= 2


@pytest.mark.rule("BROWN-04")
@pytest.mark.parametrize("kind", [w.PARTY, w.PARTY_DAMAGED, w.PARTY_DESTROYED])
def test_nobody_passes_a_shared_wall_destroyed_or_not(kind: int) -> None:
    match = build(stand(house("brownstone"), f1="4,8"), kind, "4,8|4,9")
    assert "move 4,9" not in legal(match)
    if kind == w.PARTY_DESTROYED:
        assert refused(match, "move 4,9") == ("party-wall", "BROWN-04")


@pytest.mark.rule("BROWN-05")
def test_a_shared_wall_is_chopped_counts_for_the_collapse_and_is_repaired_at_one_marker() -> None:
    match = stand(house("brownstone", crew="engineer"), f1="4,8")
    assert "repair 4,8|4,9" not in legal(match)
    play(match, "chop 4,8|4,9")
    assert match.damage == 1
    assert "edge 4,8|4,9 party-wall (ENGINEER-03)" in play(match, "repair 4,8|4,9")
    assert match.damage == 0
    build(match, w.PARTY_DESTROYED, "4,8|4,9")
    assert refused(give(match, 4), "repair 4,8|4,9") == ("wall-destroyed", "ENGINEER-04")
    match.damage = 23
    build(match, w.PARTY_DAMAGED, "3,8|3,9")
    match.damage = 23
    stand(match, f1="3,8")
    assert "collapsed (FIRE-END-03)" in play(match, "chop 3,8|3,9")


@pytest.mark.rule("BROWN-06")
def test_a_vehicle_changes_sides_for_four_ap_in_one_drive() -> None:
    match = stand(house("brownstone"), f1="0,4")
    assert kinds(match, "drive") == ["drive engine 7,5", "drive ambulance 7,7"]
    assert (cost(match, "drive engine 7,5"), cost(match, "drive ambulance 7,7")) == (4, 4)
    assert "parked ambulance 1 (BROWN-06)" in play(match, "drive ambulance 7,7")
    assert (match.ap, match.ambulance) == (0, 1)


@pytest.mark.rule("BROWN-07")
def test_a_wave_through_a_destroyed_shared_wall_burns_out_on_the_neighbours_ground() -> None:
    match = build(lay(house("brownstone", rules="family"), fire="3,8", smoke="2,8"), w.PARTY_DESTROYED, "3,8|3,9")
    build(match, w.WALL, "2,8|3,8")
    match.play(match.legal()[-1])
    told = play(match, "roll 3,8")
    assert "threat 3,9 fire (FIRE-EXPL-02)" in told
    assert "threat 3,9 clear (FIRE-OUT-05)" in told
    assert threat(match, "3,9") == w.CLEAR
    lay(match, fire="4,9")
    threats.clear_outside(match, rule.OUT_05)
    assert not any(match.get("threat", i) for i in match.plan.cells() if not match.board.get("inside", i))


@pytest.mark.rule("BROWN-08")
def test_set_up_is_that_of_the_base_rules_with_the_boards_own_table() -> None:
    match = start(board="brownstone", rules="experienced", crew=2)
    play(match, "roll -,5")
    assert match.get("spot", cell(match, "4,6")) == 1
    assert match.get("threat", cell(match, "4,6")) == w.FIRE
    family = start(board="brownstone", crew=2)
    assert family.actor == c.NATURE
    play(family, "roll 3,3")
    assert "3,3" in burning(family).split()
    assert family.damage == 0  # the random set-up of the family game places none
    with pytest.raises(BadSetup) as error:
        start(board="brownstone", setup="printed")
    assert (error.value.code, error.value.rule) == ("no-printed-setup", "BROWN-08")
    assert start(board="brownstone", setup="full").options.setup == w.FULL  # it has a table of first explosions


def test_the_gun_reaches_two_quadrants_and_the_firer_names_one() -> None:
    match = stand(house("brownstone", crew=2), f1="0,4")
    assert kinds(match, "gun") == ["gun 1,1", "gun 1,5"]
    stand(match, f2="3,8")
    assert kinds(match, "gun") == ["gun 1,1"]
    assert refused(match, "gun 1,5") == ("area-occupied", "FIRE-GUN-04")
    assert refused(match, "gun 4,1") == ("wrong-area", "FIRE-GUN-03")
    lay(match, fire="2,3")
    play(match, "gun 1,1", "roll 5,8")  # red 5 is turned to 2, black 8 to 3
    assert threat(match, "2,3") == w.CLEAR


def test_firefighters_start_and_walk_on_both_streets_only() -> None:
    match = start(board="brownstone", crew=1)
    roll_on(match)
    place_all(match, "7,2")
    assert "move 6,2" in legal(match)  # the front way in
