"""Browsers of people, each with its own cookie, and pages that are open in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient

from hotzone.store.memory import MemoryStore
from tests.server.tables import ORIGIN, Page


def browser(client: TestClient) -> dict[str, str]:
    """A browser that has opened the page: its cookie as a header."""
    client.cookies.clear()
    answer = client.get("/")
    client.cookies.clear()
    name, value = re.match(r"(guest-[0-9a-f]{8})=([^;]+);", answer.headers["set-cookie"]).groups()  # type: ignore[union-attr]
    return {"cookie": f"{name}={value}"}


@contextmanager
def seen(client: TestClient, code: str, cookie: dict[str, str], token: str = "", name: str = "") -> Iterator[Page]:
    """A page in that browser."""
    with client.websocket_connect(f"/ws/{code}", headers={**ORIGIN, **cookie}) as socket:
        found = Page(socket)
        socket.send_json({"type": "hello", "token": token, "name": name})
        found.until("room")
        found.settle()
        yield found


def begin(client: TestClient, cookie: dict[str, str], *seats: str) -> dict[str, Any]:
    """A match that is set up in a browser."""
    asked = {"settings": {"crew": len(seats)}, "seats": list(seats), "name": "Mira"}
    answer = client.post("/api/matches", json=asked, headers=cookie)
    client.cookies.clear()
    found: dict[str, Any] = answer.json()
    return found


def seed_of(client: TestClient, store: MemoryStore, code: str) -> str:
    """The dice seed of a match, which only the store knows."""
    assert client.portal is not None
    kept = client.portal.call(store.match, code)
    assert kept is not None
    return kept.seed
