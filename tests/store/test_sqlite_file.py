"""What the SQLite file adds to a store: one writer, one program, nothing lost, nothing changed, and older files."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from hotzone.store.migrations import APPLICATION, STEPS
from hotzone.store.protocol import EndingFilter, NotStored, Person, ReturnLink, Taken
from hotzone.store.sqlite import SqliteStore
from tests.store.kinds import MATCH, begin, entry, run


def test_a_file_of_the_first_version_keeps_its_links_and_entries(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "m.sqlite")
    old.executescript(f"begin; {STEPS[0]} pragma application_id = {APPLICATION}; pragma user_version = 1; commit;")
    old.execute(f"insert into matches values ({', '.join('?' * 12)})", tuple(MATCH)[:12])
    old.execute("insert into entries values ('fern-10', 1, 0, 'end', '[]', 101.0)")
    old.execute("insert into people values ('fern-10', 1, 'Mira', 'hash', 1)")
    old.commit()
    old.close()

    async def play() -> None:
        store = SqliteStore(tmp_path / "m.sqlite")
        assert await store.read("fern-10") == [entry(1)]
        kept = await store.opened("fern-10")
        assert kept is not None
        assert list(kept.people) == [Person("fern-10", 1, "Mira", True)]
        assert list(kept.links) == [ReturnLink("fern-10", "hash", 1, -1, 0.0)]
        assert await store.person("fern-10") == 2
        await store.append(entry(2))
        await store.close()

    asyncio.run(play())


def test_the_file_refuses_to_change_or_delete_an_entry_whoever_asks(tmp_path: Path) -> None:
    run(lambda: SqliteStore(tmp_path / "m.sqlite"), lambda store: store.append(entry(1)))
    base = sqlite3.connect(tmp_path / "m.sqlite")
    replacing = "insert or replace into entries values ('fern-10', 1, 0, 'other', '[]', 0, '')"
    for statement in ("update entries set action = 'other'", "delete from entries", replacing):
        with pytest.raises(sqlite3.IntegrityError):
            base.execute(statement)
    assert base.execute("select action from entries").fetchall() == [("end",)]
    base.close()


def test_appends_of_many_matches_share_commits_and_each_is_on_the_disk_when_it_is_told(tmp_path: Path) -> None:
    codes = [f"fern-{i}" for i in range(10, 40)]

    async def play() -> None:
        store = SqliteStore(tmp_path / "m.sqlite")
        await begin(store, *codes)
        before = store.writer.commits
        look = sqlite3.connect(tmp_path / "m.sqlite")

        async def match(code: str) -> None:
            for seq in range(1, 21):
                await store.append(entry(seq, code))
                assert look.execute("select max(seq) from entries where match = ?", (code,)).fetchone()[0] >= seq

        await asyncio.gather(*(match(code) for code in codes))
        assert store.writer.commits - before < 600 / 2  # 600 appends, at least two a commit
        look.close()
        await store.close()

    asyncio.run(play())


def test_one_bad_append_does_not_spoil_the_commit_of_the_others(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "m.sqlite")
        await begin(store, "fern-10", "oak-11")
        found = await asyncio.gather(
            store.append(entry(1)), store.append(entry(7)), store.append(entry(1, "oak-11")), return_exceptions=True
        )
        assert found[0] is None
        assert isinstance(found[1], Taken)
        assert found[2] is None
        await store.close()
        with pytest.raises(NotStored):
            await store.append(entry(2))

    asyncio.run(play())


def test_everything_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "m.sqlite")
        await begin(store)
        waiting = [asyncio.create_task(store.append(entry(1)))]
        await asyncio.sleep(0)
        await store.close()  # what waits is kept first
        await asyncio.gather(*waiting)
        again = SqliteStore(tmp_path / "m.sqlite")
        assert await again.read("fern-10") == [entry(1)]
        await again.close()

    asyncio.run(play())


def test_a_second_server_and_a_foreign_or_newer_file_are_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "m.sqlite")
    with pytest.raises(NotStored, match="another hotzone server"):
        SqliteStore(tmp_path / "m.sqlite")
    asyncio.run(store.close())
    foreign = sqlite3.connect(tmp_path / "f.sqlite")
    foreign.execute("create table birds (name)")
    foreign.close()
    with pytest.raises(NotStored, match="another program"):
        SqliteStore(tmp_path / "f.sqlite")
    newer = sqlite3.connect(tmp_path / "m.sqlite")
    newer.execute("pragma user_version = 99")
    newer.close()
    with pytest.raises(NotStored, match="newer"):
        SqliteStore(tmp_path / "m.sqlite")
    with pytest.raises(NotStored, match="cannot be opened"):
        SqliteStore(tmp_path / "no" / "m.sqlite")


def test_the_file_is_locked_and_not_its_spelling(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite"
    store = SqliteStore(path)
    (tmp_path / "link.sqlite").symlink_to(path)
    os.link(path, tmp_path / "hard.sqlite")
    (tmp_path / "sub").mkdir()
    for left in tmp_path.glob("*.lock"):
        left.unlink()
    for other in ("m.sqlite", "link.sqlite", "hard.sqlite", "sub/../m.sqlite"):
        with pytest.raises(NotStored, match="another hotzone server"):
            SqliteStore(tmp_path / other)
    asyncio.run(store.close())
    asyncio.run(SqliteStore(tmp_path / "link.sqlite").close())


def test_the_station_log_of_an_older_file_is_numbered_and_can_be_chosen_from(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "m.sqlite")
    for number in (1, 2):
        old.executescript(
            f"begin; {STEPS[number - 1]} pragma application_id = {APPLICATION}; pragma user_version = {number}; commit;"
        )
    for code, ended, origin in (("oak-11", 5.0, ""), ("fern-10", 3.0, "record")):
        old.execute(f"insert into matches values ({', '.join('?' * 12)})", MATCH._replace(code=code, origin=origin)[:12])
        row = (code, "fire", 1, "board=base-front", code, 1.0, ended, '{"won": 1}', '["Mira"]', "1 level family", 3)
        old.execute(f"insert into endings values ({', '.join('?' * 11)})", row)
    old.execute("insert into talk values ('oak-11', 250, 'a line')")
    old.commit()
    old.close()

    async def play() -> None:
        store = SqliteStore(tmp_path / "m.sqlite")
        assert [(row.number, row.match) for row in await store.endings()] == [(2, "oak-11"), (1, "fern-10")]
        assert [row.match for row in await store.endings(EndingFilter(settings={"level": "family"}, own=True))] == ["oak-11"]
        assert await store.say("oak-11", "the next line") == 251
        await store.close()

    asyncio.run(play())
