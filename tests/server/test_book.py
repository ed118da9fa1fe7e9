"""The routes of the rulebook: whole books, examples, and what is not there."""

from __future__ import annotations

import gzip

import pytest

from hotzone.book import examples
from tests.server.tables import server


def test_a_book_is_served_whole_small_and_once() -> None:
    with server() as client:
        found = client.get("/api/games/fire/book/ru", headers={"accept-encoding": "identity"})
        assert found.json()["language"] == "ru"
        assert found.json()["parts"][1]["chapters"][0]["sections"][0]["number"] == "1.1"
        assert len(gzip.compress(found.content, 6)) < 60_000
        same = client.get("/api/games/fire/book/ru", headers={"if-none-match": found.headers["etag"]})
        assert same.status_code == 304
        assert client.get("/api/games/reactor/book").json()["languages"] == ["cs", "en", "it", "ru"]


def test_an_example_is_played_on_the_server() -> None:
    with server() as client:
        for query, edition, whatif in (("", "", ""), ("?edition=ru&if=door", "ru", "door")):
            found = client.get(f"/api/games/fire/examples/explosion{query}").json()
            assert found["steps"] == examples.play("fire", "explosion", edition, whatif)["steps"]
        before = len(client.app.state.cached_responses)  # type: ignore[attr-defined]
        for edition in ("en", "ru", "cs"):  # an example that is the same in all editions is played once
            assert client.get(f"/api/games/fire/examples/doors?edition={edition}").status_code == 200
        assert len(client.app.state.cached_responses) == before + 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/none/book/en", "unknown-game"),
        ("/api/games/fire/book/de", "unknown-language"),
        ("/api/games/fire/examples/none", "unknown-example"),
        ("/api/games/fire/examples/..%2f..%2fbook", "not-found"),
        ("/api/games/fire/examples/explosion?if=none", "unknown-example"),
        ("/api/games/fire/examples/explosion?edition=de", "unknown-example"),
    ],
)
def test_what_is_not_there_is_refused(path: str, code: str) -> None:
    with server() as client:
        found = client.get(path)
        assert (found.status_code, found.json()["code"]) == (404, code)


def test_the_register_says_where_a_rule_stands_in_a_language() -> None:
    with server() as client:
        found = client.get("/api/games/fire/book/cs/register").json()
        place = found["sections"][found["rules"]["FIRE-EXPL-03"]]
        assert (place["chapter"], place["number"]) == ("explosions", "7.1")
        assert client.get("/api/games/fire/book/xx/register").json()["code"] == "unknown-language"
