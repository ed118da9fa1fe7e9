"""Advance Fire: what a roll does to its space (FIRE-ADV)."""

import pytest

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from tests.games.fire.figures import give, stand
from tests.games.fire.tables import at, burning, corner, legal, people, play, row, smoking, table
from tests.languages import each_edition

FAR = row("|         F     |")
EDGES = [(" ", True), ("O", True), ("o", True), ("x", True), ("|", False), ("!", False), ("D", False)]


def advanced(match: Match, roll: str) -> list[str]:
    """End the turn and roll; what was told."""
    return play(match, "end", f"roll {roll}")


@pytest.mark.rule("FIRE-ADV-01")
def test_both_dice_choose_the_space_that_gets_smoke() -> None:
    """TV-01: red is the row, black the column; every inside space has one roll."""
    match = table(FAR)
    play(match, "end")
    assert match.actor == c.NATURE
    assert legal(match) == [f"roll {red},{black}" for red in range(1, 7) for black in range(1, 9)]
    for red, black in ((3, 8), (6, 1), (4, 5)):
        other = match.clone()
        told = play(other, f"roll {red},{black}")
        assert smoking(other) == f"{red},{black}"
        assert f"rolled {red} {black} (FIRE-ADV-01)" in told


@pytest.mark.rule("FIRE-ADV-02")
def test_smoke_on_an_empty_space_without_fire_beside_it_stays_smoke() -> None:
    match = table(FAR)
    told = advanced(match, "1,1")
    assert (burning(match), smoking(match)) == ("1,3", "1,1")
    assert "threat 1,1 smoke (FIRE-ADV-02)" in told
    assert match.markers == 31


@pytest.mark.rule("FIRE-ADV-02")
def test_fire_on_the_diagonal_is_not_beside_the_space() -> None:
    match = table("""
        +   +   +   +
          F       F
        +   +   +   +

        +   +   +   +
          F       F
        +   +   +   +
    """)
    advanced(match, "2,2")
    assert smoking(match) == "2,2"


@pytest.mark.rule("FIRE-ADV-03")
def test_smoke_on_smoke_is_one_fire() -> None:
    """TV-06."""
    match = table("""
        +---+---+
        | s |
        +---+   +
    """)
    told = advanced(match, "1,1")
    assert (burning(match), smoking(match), match.markers) == ("1,1", "", 32)
    assert "threat 1,1 fire (FIRE-ADV-03)" in told


@pytest.mark.rule("FIRE-ADV-04")
def test_a_new_marker_beside_fire_is_fire_and_no_explosion() -> None:
    """TV-07, R-06: no damage either."""
    match = table(corner(" F |"))
    told = advanced(match, "2,1")
    assert (burning(match), smoking(match), match.damage, match.markers) == ("1,1 2,1", "", 0, 31)
    assert "threat 2,1 fire (FIRE-ADV-04)" in told
    assert not any(text.startswith("exploded") for text in told)


@pytest.mark.rule("FIRE-ADV-04", "FIRE-ADV-06")
@pytest.mark.parametrize(("edge", "beside"), EDGES)
def test_walls_and_closed_doors_keep_the_neighbouring_fire_away(edge: str, beside: bool) -> None:
    match = table(row(f"| F {edge}   |   |"))
    advanced(match, "1,2")
    assert (burning(match), smoking(match)) == (("1,1 1,2", "") if beside else ("1,1", "1,2"))


@pytest.mark.rule("FIRE-ADV-06")
@each_edition
def test_a_new_fire_beside_an_open_door_leaves_the_door(edition: str) -> None:
    """R-64: also in cs, where only a flashover takes doors."""
    match = table(row("| F O   |   |"), edition=edition)
    told = advanced(match, "1,2")
    assert burning(match) == "1,1 1,2"
    assert not any(text.startswith("edge") for text in told)


@pytest.mark.rule("FIRE-ADV-05")
def test_a_roll_on_fire_is_an_explosion_and_adds_no_marker_there() -> None:
    match = table(row("| F |   |   |"))
    told = advanced(match, "1,1")
    assert "exploded 1,1 (FIRE-ADV-05)" in told
    assert (burning(match), match.markers, match.damage) == ("1,1", 32, 4)


@pytest.mark.rule("FIRE-ADV-07")
@pytest.mark.parametrize("there", ["   ", "?  ", "v  ", "t  ", "  *", "  h", "v &"])
@pytest.mark.parametrize(("threat", "burns"), [(" ", False), ("s", True)])
def test_what_lies_on_the_space_does_not_change_what_the_roll_does(there: str, threat: str, burns: bool) -> None:
    match = table(
        f"""
        +---+---+---+
        |   |{there[0]}{threat}{there[2]}|   |
        +---+---+---+
        """,
        rules="experienced",
    )
    stand(match, f1="1,2")
    told = advanced(match, "1,2")
    kind, rule = ("fire", "FIRE-ADV-03") if burns else ("smoke", "FIRE-ADV-02")
    assert told.count(f"threat 1,2 {kind} ({rule})") == 1
    assert ("1,2" in burning(match).split()) == burns
    assert ("1,2" in smoking(match).split()) == (not burns)


@pytest.mark.rule("FIRE-ADV-03")
def test_a_firefighter_in_smoke_is_knocked_down_when_the_roll_hits_it_and_on_an_empty_space_it_is_not() -> None:
    """R-68."""
    match = table("""
        +---+---+
        |1s |   |
        +---+---+
         ?   ?   ?
    """)
    told = advanced(match, "1,1")
    assert legal(match)[0].startswith("fall")
    told += play(match, legal(match)[0])
    assert any(text.startswith("knocked-down 1") for text in told)
    assert at(match, 1) != "1,1"
    match = table("""
        +---+---+
        |1  |   |
        +---+---+
         ?   ?   ?
    """)
    advanced(match, "1,1")
    assert (at(match, 1), smoking(match), match.turn) == ("1,1", "1,1", 2)


@pytest.mark.rule("FIRE-ADV-01")
def test_the_roll_comes_after_every_turn_also_after_one_without_deeds() -> None:
    match = give(
        table("""
        +---+
        |1  |
        +---+
         ?   ?   ?
    """),
        0,
    )
    assert legal(match) == ["end"]
    advanced(match, "6,6")
    assert (smoking(match), people(match)) == ("6,6", "?2,1 ?2,2 ?2,3")
