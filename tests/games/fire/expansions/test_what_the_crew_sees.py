"""The crew plays each building by the network that learned on it, and sees every step of somebody who is carried to safety."""

from __future__ import annotations

import pytest

from hotzone.ai.bots.strengths import network
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.evaluation.distances import distances
from hotzone.games.fire.evaluation.inputs import NAMES
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.tables import FIRE

CREW = "driver,cafs,rescue,generalist"


def quiet(board: str, seed: int) -> Match:
    """A house at the first turn in which nothing burns and one victim lies, to be placed together with the third seat."""
    match, dice = FIRE.new(FIRE.setup(board=board, rules="experienced", level="veteran", crew=CREW)), Dice(seed)
    while match.stage != w.ACTING:
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else match.legal()[0])
    for cell in range(c.CELLS):
        match.put("threat", cell, w.CLEAR)
    for slot in range(w.SLOTS):
        match.put("poi", slot, w.NO_POI)
    match.put("poi", 0, w.VICTIM)
    return match


def carried_to(match: Match, cell: int) -> float:
    """What the network says with the victim and who carries it in a space."""
    match.put("poi_at", 0, cell)
    match.put("at", 2, cell)
    net = network(match)
    assert net is not None
    return net.look(match.evaluator())


def spaces(match: Match) -> list[int]:
    """The inside spaces, those from which the way to safety is shortest first."""
    found = []
    for cell in range(c.CELLS):
        if match.board.get("inside", cell):
            carried_to(match, cell)
            found.append((distances(match), cell))
    return [cell for _, cell in sorted(found)]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_on_a_high_floor_every_step_towards_elevator_or_ladder_is_worth_something(seed: int) -> None:
    match = quiet("high-rise", seed)
    by_distance: dict[int, list[float]] = {}
    for cell in spaces(match):
        value = carried_to(match, cell)
        by_distance.setdefault(distances(match), []).append(value)
    means = [sum(found) / len(found) for _, found in sorted(by_distance.items())]
    assert len(means) > 8
    assert means == sorted(means, reverse=True)
    assert means[0] - means[-1] > 0.05


@pytest.mark.parametrize(
    ("board", "names"),
    [
        ("base-front", ("experienced",)),
        ("brownstone", ("buildings", "experienced")),
        ("villa", ("storeys", "buildings", "experienced")),
        ("hotel", ("storeys", "buildings", "experienced")),
        ("high-rise", ("elevators", "buildings", "experienced")),
    ],
)
def test_a_building_of_the_expansions_is_played_by_the_network_that_learned_there(board: str, names: tuple[str, ...]) -> None:
    match = FIRE.new(FIRE.setup(board=board, rules="experienced", level="heroic", crew=4))
    assert match.evaluator().network_names() == names


def test_the_inputs_tell_who_is_carried_and_how_far() -> None:
    match = quiet("high-rise", 1)
    near, far = (cell for cell in (spaces(match)[0], spaces(match)[-1]))
    told = []
    for cell in (near, far):
        carried_to(match, cell)
        told.append(dict(zip(NAMES, match.evaluator().numbers(), strict=True)))
    assert told[0]["carrying.near"] > told[1]["carrying.near"] > 0.0
    assert told[0]["carrying.far"] < told[1]["carrying.far"]
    match.put("at", 2, match.get("at", 0))
    alone = dict(zip(NAMES, match.evaluator().numbers(), strict=True))
    assert alone["carrying.far"] == 0.0
