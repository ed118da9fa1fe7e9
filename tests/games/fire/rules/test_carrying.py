"""Carrying victims and bringing them to safety (FIRE-CARRY)."""

from typing import Any

import pytest

from hotzone.games.fire.model import constants as w
from tests.games.fire.figures import refused, rescuer_above_a_wall
from tests.games.fire.rooms import EXPERIENCED, room, to
from tests.games.fire.tables import at, cell, edge, people, play

RIGHT_OPEN = """
    +---+---+   +
    |1          |
    +---+---+---+
"""
MIDDLE_BROKEN = """
    +---+ x +---+
    |1          |
    +---+---+---+
"""
LEFT_BROKEN = """
    + x +---+---+
    |1          |
    +---+---+---+
"""


@pytest.mark.rule("FIRE-CARRY-01")
def test_only_a_revealed_victim_in_the_own_space_is_carried() -> None:
    match = room("victim 1,2", "poi 1,1")  # not the one next door, and never a hidden one
    assert to(match, "1,2") == ["move"]
    assert refused(match, "carry 1,2") == ("nothing-to-take", "FIRE-CARRY-01")
    match = room("victim 1,1")
    assert to(match, "1,2") == ["move", "carry"]


@pytest.mark.rule("FIRE-CARRY-02")
def test_a_firefighter_carries_one_victim_at_a_time() -> None:
    match = room("victim 1,1", "victim 1,1")
    assert to(match, "1,2") == ["move", "carry"]
    play(match, "carry 1,2")
    assert people(match) == "v1,1 v1,2"
    play(match, "move 1,1")
    assert match.ap == 1


@pytest.mark.rule("FIRE-CARRY-03")
def test_no_victim_and_no_hazmat_is_taken_into_fire() -> None:
    match = room("victim 1,1", "treated 1,1", "treated 1,1", "hazmat 1,1", "fire 1,2", **EXPERIENCED)
    assert to(match, "1,2") == ["move", "douse", "quench"]
    for deed in ("carry", "lead", "lead-carry", "lead-two", "haul", "lead-haul"):
        assert refused(match, f"{deed} 1,2") == ("not-into-fire", "FIRE-CARRY-03")
    play(match, "douse 1,2")
    assert "carry" in to(match, "1,2")


@pytest.mark.rule("FIRE-CARRY-04")
def test_a_victim_is_taken_into_and_through_smoke_unharmed() -> None:
    """R-04: 2 AP a space; smoke harms nobody."""
    match = room("victim 1,1", "smoke 1,2")
    play(match, "carry 1,2")
    assert (people(match), match.ap, match.lost) == ("v1,2", 2, 0)
    play(match, "carry 1,3")
    assert (people(match), match.ap) == ("v1,3", 0)


@pytest.mark.rule("FIRE-CARRY-05")
@pytest.mark.parametrize(
    "settings", [{}, {"rules": "experienced", "modules": "specialists,hazmat", "crew": ["imaging"]}], ids=["family", "no-vehicles"]
)
def test_without_vehicles_a_victim_is_rescued_on_any_outside_space(settings: dict[str, Any]) -> None:
    """R-50: the family rescue holds in any match without vehicles."""
    match = room("victim 1,1", **settings)
    told = play(match, "carry 0,1")
    assert "victim-rescued 0,1 victim (FIRE-CARRY-05)" in told
    assert (match.rescued, people(match), match.ap) == (1, "", 2)


@pytest.mark.rule("FIRE-CARRY-05")
def test_a_victim_cannot_be_put_down_outside_unrescued_in_the_family_game() -> None:
    """R-67: rescue is automatic, at any opening, also one that was chopped."""
    match = room("victim 1,1", drawing=LEFT_BROKEN)
    assert to(match, "0,1") == ["move", "carry"]
    play(match, "carry 0,1")
    assert (match.rescued, people(match)) == (1, "")
    assert to(match, "0,2") == ["move"]


@pytest.mark.rule("FIRE-CARRY-06")
def test_with_vehicles_a_victim_outside_stays_until_it_reaches_the_ambulance() -> None:
    """R-07: it counts among the POI and is carried on at 2 AP a space; the ambulance stands at 0,5 and 0,6."""
    match = room("victim 1,3", drawing=RIGHT_OPEN, **EXPERIENCED)
    match.put("at", 0, cell(match, "1,3"))
    match.put("saved", 0, 2)
    play(match, "carry 0,3")
    assert (match.rescued, people(match)) == (0, "v0,3")
    play(match, "carry 0,4")
    assert (match.rescued, people(match)) == (0, "v0,4")
    told = play(match, "carry 0,5")
    assert "victim-rescued 0,5 victim (FIRE-CARRY-06)" in told
    assert (match.rescued, people(match), match.ap, match.get("saved", 0)) == (1, "", 0, 0)


@pytest.mark.rule("FIRE-CARRY-06")
def test_the_ambulance_rescues_victims_where_it_arrives() -> None:
    match = room("victim 3,9", "treated 4,9", "victim 1,1", **EXPERIENCED)
    told = play(match, "drive ambulance 3,9")
    assert "victim-rescued 3,9 victim (FIRE-VEH-09)" in told
    assert "victim-rescued 4,9 treated-victim (FIRE-VEH-09)" in told
    assert (match.rescued, people(match), at(match, 1)) == (2, "v1,1", "1,1")


@pytest.mark.rule("FIRE-CARRY-06")
def test_a_victim_outside_counts_among_the_three_and_dies_when_fire_reaches_it() -> None:
    """R-07."""
    match = room("victim 0,2", "poi 4,4", "poi 5,5", drawing=MIDDLE_BROKEN, **EXPERIENCED)
    play(match, "end", "roll 6,6")
    assert match.turn == 2  # three on the board: nothing to replenish
    match.put("threat", cell(match, "1,2"), w.FIRE)
    match.markers -= 1
    match.put("at", 0, cell(match, "0,8"))
    told = play(match, "end", "roll 1,2")
    assert "victim-lost 0,2 victim (FIRE-LOST-01)" in told
    assert match.lost == 1


@pytest.mark.rule("FIRE-CARRY-14")
def test_picking_up_and_putting_down_are_free_between_any_two_actions() -> None:
    """R-03 and TV-05: what is carried is said with each move; between moves everything lies on the space."""
    match = rescuer_above_a_wall()
    for text, spent in (("carry 2,1", 2), ("chop 2,1|3,1", 4), ("move 3,1", 5)):
        play(match, text)
        assert 5 - match.ap - match.get("saved", 0) == spent
    assert (people(match), at(match, 1), edge(match, "2,1|3,1")) == ("v2,1", "3,1", w.DESTROYED)


@pytest.mark.rule("FIRE-CARRY-14")
def test_one_firefighter_goes_on_with_what_another_has_set_down() -> None:
    """R-03."""
    match = room("victim 1,1", "poi 4,4", "poi 5,5", crew=2)
    match.put("at", 1, cell(match, "1,2"))
    play(match, "carry 1,2", "move 1,1", "end", "roll 6,6")
    assert match.actor == 1
    play(match, "carry 1,3")
    assert people(match) == "v1,3 ?4,4 ?5,5"


@pytest.mark.rule("FIRE-CARRY-04", "FIRE-MOVE-09")
def test_a_victim_taken_onto_a_poi_or_a_hazmat_changes_nothing_but_the_reveal() -> None:
    """R-66: the POI is turned up as usual; the hazmat has no effect until it burns."""
    match = room("victim 1,1", "poi 1,2", "hazmat 1,2", **EXPERIENCED)
    told = play(match, "carry 1,2", "face victim")
    assert "turned-up 1,2 victim (FIRE-REVEAL-01)" in told
    assert (people(match), match.ap) == ("v1,2 v1,2", 2)
    assert match.get("hazmat", cell(match, "1,2")) == 1


@pytest.mark.rule("FIRE-CARRY-06", "FIRE-VEH-07")
@pytest.mark.parametrize("kind", ["victim", "treated"])
def test_a_victim_does_not_ride_the_engine(kind: str) -> None:
    """R-10: riding is for firefighters; a thing on the engine's space stays there."""
    match = room(f"{kind} 0,7", **EXPERIENCED)
    match.put("at", 0, cell(match, "0,7"))
    play(match, "drive engine 5,9", "ride 5,9")
    assert at(match, 1) == "5,9"
    assert people(match) == ("v0,7" if kind == "victim" else "t0,7")
