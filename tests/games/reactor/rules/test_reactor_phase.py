"""Turn order, the reactor phase and the hearts."""

import pytest

from hotzone.core import constants as c
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from tests.games.reactor.figures import actor, at, cell, lie, lying, radiation, tile
from tests.games.reactor.tables import REACTOR, UP, begin, deck, legal, over, play, refused, table


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


def drawn(tiles: str, cell: str) -> tuple[Match, list[str]]:
    """The engineer's turn begins with a card: the match, and what the card did."""
    match = table(tiles)
    begin(match, "engineer")
    return match, play(match, f"card {cell}")


@pytest.mark.rule("REACTOR-PHASE-04")
@pytest.mark.rule("REACTOR-DIAL-03")
def test_a_face_up_normal_assembly_is_removed_and_the_dial_stays() -> None:
    match, told = drawn("7 FN", "7")
    assert "removed 7 normal assembly (REACTOR-PHASE-04)" in told
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
    match, told = drawn("7 --, 8 FN", "7")
    assert "untouched 7 empty (REACTOR-PHASE-07)" in told
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


@pytest.mark.parametrize(("memory", "control", "fuel"), [("open", "working", "normal"), ("hidden", "unseen", "unseen")])
def test_a_card_without_effect_tells_no_sign_that_is_left_to_memory(memory: str, control: str, fuel: str) -> None:
    match = table("7 cw, S4 fn, 9 --, 8 --", memory=memory)
    begin(match, "engineer")
    assert f"untouched 7 {control} control assembly (REACTOR-PHASE-07)" in play(match, "card 7")
    match.stage, match.due, match.actor = w.FAILING, 1, c.NATURE
    assert f"untouched S4 {fuel} assembly (REACTOR-SUZ-03)" in play(match, "card S4")
    up = table("7 CW, S4 --", memory=memory)
    begin(up, "engineer")
    assert "untouched 7 working control assembly (REACTOR-PHASE-07)" in play(up, "card 7")  # everybody sees it


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
