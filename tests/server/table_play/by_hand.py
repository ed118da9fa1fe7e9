"""A table of cardboard in a test: a page that enters a record line by line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient

from tests.server.tables import ORIGIN, Page, server

FAMILY = {"rules": "family", "crew": 2}


@contextmanager
def table(
    game: str = "fire", settings: dict[str, Any] = FAMILY, names: tuple[str, ...] = ("Ann", "Bob")
) -> Iterator[tuple[TestClient, str, Page]]:
    """A server, the code of a match that Ann enters by hand, and her page."""
    with server() as client:
        asked = {"game": game, "settings": settings, "names": names, "name": "Ann"}
        made = client.post("/api/tables", json=asked)
        assert made.status_code == 201, made.text
        client.cookies.clear()
        with joined(client, made.json()["code"], made.json()["token"]) as ann:
            yield client, made.json()["code"], ann


@contextmanager
def joined(client: TestClient, code: str, token: str = "") -> Iterator[Page]:
    """A page of a table; it waits for nobody's dice."""
    with client.websocket_connect(f"/ws/{code}", headers=ORIGIN) as socket:
        found = Page(socket)
        socket.send_json({"type": "hello", "token": token})
        found.until("room")
        yield found


def enter(page: Page, *texts: str) -> None:
    """Enter what happened, one after the other."""
    for text in texts:
        answer = page.ask("act", seq=page.seq, text=text)
        assert answer["type"] == "done", (text, answer)


def line_of(client: TestClient, code: str) -> list[str]:
    """The actions of a match, without what was taken back."""
    text = client.get(f"/api/matches/{code}/record").text
    body = text.split("\n", 2)[2]
    return [row for row in body.splitlines() if row and not row.startswith(("#", "result", "digest"))]
