"""Numbers for Prometheus, on a port of their own that only this machine reaches."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import hotzone
from hotzone.store.protocol import NotStored

if TYPE_CHECKING:
    from hotzone.server.rooms.room_list import Rooms

Number = tuple[str, str, str, float]  # name, kind, help, value
LONGEST = 8_192  # bytes of a question
PATIENCE = 5.0  # seconds


def numbers(rooms: Rooms) -> list[Number]:
    """What there is to count."""
    counts, store, open_now = rooms.heartbeat.counts, rooms.store, list(rooms.open.values())
    return [
        ("rooms", "gauge", "Rooms that are open", len(open_now)),
        ("rooms_shared", "gauge", "Rooms that other processes have open too", sum(1 for one in open_now if one.others.nodes)),
        ("sockets", "gauge", "Pages that listen", sum(len(room.listeners) for room in open_now)),
        ("opening", "gauge", "Rooms that are being opened", len(rooms.opening)),
        ("nodes_live", "gauge", "Processes on this store", len(rooms.heartbeat.nodes)),
        ("draining", "gauge", "Is this process about to end", int(rooms.draining)),
        ("behind_total", "counter", "Rooms found behind by comparing heads", counts["behind"]),
        ("notices_heard_total", "counter", "Notices of other processes", counts["heard"]),
        ("bans", "gauge", "Browsers and networks that may not come in", len(rooms.bans.known)),
        ("notices_bad_total", "counter", "Notices that made no sense", counts["bad"]),
        *((one.name, "counter", one.text, one.value) for one in store.counted()),
    ]


async def page(rooms: Rooms) -> str:
    """All numbers in the form that Prometheus reads."""
    try:
        await asyncio.wait_for(rooms.store.ping(), PATIENCE)
        up = 1.0
    except (NotStored, TimeoutError):
        up = 0.0
    rows = [*numbers(rooms), ("store_up", "gauge", "Can anything be kept", up)]
    lines = []
    for name, kind, text, value in rows:
        lines += [f"# HELP hotzone_{name} {text}", f"# TYPE hotzone_{name} {kind}", f"hotzone_{name} {value:.15g}"]
    about = f'hotzone_build_info{{version="{hotzone.__version__}",store="{rooms.store.kind}",node="{rooms.store.node}"}} 1'
    lines += rooms.measures.lines()
    return "\n".join([*lines, "# TYPE hotzone_build_info gauge", about, ""])


async def serve_metrics(rooms: Rooms, port: int, host: str = "127.0.0.1") -> asyncio.Server:
    """Answer Prometheus until closed."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError, TimeoutError, EOFError, asyncio.LimitOverrunError):
            asked = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            good = asked.startswith(b"GET /metrics ")
            body = (await page(rooms) if good else "there is only /metrics here\n").encode()
            status = "200 OK" if good else "404 Not Found"
            head = (
                "HTTP/1.1 " + status,
                "content-type: text/plain; version=0.0.4",
                f"content-length: {len(body)}",
                "connection: close",
            )
            writer.write("\r\n".join([*head, "", ""]).encode() + body)
            await writer.drain()
        writer.close()

    return await asyncio.start_server(answer, host, port, limit=LONGEST)
