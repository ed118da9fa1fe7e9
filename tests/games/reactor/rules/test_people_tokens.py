"""Tokens that help people: an extra cell, masks, medical help, first-aid kits (REACTOR-EXTRA, MASK, MEDIC, KIT, HEAL)."""

import pytest

from hotzone.core.errors import Illegal
from hotzone.games.reactor.model import constants as w
from tests.games.reactor.figures import at, hand, held, irradiate, radiation
from tests.games.reactor.tables import begin, legal, play, refused, table, verbs


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
    bare = late.clone()
    play(late, "mask")
    play(bare, "ready")
    assert (radiation(late, "soldier"), radiation(bare, "soldier")) == (0, 2)
    assert (late.stage, bare.stage) == (w.ACTING, w.ACTING)  # asked once
    hopeless = table("S1 --, S2 --", "soldier 9", "doctor", lost=2)
    play(hopeless, "end")
    assert (hopeless.actor, legal(hopeless)) == (0, ["mask", "call", "ready"])
    play(hopeless, "mask")
    assert hopeless.stage == w.OVERHEATING  # the call comes before the mask, or not at all
    home = table()
    begin(home, "soldier")
    assert home.stage == w.OVERHEATING  # on a start cell nothing can come before the action phase


def test_before_the_cards_only_what_is_offered_can_be_said() -> None:
    bare = table("S1 --, S2 --", lost=2)
    begin(bare, "engineer")
    assert legal(bare) == ["call", "ready"]
    assert refused(bare, "mask") == ("no-token", "REACTOR-TOKEN-02")
    assert refused(bare, "move 4") == ("not-now", "REACTOR-TURN-02")
    with pytest.raises(Illegal, match="move 4: first say 'call' or 'ready' "):
        play(bare, "move 4")
    home = table("S1 --, S2 --", lost=2)
    begin(home, "soldier")
    assert refused(home, "mask") == ("no-effect", "REACTOR-TOKEN-08")  # on a start cell nothing can come yet
    masked = table(people="soldier 9", giving_up="yes")
    begin(masked, "soldier")
    with pytest.raises(Illegal, match="end: first say 'mask' or 'ready' "):
        play(masked, "end")


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
