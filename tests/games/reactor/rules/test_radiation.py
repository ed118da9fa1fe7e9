"""Doses, death and sacrifice (REACTOR-RAD, REACTOR-DEATH, REACTOR-SAC)."""

import pytest

from hotzone.games.reactor.rules import radiation as rules
from tests.games.reactor.figures import at, cell, held, irradiate, lie, lying, radiation, tile
from tests.games.reactor.tables import act, begin, over, play, refused, table


@pytest.mark.rule("REACTOR-RAD-01")
@pytest.mark.parametrize(("sign", "dose"), [("FN", 1), ("FE", 2), ("CW", 1), ("CB", 2)])
def test_a_black_sign_gives_one_a_red_sign_two(sign: str, dose: int) -> None:
    match = table(f"{'9' if sign[0] == 'F' else 'S1'} {sign}", "engineer 5", "engineer")
    play(match, "move 9" if sign[0] == "F" else "move S1")
    assert radiation(match, "engineer") == dose


@pytest.mark.rule("REACTOR-RAD-02")
def test_every_step_onto_a_face_up_tile_counts() -> None:
    match = table("9 FN, S1 CB", "engineer 5", "engineer")
    told = play(match, "move 9", "move S1", "move 9")
    assert [text for text in told if text.startswith("radiation")] == [
        "radiation 2 1 (REACTOR-RAD-02)",
        "radiation 2 3 (REACTOR-RAD-02)",
        "radiation 2 4 (REACTOR-RAD-02)",
    ]
    over_gap = table("16 --, 22 FE", "soldier 10")
    play(over_gap, "cross 22")
    assert radiation(over_gap, "soldier") == 2


@pytest.mark.rule("REACTOR-RAD-03")
def test_who_stands_on_a_face_up_tile_gets_its_dose_as_its_action_phase_begins() -> None:
    match = table("9 FE", "engineer 9, doctor 9")
    begin(match, "engineer")
    assert "radiation 2 2 (REACTOR-RAD-03)" in play(match, "card 20", "face black")
    assert radiation(match, "doctor") == 0  # only its own phase


def test_the_standing_dose_does_not_come_twice_for_a_tile_turned_up_in_this_phase() -> None:
    match = table(people="engineer 9")
    begin(match, "engineer")
    play(match, "card 9", "face red")
    assert radiation(match, "engineer") == 2  # RR-21
    for card in ("3", "4", "6", "7"):  # but a turn later it comes
        play(match, "end", f"card {card}", "face black")
    assert (match.seat, radiation(match, "engineer")) == (1, 4)


@pytest.mark.rule("REACTOR-RAD-04")
def test_opening_the_tile_under_oneself_gives_its_dose() -> None:
    match = table(people="doctor 9", active="doctor")
    assert "radiation 4 2 (REACTOR-RAD-04)" in play(match, "open 9", "face red")


@pytest.mark.rule("REACTOR-RAD-05")
def test_a_card_that_turns_up_the_tile_under_one_gives_the_dose_in_anybodys_turn() -> None:
    match = table(people="doctor 9")
    begin(match, "engineer")
    assert "radiation 4 1 (REACTOR-RAD-05)" in play(match, "card 9", "face black")


@pytest.mark.rule("REACTOR-RAD-06")
def test_a_tile_opened_by_another_on_the_same_cell_gives_its_dose() -> None:
    match = table(people="doctor 9, soldier 9, engineer 10", active="doctor")
    assert "radiation 1 2 (REACTOR-RAD-06)" in play(match, "open 9", "face red")
    assert radiation(match, "engineer") == 0


@pytest.mark.rule("REACTOR-RAD-07")
def test_every_figure_on_a_flipped_tile_gets_the_dose() -> None:
    match = table(people="doctor 9, soldier 9, engineer 9, firefighter 9")
    begin(match, "engineer")
    play(match, "card 9", "face red")
    assert [radiation(match, name) for name in ("soldier", "engineer", "firefighter", "doctor")] == [2, 2, 2, 2]


@pytest.mark.rule("REACTOR-RAD-08")
def test_cooling_gives_no_dose_of_its_own() -> None:
    match = table("9 FE", "engineer 9, doctor 9", "engineer")
    play(match, "pipeline 9")
    assert (radiation(match, "engineer"), radiation(match, "doctor")) == (0, 0)


@pytest.mark.rule("REACTOR-RAD-09")
def test_face_down_tiles_start_cells_and_crossed_cells_give_none() -> None:
    match = table("9 fe, 10 --", "soldier 8")
    told = play(match, "move 9", "cross 11")
    assert radiation(match, "soldier") == 0
    assert not [text for text in told if text.startswith("radiation")]
    match = table(people="soldier 1")
    play(match, "move Ya")
    assert radiation(match, "soldier") == 0


@pytest.mark.rule("REACTOR-RAD-10")
@pytest.mark.parametrize(("sign", "dose"), [("red", 2), ("black", 1)])
def test_the_sign_of_a_broken_control_assembly_is_data(sign: str, dose: int) -> None:
    match = table("S1 CB, S2 CW, 9 FN, 10 FE", broken_sign=sign)
    doses = [rules.strength(match, cell(match, name)) for name in ("S1", "S2", "9", "10", "11")]
    assert doses == [dose, 1, 1, 2, 0]


@pytest.mark.rule("REACTOR-RAD-11")
@pytest.mark.parametrize(("before", "after"), [(14, "9"), (15, "-")])
def test_above_16_a_character_dies_at_once(before: int, after: str) -> None:
    match = table("9 FE", "soldier 8")
    irradiate(match, "soldier", before)
    play(match, "move 9")
    assert at(match, "soldier") == after
    assert (match.seat == 0) == (after == "9")


@pytest.mark.rule("REACTOR-DEATH-01")
def test_radiation_a_removed_tile_and_sacrifice_kill() -> None:
    by_card = table("9 FN", "doctor 9, soldier 9")
    begin(by_card, "engineer")
    told = play(by_card, "card 9")
    assert {"died 4 9 (REACTOR-DEATH-01)", "died 1 9 (REACTOR-DEATH-01)"} <= set(told)
    assert (at(by_card, "doctor"), at(by_card, "soldier")) == ("-", "-")
    by_dose = table("9 FN", "soldier 8")
    irradiate(by_dose, "soldier", 16)
    assert "died 1 9 (REACTOR-RAD-11)" in play(by_dose, "move 9")
    by_choice = table("9 fn", "soldier 9")
    assert "died 1 9 (REACTOR-SAC-01)" in play(by_choice, "sacrifice 9")


@pytest.mark.rule("REACTOR-DEATH-02")
def test_the_figure_and_the_tokens_it_holds_leave_the_game() -> None:
    match = table("9 FN", "soldier 9")
    begin(match, "engineer")
    play(match, "card 9")
    assert [held(match, "soldier", token) for token in ("lift", "mask", "extra")] == [0, 0, 0]
    act(match, "engineer")
    play(match, "move 4")
    assert at(match, "soldier") == "-"


@pytest.mark.rule("REACTOR-DEATH-03")
def test_tokens_the_dead_had_left_on_cells_stay() -> None:
    match = table("9 FN", "soldier 9, engineer 10")
    lie(match, "10", "mask", "soldier")
    begin(match, "engineer")
    play(match, "card 9", "take mask 1")
    assert held(match, "engineer", "mask") == 1


@pytest.mark.rule("REACTOR-SAC-01")
def test_a_character_may_give_its_life_to_remove_the_tile_under_it() -> None:
    match = table("9 FN", "soldier 9, engineer 10")
    assert refused(match, "sacrifice 10") == ("not-here", "REACTOR-SAC-01")
    play(match, "sacrifice 9")
    assert (tile(match, "9"), at(match, "soldier"), match.seat) == ("--", "-", 1)
    home = table()
    assert refused(home, "sacrifice Ya") == ("no-tile", "REACTOR-SAC-01")
    control = table(people="soldier S1")
    told = play(control, "sacrifice S1", "face black")
    assert "shown S1 working control assembly (REACTOR-SAC-01)" in told  # RR-27
    assert (control.lost, over(control)) == (1, "undecided")


@pytest.mark.rule("REACTOR-SAC-02")
def test_others_on_the_tile_die_too_and_tokens_on_it_are_destroyed() -> None:
    match = table("9 FN", "soldier 9, doctor 9")
    lie(match, "9", "kit", "doctor")
    told = play(match, "sacrifice 9")
    assert "lying 9 kit of 4 0 (REACTOR-SAC-02)" in told
    assert {"died 1 9 (REACTOR-SAC-01)", "died 4 9 (REACTOR-SAC-02)"} <= set(told)
    assert (at(match, "doctor"), lying(match, "9")) == ("-", "")


@pytest.mark.rule("REACTOR-SAC-03")
def test_a_sacrificed_face_down_assembly_raises_the_dial() -> None:
    match = table(people="soldier 9")
    assert "dial 1 (REACTOR-SAC-03)" in play(match, "sacrifice 9", "face black")
    up = table("9 FN", "soldier 9")
    play(up, "sacrifice 9")
    assert up.dial == 1
    control = table(people="soldier S1")
    play(control, "sacrifice S1", "face red")
    assert control.dial == 0


@pytest.mark.rule("REACTOR-SAC-04")
def test_sacrifice_on_an_emergency_assembly_is_defeat_whatever_the_hearts() -> None:
    match = table(people="soldier 9", hearts=3)
    play(match, "sacrifice 9", "face red")
    assert (over(match), match.hearts) == ("assembly-lost", 3)
    known = table("9 FE*", "soldier 9", hearts=3)
    play(known, "sacrifice 9")  # an extinguisher does not help either (RR-42)
    assert over(known) == "assembly-lost"
