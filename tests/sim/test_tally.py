"""A tally takes over what a player knows: all count matches, some time turns, some note where things happen."""

from __future__ import annotations

import pytest

from hotzone import registry
from hotzone.sim.players import core_player, seated, watched
from hotzone.sim.tally import Tally
from hotzone.sim.watched.counts import CountsPlaces, TimesTurns


@pytest.mark.parametrize("kind", ["core", "seats", "watched"])
def test_a_tally_has_what_this_player_knows_and_nothing_else(kind: str) -> None:
    game = registry.game("fire")
    table = game.new(game.setup(crew=2)).clone()
    player = {
        "core": lambda: core_player("random", table),
        "seats": lambda: seated("random", game, table, 0.2),
        "watched": lambda: watched("random", game, table),
    }[kind]()
    assert isinstance(player, TimesTurns) == (kind == "seats")
    assert isinstance(player, CountsPlaces) == (kind == "watched")
    player.play(1, 0, 2, 100_000)
    tally = Tally()
    tally.count(player, 7.0)
    assert (tally.matches, tally.turns, sum(tally.endings)) == (2, player.turns, 2)
    assert (tally.thinking == 7.0) == (kind != "seats")
    assert (tally.longest > 0) == (kind == "seats")
    assert (tally.heat is not None) == (kind == "watched")
    assert tally.forfeits == 0
