"""What is the same for everybody is put together, written and pressed once."""

from __future__ import annotations

import gzip
from typing import Any

import pytest

from hotzone.server.http import games
from hotzone.server.protocol import codec
from tests.server.tables import server


def test_the_catalogue_is_made_written_and_pressed_once_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[str]()

    def count(place: Any, name: str) -> None:
        before = getattr(place, name)

        def counted(*args: Any, **more: Any) -> Any:
            made.append(name)
            return before(*args, **more)

        monkeypatch.setattr(place, name, counted)

    for place, name in ((games, "catalogue"), (codec, "write"), (gzip, "compress")):
        count(place, name)
    with server() as client:
        answers = [client.get("/api/games", headers={"accept-encoding": code}) for code in ("gzip", "identity", "gzip, br")]
        assert made == ["catalogue", "write", "compress"]
        assert answers[0].json() == answers[1].json() == answers[2].json()
        assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip", None, "gzip"]
        same = client.get("/api/games", headers={"if-none-match": answers[0].headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        assert client.get("/api/games", headers={"if-none-match": '"other"'}).status_code == 200


def test_boards_and_rules_are_kept_each_by_its_name_and_unknown_ones_are_not() -> None:
    with server() as client:
        one, two = (client.get(f"/api/games/fire/boards/{name}").json()["board"] for name in ("base-front", "base-back"))
        assert one != two
        assert client.get("/api/games/fire/rules/ru").json()["language"] == "ru"
        assert client.get("/api/games/fire/rules/en").json()["language"] == "en"
        for i in range(3):
            assert client.get(f"/api/games/fire/boards/none-{i}").status_code == 404
        assert len(client.app.state.cached_responses) == 4  # type: ignore[attr-defined]
