"""AP to the next rescue from a high floor: as many as the cheapest way by the rules takes (HIGHRISE-RESCUE, HIGHRISE-LADDER)."""

from __future__ import annotations

from heapq import heappop, heappush

import pytest

from hotzone.games.fire.evaluation.distances import distances
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.expansions.buildings import build, house, lay, park
from tests.games.fire.figures import give, stand
from tests.games.fire.tables import FIRE

DOOR, DOOR2 = "2,4|3,4", "2,5|3,5"
TAKEN = ("move", "carry", "open", "close", "chop")  # what a way is made of


def tower(at: str, victim: str) -> Match:
    """A High Rise with a victim, one firefighter with AP to spare, the engine on the first of its sides."""
    match = lay(stand(house("high-rise"), f1=at), victim=victim)
    give(match, 30)
    return match


def cheapest(match: Match, limit: int = 12) -> int:
    """The fewest AP after which somebody is rescued, by trying everything."""
    waiting: list[tuple[int, int, bytes]] = [(0, 0, match.snapshot())]
    met, number, table = {match.snapshot()}, 0, match.clone()
    while waiting:
        spent, _, snapshot = heappop(waiting)
        table.restore(snapshot)
        if table.rescued > match.rescued:
            return spent
        for action in table.legal():
            price = FIRE.cost(table, action)
            if FIRE.write(table, action).split()[0] in TAKEN and spent + price <= limit:
                after = table.clone()
                after.play(action)
                if after.rescued > match.rescued or after.snapshot() not in met:
                    met.add(after.snapshot())
                    number += 1
                    heappush(waiting, (spent + price, number, after.snapshot()))
    raise AssertionError("no way")


@pytest.mark.parametrize(
    ("at", "victim", "open_doors", "wanted"),
    [
        ("2,4", "2,4", DOOR, 4),  # carry in, close
        ("2,4", "2,4", "", 6),  # open first
        ("2,3", "2,5", DOOR2, 6),  # walk there, carry in, close
    ],
)
def test_by_an_elevator(at: str, victim: str, open_doors: str, wanted: int) -> None:
    match = tower(at, victim)
    if open_doors:
        build(match, w.DOOR_OPEN, open_doors)
    assert distances(match) == wanted == cheapest(match)


def test_by_the_ladder_where_the_engine_stands_and_the_wall_is_gone() -> None:
    match = tower("1,4", "1,4")
    build(match, w.DOOR_GONE, DOOR, DOOR2)  # no elevator is left
    park(match, "0,7")
    assert distances(match) > 7
    build(match, w.DESTROYED, "0,4|1,4")
    assert distances(match) == 4 == cheapest(match)


def test_another_side_than_the_engines_is_no_way_out() -> None:
    match = tower("6,4", "6,4")
    build(match, w.DOOR_GONE, DOOR, DOOR2)
    build(match, w.DESTROYED, "6,4|7,4")
    park(match, "0,7")
    far = distances(match)
    park(match, "7,2")
    assert distances(match) == 4 < far


def test_from_the_street_by_an_elevator_that_waits_below() -> None:
    match = tower("0,7", "2,4")
    park(match, "0,7")
    assert cheapest(match) == 9  # lobby, open, out, in again with the victim, close
    assert distances(match) == 11  # ways there and back are counted for themselves: the door twice
