"""Setting up the experienced game: cards, hot spots, places, and what goes together (FIRE-SETUPE-14 to 22)."""

import pytest

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import placing
from tests.games.fire.starting import HOT_SPOTS, pass_turn, place_all, roll_on, seat, start
from tests.games.fire.tables import at, legal, play
from tests.languages import each_edition

CARDS = ["paramedic", "captain", "imaging", "cafs", "hazmat", "generalist", "rescue", "driver"]


def spots(match: Match) -> int:
    """The hot spots on the board."""
    return sum(match.get("spot", i) for i in match.plan.cells())


def ready(**settings: object) -> Match:
    """An experienced match in its first turn, everybody at 0,0 and the vehicles at the top."""
    match = start(**{"rules": "experienced", **settings})
    roll_on(match)
    place_all(match)
    play(match, "park engine 0,7", "park ambulance 0,5")
    return match


@pytest.mark.rule("FIRE-SETUPE-14")
def test_each_firefighter_takes_a_free_card_in_the_order_of_the_seats() -> None:
    match = start(rules="experienced", crew=3)
    roll_on(match)
    free = list(CARDS)
    for i, card in enumerate(("driver", "paramedic", "cafs"), 1):
        assert seat(match) == i
        assert legal(match) == [f"take {name}" for name in free]
        assert play(match, f"take {card}")[0] == f"card {i} {card} (FIRE-SETUPE-14)"
        free.remove(card)
    assert [match.get("role", i) for i in range(3)] == [w.DRIVER, w.PARAMEDIC, w.CAFS]


@pytest.mark.rule("FIRE-SETUPE-14")
def test_cards_may_be_dealt_at_random_instead() -> None:
    match = start(rules="experienced", crew=2, cards="deal")
    roll_until_cards(match)
    assert legal(match) == [f"deal {name}" for name in CARDS]
    assert play(match, "deal rescue")[0] == "card 1 rescue (FIRE-SPEC-20)"
    assert seat(match) == "nature"
    assert "deal rescue" not in legal(match)
    play(match, "deal cafs")
    assert [match.get("role", i) for i in range(2)] == [w.RESCUE, w.CAFS]


def roll_until_cards(match: Match) -> None:
    """Roll through set-up up to the dealing of cards."""
    while match.stage < w.CREWING:
        text = next(text for text in legal(match) if not play(match.clone(), text)[-1].startswith("roll-again"))
        play(match, text)


@pytest.mark.rule("FIRE-SETUPE-15")
@each_edition
def test_unused_cards_stay_available_for_crew_change(edition: str) -> None:
    """D11: in every edition, as Crew Change needs them."""
    match = start(rules="experienced", edition=edition, board="base-back", crew=["cafs", "captain"])
    roll_on(match)
    place_all(match, "0,3", "0,0")
    play(match, "park engine 0,3", "park ambulance 0,5")
    offered = {text.removeprefix("change ") for text in legal(match) if text.startswith("change")}
    assert offered == set(CARDS) - {"cafs", "captain"}


@pytest.mark.rule("FIRE-SETUPE-16")
def test_an_extra_hot_spot_is_rolled_again_on_a_hot_spot_but_not_on_fire() -> None:
    match = start(rules="experienced", level="veteran", crew=["cafs"])
    play(match, *(f"roll {roll}" for roll in ("-,5", "1,6", "2,-", "6,1", "6,2", "6,3", "6,4", "5,1", "5,2", "5,3")))
    assert match.stage == w.HEATING
    assert play(match, "roll 4,6")[-1] == "roll-again 4,6 (FIRE-SETUPE-16)"
    assert match.get("threat", match.plan.read_cell("3,6")) == w.FIRE
    assert play(match, "roll 3,6")[-1] == "hot-spot 3,6 0 (FIRE-SETUPE-16)"
    assert play(match, "roll 3,6")[-1] == "roll-again 3,6 (FIRE-SETUPE-16)"
    play(match, "roll 6,1")  # a hazmat does not matter
    play(match, "roll 5,1")  # nor does a POI
    assert match.stage == w.PLACING
    assert spots(match) == 6


@pytest.mark.rule("FIRE-SETUPE-17", "FIRE-SETUPE-18", "FIRE-SETUPE-19", "FIRE-COMP-05")
@each_edition
@pytest.mark.parametrize(("level", "crews", "on_board", "supply", "box"), HOT_SPOTS)
def test_hot_spots_at_the_start_by_level_and_crew(
    edition: str, level: str, crews: tuple[int, ...], on_board: int, supply: int, box: int
) -> None:
    """TV-32; D12 and D13 come to the same numbers in every edition."""
    for crew in crews:
        match = start(rules="experienced", edition=edition, level=level, crew=CARDS[:crew])
        told = play(match, "roll -,1", "roll 6,8", "roll 1,-")
        told += roll_on(match)
        assert spots(match) == on_board
        assert match.spots == supply
        assert f"hot-spot-supply {supply} (FIRE-SETUPE-19)" in told
        assert 24 - spots(match) - match.spots == box


@pytest.mark.rule("FIRE-SETUPE-20")
@pytest.mark.parametrize(("edition", "markers"), [("en", 33), ("cs", 34)])
def test_what_is_left_of_the_markers_is_the_supply(edition: str, markers: int) -> None:
    match = ready(crew=["cafs"], edition=edition)
    burning = sum(1 for i in match.plan.cells() if match.get("threat", i))
    edges = [match.get("edge", i) for i in range(2, len(match.plan.edge_cells))]
    assert match.markers == markers - burning
    assert match.damage == edges.count(w.DAMAGED) + 2 * edges.count(w.DESTROYED) > 0
    assert placing.supply(match) == 12
    assert match.get("saved", 0) == 0


@pytest.mark.rule("FIRE-SETUPE-21")
def test_firefighters_are_placed_before_the_vehicles_which_may_come_to_stand_under_them() -> None:
    """R-62: anywhere outside, corners and parking spaces included, several on one."""
    match = start(rules="experienced", crew=["cafs", "driver", "captain"], starts=3)
    roll_on(match)
    assert len(legal(match)) == 32
    assert play(match, "place 0,7")[0] == "moved 1 0,7 (FIRE-SETUPE-21)"
    play(match, "place 0,7", "place 7,9")
    assert seat(match) == 3  # who starts speaks for the team
    assert play(match, "park engine 0,7")[0] == "parked engine 0 (FIRE-SETUPE-21)"
    assert seat(match) == 3
    assert play(match, "park ambulance 7,4")[0] == "parked ambulance 2 (FIRE-SETUPE-21)"
    assert [at(match, i) for i in (1, 2, 3)] == ["0,7", "0,7", "7,9"]
    play(match, "end", "roll 6,8")
    assert any(text.startswith("change") for text in legal(match))  # firefighter 1 stands on the engine


@pytest.mark.rule("FIRE-SETUPE-22")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_starting_player_is_agreed_on_as_in_the_family_game(first: int) -> None:
    match = ready(crew=["cafs", "driver", "captain"], starts=first)
    order = []
    for _ in range(4):
        order.append(seat(match))
        pass_turn(match, "6,8")
        if match.stage == w.REPLENISHING:
            play(match, "roll 4,1")
    assert order == [(first - 1 + i) % 3 + 1 for i in range(4)]
