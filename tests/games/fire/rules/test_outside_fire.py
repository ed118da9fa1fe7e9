"""Fire outside the building (FIRE-OUT)."""

import pytest

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.rules import explosion
from tests.games.fire.tables import at, burning, cell, legal, people, plan_of, play, smoking, table

PORCH = """
    +   +---+---+
    | F |   |   |
    +---+---+---+
"""


@pytest.mark.rule("FIRE-OUT-01")
def test_an_explosion_lights_the_space_outside_an_opening() -> None:
    match = table(PORCH)
    explosion.explode(match, cell(match, "1,1"), rule.ADV_05)
    assert burning(match) == "0,1 1,1"


@pytest.mark.rule("FIRE-OUT-01")
def test_a_shock_wave_leaves_the_building() -> None:
    match = table("""
        +---+---+---+
          F   F   F |
        +---+---+---+
    """)
    explosion.explode(match, cell(match, "1,3"), rule.ADV_05)
    assert burning(match) == "1,0 1,1 1,2 1,3"


@pytest.mark.rule("FIRE-OUT-02")
def test_fire_outside_knocks_down_who_stands_there() -> None:
    match = table(PORCH, crew=2)
    match.put("at", 1, cell(match, "0,1"))
    play(match, "end", "roll 1,1")
    assert (match.stage, match.actor) == (w.KNOCKING, 1)
    play(match, "fall 3,0")
    assert (at(match, 1), at(match, 2)) == ("0,0", "3,0")


@pytest.mark.rule("FIRE-OUT-03")
def test_fire_outside_kills_a_victim_that_has_not_reached_the_ambulance() -> None:
    match = table(
        """
        +   +---+---+
        |vF |   |   |
        +---+---+---+
        """,
        rules="experienced",
    )
    match.put("poi_at", 0, cell(match, "0,1"))  # carried out before
    assert people(match) == "v0,1"
    told = play(match, "end", "roll 1,1")
    assert "victim-lost 0,1 victim (FIRE-LOST-01)" in told
    assert (match.lost, people(match)) == (1, "")


@pytest.mark.rule("FIRE-OUT-04")
def test_fire_outside_does_nothing_to_vehicles() -> None:
    match = table("+", rules="experienced")
    for name in ("1,6", "1,7"):
        match.put("threat", cell(match, name), w.FIRE)
    match.put("spot", cell(match, "1,6"), 1)
    play(match, "end", "roll 1,6", "roll 1,7")
    assert (match.engine, match.ambulance) == (0, 0)
    while match.stage != w.ACTING:
        play(match, next(text for text in ("roll 4,4", "roll 4,5", "roll 4,6") if text[5:] not in people(match)))
    assert "drive ambulance 3,9" in legal(match)


@pytest.mark.rule("FIRE-OUT-05")
def test_after_knock_downs_and_losses_all_fire_outside_is_removed() -> None:
    match = table(PORCH, rules="experienced", crew=2)
    match.put("at", 1, cell(match, "0,1"))
    match.put("poi", 0, w.VICTIM)
    match.put("poi_at", 0, cell(match, "0,1"))
    told = play(match, "end", "roll 1,1", "fall 0,5")
    order = ("knocked-down 2 0,5 (FIRE-KNOCK-04)", "victim-lost 0,1 victim (FIRE-LOST-01)", "threat 0,1 clear (FIRE-OUT-05)")
    found = [told.index(line) for line in order]
    assert found == sorted(found)
    assert burning(match) == "1,1"
    assert match.markers == 32  # the marker is back in the supply


@pytest.mark.rule("FIRE-OUT-05")
@pytest.mark.parametrize("edition", ["en", "ru", "it", "cs"])
def test_it_burns_through_all_flare_ups_and_goes_out_before_the_turn_ends(edition: str) -> None:
    match = table(
        """
        +   +---+
        | F*|   |
        +---+---+
        """,
        rules="experienced",
        edition=edition,
        board="base-back",
    )
    play(match, "end", "roll 1,1")
    assert burning(match) == "0,1 1,1"  # while the next roll is awaited
    told = play(match, "roll 6,8")
    assert "threat 0,1 clear (FIRE-OUT-05)" in told
    assert (burning(match), match.stage) == ("1,1", w.REPLENISHING)


@pytest.mark.rule("FIRE-OUT-05")
def test_a_second_explosion_of_the_phase_finds_it_there_and_does_nothing_more() -> None:
    match = table(
        """
        +   +---+
        | F*|   |
        +---+---+
        """,
        rules="experienced",
    )
    play(match, "end", "roll 1,1")
    left = match.markers
    told = play(match, "roll 1,1")
    assert burning(match) == "0,1 1,1"
    assert match.markers == left
    assert not [line for line in told if line.startswith("threat")]


@pytest.mark.rule("FIRE-OUT-06")
def test_dice_name_inside_spaces_only() -> None:
    for name in ("base-front", "base-back"):
        building = plan_of(name).building
        targets = [building.get("by_dice", red * 10 + black) for red in range(1, 7) for black in range(1, 9)]
        assert len(set(targets)) == 48
        assert all(building.get("inside", target) for target in targets)


@pytest.mark.rule("FIRE-OUT-06")
def test_fire_outside_leaves_no_smoke_there() -> None:
    match = table("+")
    for space in ("1,1", "1,4", "6,8"):
        match.put("threat", cell(match, space), w.FIRE)
    for space in ("1,1", "6,8", "1,4"):
        match.stage, match.actor = w.ADVANCING, c.NATURE
        match.asked = w.BOTH
        play(match, f"roll {space}")
        assert all(match.board.get("inside", cell(match, name)) for name in smoking(match).split())
    assert smoking(match) == ""
    assert not [space for space in match.plan.cells() if match.get("threat", space) and not match.board.get("inside", space)]
