"""The specialists and their cards (FIRE-SPEC); the Fire Captain and the deck gun have tests of their own."""

import pytest

import hotzone
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.specialists import SPECIALISTS
from tests.games.fire.figures import give, only, pools, purse, refused, stand
from tests.games.fire.tables import at, burning, legal, people, play, row, smoking, table
from tests.languages import each_edition

WARD = """
    +---+---+---+---+
    |1   v          |
    +---+---+---+---+
     ?       ?
"""
CARDS = {  # general AP; for moving, extinguishing, commands
    "paramedic": (4, (0, 0, 0)),
    "captain": (4, (0, 0, 2)),
    "imaging": (4, (0, 0, 0)),
    "cafs": (3, (0, 3, 0)),
    "hazmat": (4, (0, 0, 0)),
    "generalist": (5, (0, 0, 0)),
    "rescue": (4, (3, 0, 0)),
    "driver": (4, (0, 0, 0)),
}


def with_card(card: str, drawing: str = WARD, **settings: object) -> Match:
    """Firefighter 1 with a card; others of the crew may follow after a comma."""
    return table(drawing, **{"crew": card, "rules": "experienced", **settings})


def next_turn(match: Match, roll: str = "roll 6,8") -> None:
    """End the turn with a roll that does no harm."""
    play(match, "end", roll)


@pytest.mark.rule(
    "FIRE-SPEC-01", "FIRE-SPEC-05", "FIRE-SPEC-11", "FIRE-SPEC-12", "FIRE-SPEC-13", "FIRE-SPEC-14", "FIRE-SPEC-15", "FIRE-SPEC-17"
)
@pytest.mark.parametrize("card", CARDS)
def test_a_turn_begins_with_the_ap_and_the_pool_of_the_card(card: str) -> None:
    other = "paramedic" if card != "paramedic" else "imaging"
    match = with_card(f"{other},{card}", WARD.replace("v", "?"))
    next_turn(match)
    assert match.seat == 1
    assert (match.ap, pools(match)) == CARDS[card]


@pytest.mark.rule("FIRE-SPEC-01")
def test_the_paramedic_treats_a_victim_for_one_ap() -> None:
    match = stand(with_card("paramedic"), f1="1,2")
    told = play(match, "treat 1,2")
    assert people(match) == "t1,2 ?2,1 ?2,3"
    assert purse(match) == (3, 0)
    assert "victim-treated 1,2 (FIRE-SPEC-01)" in told
    assert refused(match, "treat 1,2") == ("nobody-to-treat", "FIRE-SPEC-02")  # once is enough
    assert refused(give(stand(with_card("paramedic"), f1="1,2"), 0), "treat 1,2") == ("too-few-ap", "FIRE-AP-08")


@pytest.mark.rule("FIRE-SPEC-01")
def test_only_the_paramedic_treats() -> None:
    for card in set(CARDS) - {"paramedic"}:
        match = stand(with_card(card), f1="1,2")
        assert only(legal(match), "treat") == []
        assert refused(match, "treat 1,2") == ("not-your-card", "FIRE-SPEC-01")


@pytest.mark.rule("FIRE-SPEC-02")
@each_edition
def test_the_treated_victim_lies_in_the_paramedics_own_space(edition: str) -> None:
    """R-30, D20: not from afar, a revealed victim only."""
    match = with_card("paramedic", edition=edition, experienced_board="free")
    assert only(legal(match), "treat") == []
    assert refused(match, "treat 1,2") == ("nobody-to-treat", "FIRE-SPEC-02")
    assert refused(match, "treat 1,1") == ("nobody-to-treat", "FIRE-SPEC-02")
    assert only(legal(stand(match, f1="2,1")), "treat") == []  # a face-down POI


@pytest.mark.rule("FIRE-SPEC-03")
def test_a_treated_victim_stays_treated_and_anybody_leads_it_for_the_plain_cost() -> None:
    match = stand(with_card("paramedic,generalist"), f1="1,2", f2="1,2")
    play(match, "treat 1,2")
    next_turn(match)
    assert people(match) == "t1,2 ?2,1 ?2,3"
    play(match, "lead 1,3", "lead 1,4")
    assert people(match) == "t1,4 ?2,1 ?2,3"
    assert (at(match, 2), purse(match)) == ("1,4", (3, 0))
    next_turn(match)
    assert "t1,4" in people(match)


@pytest.mark.rule("FIRE-SPEC-04")
def test_the_paramedic_pays_double_for_smoke_and_for_fire() -> None:
    match = with_card(
        "paramedic",
        """
        +---+---+
        |1    F
        +   +   +
          s
    """,
    )
    for deed, left in (("douse 2,1", 2), ("douse 1,2", 2), ("quench 1,2", 0)):
        other = match.clone()
        play(other, deed)
        assert purse(other) == (left, 0)


@pytest.mark.rule("FIRE-SPEC-12")
def test_the_cafs_firefighters_extra_ap_pay_only_for_extinguishing() -> None:
    """R-23: they are spent first, and one cost may be split over both kinds."""
    match = with_card(
        "cafs",
        """
        +---+---+---+
        |1    F   F |
        +   +---+---+
        | F |
        +---+
    """,
    )
    play(match, "quench 1,2")
    assert (purse(match), pools(match)) == ((3, 0), (0, 1, 0))
    play(match, "quench 2,1")
    assert (purse(match), pools(match)) == ((2, 0), (0, 0, 0))
    match = give(with_card("cafs"), 0)
    assert pools(match) == (0, 3, 0)
    assert legal(match) == ["end"]  # neither moves nor chops


@pytest.mark.rule("FIRE-SPEC-12")
def test_the_cafs_firefighters_extra_ap_are_not_saved() -> None:
    match = with_card("cafs", WARD.replace("v", "?"))
    next_turn(match)
    assert (purse(match), pools(match)) == ((3, 3), (0, 3, 0))


@pytest.mark.rule("FIRE-SPEC-13")
def test_the_hazmat_technician_disposes_of_a_hazmat_in_the_own_space_for_two_ap() -> None:
    drawing = row("|1 h   h    |")
    match = with_card("hazmat", drawing)
    assert only(legal(match), "dispose") == ["dispose 1,1"]
    assert refused(match, "dispose 1,2") == ("no-hazmat", "FIRE-SPEC-13")
    told = play(match, "dispose 1,1")
    assert "hazmat-safe 1,1 0 (FIRE-SPEC-13)" in told
    assert purse(match) == (2, 0)
    assert only(legal(match), "dispose") == []
    assert refused(give(with_card("hazmat", drawing), 1), "dispose 1,1") == ("too-few-ap", "FIRE-AP-08")
    for card in set(CARDS) - {"hazmat"}:
        assert refused(with_card(card, drawing), "dispose 1,1") == ("not-your-card", "FIRE-SPEC-13")


@pytest.mark.rule("FIRE-SPEC-14")
def test_the_generalist_has_five_ap_and_nothing_special() -> None:
    match = stand(with_card("generalist", WARD.replace("v  ", "v h")), f1="1,2")
    assert purse(match) == (5, 0)
    verbs = {text.split()[0] for text in legal(match)}
    assert verbs == {"move", "carry", "haul", "chop", "drive", "end"}
    play(match, "chop 0,2|1,2", "chop 0,2|1,2")
    assert purse(match) == (1, 0)


@pytest.mark.rule("FIRE-SPEC-15")
def test_the_rescue_specialists_extra_ap_pay_only_for_movement() -> None:
    """R-29: for carrying too, never for doors, driving or extinguishing."""
    match = with_card("rescue", row("|1   v    s D   |"))
    play(match, "move 1,2")
    assert (purse(match), pools(match)) == ((4, 0), (2, 0, 0))
    play(match, "carry 1,3")
    assert (purse(match), pools(match)) == ((4, 0), (0, 0, 0))
    match = give(stand(match, f1="1,3"), 0)
    match.move_ap = 3
    assert {text.split()[0] for text in legal(match)} == {"move", "carry", "end"}
    for deed in ("douse 1,3", "open 1,3|1,4", "drive ambulance 3,9", "chop 0,3|1,3"):
        assert refused(match, deed)[0] == "too-few-ap"
    give(match, 1)
    match.move_ap = 1
    play(match, "carry 1,2")  # split over both kinds
    assert (purse(match), pools(match)) == ((0, 0), (0, 0, 0))


@pytest.mark.rule("FIRE-SPEC-15")
def test_the_rescue_specialists_extra_ap_are_not_saved() -> None:
    match = with_card("rescue", WARD.replace("v", "?"))
    play(match, "chop 0,1|1,1", "chop 0,1|1,1")
    next_turn(match)
    assert (purse(match), pools(match)) == ((4, 2), (3, 0, 0))


@pytest.mark.rule("FIRE-SPEC-16")
def test_the_rescue_specialist_chops_for_one_and_extinguishes_for_double() -> None:
    match = with_card("rescue", row("|1    F |"))
    play(match, "chop 0,1|1,1", "douse 1,2")
    assert (purse(match), pools(match)) == ((1, 0), (3, 0, 0))
    assert (burning(match), smoking(match)) == ("", "1,2")
    assert refused(match, "douse 1,2") == ("too-few-ap", "FIRE-AP-08")


@pytest.mark.rule("FIRE-SPEC-20")
def test_specialists_are_chosen_one_after_the_other_and_no_card_twice() -> None:
    match = hotzone.new("fire", rules="experienced", crew=3, seed=5)
    names = [card.name for card in SPECIALISTS if card.needs != "engineer"]
    assert (match.actor, match.legal()) == (1, [f"take {name}" for name in names])
    match.play("take cafs")
    assert (match.actor, match.legal()) == (2, [f"take {name}" for name in names if name != "cafs"])


@pytest.mark.rule("FIRE-SPEC-20")
def test_specialists_are_dealt_at_random_when_the_players_say_so() -> None:
    dealt = set()
    for seed in range(1, 40):
        match = hotzone.new("fire", rules="experienced", crew=3, cards="deal", seed=seed)
        assert match.legal()[0].startswith("place")  # nature has dealt the cards
        assert isinstance(match.match, Match)
        roles = tuple(match.match.get("role", i) for i in range(3))
        assert len(set(roles)) == 3
        assert w.PLAIN not in roles
        dealt |= set(roles)
    assert dealt == set(range(1, w.ENGINEER))
