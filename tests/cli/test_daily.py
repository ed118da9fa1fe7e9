"""The command for today's fire."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from pathlib import Path

import pytest

from hotzone.cli import main
from hotzone.server.daily import ai_crew, season
from hotzone.store.protocol import Change, MatchRow, Try, hidden_name
from hotzone.store.sqlite import SqliteStore

SEASON = season.Season(date(2026, 3, 1), bytes(range(32)))


def test_a_season_is_made_and_read_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "season", "2026-01-01"]) == 0
    assert season.read_season(capsys.readouterr().out).first == date(2026, 1, 1)


def test_a_revealed_day_is_proved_and_a_wrong_one_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    day = date(2026, 11, 16)
    words = ["daily", "verify", str(day), SEASON.secret(day).hex(), "--anchor"]
    assert main([*words, SEASON.anchor(2026)]) == 0
    assert SEASON.commitment(day) in capsys.readouterr().out
    assert main([*words, SEASON.anchor(2027)]) == 2
    assert "NOT proved" in capsys.readouterr().out
    assert main(words[:-1]) == 2
    assert main(["daily", "verify", "monday", "00", "--anchor", "00"]) == 2


def test_days_that_come_are_tried_out_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "matches.sqlite"
    monkeypatch.setattr(ai_crew, "wins", lambda *_: 50)
    assert main(["daily", "try", "--db", str(path)]) == 2  # no store yet

    async def begin() -> None:
        store = SqliteStore(path)
        await season.open_season(store, date(2026, 3, 1), SEASON.text())
        await store.close()

    asyncio.run(begin())
    capsys.readouterr()
    assert main(["daily", "try", "--db", str(path), "--days", "2"]) == 0
    first = capsys.readouterr().out
    assert first.count("won 50 in 100") == 2
    assert main(["daily", "try", "--db", str(path), "--days", "3"]) == 0
    assert capsys.readouterr().out.count("won 50 in 100") == 1

    async def look() -> None:
        store = SqliteStore(path)
        from time import time

        assert "50" in await store.setting(f"trials {season.day_at(time()) + timedelta(1)}")
        await store.close()

    asyncio.run(look())


def test_a_host_reads_the_names_of_crews_hides_one_and_shows_it_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "matches.sqlite"
    where = ["--db", str(path)]
    row = MatchRow("lantern-otter-42", "fire", 1, "board=base-front", 1.0, "Match", "", "", 0, "daily 2026-11-16")

    async def begin() -> None:
        store = SqliteStore(path)
        await store.create(row, Change([], [], [], []))
        await store.begin_try(Try("daily 2026-11-16", row.code, "browser", 1.0, True, "Rude words", True))
        await store.close()

    asyncio.run(begin())
    assert main(["daily", "names", *where]) == 0
    assert "Rude words" in capsys.readouterr().out
    assert main(["daily", "names", "2026-11-15", *where]) == 0
    assert capsys.readouterr().out == "No crew has a name.\n"
    assert main(["daily", "hide", *where]) == 2
    assert main(["daily", "hide", "no-such-1", *where]) == 2
    assert "there is no match no-such-1" in capsys.readouterr().err
    assert main(["daily", "hide", row.code, *where]) == 0
    assert main(["daily", "hide", row.code, *where]) == 0  # twice is once

    async def look(hidden: str) -> None:
        store = SqliteStore(path)
        found = await store.try_of(row.code)
        assert found is not None
        assert (found.name, found.listed) == ("", False)
        assert await store.setting(hidden_name(row.code)) == hidden
        await store.close()

    asyncio.run(look("hidden"))
    assert main(["daily", "unhide", row.code, *where]) == 0
    asyncio.run(look(""))


@pytest.mark.compiled_only
def test_a_day_is_really_tried_out_beside_a_server_that_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "matches.sqlite"

    async def beside() -> int:
        store = SqliteStore(path)  # a server holds the file
        await season.open_season(store, date(2026, 3, 1), SEASON.text())
        done = await asyncio.to_thread(main, ["daily", "try", "--db", str(path), "--plays", "1"])
        await store.close()
        return done

    assert asyncio.run(beside()) == 0
    said = capsys.readouterr().out
    assert "in 100" in said
    assert "this is the nearest" in said  # one match is won or lost: never between 35 and 85
