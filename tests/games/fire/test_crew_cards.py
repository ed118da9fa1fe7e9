"""Crew cards to read: what the catalogue says is what the rules take."""

from __future__ import annotations

from typing import Any

import pytest

import hotzone
from hotzone import registry
from hotzone.games.fire.model import notation
from hotzone.games.fire.model.specialists import SPECIALISTS


def cards() -> dict[str, dict[str, Any]]:
    found: Any = registry.game("fire").catalogue()["cards"]
    return {one["name"]: one for one in found}


def test_every_card_can_be_read() -> None:
    assert set(cards()) == {"firefighter", *(one.name for one in SPECIALISTS)}


@pytest.mark.parametrize("name", ["captain", "cafs", "generalist", "rescue", "paramedic"])
def test_points_are_those_that_a_turn_begins_with(name: str) -> None:
    session = hotzone.new("fire", seed=3, rules="experienced", crew=f"{name},driver")
    while session.view()["turn"] == 0:
        session.play(session.legal()[0])
    points, card = session.view()["points"], cards()[name]
    assert {key: points[key] for key in ("ap", "move", "douse", "command")} == {
        key: card[key] for key in ("ap", "move", "douse", "command")
    }


def test_prices_are_those_of_the_offers() -> None:
    """In matches played at random every deed of a card costs what its card says."""
    told = {(name, deed["verb"]): deed["cost"] for name, card in cards().items() for deed in card["deeds"]}
    assert told[("hazmat", "dispose")] == 2
    assert {verb for _, verb in told} <= set(notation.KINDS)
    met = set()
    for seed in range(12):
        session = hotzone.new("fire", seed=seed, rules="experienced", crew="imaging,paramedic,hazmat")
        for turn in range(400):
            if session.over:
                break
            legal = session.legal()
            role = session.view()["firefighters"][session.view()["seat"] - 1]["card"]
            for action in legal:
                verb = action.split(" ")[0]
                if (role, verb) in told:
                    assert action.cost == told[(role, verb)]
                    met.add((role, verb))
            session.play(legal[(7 * turn + seed) % len(legal)])
    assert ("imaging", "identify") in met
