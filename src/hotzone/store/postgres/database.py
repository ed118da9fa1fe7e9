"""Connections to PostgreSQL: what goes wrong with one is a sentence, and whether a write may have been kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from hotzone.store.postgres.append_queue import PATIENCE
from hotzone.store.postgres.error_text import LOST, in_words
from hotzone.store.postgres.tables import migrate
from hotzone.store.protocol import NotStored, Unsure

READERS = 6  # connections that read at once
SETTINGS = {"statement_timeout": "5000", "idle_in_transaction_session_timeout": "5000", "synchronous_commit": "on"}


class PostgresDatabase:
    """A database that several processes share, and a few connections to it."""

    def __init__(self, url: str, node: str) -> None:
        self.url = url
        self.node = node
        self.pool: asyncpg.Pool
        self.closed = True

    async def connect(self) -> asyncpg.Connection:
        """One more connection; raises what is in LOST, or another error of PostgreSQL."""
        settings = {**SETTINGS, "application_name": f"hotzone {self.node}"}
        return await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=settings)

    async def open(self) -> None:
        """Connect, make the tables of an empty database, refuse one that would lose what it acknowledged."""
        try:
            base = await self.connect()
            try:
                await migrate(base, empty_only=True)
                if await base.fetchval("show fsync") == "off":
                    raise NotStored("this database runs with fsync = off: it would forget what it acknowledged; switch it on")
                await base.execute("delete from here where node = $1", self.node)
            finally:
                await base.close()
            settings = {**SETTINGS, "application_name": f"hotzone {self.node}"}
            self.pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=READERS, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=settings
            )
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            raise NotStored(f"{address(self.url)}: {in_words(error)}") from None
        self.closed = False

    @asynccontextmanager
    async def _base(self, writes: bool = False) -> AsyncIterator[asyncpg.Connection]:
        """A connection of the pool; what goes wrong is a sentence. A write whose answer did not come may have been kept."""
        if self.closed:
            raise NotStored("the store is closed")
        sent = False
        try:
            async with self.pool.acquire(timeout=PATIENCE) as base:
                sent = True
                yield base
        except LOST as error:
            raise (Unsure if writes and sent else NotStored)(in_words(error)) from None
        except (asyncpg.PostgresError, ValueError) as error:
            raise NotStored(in_words(error)) from None

    async def _value(self, sql: str, *values: Any) -> Any:
        async with self._base(writes=True) as base:
            return await base.fetchval(sql, *values)

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        async with self._base() as base:
            return list(await base.fetch(sql, *values))


def address(url: str) -> str:
    """Where a database is, without any secret."""
    found = urlsplit(url)
    return f"{found.hostname or 'this machine'}{f':{found.port}' if found.port else ''}{found.path}"
