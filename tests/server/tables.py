"""A server inside the test and pages that play on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from hotzone.server.app import create_app
from hotzone.server.security.rate_limits import RateLimits
from hotzone.store.memory import MemoryStore
from hotzone.store.protocol import Store

ORIGIN = {"origin": "http://testserver"}
MANY = (1e6, 1e6)
WIDE = RateLimits(
    messages=MANY, chats=MANY, rooms=MANY, lookups=MANY, imports=MANY, changes=MANY, reads=MANY, positions=MANY, checks=MANY
)


@contextmanager
def server(store: Store | None = None, limits: RateLimits = WIDE, secrets: Sequence[str] = (), **more: Any) -> Iterator[TestClient]:
    """A running server; its pages call themselves by its own name."""
    app = create_app(lambda: store or MemoryStore(), ["testserver"], limits, secrets, **more)
    with TestClient(app, headers=ORIGIN) as client:
        yield client


def new(client: TestClient, *seats: str, **settings: object) -> dict[str, Any]:
    """A new match; its host's token is in the answer."""
    game = settings.pop("game", "fire")
    crew = {"crew": max(len(seats), 1)} if game == "fire" else {}
    asked = {"game": game, "settings": {**crew, **settings}, "seats": list(seats), "name": "Mira"}
    answer = client.post("/api/matches", json=asked)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    client.cookies.clear()  # pages of a test are people with browsers of their own
    return found


class Page:
    """A page: remembers what it was told last."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.asked = 0
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.last: dict[str, dict[str, Any]] = {}  # by type
        self.heard: list[dict[str, Any]] = []

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = self.socket.receive_json()
        self.heard.append(message)
        self.last[message["type"]] = message
        if message["type"] == "acted" or (message["type"] == "state" and message["live"]):
            self.seq, self.view = message["seq"], message["view"]
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """Messages up to one of a kind."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask and hear until the answer; `done` or an error."""
        self.asked += 1
        self.socket.send_json({"type": kind, "id": self.asked, **fields})
        while True:
            message = self.hear()
            if message.get("id") == self.asked:
                return message

    def ended(self) -> None:
        """Hear until the room says that the match is over."""
        while not self.last["room"]["over"]:
            self.hear()

    def to_the_end(self) -> int:
        """Everything up to the close; its code."""
        try:
            while True:
                self.hear()
        except WebSocketDisconnect as gone:
            return gone.code

    def act(self, text: str) -> dict[str, Any]:
        """Play an action, then hear what nature does."""
        answer = self.ask("act", seq=self.seq, text=text)
        self.settle()
        return answer

    def settle(self) -> None:
        """Hear until somebody of flesh must decide."""
        while self.view["actor"] == "nature":
            self.hear()

    def legal(self) -> list[str]:
        """What may be played now."""
        return [offer["text"] for offer in self.view["legal"]]

    def reach(self, seq: int) -> None:
        """Hear until the table is at a number."""
        while self.seq < seq:
            self.hear()


@contextmanager
def page(client: TestClient, code: str, token: str = "", name: str = "", after: int | None = None) -> Iterator[Page]:
    """A page that has said hello."""
    with client.websocket_connect(f"/ws/{code}", headers=ORIGIN) as socket:
        found = Page(socket)
        socket.send_json({"type": "hello", "token": token, "name": name, "after": after})
        found.until("room")
        found.settle()
        yield found


def placed(found: Page, *spaces: str) -> None:
    """Put the crew on the board, so that the first turn begins."""
    for space in spaces or ("3,0",) * len(found.view["firefighters"]):
        assert found.act(f"place {space}")["type"] == "done"


@contextmanager
def alone(*others: str, placing: bool = False, store: Store | None = None) -> Iterator[tuple[TestClient, dict[str, Any], Page]]:
    """A server, a match that Mira hosts with none but bots, and her page; perhaps with the crew on the board."""
    with server(store) as client:
        made = new(client, "me", *others)
        with page(client, made["code"], made["token"]) as mira:
            if placing:
                placed(mira)
            yield client, made, mira


def played(client: TestClient, *texts: str) -> tuple[dict[str, Any], Page]:
    """A match for one in which Mira placed her firefighter and played these; her page is closed and remembers what it saw."""
    made = new(client, "me")
    with page(client, made["code"], made["token"]) as mira:
        placed(mira)
        for text in texts:
            mira.act(text)
    return made, mira


@contextmanager
def with_eve() -> Iterator[tuple[TestClient, dict[str, Any], Page, Page]]:
    """The same for two: Eve has come by the link and sits on the second seat."""
    with server() as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Eve") as eve:
            eve.ask("sit", seat=2)
            yield client, made, mira, eve


@contextmanager
def guest_alone(now: list[float], name: str) -> Iterator[tuple[TestClient, dict[str, Any], Page]]:
    """A guest on the second seat of a match whose host has not come yet; `now` is what the clock says."""
    with server(clock=lambda: now[0]) as client:
        made = new(client, "me", "open")
        with page(client, made["code"], name=name) as guest:
            guest.ask("sit", seat=2)
            yield client, made, guest
