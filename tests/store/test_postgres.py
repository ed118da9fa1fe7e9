"""Bad days of PostgreSQL: slow, restarted, gone, an answer that is cut off. Nothing acknowledged is lost, nothing is kept twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from hotzone.store.postgres import append_queue
from hotzone.store.postgres.database import address
from hotzone.store.postgres.store import PostgresStore
from hotzone.store.postgres.tables import STEPS, migrate
from hotzone.store.protocol import AuditLine, Change, NotStored, Taken, Unsure
from tests.postgres import Postgres
from tests.store import kinds
from tests.store.kinds import MATCH, entry
from tests.waiting import a_moment


def run(url: str, play: Callable[[PostgresStore], Awaitable[None]], *codes: str) -> None:
    kinds.run(lambda: PostgresStore(url, "one"), play, *codes)


@asynccontextmanager
async def second(url: str) -> AsyncIterator[PostgresStore]:
    """Another process on the same database."""
    other = PostgresStore(url, "two")
    await other.start()
    yield other
    await other.close()


async def lock(url: str) -> asyncpg.Connection:
    """Somebody holds the table of entries."""
    other = await asyncpg.connect(url)
    await other.execute("begin; lock table entries in access exclusive mode")
    return other


def test_a_slow_database_is_waited_for(postgres: Postgres) -> None:
    url = postgres.database()

    async def play(store: PostgresStore) -> None:
        other = await lock(url)
        waiting = asyncio.create_task(store.append(entry(1)))
        while not store.queue.busy.locked():
            await a_moment()
        assert not waiting.done()
        await other.execute("commit")
        await other.close()
        await waiting
        assert [one.seq for one in await store.read("fern-10")] == [1]

    run(url, play)


def test_a_database_that_is_too_slow_leaves_it_open_and_nothing_is_kept_twice(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.database()

    async def play(store: PostgresStore) -> None:
        await store.append(entry(1))
        other = await lock(url)
        monkeypatch.setattr(append_queue, "PATIENCE", 0.2)
        with pytest.raises(Unsure):
            await store.append(entry(2))
        with pytest.raises(NotStored):
            await store.ping()
        await other.execute("commit")
        await other.close()
        monkeypatch.setattr(append_queue, "PATIENCE", 60.0)
        for attempt in range(3):  # whoever is unsure reads on; it may still be kept after that, once
            there = len(await store.read("fern-10"))
            try:
                await store.append(entry(there + 1))
                break
            except Taken:
                assert attempt == 0
        assert [one.seq for one in await store.read("fern-10")] == list(range(1, there + 2))
        await store.ping()

    run(url, play)


def test_a_database_that_crashes_and_comes_back_has_all_that_was_acknowledged(postgres: Postgres) -> None:
    if postgres.programs is None:
        pytest.skip("this PostgreSQL is not ours to restart")
    url = postgres.database()
    codes = [f"fern-{number}" for number in range(10, 18)]
    kept: dict[str, int] = dict.fromkeys(codes, 0)

    async def play(store: PostgresStore) -> None:
        done = asyncio.Event()

        async def match(code: str) -> None:
            while not done.is_set() or kept[code] < 3:
                try:
                    await store.append(entry(kept[code] + 1, code))
                    kept[code] += 1
                except (Taken, NotStored):  # unsure, or kept after all: read on, as a room does
                    try:
                        kept[code] = len(await store.read(code))
                    except NotStored:
                        await a_moment()

        players = [asyncio.create_task(match(code)) for code in codes]
        while min(kept.values()) < 2:
            await a_moment()
        await asyncio.to_thread(postgres.control, "restart", "-m", "immediate")
        before = dict(kept)
        while any(kept[code] <= before[code] for code in codes):
            await a_moment()
        done.set()
        await asyncio.gather(*players)
        for code in codes:
            assert [one.seq for one in await store.read(code)] == list(range(1, kept[code] + 1))
        assert (await store.beat()).anew  # what was not on the disk is written again

    run(url, play, *codes)


class CutOff:
    """A connection whose answer is lost once, after the database has done the work."""

    def __init__(self, base: asyncpg.Connection) -> None:
        self.base = base

    async def fetch(self, sql: str, *values: Any) -> Any:
        found = await self.base.fetch(sql, *values)
        if "insert" in sql:
            raise ConnectionResetError("cut off")
        return found

    def terminate(self) -> None:
        self.base.terminate()


def test_an_answer_that_is_cut_off_is_asked_for_again_and_the_row_is_known_as_ours(postgres: Postgres) -> None:
    async def play(store: PostgresStore) -> None:
        good = store.queue.connect
        cut = [True]

        async def connect() -> Any:
            base = await good()
            return CutOff(base) if cut.pop(0) else base

        cut.append(False)
        store.queue.connect = connect
        await store.append(entry(1), entry(2))
        assert [one.seq for one in await store.read("fern-10")] == [1, 2]
        assert (store.queue.taken, store.queue.kept) == (0, 2)

    run(postgres.database(), play)


def test_batches_with_the_same_matches_in_other_orders_do_not_wait_for_each_other_in_a_ring(postgres: Postgres) -> None:
    codes = [f"fern-{number}" for number in range(10, 30)]
    url = postgres.database()

    async def play(store: PostgresStore) -> None:
        async with second(url) as other:
            for seq in range(1, 6):
                tries = [one.append(entry(seq, code)) for one, order in ((store, codes), (other, codes[::-1])) for code in order]
                found = await asyncio.gather(*tries, return_exceptions=True)
                assert found.count(None) == len(codes)
                assert all(one is None or isinstance(one, Taken) for one in found)

    run(url, play, *codes)


def test_one_entry_that_cannot_be_kept_does_not_spoil_the_others_and_the_lane_lives_on(postgres: Postgres) -> None:
    async def play(store: PostgresStore) -> None:
        found = await asyncio.gather(
            store.append(entry(1)._replace(action="nul \0")), store.append(entry(1, "oak-11")), return_exceptions=True
        )
        assert isinstance(found[0], NotStored)
        assert found[1] is None
        with pytest.raises(NotStored):
            await store.append(entry(1, "none-12"))
        with pytest.raises(NotStored):
            await store.append(entry(1)._replace(at="soon"))  # type: ignore[arg-type]
        await store.append(entry(1))

    run(postgres.database(), play, "fern-10", "oak-11")


def test_the_tables_refuse_to_change_or_delete_an_entry_whoever_asks(postgres: Postgres) -> None:
    url = postgres.database()

    async def play(store: PostgresStore) -> None:
        await store.append(entry(1))
        base = await asyncpg.connect(url)
        for statement in ("update entries set action = 'other'", "delete from entries"):
            with pytest.raises(asyncpg.PostgresError, match="never changed"):
                await base.execute(statement)
        await base.close()

    run(url, play)


def test_processes_hear_who_lives_and_a_dead_one_is_found_by_the_clock_of_the_database(postgres: Postgres) -> None:
    url = postgres.database()

    async def play(store: PostgresStore) -> None:
        async with second(url) as other:
            assert (await store.beat()).anew
            assert list((await other.beat()).nodes) == ["two", "one"]
            await other.here("fern-10", '[[1, "Mira", 1]]')
            assert [row.node for row in await store.others(["fern-10"])] == ["two"]
            base = await asyncpg.connect(url)
            await base.execute("update nodes set beat = now() - interval '7 seconds' where node = 'two'")
            assert await store.others(["fern-10"]) == []
            beat = await store.beat()
            assert (list(beat.nodes), list(beat.died)) == (["one"], ["two"])
            assert (await other.beat()).anew  # it was frozen, not dead: it must show its rooms again
            assert await base.fetchval("select count(*) from here") == 0
            await base.close()
        assert list((await store.beat()).nodes) == ["one"]

    run(url, play)


def test_a_process_that_was_killed_is_known_to_be_dead_at_once_by_its_lost_connection(postgres: Postgres) -> None:
    url = postgres.database()

    async def play(store: PostgresStore) -> None:
        async with second(url) as other:
            await other.news(lambda _: None)
            assert other.listener is not None
            while not other.listener.up:
                await a_moment()
            await store.beat()
            await other.beat()
            await other.here("fern-10", '[[1, "Mira", 1]]')
            assert [row.node for row in await store.others(["fern-10"])] == ["two"]
            backend = other.listener.backend
            other.listener.task.cancel()  # as the system cuts the connections of a killed process
            base = await asyncpg.connect(url)
            while await base.fetchval("select count(*) from pg_stat_activity where pid = $1", backend):
                await a_moment()
            await base.execute("update nodes set beat = now() where node = 'two'")  # however fresh its beat is
            assert await store.others(["fern-10"]) == []
            beat = await store.beat()
            assert (list(beat.nodes), list(beat.died)) == (["one"], ["two"])
            other.listener = None
            assert (await other.beat()).anew  # if it only lost a connection it comes back
            assert list((await store.beat()).nodes) == ["one", "two"]
            await base.close()

    run(url, play)


def test_a_bad_address_or_database_is_a_sentence(postgres: Postgres) -> None:
    async def start(url: str) -> None:
        await PostgresStore(url, "one").start()

    with pytest.raises(NotStored, match="nothing listens at that address"):
        asyncio.run(start("postgresql://nobody@127.0.0.1:1/none"))
    url = postgres.database()
    with pytest.raises(NotStored, match="no such database"):
        asyncio.run(start(url.replace("hotzone_", "no_hotzone_", 1)))
    postgres.run("create table birds (name text)", url)
    with pytest.raises(NotStored, match="another program"):
        asyncio.run(start(url))
    assert address("postgresql://me:secret@db.example:5433/rooms") == "db.example:5433/rooms"


def test_tables_are_made_once_and_a_newer_database_is_refused(postgres: Postgres) -> None:
    url = postgres.database()

    async def play() -> None:
        bases = [await asyncpg.connect(url) for _ in range(3)]
        found = await asyncio.gather(*(migrate(base) for base in bases))
        assert sorted(found) == [(0, len(STEPS)), (len(STEPS), len(STEPS)), (len(STEPS), len(STEPS))]
        await bases[0].execute("update settings set value = '99' where name = 'tables'")
        with pytest.raises(NotStored, match="newer hotzone"):
            await PostgresStore(url).start()
        for base in bases:
            await base.close()

    asyncio.run(play())


def test_an_old_database_is_refused_until_it_is_migrated_and_keeps_its_matches(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from hotzone.cli import main
    from hotzone.store.postgres import tables

    url = postgres.database()

    async def make_old() -> None:
        base = await asyncpg.connect(url)
        with monkeypatch.context() as before:
            before.setattr(tables, "STEPS", tables.STEPS[:1])
            assert await tables.migrate(base) == (0, 1)
        match, change = json.dumps(MATCH), json.dumps({"people": [["fern-10", 1, "Mira", True]]})
        assert await base.fetchval("select hz_create($1::jsonb, 1, $2::jsonb, '[]'::jsonb)", match, change)
        await base.close()

    asyncio.run(make_old())
    with pytest.raises(NotStored, match="hotzone admin migrate"):
        asyncio.run(PostgresStore(url, "one").start())
    assert main(["admin", "migrate", "--db", url]) == 0
    assert f"had 1 of {len(tables.STEPS)} steps" in capsys.readouterr().out

    async def look() -> None:
        store = PostgresStore(url, "one")
        await store.start()
        found = await store.opened("fern-10")
        assert found is not None
        assert [person.name for person in found.people] == ["Mira"]
        deed = AuditLine("fern-10", 5.0, 1, "Mira", "set", "{}")
        assert await store.arrange("fern-10", found.head.crew, Change(title="New", audit=[deed])) == found.head.crew + 1
        assert await store.bans() == []
        await store.close()
        base = await asyncpg.connect(url)
        assert await base.fetchval("select what from audit") == "set"
        await base.execute("update settings set value = '99' where name = 'tables'")
        await base.close()

    asyncio.run(look())
    with pytest.raises(NotStored, match="newer hotzone"):
        asyncio.run(PostgresStore(url, "one").start())
