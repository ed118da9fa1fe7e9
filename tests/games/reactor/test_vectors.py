"""Worked examples of the rules, RV-01 to RV-20."""

from hotzone.games.reactor.model import constants as w
from tests.games.reactor.figures import at, cell, hand, held, irradiate, lie, radiation, seat, tile
from tests.games.reactor.tables import begin, over, play, refused, table, up


def test_rv_01_a_card_turns_a_normal_tile_up() -> None:
    match = table()
    begin(match, "engineer")
    play(match, "card 7", "face black")
    assert (tile(match, "7"), match.dial, match.get("deck", cell(match, "7"))) == ("FN", 1, 0)


def test_rv_02_a_card_removes_it() -> None:
    match = table("7 FN")
    begin(match, "engineer")
    play(match, "card 7")
    assert (tile(match, "7"), match.dial) == ("--", 1)


def test_rv_03_a_card_for_an_empty_cell() -> None:
    match = table("7 --")
    before = [match.get("tile", i) for i in range(37)]
    begin(match, "engineer")
    play(match, "card 7")
    assert ([match.get("tile", i) for i in range(37)], match.dial) == (before, 1)


def test_rv_04_entering_yellow_draws_no_second_card_yet() -> None:
    match = table(up(10))
    begin(match, "engineer")
    play(match, "card 30", "face black")
    assert (match.dial, match.stage) == (11, w.ACTING)
    play(match, "end")
    assert match.due == 2


def test_rv_05_entering_red_draws_a_control_card_after_the_second() -> None:
    match = table(up(20))
    begin(match, "engineer")
    play(match, "card 30", "face black")
    assert (match.dial, match.stage, match.due) == (21, w.OVERHEATING, 1)
    play(match, "card 1")
    assert (match.stage, match.due) == (w.FAILING, 1)


def test_rv_06_cooling_out_of_yellow() -> None:
    match = table(up(11), "engineer 9", "engineer")
    play(match, "pipeline 9", "end")
    assert (match.dial, match.due) == (10, 1)


def test_rv_07_one_heart() -> None:
    match = table("12 FE", hearts=1)
    begin(match, "engineer")
    play(match, "card 12")
    assert over(match) == "burnt-out"


def test_rv_08_three_hearts() -> None:
    match = table("12 FE", "doctor 12", hearts=3)
    begin(match, "engineer")
    play(match, "card 12")
    assert (match.hearts, tile(match, "12"), match.get("under", 0)) == (2, "FE", cell(match, "12") + 1)
    assert (at(match, "doctor"), radiation(match, "doctor")) == ("12", 0)


def test_rv_09_an_extinguisher_holds() -> None:
    match = table("12 FE", "firefighter 12", "firefighter")
    play(match, "extinguisher 12", "end", "card 12")
    assert (match.seat, match.hearts, tile(match, "12")) == (seat(match, "doctor"), 1, "FE")


def test_rv_10_an_extinguisher_is_gone_a_turn_later() -> None:
    match = table("12 FE", "firefighter 12", "firefighter", hearts=2)
    play(match, "extinguisher 12", "end", "card 3", "face black", "end", "card 12")
    assert match.hearts == 1


def test_rv_11_a_card_under_the_engineer() -> None:
    for face, dose in (("black", 1), ("red", 2)):
        match = table(people="engineer 9")
        begin(match, "doctor")
        play(match, "card 9", f"face {face}")
        assert radiation(match, "engineer") == dose


def test_rv_12_above_sixteen() -> None:
    match = table("9 FE", "soldier 8")
    irradiate(match, "soldier", 15)
    play(match, "move 9")
    assert (at(match, "soldier"), held(match, "soldier", "extra")) == ("-", 0)
    match = table("9 FE", "soldier 8")
    irradiate(match, "soldier", 14)
    play(match, "move 9")
    assert (at(match, "soldier"), radiation(match, "soldier")) == ("9", 16)


def test_rv_13_a_walk_and_an_opening() -> None:
    match = table("1 FN", "doctor Ya", "doctor")
    play(match, "move 1", "move 2", "move S1", "open S1", "face black")
    assert (radiation(match, "doctor"), match.dial, match.steps) == (2, 1, 0)


def test_rv_14_the_standing_dose_and_the_hose() -> None:
    match = table("16 FE", "firefighter 16")
    begin(match, "firefighter")
    play(match, "card 3", "face black")
    assert (radiation(match, "firefighter"), match.dial) == (2, 2)
    play(match, "hose 16")
    assert (radiation(match, "firefighter"), tile(match, "16"), match.dial) == (2, "fe", 1)


def test_rv_15_no_double_dose() -> None:
    match = table(people="firefighter 16")
    begin(match, "firefighter")
    play(match, "card 16", "face red", "hose 16")
    assert radiation(match, "firefighter") == 2


def test_rv_16_a_mask_over_three_tiles() -> None:
    match = table("9 FN, 10 FE, 11 FN, 12 FN", "soldier 8")
    play(match, "mask", "move 9", "move 10", "move 11")
    assert radiation(match, "soldier") == 0
    begin(match, "soldier")
    play(match, "ready", "card 30", "face black", "ready")
    assert radiation(match, "soldier") == 1


def test_rv_17_stepping_over() -> None:
    match = table("16 --", "soldier 10")
    play(match, "cross 22")
    assert (match.steps, held(match, "soldier", "extra"), at(match, "soldier")) == (2, 4, "22")
    play(match, "open 22", "face black", "move 23")
    assert refused(match, "open-extra 23") == ("used-already", "REACTOR-EXTRA-03")


def test_rv_18_a_crane_with_the_doctor() -> None:
    match = table("22 FN, 6 --", "engineer 1, doctor 22", "engineer")
    dial = match.dial
    play(match, "crane 22 6")
    assert (at(match, "doctor"), tile(match, "6"), tile(match, "22")) == ("6", "FN", "--")
    assert (match.dial, radiation(match, "doctor")) == (dial, 0)


def test_rv_19_a_crane_needs_a_figure() -> None:
    match = table("6 --", "engineer 1", "engineer")
    lie(match, "22", "lift", "doctor")
    hand(match, "doctor", "lift", 1)
    assert refused(match, "crane 22 6") == ("nobody-there", "REACTOR-CRANE-01")  # RR-35: a token is not enough


def test_rv_20_a_moved_tile_answers_to_its_new_number() -> None:
    match = table("22 FN, 6 --", "engineer 1, doctor 22", "engineer")
    play(match, "crane 22 6", "end", "card 22")
    assert tile(match, "6") == "FN"
    play(match, "end", "card 6")
    assert tile(match, "6") == "--"
