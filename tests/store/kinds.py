"""The kinds of stores that must all keep the same promises, and rows to give them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from hotzone.store.protocol import Chair, Change, Ending, Guest, LogEntry, MatchRow, Person, ReturnLink, Store
from hotzone.store.sqlite import SqliteStore

MATCH = MatchRow("fern-10", "fire", 1, "board=base-front", 100.0, "Evening", "c" * 64, "s" * 64)
ENDING = Ending("fern-10", "fire", 1, "board=base-front", "Night", 60.0, 120.0, '{"won": 1, "lost": 2}', '["Mira"]', "", 3)
Opened = Callable[[], Store]
Kind = TypeVar("Kind", bound=Store)


def store_of(db: str, node: str = "one") -> Store:
    """The store of a file, or of the address of a PostgreSQL."""
    if not db.startswith("postgresql"):
        return SqliteStore(db)
    from hotzone.store.postgres.store import PostgresStore

    return PostgresStore(db, node)


def entry(seq: int, match: str = "fern-10", action: str = "end") -> LogEntry:
    """An entry of a match."""
    return LogEntry(match, seq, 0, action, "[]", 100.0 + seq)


async def begin(store: Store, *codes: str) -> None:
    """Matches with one person, two seats, a link and a browser."""
    await store.start()
    for code in codes or ("fern-10",):
        people, chairs = [Person(code, 1, "Mira", True)], [Chair(code, 0, 1, 1), Chair(code, 1, 0, 0, "random")]
        links, guests = [ReturnLink(code, "hash", 1, -1, 5.0)], [Guest(code, "browser", 1)]
        await store.create(MATCH._replace(code=code), Change(people, chairs, links, guests))


def run(opened: Callable[[], Kind], play: Callable[[Kind], Awaitable[None]], *codes: str) -> None:
    """Play with a store that has a match."""

    async def all_of_it() -> None:
        store = opened()
        try:
            await begin(store, *codes)
            await play(store)
        finally:
            await store.close()

    asyncio.run(all_of_it())
