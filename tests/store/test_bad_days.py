"""Bad days of the file: full, read-only, locked, deleted, damaged. One sentence says what is wrong, and the writer lives on."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotzone.store import migrations, writer
from hotzone.store.protocol import NotStored
from hotzone.store.sqlite import SqliteStore
from tests.store.kinds import begin, entry


def whole(path: Path) -> Path:
    """A file with a match in it, closed."""

    async def play() -> None:
        store = SqliteStore(path)
        await begin(store, *(f"fern-{number}" for number in range(10, 60)))
        await store.close()

    asyncio.run(play())
    return path


@pytest.mark.parametrize(
    ("trouble", "sentence"), [("max_page_count = 1", "the disk is full"), ("query_only = 1", "can only be read")]
)
def test_a_write_that_fails_is_told_and_the_next_one_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str, sentence: str
) -> None:
    bad = [False]

    def connect(path: str) -> sqlite3.Connection:
        base = migrations.connect(path)
        if bad[0]:
            base.execute(f"pragma {trouble}")
        return base

    monkeypatch.setattr(writer, "connect", connect)

    async def play() -> None:
        store = SqliteStore(tmp_path / "m.sqlite")
        await begin(store)
        bad[0] = True
        store.writer._hang_up()  # the next batch connects to the bad disk
        with pytest.raises(NotStored, match=sentence):
            await store.append(entry(1)._replace(events="x" * 100_000))
        with pytest.raises(NotStored, match=sentence):
            await store.append(entry(1)._replace(events="x" * 100_000))
        assert sentence in store.writer.trouble
        bad[0] = False
        await store.append(entry(1))
        await store.ping()
        assert [one.seq for one in await store.read("fern-10")] == [1]
        await store.close()

    asyncio.run(play())


def test_whatever_a_write_raises_the_writer_lives_on(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "m.sqlite")
        await begin(store)
        with pytest.raises(NotStored):
            await store.append(entry(1)._replace(action={}))  # type: ignore[arg-type]
        with pytest.raises(NotStored):
            await store.writer.do(lambda base: dict[str, int]()["nothing"])
        await store.append(entry(1))
        await store.close()

    asyncio.run(play())


def test_another_program_that_holds_the_file_is_named_and_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "PATIENCE", 0.0)

    async def play() -> None:
        store = SqliteStore(tmp_path / "m.sqlite")
        await begin(store)
        other = sqlite3.connect(tmp_path / "m.sqlite", isolation_level=None)
        other.execute("begin immediate")
        with pytest.raises(NotStored, match="another program holds the database locked"):
            await store.append(entry(1))
        with pytest.raises(NotStored, match="locked"):
            await store.ping()
        other.execute("rollback")
        other.close()
        await store.append(entry(1))
        await store.ping()
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_was_taken_away_keeps_nothing_and_says_so(tmp_path: Path, replaced: bool) -> None:
    path = tmp_path / "m.sqlite"

    async def play() -> None:
        store = SqliteStore(path)
        await begin(store)
        path.unlink()
        if replaced:
            path.write_bytes(b"")
        for ask in (store.append(entry(1)), store.ping()):
            with pytest.raises(NotStored, match="removed or replaced"):
                await ask
        await store.close()

    asyncio.run(play())


# --- starting


def damaged(path: Path) -> None:
    """A page in the middle is rubbish."""
    text = bytearray(whole(path).read_bytes())
    text[3 * 4096 : 4 * 4096] = os.urandom(4096)
    path.write_bytes(text)


def cut(path: Path) -> None:
    """The second half is missing."""
    text = whole(path).read_bytes()
    path.write_bytes(text[: len(text) // 2])


def no_database(path: Path) -> None:
    """A file of something else."""
    path.write_text("dear diary, " * 1000)


def folder(path: Path) -> None:
    """The name of a folder."""
    path.mkdir()


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [(damaged, "damaged"), (cut, "damaged"), (no_database, "damaged, or no database"), (folder, "is a directory")],
)
def test_a_bad_file_is_refused_at_the_start_in_one_sentence(tmp_path: Path, spoil: Any, sentence: str) -> None:
    spoil(tmp_path / "m.sqlite")
    with pytest.raises(NotStored, match=sentence) as refused:
        SqliteStore(tmp_path / "m.sqlite")
    assert "\n" not in str(refused.value)
    assert "m.sqlite" in str(refused.value)


@pytest.mark.parametrize(
    ("number", "sentence"),
    [(errno.EROFS, "can only be read"), (errno.EACCES, "may not write there"), (errno.ENOSPC, "disk is full")],
)
def test_a_disk_that_refuses_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str) -> None:
    def refuse(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("hotzone.store.file_lock.os.open", refuse)
    with pytest.raises(NotStored, match=sentence):
        SqliteStore(tmp_path / "m.sqlite")


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file that another program holds for itself."""
    monkeypatch.setattr(migrations, "PATIENCE", 0.0)
    path = whole(tmp_path / "m.sqlite")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("pragma locking_mode = exclusive")
    other.execute("begin exclusive")
    yield path
    other.close()


def test_a_file_that_another_program_holds_is_refused_at_the_start(held: Path) -> None:
    with pytest.raises(NotStored, match="another program holds the database locked"):
        SqliteStore(held)


def test_what_was_refused_lets_the_file_go(tmp_path: Path) -> None:
    damaged(tmp_path / "m.sqlite")
    for _ in range(2):
        with pytest.raises(NotStored, match="damaged"):
            SqliteStore(tmp_path / "m.sqlite")
