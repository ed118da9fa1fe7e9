"""Flashover: smoke next to fire becomes fire (FIRE-FLASH)."""

import pytest

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import spreading, threats
from tests.games.fire.tables import FIRE, burning, edge, play, row, smoking, table


@pytest.mark.rule("FIRE-FLASH-01")
def test_all_smoke_next_to_fire_becomes_fire_until_none_is_left() -> None:
    match = table("""
        +---+---+---+---+
        | s   s   s   F |
        +   +---+---+---+
        | s   s |
        +---+---+
    """)
    told = play(match, "end", "roll 6,8")
    assert burning(match) == "1,1 1,2 1,3 1,4 2,1 2,2"
    assert smoking(match) == "6,8"
    assert [line for line in told if "FLASH" in line] == [
        f"threat {space} fire (FIRE-FLASH-01)" for space in ("1,3", "1,2", "1,1", "2,1", "2,2")
    ]


@pytest.mark.rule("FIRE-FLASH-01")
def test_flashover_comes_after_the_explosion_and_uses_what_it_left() -> None:
    match = table("""
        +---+---+---+---+
        | F   F     | s |
        +---+   +---+   +
            | s   s   s |
            +---+---+---+
    """)
    told = play(match, "end", "roll 1,1")  # the wave lights 1,3; the smoke below 1,2 burned only by flashover
    assert burning(match) == "1,1 1,2 1,3 1,4 2,2 2,3 2,4"
    assert told.index("threat 1,3 fire (FIRE-SHOCK-02)") < told.index("threat 2,2 fire (FIRE-FLASH-01)")


def across(sign: str) -> Match:
    """Fire and smoke with an edge between them, after a turn that changed nothing else near them."""
    match = table(row(f"| F {sign} s |"))
    play(match, "end", "roll 6,8")
    return match


@pytest.mark.rule("FIRE-FLASH-02")
@pytest.mark.parametrize("sign", "|!D")
def test_a_standing_wall_or_a_closed_door_protects_smoke(sign: str) -> None:
    assert smoking(across(sign)) == "1,2 6,8"


@pytest.mark.rule("FIRE-FLASH-03")
@pytest.mark.parametrize("sign", "Oxo ")
def test_flashover_passes_open_doors_destroyed_walls_and_openings(sign: str) -> None:
    assert burning(across(sign)) == "1,1 1,2"


@pytest.mark.rule("FIRE-FLASH-03")
def test_smoke_behind_a_wall_that_the_explosion_has_just_destroyed_burns_too() -> None:
    match = table(row("| F ! s |"))
    play(match, "end", "roll 1,1")
    assert edge(match, "1,1|1,2") == w.DESTROYED
    assert burning(match) == "1,1 1,2"


@pytest.mark.rule("FIRE-FLASH-04")
@pytest.mark.parametrize(("edition", "left"), [("en", w.DOOR_OPEN), ("ru", w.DOOR_OPEN), ("it", w.DOOR_OPEN), ("cs", w.DOOR_GONE)])
def test_an_open_door_passed_by_a_flashover_goes_only_in_the_czech_edition(edition: str, left: int) -> None:
    match = table(row("| F O s O s |"), edition=edition)
    play(match, "end", "roll 6,8")
    assert burning(match) == "1,1 1,2 1,3"
    assert (edge(match, "1,1|1,2"), edge(match, "1,2|1,3")) == (left, left)
    assert match.damage == 0


@pytest.mark.rule("FIRE-FLASH-04")
def test_a_turning_smoke_removes_every_open_door_with_fire_behind_it() -> None:
    match = table(
        """
        +---+---+---+
        | F O s O F |
        +---+ O +---+
        | F O       |
        +---+---+---+
        """,
        edition="cs",
    )
    spreading.flashover(match)
    gone = [name for name in ("1,1|1,2", "1,2|1,3", "1,2|2,2", "2,1|2,2") if edge(match, name) == w.DOOR_GONE]
    assert gone == ["1,1|1,2", "1,2|1,3"]  # no fire behind the third, nothing turned beside the fourth


@pytest.mark.rule("FIRE-FLASH-04")
def test_a_door_between_two_smokes_that_both_turn_goes_too() -> None:  # with fire on both sides at the end
    match = table(
        """
        +---+---+---+
        | F   s   F |
        +   + O +---+
        | s O s |
        +---+---+
        """,
        edition="cs",
    )
    spreading.flashover(match)
    assert burning(match) == "1,1 1,2 1,3 2,1 2,2"
    assert (edge(match, "1,2|2,2"), edge(match, "2,1|2,2")) == (w.DOOR_GONE, w.DOOR_GONE)


@pytest.mark.rule("FIRE-FLASH-04")
def test_new_smoke_that_is_fire_at_once_removes_no_door() -> None:
    match = table(row("| F O   |"), edition="cs")
    play(match, "end", "roll 1,2")
    assert burning(match) == "1,1 1,2"
    assert edge(match, "1,1|1,2") == w.DOOR_OPEN


@pytest.mark.rule("FIRE-FLASH-05")
@pytest.mark.parametrize("rules", ["family", "experienced"])
@pytest.mark.parametrize("seed", range(3))
def test_no_smoke_is_adjacent_to_fire_when_a_turn_begins(rules: str, seed: int) -> None:
    match = FIRE.new(FIRE.setup(rules=rules))
    dice, begun = Dice(seed), 0
    while match.actor != c.NOBODY:
        if match.stage == w.ACTING and match.turn > begun:
            begun = match.turn
            smokes = [cell for cell in match.plan.cells() if match.get("threat", cell) == w.SMOKE]
            assert not [match.plan.write_cell(cell) for cell in smokes if threats.beside_fire(match, cell)]
        listed = match.legal()
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else listed[dice.below(len(listed))])
    assert begun > 5


@pytest.mark.rule("FIRE-FLASH-06")
def test_flashover_causes_no_explosion_and_no_damage() -> None:
    match = table("""
        +---+---+---+
        | F   s D   |
        +---+---+---+
        |   D s | F |
        +---+ O +---+
            | F |
            +---+
    """)
    told = play(match, "end", "roll 6,8")
    assert burning(match) == "1,1 1,2 2,2 2,3 3,2"
    assert not [line for line in told if line.startswith(("exploded", "edge"))]
    assert match.damage == 0
