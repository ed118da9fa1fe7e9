"""Putting out fire and smoke by hand (FIRE-EXT)."""

import pytest

from tests.games.fire.figures import give, only, pools, purse, refused, stand
from tests.games.fire.tables import burning, legal, play, row, smoking, table

BESIDE = """
    +---+---+---+
    |1    F     |
    +   +---+---+
    | s |
    +---+
     ?   ?   ?
"""


@pytest.mark.rule("FIRE-EXT-01", "FIRE-EXT-02", "FIRE-EXT-03")
@pytest.mark.parametrize(
    ("text", "fires", "smokes", "left", "told"),
    [
        ("douse 2,1", "1,2", "", 3, "threat 2,1 clear (FIRE-EXT-01)"),
        ("douse 1,2", "", "1,2 2,1", 3, "threat 1,2 smoke (FIRE-EXT-02)"),
        ("quench 1,2", "", "2,1", 2, "threat 1,2 clear (FIRE-EXT-03)"),
    ],
)
def test_smoke_or_a_turned_fire_costs_one_ap_and_a_whole_fire_two(text: str, fires: str, smokes: str, left: int, told: str) -> None:
    match = table(BESIDE)
    assert told in play(match, text)
    assert (burning(match), smoking(match), purse(match)) == (fires, smokes, (left, 0))


@pytest.mark.rule("FIRE-EXT-03")
def test_one_ap_does_not_remove_a_fire() -> None:
    match = give(table(BESIDE), 1)
    assert only(legal(match), "douse", "quench") == ["douse 1,2", "douse 2,1"]
    assert refused(match, "quench 1,2") == ("too-few-ap", "FIRE-AP-08")
    assert refused(match, "quench 2,1") == ("no-fire", "FIRE-EXT-03")


@pytest.mark.rule("FIRE-EXT-04")
@pytest.mark.parametrize(
    ("edge", "reached"), [(" ", True), ("O", True), ("o", True), ("x", True), ("|", False), ("!", False), ("D", False)]
)
def test_water_passes_openings_but_neither_walls_nor_closed_doors(edge: str, reached: bool) -> None:
    match = table(row(f"|1  {edge} F     |"))
    assert ("douse 1,2" in legal(match)) == reached
    assert ("quench 1,2" in legal(match)) == reached
    if not reached:
        assert refused(match, "douse 1,2") == ("not-adjacent", "FIRE-EXT-04")


@pytest.mark.rule("FIRE-EXT-04")
def test_the_target_is_the_own_space_or_one_of_the_four_beside_it() -> None:
    match = table("""
        + x +   + x +   +
          F   F   F
        +   +   +   +   +
          F  1F   F   F
        +   +   +   +   +
          F   F   F
        +   +   +   +   +
    """)
    targets = [text.split()[1] for text in only(legal(match), "quench")]
    assert targets == ["1,2", "2,3", "3,2", "2,1", "2,2"]
    assert refused(match, "douse 1,1") == ("not-adjacent", "FIRE-EXT-04")  # diagonal
    assert refused(match, "douse 2,4") == ("not-adjacent", "FIRE-EXT-04")  # two away


@pytest.mark.rule("FIRE-EXT-04")
def test_from_outside_the_space_behind_an_opening_is_reached() -> None:
    match = table("""
        + x +---+
        | F   F
        +---+---+
    """)
    assert "quench 1,1" in legal(stand(match, f1="0,1"))
    assert "quench 1,2" not in legal(stand(match, f1="0,2"))


@pytest.mark.rule("FIRE-EXT-05", "FIRE-SPEC-04", "FIRE-SPEC-16")
@pytest.mark.parametrize("card", ["paramedic", "rescue"])
def test_paramedic_and_rescue_specialist_pay_double_to_extinguish(card: str) -> None:
    """R-29: 2, 2 and 4; the movement pool never helps (TV-19)."""
    match = table(BESIDE, crew=card, rules="experienced")
    pool = pools(match)
    play(match, "douse 2,1")
    assert purse(match) == (2, 0)
    assert refused(match, "quench 1,2") == ("too-few-ap", "FIRE-AP-08")
    play(match, "douse 1,2")
    assert purse(match) == (0, 0)
    assert smoking(match) == "1,2"
    match = table(BESIDE, crew=card, rules="experienced")
    play(match, "quench 1,2")
    assert purse(match) == (0, 0)
    assert pools(match) == pool
    match = give(table(BESIDE, crew=card, rules="experienced"), 1)
    assert only(legal(match), "douse", "quench") == []


@pytest.mark.rule("FIRE-EXT-05")
@pytest.mark.parametrize("card", ["captain", "imaging", "cafs", "hazmat", "generalist", "driver"])
def test_nobody_else_pays_double(card: str) -> None:
    match = table(BESIDE, crew=card, rules="experienced")
    before = sum(purse(match)) + pools(match)[1]
    play(match, "quench 1,2", "douse 2,1")
    assert sum(purse(match)) + pools(match)[1] == before - 3


@pytest.mark.rule("FIRE-EXT-06")
def test_removed_markers_go_back_to_the_supply() -> None:
    match = table(BESIDE)
    assert match.markers == 31
    play(match, "douse 1,2")
    assert match.markers == 31  # only turned
    play(match, "douse 1,2")
    assert match.markers == 32
    play(match, "douse 2,1")
    assert match.markers == 33


@pytest.mark.rule("FIRE-EXT-06")
def test_a_returned_marker_can_be_used_again() -> None:
    match = table(BESIDE)
    match.markers = 0
    play(match, "quench 1,2", "end", "roll 6,6")
    assert smoking(match) == "2,1 6,6"
    assert match.markers == 0


@pytest.mark.rule("FIRE-EXT-07")
def test_fire_turned_to_smoke_beside_fire_stays_smoke_until_the_next_flashover() -> None:
    """R-06: it can still be removed for one AP more in the same turn."""
    match = table("""
        +---+---+---+
        |1    F   F |
        +---+---+---+
         ?   ?   ?
    """)
    play(match, "douse 1,2")
    assert (burning(match), smoking(match)) == ("1,3", "1,2")
    other = match.clone()
    play(other, "douse 1,2")
    assert (burning(other), smoking(other)) == ("1,3", "")
    play(match, "end", "roll 6,6")
    assert burning(match) == "1,2 1,3"
