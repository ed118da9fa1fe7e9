"""The application: routes, sockets, pages and their guard, around one store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import uniform
from time import perf_counter, time

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from hotzone.server import json_log
from hotzone.server.cluster.metrics import serve_metrics
from hotzone.server.daily.ai_crew import AiCrew
from hotzone.server.daily.season import day_at, open_season
from hotzone.server.daily.shared_matches import SharedMatches
from hotzone.server.files import static_files
from hotzone.server.http import routes
from hotzone.server.measuring import routes as measuring
from hotzone.server.presence.guests import Guests, keys_of, open_guests
from hotzone.server.rooms.room_list import Rooms
from hotzone.server.security.bans import LOOK, Bans
from hotzone.server.security.http_guard import Guard
from hotzone.server.security.rate_limits import Gate, RateLimits
from hotzone.server.socket import connection
from hotzone.store.protocol import NotStored, Retention, Store

SWEEP = 60.0  # seconds between looks for rooms that nobody uses
TIDY = 3600.0  # … and for what is past its retention period


def create_app(
    open_store: Callable[[], Store],
    hosts: Sequence[str] = ("localhost",),
    limits: RateLimits | None = None,
    secrets: Sequence[str] = (),
    reach: str = "",
    clock: Callable[[], float] = perf_counter,
    metrics_port: int | None = None,
    keep: Retention = Retention(),  # noqa: B008 – a tuple, never changed
    now: Callable[[], float] = time,
    season: str = "",
    ai_crew: bool = False,
    sharing: bool = True,
) -> Starlette:
    """An application around a store, opened when it starts and closed when it ends.

    `secrets` sign in place of the store's keys; `clock` measures how long bots think and people are away; `now` is the time of
    day, by which days begin. `season` is the text of a season that other servers have too; `ai_crew` lets AI crews play each day.
    Without `sharing` nobody gives boards to others here.
    """
    numbers = limits or RateLimits()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = open_store()
        await store.start()
        rooms = Rooms(store, numbers, clock, now)
        rooms.heartbeat.gates.append(app.state.makers)
        app.state.rooms = rooms
        app.state.sharing = sharing
        app.state.guests = await open_guests(store, secrets)
        app.state.shared = SharedMatches(rooms, await open_season(store, day_at(now()), season), now)
        await store.news(rooms.heartbeat.hear)
        app.state.bans = rooms.bans
        await rooms.bans.look(rooms)
        tasks = [
            asyncio.create_task(sweep(rooms)),
            asyncio.create_task(look_for_bans(rooms)),
            asyncio.create_task(retain(rooms, keep)),
        ]
        crew = AiCrew(app.state.shared) if ai_crew else None
        if crew is not None:
            tasks.append(asyncio.create_task(crew.run()))
        if store.shared:
            await rooms.heartbeat.once()
            tasks.append(asyncio.create_task(rooms.heartbeat.run()))
            if not secrets:
                tasks.append(asyncio.create_task(renew_keys(app.state.guests, store)))
        metrics = await serve_metrics(rooms, metrics_port) if metrics_port is not None else None
        json_log.say("server-started", store=store.kind, node=store.node)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            if crew is not None:
                crew.close()
            if metrics is not None:
                metrics.close()
            await measuring.close_meter(app.state)
            await rooms.close()
            json_log.say("server-stopped")

    async def socket(websocket: WebSocket) -> None:
        state = websocket.app.state
        await connection.talk(state.rooms, websocket, state.guests.guest(websocket))

    app = Starlette(
        routes=[
            *routes.routes(),
            *measuring.routes(),
            WebSocketRoute("/ws/{code:path}", socket),
            *static_files.routes(),
        ],
        lifespan=lifespan,
        middleware=[
            Middleware(Guard, hosts=hosts, sockets=numbers.sockets),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={404: routes.nothing},
    )
    app.state.reach = reach  # what links for other devices begin with
    app.state.makers = Gate(*numbers.rooms)
    app.state.limits = numbers
    app.state.bans = Bans()  # nobody, until there is a store
    app.state.cached_responses = {}
    app.state.scripts = {}
    app.state.start_tables = {}
    app.state.meter = None  # hired when somebody measures first
    return app


async def sweep(rooms: Rooms) -> None:
    """Put away rooms that nobody uses, now and then."""
    while True:
        await asyncio.sleep(SWEEP)
        await rooms.sweep()


async def look_for_bans(rooms: Rooms) -> None:
    """Hear of bans soon, also where nobody tells; how late that comes says how busy the loop is."""
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + LOOK
        await asyncio.sleep(LOOK)
        rooms.measures.lag.observe(max(0.0, clock() - due))
        await rooms.bans.look(rooms)


async def retain(rooms: Rooms, keep: Retention) -> None:
    """Delete what is past its retention period, now and then; not all processes at the same moment."""
    await asyncio.sleep(uniform(0.5, 1.5) * SWEEP)
    while True:
        try:
            await rooms.tidy(keep)
        except NotStored as error:
            json_log.say("not-tidied", why=str(error))
        except Exception as error:
            json_log.trouble("not-tidied", error)
        await asyncio.sleep(TIDY)


async def renew_keys(guests: Guests, store: Store) -> None:
    """Read the keys of cookies again, now and then: another process may have turned them."""
    while True:
        await asyncio.sleep(SWEEP)
        try:
            guests.renew(await keys_of(store))
        except NotStored as error:
            json_log.say("keys-not-read", why=str(error))
