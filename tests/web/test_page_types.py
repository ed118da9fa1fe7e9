"""The types of the page's code are made from what the server and the games really send."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hotzone import registry
from hotzone.contract.page import PageGame
from hotzone.core import constants as c
from tools import make_protocol


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert make_protocol.main(["--check"]) == 0


def fits(data: object, kind: Any) -> bool:
    """Does data have all keys that its type asks for, and no others?"""
    plain = msgspec.to_builtins(data)
    return bool(msgspec.to_builtins(msgspec.convert(plain, kind)) == plain)


@pytest.mark.parametrize("name", ["fire", "reactor"])
def test_views_boards_ways_and_chances_are_as_their_types_say(name: str) -> None:
    game, types = registry.game(name), make_protocol.schema_of(name)
    assert types is not None
    assert isinstance(game, PageGame)
    view, board, way, risk = (getattr(types, kind) for kind in types.TYPES)
    random, looked = Random(7), 0
    for settings in game.samples():
        setup = game.setup(**settings)
        match = game.new(setup)
        assert fits(game.board(setup.board), board)
        for _ in range(60):
            assert fits(game.view(match, None), view)
            if match.actor == c.NOBODY:
                break
            ways: Any = game.paths(match)
            assert all(fits(one, way) for places in ways.values() for one in places.values())
            actions = [action for action, _ in game.odds(match)] if match.actor == c.NATURE else match.legal()
            match.play(random.choice(actions))
            looked += 1
    assert looked > 300
    if match.actor != c.NOBODY:
        assert fits(dict(game.risk(match)), risk)  # type: ignore[attr-defined]
