"""The command for today's fire."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from pathlib import Path

import pytest

from hotzone.cli import main
from hotzone.server.daily import ai_crew, season
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
