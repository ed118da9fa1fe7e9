"""Half-open requests, too many connections, floods of pings and fragments cost their sender the connection, and nobody else."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import h11
import pytest
import uvicorn
from uvicorn.server import ServerState

from hotzone.server.security.connection_limits import LimitedHttp, LimitedSocket, limited
from hotzone.server.security.rate_limits import RateLimits

LIMITS = RateLimits(connections=3, header_time=10.0, body_time=30.0, frames=(1.0, 20.0))


class Timer:
    """A call that waits for its time."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at, self.call, self.cancelled = at, call, False

    def __lt__(self, other: Timer) -> bool:
        return self.at < other.at

    def cancel(self) -> None:
        self.cancelled = True


class Loop:
    """A loop whose time the test turns on."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []
        self.tasks: list[Any] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, call: Callable[..., None], *args: Any) -> Timer:
        heapq.heappush(self.timers, timer := Timer(self.now + seconds, lambda: call(*args)))
        return timer

    def create_task(self, work: Any, **more: Any) -> Any:
        work.close()  # the application is not asked here
        return Mock()

    def go_on(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds
        while self.timers and self.timers[0].at <= self.now:
            timer = heapq.heappop(self.timers)
            if not timer.cancelled:
                timer.call()


class Wire:
    """A transport that remembers what became of it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.gone = False
        self.written = b""
        self.protocol: Any = None

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": (self.address, 5000), "sockname": ("127.0.0.1", 8000)}.get(name, default)

    def abort(self) -> None:
        if not self.gone:
            self.gone = True
            self.protocol.connection_lost(None)

    close = abort

    def is_closing(self) -> bool:
        return self.gone

    def write(self, data: bytes) -> None:
        self.written += data

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def pause_reading(self) -> None: ...

    resume_reading = pause_reading


class House:
    """The two protocols of one server, with a loop and wires of the test."""

    def __init__(self, trusted: tuple[str, ...] = ()) -> None:
        async def nothing(scope: Any, receive: Any, send: Any) -> None: ...

        http, ws = limited(LIMITS, trusted)
        self.loop = Loop()
        inner = self.loop

        class Socket(ws):  # type: ignore[misc, valid-type]
            def __init__(self, *args: Any, **more: Any) -> None:
                super().__init__(*args, _loop=inner, **more)

        self.config = uvicorn.Config(nothing, http=http, ws=Socket, log_config=None, access_log=False)
        self.config.load()
        self.kind: type[LimitedHttp] = http
        self.state = ServerState()

    def connect(self, address: str = "192.0.2.1") -> tuple[Any, Wire]:
        protocol = self.kind(self.config, self.state, {}, _loop=self.loop)  # type: ignore[arg-type]
        wire = Wire(address)
        wire.protocol = protocol
        protocol.connection_made(wire)  # type: ignore[arg-type]
        return protocol, wire


HEAD = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n"


def test_a_request_that_drips_its_headers_is_cut_off_after_its_time() -> None:
    house = House()
    protocol, wire = house.connect()
    for byte in HEAD[:9]:
        house.loop.go_on(1.0)
        protocol.data_received(bytes([byte]))
    assert not wire.gone
    house.loop.go_on(1.0)
    assert wire.gone
    assert not house.state.connections


def test_a_connection_that_says_nothing_is_cut_off() -> None:
    house = House()
    _, wire = house.connect()
    house.loop.go_on(9.9)
    assert not wire.gone
    house.loop.go_on(0.1)
    assert wire.gone


def test_a_body_that_never_ends_is_cut_off_and_one_in_time_is_not() -> None:
    house = House()
    slow, wire = house.connect()
    slow.data_received(HEAD + b"\r\n")
    for _ in range(29):
        house.loop.go_on(1.0)
        slow.data_received(b"x")
    assert not wire.gone
    house.loop.go_on(1.0)
    assert wire.gone
    quick, other = house.connect()
    quick.data_received(HEAD + b"\r\n" + b"x" * 100)
    house.loop.go_on(1000.0)  # its answer may take as long as it takes
    assert not other.gone


def test_the_next_request_of_a_connection_has_its_own_time() -> None:
    house = House()
    protocol, wire = house.connect()
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    house.loop.go_on(60.0)
    protocol.conn.send(h11.Response(status_code=200, headers=[]))
    protocol.conn.send(h11.EndOfMessage())
    protocol.conn.start_next_cycle()
    protocol.data_received(b"GET / HT")
    house.loop.go_on(9.0)
    assert not wire.gone
    protocol.data_received(b"TP/1.1\r\nHo")
    house.loop.go_on(1.0)
    assert wire.gone


@pytest.mark.parametrize(
    ("addresses", "let_in"),
    [
        (["192.0.2.1"] * 4, [True, True, True, False]),
        ([f"192.0.2.{i}" for i in range(1, 5)], [True] * 4),
        ([f"2001:db8::{i}" for i in range(1, 5)], [True, True, True, False]),
        ([f"2001:db8:0:{i}::1" for i in range(1, 5)], [True] * 4),
        (["::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1", "::ffff:192.0.2.1"], [True, True, True, False]),
        (["198.51.100.7"] * 4, [True] * 4),
    ],
)
def test_an_address_has_so_many_connections_and_a_network_of_ipv6_no_more(addresses: list[str], let_in: list[bool]) -> None:
    house = House(trusted=("198.51.100.7",))
    wires = [house.connect(address)[1] for address in addresses]
    assert [not wire.gone for wire in wires] == let_in
    wires[0].abort()
    assert not house.connect(addresses[0])[1].gone  # a place is free again


@pytest.mark.parametrize(
    ("trusted", "address"),
    [
        (("*",), "172.18.0.5"),  # as in the example with containers, where nobody knows the proxy's address
        (("127.0.0.1", " 172.18.0.5"), "172.18.0.5"),
        (("172.16.0.0/12",), "172.18.0.5"),
        (("172.16.0.0/12",), "::ffff:172.18.0.5"),
        (("::1",), "::1"),
    ],
)
def test_a_trusted_proxy_has_any_number_of_connections_however_it_is_named(trusted: tuple[str, ...], address: str) -> None:
    house = House(trusted=trusted)
    assert not any(house.connect(address)[1].gone for _ in range(10))
    if "*" not in trusted:
        assert [house.connect("203.0.113.9")[1].gone for _ in range(4)] == [False, False, False, True]


UPGRADE = (
    b"GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def opened(house: House) -> tuple[LimitedSocket, Wire]:
    """A socket after its handshake."""
    protocol, wire = house.connect()
    protocol.data_received(UPGRADE)
    socket = wire.protocol
    assert isinstance(socket, LimitedSocket)
    socket.conn.send_response(socket.response)
    socket.handshake_complete = True
    return socket, wire


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    return bytes(((0x80 if fin else 0) | opcode, 0x80 | len(data), 0, 0, 0, 0)) + data


@pytest.mark.parametrize("flood", [frame(9), frame(10), frame(0, fin=False)])
def test_a_flood_of_pings_pongs_or_fragments_is_cut_off(flood: bytes) -> None:
    house = House()
    socket, wire = opened(house)
    if flood == frame(0, fin=False):
        socket.data_received(frame(1, b"{", fin=False))
    for _ in range(20):
        socket.data_received(flood)
    assert not wire.gone
    house.loop.go_on(5.0)  # five more are allowed by then
    for _ in range(5):
        socket.data_received(flood)
    assert not wire.gone
    socket.data_received(flood * 3)
    assert wire.gone


def test_a_socket_counts_as_a_connection_until_it_goes() -> None:
    house = House()
    _, wire = opened(house)
    house.connect()
    house.connect()
    assert house.connect()[1].gone
    house.loop.go_on(9.0)
    assert not wire.gone  # an open socket is under no time limit of requests
    wire.abort()
    assert not house.connect()[1].gone
    assert sum(house.kind.door.inside.values()) == 3
