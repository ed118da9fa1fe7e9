"""The application: routes, sockets, pages and their guard, around one store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from hotzone.server import http, logs, pages, ws
from hotzone.server.guard import Guard
from hotzone.server.guests import open_guests
from hotzone.server.limits import Gate, Limits
from hotzone.server.rooms import Rooms
from hotzone.store.keeping import Store

SWEEP = 60.0  # seconds between looks for rooms that nobody uses


def create_app(
    open_store: Callable[[], Store],
    hosts: Sequence[str] = ("localhost",),
    limits: Limits | None = None,
    secrets: Sequence[str] = (),
    reach: str = "",
) -> Starlette:
    """An application around a store, opened when it starts and closed when it ends; `secrets` sign in place of the store's keys."""
    numbers = limits or Limits()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        rooms = Rooms(open_store(), numbers)
        app.state.rooms = rooms
        app.state.guests = await open_guests(rooms.store, secrets)
        sweeper = asyncio.create_task(sweep(rooms))
        logs.say("server-started", store=rooms.store.kind)
        try:
            yield
        finally:
            sweeper.cancel()
            await rooms.close()
            logs.say("server-stopped")

    async def socket(websocket: WebSocket) -> None:
        state = websocket.app.state
        await ws.talk(state.rooms, websocket, state.guests.guest(websocket))

    app = Starlette(
        routes=[*http.routes(), WebSocketRoute("/ws/{code:path}", socket), *pages.routes()],
        lifespan=lifespan,
        middleware=[
            Middleware(Guard, hosts=hosts, sockets=numbers.sockets),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={404: http.nothing},
    )
    app.state.reach = reach  # what links for other devices begin with
    app.state.makers = Gate(*numbers.rooms)
    return app


async def sweep(rooms: Rooms) -> None:
    """Put away rooms that nobody uses, now and then."""
    while True:
        await asyncio.sleep(SWEEP)
        await rooms.sweep()
