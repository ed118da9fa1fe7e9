"""The store in PostgreSQL: any process may write into any match, and no process holds a lock while it sleeps."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any

from hotzone.store.postgres.append_queue import PATIENCE, AppendQueue
from hotzone.store.postgres.boards import PostgresBoards
from hotzone.store.postgres.log_book import PostgresLogBook
from hotzone.store.postgres.notifications import NoticeListener, NoticeSender, channel
from hotzone.store.protocol import (
    TALK,
    AuditLine,
    Ban,
    Beat,
    Chair,
    Change,
    Counted,
    Guest,
    LogEntry,
    MatchHead,
    MatchRow,
    NodePresence,
    NotStored,
    OpenedMatch,
    Person,
    Retention,
    ReturnLink,
    Taken,
    Tidied,
)
from hotzone.store.retention import POSTGRES, numbered, tidying

MATCH = ", ".join(MatchRow._fields)
ENTRY = ", ".join(LogEntry._fields)
DEAD = "interval '6 seconds'"  # without a beat, by the clock of the database
# A killed process loses its connections at once; only a frozen one, or a machine that is gone, must be waited for.
GONE = f"(beat < now() - {DEAD} or backend > 0 and not exists (select 1 from pg_stat_activity where pid = backend))"
TIDY_LOCK = 4_851_541_860  # the advisory lock of whoever lets old things go
TIDY_TIME = 60.0  # seconds that may take
NOTE = "insert into audit (match, at, person, name, what, about) values ($1, $2, $3, $4, $5, $6)"

OPENED = f"""
select {MATCH}, crew, lines, (select coalesce(max(seq), 0) from entries where match = code) as seq,
    (select coalesce(json_agg(json_build_array(match, person, name, host) order by person), '[]') from people where match = code),
    (select coalesce(json_agg(json_build_array(match, seat, owner, holder, bot) order by seat), '[]')
        from chairs where match = code),
    (select coalesce(json_agg(json_build_array(match, secret, person, seat, made) order by made), '[]')
        from links where match = code),
    (select coalesce(json_agg(json_build_array(match, guest, person)), '[]') from guests where match = code),
    (select coalesce(json_agg(line order by number), '[]') from talk where match = code)
from matches where code = $1 and gone is null
"""
BEAT = f"""
with dead as (delete from nodes where {GONE} and node <> $1 returning node),
    gone as (delete from here where node in (select node from dead)),
    put as (insert into nodes values ($1, now(), $2, $3, $4)
            on conflict (node) do update set beat = now(), version = $2, draining = $3, backend = $4 returning xmax = 0 as anew)
select (select anew from put), array(select node from dead),
    array(select node from nodes where node <> $1 and not {GONE} order by node)
"""


class PostgresStore(PostgresLogBook, PostgresBoards):
    """Keeps matches in a database that several processes share."""

    kind = "postgresql"
    shared = True

    def __init__(self, url: str, node: str = "", version: str = "") -> None:
        super().__init__(url, node or f"node-{token_hex(3)}")
        self.version = version  # of the program, for whoever lists the processes
        self.draining = False
        self.queue: AppendQueue
        self.notice_sender: NoticeSender
        self.listener: NoticeListener | None = None

    async def start(self) -> None:
        """Connect, and be ready to write and to tell others."""
        if self.closed:
            await self.open()
            self.queue = AppendQueue(self.connect, self.node, f"{self.node}-{token_hex(4)}")
            self.notice_sender = NoticeSender(self.pool)

    def counted(self) -> list[Counted]:
        """What it wrote, and told other processes."""
        return [*self.queue.counted(), *self.notice_sender.counted()]

    # --- writing

    async def create(self, match: MatchRow, change: Change, entries: Sequence[LogEntry] = ()) -> None:
        """Keep a new match with all that belongs to it."""
        most = max((person.person for person in change.people), default=0)
        sql = "select hz_create($1::jsonb, $2, $3::jsonb, $4::jsonb)"
        if not await self._value(sql, json.dumps(match), most, written(change), json.dumps(list(entries))):
            raise Taken(match.code)

    async def append(self, *entries: LogEntry) -> None:
        """Add the next entries; comes back when they are on the disk of the database. Others hear of it after that."""
        if self.closed:
            raise NotStored("the store is closed")
        nodes = await self.queue.append(entries)
        self.notice_sender.send(nodes, json.dumps([entries[-1].match, entries[-1].seq]))

    async def arrange(self, code: str, version: int, change: Change) -> int:
        """Change who is who and who sits where."""
        found = await self._value("select hz_arrange($1, $2, $3::jsonb)", code, version, written(change))
        if found is None:
            raise Taken(f"{code} crew {version}")
        await self.tell(code, json.dumps([code, "crew"]))
        return int(found)

    async def person(self, code: str) -> int:
        """The next person's number."""
        sql = "update matches set people_made = people_made + 1 where code = $1 returning people_made"
        return number_of(await self._value(sql, code), code)

    async def say(self, code: str, line: str) -> int:
        """Keep a line of chat."""
        found = number_of(await self._value("select hz_say($1, $2, $3)", code, line, TALK), code)
        await self.tell(code, json.dumps([code, "said"]))
        return found

    async def put_setting(self, name: str, value: str, was: str | None = None) -> bool:
        """Write something about this server down."""
        sql = "insert into settings values ($1, $2) on conflict (name) do update set value = $2"
        if was is None:
            return bool(await self._value(f"{sql} returning true", name, value))
        if not was:
            sql = "insert into settings values ($1, $2) on conflict (name) do update set value = $2 where settings.value = $3"
            return bool(await self._value(f"{sql} returning true", name, value, was))
        return bool(
            await self._value("update settings set value = $2 where name = $1 and value = $3 returning true", name, value, was)
        )

    async def note(self, line: AuditLine) -> None:
        """Write down what a host did."""
        await self._value(NOTE, *line)

    async def tidy(self, keep: Retention, now: float) -> Tidied | None:
        """Delete what is past its retention period; one process at a time."""
        async with self._base(writes=True) as base, base.transaction():
            if not await base.fetchval("select pg_try_advisory_xact_lock($1)", TIDY_LOCK):
                return None
            await base.execute(f"set local statement_timeout = {int(1000 * TIDY_TIME)}; set local hz.admin = 'on'")
            steps = tidying(keep, now, POSTGRES)
            try:
                sql, values = next(steps)
                while True:
                    sql, values = steps.send(await base.fetch(numbered(sql), *values, timeout=TIDY_TIME))
            except StopIteration as end:
                found: Tidied = end.value
        for code in found.matches:
            await self.tell(code, json.dumps([code, "crew"]))
        return found

    # --- reading

    async def match(self, code: str) -> MatchRow | None:
        """A match by its code."""
        found = await self._rows(f"select {MATCH} from matches where code = $1 and gone is null", code)
        return MatchRow(*found[0]) if found else None

    async def opened(self, code: str, after: int = 0) -> OpenedMatch | None:
        """All of a match; its entries are read last, so none is missing."""
        async with self._base() as base:
            row = await base.fetchrow(OPENED, code)
            if row is None:
                return None
            entries = await base.fetch(f"select {ENTRY} from entries where match = $1 and seq > $2 order by seq", code, after)
        people, chairs, links, guests, talk = (json.loads(text) for text in row[-5:])
        return OpenedMatch(
            MatchRow(*row[: len(MatchRow._fields)]),
            MatchHead(row["seq"], row["crew"], row["lines"]),
            [LogEntry(*entry) for entry in entries],
            [Person(*one) for one in people],
            [Chair(*one) for one in chairs],
            [ReturnLink(*one) for one in links],
            [Guest(*one) for one in guests],
            talk,
        )

    async def read(self, code: str, after: int = 0) -> list[LogEntry]:
        """The entries after one."""
        sql = f"select {ENTRY} from entries where match = $1 and seq > $2 order by seq"
        return [LogEntry(*row) for row in await self._rows(sql, code, after)]

    async def heads(self, codes: Sequence[str]) -> dict[str, MatchHead]:
        """How far some matches are."""
        last = "(select coalesce(max(seq), 0) from entries where match = code)"
        sql = f"select code, {last}, crew, lines from matches where code = any($1) and gone is null"
        return {row[0]: MatchHead(*row[1:]) for row in await self._rows(sql, list(codes))}

    async def setting(self, name: str) -> str:
        """Something about this server."""
        found = await self._rows("select value from settings where name = $1", name)
        return str(found[0][0]) if found else ""

    async def bans(self) -> list[Ban]:
        """Who may not come in."""
        return [Ban(*row) for row in await self._rows("select kind, value, until, why, about from bans")]

    async def ping(self) -> None:
        """Ask both the connection that writes and one that reads."""
        async with self._base() as base:
            if await base.fetchval("select pg_is_in_recovery()"):
                raise NotStored("the database can only be read: it is a standby")
            await self.queue.ping()
        if self.queue.trouble:
            raise NotStored(self.queue.trouble)
        if self.listener is not None and not self.listener.up:
            raise NotStored("the connection on which this process hears others is lost")

    # --- other processes

    async def news(self, hear: Callable[[str], None]) -> None:
        """Hear the notices for this process."""
        self.listener = NoticeListener(self.connect, channel(self.node), hear)

    async def tell(self, code: str, notice: str) -> None:
        """Send a notice to the others that have a room open."""
        nodes = await self._rows("select node from here where match = $1 and node <> $2", code, self.node)
        self.notice_sender.send([row[0] for row in nodes], notice)

    async def here(self, code: str, people: str) -> None:
        """Write down who is in a room at this process, then tell the others."""
        if people:
            sql = (
                "insert into here select code, $2, $3 from matches where code = $1 and gone is null "
                "on conflict (match, node) do update set people = excluded.people"
            )
            await self._value(sql, code, self.node, people)
        else:
            await self._value("delete from here where match = $1 and node = $2", code, self.node)
        await self.tell(code, json.dumps([code, "here"]))

    async def others(self, codes: Sequence[str]) -> list[NodePresence]:
        """Who is in some rooms at other processes that live."""
        sql = (
            f"select match, node, people from here join nodes using (node) "
            f"where match = any($1) and node <> $2 and not {GONE} order by match, node"
        )
        return [NodePresence(*row) for row in await self._rows(sql, list(codes), self.node)]

    async def beat(self) -> Beat:
        """Say that this process lives."""
        async with self._base() as base:
            backend = self.listener.backend if self.listener is not None else 0
            anew, died, nodes = await base.fetchrow(BEAT, self.node, self.version, self.draining, backend)
        return Beat([self.node, *nodes], died, bool(anew))

    async def close(self) -> None:
        """Keep what still waits, say goodbye, hang up."""
        if self.closed:
            return
        await self.queue.close()
        if self.listener is not None:
            await self.listener.close()
        with suppress(NotStored):  # the others find out by its beat
            await self._value("with gone as (delete from here where node = $1) delete from nodes where node = $1", self.node)
        self.closed = True
        await self.notice_sender.close()
        try:
            await asyncio.wait_for(self.pool.close(), PATIENCE)
        except TimeoutError:
            self.pool.terminate()


def number_of(found: Any, code: str) -> int:
    """A number that the database gave; raises NotStored where there is no such match."""
    if found is None:
        raise NotStored(f"there is no match {code} any more")
    return int(found)


def written(change: Change) -> str:
    """A change as the database's program takes it."""
    return json.dumps(change._asdict(), default=list)
