"""What every store promises, and what the SQLite file adds: one writer, nothing lost, nothing changed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from hotzone.store.keeping import TALK, Chair, Change, Ending, Entry, Guest, Kept, Link, NotKept, Person, Store, Taken
from hotzone.store.memory import MemoryStore
from hotzone.store.schema import APPLICATION, STEPS
from hotzone.store.sqlite import SqliteStore

MATCH = Kept("fern-10", "fire", 1, "board=base-front", 100.0, "Evening", "c" * 64, "s" * 64)
Opened = Callable[[], Store]


@pytest.fixture(params=["memory", "sqlite"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Opens a store of each kind."""
    return MemoryStore if request.param == "memory" else lambda: SqliteStore(tmp_path / "matches.sqlite")


def entry(seq: int, match: str = "fern-10", action: str = "end") -> Entry:
    return Entry(match, seq, 0, action, "[]", 100.0 + seq)


async def begin(store: Store, *codes: str) -> None:
    for code in codes or ("fern-10",):
        people, chairs = [Person(code, 1, "Mira", True)], [Chair(code, 0, 1, 1), Chair(code, 1, 0, 0, "random")]
        links, guests = [Link(code, "hash", 1, -1, 5.0)], [Guest(code, "browser", 1)]
        await store.create(MATCH._replace(code=code), Change(people, chairs, links, guests))


def test_what_was_kept_is_read_again_in_its_order(opened: Opened) -> None:
    async def play() -> None:
        store = opened()
        await begin(store)
        for seq in (1, 2, 3):
            await store.append(entry(seq))
        assert [found.seq for found in await store.read("fern-10")] == [1, 2, 3]
        assert await store.read("fern-10", after=2) == [entry(3)]
        assert await store.match("fern-10") == MATCH
        assert await store.people("fern-10") == [Person("fern-10", 1, "Mira", True)]
        assert await store.links("fern-10") == [Link("fern-10", "hash", 1, -1, 5.0)]
        assert await store.guests("fern-10") == [Guest("fern-10", "browser", 1)]
        assert await store.chairs("fern-10") == [Chair("fern-10", 0, 1, 1), Chair("fern-10", 1, 0, 0, "random")]
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("seq", [1, 2, 4])
def test_an_entry_that_is_not_the_next_one_is_refused(opened: Opened, seq: int) -> None:
    async def play() -> None:
        store = opened()
        await begin(store)
        await store.append(entry(1))
        await store.append(entry(2))
        with pytest.raises(Taken):
            await store.append(entry(seq, action="chop 1,1|1,2"))
        assert [found.action for found in await store.read("fern-10")] == ["end", "end"]
        await store.close()

    asyncio.run(play())


def test_a_code_is_used_once_and_a_refused_match_leaves_no_trace(opened: Opened) -> None:
    async def play() -> None:
        store = opened()
        await begin(store)
        with pytest.raises(Taken):
            await store.create(MATCH._replace(title="Other"), Change([Person("fern-10", 2, "Eve", True)]))
        assert len(await store.people("fern-10")) == 1
        found = await store.match("fern-10")
        assert found is not None
        assert found.title == "Evening"
        await store.close()

    asyncio.run(play())


def test_people_seats_and_switches_change_and_an_ending_is_written_once(opened: Opened) -> None:
    async def play() -> None:
        store = opened()
        await begin(store)
        await store.arrange("fern-10", Change([Person("fern-10", 1, "Mirka", False)], [Chair("fern-10", 1, 1, 1)]))
        await store.change("fern-10", "Night", '{"chat":"off"}')
        ending = Ending("fern-10", "fire", 1, "board=base-front", "Night", 1.0, 2.0, "{}", "[]", "", 3)
        await store.finish(ending)
        await store.finish(ending._replace(ended=9.0))
        found = await store.match("fern-10")
        assert found is not None
        assert (found.title, found.switches) == ("Night", '{"chat":"off"}')
        assert (await store.people("fern-10"))[0].name == "Mirka"
        assert (await store.chairs("fern-10"))[1] == Chair("fern-10", 1, 1, 1)
        assert await store.endings() == [ending]
        assert await store.match("oak-11") is None
        await store.close()

    asyncio.run(play())


def test_a_match_that_begins_with_entries_goes_on_after_them(opened: Opened) -> None:
    async def play() -> None:
        store = opened()
        await store.create(MATCH, Change(), [entry(1), entry(2)])
        await store.append(entry(3))
        assert len(await store.read("fern-10")) == 3
        await store.close()

    asyncio.run(play())


def test_people_links_and_browsers_go_and_come_together(opened: Opened) -> None:
    async def play() -> None:
        store = opened()
        await begin(store)
        after = Change([Person("fern-10", 2, "Ota", True)], [Chair("fern-10", 0, 2, 2)], [Link("fern-10", "new", 0, 1, 6.0)])
        await store.arrange("fern-10", after._replace(gone=[1], void=["hash"], guests=[Guest("fern-10", "browser", 0)]))
        assert await store.people("fern-10") == [Person("fern-10", 2, "Ota", True)]
        assert [link.secret for link in await store.links("fern-10")] == ["new"]
        assert await store.guests("fern-10") == [Guest("fern-10", "browser", 0)]
        await store.arrange("fern-10", Change(strangers=["browser"]))
        assert await store.guests("fern-10") == []
        await store.close()

    asyncio.run(play())


def test_chat_and_what_a_bot_said_stay_and_old_lines_are_forgotten(opened: Opened) -> None:
    async def play() -> None:
        store = opened()
        await begin(store)
        await store.append(entry(1)._replace(words='{"reason":"why not"}'))
        for number in range(1, TALK + 4):
            await store.say("fern-10", number, f"line {number}")
        assert (await store.read("fern-10"))[0].words == '{"reason":"why not"}'
        assert [(await store.talk("fern-10"))[i] for i in (0, -1)] == ["line 4", f"line {TALK + 3}"]
        assert await store.setting("server") == ""
        await store.put_setting("server", "one")
        await store.put_setting("server", "two")
        assert await store.setting("server") == "two"
        await store.close()

    asyncio.run(play())


# --- the file


def test_a_file_of_the_first_version_keeps_its_links_and_entries(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "m.sqlite")
    old.executescript(f"begin; {STEPS[0]} pragma application_id = {APPLICATION}; pragma user_version = 1; commit;")
    old.execute(f"insert into matches values ({', '.join('?' * 12)})", tuple(MATCH))
    old.execute("insert into entries values ('fern-10', 1, 0, 'end', '[]', 101.0)")
    old.execute("insert into people values ('fern-10', 1, 'Mira', 'hash', 1)")
    old.commit()
    old.close()

    async def play() -> None:
        store = SqliteStore(tmp_path / "m.sqlite")
        assert await store.read("fern-10") == [entry(1)]
        assert await store.people("fern-10") == [Person("fern-10", 1, "Mira", True)]
        assert await store.links("fern-10") == [Link("fern-10", "hash", 1, -1, 0.0)]
        await store.append(entry(2))
        await store.close()

    asyncio.run(play())


def test_the_file_refuses_to_change_or_delete_an_entry_whoever_asks(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "m.sqlite")
        await begin(store)
        await store.append(entry(1))
        await store.close()

    asyncio.run(play())
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
        with pytest.raises(NotKept):
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
    with pytest.raises(NotKept, match="another hotzone server"):
        SqliteStore(tmp_path / "m.sqlite")
    asyncio.run(store.close())
    SqliteStore(tmp_path / "m.sqlite").lock.free()
    foreign = sqlite3.connect(tmp_path / "f.sqlite")
    foreign.execute("create table birds (name)")
    foreign.close()
    with pytest.raises(NotKept, match="another program"):
        SqliteStore(tmp_path / "f.sqlite")
    newer = sqlite3.connect(tmp_path / "m.sqlite")
    newer.execute("pragma user_version = 99")
    newer.close()
    with pytest.raises(NotKept, match="newer"):
        SqliteStore(tmp_path / "m.sqlite")
    with pytest.raises(NotKept, match="cannot be opened"):
        SqliteStore(tmp_path / "no" / "m.sqlite")
