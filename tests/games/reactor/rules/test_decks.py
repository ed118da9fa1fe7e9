"""The decks: made anew, drawn without asking, dealt by the odds."""

from collections import Counter

import pytest

from hotzone.core.dice import Dice
from hotzone.games.reactor.model import constants as w
from tests.games.reactor.figures import actor, at, cell, hand, held, irradiate, radiation, tile
from tests.games.reactor.tables import REACTOR, UP, begin, deck, legal, over, play, table


@pytest.mark.rule("REACTOR-DECK-01")
def test_an_empty_overheat_deck_is_made_from_its_discards_without_reinforcements() -> None:
    match = table("1 FN", "doctor -")
    hand(match, "soldier", "extra", 0)
    irradiate(match, "engineer", 3)
    deck(match, "")
    begin(match, "engineer")
    assert (match.fuel_left, len(legal(match))) == (31, 31)
    assert (at(match, "doctor"), held(match, "soldier", "extra"), radiation(match, "engineer")) == ("-", 0, 3)


@pytest.mark.rule("REACTOR-DECK-02")
def test_an_empty_control_deck_is_made_the_same_way() -> None:
    match = table(UP[21])
    for i in range(31, 37):
        match.put("deck", i, 0)
    match.control_left = 0
    begin(match, "engineer")
    told = play(match, "card 1", "card 2")
    assert "deck-made control-failure 6 (REACTOR-DECK-02)" in told
    assert legal(match) == [f"card S{i}" for i in range(1, 7)]


@pytest.mark.parametrize("last", ["1", "7"])
def test_the_last_card_of_a_deck_is_drawn_without_asking(last: str) -> None:
    match = table()
    deck(match, last)
    begin(match, "engineer")
    assert (match.asked, match.fuel_left) == (cell(match, last) + 1, 0)


def test_two_cards_of_the_same_cell_leave_nothing_to_ask() -> None:
    match = table(fuel_cards=2)
    deck(match, "7 7")
    begin(match, "engineer")
    assert (match.asked, match.fuel_left) == (cell(match, "7") + 1, 1)


def test_after_cards_that_nobody_was_asked_for_luck_draws_the_control_card() -> None:
    match = table(UP[21])
    deck(match, "1", under="2")
    begin(match, "engineer")
    assert (tile(match, "1"), tile(match, "2"), actor(match), match.stage) == ("--", "--", "nature", w.FAILING)


def test_the_last_control_card_is_drawn_without_asking() -> None:
    match = table(f"{UP[21]}, S4 CB")
    for i in range(31, 37):
        match.put("deck", i, int(i == cell(match, "S4")))
    match.control_left = 1
    begin(match, "engineer")
    play(match, "card 1", "card 2")
    assert (tile(match, "S4"), match.control_left, actor(match)) == ("--", 0, "engineer")


def test_cards_under_the_deck_come_in_the_order_they_went_there() -> None:
    match = table(f"12 FE, 13 FE, {UP[9]}", hearts=3, yellow=5)
    deck(match, "12 13 1 2")
    begin(match, "engineer")
    play(match, "card 13", "card 12")
    assert [match.get("under", i) - 1 for i in range(2)] == [cell(match, "13"), cell(match, "12")]
    play(match, "end", "card 1")  # and 2, which must come
    told = play(match, "end")
    assert [text.split()[1] for text in told if text.startswith("card ")] == ["13"]
    assert over(match) == "burnt-out"


def test_each_card_under_the_deck_is_drawn_once() -> None:
    match = table("12 fe, 13 fe", hearts=3)
    deck(match, "", under="13 12")
    begin(match, "engineer")
    assert (tile(match, "13"), tile(match, "12")) == ("FE", "fe")
    play(match, "end")
    assert (tile(match, "12"), match.hearts) == ("FE", 3)
    play(match, "end")
    assert match.fuel_left == 31  # and then the deck is made anew


def test_a_control_failure_card_does_not_come_again_before_a_new_deck() -> None:
    match = table(UP[21])
    begin(match, "engineer")
    assert "card S4 left 5 (REACTOR-PHASE-08)" in play(match, "card 1", "card 2", "card S4", "face black")
    play(match, "end", "card 3", "card 4")
    assert legal(match) == ["card S1", "card S2", "card S3", "card S5", "card S6"]  # REACTOR-PHASE-02


@pytest.mark.parametrize("case", ["card", "control", "face", "cast"])
def test_luck_deals_by_the_odds(case: str) -> None:
    match = table(UP[21])
    if case == "cast":
        match = REACTOR.new(REACTOR.setup(players=2, cast="dealt"))
        play(match, "cast 1")
    else:
        begin(match, "engineer")
        if case != "card":
            play(match, "card 1", "card 2")
        if case == "face":
            play(match, "card S3")
    odds, dice, many = dict(REACTOR.odds(match)), Dice(5), 6000
    drawn = Counter(match.sample_chance(dice) for _ in range(many))
    assert set(drawn) == set(odds)
    for action, chance in odds.items():
        assert abs(drawn[action] / many - chance) < 0.03
