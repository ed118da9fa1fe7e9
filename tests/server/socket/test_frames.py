"""What a room says is made into a frame once and written to every page at once; where a page does not keep up, order stays."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from hotzone.server.protocol import codec
from hotzone.server.security.connection_limits import FRAMES
from hotzone.server.security.rate_limits import RateLimits
from hotzone.server.socket.connection import Connection


class Wire:
    """A socket of a page: what it got, and whether it keeps up."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {"extensions": {FRAMES: self.write}}
        self.got: list[str] = []
        self.direct = 0
        self.keeps_up = True
        self.go_on = asyncio.Event()

    def write(self, frame: bytes) -> bool:
        if self.keeps_up:
            self.direct += 1
            self.got.append(frame[2:].decode())
        return self.keeps_up

    async def send_text(self, text: str) -> None:
        await self.go_on.wait()
        self.got.append(text)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    text = ("ж" * (size // 2)) + "x" * (size % 2)
    assert codec.frame(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_messages_are_written_at_once_and_wait_in_their_order_while_a_page_does_not_keep_up() -> None:
    async def play() -> None:
        wire = Wire()
        page = Connection(wire, RateLimits())  # type: ignore[arg-type]
        pump = asyncio.create_task(page.pump())
        page.send("1")
        page.send_all(["2"], codec.frame("2"))
        assert (wire.got, wire.direct) == (["1", "2"], 2)
        wire.keeps_up = False
        page.send("3")
        await asyncio.sleep(0)  # the pump has taken it and waits for the page
        wire.keeps_up = True
        page.send_all(["4", "5"], codec.frame("4") + codec.frame("5"))  # not past what waits
        assert wire.got == ["1", "2"]
        wire.go_on.set()
        while page.sending or not page.waiting.empty():
            await asyncio.sleep(0)
        page.send("6")
        assert (wire.got, wire.direct) == (["1", "2", "3", "4", "5", "6"], 3)
        pump.cancel()

    asyncio.run(play())
