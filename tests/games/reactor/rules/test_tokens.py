"""What holds for tokens of every kind, and the OFF button that is none (REACTOR-TOKEN, REACTOR-OFF)."""

import pytest

from hotzone.games.reactor.model import constants as w
from tests.games.reactor.figures import at, hand, held, irradiate, radiation
from tests.games.reactor.tables import act, begin, legal, over, play, refused, table, verbs

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
    match = table("9 FE, 6 --", "engineer 9, firefighter 9, doctor 9, soldier 9", "engineer")
    irradiate(match, "engineer", 5)
    assert not verbs(match) & {"extinguisher", "hose", "lift", "mask", "kit", "help"}  # the others hold them, on this very cell
    assert refused(match, "kit 2") == ("no-token", "REACTOR-TOKEN-02")
    act(match, "doctor")
    assert {"lift", "kit", "help"} <= verbs(match)
    turned = table(people="engineer 9, soldier 9")
    begin(turned, "engineer")
    play(turned, "card 9", "face red")
    assert (turned.seat, radiation(turned, "soldier")) == (1, 2)  # nobody asked the soldier for a mask (RR-11, RR-18)


@pytest.mark.rule("REACTOR-TOKEN-08")
def test_a_token_without_effect_is_refused() -> None:
    match = table("9 fn", "engineer 9, doctor 9", "engineer")
    assert refused(match, "pipeline 9") == ("no-effect", "REACTOR-TOKEN-08")
    act(match, "doctor")
    assert refused(match, "kit 2") == ("no-effect", "REACTOR-TOKEN-08")
    act(match, "engineer")
    assert refused(match, "on S4") == ("no-effect", "REACTOR-TOKEN-08")


@pytest.mark.rule("REACTOR-OFF-01")
def test_off_takes_no_token_and_no_action_it_ends_the_game_by_itself() -> None:
    match = table(f"{AROUND_S4}, S4 cw, 17 --, 9 fe", "doctor 9", "doctor")
    assert refused(match, "off") == ("not-gathered", "REACTOR-WIN-01")
    play(match, "lift 17")
    assert (over(match), match.used) == ("victory", 1 << w.LIFT)
