"""Changing the crew at the engine (FIRE-CREW)."""

import pytest

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.figures import give, only, pools, purse, refused, stand
from tests.games.fire.tables import at, legal, play, table

FIELD = """
    +   +   +   +
     ?   ?   ?
"""


def at_engine(crew: str = "paramedic", **settings: object) -> Match:
    """Firefighter 1 begins its turn on the engine."""
    return stand(table(FIELD, **{"crew": crew, "rules": "experienced", **settings}), f1="0,7")


def changes(match: Match) -> list[str]:
    """The cards to change to."""
    return [text.split()[1] for text in only(legal(match), "change")]


@pytest.mark.rule("FIRE-CREW-01")
def test_a_crew_change_swaps_the_own_card_for_one_that_is_not_in_use() -> None:
    match = at_engine("paramedic,captain,driver")
    assert changes(match) == ["imaging", "cafs", "hazmat", "generalist", "rescue"]
    assert refused(match, "change captain") == ("card-in-use", "FIRE-CREW-01")
    assert refused(match, "change paramedic") == ("card-in-use", "FIRE-CREW-01")
    told = play(match, "change rescue")
    assert match.get("role", 0) == w.RESCUE
    assert "card 1 rescue (FIRE-CREW-01)" in told
    assert purse(match) == (2, 0)


@pytest.mark.rule("FIRE-CREW-02")
def test_the_turn_must_begin_on_a_space_of_the_engine() -> None:
    for name, may in (("0,7", True), ("0,8", True), ("0,6", False), ("5,9", False), ("1,7", False)):
        match = stand(at_engine(), f1=name)
        assert bool(changes(match)) == may
    assert refused(match, "change cafs") == ("not-on-engine", "FIRE-CREW-02")
    stand(match, f1="0,6")
    play(match, "move 0,7")  # reached only during the turn
    assert changes(match) == []
    assert refused(match, "change cafs") == ("not-first", "FIRE-CREW-03")


@pytest.mark.rule("FIRE-CREW-02")
def test_who_rode_to_the_engines_place_in_anothers_turn_begins_on_it() -> None:
    """R-57: the position when the turn starts counts."""
    match = stand(at_engine("paramedic,captain"), f2="0,8")
    play(match, "drive engine 5,9", "ride 5,9", "ride 6,9", "end", "roll 6,1")
    assert (match.seat, at(match, 2)) == (1, "6,9")
    assert "cafs" in changes(match)


@pytest.mark.rule("FIRE-CREW-02")
def test_who_stands_where_the_engine_comes_to_stand_begins_on_it() -> None:
    """R-57: also one under whom the engine has parked; one it left behind does not."""
    match = stand(at_engine("paramedic,captain,driver"), f2="6,9", f3="0,8")
    play(match, "drive engine 5,9", "ride 5,9", "stay", "end", "roll 6,1")
    assert "cafs" in changes(match)
    play(match, "end", "roll 6,2")
    assert (match.seat, changes(match)) == (2, [])


@pytest.mark.rule("FIRE-CREW-03")
@pytest.mark.parametrize("first", ["move 0,8", "chop 0,7|1,7", "drive ambulance 3,9", "change cafs"])
def test_a_crew_change_is_the_first_deed_of_the_turn(first: str) -> None:
    match = at_engine(edition="en")
    match.put("edge", match.plan.read_edge("0,7|1,7"), w.WALL)
    play(match, first)
    give(match, 4)
    assert changes(match) == []
    assert refused(match, "change generalist") == ("not-first", "FIRE-CREW-03")
    play(match, "end", "roll 6,1")
    assert "generalist" in changes(match)  # again in the next turn


@pytest.mark.rule("FIRE-CREW-04")
@pytest.mark.parametrize(
    ("card", "ap", "pool"),
    [
        ("captain", 2, (0, 0, 2)),
        ("imaging", 2, (0, 0, 0)),
        ("cafs", 1, (0, 3, 0)),
        ("hazmat", 2, (0, 0, 0)),
        ("generalist", 3, (0, 0, 0)),
        ("rescue", 2, (3, 0, 0)),
        ("driver", 2, (0, 0, 0)),
    ],
)
def test_for_this_turn_there_are_the_new_cards_ap_less_two(card: str, ap: int, pool: tuple[int, int, int]) -> None:
    """R-32, TV-20: savings are kept, the new pool is full."""
    match = give(at_engine(), 4, saved=1)
    play(match, f"change {card}")
    assert (purse(match), pools(match)) == ((ap, 1), pool)


@pytest.mark.rule("FIRE-CREW-04")
def test_the_old_cards_pools_and_abilities_are_gone_and_the_new_ones_there() -> None:
    """R-32: old pools are void."""
    match = at_engine("rescue")
    play(match, "change paramedic")
    assert (purse(match), pools(match)) == ((2, 0), (0, 0, 0))
    match = at_engine("captain")
    play(match, "change imaging")
    assert pools(match) == (0, 0, 0)
    assert only(legal(match), "identify") == ["identify 1,1", "identify 1,2", "identify 1,3"]
    match = at_engine("cafs")
    play(match, "change driver", "gun 1,5", "roll 1,5")
    assert match.stage == w.REROLLING
    assert purse(match) == (0, 0)


@pytest.mark.rule("FIRE-CREW-05")
def test_the_old_card_becomes_available_to_others() -> None:
    match = stand(at_engine("paramedic,captain"), f2="0,8")
    play(match, "change cafs", "end", "roll 6,1")
    assert "paramedic" in changes(match)
    assert "cafs" not in changes(match)
    play(match, "change paramedic", "end", "roll 6,2")
    assert changes(match) == ["captain", "imaging", "hazmat", "generalist", "rescue", "driver"]


@pytest.mark.rule("FIRE-CREW-01")
def test_there_is_no_crew_change_without_cards_to_change_or_for_volunteers() -> None:
    match = stand(table(FIELD, crew=1, rules="experienced", modules="specialists,vehicles", variants="volunteers"), f1="0,7")
    assert changes(match) == []
    assert refused(match, "change cafs") == ("no-crew-change", "FIRE-VAR-05")
    match = at_engine("paramedic", modules="specialists,vehicles")
    assert "hazmat" not in changes(match)  # a card without use is not in the deck
