"""Passing, leaving and taking tokens (REACTOR-PASS)."""

import pytest

from tests.games.reactor.figures import hand, held, lie, lying
from tests.games.reactor.tables import act, begin, legal, play, refused, table


@pytest.mark.rule("REACTOR-PASS-01")
def test_once_a_turn_one_round_token_is_given_or_left() -> None:
    match = table(people="soldier 9, doctor 9, engineer 10")
    assert {"give lift 4", "give mask 4", "leave lift 9", "leave mask 9"} <= set(legal(match))
    assert refused(match, "give lift 2") == ("not-together", "REACTOR-PASS-01")
    assert "give lift 1" not in legal(match)  # not to oneself
    play(match, "give mask 4")
    assert (held(match, "soldier", "mask"), held(match, "doctor", "mask")) == (2, 1)
    assert refused(match, "leave lift 9") == ("passed-already", "REACTOR-PASS-01")
    assert refused(match, "give lift 4") == ("passed-already", "REACTOR-PASS-01")
    assert refused(match, "give kit 4") == ("no-token", "REACTOR-PASS-01")
    play(match, "end", "card 3", "face black", "end", "card 4", "face black", "end", "ready", "card 6", "face black")
    assert {"give mask 1", "leave kit 9"} <= set(legal(match))  # the doctor, who holds a mask now, has a turn of its own


@pytest.mark.rule("REACTOR-PASS-02")
def test_a_token_is_left_on_any_cell_of_the_path_while_the_figure_is_there() -> None:
    match = table(people="soldier 9")
    play(match, "move 10")
    assert refused(match, "leave lift 9") == ("not-here", "REACTOR-PASS-02")
    play(match, "leave lift 10")
    assert refused(match, "leave lift 10") == ("passed-already", "REACTOR-PASS-01")
    play(match, "move 11")
    assert lying(match, "10") == "lift of soldier"
    start = table()
    play(start, "leave mask Ya")  # RR-39
    assert lying(start, "Ya") == "mask of soldier"


@pytest.mark.rule("REACTOR-PASS-03")
def test_tokens_that_others_left_are_taken_in_the_own_turn_as_many_as_lie_there() -> None:
    match = table(people="engineer 9", active="engineer")
    lie(match, "9", "lift", "soldier", 2)
    lie(match, "9", "kit", "doctor")
    lie(match, "10", "mask", "soldier")
    hand(match, "soldier", "lift", 0)
    play(match, "take lift 1", "take lift 1", "take kit 4")
    assert (held(match, "engineer", "lift"), held(match, "engineer", "kit"), lying(match, "9")) == (2, 1, "")
    assert refused(match, "take mask 1") == ("nothing-lies", "REACTOR-PASS-03")
    own = table(people="soldier 9")
    play(own, "leave lift 9")
    assert refused(own, "take lift 1") == ("own-token", "REACTOR-PASS-03")
    kinder = table(people="soldier 9", pickup_own="yes")
    play(kinder, "leave lift 9", "take lift 1")
    assert held(kinder, "soldier", "lift") == 2


@pytest.mark.rule("REACTOR-PASS-04")
def test_tokens_on_a_removed_tile_are_destroyed() -> None:
    match = table("15 FN", "doctor Yd")
    lie(match, "15", "lift", "firefighter")
    begin(match, "engineer")
    assert "lying 15 lift of 3 0 (REACTOR-PASS-04)" in play(match, "card 15")
    assert lying(match, "15") == ""


@pytest.mark.rule("REACTOR-PASS-05")
def test_handing_over_is_not_using() -> None:
    match = table("1 --", "soldier 9, doctor 9")
    play(match, "give lift 4")
    assert "lift 1" in legal(match)
    play(match, "lift 1")
    lie(match, "1", "lift", "firefighter")
    hand(match, "firefighter", "lift", 1)
    play(match, "take lift 3")
    assert held(match, "soldier", "lift") == 1


@pytest.mark.rule("REACTOR-PASS-06")
def test_a_token_that_was_taken_may_be_used_in_the_same_turn() -> None:
    match = table("1 --", "engineer 9", active="engineer")
    lie(match, "9", "lift", "soldier")
    hand(match, "soldier", "lift", 1)
    play(match, "take lift 1", "lift 1")
    assert held(match, "engineer", "lift") == 0
    act(match, "engineer")
    assert refused(match, "lift 9") == ("no-token", "REACTOR-TOKEN-02")
