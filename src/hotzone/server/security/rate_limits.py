"""How much anybody may ask in a while: token buckets for sockets and addresses."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

ADDRESSES = 10_000  # remembered at most; the longest unseen goes first


@dataclass(frozen=True, slots=True)
class RateLimits:
    """The numbers; a test or a host can change them."""

    message: int = 8_192  # characters of one message
    messages: tuple[float, float] = (20.0, 40.0)  # a second, and at once
    chats: tuple[float, float] = (0.5, 5.0)
    thoughts: tuple[float, float] = (2.0, 12.0)  # questions to the coach, a second, and at once
    flood: int = 200  # refused messages before the socket is closed
    waiting: int = 256  # messages that wait for a slow socket before it is closed
    rooms: tuple[float, float] = (60 / 3600, 30.0)  # new matches of an address
    imports: tuple[float, float] = (6 / 60, 10.0)  # records opened as matches, of an address
    positions: tuple[float, float] = (240 / 3600, 60.0)  # matches that begin with a position, of an address
    measurements: tuple[float, float] = (3 / 3600, 3.0)  # of boards, of an address
    own_measurements: tuple[float, float] = (60 / 3600, 30.0)  # … of the machine that the server runs on
    measured_seconds: float = 300.0  # of the processor, that one measurement may take
    checks: tuple[float, float] = (4.0, 60.0)  # of boards in the making, of an address
    shares: tuple[float, float] = (20 / 86_400, 20.0)  # of boards, of an address
    changes: tuple[float, float] = (1.0, 30.0)  # of names, seats and links, of an address
    reads: tuple[float, float] = (20.0, 300.0)  # of tables, records and the station log, of an address
    lookups: tuple[float, float] = (6 / 3600, 30.0)  # of matches that do not exist: docs/reference/protocol.md has the arithmetic
    sockets: int = 40  # of an address at once
    connections: int = 200  # of an address at once, sockets among them
    header_time: float = 10.0  # seconds until a request has said what it wants
    body_time: float = 30.0  # … and all that belongs to it
    frames: tuple[float, float] = (5.0, 100.0)  # pings, pongs and fragments of a socket
    body: int = 1_000_000  # bytes of a posted text
    people: int = 200  # in a room
    open: int = 2_000  # rooms in memory at once
    missed: int = 400  # entries a page may read on; beyond that it gets the state only


class Bucket:
    """Tokens that flow in at a rate, up to a number."""

    __slots__ = ("clock", "left", "most", "rate", "seen")

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.clock = clock
        self.seen = clock()

    def take(self) -> bool:
        """Take a token if there is one."""
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> bool:
        """Give back the token that was taken last."""
        self.left += 1
        return False


class Gate:
    """A bucket for each address; of IPv6 for each network, because one person has all addresses of it."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.parts = 1  # processes that share the limit: each lets its part in
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def open(self, address: str) -> bool:
        """May this address come in once more?"""
        return self.bucket(address).take()

    def shut(self, address: str) -> bool:
        """Has this address come too often?"""
        bucket = self.bucket(address)
        return not bucket.take() or bucket.give_back()

    def bucket(self, address: str) -> Bucket:
        """The bucket of an address; the longest unseen ones are forgotten."""
        where = network(address)
        rate, most = self.rate / self.parts, max(1.0, self.most / self.parts)
        found = self.buckets.pop(where, None) or Bucket(rate, most, self.clock)
        found.rate, found.most = rate, most
        self.buckets[where] = found
        while len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return found


def network(address: str) -> str:
    """Whom an address stands for: itself, or for IPv6 its /64; IPv4 in the clothes of IPv6 is IPv4."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
