"""What the crew's evaluator sees of the Structural Engineer's work; without the card it sees nothing of it."""

from __future__ import annotations

import pytest

from hotzone.games.fire.evaluation.inputs import NAMES
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.expansions.buildings import build, house, lay
from tests.games.fire.figures import stand

HERE, TURN, SPOTS, NEAR, CRACKS, FIRE_NEAR = range(6)


def seen(match: Match) -> list[float]:
    """The inputs about the engineer."""
    named = zip(NAMES, match.evaluator().numbers(), strict=True)
    return [number for name, number in named if name.startswith("mending.")]


def engineer(**settings: object) -> Match:
    """The engineer in 3,3 of an empty house, on turn; firefighter 2 outside."""
    return stand(house("base-front", **{"crew": "engineer,cafs", "engineer": "yes", **settings}), f1="3,3")


def test_a_crew_without_the_engineer_sees_nothing_of_it() -> None:
    match = lay(house("base-front", crew="cafs,rescue"), spots="3,3 3,4", fire="3,3")
    assert seen(build(match, w.DAMAGED, "3,3|3,4")) == [0.0] * 6


def test_the_engineer_is_seen_and_whether_its_turn_comes() -> None:
    match = engineer()
    assert seen(match)[: TURN + 1] == [1.0, 1.0]
    match.seat = match.actor = 1
    assert seen(match)[: TURN + 1] == [1.0, 0.0]


def test_hot_spots_count_all_and_more_when_they_are_near() -> None:
    near, far = lay(engineer(), spots="3,3"), lay(engineer(), spots="6,8")
    assert seen(near)[SPOTS] == seen(far)[SPOTS] == pytest.approx(1 / 12)
    assert seen(near)[NEAR] == pytest.approx(1 / 4)
    assert 0.0 < seen(far)[NEAR] < 0.5 * seen(near)[NEAR]


def test_walls_that_can_be_repaired_are_counted_but_not_destroyed_ones() -> None:
    match = build(engineer(), w.DAMAGED, "1,1|1,2", "2,1|2,2")
    assert seen(match)[CRACKS] == pytest.approx(2 / 12)
    assert seen(build(match, w.DESTROYED, "1,1|1,2"))[CRACKS] == pytest.approx(1 / 12)


def test_fire_beside_the_engineer_is_seen() -> None:
    assert seen(engineer())[FIRE_NEAR] == 0.0
    assert seen(lay(engineer(), fire="6,8"))[FIRE_NEAR] == 0.0
    assert 1.0 in [seen(lay(engineer(), fire=space))[FIRE_NEAR] for space in ("3,2", "3,4", "2,3", "4,3")]
