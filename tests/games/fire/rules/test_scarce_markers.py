"""Markers that run out: threat markers (FIRE-VAR-11, R-33) and action markers (R-34)."""

import pytest

from hotzone.games.fire.model import constants as w
from tests.games.fire.tables import at, burning, cell, edge, play, row, smoking, table


@pytest.mark.rule("FIRE-VAR-11")
@pytest.mark.parametrize("roll", ["1,1", "1,4"])
def test_without_threat_markers_no_smoke_and_no_fire_is_added(roll: str) -> None:
    match = table(row("|1    F | s |   |"))
    match.markers = 0
    play(match, "end", f"roll {roll}")
    assert (burning(match), smoking(match), at(match, 1)) == ("1,2", "1,3", "1,1")


@pytest.mark.rule("FIRE-VAR-11")
def test_without_threat_markers_explosions_still_damage_break_doors_and_turn_smoke() -> None:
    match = table("""
        +---+---+---+
        | s   F   F     |
        +---+ D +---+---+
    """)
    match.markers = 0
    match.put("at", 0, cell(match, "1,4"))
    play(match, "end", "roll 1,2")
    assert (edge(match, "0,2|1,2"), edge(match, "1,2|2,2"), match.damage) == (w.DAMAGED, w.DOOR_GONE, 1)
    assert burning(match) == "1,1 1,2 1,3"  # the wave stops at 1,4 without a marker
    assert at(match, 1) == "1,4"


@pytest.mark.rule("FIRE-VAR-11")
def test_the_last_markers_go_up_first_then_right_down_and_left() -> None:
    match = table("+")
    match.put("threat", cell(match, "3,3"), w.FIRE)
    match.markers = 2
    play(match, "end", "roll 3,3")
    assert burning(match) == "2,3 3,3 3,4"


@pytest.mark.rule("FIRE-VAR-11")
def test_fire_outside_holds_its_marker_until_the_phase_ends() -> None:
    match = table(
        """
        +   +---+
        | F*|   |
        +---+---+
        """,
        rules="experienced",
    )
    match.markers = 1
    play(match, "end", "roll 1,1", "roll 6,8")
    assert smoking(match) == ""  # the only marker lay outside
    assert match.markers == 1


@pytest.mark.rule("FIRE-AP-03")
def test_more_ap_may_be_saved_than_there_are_action_markers() -> None:
    match = table("+", crew=6)
    for i in range(6):
        match.put("saved", i, 4)
    play(match, "end")
    assert sum(match.get("saved", i) for i in range(6)) == 24
