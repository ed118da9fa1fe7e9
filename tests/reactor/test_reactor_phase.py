"""Turn order, the reactor phase, hearts, the dial, control assemblies and the decks."""

from collections import Counter

import pytest

from hotzone.core.dice import Dice
from hotzone.reactor import words as w
from tests.reactor.tables import (
    REACTOR,
    actor,
    at,
    begin,
    cell,
    deck,
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
)

UP = {n: ", ".join(f"{i} FN" for i in range(1, n + 1)) for n in (9, 10, 11, 19, 20, 21, 22)}


@pytest.mark.rule("REACTOR-TURN-01")
def test_the_soldier_goes_first_then_the_others_in_order() -> None:
    match = REACTOR.new(REACTOR.setup())
    order = []
    for card in ("1", "2", "3", "6", "8"):
        play(match, f"card {card}", "face black")
        order.append(actor(match))
        play(match, "end")
    assert order == ["soldier", "engineer", "firefighter", "doctor", "soldier"]
    three = REACTOR.new(REACTOR.setup(players=3, third="doctor"))
    play(three, "card 1", "face black")
    assert actor(three) == "doctor"


@pytest.mark.rule("REACTOR-TURN-02")
def test_a_turn_is_a_reactor_phase_and_then_an_action_phase() -> None:
    match = table()
    play(match, "end")
    assert (match.seat, actor(match), match.stage) == (1, "nature", w.OVERHEATING)
    assert refused(match, "end") == ("not-now", "REACTOR-TURN-02")
    play(match, "card 16", "face black")
    assert (actor(match), match.stage) == ("engineer", w.ACTING)


@pytest.mark.rule("REACTOR-TURN-03")
def test_for_the_dead_no_card_is_drawn() -> None:
    match = table(people="engineer -, firefighter -")
    play(match, "end")
    assert (match.seat, match.fuel_left) == (3, 31)


@pytest.mark.rule("REACTOR-TURN-04")
def test_who_dies_in_its_own_reactor_phase_has_no_action_phase_but_the_phase_is_finished() -> None:
    match = table(f"{UP[20]}, 30 FN", "engineer 30")
    begin(match, "engineer")
    play(match, "card 30")
    assert (at(match, "engineer"), actor(match), match.due) == ("-", "nature", 1)  # RR-06: the second card is still drawn
    play(match, "card 29", "face black")
    play(match, "card S1", "face red")  # and the control-failure card
    assert match.seat == 2


@pytest.mark.rule("REACTOR-PHASE-01")
@pytest.mark.parametrize(("tiles", "cards"), [(UP[10], 1), (UP[11], 2), (UP[20], 2), (UP[21], 2)])
def test_one_card_is_drawn_two_from_the_yellow_sector_on(tiles: str, cards: int) -> None:
    match = table(tiles)
    begin(match, "engineer")
    assert match.due == cards


@pytest.mark.rule("REACTOR-PHASE-02")
def test_a_card_is_resolved_before_the_next_and_does_not_come_again() -> None:
    match = table(UP[11])
    begin(match, "engineer")
    play(match, "card 30")
    assert actor(match) == "nature"
    assert legal(match) == ["face black", "face red"]
    play(match, "face black")
    assert "card 30" not in legal(match)
    assert refused(match, "card 30") == ("no-such-card", "REACTOR-PHASE-02")


@pytest.mark.rule("REACTOR-PHASE-03")
def test_a_face_down_assembly_is_turned_up_and_the_dial_rises() -> None:
    match = table()
    begin(match, "engineer")
    assert play(match, "card 7", "face black")[:3] == [
        "card 7 left 30 (REACTOR-PHASE-02)",
        "turned-up 7 normal assembly (REACTOR-PHASE-03)",
        "dial 1 (REACTOR-DIAL-01)",
    ]


@pytest.mark.rule("REACTOR-PHASE-04")
@pytest.mark.rule("REACTOR-DIAL-03")
def test_a_face_up_normal_assembly_is_removed_and_the_dial_stays() -> None:
    match = table("7 FN")
    begin(match, "engineer")
    assert "removed 7 normal assembly (REACTOR-PHASE-04)" in play(match, "card 7")
    assert (tile(match, "7"), match.dial) == ("--", 1)


@pytest.mark.rule("REACTOR-PHASE-05")
@pytest.mark.rule("REACTOR-HEART-01")
def test_a_face_up_emergency_assembly_costs_a_heart_instead() -> None:
    match = table("12 FE", hearts=2)
    begin(match, "engineer")
    assert "hearts 1 12 (REACTOR-HEART-01)" in play(match, "card 12")
    assert tile(match, "12") == "FE"


@pytest.mark.rule("REACTOR-PHASE-06")
def test_an_extinguisher_makes_the_card_harmless() -> None:
    match = table("12 FE*")
    begin(match, "engineer")
    assert "untouched 12 emergency assembly (REACTOR-PHASE-06)" in play(match, "card 12")
    assert (match.hearts, match.dial, over(match)) == (1, 1, "undecided")
    assert "card 12" not in [f"card {match.plan.names[i]}" for i in range(31) if match.get("deck", i)]


@pytest.mark.rule("REACTOR-PHASE-07")
@pytest.mark.rule("REACTOR-DIAL-04")
def test_a_card_for_an_empty_cell_does_nothing() -> None:
    match = table("7 --, 8 FN")
    begin(match, "engineer")
    assert "untouched 7 empty (REACTOR-PHASE-07)" in play(match, "card 7")
    assert match.dial == 2
    play(match, "end", "card 8")
    assert match.dial == 2  # nor does a face-up tile add anything


def test_a_tile_of_the_other_kind_counts_as_an_empty_cell() -> None:
    match = table("7 CW, S4 FE, 9 --, 8 FN")
    begin(match, "engineer")
    play(match, "card 7")
    assert (tile(match, "7"), match.dial) == ("CW", 3)  # RR-15, and a missing normal assembly counts (RR-08)
    match.stage, match.due, match.actor = w.FAILING, 1, -1
    assert "untouched S4 emergency assembly (REACTOR-SUZ-03)" in play(match, "card S4")
    assert over(match) == "undecided"


@pytest.mark.rule("REACTOR-PHASE-08")
def test_in_the_red_sector_a_control_failure_card_follows() -> None:
    match = table(UP[20])
    begin(match, "engineer")
    play(match, "card 29", "face black")
    assert match.stage == w.OVERHEATING
    play(match, "card 28", "face black")
    assert (match.stage, legal(match)[0]) == (w.FAILING, "card S1")
    calm = table(UP[19])
    begin(calm, "engineer")
    play(calm, "card 1", "card 2")
    assert calm.stage == w.ACTING


@pytest.mark.rule("REACTOR-PHASE-09")
def test_below_a_sector_the_milder_rule_holds_again_from_the_next_check() -> None:
    match = table(UP[11], "engineer 9", "engineer")
    play(match, "pipeline 9", "end")
    assert (match.dial, match.due) == (10, 1)


@pytest.mark.rule("REACTOR-HEART-02")
@pytest.mark.rule("REACTOR-HEART-04")
def test_the_last_heart_is_defeat_at_once_and_with_one_heart_the_first_event_is() -> None:
    match = table("12 FE, 13 FE", hearts=2)
    begin(match, "engineer")
    play(match, "card 12", "end")
    assert over(match) == "undecided"
    play(match, "card 13")
    assert (over(match), actor(match), legal(match)) == ("burnt-out", "nobody", [])
    single = table("12 FE", hearts=1)
    begin(single, "engineer")
    play(single, "card 12")
    assert over(single) == "burnt-out"


@pytest.mark.rule("REACTOR-HEART-03")
def test_the_card_goes_under_the_deck_and_comes_last() -> None:
    match = table("12 FE", hearts=3)
    deck(match, "12 3 4")
    begin(match, "engineer")
    assert "card-under 12 (REACTOR-HEART-03)" in play(match, "card 12")
    assert (tile(match, "12"), match.fuel_left) == ("FE", 2)
    play(match, "end")
    assert legal(match) == ["card 3", "card 4"]
    play(match, "card 3", "face black", "end")  # 4 is the only one left: nobody is asked
    assert match.asked == cell(match, "4") + 1
    play(match, "face black")
    told = play(match, "end")  # now 12, from below
    assert "card 12 left 0 (REACTOR-PHASE-02)" in told
    assert match.hearts == 1


@pytest.mark.rule("REACTOR-HEART-05")
def test_a_burnt_heart_leaves_dial_figures_and_tokens_alone() -> None:
    match = table("12 FE", "doctor 12", hearts=2)
    lie(match, "12", "lift", "soldier")
    begin(match, "engineer")
    play(match, "card 12")
    assert (match.dial, at(match, "doctor"), radiation(match, "doctor"), lying(match, "12")) == (1, "12", 0, "lift of soldier")


@pytest.mark.rule("REACTOR-DIAL-01")
def test_each_assembly_turned_up_adds_one_by_card_or_by_hand() -> None:
    match = table(people="engineer 9")
    begin(match, "engineer")
    play(match, "card 7", "face red")
    assert match.dial == 1
    play(match, "open 9", "face black")
    assert match.dial == 2


@pytest.mark.rule("REACTOR-DIAL-02")
def test_each_assembly_turned_down_takes_one_away() -> None:
    match = table("9 FE, 10 FN", "engineer 9", "engineer")
    assert "dial 1 (REACTOR-DIAL-02)" in play(match, "pipeline 9")


@pytest.mark.rule("REACTOR-DIAL-05")
def test_the_dial_is_31_less_the_face_down_assemblies() -> None:
    match = table(f"{UP[9]}, 20 --, 21 --, 22 --, 23 --")
    assert match.dial == 13
    text = REACTOR.position(match, REACTOR.setup())
    with pytest.raises(Exception, match="the dial must stand at 13"):
        REACTOR.parse(text.replace("dial 13", "dial 12"))


@pytest.mark.rule("REACTOR-DIAL-06")
def test_control_assemblies_never_move_the_dial() -> None:
    match = table(UP[21], "doctor S4")
    begin(match, "doctor")
    play(match, "card 1", "card 2", "card S4", "face black")
    assert match.dial == 21
    begin(match, "doctor")
    play(match, "card 3", "card 4")
    match.put("deck", cell(match, "S4"), 1)
    match.control_left += 1
    play(match, "card S4")
    assert (tile(match, "S4"), match.dial) == ("--", 21)


@pytest.mark.rule("REACTOR-DIAL-07")
def test_moving_a_tile_never_moves_the_dial() -> None:
    match = table("9 FN, 10 --", "engineer 9", "engineer")
    play(match, "crane 9 10")
    assert match.dial == 2


@pytest.mark.rule("REACTOR-DIAL-08")
def test_where_the_sectors_begin_is_data() -> None:
    match = table("1 FN, 2 FN", yellow=2, red=3)
    begin(match, "engineer")
    assert match.due == 2
    play(match, "card 3", "face black", "card 4", "face black")
    assert match.stage == w.FAILING


@pytest.mark.rule("REACTOR-SUZ-01")
def test_a_card_turns_a_control_assembly_up() -> None:
    match = table(UP[21])
    begin(match, "engineer")
    assert "turned-up S4 working control assembly (REACTOR-SUZ-01)" in play(match, "card 1", "card 2", "card S4", "face black")


@pytest.mark.rule("REACTOR-SUZ-02")
def test_a_card_removes_a_face_up_control_assembly() -> None:
    match = table(f"{UP[21]}, S4 CB")
    begin(match, "engineer")
    assert "removed S4 broken control assembly (REACTOR-SUZ-02)" in play(match, "card 1", "card 2", "card S4")


@pytest.mark.rule("REACTOR-SUZ-03")
def test_a_card_for_an_empty_control_cell_does_nothing() -> None:
    match = table(f"{UP[21]}, S4 --")
    begin(match, "engineer")
    assert "untouched S4 empty (REACTOR-SUZ-03)" in play(match, "card 1", "card 2", "card S4")


@pytest.mark.rule("REACTOR-SUZ-04")
@pytest.mark.rule("REACTOR-SUZ-05")
def test_a_working_one_is_lost_only_when_removed_and_losing_both_is_no_defeat() -> None:
    match = table(f"{UP[21]}, S4 CW, S5 CW", "doctor 22")
    assert match.lost == 0
    begin(match, "engineer")
    play(match, "card 1", "card 2", "card S4")
    assert (match.lost, match.lost_from, over(match)) == (1, 0, "undecided")
    play(match, "end", "card 3", "card 4", "card S5")
    assert (match.lost, match.lost_from, over(match)) == (2, cell(match, "S5") + 1, "undecided")


@pytest.mark.rule("REACTOR-SUZ-06")
def test_only_on_turns_a_control_assembly_down_and_there_is_one() -> None:
    match = table("S4 CW, S5 CB", "engineer S4, firefighter S4", "engineer")
    assert refused(match, "pipeline S4") == ("wrong-tile", "REACTOR-PIPE-01")
    play(match, "on S4")
    assert (tile(match, "S4"), held(match, "engineer", "on")) == ("cw", 0)
    match.used = 0
    assert refused(match, "on S5") == ("no-token", "REACTOR-TOKEN-02")
    hosing = table("S4 CW", "firefighter S4", "firefighter")
    assert refused(hosing, "hose S4") == ("wrong-tile", "REACTOR-HOSE-01")


@pytest.mark.rule("REACTOR-SUZ-07")
def test_control_assemblies_are_walked_on_opened_and_moved() -> None:
    match = table("6 --", "engineer 2", "engineer")
    play(match, "move S1", "open S1", "face black", "crane S1 6")
    assert (at(match, "engineer"), tile(match, "6"), tile(match, "S1")) == ("6", "CW", "--")


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


def test_the_last_card_of_a_deck_is_drawn_without_asking() -> None:
    match = table()
    deck(match, "7")
    begin(match, "engineer")
    assert (match.asked, match.fuel_left) == (cell(match, "7") + 1, 0)


def test_two_cards_of_the_same_cell_leave_nothing_to_ask() -> None:
    match = table(fuel_cards=2)
    deck(match, "7 7")
    begin(match, "engineer")
    assert (match.asked, match.fuel_left) == (cell(match, "7") + 1, 1)


def test_the_first_cell_too_is_drawn_without_asking() -> None:
    match = table()
    deck(match, "1")
    begin(match, "engineer")
    assert (match.asked, match.fuel_left) == (cell(match, "1") + 1, 0)


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
    drawn = Counter(match.draw(dice) for _ in range(many))
    assert set(drawn) == set(odds)
    for action, chance in odds.items():
        assert abs(drawn[action] / many - chance) < 0.03
