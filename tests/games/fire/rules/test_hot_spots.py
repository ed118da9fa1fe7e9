"""Hot spots and flare-ups (FIRE-HOT)."""

from fractions import Fraction

import pytest

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.tables import FIRE, at, burning, cell, legal, people, play, row, smoking, table
from tests.games.playing import assert_order

SPOTS = row("|  *|  *|   |   |")


def spots(match: Match) -> str:
    """The spaces with hot spots, in order."""
    return " ".join(match.plan.write_cell(i) for i in match.plan.cells() if match.get("spot", i))


@pytest.mark.rule("FIRE-HOT-01")
def test_a_roll_on_a_hot_spot_is_followed_by_another_once_it_is_resolved() -> None:
    match = table(SPOTS, rules="experienced")
    told = play(match, "end", "roll 1,1")
    assert told[-1] == "flared-up 1,1 (FIRE-HOT-01)"
    assert (match.stage, match.actor) == (w.ADVANCING, c.NATURE)
    play(match, "roll 1,3")
    assert smoking(match) == "1,1 1,3"
    assert match.stage == w.REPLENISHING


@pytest.mark.rule("FIRE-HOT-01")
def test_a_roll_beside_the_hot_spots_is_the_only_one() -> None:
    match = table(SPOTS, rules="experienced")
    play(match, "end", "roll 1,3")
    assert match.stage == w.REPLENISHING


@pytest.mark.rule("FIRE-HOT-02")
def test_the_extra_roll_can_hit_any_space() -> None:
    match = table(SPOTS, rules="experienced")
    play(match, "end", "roll 1,1")
    assert legal(match) == [f"roll {red},{black}" for red in range(1, 7) for black in range(1, 9)]
    assert {chance for _, chance in FIRE.odds(match)} == {Fraction(1, 48)}
    play(match, "roll 6,8")
    assert smoking(match) == "1,1 6,8"


@pytest.mark.rule("FIRE-HOT-03")
def test_flare_ups_go_on_as_long_as_each_target_has_a_hot_spot() -> None:
    match = table(SPOTS, rules="experienced")
    play(match, "end")
    for _ in range(4):  # smoke, fire, then explosions
        for text in ("roll 1,1", "roll 1,2"):
            assert "flared-up" in play(match, text)[-1]
            assert match.stage == w.ADVANCING
    play(match, "roll 1,4")
    assert match.stage == w.REPLENISHING
    assert smoking(match) == "1,4"


@pytest.mark.rule("FIRE-HOT-04")
def test_the_last_target_gets_a_hot_spot_after_a_flare_up() -> None:
    match = table(SPOTS, rules="experienced")
    told = play(match, "end", "roll 1,1", "roll 1,2", "roll 1,3")
    assert "hot-spot 1,3 5 (FIRE-HOT-04)" in told
    assert spots(match) == "1,1 1,2 1,3"


@pytest.mark.rule("FIRE-HOT-04")
def test_a_single_roll_without_a_flare_up_adds_no_hot_spot() -> None:
    match = table(SPOTS, rules="experienced")
    play(match, "end", "roll 1,3")
    assert spots(match) == "1,1 1,2"
    assert match.spots == 6


@pytest.mark.rule("FIRE-HOT-05")
def test_a_turn_with_many_flare_ups_adds_one_hot_spot() -> None:
    match = table(SPOTS, rules="experienced")
    play(match, "end", "roll 1,1", "roll 1,2", "roll 1,1", "roll 1,2", "roll 1,4")
    assert spots(match) == "1,1 1,2 1,4"
    assert match.spots == 5


@pytest.mark.rule("FIRE-HOT-06")
@pytest.mark.parametrize(("level", "supply"), [("recruit", 6), ("veteran", 6), ("heroic", 12)])
def test_hot_spots_come_from_six_or_twelve_markers(level: str, supply: int) -> None:
    match = table(SPOTS, rules="experienced", level=level)
    assert match.spots == supply
    play(match, "end", "roll 1,1", "roll 1,3")
    assert match.spots == supply - 1


@pytest.mark.rule("FIRE-HOT-06")
def test_without_a_supply_flare_ups_go_on_and_nothing_is_added() -> None:
    match = table(SPOTS, rules="experienced")
    match.spots = 0
    told = play(match, "end", "roll 1,1", "roll 1,2", "roll 1,3")
    assert sum("flared-up" in line for line in told) == 2
    assert spots(match) == "1,1 1,2"
    assert match.spots == 0


@pytest.mark.rule("FIRE-HOT-07")
def test_a_space_gets_no_second_hot_spot() -> None:
    match = table(row("|  *| sh|"), rules="experienced")
    told = play(match, "end", "roll 1,1", "roll 1,2")  # the hazmat has put a hot spot on the last target
    assert [line for line in told if line.startswith("hot-spot")] == ["hot-spot 1,2 5 (FIRE-HAZ-03)"]
    assert match.spots == 5
    assert match.stage == w.REPLENISHING


@pytest.mark.rule("FIRE-HOT-07")
def test_a_hazmat_on_a_hot_spot_leaves_the_one_that_is_there() -> None:
    match = table(row("| s&|   |"), rules="experienced")
    play(match, "end", "roll 1,1")
    assert match.get("hazmat", cell(match, "1,1")) == 0
    assert (spots(match), match.spots) == ("1,1", 6)


@pytest.mark.rule("FIRE-HOT-01")
def test_a_hot_spot_that_comes_after_the_roll_starts_no_flare_up() -> None:
    match = table(row("| sh|   |"), rules="experienced")
    told = play(match, "end", "roll 1,1")
    assert spots(match) == "1,1"
    assert not [line for line in told if line.startswith("flared-up")]
    assert match.stage == w.REPLENISHING


@pytest.mark.rule("FIRE-HOT-08")
def test_nothing_removes_a_hot_spot() -> None:
    match = table(row("|1F*  s*    |"), rules="experienced")
    play(match, "quench 1,1", "douse 1,2", "move 1,2")
    assert (spots(match), burning(match), smoking(match)) == ("1,1 1,2", "", "")
    assert set(legal(match)) == {"end"}  # nor is there an action that could
    play(match, "end", "roll 6,8", "roll 1,1", "roll 1,2", "roll 1,3")  # not even a POI on it
    assert spots(match) == "1,1 1,2"


@pytest.mark.rule("FIRE-HOT-08")
def test_smoke_fire_and_explosions_on_a_hot_spot_are_as_anywhere() -> None:
    match = table(SPOTS, rules="experienced")
    play(match, "end", "roll 1,1")
    assert smoking(match) == "1,1"
    play(match, "roll 1,1")
    assert burning(match) == "1,1"
    assert "exploded 1,1 (FIRE-ADV-05)" in play(match, "roll 1,1")
    assert match.damage == 4
    assert spots(match) == "1,1 1,2"


@pytest.mark.rule("FIRE-HOT-09")
def test_the_rolled_space_is_resolved_before_the_further_roll() -> None:
    match = table(row("| F*  sh|   |"), rules="experienced")
    told = play(match, "end", "roll 1,1")
    assert_order(
        told,
        "exploded 1,1 (FIRE-ADV-05)",
        "threat 1,2 fire (FIRE-EXPL-02)",
        "exploded 1,2 (FIRE-HAZ-01)",
        "flared-up 1,1 (FIRE-HOT-01)",
    )
    assert told[-1] == "flared-up 1,1 (FIRE-HOT-01)"


@pytest.mark.rule("FIRE-HOT-01")
def test_nobody_is_knocked_down_and_nothing_lost_between_flare_ups() -> None:
    match = table(row("|1s*|v  |   |"), rules="experienced", crew=2)
    match.put("at", 1, cell(match, "1,2"))
    play(match, "end", "roll 1,1")
    assert burning(match) == "1,1"
    assert match.stage == w.ADVANCING
    play(match, "roll 1,1")
    assert (at(match, 1), people(match)) == ("1,1", "v1,2")
    play(match, "roll 1,3")
    assert (match.stage, match.actor) == (w.KNOCKING, 0)  # only the last roll lets the fire bite
    play(match, "fall 0,5")
    assert (at(match, 1), at(match, 2), people(match)) == ("0,5", "1,2", "v1,2")
