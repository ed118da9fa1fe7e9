"""Worked examples of the rules, RV-21 to RV-40."""

from hotzone.core import constants as c
from hotzone.games.reactor.model import constants as w
from tests.games.reactor.figures import at, cell, hand, held, irradiate, lying, radiation, seat, tile
from tests.games.reactor.tables import act, begin, deck, legal, over, play, refused, table, up

SIX_BUT_ONE = "12 fe, 13 FE, 18 fe, 24 fe, 23 FE"


def test_rv_21_kit_and_help() -> None:
    match = table(people="doctor 9, soldier 9", active="doctor")
    irradiate(match, "soldier", 2)
    play(match, "kit 1")
    assert radiation(match, "soldier") == 1
    play(match, "help 1")
    assert radiation(match, "soldier") == 0
    irradiate(match, "soldier", 2)
    assert refused(match, "kit 1") == ("used-already", "REACTOR-TOKEN-01")


def test_rv_22_a_left_lift_is_destroyed() -> None:
    match = table("15 FN", "firefighter 15", "firefighter")
    play(match, "leave lift 15", "move 16", "end", "card 15")
    assert (lying(match, "15"), held(match, "firefighter", "lift")) == ("", 1)


def test_rv_23_a_left_lift_is_taken_and_used() -> None:
    match = table("15 FN, 1 --", "firefighter 15, engineer 15", "firefighter")
    play(match, "leave lift 15")
    act(match, "engineer")
    play(match, "take lift 3", "lift 1")
    assert (at(match, "engineer"), tile(match, "1")) == ("1", "FN")


def test_rv_24_a_sacrifice() -> None:
    match = table(up(5), "firefighter 30", "firefighter")
    play(match, "sacrifice 30", "face black")
    assert (match.dial, tile(match, "30"), at(match, "firefighter")) == (6, "--", "-")


def test_rv_25_a_sacrifice_of_an_emergency_tile() -> None:
    match = table(up(5), "firefighter 30", "firefighter", hearts=3)
    play(match, "sacrifice 30", "face red")
    assert over(match) == "assembly-lost"


def test_rv_26_the_last_one_arrives() -> None:
    match = table(f"{SIX_BUT_ONE}, 17 --, 1 FE, S4 cw", "doctor 1", "doctor")
    play(match, "lift 17")
    assert over(match) == "victory"


def test_rv_27_a_broken_one_in_the_middle() -> None:
    match = table(f"{SIX_BUT_ONE}, 17 --, 1 FE, S4 cb", "doctor 1", "doctor")
    play(match, "lift 17")
    assert over(match) == "undecided"


def test_rv_28_a_working_one_at_the_rim() -> None:
    match = table("18 --, S4 CW, 12 fe, 13 fe, 23 fe, 24 fe, 17 fe, 1 fe", "doctor S4", "doctor")
    play(match, "lift 18")
    hand(match, "doctor", "lift", 2)
    match.used = 0
    match.put("at", seat(match, "doctor"), cell(match, "1"))
    play(match, "lift S4")
    assert over(match) == "undecided"


def test_rv_29_a_control_card_under_the_doctor() -> None:
    match = table(up(21), "doctor S4")
    begin(match, "engineer")
    play(match, "card 1", "card 2", "card S4", "face black")
    assert (tile(match, "S4"), radiation(match, "doctor")) == ("CW", 1)
    for i in range(31, 37):
        match.put("deck", i, 0)
    match.control_left = 0
    begin(match, "engineer")
    play(match, "card 3", "card 4", "card S4")
    assert (tile(match, "S4"), at(match, "doctor")) == ("--", "-")


def test_rv_30_on_from_anywhere() -> None:
    match = table("S4 CW", "engineer 1, doctor S4", "engineer")
    play(match, "on S4")
    assert (tile(match, "S4"), match.dial, radiation(match, "doctor")) == ("cw", 0, 0)


def test_rv_31_an_acute_phase_passed() -> None:
    match = table("4 --, 5 FN, 6 FN", "soldier -, engineer -, firefighter -, doctor 6", "doctor")
    deck(match, "1 2 3 4 5")
    play(match, "sacrifice 6")
    dial = match.dial
    play(match, "card 1", "face black", "card 2", "face black", "card 3", "face black", "card 4")
    assert match.dial == dial + 3
    assert [tile(match, str(i)) for i in range(1, 6)] == ["FN", "FN", "FN", "--", "--"]
    assert [at(match, name) for name in ("soldier", "engineer", "firefighter", "doctor")] == ["Ya", "Yb", "Yc", "Yd"]
    assert [match.get("held", i) for i in range(64)] == [match.options.get("full", i) for i in range(64)]
    assert (match.fuel_left, match.control_left) == (31, 6)


def test_rv_32_three_players_without_a_soldier() -> None:
    match = table(active="doctor", players=3, third="doctor")
    assert seat(match, "doctor") == 0
    assert held(match, "engineer", "crane") + sum(held(match, name, "lift") for name in ("doctor", "firefighter")) == 10


def test_rv_33_an_empty_deck_in_normal_play() -> None:
    match = table(people="doctor -")
    deck(match, "")
    begin(match, "engineer")
    assert (match.fuel_left, at(match, "doctor")) == (31, "-")


def test_rv_34_a_second_pipeline() -> None:
    match = table("9 FN, 10 FN, 11 --", "engineer 9", "engineer")
    play(match, "pipeline 9", "move 10")
    assert refused(match, "pipeline 10") == ("used-already", "REACTOR-TOKEN-01")
    assert "crane 10 11" in legal(match)


def test_rv_35_nine_up_and_four_missing() -> None:
    assert table(f"{up(9)}, 20 --, 21 --, 22 --, 23 --").dial == 13


def test_rv_36_a_heart_on_the_last_card_of_the_deck() -> None:
    match = table(f"12 FE, {up(11, 13)}", hearts=3)
    deck(match, "12")
    begin(match, "engineer")
    assert (match.dial, match.hearts) == (12, 1)  # both cards were 12 (RR-43)
    assert match.get("under", 0) == cell(match, "12") + 1


def test_rv_37_a_control_card_makes_the_victory_known() -> None:
    match = table(f"{SIX_BUT_ONE}, 17 FE, {up(11)}, {up(3, 14)}, {up(4, 19)}")
    assert match.dial == 21
    begin(match, "engineer")
    play(match, "card 1", "card 2", "card S4", "face black")
    assert (over(match), match.actor) == ("victory", c.NOBODY)


def test_rv_38_cut_off() -> None:
    match = table("1 --, 5 --", "engineer Ya, firefighter Ya, doctor Ya", "engineer", players=3, third="doctor")
    begin(match, "engineer")
    assert legal(match) == ["call", "ready"]


def test_rv_39_a_control_assembly_comes_back_to_a_fuel_cell() -> None:
    match = table("S1 FN, S2 FN, 7 --, 9 --", lost=2)
    deck(match, "9")
    begin(match, "engineer")
    play(match, "call")
    assert (tile(match, "7"), match.stage, match.fuel_left) == ("cw", w.OVERHEATING, 31)


def test_rv_40_an_extinguisher_in_an_acute_phase() -> None:
    match = table("12 FE*", hearts=1)
    for name in ("soldier", "firefighter", "doctor"):
        hand(match, name, "lift", 0)
    hand(match, "engineer", "crane", 0)
    hand(match, "firefighter", "extinguisher", 2)
    deck(match, "12")
    begin(match, "engineer")
    play(match, "call")
    assert (match.hearts, over(match), tile(match, "12")) == (1, "undecided", "FE")
    assert held(match, "firefighter", "extinguisher") == 3
