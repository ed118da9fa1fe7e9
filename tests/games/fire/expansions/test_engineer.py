"""The Structural Engineer: clear, repair, never extinguish (ENGINEER)."""

import pytest

from hotzone.core.errors import BadSetup, BadText
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.expansions.buildings import build, cost, house, kinds, lay, on_to
from tests.games.fire.figures import give, pools, purse, refused, stand
from tests.games.fire.starting import place_all, roll_on, start
from tests.games.fire.tables import FIRE, at, cell, edge, legal, play, row, table


def engineer(drawing: str, **settings: object) -> Match:
    """A drawn table whose firefighter 1 is the Structural Engineer."""
    return table(drawing, **{"crew": "engineer", "engineer": "yes", "rules": "experienced", **settings})


QUIET = """
    +---+---+---+
    |1 *        |
    + ! +---+---+
"""


@pytest.mark.rule("ENGINEER-01")
def test_the_engineer_has_four_ap_a_turn_no_pool_and_saves_four_at_most() -> None:
    match = engineer(QUIET)
    play(match, "end")
    on_to(match)
    assert (purse(match), pools(match)) == ((4, 4), (0, 0, 0))
    play(match, "end")
    assert match.get("saved", 0) == 4


@pytest.mark.rule("ENGINEER-02")
def test_clear_takes_the_hot_spot_of_the_own_space_back_to_the_supply_for_one_ap() -> None:
    match = engineer(QUIET)
    before = match.spots
    assert "hot-spot-cleared 1,1 7 (ENGINEER-02)" in play(match, "clear 1,1")
    assert (match.get("spot", cell(match, "1,1")), match.spots, match.ap) == (0, before + 1, 3)
    assert refused(match, "clear 1,1") == ("no-hot-spot", "ENGINEER-02")


@pytest.mark.rule("ENGINEER-02")
def test_a_cleared_hot_spot_can_come_back() -> None:
    match = engineer(row("|1 *  F*|"))
    build(match, w.WALL, "1,1|1,2")
    match.spots = 0
    play(match, "clear 1,1", "end", "roll 1,2", "roll 1,1")  # a flare-up adds the one there is
    assert match.get("spot", cell(match, "1,1")) == 1


@pytest.mark.rule("ENGINEER-03")
def test_repair_takes_the_one_damage_marker_off_a_wall_of_the_own_space_for_two_ap() -> None:
    match = engineer(QUIET)
    match.damage = 1
    assert "edge 1,1|2,1 wall (ENGINEER-03)" in play(match, "repair 1,1|2,1")
    assert (edge(match, "1,1|2,1"), match.ap) == (w.WALL, 2)
    assert refused(match, "repair 1,1|2,1") == ("no-damage", "ENGINEER-03")
    build(match, w.DAMAGED, "1,2|2,2")
    assert refused(match, "repair 1,2|2,2") == ("not-beside", "ENGINEER-03")


@pytest.mark.rule("ENGINEER-04")
def test_a_destroyed_wall_is_beyond_repair() -> None:
    match = build(engineer(QUIET), w.DESTROYED, "1,1|2,1")
    assert refused(match, "repair 1,1|2,1") == ("wall-destroyed", "ENGINEER-04")
    assert not kinds(match, "repair")


@pytest.mark.rule("ENGINEER-05")
@pytest.mark.parametrize("thing", ["0,1|1,1", "1,2|1,3"])  # a window and a thin partition
def test_windows_and_thin_partitions_fall_to_one_blow_so_there_is_nothing_to_repair(thing: str) -> None:
    match = stand(house("villa", crew="engineer"), f1="1,1" if thing.startswith("0") else "1,2")
    play(match, f"chop {thing}")
    assert edge(match, thing) == w.DESTROYED
    assert refused(give(match, 4), f"repair {thing}")[0] == "wall-destroyed"


@pytest.mark.rule("ENGINEER-06")
def test_fire_in_the_own_or_an_adjacent_space_stops_the_work_smoke_does_not() -> None:
    for threat, works in ((w.CLEAR, True), (w.SMOKE, True), (w.FIRE, False)):
        for space in ("1,1", "1,2"):
            match = engineer(QUIET)
            match.put("threat", cell(match, space), threat)
            assert (kinds(match, "clear", "repair") == ["clear 1,1", "repair 1,1|2,1"]) is works
    assert refused(match, "clear 1,1") == ("fire-near", "ENGINEER-06")
    assert refused(match, "repair 1,1|2,1") == ("fire-near", "ENGINEER-06")


@pytest.mark.rule("ENGINEER-07")
@pytest.mark.parametrize(
    ("between", "shielded"),
    [
        (w.WALL, True),
        (w.DAMAGED, True),
        (w.DOOR, True),
        (w.DOOR_OPEN, False),
        (w.DESTROYED, False),
        (w.WINDOW, True),
        (w.WINDOW_OPEN, False),
    ],
)
def test_a_wall_or_closed_door_shields_from_fire_beside_it(between: int, shielded: bool) -> None:
    match = build(engineer(QUIET), between, "1,1|1,2")
    match.put("threat", cell(match, "1,2"), w.FIRE)
    assert ("clear 1,1" in legal(match)) is shielded


@pytest.mark.rule("ENGINEER-07")
def test_fire_on_the_linked_stair_stops_the_work_too() -> None:
    match = lay(stand(house("villa", crew="engineer"), f1="2,2"), spots="2,2")
    assert "clear 2,2" in legal(match)
    assert refused(lay(match, fire="1,2@2"), "clear 2,2") == ("fire-near", "ENGINEER-06")


@pytest.mark.rule("ENGINEER-08")
def test_the_engineer_never_extinguishes_fire_or_smoke() -> None:
    match = engineer(row("|1s   F     |"))
    assert not kinds(match, "douse", "quench")
    assert refused(match, "douse 1,1") == ("no-extinguishing", "ENGINEER-08")
    assert refused(match, "quench 1,2") == ("no-extinguishing", "ENGINEER-08")


@pytest.mark.rule("ENGINEER-08")
def test_the_engineers_only_way_out_of_fire_is_to_walk() -> None:
    closed = row("|1    F |   |")
    match = give(engineer(closed), 4)
    assert "move 1,2" in legal(match)  # and back to 1,1
    match = give(build(engineer(closed), w.DOOR_OPEN, "1,1|1,2"), 3)
    play(match, "move 1,2")
    assert legal(match) == ["move 1,1"]  # closing the door behind would leave no way, dousing is barred


@pytest.mark.rule("ENGINEER-09")
def test_everything_else_is_open_to_the_engineer() -> None:
    match = engineer("""
        +---+---+---+
        |1          |
        + D +---+---+
    """)
    lay(match, victim="1,1", hazmats="1,1")
    assert {"move 1,2", "carry 1,2", "haul 1,2", "open 1,1|2,1", "chop 0,1|1,1"} <= set(legal(match))
    assert len(kinds(match, "drive")) == 2  # the ambulance, by radio
    assert cost(match, "chop 0,1|1,1") == 2
    stand(match, f1="0,7")
    assert {"drive engine 5,9", "gun 1,5", "change captain"} <= set(legal(match))
    assert cost(match, "gun 1,5") == 4
    assert "take-ladder 0,1" in legal(stand(house("villa", crew="engineer"), f1="0,1"))
    assert "open 2,4|3,4" in legal(stand(house("high-rise", crew="engineer"), f1="3,4"))


@pytest.mark.rule("ENGINEER-10")
def test_a_repair_gives_a_damage_marker_back_and_so_puts_off_the_collapse() -> None:
    match = engineer(QUIET)
    match.damage = 23
    play(match, "repair 1,1|2,1")
    assert match.damage == 22
    assert not any("collapsed" in text for text in play(match, "chop 1,1|2,1"))
    assert match.damage == 23


@pytest.mark.rule("ENGINEER-11")
def test_clear_and_repair_are_never_commanded_and_no_pool_pays_for_them() -> None:
    match = table(QUIET.replace("1", "2"), crew="captain,engineer", engineer="yes", rules="experienced")
    for text in ("command 2 clear 1,1", "command 2 repair 1,1|2,1"):
        with pytest.raises(BadText) as error:
            FIRE.read(match, text)
        assert error.value.code == "bad-command"
    match = engineer(QUIET)
    give(match, 0)
    match.move_ap = match.douse_ap = match.command_ap = 3
    assert refused(match, "clear 1,1") == ("too-few-ap", "FIRE-AP-08")


@pytest.mark.rule("ENGINEER-12")
def test_there_is_one_engineer_card_for_dealing_and_for_crew_change() -> None:
    match = start(board="brownstone", rules="experienced", crew=2)
    roll_on(match)
    assert "take engineer" in legal(match)
    play(match, "take engineer")
    assert "take engineer" not in legal(match)
    play(match, "take cafs")
    roll_on(match)
    place_all(match, "0,4")
    play(match, "park engine 0,4", "park ambulance 0,2")
    assert "change engineer" not in legal(match)
    play(match, "change driver", "end")
    on_to(match, 2)
    assert "change engineer" in legal(match)


@pytest.mark.rule("ENGINEER-12")
def test_the_card_is_in_the_deck_of_the_expansions_and_elsewhere_by_option() -> None:
    for settings, there in (
        ({"board": "villa"}, True),
        ({"board": "high-rise"}, True),
        ({"board": "villa", "engineer": "no"}, False),
        ({"board": "base-front"}, False),
        ({"board": "base-front", "engineer": "yes"}, True),
        ({"board": "base-front", "scenarios": "save-the-structure"}, True),
    ):
        match = start(rules="experienced", cards="choose", **settings)
        assert (match.options.deck >> w.ENGINEER & 1 == 1) is there
    with pytest.raises(BadSetup) as error:
        start(board="villa", engineer="yes")
    assert error.value.rule == "ENGINEER-12"


def test_from_outside_the_engineer_repairs_outer_walls() -> None:
    match = build(stand(house("brownstone", crew="engineer"), f1="0,2"), w.DAMAGED, "0,2|1,2")
    assert "edge 0,2|1,2 wall (ENGINEER-03)" in play(match, "repair 0,2|1,2")
    assert at(match, 1) == "0,2"
