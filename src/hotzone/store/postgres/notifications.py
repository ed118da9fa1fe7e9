"""How processes hear of each other: notices after the commit, on connections of their own. A lost one costs time, not truth."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import asyncpg

from hotzone.store.postgres.error_text import LOST
from hotzone.store.protocol import Counted

AGAIN = 0.5  # seconds before another try to connect
FULL = 10_000  # notices that may wait; those beyond are lost
MOST = 200  # notices a statement
LOOK = 5.0  # seconds after which a silent connection is asked whether it lives


class NoticeListener:
    """Hears the notices for this process; a connection that is lost is made anew."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], channel: str, hear: Callable[[str], None]) -> None:
        self.connect = connect
        self.channel = channel
        self.hear = hear
        self.base: asyncpg.Connection | None = None
        self.task = asyncio.create_task(self.run(), name="store listener")

    @property
    def up(self) -> bool:
        """Does it hear?"""
        return self.base is not None and not self.base.is_closed()

    @property
    def backend(self) -> int:
        """The number of the database's own process that serves it; 0 while it does not hear."""
        return int(self.base.get_server_pid()) if self.base is not None and self.up else 0

    async def run(self) -> None:
        """Listen until cancelled."""
        while True:
            try:
                base = self.base = await self.connect()
                await base.add_listener(self.channel, lambda *notice: self.hear(str(notice[3])))
                while not base.is_closed():
                    await asyncio.sleep(LOOK)
                    await base.fetchval("select 1", timeout=LOOK)
            except (*LOST, asyncpg.PostgresError):
                pass
            finally:
                if self.base is not None:
                    self.base.terminate()
                self.base = None
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Stop hearing."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task


class NoticeSender:
    """Sends notices, many at once; it never waits for anybody."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool
        self.waiting: asyncio.Queue[tuple[str, str]] = asyncio.Queue(FULL)
        self.sent = self.lost = 0
        self.task = asyncio.create_task(self.run(), name="store notice sender")

    def send(self, nodes: Sequence[str], notice: str) -> None:
        """Send a notice to some processes, soon."""
        for node in nodes:
            try:
                self.waiting.put_nowait((channel(node), notice))
            except asyncio.QueueFull:
                self.lost += 1

    def counted(self) -> list[Counted]:
        """What it has sent since it began, and what was lost."""
        return [
            Counted("notices_sent_total", "Notices to other processes", self.sent),
            Counted("notices_lost_total", "Notices that could not be sent", self.lost),
        ]

    async def run(self) -> None:
        """Send until cancelled; what cannot be sent is lost, and found by comparing heads."""
        while True:
            some = [await self.waiting.get()]
            while not self.waiting.empty() and len(some) < MOST:
                some.append(self.waiting.get_nowait())
            some = list(dict.fromkeys(some))
            try:
                sql = "select pg_notify(channel, notice) from unnest($1::text[], $2::text[]) as given (channel, notice)"
                await self.pool.execute(sql, [one[0] for one in some], [one[1] for one in some])
                self.sent += len(some)
            except (*LOST, asyncpg.PostgresError):
                self.lost += len(some)

    async def close(self) -> None:
        """Stop sending."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task


def channel(node: str) -> str:
    """The channel on which a process hears."""
    return f"hotzone_{node}"
