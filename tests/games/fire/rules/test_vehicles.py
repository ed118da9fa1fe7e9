"""Engine and ambulance: driving, riding, arriving (FIRE-VEH)."""

import pytest

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.figures import give, only, purse, refused, stand
from tests.games.fire.tables import at, burning, cell, legal, people, play, table

FIELD = """
    +   +   +
"""
ENGINE = {"base-front": ("0,7 0,8", "5,9 6,9", "7,2 7,1", "2,0 1,0"), "base-back": ("0,3 0,4", "2,9 3,9", "7,6 7,5", "5,0 4,0")}
AMBULANCE = {"base-front": ("0,5 0,6", "3,9 4,9", "7,4 7,3", "4,0 3,0"), "base-back": ("0,5 0,6", "4,9 5,9", "7,4 7,3", "3,0 2,0")}


def garage(**settings: object) -> Match:
    """An experienced match on an open field; the engine at 0,7 0,8, the ambulance at 0,5 0,6."""
    return table(FIELD, **{"crew": 1, "rules": "experienced", **settings})


def drives(match: Match) -> list[str]:
    """The legal drives."""
    return only(legal(match), "drive")


@pytest.mark.rule("FIRE-VEH-01")
@pytest.mark.parametrize("board", ["base-front", "base-back"])
def test_a_vehicle_stands_on_one_of_its_own_four_places_and_covers_both_its_spaces(board: str) -> None:
    ring = [f"{row},{col}" for row in range(8) for col in range(10) if row in (0, 7) or col in (0, 9)]
    for place in range(4):
        engine, ambulance = [], []
        for name in ring:
            match = stand(garage(board=board), f1=name)
            match.engine = match.ambulance = place
            engine += [name] if "engine" in "".join(drives(match)) else []  # who stands on it may drive
            play(match, next(text for text in drives(match) if "ambulance" in text))
            ambulance += [name] if match.stage == w.RIDING else []  # who stands on it may ride
        assert sorted(engine) == sorted(ENGINE[board][place].split())
        assert sorted(ambulance) == sorted(AMBULANCE[board][place].split())


@pytest.mark.rule("FIRE-VEH-02")
def test_a_drive_costs_two_ap_and_leads_round_one_corner_either_way() -> None:
    match = stand(garage(), f1="0,8")
    assert drives(match) == ["drive engine 5,9", "drive engine 2,0", "drive ambulance 3,9", "drive ambulance 4,0"]
    told = play(match, "drive ambulance 4,0")
    assert match.ambulance == 3
    assert purse(match) == (2, 0)
    assert "parked ambulance 3 (FIRE-VEH-02)" in told
    assert refused(match, "drive ambulance 3,9") == ("not-next", "FIRE-VEH-02")
    assert refused(match, "drive ambulance 5,9") == ("not-next", "FIRE-VEH-02")  # a place of the engine
    play(match, "drive engine 5,9", "ride 6,9")
    assert match.engine == 1
    assert purse(match) == (0, 0)


@pytest.mark.rule("FIRE-VEH-03")
def test_the_opposite_side_takes_two_drives() -> None:
    """TV-22: with three AP only the first half can be done."""
    match = garage()
    assert refused(match, "drive ambulance 7,4") == ("not-next", "FIRE-VEH-02")
    play(match, "drive ambulance 3,9", "drive ambulance 7,4")
    assert match.ambulance == 2
    assert purse(match) == (0, 0)
    match = give(garage(), 3)
    play(match, "drive ambulance 3,9")
    assert refused(match, "drive ambulance 7,4") == ("too-few-ap", "FIRE-AP-08")
    assert drives(match) == []


@pytest.mark.rule("FIRE-VEH-04")
def test_the_engine_is_driven_from_its_own_spaces_only_and_takes_its_driver_along() -> None:
    match = stand(garage(), f1="0,6")
    assert drives(match) == ["drive ambulance 3,9", "drive ambulance 4,0"]
    assert refused(match, "drive engine 5,9") == ("not-on-engine", "FIRE-VEH-04")
    stand(match, f1="0,7")
    play(match, "drive engine 2,0")
    assert legal(match) == ["ride 2,0", "ride 1,0"]
    assert refused(match, "stay") == ("not-asked", "FIRE-VEH-04")
    play(match, "ride 1,0")
    assert at(match, 1) == "1,0"


@pytest.mark.rule("FIRE-VEH-05")
def test_the_ambulance_is_called_by_radio_from_anywhere() -> None:
    """TV-21: the firefighter does not move, the victim at the new place is rescued."""
    match = give(stand(garage(), f1="4,4"), 2)
    victim(match, "4,9")
    play(match, "drive ambulance 3,9")
    assert at(match, 1) == "4,4"
    assert purse(match) == (0, 0)
    assert match.rescued == 1


def victim(match: Match, *names: str, what: int = w.VICTIM) -> None:
    """Put victims on spaces that a drawing does not reach."""
    for slot, name in enumerate(names):
        match.put("poi", slot, what)
        match.put("poi_at", slot, cell(match, name))


@pytest.mark.rule("FIRE-VEH-06")
@pytest.mark.parametrize(("answer", "place"), [("ride 3,9", "3,9"), ("ride 4,9", "4,9"), ("stay", "0,6")])
def test_who_moves_the_ambulance_from_its_space_rides_or_stays(answer: str, place: str) -> None:
    match = stand(garage(), f1="0,6")
    play(match, "drive ambulance 3,9")
    assert legal(match) == ["ride 3,9", "ride 4,9", "stay"]
    play(match, answer)
    assert at(match, 1) == place
    assert match.ambulance == 1
    assert purse(match) == (2, 0)


@pytest.mark.rule("FIRE-VEH-07", "FIRE-VEH-08")
def test_everybody_on_the_vehicle_may_ride_for_nothing_in_anybodys_turn() -> None:
    """They decide in the order of their numbers; there is room for all."""
    match = stand(garage(crew=6), f1="0,5", f2="0,5", f3="0,6", f4="0,6", f5="0,4", f6="0,6")
    match.put("saved", 1, 3)
    play(match, "drive ambulance 4,0")
    asked = []
    for answer in ("stay", "ride 4,0", "ride 3,0", "ride 4,0", "ride 3,0"):
        asked.append(match.actor)
        assert legal(match) == ["ride 4,0", "ride 3,0", "stay"]
        play(match, answer)
    assert asked == [0, 1, 2, 3, 5]
    assert [at(match, i) for i in range(1, 7)] == ["0,5", "4,0", "3,0", "4,0", "0,4", "3,0"]
    assert match.actor == 0
    assert purse(match) == (2, 0)
    assert match.get("saved", 1) == 3


@pytest.mark.rule("FIRE-VEH-07", "FIRE-VEH-08")
def test_on_the_engine_only_its_driver_must_ride() -> None:
    match = stand(garage(crew=3), f1="0,7", f2="0,8", f3="0,7")
    play(match, "drive engine 5,9")
    assert (match.actor, legal(match)) == (0, ["ride 5,9", "ride 6,9"])
    play(match, "ride 6,9")
    assert (match.actor, legal(match)) == (1, ["ride 5,9", "ride 6,9", "stay"])
    assert refused(match, "ride 0,8")[0] == "not-asked"
    play(match, "ride 6,9", "stay")
    assert [at(match, i) for i in (1, 2, 3)] == ["6,9", "6,9", "0,7"]


@pytest.mark.rule("FIRE-VEH-09")
def test_the_arriving_ambulance_rescues_every_victim_on_its_two_new_spaces() -> None:
    """R-52: carried or not, treated or not; who waits elsewhere waits on."""
    match = garage()
    victim(match, "3,9", "4,9", "5,9")
    match.put("poi", 1, w.TREATED)
    told = play(match, "drive ambulance 3,9")
    assert match.rescued == 2
    assert people(match) == "v5,9"
    assert "victim-rescued 4,9 treated-victim (FIRE-VEH-09)" in told
    assert purse(match) == (2, 0)


@pytest.mark.rule("FIRE-VEH-09")
def test_two_drives_rescue_at_both_places() -> None:
    """R-53: the place in between is an arrival too."""
    match = garage()
    victim(match, "3,9", "7,3")
    play(match, "drive ambulance 3,9")
    assert match.rescued == 1
    play(match, "drive ambulance 7,4")
    assert match.rescued == 2


@pytest.mark.rule("FIRE-VEH-09")
def test_a_victim_brought_to_the_standing_ambulance_is_rescued_and_beside_it_is_not() -> None:
    """R-52: carried or led onto either space; the firefighters there are not affected and may ride on."""
    for space in ("0,5", "0,6"):
        match = stand(garage(), f1=f"1,{space[-1]}")
        victim(match, f"1,{space[-1]}")
        play(match, f"carry {space}")
        assert (match.rescued, at(match, 1)) == (1, space)
        play(match, "drive ambulance 3,9")
        assert legal(match)[-1] == "stay"
    match = stand(garage(), f1="1,4")
    victim(match, "1,4")
    play(match, "carry 0,4")
    assert (match.rescued, people(match)) == (0, "v0,4")
    play(match, "carry 0,5")
    assert match.rescued == 1


@pytest.mark.rule("FIRE-VEH-09")
def test_nothing_rides_along_but_firefighters() -> None:
    """R-10: a victim on the engine's space stays there."""
    match = stand(garage(), f1="0,7")
    victim(match, "0,7")
    play(match, "drive engine 5,9", "ride 5,9")
    assert people(match) == "v0,7"


@pytest.mark.rule("FIRE-VEH-10")
def test_fire_outside_does_not_touch_vehicles() -> None:
    match = table(
        """
        +---+---+---+---+   +   +   +   +
        |                 F       F     |
        +---+---+---+---+---+---+---+---+
         ?   ?   ?
    """,
        rules="experienced",
    )
    play(match, "end", "roll 1,5")
    assert "0,5" not in burning(match)  # removed at the end of the phase
    assert (match.engine, match.ambulance) == (0, 0)
    stand(match, f1="0,5")
    play(match, "drive ambulance 3,9")
    assert match.stage == w.RIDING


@pytest.mark.rule("FIRE-VEH-10")
def test_a_vehicles_space_is_entered_at_the_usual_cost() -> None:
    match = stand(garage(), f1="0,4")
    play(match, "move 0,5", "move 0,6", "move 0,7", "move 0,8")
    assert at(match, 1) == "0,8"
    assert purse(match) == (0, 0)
    match = stand(garage(), f1="1,7")
    play(match, "move 0,7")
    assert purse(match) == (3, 0)


@pytest.mark.rule("FIRE-VEH-11")
def test_heading_has_no_meaning_both_ways_round_end_alike() -> None:
    clockwise, anticlockwise = give(garage(), 4), give(garage(), 4)
    play(clockwise, "drive ambulance 3,9", "drive ambulance 7,4")
    play(anticlockwise, "drive ambulance 4,0", "drive ambulance 7,4")
    assert clockwise == anticlockwise
    there = stand(give(garage(), 8), f1="0,7")
    play(there, "drive engine 5,9", "ride 5,9", "drive engine 0,7", "ride 0,7")
    back = give(stand(garage(), f1="0,7"), 4)
    back.fresh = 0
    assert there == back


@pytest.mark.rule("FIRE-VEH-02")
def test_there_are_no_drives_without_vehicles() -> None:
    match = stand(table(FIELD), f1="0,7")
    assert drives(match) == []
    assert refused(match, "drive ambulance 3,9") == ("no-vehicles", "FIRE-SETUPF-08")
