"""Turning up points of interest (FIRE-REVEAL)."""

import pytest

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from tests.games.fire.figures import give, only, purse, refused, stand
from tests.games.fire.tables import at, legal, people, play, table

ROOM = """
    +---+---+---+---+
    |1   ?          |
    +---+---+---+---+
         ?       ?
"""


@pytest.mark.rule("FIRE-REVEAL-01")
def test_entering_a_space_turns_its_poi_up_at_once_and_for_nothing() -> None:
    """R-08: before anything else can be done."""
    match = table(ROOM)
    play(match, "move 1,2")
    assert match.actor == c.NATURE
    assert legal(match) == ["face victim", "face alarm"]
    assert refused(match, "move 1,3") == ("not-now", "FIRE-REVEAL-01")
    told = play(match, "face victim")
    assert "turned-up 1,2 victim (FIRE-REVEAL-01)" in told
    assert purse(match) == (3, 0)
    assert match.actor == 0


@pytest.mark.rule("FIRE-REVEAL-01")
def test_standing_beside_a_poi_turns_nothing_up() -> None:
    match = table(ROOM)
    play(match, "end", "roll 6,6")
    assert people(match) == "?1,2 ?2,2 ?2,4"


@pytest.mark.rule("FIRE-REVEAL-01")
def test_a_poi_is_turned_up_also_by_who_is_only_passing_or_commanded() -> None:
    """R-08: at each entry, also on command."""
    match = table(ROOM.replace("1 ", "2 "), crew="captain,generalist", rules="experienced")
    play(match, "command 2 move 1,2", "face victim", "command 2 move 1,3")
    assert people(match) == "v1,2 ?2,2 ?2,4"
    assert at(match, 2) == "1,3"
    assert match.command_ap == 0
    assert purse(match) == (4, 0)


def turned(face: str) -> Match:
    """The firefighter has gone to the first POI and turned it up."""
    match = table(ROOM)
    play(match, "move 1,2", f"face {face}")
    return match


@pytest.mark.rule("FIRE-REVEAL-02")
def test_a_false_alarm_leaves_the_board_and_rescues_nobody() -> None:
    match = turned("alarm")
    assert people(match) == "?2,2 ?2,4"
    assert (match.rescued, match.lost) == (0, 0)
    assert (match.victims, match.alarms) == (10, 4)
    assert purse(match) == (3, 0)


@pytest.mark.rule("FIRE-REVEAL-03")
def test_a_victim_stays_face_up_on_its_space() -> None:
    match = turned("victim")
    assert people(match) == "v1,2 ?2,2 ?2,4"
    assert (match.victims, match.alarms) == (9, 5)
    play(match, "move 1,3", "end", "roll 6,6")
    assert people(match) == "v1,2 ?2,2 ?2,4"


@pytest.mark.rule("FIRE-REVEAL-03")
def test_a_victim_on_the_space_is_not_turned_up_again() -> None:
    match = table(ROOM.replace("?   ", "v   ", 1))
    play(match, "move 1,2")
    assert match.actor == 0
    assert people(match) == "v1,2 ?2,2 ?2,4"


@pytest.mark.rule("FIRE-REVEAL-04", "FIRE-SPEC-11")
def test_the_imaging_technician_turns_up_any_face_down_poi_for_one_ap() -> None:
    """R-31: distance and walls do not matter; only face-down POI can be chosen."""
    match = table(
        """
        +---+---+---+---+---+---+---+---+
        |1  |                           |
        +---+   +   +   +   +   +   +   +
        |    v                          |
        +   +   +   +   +   +   +   +   +
        |                               |
        +   +   +   +   +   +   +   +   +
        |                               |
        +   +   +   +   +   +   +   +   +
        |?                              |
        +   +   +   +   +   +   +---+---+
        |                           |?  |
        +---+---+---+---+---+---+---+---+
    """,
        crew="imaging",
        rules="experienced",
    )
    assert match.ap == 4
    assert only(legal(match), "identify") == ["identify 5,1", "identify 6,8"]
    assert refused(match, "identify 2,2") == ("no-poi", "FIRE-REVEAL-04")
    play(match, "identify 6,8", "face victim")
    assert people(match) == "v2,2 ?5,1 v6,8"
    assert purse(match) == (3, 0)
    assert at(match, 1) == "1,1"
    play(match, "identify 5,1", "face alarm")  # away at once, uncounted
    assert people(match) == "v2,2 v6,8"
    assert (match.rescued, match.alarms) == (0, 4)
    assert purse(match) == (2, 0)


@pytest.mark.rule("FIRE-REVEAL-04")
def test_nobody_else_identifies_and_nobody_does_without_ap() -> None:
    for card in ("paramedic", "captain", "cafs", "hazmat", "generalist", "rescue", "driver"):
        match = table(ROOM, crew=card, rules="experienced")
        assert only(legal(match), "identify") == []
        assert refused(match, "identify 2,4") == ("not-your-card", "FIRE-SPEC-11")
    match = give(table(ROOM, crew="imaging", rules="experienced"), 0)
    assert refused(match, "identify 2,4") == ("too-few-ap", "FIRE-AP-08")


@pytest.mark.rule("FIRE-REVEAL-05")
@pytest.mark.parametrize("settings", [{}, {"rules": "experienced", "crew": "imaging"}])
def test_a_false_alarm_is_replaced_only_when_poi_are_replenished(settings: dict[str, str]) -> None:
    match = table(ROOM, **settings)
    play(match, "move 1,2", "face alarm")
    play(match, "move 1,3")
    assert people(match) == "?2,2 ?2,4"  # not while the turn goes on
    play(match, "end")
    assert legal(match)[0] == "roll 1,1"
    play(match, "roll 6,6")  # Advance Fire
    assert people(match) == "?2,2 ?2,4"
    assert match.turn == 1
    told = play(match, "roll 5,5")  # Replenish POI of the same turn
    assert "poi-placed 5,5 (FIRE-POI-02)" in told
    assert people(match) == "?2,2 ?2,4 ?5,5"
    assert match.turn == 2


@pytest.mark.rule("FIRE-REVEAL-05")
def test_the_turn_goes_on_after_a_false_alarm() -> None:
    match = stand(table(ROOM), f1="1,3")
    play(match, "move 1,2", "face alarm", "move 1,1")
    assert at(match, 1) == "1,1"
