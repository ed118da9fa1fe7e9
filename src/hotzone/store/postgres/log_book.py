"""Finished matches, and tries at matches that several crews play, in PostgreSQL."""

from __future__ import annotations

from hotzone.store.log_book import COLUMNS, TRY, condition, facts_of, tries_asked
from hotzone.store.postgres.database import PostgresDatabase
from hotzone.store.protocol import ALL_ENDINGS, Ending, EndingFilter, EndingTotals, Taken, Try

SUMS = """
select key, sum(case when value in ('true', 'false') then (value::text = 'true')::int else value::text::bigint end)::bigint
from endings, jsonb_each(result::jsonb) where {} and value::text ~ '^(-?[0-9]{{1,18}}|true|false)$' group by key
"""


class PostgresLogBook(PostgresDatabase):
    """The station log and the tries."""

    async def finish(self, ending: Ending) -> None:
        """Write a finished match into the station log; the first line stays."""
        values = (*ending[:-1], *facts_of(ending))
        names = f"{COLUMNS.removesuffix(', number')}, won, ending, settings, names, moment"
        marks = ", ".join(f"${i}" for i in range(1, len(values) + 1))
        await self._value(f"insert into endings ({names}) values ({marks}) on conflict (match) do nothing", *values)

    async def endings(self, wanted: EndingFilter = ALL_ENDINGS, before: int = 0, limit: int = 100) -> list[Ending]:
        """The station log, the newest first."""
        where, values = condition(wanted, "(settings ->> {}::text)", mark, "strpos")
        page = f"and number < {int(before)}" if before else ""
        sql = f"select {COLUMNS} from endings where {where} {page} order by number desc limit {int(limit)}"
        return [Ending(*row) for row in await self._rows(sql, *values)]

    async def totals(self, wanted: EndingFilter = ALL_ENDINGS) -> EndingTotals:
        """Sums over the station log."""
        where, values = condition(wanted, "(settings ->> {}::text)", mark, "strpos")
        count = await self._rows(f"select count(*), coalesce(sum(ended - created), 0) / 60 from endings where {where}", *values)
        sums = await self._rows(SUMS.format(where), *values)
        return EndingTotals(count[0][0], count[0][1], {row[0]: row[1] for row in sums})

    async def begin_try(self, one: Try) -> None:
        """Keep a try."""
        places = ", ".join(mark(i) for i in range(1, 9))
        sql = f"insert into tries ({TRY}) values ({places}) on conflict (shared, guest) where counted do nothing returning match"
        if await self._value(sql, *one) is None:
            raise Taken(f"{one.shared} {one.guest}")

    async def name_try(self, match: str, name: str, listed: bool) -> None:
        """Name a crew."""
        await self._value("update tries set name = $2, listed = $3 where match = $1", match, name, listed)

    async def end_try(self, match: str, result: str) -> None:
        """End a try."""
        await self._value("update tries set result = $2 where match = $1 and result = ''", match, result)

    async def try_of(self, match: str) -> Try | None:
        """The try that a match is."""
        return next((Try(*row) for row in await self._rows(f"select {TRY} from tries where match = $1", match)), None)

    async def tries(self, shared: str) -> list[Try]:
        """All tries at a shared match."""
        return [Try(*row) for row in await self._rows(f"select {TRY} from tries where shared = $1 order by begun, match", shared)]

    async def tries_of(self, guest: str, shared: str = "") -> list[Try]:
        """The tries of a browser."""
        sql, values = tries_asked(guest, shared, mark)
        return [Try(*row) for row in await self._rows(sql, *values)]


def mark(number: int) -> str:
    """The place of a value in a statement."""
    return f"${number}"
