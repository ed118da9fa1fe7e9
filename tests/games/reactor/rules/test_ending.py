"""Victory and defeat (REACTOR-WIN, REACTOR-LOSE)."""

import pytest

from hotzone.games.reactor.rules import ending
from tests.games.reactor.figures import actor, at
from tests.games.reactor.tables import begin, deck, legal, over, play, refused, table

FIVE = "12 fe, 13 fe, 18 fe, 24 fe, 23 fe"
SIX = f"{FIVE}, 17 fe"


@pytest.mark.rule("REACTOR-WIN-01")
def test_six_emergency_assemblies_around_a_working_control_assembly_win() -> None:
    match = table(f"{FIVE}, S4 cw, 17 --, 1 fe", "doctor 1", "doctor")
    assert "ended victory (REACTOR-WIN-01)" in play(match, "lift 17")
    five = table(f"{FIVE}, S4 cw, 17 --, 1 fn", "doctor 1", "doctor")
    play(five, "lift 17")
    assert over(five) == "undecided"
    elsewhere = table(f"{FIVE}, S4 cb, S1 cw, 17 --, 1 fe", "doctor 1", "doctor")
    play(elsewhere, "lift 17")
    assert over(elsewhere) == "undecided"


def lifted(tiles: str) -> str:
    """How it ends when the doctor lifts the sixth into its place."""
    match = table(f"{tiles}, 17 --, 1 fe", "doctor 1", "doctor")
    play(match, "lift 17")
    return over(match)


@pytest.mark.parametrize("other", ["S1", "S6"])
def test_either_of_two_known_working_control_assemblies_will_do(other: str) -> None:
    assert lifted(f"{FIVE}, S4 cw, {other} cw") == "victory"


@pytest.mark.rule("REACTOR-WIN-02")
def test_the_game_ends_in_anybodys_turn_as_soon_as_all_seven_are_known() -> None:
    match = table(f"{FIVE}, S4 cw", "doctor 1")
    begin(match, "engineer")
    play(match, "card 17", "face red")  # nobody acts: the card makes the sixth known
    assert (over(match), actor(match), legal(match)) == ("victory", "nobody", [])
    unseen = table(f"{SIX}", "doctor S4", "doctor")
    assert refused(unseen, "off") == ("not-gathered", "REACTOR-WIN-01")  # RR-24: the control assembly must be opened first
    play(unseen, "open S4", "face black")
    assert over(unseen) == "victory"
    assert refused(unseen, "end") == ("over", "REACTOR-WIN-02")


@pytest.mark.rule("REACTOR-WIN-03")
@pytest.mark.parametrize("side", ["cw", "CW"])
def test_the_side_of_the_control_assembly_does_not_matter(side: str) -> None:
    assert lifted(f"{FIVE}, S4 {side}") == "victory"


@pytest.mark.rule("REACTOR-WIN-04")
@pytest.mark.parametrize("side", ["fe", "FE"])
def test_the_sides_of_the_six_do_not_matter(side: str) -> None:
    assert lifted(f"{FIVE}, S4 cw".replace("12 fe, 13 fe", f"12 {side}, 13 {side}")) == "victory"


@pytest.mark.rule("REACTOR-WIN-05")
def test_at_the_rim_a_control_assembly_lacks_neighbours() -> None:
    match = table("18 cw, S4 fe, 13 fe, 24 fe, 1 fe, 2 fe, 3 --, 4 --, 5 fe", "doctor 5", "doctor")
    assert ending.gathered(match, match.plan.read_cell("18")) == 3  # and there are no more cells around it
    play(match, "lift 3")
    assert over(match) == "undecided"


@pytest.mark.rule("REACTOR-WIN-06")
def test_nobody_needs_to_be_there_or_alive() -> None:
    match = table(f"{FIVE}, S4 cw, 17 f?, 1 FN", "soldier -, doctor -, firefighter -, engineer 1", "engineer")
    deck(match, "17 2 3")
    play(match, "sacrifice 1")  # the last one dies, the acute phase begins
    assert at(match, "engineer") == "-"
    play(match, "card 17", "face red")
    assert over(match) == "victory"  # RR-47


@pytest.mark.rule("REACTOR-WIN-07")
def test_an_emergency_assembly_that_lay_right_from_the_start_counts() -> None:
    match = table(f"{FIVE}, S4 cw", "doctor 17", "doctor")
    play(match, "open 17", "face red")
    assert over(match) == "victory"


@pytest.mark.rule("REACTOR-LOSE-01")
def test_the_game_is_lost_with_an_emergency_assembly_or_the_last_heart() -> None:
    hearts = table("12 FE")
    begin(hearts, "engineer")
    assert "ended burnt-out (REACTOR-HEART-02)" in play(hearts, "card 12")
    taken = table("12 fe", "doctor 12", "doctor", hearts=3)
    assert "ended assembly-lost (REACTOR-SAC-04)" in play(taken, "sacrifice 12")
    assert refused(taken, "end") == ("over", "REACTOR-LOSE-01")


@pytest.mark.rule("REACTOR-LOSE-02")
def test_nothing_else_is_a_defeat() -> None:
    match = table("9 FN, S1 --, S2 --", "soldier 9, engineer 9, firefighter 9, doctor 9", lost=2)
    deck(match, "9")
    begin(match, "engineer")  # no working control assembly is left, so the acute phase could be called
    play(match, "ready")  # the last card takes everybody
    assert [at(match, name) for name in ("soldier", "engineer", "firefighter", "doctor")] == ["-"] * 4
    assert over(match) == "undecided"


def test_the_team_may_give_up_where_the_set_up_says_so() -> None:
    match = table(giving_up="yes")
    assert legal(match)[-1] == "give-up"
    play(match, "give-up")
    assert over(match) == "given-up"  # RR-44
    assert refused(table(), "give-up") == ("no-giving-up", "")
