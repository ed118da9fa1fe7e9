"""Portable ladders (STORY-LADDER)."""

import pytest

from hotzone.core.errors import BadText
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.expansions.buildings import advance, build, cost, house, kinds, ladder, lay, threat
from tests.games.fire.figures import give, purse, refused, stand
from tests.games.fire.tables import FIRE, at, cell, edge, legal, people, play

FOOT, TOP, ROOM = "0,3", "0,3@2", "1,3@2"  # of the villa: the landing's window is above
WINDOW = "0,3@2|1,3@2"


def raised(**settings: object) -> Match:
    """The villa with a ladder at 0,3, the window above it open, firefighter 1 at its foot."""
    return stand(ladder(build(house("villa", **settings), w.WINDOW_OPEN, WINDOW), FOOT), f1=FOOT)


def ladders_at(match: Match, name: str) -> int:
    """The ladders of a space, RAISED more where one stands."""
    return match.get("ladder", cell(match, name))


@pytest.mark.rule("STORY-LADDER-01")
@pytest.mark.parametrize("board", ["villa", "hotel"])
def test_four_closed_ladders_lie_on_the_engine_at_the_start(board: str) -> None:
    match = house(board)
    assert match.ladders == 4
    assert not any(match.get("ladder", i) for i in match.plan.cells())
    assert house("brownstone").ladders == 0


@pytest.mark.rule("STORY-LADDER-02")
def test_on_an_engine_space_one_takes_a_ladder_for_nothing() -> None:
    match = stand(house("villa"), f1="0,2")
    assert cost(match, "take-ladder 0,2") == 0
    play(match, "take-ladder 0,2")
    assert (match.ap, match.ladders, match.holds) == (4, 3, 1)
    elsewhere = stand(house("villa"), f1="7,4")  # a place of the engine, but it stands at the top
    assert refused(elsewhere, "take-ladder 7,4") == ("no-ladder", "STORY-LADDER-02")
    family = stand(house("villa", rules="family"), f1="7,4")
    assert "take-ladder 7,4" in legal(family)  # without vehicles every printed place serves


@pytest.mark.rule("STORY-LADDER-02")
def test_taking_a_ladder_is_a_deed_so_no_crew_change_follows() -> None:
    match = stand(house("villa", crew="cafs"), f1="0,1")
    assert kinds(match, "change")
    play(match, "take-ladder 0,1")
    assert refused(match, "change captain") == ("not-first", "FIRE-CREW-03")


@pytest.mark.rule("STORY-LADDER-03")
def test_one_ladder_at_a_time_is_carried_at_the_normal_price() -> None:
    match = stand(house("villa"), f1="0,1")
    play(match, "take-ladder 0,1")
    assert refused(match, "take-ladder 0,1") == ("hands-full", "STORY-LADDER-03")
    play(match, "move 0,2")
    assert match.ap == 3


@pytest.mark.rule("STORY-LADDER-04")
def test_with_a_ladder_in_hand_one_leads_but_carries_nobody_and_nothing() -> None:
    match = lay(stand(house("villa"), f1="1,3"), victim="1,3", treated="1,3", hazmats="1,3")
    match.holds = 1
    taken = {text.split()[0] for text in legal(match) if text.endswith("1,4")}
    assert taken == {"move", "lead"}
    assert refused(match, "carry 1,4") == ("hands-full", "STORY-LADDER-04")
    assert refused(match, "haul 1,4") == ("hands-full", "STORY-LADDER-04")


@pytest.mark.rule("STORY-LADDER-05")
def test_a_ladder_is_extended_outside_in_the_own_space_for_two_ap_as_a_movement() -> None:
    match = stand(house("villa", crew="rescue"), f1=FOOT)
    match.holds, match.ladders = 1, 3
    assert cost(match, f"extend {FOOT}") == 2
    play(match, f"extend {FOOT}")
    assert (ladders_at(match, FOOT), match.holds, purse(match), match.move_ap) == (w.RAISED, 0, (4, 0), 1)
    match.holds = 1
    assert refused(match, f"extend {FOOT}") == ("ladder-stands", "STORY-LADDER-05")
    assert refused(stand(match, f1="1,3"), "extend 1,3") == ("not-outside", "STORY-LADDER-05")
    assert refused(stand(match, f1="0,0"), "extend 0,0") == ("not-outside", "STORY-LADDER-05")  # a corner
    match.holds = 0
    assert refused(stand(match, f1="0,2"), "extend 0,2") == ("no-ladder", "STORY-LADDER-05")


@pytest.mark.rule("STORY-LADDER-06")
def test_an_extended_ladder_cannot_be_carried() -> None:
    match = raised()
    assert not kinds(match, "take-ladder")
    assert refused(match, f"take-ladder {FOOT}") == ("no-ladder", "STORY-LADDER-02")


@pytest.mark.rule("STORY-LADDER-07")
def test_climbing_costs_one_ap_and_two_with_somebody_or_something() -> None:
    match = lay(raised(), victim=FOOT, treated=FOOT, hazmats=FOOT)
    assert [cost(match, f"{verb} {TOP}") for verb in ("move", "carry", "lead", "haul")] == [1, 2, 2, 2]
    play(match, f"move {TOP}", f"move {FOOT}")
    assert (at(match, 1), match.ap) == (FOOT, 2)
    rescue = give(raised(crew="rescue"), 0)
    play(rescue, f"move {TOP}")
    assert rescue.move_ap == 2  # a movement action


@pytest.mark.rule("STORY-LADDER-08")
@pytest.mark.parametrize(("kind", "passes"), [(w.WINDOW, False), (w.WINDOW_OPEN, True), (w.DESTROYED, True)])
def test_between_top_and_room_one_moves_at_the_normal_price_through_a_gap_or_open_window(kind: int, passes: bool) -> None:
    match = build(stand(raised(), f1=TOP), kind, WINDOW)
    assert (f"move {ROOM}" in legal(match)) is passes
    if passes:
        assert cost(match, f"move {ROOM}") == 1
        lay(match, fire=ROOM)
        assert cost(match, f"move {ROOM}") == 2


@pytest.mark.rule("STORY-LADDER-09")
def test_on_a_ladder_a_treated_victim_is_carried() -> None:
    match = lay(stand(raised(), f1=ROOM), treated=ROOM, victim=ROOM)
    assert cost(match, f"lead {TOP}") == 2
    assert refused(match, f"lead-carry {TOP}") == ("one-object", "STORY-LADDER-09")
    play(match, f"lead {TOP}")
    assert cost(match, f"lead {FOOT}") == 2
    assert cost(match, f"lead {ROOM}") == 2  # back inside too
    play(match, f"lead {FOOT}")
    assert (match.ap, match.rescued, people(match)) == (0, 1, f"v{ROOM}")  # the ambulance stands at the foot


@pytest.mark.rule("STORY-LADDER-10")
def test_an_upper_segment_holds_one_firefighter() -> None:
    match = stand(raised(crew=2), f2=TOP)
    assert refused(match, f"move {TOP}") == ("ladder-taken", "STORY-LADDER-10")
    assert refused(stand(match, f1=ROOM), f"move {TOP}") == ("ladder-taken", "STORY-LADDER-10")


@pytest.mark.rule("STORY-LADDER-11")
def test_on_a_ladder_one_extinguishes_chops_and_opens_windows() -> None:
    match = lay(stand(raised(), f1=TOP), fire=ROOM)
    assert {f"douse {ROOM}", f"quench {ROOM}", f"close {WINDOW}", f"chop {WINDOW}"} <= set(legal(match))
    play(match, f"quench {ROOM}", f"close {WINDOW}", f"open {WINDOW}")
    assert (threat(match, ROOM), match.ap) == (w.CLEAR, 0)


@pytest.mark.rule("STORY-LADDER-12")
@pytest.mark.parametrize(("verb", "thing"), [("carry", "victim"), ("lead", "treated"), ("haul", "hazmats")])
def test_nothing_and_nobody_is_left_on_an_upper_segment(verb: str, thing: str) -> None:
    match = lay(stand(raised(), f1=ROOM), **{thing: ROOM})
    play(match, f"{verb} {TOP}")
    assert refused(match, f"move {FOOT}") == ("not-left-there", "STORY-LADDER-12")
    assert refused(match, f"move {ROOM}") == ("not-left-there", "STORY-LADDER-12")
    assert {f"{verb} {FOOT}", f"{verb} {ROOM}", "end"} <= set(legal(match))


@pytest.mark.rule("STORY-LADDER-12")
def test_a_victim_is_rescued_and_hazmat_safe_only_on_the_ground() -> None:
    match = lay(stand(raised(rules="family", modules="hazmat"), f1=ROOM), victim=ROOM, hazmats=ROOM)
    play(match, f"carry {TOP}")
    assert match.rescued == 0
    play(match, f"carry {FOOT}")
    assert match.rescued == 1
    stand(give(match, 4), f1=ROOM)
    play(match, f"haul {TOP}")
    assert match.get("hazmat", cell(match, TOP)) == 1
    assert f"hazmat-safe {TOP} 0 (FIRE-CARRY-09)" in play(match, f"haul {FOOT}")


@pytest.mark.rule("STORY-LADDER-13")
def test_on_the_ground_one_closes_the_ladder_of_the_own_space_for_one_ap() -> None:
    match = raised(crew="rescue")
    assert cost(match, f"fold {FOOT}") == 1
    play(match, f"fold {FOOT}")
    assert (ladders_at(match, FOOT), match.move_ap) == (1, 2)  # both segments lie there
    assert f"take-ladder {FOOT}" in legal(match)
    up = stand(raised(), f1=TOP)
    assert refused(up, f"fold {TOP}")[0] == "no-ladder"
    assert refused(stand(up, f1="0,4"), "fold 0,4") == ("no-ladder", "STORY-LADDER-13")


@pytest.mark.rule("STORY-LADDER-14")
@pytest.mark.parametrize(("burns", "roll"), [("1,3", "1,3"), (ROOM, "1,7")])
def test_fire_at_its_foot_or_top_closes_a_ladder(burns: str, roll: str) -> None:
    match = lay(stand(raised(), f1="5,1"), fire=burns, poi="4,1 5,2 6,2")
    build(match, w.DESTROYED, WINDOW)  # so that a wave gets out
    told = advance(match, roll)
    assert f"ladders {FOOT} lying 1 (STORY-LADDER-14)" in told
    assert ladders_at(match, FOOT) == 1


@pytest.mark.rule("STORY-LADDER-15")
def test_who_stands_on_top_of_a_ladder_that_fire_closes_is_knocked_down() -> None:
    match = lay(stand(raised(crew="cafs,driver"), f1=TOP, f2=FOOT), fire="1,3", poi="4,1 5,2", victim=TOP)
    told = advance(match, "1,3")
    assert any(text.startswith(f"victim-lost {TOP}") for text in told)
    assert (match.stage, match.actor) == (w.KNOCKING, 0)
    play(match, "fall 0,4")
    assert match.actor == 1  # the one at the foot burnt too
    top = lay(stand(raised(crew="cafs,driver"), f1="5,1", f2=FOOT), fire=ROOM, poi="4,1 5,2 6,2")
    build(top, w.DESTROYED, WINDOW)
    advance(top, "1,7")
    assert (top.stage, at(top, 2)) == (w.ACTING, FOOT)  # fire at the top does not reach the foot


@pytest.mark.rule("STORY-LADDER-15")
def test_hazmat_on_a_ladder_that_closes_is_gone_without_an_explosion() -> None:
    match = lay(stand(raised(), f1=TOP), fire="1,3", poi="4,1 5,2 6,2", hazmats=TOP)
    told = advance(match, "1,3")
    assert f"hazmat-gone {TOP} 0 (STORY-LADDER-14)" in told
    assert not any(text.startswith(f"exploded {TOP}") for text in told)


@pytest.mark.rule("STORY-LADDER-16")
def test_a_closed_ladder_is_put_down_and_taken_up_on_the_ground_floor_for_nothing() -> None:
    match = stand(house("villa"), f1="0,1")
    play(match, "take-ladder 0,1", "move 0,2", "move 0,3", "put-ladder 0,3")
    assert (ladders_at(match, "0,3"), match.ladders, match.holds, match.ap) == (1, 3, 0, 2)
    play(match, "take-ladder 0,3", "move 0,2", "put-ladder 0,2")
    assert (match.ladders, ladders_at(match, "0,2"), match.ap) == (4, 0, 1)  # back on the engine
    match.holds, match.ladders = 1, 3
    assert "put-ladder 2,2" in legal(stand(match, f1="2,2"))  # inside too, on the ground floor
    assert refused(stand(match, f1="1,2@2"), "put-ladder 1,2@2") == ("no-ladder", "STORY-LADDER-16")


@pytest.mark.rule("STORY-LADDER-17")
def test_a_ladder_is_not_closed_while_somebody_is_on_top() -> None:
    match = stand(raised(crew=2), f2=TOP)
    assert refused(match, f"fold {FOOT}") == ("ladder-taken", "STORY-LADDER-17")
    assert f"fold {FOOT}" in legal(stand(match, f2=ROOM))


def test_a_ladder_in_hand_goes_up_stairs_and_ladders_and_is_kept_when_knocked_down() -> None:
    match = raised()
    match.holds = 1
    play(match, f"move {TOP}", f"move {ROOM}")
    assert match.holds == 1
    lay(match, smoke=ROOM, poi="4,1 5,2 6,2")
    advance(match, "1,7")
    play(match, legal(match)[0])
    assert match.holds == 1


def test_the_captain_commands_climbing_extending_and_closing_but_not_taking() -> None:
    match = stand(raised(crew="captain,cafs,driver"), f1="5,1", f3=FOOT, f2="7,1")
    assert {f"command 3 move {TOP}", f"command 3 fold {FOOT}"} <= set(legal(match))
    match.holds = 0b100
    assert "command 3 extend 0,4" in legal(stand(match, f3="0,4"))
    with pytest.raises(BadText):
        FIRE.read(match, "command 3 take-ladder 0,1")
    assert edge(match, WINDOW) == w.WINDOW_OPEN


def test_somebody_in_fire_keeps_the_ladder_that_is_the_way_out() -> None:
    match = lay(stand(raised(crew="captain,driver"), f1=FOOT, f2=ROOM), fire=f"{ROOM} 2,3@2 1,2@2 2,2")
    give(match, 4)
    assert f"command 2 move {TOP}" in legal(match)
    match.ap, match.command_ap = 1, 1
    assert f"fold {FOOT}" not in legal(match)
    assert f"move {TOP}" not in legal(match)


def test_a_ladder_that_opens_the_way_out_of_fire_may_be_extended() -> None:
    match = build(house("villa", crew="captain,driver"), w.WINDOW_OPEN, WINDOW)
    lay(stand(match, f1=FOOT, f2=ROOM), fire=f"{ROOM} 2,3@2 1,2@2 2,2")
    match.holds = 0b01
    match.ap, match.command_ap = 4, 0  # the way over 2,3@2 costs three and would not be paid after the ladder
    assert f"extend {FOOT}" in legal(match)
    play(match, f"extend {FOOT}", f"command 2 move {TOP}")
    assert at(match, 2) == TOP
    closed = build(house("villa", crew="captain,driver"), w.WINDOW, WINDOW)
    lay(stand(closed, f1=FOOT, f2=ROOM), fire=f"{ROOM} 2,3@2 1,2@2 2,2")
    closed.holds = 0b01
    closed.ap, closed.command_ap = 4, 0
    assert f"extend {FOOT}" not in legal(closed)


def test_the_ladder_on_the_ground_is_taken_before_the_one_on_the_engine() -> None:
    match = stand(house("villa"), f1="0,1")
    match.put("ladder", cell(match, "0,1"), 1)
    match.ladders = 3
    play(match, "take-ladder 0,1")
    assert (ladders_at(match, "0,1"), match.ladders, match.holds) == (0, 3, 1)
