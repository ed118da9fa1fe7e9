"""The acute phase: when it is played, who may call it, what its cards do (REACTOR-ACUTE)."""

import pytest

from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.games.reactor.model import constants as w
from tests.games.reactor.figures import at, cell, hand, held, irradiate, lie, radiation
from tests.games.reactor.tables import REACTOR, begin, deck, last_stand, legal, over, play, refused, table, without_movers


@pytest.mark.rule("REACTOR-ACUTE-01")
def test_when_nobody_lives_the_acute_phase_is_played() -> None:
    match = last_stand()
    assert "acute-phase (REACTOR-ACUTE-01)" in play(match, "sacrifice 9")
    assert (match.stage, legal(match)) == (w.ACUTE, ["card 1", "card 2"])


@pytest.mark.rule("REACTOR-ACUTE-02")
def test_the_team_may_call_it_without_movers_without_working_control_or_cut_off() -> None:
    usual = table(people="engineer 9")
    begin(usual, "engineer")
    assert refused(usual, "call") == ("not-now", "REACTOR-TURN-02")
    masked = table(people="soldier 9")
    begin(masked, "soldier")
    assert refused(masked, "call") == ("not-hopeless", "REACTOR-ACUTE-02")
    movers = without_movers()
    begin(movers, "engineer")
    assert legal(movers) == ["call", "ready"]
    lie(movers, "20", "lift", "doctor")
    begin(movers, "engineer")
    assert movers.stage == w.OVERHEATING  # a lift on a cell is a means left (RR-28 a)
    control = table("S1 --, S2 --", lost=2)
    begin(control, "engineer")
    assert legal(control) == ["call", "ready"]
    off = table("4 --, 7 --", "soldier Yb, engineer Yb, firefighter Yb, doctor Yb")
    begin(off, "engineer")
    assert off.stage == w.OVERHEATING  # the soldier can still step over (RR-28 c)
    hand(off, "soldier", "extra", 0)
    begin(off, "engineer")
    assert legal(off) == ["call", "ready"]
    assert "acute-phase (REACTOR-ACUTE-02)" in play(off, "call")


@pytest.mark.rule("REACTOR-ACUTE-03")
def test_all_cards_are_drawn_with_doses_and_deaths_but_no_actions_no_control_cards_and_no_rebuilding() -> None:
    match = without_movers(", ".join(f"{i} FN" for i in range(10, 31)), "doctor 31, soldier 30, engineer 29")
    irradiate(match, "doctor", 16)
    deck(match, "31 30 1")
    begin(match, "engineer")
    play(match, "call", "card 31", "face black")
    assert at(match, "doctor") == "-"  # a dose in the red sector, and no control-failure card
    assert legal(match) == ["card 1", "card 30"]
    play(match, "card 30")
    assert (at(match, "soldier"), match.asked, radiation(match, "engineer")) == ("-", cell(match, "1") + 1, 0)
    told = play(match, "face black")
    assert "acute-phase-passed (REACTOR-ACUTE-05)" in told
    empty = without_movers("9 FN")
    deck(empty, "")
    begin(empty, "engineer")
    assert "deck-made overheat 31 (REACTOR-ACUTE-03)" in play(empty, "call")  # RR-32
    assert (empty.stage, empty.fuel_left) == (w.CALLED, 31)


@pytest.mark.rule("REACTOR-ACUTE-04")
def test_hearts_count_and_the_card_is_set_aside() -> None:
    match = last_stand("9 FN, 12 FE", "12 1 2", hearts=2)
    told = play(match, "sacrifice 9", "card 12")
    assert (match.hearts, legal(match)) == (1, ["card 1", "card 2"])
    assert not [text for text in told if text.startswith("card-under")]
    lost = last_stand("9 FN, 12 FE", "12 1 2")
    play(lost, "sacrifice 9", "card 12")
    assert over(lost) == "burnt-out"


@pytest.mark.rule("REACTOR-ACUTE-05")
def test_a_deck_that_runs_out_without_defeat_brings_reinforcements() -> None:
    match = last_stand(cards="1 2")
    play(match, "sacrifice 9", "card 1", "face black")
    told = play(match, "face black")  # 2 was the last card
    assert "acute-phase-passed (REACTOR-ACUTE-05)" in told
    assert (match.stage, match.seat) == (w.OVERHEATING, 0)  # RR-30: the first in order begins


def test_nobody_is_nowhere() -> None:
    match = last_stand()
    play(match, "sacrifice 9")
    assert [match.get("at", i) for i in range(4)] == [c.NOWHERE] * 4


def test_a_position_in_that_phase_has_nobody_alive() -> None:
    match = last_stand()
    play(match, "sacrifice 9")
    text = REACTOR.position(match, REACTOR.setup())
    assert REACTOR.parse(text)[1] == match
    with pytest.raises(BadText, match="the rules do not ask this here"):
        REACTOR.parse(text.replace("home Yb at -", "home Yb at Yb"))


def test_a_crane_alone_is_a_mover_left() -> None:
    match = without_movers()
    hand(match, "engineer", "crane", 1)
    begin(match, "engineer")
    assert match.stage == w.OVERHEATING


def test_two_empty_cells_in_a_row_cut_the_soldier_off_too() -> None:
    match = table("1 --, 5 --, 2 --, S1 --, 9 --, 8 --", "soldier Ya, engineer Ya, firefighter Ya, doctor -")
    assert held(match, "soldier", "extra") == 5
    begin(match, "engineer")
    assert legal(match) == ["call", "ready"]


def test_one_way_out_of_a_start_cell_is_enough() -> None:
    for last in ("1", "5"):
        match = table(f"{last} --", "soldier Ya, engineer Ya, firefighter Ya, doctor -")
        hand(match, "soldier", "extra", 0)
        begin(match, "engineer")
        assert match.stage == w.OVERHEATING  # RR-28 c


def test_a_way_over_another_start_cell_is_a_way() -> None:
    text = REACTOR.boards("reactor").replace("      Ya  01", "  Ye  Ya  01").replace("[1, 3],\n]", "[1, 3], [-2, -3],\n]")
    REACTOR.add_board(text.replace('name = "reactor"', 'name = "long"'))
    for gaps, stage in (("5 --", w.OVERHEATING), ("5 --, 1 --", w.WAITING)):
        match = table(gaps, "soldier Ye, engineer Ye, firefighter Ye, doctor -", board="long")
        hand(match, "soldier", "extra", 0)
        begin(match, "engineer")
        assert match.stage == stage
