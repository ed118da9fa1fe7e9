"""Reactor's chance to win: a network of its own ships, lies between 0 and 1, and is higher where the table is better."""

from __future__ import annotations

import pytest

from hotzone.ai import coach
from hotzone.ai.bots.win_chance import oracle, win_chance
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from tests.games.reactor.tables import REACTOR, begin, table

RING = "12 fe, 13 fe, 18 fe, 24 fe, 23 fe, S4 cw"  # five of the six around S4


def chance(match: Match) -> float:
    """The chance to win from a table."""
    found = win_chance(match, REACTOR)
    assert found is not None
    return found


def test_an_estimate_ships_and_fits() -> None:
    match = table("", "soldier 10", hearts=3)
    net = oracle(match)
    assert net is not None
    assert net.inputs == len(match.evaluator().numbers())
    assert 0.0 < chance(match) < 1.0


def test_hearts_and_gathered_assemblies_raise_the_chance() -> None:
    three, one = (table("16 FE, 20 FE, 3 FN", "soldier 10", hearts=hearts) for hearts in (3, 1))
    assert chance(three) > chance(one) + 0.05
    near = table(f"{RING}, 17 --, 29 fe", "soldier 21, doctor 3", hearts=3)
    assert 1 - chance(near) < (1 - chance(three)) / 2


def test_a_win_in_reach_is_nearly_sure_and_a_match_that_is_over_is() -> None:
    match = table(f"{RING}, 17 --, 16 fe", "soldier 16, engineer 1", hearts=3)
    assert chance(match) > 0.99
    for result, expected in ((w.VICTORY, 1.0), (w.BURNT_OUT, 0.0)):
        match.result = result
        assert chance(match) == expected


def test_before_the_cards_the_chance_is_known_too_but_not_in_set_up() -> None:
    match = table("5 FN", "soldier 5")
    begin(match, "soldier")
    assert 0.0 < chance(match) < 1.0
    assert win_chance(REACTOR.new(REACTOR.setup(starts="choose")), REACTOR) is None


def test_a_hint_tells_the_chance() -> None:
    match = table("16 FE", "engineer 15, soldier 1", active="engineer", hearts=1)
    assert 0.0 < coach.hint(match, REACTOR, match.actor)["win"] < 1.0


@pytest.mark.parametrize(("players", "third"), [(1, "soldier"), (3, "soldier"), (3, "doctor")])
def test_every_cast_has_its_chance(players: int, third: str) -> None:
    match = table("", "engineer 10", active="engineer", hearts=3, players=players, third=third)
    assert 0.0 < chance(match) < 1.0
