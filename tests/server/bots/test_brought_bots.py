"""Bots that whoever runs a server brings: people seat them by name, and nobody else makes the server load anything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hotzone.ai.bots import registry as bot_registry
from hotzone.ai.bots.external.isolated_bot import IsolatedBot
from hotzone.core.errors import BadSetup
from hotzone.server.http import games
from tests.server.tables import new, page, server

MINE = "class Mine:\n    def choose(self, session):\n        return session.legal()[-1]\n"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "mine.py").write_text(MINE)
    monkeypatch.setattr(bot_registry, "BOTS", dict(bot_registry.BOTS))
    return f"{tmp_path / 'mine.py'}:Mine"


def test_a_bot_that_was_brought_is_offered_plays_and_ends_with_its_room(place: str) -> None:
    bot_registry.bring("mine", place)
    with server() as client:
        assert "mine" in games.catalogue()["bots"]  # type: ignore[operator]
        made = new(client, "mine", "me")
        rooms = client.app.state.rooms  # type: ignore[attr-defined]
        with page(client, made["code"], made["token"]) as mira:
            mira.ask("set", pace=0)
            mira.reach(1)
            assert mira.last["acted"]["bot"] == "mine"
            (bot,) = rooms.autoplays[made["code"]].bots.values()
            assert isinstance(bot, IsolatedBot)
            process = bot.process
            assert process is not None
        client.portal.call(rooms.put_away, made["code"])  # type: ignore[union-attr]
        assert process.process.poll() is not None


@pytest.mark.parametrize("name", ["os:system", "mine.py:Mine", "/tmp/mine.py:Mine", "nobody"])
def test_nobody_on_the_page_makes_the_server_load_a_file_or_a_module(name: str) -> None:
    with server() as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira:
            answer = mira.ask("give", seat=2, bot=name)
            assert (answer["type"], answer["code"]) == ("error", "unknown-bot")
        asked = {"game": "fire", "settings": {"crew": 2}, "seats": ["me", name], "name": "Mira"}
        assert client.post("/api/matches", json=asked).json()["code"] == "unknown-bot"


@pytest.mark.parametrize("name", ["", "crew", "me", "Mine", "a b", "x" * 21])
def test_a_bot_needs_a_new_name(name: str, place: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(f"'{name}' cannot name a bot")):
        bot_registry.bring(name, place)
    with pytest.raises(BadSetup, match="has no 'Other'"):
        bot_registry.bring("other", place.replace(":Mine", ":Other"))
    assert "other" not in bot_registry.BOTS
