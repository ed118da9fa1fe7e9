"""The dial and the control assemblies."""

import pytest

from hotzone.games.reactor.model import constants as w
from tests.games.reactor.figures import at, cell, hand, held, tile
from tests.games.reactor.tables import REACTOR, UP, act, begin, deck, over, play, refused, table, without_movers


@pytest.mark.rule("REACTOR-DIAL-01")
def test_each_assembly_turned_up_adds_one_by_card_or_by_hand() -> None:
    match = table(people="engineer 9")
    begin(match, "engineer")
    play(match, "card 7", "face red")
    assert match.dial == 1
    play(match, "open 9", "face black")
    assert match.dial == 2


@pytest.mark.rule("REACTOR-DIAL-02")
def test_each_assembly_turned_down_takes_one_away() -> None:
    match = table("9 FE, 10 FN", "engineer 9", "engineer")
    assert "dial 1 (REACTOR-DIAL-02)" in play(match, "pipeline 9")


@pytest.mark.rule("REACTOR-DIAL-05")
def test_the_dial_is_31_less_the_face_down_assemblies() -> None:
    match = table(f"{UP[9]}, 20 --, 21 --, 22 --, 23 --")
    assert match.dial == 13
    text = REACTOR.position(match, REACTOR.setup())
    with pytest.raises(Exception, match="the dial must stand at 13"):
        REACTOR.parse(text.replace("dial 13", "dial 12"))


@pytest.mark.rule("REACTOR-DIAL-06")
def test_control_assemblies_never_move_the_dial() -> None:
    match = table(UP[21], "doctor S4")
    begin(match, "doctor")
    play(match, "card 1", "card 2", "card S4", "face black")
    assert match.dial == 21
    begin(match, "doctor")
    play(match, "card 3", "card 4")
    match.put("deck", cell(match, "S4"), 1)
    match.control_left += 1
    play(match, "card S4")
    assert (tile(match, "S4"), match.dial) == ("--", 21)


@pytest.mark.rule("REACTOR-DIAL-07")
def test_moving_a_tile_never_moves_the_dial() -> None:
    match = table("9 FN, 10 --", "engineer 9", "engineer")
    play(match, "crane 9 10")
    assert match.dial == 2


@pytest.mark.rule("REACTOR-DIAL-08")
def test_where_the_sectors_begin_is_data() -> None:
    match = table("1 FN, 2 FN", yellow=2, red=3)
    begin(match, "engineer")
    assert match.due == 2
    play(match, "card 3", "face black", "card 4", "face black")
    assert match.stage == w.FAILING


@pytest.mark.rule("REACTOR-SUZ-01")
def test_a_card_turns_a_control_assembly_up() -> None:
    match = table(UP[21])
    begin(match, "engineer")
    assert "turned-up S4 working control assembly (REACTOR-SUZ-01)" in play(match, "card 1", "card 2", "card S4", "face black")


@pytest.mark.rule("REACTOR-SUZ-02")
def test_a_card_removes_a_face_up_control_assembly() -> None:
    match = table(f"{UP[21]}, S4 CB")
    begin(match, "engineer")
    assert "removed S4 broken control assembly (REACTOR-SUZ-02)" in play(match, "card 1", "card 2", "card S4")


@pytest.mark.rule("REACTOR-SUZ-03")
def test_a_card_for_an_empty_control_cell_does_nothing() -> None:
    match = table(f"{UP[21]}, S4 --")
    begin(match, "engineer")
    assert "untouched S4 empty (REACTOR-SUZ-03)" in play(match, "card 1", "card 2", "card S4")


@pytest.mark.rule("REACTOR-SUZ-04")
@pytest.mark.rule("REACTOR-SUZ-05")
def test_a_working_one_is_lost_only_when_removed_and_losing_both_is_no_defeat() -> None:
    match = table(f"{UP[21]}, S4 CW, S5 CW", "doctor 22")
    assert match.lost == 0
    begin(match, "engineer")
    play(match, "card 1", "card 2", "card S4")
    assert (match.lost, match.lost_from, over(match)) == (1, 0, "undecided")
    play(match, "end", "card 3", "card 4", "card S5")
    assert (match.lost, match.lost_from, over(match)) == (2, cell(match, "S5") + 1, "undecided")


@pytest.mark.rule("REACTOR-SUZ-06")
def test_only_on_turns_a_control_assembly_down_and_there_is_one() -> None:
    match = table("S4 CW, S5 CB", "engineer S4, firefighter S4", "engineer")
    assert refused(match, "pipeline S4") == ("wrong-tile", "REACTOR-PIPE-01")
    play(match, "on S4")
    assert (tile(match, "S4"), held(match, "engineer", "on")) == ("cw", 0)
    match.used = 0
    assert refused(match, "on S5") == ("no-token", "REACTOR-TOKEN-02")
    hosing = table("S4 CW", "firefighter S4", "firefighter")
    assert refused(hosing, "hose S4") == ("wrong-tile", "REACTOR-HOSE-01")


@pytest.mark.rule("REACTOR-SUZ-06")
def test_reinforcements_deal_on_again_so_a_control_assembly_can_be_turned_down_once_more() -> None:
    match = without_movers("S4 CW", "soldier 20, engineer S4, firefighter 21, doctor 22")
    hand(match, "engineer", "on", 0)
    deck(match, "1")
    begin(match, "engineer")
    play(match, "call", "face black")
    assert held(match, "engineer", "on") == 1
    act(match, "engineer")
    play(match, "on S4")
    assert tile(match, "S4") == "cw"


@pytest.mark.rule("REACTOR-SUZ-07")
def test_control_assemblies_are_walked_on_opened_and_moved() -> None:
    match = table("6 --", "engineer 2", "engineer")
    play(match, "move S1", "open S1", "face black", "crane S1 6")
    assert (at(match, "engineer"), tile(match, "6"), tile(match, "S1")) == ("6", "CW", "--")
