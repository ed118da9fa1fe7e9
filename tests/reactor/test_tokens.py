"""Every kind of token, and what holds for all of them (REACTOR-TOKEN, REACTOR-CRANE … REACTOR-OFF)."""

import pytest

from hotzone.reactor import words as w
from tests.reactor.tables import (
    act,
    at,
    begin,
    hand,
    held,
    irradiate,
    legal,
    lie,
    lying,
    over,
    play,
    radiation,
    refused,
    table,
    tile,
    verbs,
)

AROUND_S4 = "12 fe, 13 fe, 18 fe, 24 fe, 23 fe"


@pytest.mark.rule("REACTOR-TOKEN-01")
def test_one_token_of_each_kind_a_turn() -> None:
    match = table("9 FN, 10 FN", "engineer 9", "engineer")
    play(match, "pipeline 9", "move 10")
    assert refused(match, "pipeline 10") == ("used-already", "REACTOR-TOKEN-01")
    play(
        match,
        "end",
        "card 5",
        "face black",
        "end",
        "card 6",
        "face black",
        "end",
        "card 7",
        "face black",
        "end",
        "card 8",
        "face black",
    )
    assert "pipeline 10" in legal(match)  # next turn again


@pytest.mark.rule("REACTOR-TOKEN-02")
def test_a_used_token_is_gone() -> None:
    match = table("9 FN", "engineer 9", "engineer")
    hand(match, "engineer", "pipeline", 1)
    play(match, "pipeline 9")
    assert held(match, "engineer", "pipeline") == 0
    match.used = 0
    match.put("tile", 8, w.TVS | w.UP | w.BLACK)
    assert refused(match, "pipeline 9") == ("no-token", "REACTOR-TOKEN-02")


@pytest.mark.rule("REACTOR-TOKEN-03")
def test_square_tokens_are_for_their_own_character() -> None:
    match = table("9 FN", "doctor 9, engineer 9", "doctor")
    assert refused(match, "pipeline 9") == ("not-your-token", "REACTOR-TOKEN-03")
    assert not verbs(match) & {"pipeline", "hose", "crane", "on", "cross"}


@pytest.mark.rule("REACTOR-TOKEN-04")
def test_round_tokens_are_for_whoever_holds_them() -> None:
    match = table("9 --", "engineer 10, firefighter 10", "firefighter")
    play(match, "give lift 2")
    act(match, "engineer")
    play(match, "lift 9")
    assert at(match, "engineer") == "9"


@pytest.mark.rule("REACTOR-TOKEN-05")
def test_a_token_works_on_the_own_cell_only() -> None:
    match = table("9 FN, 10 FN", "engineer 9", "engineer")
    assert refused(match, "pipeline 10") == ("not-here", "REACTOR-TOKEN-05")


@pytest.mark.rule("REACTOR-TOKEN-06")
def test_who_is_helped_must_stand_on_the_same_cell() -> None:
    match = table(people="doctor 9, soldier 10", active="doctor")
    irradiate(match, "soldier", 5)
    assert refused(match, "kit 1") == ("not-together", "REACTOR-TOKEN-06")
    play(match, "move 10")
    assert {"kit 1", "help 1"} <= set(legal(match))


@pytest.mark.rule("REACTOR-TOKEN-07")
def test_tokens_are_used_in_the_own_turn_only() -> None:
    match = table("9 FN", "engineer 9, firefighter 9", "soldier")
    assert not verbs(match) & {"pipeline", "hose"}
    assert refused(match, "hose 9") == ("not-your-token", "REACTOR-TOKEN-03")


@pytest.mark.rule("REACTOR-TOKEN-08")
def test_a_token_without_effect_is_refused() -> None:
    match = table("9 fn", "engineer 9, doctor 9", "engineer")
    assert refused(match, "pipeline 9") == ("no-effect", "REACTOR-TOKEN-08")
    act(match, "doctor")
    assert refused(match, "kit 2") == ("no-effect", "REACTOR-TOKEN-08")
    act(match, "engineer")
    assert refused(match, "on S4") == ("no-effect", "REACTOR-TOKEN-08")


@pytest.mark.rule("REACTOR-CRANE-01")
def test_a_crane_moves_any_tile_with_a_figure_from_anywhere() -> None:
    match = table("6 --, S6 --", "engineer 1, doctor 22", "engineer")
    assert refused(match, "crane 23 6") == ("nobody-there", "REACTOR-CRANE-01")
    assert [text for text in legal(match) if text.startswith("crane")] == ["crane 1 6", "crane 1 S6", "crane 22 6", "crane 22 S6"]
    play(match, "crane 22 6")
    assert (tile(match, "6"), tile(match, "22"), held(match, "engineer", "crane")) == ("f?", "--", 3)


@pytest.mark.rule("REACTOR-CRANE-02")
def test_all_figures_go_with_the_cranes_tile() -> None:
    match = table("6 --", "engineer 22, doctor 22, soldier 22", "engineer")
    play(match, "crane 22 6")
    assert [at(match, name) for name in ("engineer", "doctor", "soldier", "firefighter")] == ["6", "6", "6", "Yc"]


@pytest.mark.rule("REACTOR-LIFT-01")
def test_a_lift_moves_the_tile_under_its_user_to_any_empty_cell() -> None:
    match = table("6 --, 31 --", "doctor 22", "doctor")
    assert [text for text in legal(match) if text.startswith("lift")] == ["lift 6", "lift 31"]
    assert refused(match, "lift 23") == ("not-empty", "REACTOR-LIFT-01")
    play(match, "lift 31")
    assert (tile(match, "31"), tile(match, "22"), held(match, "doctor", "lift")) == ("f?", "--", 1)
    off = table("6 --", "doctor Yd", "doctor")
    assert refused(off, "lift 6") == ("no-tile", "REACTOR-LIFT-01")


@pytest.mark.rule("REACTOR-LIFT-02")
def test_the_user_and_everybody_on_the_tile_go_along() -> None:
    match = table("6 --", "doctor 22, engineer 22", "doctor")
    play(match, "lift 6")
    assert (at(match, "doctor"), at(match, "engineer")) == ("6", "6")


def test_no_mover_works_while_no_cell_is_empty() -> None:
    match = table(people="engineer 22", active="engineer")
    assert "crane" not in verbs(match)  # RR-38
    assert refused(match, "crane 22 6") == ("not-empty", "REACTOR-CRANE-01")


@pytest.mark.rule("REACTOR-MOVE-TILE-01")
def test_a_moved_tile_keeps_everything_and_answers_to_its_new_cell() -> None:
    match = table("22 FE*, 6 --", "doctor 22", "doctor", hearts=2)
    lie(match, "22", "kit", "soldier", 2)
    play(match, "lift 6")
    assert (tile(match, "6"), lying(match, "6"), lying(match, "22")) == ("FE*", "kit of soldier, kit of soldier", "")
    begin(match, "engineer")
    play(match, "card 22", "end", "card 6")
    assert match.hearts == 1


@pytest.mark.rule("REACTOR-MOVE-TILE-02")
def test_being_moved_costs_no_step_and_gives_no_dose() -> None:
    match = table("22 FE, 6 --", "doctor 22, soldier 22", "doctor")
    play(match, "lift 6")
    assert (match.steps, radiation(match, "doctor"), radiation(match, "soldier")) == (3, 0, 0)


@pytest.mark.rule("REACTOR-MOVE-TILE-03")
def test_tiles_go_into_cells_of_either_kind_but_not_onto_start_cells() -> None:
    match = table("S4 --", "doctor 22", "doctor")
    assert refused(match, "lift Ya") == ("start-cell", "REACTOR-MOVE-TILE-03")
    play(match, "lift S4")
    assert tile(match, "S4") == "f?"


@pytest.mark.rule("REACTOR-PIPE-01")
@pytest.mark.parametrize(("up", "down"), [("FN", "fn"), ("FE", "fe")])
def test_a_pipeline_cools_the_assembly_under_the_engineer(up: str, down: str) -> None:
    match = table(f"9 {up}", "engineer 9", "engineer")
    assert f"cooled 9 {'normal' if up == 'FN' else 'emergency'} assembly (REACTOR-PIPE-01)" in play(match, "pipeline 9")
    assert tile(match, "9") == down


@pytest.mark.rule("REACTOR-HOSE-01")
@pytest.mark.parametrize(("up", "down"), [("FN", "fn"), ("FE", "fe")])
def test_a_hose_cools_the_assembly_under_the_firefighter(up: str, down: str) -> None:
    match = table(f"9 {up}", "firefighter 9", "firefighter")
    play(match, "hose 9")
    assert (tile(match, "9"), held(match, "firefighter", "hose")) == (down, 4)


@pytest.mark.rule("REACTOR-ON-01")
def test_on_turns_any_face_up_control_assembly_down_from_anywhere() -> None:
    match = table("S4 CB, S6 CW, 9 FN", "engineer 1", "engineer")
    assert [text for text in legal(match) if text.startswith("on")] == ["on S4", "on S6"]
    play(match, "on S6")
    assert (tile(match, "S6"), tile(match, "S4")) == ("cw", "CB")


@pytest.mark.rule("REACTOR-EXT-01")
def test_an_extinguisher_is_laid_on_the_face_up_emergency_assembly_under_its_user() -> None:
    match = table("9 FE, 10 FN, 11 fe", "firefighter 9", "firefighter")
    play(match, "extinguisher 9")
    assert (tile(match, "9"), held(match, "firefighter", "extinguisher")) == ("FE*", 2)
    match.used = 0
    assert refused(match, "extinguisher 9") == ("no-effect", "REACTOR-TOKEN-08")  # RR-36
    play(match, "move 10")
    assert refused(match, "extinguisher 10") == ("wrong-tile", "REACTOR-EXT-01")
    play(match, "move 11")
    assert refused(match, "extinguisher 11") == ("wrong-tile", "REACTOR-EXT-01")
    empty_handed = table("9 FE", "doctor 9", "doctor")
    assert refused(empty_handed, "extinguisher 9") == ("no-token", "REACTOR-TOKEN-02")


@pytest.mark.rule("REACTOR-EXT-02")
def test_it_protects_while_the_next_character_draws_both_cards() -> None:
    match = table("9 FE, " + ", ".join(f"{i} FN" for i in range(11, 23)), "firefighter 9", "firefighter", fuel_cards=2)
    play(match, "extinguisher 9", "end", "card 9", "card 9")
    assert (match.hearts, over(match)) == (1, "undecided")  # RR-16: all draws of the phase


@pytest.mark.rule("REACTOR-EXT-03")
def test_it_is_gone_after_those_draws_needed_or_not() -> None:
    match = table("9 FE", "firefighter 9", "firefighter")
    play(match, "extinguisher 9", "end")
    assert "extinguisher-gone 9 (REACTOR-EXT-03)" in play(match, "card 3", "face black")
    play(match, "end", "card 9")
    assert over(match) == "burnt-out"


def test_with_one_character_left_its_own_next_draws_are_protected() -> None:
    match = table("9 FE", "firefighter 9, soldier -, engineer -, doctor -", "firefighter")
    play(match, "extinguisher 9", "end", "card 9")
    assert over(match) == "undecided"


@pytest.mark.rule("REACTOR-EXTRA-01")
def test_with_an_extra_cell_the_soldier_opens_a_second_tile_after_the_first() -> None:
    match = table(people="soldier 9")
    assert refused(match, "open-extra 9") == ("open-first", "REACTOR-EXTRA-01")
    play(match, "open 9", "face black", "move 10")
    assert refused(match, "open 10") == ("opened-already", "REACTOR-OPEN-01")
    assert "turned-up 10 normal assembly (REACTOR-EXTRA-01)" in play(match, "open-extra 10", "face black")
    assert held(match, "soldier", "extra") == 4


@pytest.mark.rule("REACTOR-EXTRA-02")
def test_with_an_extra_cell_the_soldier_steps_over_an_empty_cell() -> None:
    match = table("16 --", "soldier 10")
    assert "cross 22" in legal(match)
    play(match, "cross 22")
    assert (at(match, "soldier"), held(match, "soldier", "extra")) == ("22", 4)
    other = table("16 --", "doctor 10", "doctor")
    assert refused(other, "cross 22") == ("not-your-token", "REACTOR-TOKEN-03")


@pytest.mark.rule("REACTOR-EXTRA-03")
def test_one_extra_cell_a_turn_for_one_use_or_the_other() -> None:
    match = table("16 --", "soldier 10")
    play(match, "open 10", "face black", "cross 22")
    assert refused(match, "open-extra 22") == ("used-already", "REACTOR-EXTRA-03")
    match = table("16 --", "soldier 9")
    play(match, "open 9", "face black", "move 10", "open-extra 10", "face black")
    assert refused(match, "cross 22") == ("used-already", "REACTOR-EXTRA-03")


@pytest.mark.rule("REACTOR-EXTRA-04")
def test_stepping_over_takes_two_steps_may_turn_and_ends_on_another_tile() -> None:
    match = table("16 --, 21 --", "soldier 10")
    assert [text for text in legal(match) if text.startswith("cross")] == ["cross 11", "cross 17", "cross 22", "cross 15"]
    match.steps = 2
    assert "cross 15" in legal(match)
    play(match, "cross 15")  # turned over the empty cell
    assert match.steps == 0
    match.steps, match.used = 1, 0
    assert refused(match, "cross 22") == ("no-steps", "REACTOR-EXTRA-04")
    start = table("1 --, 5 --", "soldier Ya")
    crossings = [text for text in legal(start) if text.startswith("cross")]
    assert crossings == ["cross 2", "cross S1", "cross 9", "cross 8"]  # from a start cell, never onto one, never onto the gap
    whole = table(people="soldier 1")
    assert "cross" not in verbs(whole)  # a start cell is no empty cell to step over
    rim = table("1 --", "soldier 2")
    assert refused(rim, "cross Ya") == ("no-crossing", "REACTOR-EXTRA-04")
    gap = table("16 --, 22 --, 15 --, 17 --, 11 --, 10 --, 21 --", "soldier 9")
    assert refused(gap, "cross 22") == ("no-crossing", "REACTOR-EXTRA-04")


@pytest.mark.rule("REACTOR-MASK-01")
def test_a_mask_keeps_radiation_off_from_its_use_to_the_end_of_the_turn() -> None:
    match = table("9 FE, 10 FE, 11 FN", "soldier 8")
    play(match, "move 9")
    assert radiation(match, "soldier") == 2
    play(match, "mask", "move 10", "move 11")
    assert radiation(match, "soldier") == 2
    other = table("9 f?", "soldier 9, doctor 9")
    play(other, "mask", "open 9", "face red")
    assert (radiation(other, "soldier"), radiation(other, "doctor")) == (0, 2)  # only its wearer


@pytest.mark.rule("REACTOR-MASK-02")
def test_the_mask_goes_at_the_end_of_the_turn_and_gives_nothing_back() -> None:
    match = table("9 FN", "soldier 9")
    irradiate(match, "soldier", 4)
    play(match, "mask")
    assert radiation(match, "soldier") == 4
    assert "mask-off 1 (REACTOR-MASK-02)" in play(match, "end")
    assert (match.masked, held(match, "soldier", "mask")) == (0, 2)


def test_a_mask_may_be_put_on_before_the_cards_and_before_the_standing_dose() -> None:
    early = table("9 f?", "soldier 9")
    begin(early, "soldier")
    assert legal(early) == ["mask", "ready"]  # RR-18
    play(early, "mask", "card 9", "face red")
    assert radiation(early, "soldier") == 0
    late = table("9 FE", "soldier 9")
    begin(late, "soldier")
    play(late, "ready", "card 3", "face black")
    assert (late.stage, legal(late)) == (w.BRACING, ["mask", "ready"])
    bare = late.twin()
    play(late, "mask")
    play(bare, "ready")
    assert (radiation(late, "soldier"), radiation(bare, "soldier")) == (0, 2)
    home = table()
    begin(home, "soldier")
    assert home.stage == w.OVERHEATING  # on a start cell nothing can come before the action phase


@pytest.mark.rule("REACTOR-MEDIC-01")
def test_medical_help_takes_two_off() -> None:
    match = table(people="doctor 9, soldier 9", active="doctor")
    irradiate(match, "soldier", 5)
    irradiate(match, "doctor", 3)
    assert {"help 1", "help 4"} <= set(legal(match))
    play(match, "help 1")
    assert (radiation(match, "soldier"), radiation(match, "doctor"), held(match, "doctor", "help")) == (3, 3, 4)


@pytest.mark.rule("REACTOR-KIT-01")
def test_a_first_aid_kit_takes_one_off_for_any_holder() -> None:
    match = table(people="engineer 9, soldier 9", active="engineer")
    hand(match, "engineer", "kit", 1)
    hand(match, "doctor", "kit", 2)
    irradiate(match, "soldier", 5)
    play(match, "kit 1")
    assert (radiation(match, "soldier"), held(match, "engineer", "kit")) == (4, 0)


@pytest.mark.rule("REACTOR-HEAL-01")
def test_radiation_never_falls_below_nothing() -> None:
    match = table(people="doctor 9", active="doctor")
    irradiate(match, "doctor", 1)
    play(match, "help 4")
    assert radiation(match, "doctor") == 0


@pytest.mark.rule("REACTOR-OFF-01")
def test_off_takes_no_token_and_no_action_it_ends_the_game_by_itself() -> None:
    match = table(f"{AROUND_S4}, S4 cw, 17 --, 9 fe", "doctor 9", "doctor")
    assert refused(match, "off") == ("not-gathered", "REACTOR-WIN-01")
    play(match, "lift 17")
    assert (over(match), match.used) == ("victory", 1 << w.LIFT)
