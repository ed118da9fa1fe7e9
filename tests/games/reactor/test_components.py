"""Components: the field, assemblies, decks, figures, dial and tokens, and board files that cannot be (REACTOR-COMP)."""

import pytest

from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.games.reactor.board.parser import read_plan
from hotzone.games.reactor.model import constants as w
from tests.games.reactor.figures import at, cell, held, irradiate, radiation, tile
from tests.games.reactor.tables import REACTOR, act, board, fresh, legal, play, table


@pytest.mark.rule("REACTOR-COMP-01")
def test_the_field_has_31_fuel_cells_and_6_control_cells_and_the_number_is_the_cells() -> None:
    plan = REACTOR.plan("reactor")
    assert plan.names[:31] == [str(i) for i in range(1, 32)]
    assert plan.names[31:37] == ["S1", "S2", "S3", "S4", "S5", "S6"]
    match = table("22 FN, 6 --", "soldier 22", "soldier")
    play(match, "lift 6", "end", "card 6")
    assert tile(match, "6") == "--"  # the moved tile answered to its new number


@pytest.mark.rule("REACTOR-COMP-02")
def test_six_of_the_fuel_assemblies_are_emergency_ones_and_nobody_can_tell_them_from_behind() -> None:
    match = fresh()
    assert [match.get("unseen", i) for i in (0, 1)] == [25, 6]
    assert {tile(match, str(i)) for i in range(1, 32)} == {"f?"}


@pytest.mark.rule("REACTOR-COMP-03")
def test_two_of_the_control_assemblies_work_and_four_are_broken() -> None:
    match = fresh()
    assert [match.get("unseen", i) for i in (2, 3)] == [2, 4]
    assert {tile(match, f"S{i}") for i in range(1, 7)} == {"c?"}


@pytest.mark.rule("REACTOR-COMP-04")
def test_each_deck_names_its_own_cells() -> None:
    match = fresh()
    assert legal(match) == [f"card {i}" for i in range(1, 32)]
    red = table(", ".join(f"{i} FN" for i in range(1, 22)))
    red.stage, red.due, red.actor = w.FAILING, 1, c.NATURE
    assert legal(red) == [f"card S{i}" for i in range(1, 7)]


@pytest.mark.rule("REACTOR-COMP-05")
def test_each_of_the_four_characters_has_a_figure_and_a_counter_from_0_to_16() -> None:
    match = table(people="soldier 9, engineer 9, firefighter 9, doctor 9")
    for name in ("soldier", "engineer", "firefighter", "doctor"):
        irradiate(match, name, 16)
        assert (at(match, name), radiation(match, name)) == ("9", 16)
    text = REACTOR.position(match, REACTOR.setup())
    with pytest.raises(BadText):
        REACTOR.parse(text.replace("radiation 16", "radiation 17"))


@pytest.mark.rule("REACTOR-COMP-06")
@pytest.mark.parametrize(
    ("dial", "sector"), [(0, "green"), (10, "green"), (11, "yellow"), (20, "yellow"), (21, "red"), (31, "red")]
)
def test_the_dial_has_three_sectors(dial: int, sector: str) -> None:
    match = fresh()
    match.dial = dial
    assert REACTOR.view(match, None)["sector"] == sector


@pytest.mark.rule("REACTOR-COMP-07")
def test_there_are_four_start_cells_beside_the_rim_that_hold_no_tile() -> None:
    match = table(people="soldier Ya, engineer Yb, firefighter Yc, doctor Yd")
    neighbours = {
        "soldier": "move 1, move 5",
        "engineer": "move 4, move 7",
        "firefighter": "move 28, move 25",
        "doctor": "move 31, move 27",
    }
    for name, steps in neighbours.items():
        act(match, name)
        assert sorted(text for text in legal(match) if text.startswith("move")) == sorted(steps.split(", "))
    assert all(match.get("tile", cell(match, f"Y{x}")) == 0 for x in "abcd")


@pytest.mark.rule("REACTOR-COMP-08")
def test_round_tokens_change_hands_and_square_ones_do_not() -> None:
    match = table(people="soldier 9, engineer 9")
    assert {text.split()[1] for text in legal(match) if text.startswith(("give", "leave"))} == {"lift", "mask"}
    assert held(match, "soldier", "extra") == 5
    with pytest.raises(BadText, match="not one of extinguisher, lift, mask, kit") as error:
        REACTOR.read(match, "give extra 2")
    assert error.value.rule == "REACTOR-TOKEN-03"


def test_a_board_file_that_cannot_be_is_refused_with_line_and_column() -> None:
    for old, new, code in (
        ("tvs_ordinary = 25", "tvs_ordinary = 24", "bad-tiles"),
        ("01  02", "01  01", "cell-twice"),
        ("yellow_from = 11", "yellow_from = 30", "bad-number"),
        ('soldier = "Ya"', 'soldier = "1"', "bad-start"),
        ("crane = 4", "gas_mask = 4", "bad-token"),
        ("[0, -3], [1, -3]", "[1, -3], [0, -3]", "cells-differ"),
        ("tvs_cards_per_cell = 1", "tvs_cards_per_cell = 9", "bad-number"),
        ('broken_suz_sign = "red"', 'broken_suz_sign = "green"', "bad-sign"),
        ('name = "reactor"', "name = ", "board-not-toml"),
        ("S6  27", "S7  27", "numbers-missing"),
        ('["soldier", "engineer"', '["engineer", "soldier"', "bad-order"),  # REACTOR-TURN-01
    ):
        with pytest.raises(BadText) as error:
            read_plan(board(**{old: new}))
        assert (error.value.code, error.value.line > 0, error.value.column > 0) == (code, True, True)
