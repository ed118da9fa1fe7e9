"""The pages that listen to a room: what is said to all of them is written once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from hotzone.server.presence.seats import Member
from hotzone.server.protocol import codec

FEW = 20  # listeners who hear at once of everybody who comes and goes
CROWD = 0.25  # seconds after which a crowd hears of it


class Listener(Protocol):
    """Whoever hears what happens in a room."""

    member: Member
    guest: str  # its browser
    address: str  # its network
    came_by: str  # the hash of the return link that it was opened by

    def send(self, message: str) -> None:
        """Send a message soon."""

    def send_all(self, messages: Sequence[str], frames: bytes) -> None:
        """Send messages soon, in their order; `frames` is the same as the wire has it."""

    def part(self, code: int, why: str) -> None:
        """Close the connection, with a code and a reason."""


class Listeners(set[Listener]):
    """All who listen to a room."""

    def __init__(self) -> None:
        super().__init__()
        self._later: asyncio.TimerHandle | None = None  # when a crowd hears who came and went

    def publish(self, *messages: str) -> None:
        """Send to all: written once, and several messages at once."""
        frame = b"".join(codec.frame(message) for message in messages) if self else b""
        for listener in list(self):
            listener.send_all(messages, frame)

    def part(self, code: int, why: str) -> None:
        """Close all connections, with a code and a reason."""
        for listener in list(self):
            listener.part(code, why)

    def tell_change(self, tell_all: Callable[[], None], tell: Callable[[Listener], None], newcomer: Listener | None) -> None:
        """Somebody came or went: told at once where few listen; in a crowd the newcomer hears it now, all others soon and once."""
        if len(self) <= FEW:
            tell_all()
            return
        if newcomer is not None:
            tell(newcomer)
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(CROWD, self._tell_crowd, tell_all)

    def _tell_crowd(self, tell_all: Callable[[], None]) -> None:
        self._later = None
        tell_all()
