"""Connections that cost little: so many an address, so long for headers and body, so many control frames and fragments."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hotzone.server.security.bans import is_inside, read_network
from hotzone.server.security.rate_limits import Bucket, RateLimits, network

FRAMES = "hotzone-frames"  # what the application finds `write_frame` by in a socket's scope


class Door:
    """How many connections each network has; a trusted proxy may have any number, it counts itself."""

    def __init__(self, limits: RateLimits, trusted: Collection[str] = ()) -> None:
        self.limits = limits
        self.everybody = "*" in trusted  # behind a proxy whose address is not known, as with containers
        self.trusted = [found for word in trusted if (found := read_network(word.strip())) is not None]
        self.inside: Counter[str] = Counter()

    def enter(self, client: tuple[str, int] | None) -> str:
        """Count one more; the name to leave by, or empty if it is one too many."""
        if client is None or self.everybody or self.trusts(client[0]):
            return "trusted"
        where = network(client[0])
        if self.inside[where] >= self.limits.connections:
            return ""
        self.inside[where] += 1
        return where

    def trusts(self, address: str) -> bool:
        """Is this a proxy of ours, or in a network of them?"""
        here = read_network(address.partition("%")[0].removeprefix("::ffff:"))
        return here is not None and any(is_inside(here, net) for net in self.trusted)

    def leave(self, where: str) -> None:
        """One less."""
        self.inside[where] -= 1
        if self.inside[where] <= 0:
            del self.inside[where]


class LimitedHttp(H11Protocol):
    """HTTP that waits for a request only so long: from its first byte, however slowly the rest drips in."""

    door: Door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if its address has not too many; the first request is awaited from now on."""
        super().connection_made(transport)
        self.deadline: asyncio.TimerHandle | None = None
        self.phase = ""
        self.where = self.door.enter(self.client)
        if not self.where:
            transport.abort()
            return
        self.expect("headers")

    def data_received(self, data: bytes) -> None:
        """What comes may end a phase; it never makes one longer."""
        if not self.where:
            return
        if not self.phase:
            self.expect("headers")
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self.expect(
                {h11.IDLE: self.phase if self.conn.trailing_data[0] else "", h11.SEND_BODY: "body"}.get(self.conn.their_state, "")
            )

    def expect(self, phase: str) -> None:
        """What is awaited now: headers, a body or nothing."""
        if phase == self.phase:
            return
        if self.deadline is not None:
            self.deadline.cancel()
        self.phase, self.deadline = phase, None
        if phase:
            seconds = self.door.limits.header_time if phase == "headers" else self.door.limits.body_time
            self.deadline = self.loop.call_later(seconds, self.too_slow)

    def too_slow(self) -> None:
        """The request did not come to its end in time."""
        self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The socket is counted by its own protocol from here on."""
        self.expect("")
        self.door.leave(self.where)
        self.where = ""
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It went."""
        self.expect("")
        if self.where:
            self.door.leave(self.where)
        super().connection_lost(exc)


class LimitedSocket(WebSocketsSansIOProtocol):
    """A socket that is cut off when it sends more control frames and fragments than any browser does."""

    door: Door

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.odd_frames = Bucket(*self.door.limits.frames, clock=self.loop.time)
        self.where = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it."""
        super().connection_made(transport)
        self.where = self.door.enter(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """It went."""
        if self.where:
            self.door.leave(self.where)
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        """Let the application write whole frames, past tasks and queues: the same bytes go to every page of a room."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][FRAMES] = self.write_frame  # type: ignore[assignment]

    def write_frame(self, frame: bytes) -> bool:
        """Write a frame at once, if the socket is open and its peer keeps up."""
        open_now = self.handshake_complete and not (self.close_sent or self.disconnected or self.transport.is_closing())
        if not open_now or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True

    def allowed(self) -> bool:
        """One more odd frame; cuts the socket off when there were too many."""
        if not self.transport.is_closing() and not self.odd_frames.take():
            self.transport.abort()
        return not self.transport.is_closing()

    def handle_ping(self) -> None:
        """Answer it, if there are not too many."""
        if self.allowed():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Hear it, if there are not too many."""
        if self.allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        """Take a fragment, if there are not too many."""
        if self.allowed():
            super().handle_cont(event)


def limited(limits: RateLimits, trusted: Collection[str] = ()) -> tuple[type[LimitedHttp], type[LimitedSocket]]:
    """The two protocols of one server, behind one door."""
    common = {"door": Door(limits, trusted)}
    return type("LimitedHttp", (LimitedHttp,), common), type("LimitedSocket", (LimitedSocket,), common)
