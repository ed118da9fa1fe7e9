"""Stairs: a fifth direction for people, fire, water and waves (STORY-STAIR)."""

import pytest

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.rules import explosion, spreading
from tests.games.fire.expansions.buildings import advance, build, cost, house, lay, threat
from tests.games.fire.figures import give, refused, stand
from tests.games.fire.tables import at, burning, cell, edge, legal, people, play

LOWER, UPPER = "2,2", "1,2@2"  # of the villa; both open to the right
NORTH, SOUTH, WEST = "1,2|2,2", "2,2|3,2", "2,1|2,2"


def explode(match: Match, name: str) -> list[tuple[int, int, int, int]]:
    """Explode a space and tell the story."""
    match.watch()
    explosion.explode(match, cell(match, name), rule.ADV_05)
    match.watched = False
    return match.event_log.rows()


@pytest.mark.rule("STORY-STAIR-01")
def test_a_stair_space_is_adjacent_to_its_other_half_besides_its_four_sides() -> None:
    match = build(stand(house("villa"), f1=LOWER), w.DESTROYED, NORTH, SOUTH, WEST)
    assert {"move 1,2", "move 2,3", "move 3,2", "move 2,1", f"move {UPPER}"} <= set(legal(match))
    assert f"move {LOWER}" in legal(stand(match, f1=UPPER))


@pytest.mark.rule("STORY-STAIR-02")
def test_the_step_between_the_halves_costs_a_normal_move() -> None:
    match = lay(stand(house("villa"), f1=LOWER), victim=LOWER, treated=LOWER)
    assert [cost(match, f"{verb} {UPPER}") for verb in ("move", "carry", "lead")] == [1, 2, 1]
    lay(match, fire=UPPER)
    assert cost(match, f"move {UPPER}") == 2
    assert refused(match, f"carry {UPPER}") == ("not-into-fire", "FIRE-CARRY-03")
    play(match, f"move {UPPER}", f"move {LOWER}")
    assert (at(match, 1), match.ap) == (LOWER, 1)


@pytest.mark.rule("STORY-STAIR-03")
def test_a_stair_space_holds_whatever_any_space_holds() -> None:
    match = lay(house("villa"), poi="1,1 1,4")
    told = advance(match, "2,2", "1,6")
    assert threat(match, LOWER) == w.SMOKE
    assert f"poi-placed {UPPER} (FIRE-POI-02)" in told
    lay(match, hazmats=LOWER, spots=UPPER)
    assert people(match).endswith(f"?{UPPER}")
    advance(match, "2,2")  # the smoke becomes fire, the hazmat explodes
    assert match.get("spot", cell(match, LOWER)) == 1


@pytest.mark.rule("STORY-STAIR-04")
def test_walls_around_a_stair_are_damaged_and_destroyed_like_any() -> None:
    match = stand(house("villa"), f1="2,1")
    play(match, f"chop {WEST}", f"chop {WEST}")
    assert edge(match, WEST) == w.DESTROYED
    match = lay(house("villa"), fire=LOWER)
    explode(match, LOWER)
    assert [edge(match, name) for name in (NORTH, SOUTH, WEST)] == [w.DAMAGED] * 3


@pytest.mark.rule("STORY-STAIR-05")
def test_the_link_is_open_for_flashover_new_smoke_and_the_hose() -> None:
    match = lay(house("villa"), fire=LOWER, smoke=UPPER)
    spreading.flashover(match)
    assert threat(match, UPPER) == w.FIRE
    match = lay(house("villa"), fire=LOWER, poi="5,1 5,2 6,1")
    advance(match, "1,6")
    assert threat(match, UPPER) == w.FIRE  # beside fire, so fire at once
    match = lay(stand(house("villa"), f1=LOWER), fire=UPPER)
    play(match, f"quench {UPPER}")
    assert threat(match, UPPER) == w.CLEAR


@pytest.mark.rule("STORY-STAIR-06")
def test_an_explosion_on_a_stair_goes_four_ways_and_then_up_or_down() -> None:
    match = lay(house("villa"), fire=LOWER)
    rows = explode(match, LOWER)
    struck = [(kind, a) for kind, a, _, _ in rows if kind in (w.EDGE, w.THREAT)]
    sides = [match.plan.read_edge(name) for name in (NORTH, SOUTH, WEST)]
    assert struck == [
        (w.EDGE, sides[0]),
        (w.THREAT, cell(match, "2,3")),
        (w.EDGE, sides[1]),
        (w.EDGE, sides[2]),
        (w.THREAT, cell(match, UPPER)),
    ]


@pytest.mark.rule("STORY-STAIR-07")
@pytest.mark.parametrize("before", ["", UPPER])
def test_a_wave_by_the_stair_lights_the_other_half_and_ends_there(before: str) -> None:
    match = lay(house("villa"), fire=LOWER, smoke=before)
    explode(match, LOWER)
    assert burning(match) == f"2,2 2,3 {UPPER}"


@pytest.mark.rule("STORY-STAIR-08")
def test_if_the_other_half_burns_the_wave_leaves_by_the_side_without_a_wall() -> None:
    match = lay(house("villa"), fire=f"{LOWER} {UPPER}")
    explode(match, LOWER)
    assert burning(match) == f"2,2 2,3 {UPPER} 1,3@2"
    match = lay(house("hotel"), fire="6,3 6,2@2 5,2@2")  # both halves open upwards
    explode(match, "6,3")
    assert "4,2@2" in burning(match).split()  # from there an ordinary wave: through fire to the first clear space


@pytest.mark.rule("STORY-STAIR-09")
def test_it_leaves_that_way_even_if_other_walls_of_the_stair_are_down() -> None:
    match = build(lay(house("villa"), fire=f"{LOWER} {UPPER}"), w.DESTROYED, "1,1@2|1,2@2", "1,2@2|2,2@2", "0,2@2|1,2@2")
    explode(match, LOWER)
    assert burning(match) == f"2,2 2,3 {UPPER} 1,3@2"


@pytest.mark.rule("STORY-STAIR-10")
def test_a_wave_along_the_floor_leaves_a_burning_stair_in_one_direction_only() -> None:
    match = build(lay(house("villa"), fire=f"2,3 {LOWER} {UPPER}"), w.DESTROYED, WEST)
    before = match.damage
    explode(match, "2,3")
    new = set(burning(match).split()) - {"2,3", LOWER, UPPER}
    assert new == {"2,1", "3,3"}  # west through the stair, and below 2,3
    assert edge(match, NORTH) == edge(match, SOUTH) == w.WALL
    assert match.damage == before + 1  # above 2,3


@pytest.mark.rule("STORY-STAIR-11")
@pytest.mark.parametrize("behind", [w.OPEN, w.DESTROYED, w.DOOR_OPEN, w.DOOR_GONE])
def test_straight_ahead_where_the_edge_behind_the_stair_lets_waves_pass(behind: int) -> None:
    match = build(lay(house("villa"), fire=f"2,3 {LOWER}"), behind, WEST)
    explode(match, "2,3")
    assert (threat(match, "2,1"), threat(match, UPPER)) == (w.FIRE, w.CLEAR)


@pytest.mark.rule("STORY-STAIR-12")
@pytest.mark.parametrize("behind", [w.WALL, w.DAMAGED, w.DOOR, w.WINDOW, w.WINDOW_OPEN, w.THIN])
def test_otherwise_by_the_stair_and_what_blocks_is_not_damaged(behind: int) -> None:
    match = build(lay(house("villa"), fire=f"2,3 {LOWER}"), behind, WEST)
    explode(match, "2,3")
    assert (threat(match, "2,1"), threat(match, UPPER), edge(match, WEST)) == (w.CLEAR, w.FIRE, behind)


@pytest.mark.rule("STORY-STAIR-13")
def test_after_the_stair_it_lights_the_other_half_or_goes_on_by_its_open_side() -> None:
    match = lay(house("villa"), fire=f"2,3 {LOWER}", smoke=UPPER)
    explode(match, "2,3")
    assert (threat(match, UPPER), threat(match, "1,3@2")) == (w.FIRE, w.CLEAR)
    match = lay(house("villa"), fire=f"2,3 {LOWER} {UPPER}")
    explode(match, "2,3")
    assert threat(match, "1,3@2") == w.FIRE


@pytest.mark.rule("STORY-STAIR-14")
def test_a_wave_uses_the_stair_once() -> None:
    match = lay(house("villa"), fire=f"2,3 {LOWER} {UPPER} 1,3@2 2,1")
    explode(match, "2,3")  # west, up the stair, out to 1,3@2 and on against the wall there
    assert edge(match, "1,3@2|1,4@2") == w.DAMAGED
    match = lay(house("villa"), fire=f"{LOWER} {UPPER} 1,3@2")
    rows = explode(match, LOWER)
    assert sum(1 for kind, a, _, _ in rows if kind == w.EDGE and a == match.plan.read_edge("1,3@2|1,4@2")) == 1
    assert threat(match, "2,3") == w.FIRE


@pytest.mark.rule("STORY-STAIR-15")
def test_a_wave_takes_the_way_of_least_resistance_same_floor_then_stair_then_the_wall() -> None:
    open_ahead = build(lay(house("villa"), fire=f"2,3 {LOWER}"), w.DESTROYED, WEST)
    explode(open_ahead, "2,3")
    assert (threat(open_ahead, "2,1"), threat(open_ahead, UPPER)) == (w.FIRE, w.CLEAR)
    by_stair = lay(house("villa"), fire=f"2,3 {LOWER}")
    explode(by_stair, "2,3")
    assert (threat(by_stair, UPPER), edge(by_stair, WEST)) == (w.FIRE, w.WALL)
    no_stair = lay(house("villa"), fire="2,3 3,3 3,2")
    explode(no_stair, "3,3")  # an ordinary space ends the wave with damage
    assert edge(no_stair, "3,3|3,4") == w.DAMAGED


def test_the_way_out_of_fire_may_lead_by_the_stair() -> None:
    match = lay(stand(house("villa", crew="engineer"), f1="2,3"), fire=f"{LOWER} 2,3")
    give(match, 3)
    assert f"move {LOWER}" in legal(match)  # two AP, and one more to the other half
    lay(match, fire=UPPER)
    assert refused(match, f"move {LOWER}") == ("no-way-out", "FIRE-MOVE-06")
