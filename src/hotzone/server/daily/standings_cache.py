"""How all crews did, worked out beside the loop and kept: a day may have thousands of crews, and each of them looks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from hotzone.server.daily.standings import CrewTable
from hotzone.store.protocol import Try

REMEMBERED = 40  # shared matches
SMALL = 100  # crews: so few are worked out anew whenever one of them ends
FRESH = 10.0  # seconds after which another process may have written something
SHARE = 20.0  # of the time, the part in which a large table may be worked out


@dataclass(slots=True)
class CachedTable:
    """A table, when it was made and how long that took."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: CrewTable | None = None
    at: float = 0.0
    took: float = 0.0
    old: bool = True  # something has happened since


class StandingsCache:
    """The tables of shared matches by their ids."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.kept: OrderedDict[str, CachedTable] = OrderedDict()

    def changed(self, shared: str) -> None:
        """Somebody began, ended or named a try."""
        if shared in self.kept:
            self.kept[shared].old = True

    async def of(self, shared: str, game: str, read: Callable[[], Awaitable[Sequence[Try]]]) -> CrewTable:
        """The table of a shared match; many may wait for one that is being made."""
        kept = self.kept.setdefault(shared, CachedTable())
        self.kept.move_to_end(shared)
        while len(self.kept) > REMEMBERED:
            self.kept.popitem(last=False)
        async with kept.lock:
            if kept.table is None or self.is_due(kept, kept.table):
                begun, kept.old = self.clock(), False
                kept.table = await asyncio.to_thread(CrewTable, await read(), game)
                kept.at = self.clock()
                kept.took = kept.at - begun
            return kept.table

    def is_due(self, kept: CachedTable, table: CrewTable) -> bool:
        """Is it worth making anew?"""
        age = self.clock() - kept.at
        return (kept.old or age > FRESH) and (len(table.listed) < SMALL or age > SHARE * kept.took)
