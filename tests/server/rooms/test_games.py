"""Every game on the shelf can be played on a server, kept, read again, retold and checked."""

from __future__ import annotations

import pytest

from hotzone import fair_dice, registry
from hotzone.contract.page import PageGame
from hotzone.core.dice import Dice
from hotzone.session import replay
from tests.server.tables import new, page, server

GAMES = registry.game_names()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_tells_pages_what_they_need(name: str) -> None:
    game = registry.game(name)
    assert isinstance(game, PageGame)
    with server() as client:
        catalogue = next(found for found in client.get("/api/games").json()["games"] if found["game"] == name)
        for board in catalogue["boards"]:
            shape = client.get(f"/api/games/{name}/boards/{board['name']}").json()["board"]
            assert shape["name"] == board["name"]
        assert client.get(f"/api/games/{name}/events").json()["events"]["ended"] == ["result"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("luck", [1, 2, 3])
def test_a_match_is_played_kept_retold_and_proved(name: str, luck: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, dice = registry.game(name), Dice(luck)
    setup = game.setup()
    seats = ["me"] * game.seats(game.new(setup))
    with server() as client:
        made = new(client, *seats, game=name, **{key: value for key, value in setup.settings if key != "crew"})
        code = made["code"]
        with page(client, code, made["token"]) as mira:
            while mira.view["actor"] != "nobody":
                choices = mira.view["legal"]
                assert all({"text", "verb", "cost"} <= set(offer) for offer in choices)
                assert mira.act(choices[dice.below(len(choices))]["text"])["type"] == "done"
            mira.ended()
            seed = mira.last["room"]["dice"]["seed"]
            views = {message["seq"]: message["view"] for message in mira.heard if message["type"] == "acted"}
        text = client.get(f"/api/matches/{code}/record").text
        assert replay(text, check=True).over
        verdict = fair_dice.verify(text, seed)
        assert verdict.fair
        assert verdict.checked > 0
        rooms = client.app.state.rooms  # type: ignore[attr-defined]
        client.portal.call(lambda: rooms.put_away(code))  # type: ignore[union-attr]
        assert client.get(f"/api/matches/{code}").json()["readonly"] is None
        client.portal.call(lambda: rooms.put_away(code))  # type: ignore[union-attr]
        monkeypatch.setattr(type(game), "rules", game.rules + 1)
        assert client.get(f"/api/matches/{code}").json()["readonly"] == "other-rules"
        for seq in list(views)[:: max(1, len(views) // 20)]:
            told = client.get(f"/api/matches/{code}/at/{seq}").json()["view"]
            for key in ("spaces", "edges", "poi", "counts", "cells", "dial", "hearts", "actor", "result"):
                assert told.get(key) == views[seq].get(key), (seq, key)
