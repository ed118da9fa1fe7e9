"""Tokens that move, cool, turn or protect assemblies (REACTOR-CRANE, LIFT, MOVE-TILE, PIPE, HOSE, ON, EXT)."""

import pytest

from tests.games.reactor.figures import at, held, lie, lying, radiation, tile
from tests.games.reactor.tables import begin, legal, over, play, refused, table, verbs


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
