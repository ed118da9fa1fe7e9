"""Hazardous materials in fire (FIRE-HAZ)."""

import pytest

from hotzone.games.fire.model import constants as w
from tests.games.fire.tables import at, burning, cell, edge, legal, play, row, smoking, table
from tests.games.playing import assert_order

CELLAR = row("|  h  F |")


@pytest.mark.rule("FIRE-HAZ-01")
def test_a_hazmat_in_fire_explodes_in_its_space_after_flashover() -> None:
    match = table(row("| F   sh|   |"), rules="experienced")
    told = play(match, "end", "roll 6,8")
    assert told.index("threat 1,2 fire (FIRE-FLASH-01)") < told.index("exploded 1,2 (FIRE-HAZ-01)")
    walls = ("0,2|1,2", "1,2|1,3", "1,2|2,2", "1,0|1,1")  # on the left the blast runs through the fire
    assert [edge(match, name) for name in walls] == [w.DAMAGED] * 4
    assert match.damage == 4


@pytest.mark.rule("FIRE-HAZ-02")
def test_with_several_in_fire_the_players_choose_the_order() -> None:
    match = table(row("| Fh| s   s | Fh|"), rules="experienced", crew=2)
    match.seat = match.actor = 1
    play(match, "end", "roll 6,8")
    assert match.actor == 1  # whose turn it is speaks for the team
    assert legal(match) == ["detonate 1,1", "detonate 1,4"]
    told = play(match, "detonate 1,4")
    exploded = [line for line in told if line.startswith("exploded")]
    assert exploded == ["exploded 1,4 (FIRE-HAZ-01)", "exploded 1,1 (FIRE-HAZ-01)"]  # the last one needs no choice


@pytest.mark.rule("FIRE-HAZ-03")
def test_the_exploded_marker_leaves_the_game_and_a_hot_spot_takes_its_place() -> None:
    match = table(CELLAR, rules="experienced")
    told = play(match, "end", "roll 1,1")
    assert "hazmat-exploded 1,1 0 (FIRE-HAZ-03)" in told
    assert match.get("hazmat", cell(match, "1,1")) == 0
    assert match.get("spot", cell(match, "1,1")) == 1
    assert match.get("spot", cell(match, "1,2")) == 0


@pytest.mark.rule("FIRE-HAZ-04")
@pytest.mark.parametrize(("supply", "placed"), [(6, 1), (1, 1), (0, 0)])
def test_its_hot_spot_comes_from_the_supply_while_there_is_one(supply: int, placed: int) -> None:
    match = table(CELLAR, rules="experienced")
    match.spots = supply
    play(match, "end", "roll 1,1")
    assert match.get("hazmat", cell(match, "1,1")) == 0
    assert match.get("spot", cell(match, "1,1")) == placed
    assert match.spots == supply - placed


@pytest.mark.rule("FIRE-HAZ-04")
def test_without_the_hot_spot_module_an_exploded_hazmat_leaves_nothing() -> None:
    match = table(CELLAR, modules="hazmat")
    play(match, "end", "roll 1,1")
    assert match.get("hazmat", cell(match, "1,1")) == 0
    assert match.get("spot", cell(match, "1,1")) == 0


@pytest.mark.rule("FIRE-HAZ-05")
def test_a_hazmat_is_removed_by_carrying_it_outside() -> None:
    match = table(
        """
        +   +---+
        |1 h    |
        +---+---+
        """,
        rules="experienced",
    )
    told = play(match, "haul 0,1")
    assert "hazmat-safe 1,1 0 (FIRE-CARRY-09)" in told
    assert not any(match.get("hazmat", space) for space in match.plan.cells())
    assert match.ap == 2


@pytest.mark.rule("FIRE-HAZ-05")
def test_only_the_technician_disposes_of_a_hazmat_on_the_spot() -> None:
    drawing = row("|1 h 2  |")
    match = table(drawing, rules="experienced", crew="hazmat,generalist")
    assert "hazmat-safe 1,1 0 (FIRE-SPEC-13)" in play(match, "dispose 1,1")
    assert match.get("hazmat", cell(match, "1,1")) == 0
    other = table(drawing, rules="experienced", crew="generalist,hazmat")
    assert "dispose 1,1" not in legal(other)


@pytest.mark.rule("FIRE-HAZ-06")
def test_smoke_on_a_hazmat_does_nothing() -> None:
    match = table(row("|  h|  h|"), rules="experienced")
    told = play(match, "end", "roll 1,1")
    assert smoking(match) == "1,1"
    assert match.get("hazmat", cell(match, "1,1")) == 1
    assert not [line for line in told if line.startswith(("exploded", "hazmat"))]


@pytest.mark.rule("FIRE-HAZ-07")
def test_an_exploding_hazmat_sets_off_those_it_puts_on_fire() -> None:
    match = table(row("| sh   h   h|"), rules="experienced")
    told = play(match, "end", "roll 1,1")
    exploded = [line for line in told if line.startswith("exploded")]
    assert exploded == [f"exploded 1,{column} (FIRE-HAZ-01)" for column in (1, 2, 3)]
    assert burning(match) == "1,1 1,2 1,3"


@pytest.mark.rule("FIRE-HAZ-07")
def test_flashover_runs_to_its_end_between_two_hazmats() -> None:
    match = table(row("| sh      s   sh|"), rules="experienced")
    told = play(match, "end", "roll 1,1")
    assert_order(
        told,
        "exploded 1,1 (FIRE-HAZ-01)",
        "hazmat-exploded 1,1 0 (FIRE-HAZ-03)",
        "hot-spot 1,1 5 (FIRE-HAZ-03)",
        "threat 1,3 fire (FIRE-FLASH-01)",
        "threat 1,4 fire (FIRE-FLASH-01)",
        "exploded 1,4 (FIRE-HAZ-01)",
    )
    assert match.spots == 4


@pytest.mark.rule("FIRE-HAZ-01")
def test_a_hazmat_beside_a_firefighter_explodes_before_anybody_is_knocked_down() -> None:
    match = table(row("|1sh|v  |"), rules="experienced")
    told = play(match, "end", "roll 1,1")
    assert "hazmat-exploded 1,1 0 (FIRE-HAZ-03)" in told
    assert (match.stage, at(match, 1)) == (w.KNOCKING, "1,1")  # only now must the firefighter go
    assert legal(match) == ["fall 0,5", "fall 0,6"]


@pytest.mark.rule("FIRE-HAZ-01")
def test_two_hazmats_on_a_space_explode_in_turn_and_leave_one_hot_spot() -> None:
    match = table(row("| sh            |"), rules="experienced")
    match.put("hazmat", cell(match, "1,1"), 2)
    told = play(match, "end", "roll 1,1")
    assert told.count("exploded 1,1 (FIRE-HAZ-01)") == 2
    assert burning(match) == "1,1 1,2 1,3"  # the second sends a wave through what the first lit
    assert edge(match, "1,0|1,1") == w.DESTROYED
    assert (match.damage, match.spots) == (6, 5)
    assert match.get("hazmat", cell(match, "1,1")) == 0
