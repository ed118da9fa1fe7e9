"""POI and victims lost to the fire (FIRE-LOST)."""

import pytest

from hotzone.games.fire.model import constants as w
from tests.games.fire.tables import at, cell, legal, people, play, row, smoking, table


@pytest.mark.rule("FIRE-LOST-01")
def test_every_poi_and_every_victim_in_fire_is_lost_treated_or_not() -> None:
    match = table(row("|vs  tF  ?s |"))
    told = play(match, "end", "roll 6,8", "face victim")
    assert [line for line in told if line.startswith("victim-lost")] == [
        "victim-lost 1,1 victim (FIRE-LOST-01)",
        "victim-lost 1,2 treated-victim (FIRE-LOST-01)",
        "victim-lost 1,3 poi (FIRE-LOST-01)",
    ]
    assert (people(match), match.lost) == ("", 3)


@pytest.mark.rule("FIRE-LOST-01")
def test_people_beside_the_fire_are_safe_from_it() -> None:
    match = table(row("|v    F  ?  |"))
    play(match, "end", "roll 6,8")
    assert (people(match), match.lost) == ("v1,1 ?1,3", 0)


@pytest.mark.rule("FIRE-LOST-02")
def test_a_lost_poi_is_turned_up() -> None:
    match = table(row("|?s |   |"))
    play(match, "end", "roll 1,1")
    assert match.stage == w.LOSING
    assert legal(match) == ["face victim", "face alarm"]
    told = play(match, "face victim")
    assert told[0] == "turned-up 1,1 victim (FIRE-LOST-02)"
    assert (match.victims, match.alarms, match.lost) == (9, 5, 1)


@pytest.mark.rule("FIRE-LOST-02")
def test_several_are_turned_up_by_row_then_column() -> None:
    match = table("""
        +---+---+---+
        |?s   F |?s |
        +---+---+   +
        |?s       F |
        +---+---+---+
    """)
    told = play(match, "end", "roll 2,2", "face victim", "face alarm", "face victim")
    faces = [line.partition(" (")[0] for line in told if line.startswith("turned-up")]
    assert faces == ["turned-up 1,1 victim", "turned-up 1,3 alarm", "turned-up 2,1 victim"]
    assert match.lost == 2


@pytest.mark.rule("FIRE-LOST-03")
def test_a_lost_false_alarm_counts_for_nothing() -> None:
    match = table(row("|?s |   |"))
    told = play(match, "end", "roll 1,1", "face alarm")
    assert not [line for line in told if line.startswith("victim-lost")]
    assert (match.lost, match.victims, match.alarms, people(match)) == (0, 10, 4, "")


@pytest.mark.rule("FIRE-LOST-04")
def test_smoke_harms_nobody() -> None:
    match = table(row("|v  |?  |ts |"), crew=2)
    match.put("at", 0, cell(match, "1,1"))
    match.put("at", 1, cell(match, "1,3"))
    play(match, "end", "roll 1,1")
    assert smoking(match) == "1,1 1,3"
    assert (people(match), match.lost) == ("v1,1 ?1,2 t1,3", 0)
    assert (at(match, 1), at(match, 2), match.stage, match.actor) == ("1,1", "1,3", w.ACTING, 1)
    play(match, "end", "roll 1,2")
    assert people(match) == "v1,1 ?1,2 t1,3"
