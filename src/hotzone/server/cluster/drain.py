"""How a process shuts down without anybody noticing: it takes no new pages, then lets its own go in small groups."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette

from hotzone.server import json_log
from hotzone.store.protocol import NotStored

if TYPE_CHECKING:
    from hotzone.server.rooms.room_list import Rooms

GRACE = 5.0  # seconds for a proxy to notice that this process is not ready any more
GROUPS = 20
Pause = Callable[[float], Awaitable[object]]


async def drain(rooms: Rooms, seconds: float, hang_up: Callable[[], None], pause: Pause = asyncio.sleep) -> None:
    """Say that no new pages should come, stop taking them, then let rooms go one after another; they open elsewhere."""
    rooms.draining = rooms.store.draining = True
    json_log.say("draining", rooms=len(rooms.open), seconds=seconds)
    try:
        await rooms.store.beat()
    except NotStored as error:
        json_log.say("beat-missed", why=str(error))
    await pause(min(GRACE, seconds))
    hang_up()
    full = [room for room in rooms.open.values() if room.listeners]
    size = max(1, -(-len(full) // GROUPS))
    for start in range(0, len(full), size):
        for room in full[start : start + size]:
            for listener in list(room.listeners):
                listener.part(1012, "this process is going: come back")
        await pause(seconds / GROUPS)


class DrainingServer(uvicorn.Server):
    """Ends at once at Ctrl+C; after SIGTERM it lets its pages go first, if there is time for it."""

    def __init__(self, config: uvicorn.Config, app: Starlette, seconds: float) -> None:
        super().__init__(config)
        self.app = app
        self.seconds = seconds
        self.loop: asyncio.AbstractEventLoop | None = None
        self.task: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Remember the loop: a signal comes from outside of it."""
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets=sockets)  # type: ignore[arg-type]

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to end came."""
        if sig == signal.SIGTERM and self.seconds > 0 and self.task is None and self.loop is not None:
            self.loop.call_soon_threadsafe(self.begin)
        else:
            super().handle_exit(sig, frame)

    def begin(self) -> None:
        """Let the pages go, then end."""
        if self.task is None:
            self.task = asyncio.create_task(self.go())

    async def go(self) -> None:
        """Drain; whatever goes wrong, the end comes."""
        try:
            await drain(self.app.state.rooms, self.seconds, self.hang_up)
        except Exception as error:
            json_log.trouble("drain-failed", error)
        self.should_exit = True

    def hang_up(self) -> None:
        """Take no new connections: a proxy goes to the next process."""
        for server in self.servers:
            server.close()
