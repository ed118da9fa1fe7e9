"""The win chance: a network of its own, checked on load, between 0 and 1, and better where the table is better."""

from __future__ import annotations

import pytest

from hotzone import registry
from hotzone.ai.bots import networks
from hotzone.ai.bots.strengths import network
from hotzone.ai.bots.win_chance import oracle, win_chance
from hotzone.ai.search.network import read_network
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import HotzoneError
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.tables import FIRE


def first_turn(**settings: object) -> Match:
    """A match at its first turn."""
    match, dice = FIRE.new(FIRE.setup(**settings)), Dice(6)
    while match.stage != w.ACTING:
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else match.legal()[0])
    return match


EXPERIENCED: dict[str, object] = {"crew": 4, "rules": "experienced", "level": "veteran"}
SETTINGS: list[dict[str, object]] = [{"crew": 4}, EXPERIENCED, {**EXPERIENCED, "board": "high-rise"}]


@pytest.mark.parametrize("settings", SETTINGS, ids=["family", "experienced", "buildings"])
def test_an_estimate_ships_and_fits(settings: dict[str, object]) -> None:
    match = first_turn(**settings)
    net = oracle(match)
    assert net is not None
    assert net.inputs <= len(match.evaluator().numbers())
    found = win_chance(match, FIRE)
    assert found is not None
    assert 0.0 < found < 1.0


def test_the_boards_of_the_expansions_have_an_estimate_of_their_own() -> None:
    base = registry.network("fire", "win-experienced")
    for board in ("villa", "hotel", "brownstone", "high-rise"):
        net = oracle(FIRE.new(FIRE.setup(**{**EXPERIENCED, "board": board})))
        assert net is not None
        assert net.width != read_network(base).width


@pytest.mark.parametrize("settings", SETTINGS, ids=["family", "experienced", "buildings"])
def test_walls_and_lives_lost_lower_the_chance(settings: dict[str, object]) -> None:
    match = first_turn(**settings)
    before = win_chance(match, FIRE)
    match.damage, match.lost = 20, 3
    after = win_chance(match, FIRE)
    assert before is not None
    assert after is not None
    assert after < 0.6 * before


@pytest.mark.compiled_only
def test_a_heroic_crew_that_stands_well_is_not_given_up() -> None:
    chances = []
    for seed in range(3):
        match, dice = FIRE.new(FIRE.setup(**{**EXPERIENCED, "level": "heroic"})), Dice(seed)
        search = TurnSearch(match, network(match), 4000, 24, 0)
        while match.stage != w.ACTING:
            match.play(match.sample_chance(dice) if match.actor == c.NATURE else search.best_answer())
        chances.append(win_chance(match, FIRE) or 0.0)
    assert 0.33 < sum(chances) / 3 < 0.65  # crew wins half of them; before it knew the deck gun it said 0.28


def test_a_match_that_is_over_has_no_doubt() -> None:
    match = first_turn(crew=2)
    match.stage, match.actor = w.OVER, c.NOBODY
    for result, expected in ((w.VICTORY, 1.0), (w.PERFECT, 1.0), (w.COLLAPSE, 0.0)):
        match.result = result
        assert win_chance(match, FIRE) == expected


def test_set_up_has_no_estimate_yet() -> None:
    assert win_chance(FIRE.new(FIRE.setup(crew=2)), FIRE) is None


def test_a_spoilt_estimate_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = bytearray(registry.network("fire", "win"))
    data[200] ^= 1
    with pytest.raises(HotzoneError, match="checksum"):
        read_network(bytes(data))
    monkeypatch.setattr(networks, "_files", {("fire", "win"): b""})
    assert oracle(first_turn(crew=2)) is None
    assert win_chance(first_turn(crew=2), FIRE) is None
