"""Steps and opening tiles (REACTOR-MOVE, REACTOR-OPEN)."""

import pytest

from tests.games.reactor.figures import at, radiation, tile
from tests.games.reactor.tables import begin, legal, play, refused, table


def steps(match: object) -> list[str]:
    """The cells a step leads to."""
    return sorted(text.split()[1] for text in legal(match) if text.startswith("move"))


@pytest.mark.rule("REACTOR-MOVE-01")
@pytest.mark.parametrize(("name", "most"), [("soldier", 4), ("engineer", 3), ("firefighter", 3), ("doctor", 3)])
def test_three_steps_a_turn_four_for_the_soldier(name: str, most: int) -> None:
    match = table(people=f"{name} 14", active=name)
    for there in ("S3", "15", "16", "17")[:most]:
        play(match, f"move {there}")
    assert refused(match, "move 15" if most == 3 else "move 16") == ("no-steps", "REACTOR-MOVE-01")
    idle = table(people=f"{name} 14", active=name)
    play(idle, "end")  # none at all is fine
    assert at(idle, name) == "14"


@pytest.mark.rule("REACTOR-MOVE-02")
def test_a_step_leads_to_any_of_six_neighbours() -> None:
    match = table(people="soldier 16")
    assert steps(match) == sorted(["10", "11", "17", "22", "21", "15"])
    assert refused(match, "move S4") == ("not-adjacent", "REACTOR-MOVE-02")


@pytest.mark.rule("REACTOR-MOVE-03")
def test_steps_may_be_interrupted_and_continued() -> None:
    match = table("10 FN", "engineer 9", "engineer")
    play(match, "move 10", "pipeline 10", "move 11", "open 11", "face black", "move 12")
    assert (at(match, "engineer"), match.steps) == ("12", 0)


@pytest.mark.rule("REACTOR-MOVE-04")
def test_nobody_stands_on_or_crosses_an_empty_cell() -> None:
    match = table("15 --, S3 --", "doctor 9", "doctor")
    assert not {"15", "S3"} & set(steps(match))
    assert refused(match, "move 15") == ("empty-cell", "REACTOR-MOVE-04")
    assert refused(match, "move S3") == ("empty-cell", "REACTOR-MOVE-04")


@pytest.mark.rule("REACTOR-MOVE-05")
def test_any_number_of_figures_may_share_a_cell() -> None:
    match = table(people="soldier 9, engineer 9, firefighter 9, doctor 10", active="doctor")
    play(match, "move 9")
    assert at(match, "doctor") == "9"


@pytest.mark.rule("REACTOR-MOVE-06")
def test_start_cells_can_be_entered_again_and_do_not_radiate() -> None:
    match = table(people="soldier 1")
    play(match, "move Ya", "move 5", "move Ya")
    assert (at(match, "soldier"), radiation(match, "soldier")) == ("Ya", 0)
    begin(match, "soldier")
    play(match, "card 30", "face red")
    assert radiation(match, "soldier") == 0


@pytest.mark.rule("REACTOR-OPEN-01")
def test_one_tile_a_turn_may_be_opened_of_either_kind() -> None:
    match = table(people="doctor 2", active="doctor")
    assert "turned-up 2 normal assembly (REACTOR-OPEN-01)" in play(match, "open 2", "face black", "move S1")
    assert refused(match, "open S1") == ("opened-already", "REACTOR-OPEN-01")
    play(
        match,
        "end",
        "card 20",
        "face black",
        "end",
        "card 21",
        "face black",
        "end",
        "card 22",
        "face black",
        "end",
        "card 23",
        "face black",
    )
    play(match, "open S1", "face red")
    assert tile(match, "S1") == "CB"


@pytest.mark.rule("REACTOR-OPEN-02")
def test_only_the_tile_under_the_figure_anywhere_on_its_path() -> None:
    match = table(people="doctor 2", active="doctor")
    assert refused(match, "open 6") == ("not-here", "REACTOR-OPEN-02")
    play(match, "move 6", "open 6", "face black", "move 11")
    assert tile(match, "6") == "FN"
    start = table(active="doctor")
    assert refused(start, "open Yd") == ("no-tile", "REACTOR-OPEN-02")


@pytest.mark.rule("REACTOR-OPEN-03")
def test_opening_a_fuel_assembly_raises_the_dial_a_control_assembly_does_not() -> None:
    match = table(people="doctor 2", active="doctor")
    assert "dial 1 (REACTOR-OPEN-03)" in play(match, "open 2", "face black")
    match = table(people="doctor S1", active="doctor")
    assert not [text for text in play(match, "open S1", "face black") if text.startswith("dial")]


@pytest.mark.rule("REACTOR-OPEN-04")
def test_a_face_up_tile_cannot_be_opened_again_so_opening_removes_nothing() -> None:
    match = table("2 FN", "doctor 2", "doctor")
    assert refused(match, "open 2") == ("face-up", "REACTOR-OPEN-04")
    soldier = table(people="soldier 2")
    play(soldier, "open 2", "face black")
    assert refused(soldier, "open-extra 2") == ("face-up", "REACTOR-OPEN-04")
    assert tile(soldier, "2") == "FN"


def test_where_only_one_sign_is_left_nature_is_not_asked() -> None:
    match = table("1 FE, 3 FE, 4 FE, 5 FE, 6 FE, 7 FE", "doctor 2", "doctor")
    play(match, "open 2")
    assert tile(match, "2") == "FN"
    control = table("S1 CW, S2 CW", "doctor S3", "doctor")
    play(control, "open S3")
    assert tile(control, "S3") == "CB"
