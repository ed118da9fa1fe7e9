"""Reinforcements after an acute phase that was passed, and the ATTENTION marker (REACTOR-ACUTE, REACTOR-ATT)."""

from typing import Any

import pytest

from hotzone.core import constants as c
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from tests.games.reactor.figures import at, cell, hand, held, irradiate, lie, lying, radiation, seat, tile
from tests.games.reactor.tables import REACTOR, begin, deck, last_stand, legal, over, play, table, without_movers


def cells(match: Match) -> dict[str, Any]:
    """The cells of the view."""
    found = REACTOR.view(match, None)["cells"]
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("REACTOR-ACUTE-06")
def test_the_dead_come_back_to_their_start_cells_and_survivors_stay() -> None:
    match = without_movers(people="doctor -, engineer 20, soldier 21")
    irradiate(match, "engineer", 7)
    match.put("home", seat(match, "doctor"), cell(match, "Ya"))
    deck(match, "1")
    begin(match, "engineer")
    told = play(match, "call", "face black")
    assert "returned 4 Ya (REACTOR-ACUTE-06)" in told
    assert (at(match, "doctor"), radiation(match, "doctor")) == ("Ya", 0)
    assert (at(match, "engineer"), radiation(match, "engineer"), match.seat) == ("20", 7, 1)  # and its turn goes on
    again = last_stand(cards="1")
    irradiate(again, "engineer", 9)
    play(again, "sacrifice 9", "face black")
    assert (at(again, "engineer"), radiation(again, "engineer")) == ("Yb", 0)


def called_back(tiles: str, lost: str) -> Match:
    """Two control assemblies are lost, the last from this cell; the engineer calls for help."""
    match = table(tiles, lost=2)
    match.lost_from = cell(match, lost) + 1
    deck(match, "9")
    begin(match, "engineer")
    play(match, "call")
    return match


def called(where: str) -> tuple[Match, int, list[str]]:
    """The engineer calls for help, and the only card takes the tile of cell 9: the match, the turn before, what happened."""
    match = without_movers("9 FN", where)
    deck(match, "9")
    begin(match, "engineer")
    before = match.turn
    return match, before, play(match, "call")


@pytest.mark.rule("REACTOR-ACUTE-10")
def test_if_nobody_survives_a_called_acute_phase_the_order_begins_anew_with_the_first() -> None:
    match, before, told = called("soldier 9, engineer 9, firefighter 9, doctor 9")
    assert told[-1] == f"turn 1 {before + 1} (REACTOR-TURN-01)"  # RR-30
    assert (match.seat, match.turn) == (seat(match, "soldier"), before + 1)


@pytest.mark.rule("REACTOR-ACUTE-10")
def test_who_called_and_died_takes_the_turn_if_somebody_survived() -> None:
    match, before, _ = called("soldier 20, engineer 9, firefighter 9, doctor 9")
    assert (match.seat, match.turn, at(match, "engineer")) == (seat(match, "engineer"), before, "Yb")


@pytest.mark.rule("REACTOR-ACUTE-07")
def test_tokens_are_collected_and_every_set_is_full_again() -> None:
    match = without_movers("12 FE*")
    hand(match, "engineer", "on", 0)
    hand(match, "engineer", "kit", 2)
    hand(match, "doctor", "kit", 0)
    lie(match, "20", "mask", "soldier")
    hand(match, "soldier", "mask", 1)
    deck(match, "1")
    begin(match, "engineer")
    play(match, "call", "face black")
    full = [match.options.get("full", i) for i in range(w.SEATS * w.SLOTS)]
    assert [match.get("held", i) for i in range(w.SEATS * w.SLOTS)] == full
    assert held(match, "engineer", "on") == 1
    assert (lying(match, "20"), tile(match, "12")) == ("", "FE")


@pytest.mark.rule("REACTOR-ACUTE-08")
def test_both_decks_are_complete_again() -> None:
    match = last_stand(cards="1")
    for i in range(31, 35):
        match.put("deck", i, 0)
    match.control_left = 2
    told = play(match, "sacrifice 9", "face black")
    assert {"deck-made overheat 31 (REACTOR-ACUTE-08)", "deck-made control-failure 6 (REACTOR-ACUTE-08)"} <= set(told)
    assert (match.fuel_left, match.control_left) == (31, 6)


@pytest.mark.rule("REACTOR-ACUTE-09")
@pytest.mark.parametrize(
    ("tiles", "back"), [("S1 --, S2 --", "S1"), ("S1 FN, S2 --", "S2"), ("S1 FN, S6 --", "S6"), ("S1 FN, S2 FN, 1 --", "1")]
)
def test_a_working_control_assembly_comes_back_face_down_and_known(tiles: str, back: str) -> None:
    match = table(f"{tiles}, 7 --, 9 --", lost=2)
    match.lost_from = cell(match, "S1") + 1
    deck(match, "9")
    begin(match, "engineer")
    told = play(match, "call")
    assert f"tile-back {back} working control assembly (REACTOR-ACUTE-09)" in told
    assert (tile(match, back), match.lost, match.lost_from) == ("cw", 1, 0)
    one = without_movers("S1 --", lost=1)
    deck(one, "9")
    begin(one, "engineer")
    assert not [text for text in play(one, "call", "face black") if text.startswith("tile-back")]


@pytest.mark.rule("REACTOR-ACUTE-10")
def test_tiles_dial_and_hearts_stay_as_they_are() -> None:
    match = last_stand("9 FN, 10 FN, 11 --, 12 FE", "11", hearts=3)
    match.hearts = 2
    play(match, "sacrifice 9")
    assert (match.dial, match.hearts, tile(match, "9"), tile(match, "10"), tile(match, "12")) == (4, 2, "--", "FN", "FE")
    play(match, "card 20", "face black")
    assert legal(match)[0] == "move 1"  # play goes on by the usual rules


def test_who_called_the_acute_phase_and_died_in_it_takes_its_turn_when_it_is_back() -> None:
    match = without_movers("20 FN", "engineer 20")
    deck(match, "20")
    begin(match, "engineer")
    play(match, "call")
    assert (at(match, "engineer"), match.seat, match.turn) == ("Yb", 1, 6)  # RR-30


def test_a_dose_of_the_acute_phase_does_not_stand_for_the_standing_dose_of_the_turn_after_it() -> None:
    match = without_movers(people="engineer 20")
    deck(match, "20")
    begin(match, "engineer")
    play(match, "call", "face black")
    assert (radiation(match, "engineer"), tile(match, "20")) == (1, "FN")
    play(match, "card 3", "face black")
    assert radiation(match, "engineer") == 2  # RR-21 spares only a flip in the turn's own reactor phase


@pytest.mark.rule("REACTOR-ATT-01")
def test_a_face_down_assembly_known_to_be_an_emergency_one_is_marked() -> None:
    match = table("9 FE, 10 FN", "engineer 9", "engineer", memory="hidden")
    assert cells(match)["9"]["attention"] is False
    play(match, "pipeline 9")
    assert (cells(match)["9"]["attention"], cells(match)["9"]["sign"]) == (True, "red")
    match.used = 0
    play(match, "move 10", "pipeline 10")
    assert cells(match)["10"]["sign"] is None  # this set-up leaves all else to the players' memory
    match.options.forgetful = 0
    assert cells(match)["10"]["sign"] == "black"


@pytest.mark.rule("REACTOR-ATT-02")
def test_the_marker_has_no_effect_and_travels_with_its_tile() -> None:
    match = table("9 fe, 10 --", "engineer 9", "engineer")
    play(match, "crane 9 10")
    assert (cells(match)["10"]["attention"], cells(match)["9"].get("attention")) == (True, None)
    begin(match, "firefighter")
    play(match, "card 10")
    assert (tile(match, "10"), match.hearts) == ("FE", 1)  # turned up like any other


def test_a_control_assembly_whose_cell_is_taken_comes_back_to_the_lowest_empty_one() -> None:
    match = called_back("S3 FN, S2 --, 7 --, 9 --", "S3")
    assert (tile(match, "S2"), tile(match, "S3")) == ("cw", "FN")  # RR-31


def test_the_control_assembly_that_comes_back_may_complete_the_victory() -> None:
    match = called_back("12 fe, 13 fe, 18 fe, 24 fe, 23 fe, 17 fe, S4 --, S1 --, 9 --", "S4")
    assert (over(match), match.stage, match.actor, legal(match)) == ("victory", w.OVER, c.NOBODY, [])  # RR-30
