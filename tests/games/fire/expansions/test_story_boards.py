"""Two floors: the boards, driving, the deck gun, set-up and AP markers of 2nd Story (STORY-BOARD, GUN, DRIVE, SETUP, AP)."""

import pytest

from hotzone.core import constants as c
from hotzone.core.errors import BadSetup
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import setting_up
from tests.games.fire.expansions.buildings import advance, build, cost, house, kinds, ladder, lay, park, threat
from tests.games.fire.figures import purse, refused, stand
from tests.games.fire.starting import roll_on, start
from tests.games.fire.tables import FIRE, at, burning, cell, edge, legal, play

BOARDS = ("villa", "hotel")


@pytest.mark.rule("STORY-BOARD-01")
@pytest.mark.parametrize(("board", "title"), [("villa", "A1 and A2"), ("hotel", "B1 and B2")])
def test_a_building_is_two_boards_one_a_floor(board: str, title: str) -> None:
    plan = FIRE.plan(board)
    assert (plan.floors, plan.rows, plan.cols) == (2, 6, 4)
    assert title in plan.title
    inner = [plan.write_cell(cell) for cell in plan.cells() if plan.building.get("inside", cell)]
    assert (len(inner), inner[0], inner[24]) == (48, "1,1", "1,1@2")


@pytest.mark.rule("STORY-BOARD-02")
@pytest.mark.parametrize("board", BOARDS)
def test_only_stairs_inside_and_ladders_outside_lead_to_the_second_floor(board: str) -> None:
    match = house(board)
    ups = set()
    for space in match.plan.cells():
        if not match.board.get("floor", space):
            match.put("at", 0, space)
            ups |= {(match.plan.write_cell(space), text) for text in legal(match) if text.startswith("move") and "@2" in text}
    assert ups == {{"villa": ("2,2", "move 1,2@2"), "hotel": ("6,3", "move 6,2@2")}[board]}
    assert refused(stand(match, f1="1,1"), "move 1,1@2") == ("other-floor", "STORY-BOARD-02")
    ladder(stand(match, f1="0,3"), "0,3")
    assert "move 0,3@2" in legal(match)


@pytest.mark.rule("STORY-BOARD-03")
def test_nothing_is_thrown_or_dropped_from_the_second_floor() -> None:
    match = build(lay(stand(house("villa"), f1="1,3@2"), victim="1,3@2", hazmats="1,3@2"), w.WINDOW_OPEN, "0,3@2|1,3@2")
    assert not [text for text in legal(match) if text.split()[0] in ("carry", "haul") and "@2" not in text]
    assert refused(match, "carry 0,3@2") == ("no-ladder", "STORY-BOARD-07")
    assert refused(match, "carry 0,3") == ("other-floor", "STORY-BOARD-02")


@pytest.mark.rule("STORY-BOARD-04")
@pytest.mark.parametrize(("roll", "space"), [("3,1", "3,1"), ("3,4", "3,4"), ("3,5", "3,1@2"), ("6,8", "6,4@2")])
def test_a_roll_names_one_space_of_one_floor_black_five_to_eight_the_second(roll: str, space: str) -> None:
    match = lay(house("hotel"), poi="1,1 1,2 2,1")
    advance(match, roll)
    assert threat(match, space) == w.SMOKE
    every = {match.board.get("by_dice", red * 10 + black) for red in range(1, 7) for black in range(1, 9)}
    assert len(every) == 48


@pytest.mark.rule("STORY-BOARD-05")
def test_four_ladders_and_at_most_twelve_windows_and_fourteen_doors_are_in_play() -> None:
    for board, doors in (("villa", 12), ("hotel", 14)):
        match = house(board)
        printed = [edge(match, name) for name in match.plan.edge_names[2:]]
        assert (match.ladders, printed.count(w.WINDOW), printed.count(w.DOOR)) == (4, 12, doors)


@pytest.mark.rule("STORY-BOARD-06")
def test_explosion_and_ap_markers_are_mere_memory_aids() -> None:
    match = lay(house("villa"), fire="5,1", poi="1,1 1,2 2,1")
    advance(match, "5,1")
    table = FIRE.position(match, FIRE.setup(board="villa", rules="experienced", crew=1))
    assert "explosion" not in table  # nothing but fire and damage tells of it
    assert "seat 1 ap 4 " in table  # AP are counted without markers


@pytest.mark.rule("STORY-BOARD-07")
def test_a_second_floor_ring_space_is_stood_on_only_where_a_ladder_lies() -> None:
    match = build(stand(house("villa"), f1="1,3@2"), w.WINDOW_OPEN, "0,3@2|1,3@2")
    assert refused(match, "move 0,3@2") == ("no-ladder", "STORY-BOARD-07")
    ladder(match, "0,3", "0,4")
    play(match, "move 0,3@2")
    assert refused(match, "move 0,4@2")[0] == "not-adjacent"  # not from ladder to ladder
    assert kinds(match, "move") == ["move 1,3@2", "move 0,3"]


@pytest.mark.rule("STORY-GUN-01")
@pytest.mark.parametrize(("engine", "area", "roll", "hit"), [("0,1", "1,1", "2,6", "2,2@2"), ("7,4", "4,1", "5,2", "5,2")])
def test_the_gun_aims_at_the_half_that_faces_the_engine(engine: str, area: str, roll: str, hit: str) -> None:
    match = park(lay(stand(house("villa"), f1=engine), fire=hit), engine)
    assert kinds(match, "gun") == [f"gun {area}"]
    play(match, f"gun {area}", f"roll {roll}")
    assert threat(match, hit) == w.CLEAR


@pytest.mark.rule("STORY-GUN-02")
@pytest.mark.parametrize("black", range(1, 9))
def test_the_red_die_is_turned_into_the_half_the_black_one_never(black: int) -> None:
    match = park(stand(house("villa"), f1="7,4"), "7,4")
    told = play(match, "gun 4,1", f"roll 2,{black}")
    where = f"5,{black}" if black <= 4 else f"5,{black - 4}@2"
    assert f"deck-gun {where} (FIRE-GUN-07)" in told


@pytest.mark.rule("STORY-GUN-03")
@pytest.mark.parametrize(("where", "fires"), [("5,1", False), ("5,1@2", False), ("2,1@2", True), ("7,1", True)])
def test_nobody_may_be_in_that_half_on_either_floor(where: str, fires: bool) -> None:
    match = park(stand(house("villa", crew=2), f1="7,4", f2=where), "7,4")
    assert (kinds(match, "gun") == ["gun 4,1"]) is fires


@pytest.mark.rule("STORY-GUN-04")
def test_the_splash_reaches_adjacent_spaces_through_the_stair_too() -> None:
    match = lay(stand(house("villa"), f1="0,1"), fire="2,2 1,2@2 2,3 2,1")
    play(match, "gun 1,1", "roll 1,6")  # the upper half of the stair
    assert (threat(match, "1,2@2"), threat(match, "2,2")) == (w.CLEAR, w.CLEAR)
    assert burning(match) == "2,1 2,3"


@pytest.mark.rule("STORY-DRIVE-01")
def test_one_drive_of_two_ap_brings_a_vehicle_to_any_of_its_places() -> None:
    match = stand(house("villa"), f1="0,1")
    drives = ["drive engine 7,4", "drive ambulance 3,5", "drive ambulance 7,2", "drive ambulance 4,0"]
    assert kinds(match, "drive") == drives
    assert [cost(match, text) for text in drives] == [2, 2, 2, 2]
    assert "parked ambulance 2 (STORY-DRIVE-01)" in play(match, "drive ambulance 7,2")  # straight to the other side


@pytest.mark.rule("STORY-SETUP-01")
def test_the_family_game_rolls_three_explosions_without_damage_and_three_poi() -> None:
    match = start(board="villa", crew=1)
    assert len(legal(match)) == 48
    for _ in range(3):
        play(match, next(text for text in legal(match) if accepted(match, text)))
    assert (match.stage, match.damage) == (w.HIDING, 0)
    assert len(burning(match).split()) > 3
    assert not any(match.get("spot", i) for i in match.plan.cells())
    roll_on(match)
    assert sum(1 for i in range(3) if match.get("poi", i)) == 3
    for setup, code in (("printed", "no-printed-setup"), ("full", "no-first-explosion")):
        with pytest.raises(BadSetup) as error:
            start(board="villa", setup=setup)
        assert (error.value.code, error.value.rule) == (code, "STORY-SETUP-01")


def accepted(match: Match, text: str) -> bool:
    """Is this roll of set-up not to be repeated?"""
    return not any(event.startswith("roll-again") for event in play(match.clone(), text))


@pytest.mark.rule("STORY-SETUP-02")
def test_the_first_explosion_is_rolled_with_both_dice_the_later_ones_as_in_the_base_game() -> None:
    match = start(board="villa", rules="experienced", level="heroic", crew="cafs")
    assert len(legal(match)) == 48
    assert "threat 6,2@2 fire (STORY-SETUP-02)" in play(match, "roll 6,6")
    assert len(legal(match)) == 48
    play(match, "roll 1,4")
    assert legal(match) == [f"roll {red},-" for red in range(1, 7)]  # the black die is turned over: 4 to 7
    assert "exploded 4,3@2 (FIRE-SETUPE-06)" in play(match, "roll 4,-")
    assert len(legal(match)) == 48


@pytest.mark.rule("STORY-SETUP-03")
@pytest.mark.parametrize("black", range(1, 9))
def test_each_floor_has_an_explosion_when_set_up_is_done(black: int) -> None:
    match = start(board="hotel", rules="experienced", crew="cafs")
    play(match, f"roll 1,{1 if black <= 4 else 5}")
    play(match, f"roll 6,{black}")
    play(match, next(text for text in legal(match) if accepted(match, text)))
    floors = {match.board.get("floor", i) for i in match.plan.cells() if match.get("spot", i)}
    assert floors == {0, 1}


@pytest.mark.rule("STORY-SETUP-04")
def test_at_most_two_of_the_three_poi_start_on_one_floor() -> None:
    match = start(board="villa", rules="experienced", crew="cafs")
    while match.stage < w.HIDING:
        play(match, next(text for text in legal(match) if accepted(match, text)))
    ground = [text for text in legal(match) if int(text[-1]) <= 4 and accepted(match, text)]
    play(match, ground[0], ground[1])
    assert "(STORY-SETUP-04)" in play(match, ground[2])[1]
    assert match.stage == w.HIDING
    play(match, next(text for text in legal(match) if int(text[-1]) > 4 and accepted(match, text)))
    assert match.stage > w.HIDING


@pytest.mark.rule("STORY-SETUP-05")
def test_if_a_floor_would_have_none_the_last_explosion_is_rolled_again() -> None:
    match = start(board="villa", rules="experienced", crew="cafs")
    play(match, "roll 1,1", "roll 6,1")
    for red in range(1, 7):  # the whole column the third would be in burns, so both dice are rolled
        match.put("threat", match.board.get("by_dice", red * 10 + 6), w.FIRE)
    setting_up.go_on(match)
    assert (match.asked, match.actor) == (w.BOTH, c.NATURE)
    assert "roll-again 3,3 (STORY-SETUP-05)" in play(match, "roll 3,3")
    assert match.stage == w.EXPLODING
    assert any(text.startswith("exploded 3,4@2") for text in play(match, "roll 3,8"))


@pytest.mark.rule("STORY-SETUP-06")
@pytest.mark.parametrize("board", BOARDS)
def test_firefighters_start_on_the_ring_of_the_ground_floor(board: str) -> None:
    match = start(board=board, crew=1)
    roll_on(match)
    assert len(legal(match)) == 24
    assert not any("@" in text for text in legal(match))


@pytest.mark.rule("STORY-AP-01")
def test_normal_and_special_ap_are_told_apart_whether_markers_are_used_or_not() -> None:
    match = stand(house("villa", crew="rescue"), f1="0,3")
    play(match, "move 0,2")
    assert (purse(match), match.move_ap) == ((4, 0), 2)  # the special AP is spent first
    points = FIRE.view(match, None)["points"]
    assert points == {"ap": 4, "saved": 0, "move": 2, "douse": 0, "command": 0}
    assert at(match, 1) == "0,2"


def test_poi_arrows_never_leave_their_floor() -> None:
    plan = FIRE.plan("villa")
    for space in plan.cells():
        if plan.building.get("inside", space):
            assert plan.floor(plan.building.get("arrow", space)) == plan.floor(space)


def test_the_nearest_ambulance_place_is_measured_from_the_space_below() -> None:
    match = house("villa", rules="family")
    for name in ("1,4", "3,4", "6,1", "4,1"):
        assert match.board.get("refuge", cell(match, name)) == match.board.get("refuge", cell(match, f"{name}@2"))
