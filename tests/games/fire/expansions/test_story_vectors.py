"""Worked examples of the rules for 2nd Story (V-STAIR-1 to V-SET2-1)."""

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.rules import explosion, spreading
from tests.games.fire.expansions.buildings import advance, build, house, ladder, lay, park, threat
from tests.games.fire.figures import give, refused, stand
from tests.games.fire.starting import start
from tests.games.fire.tables import at, burning, cell, edge, legal, play

G, U = "2,2", "1,2@2"  # the villa's stair; both halves open to the east
NORTH, SOUTH, WEST = "1,2|2,2", "2,2|3,2", "2,1|2,2"


def blow(match: Match, name: str) -> Match:
    """Explode a space."""
    explosion.explode(match, cell(match, name), rule.ADV_05)
    return match


def test_v_stair_1_an_explosion_on_the_lower_half_under_a_burning_upper_one() -> None:
    match = lay(house("villa"), fire=f"{G} {U}")
    markers = match.markers
    blow(match, G)
    assert [edge(match, name) for name in (NORTH, SOUTH, WEST)] == [w.DAMAGED] * 3
    assert burning(match) == f"{G} 2,3 {U} 1,3@2"
    assert (match.damage, markers - match.markers) == (3, 2)


def test_v_stair_2_the_upper_wave_goes_east_although_the_north_wall_is_down() -> None:
    match = blow(build(lay(house("villa"), fire=f"{G} {U}"), w.DESTROYED, "0,2@2|1,2@2"), G)
    assert (threat(match, "1,3@2"), threat(match, "0,2@2")) == (w.FIRE, w.CLEAR)


def test_v_stair_3_straight_on_through_a_destroyed_west_wall() -> None:
    match = blow(build(lay(house("villa"), fire=f"2,3 {G}"), w.DESTROYED, WEST), "2,3")
    assert (threat(match, "2,1"), threat(match, U)) == (w.FIRE, w.CLEAR)


def test_v_stair_4_up_the_stair_before_an_intact_west_wall() -> None:
    match = blow(lay(house("villa"), fire=f"2,3 {G}"), "2,3")
    assert (threat(match, U), edge(match, WEST)) == (w.FIRE, w.WALL)


def test_v_stair_5_flashover_climbs_the_stair() -> None:
    match = lay(house("villa"), fire=G, smoke=U)
    spreading.flashover(match)
    assert threat(match, U) == w.FIRE


def test_v_win_1_a_closed_window_falls_to_one_chop() -> None:
    match = stand(house("villa"), f1="1,1")
    play(match, "chop 0,1|1,1")
    assert (edge(match, "0,1|1,1"), match.damage, match.ap) == (w.DESTROYED, 1, 2)
    assert "move 0,1" in legal(match)


def test_v_win_2_an_open_window_takes_the_cube_and_no_fire_goes_out() -> None:
    match = blow(build(lay(house("villa"), fire="1,1"), w.WINDOW_OPEN, "0,1|1,1"), "1,1")
    assert (edge(match, "0,1|1,1"), threat(match, "0,1")) == (w.DESTROYED, w.CLEAR)


def test_v_lad_1_take_walk_two_extend() -> None:
    match = stand(house("villa"), f1="0,2")
    play(match, "take-ladder 0,2", "move 0,3", "move 0,4", "extend 0,4")
    assert (match.ap, match.get("ladder", cell(match, "0,4"))) == (0, w.RAISED)
    assert "move 0,4@2" in legal(give(match, 1))


def test_v_lad_2_climb_and_enter() -> None:
    match = give(ladder(build(stand(house("villa"), f1="0,3"), w.WINDOW_OPEN, "0,3@2|1,3@2"), "0,3"), 2)
    play(match, "move 0,3@2", "move 1,3@2")
    assert (at(match, 1), match.ap) == ("1,3@2", 0)


def test_v_lad_3_down_with_a_treated_victim() -> None:
    match = ladder(build(stand(house("villa"), f1="5,1@2"), w.WINDOW_OPEN, "5,0@2|5,1@2"), "5,0")
    lay(match, treated="5,1@2")
    play(match, "lead 5,0@2", "lead 5,0")
    assert (at(match, 1), match.get("poi_at", 0), match.ap) == ("5,0", cell(match, "5,0"), 0)


def test_v_lad_4_no_second_firefighter_on_top() -> None:
    match = ladder(stand(house("villa", crew=2), f1="0,3", f2="0,3@2"), "0,3")
    assert refused(match, "move 0,3@2") == ("ladder-taken", "STORY-LADDER-10")


def test_v_lad_5_fire_at_the_foot_closes_the_ladder_and_knocks_down_who_is_on_top() -> None:
    match = ladder(lay(stand(house("villa"), f1="0,3@2"), fire="1,3", poi="4,1 5,2 6,2"), "0,3")
    advance(match, "1,3")
    assert match.get("ladder", cell(match, "0,3")) == 1
    assert (match.stage, match.actor) == (w.KNOCKING, 0)


def test_v_gun2_1_the_red_die_is_turned_the_floor_is_the_black_dies() -> None:
    match = park(lay(stand(house("villa"), f1="7,4"), fire="5,2@2"), "7,4")
    assert "deck-gun 5,2@2 (FIRE-GUN-07)" in play(match, "gun 4,1", "roll 2,6")


def test_v_gun2_2_a_firefighter_upstairs_in_that_half_forbids_the_shot() -> None:
    match = park(stand(house("villa", crew=2), f1="7,4", f2="5,1@2"), "7,4")
    assert refused(match, "gun 4,1") == ("area-occupied", "FIRE-GUN-04")


def test_v_set2_1_the_third_explosion_is_on_the_other_floor() -> None:
    match = start(board="villa", rules="experienced", crew="cafs")
    play(match, "roll 1,1", "roll 6,3")
    assert "exploded 3,4@2 (FIRE-SETUPE-06)" in play(match, "roll 3,-")  # black 8
