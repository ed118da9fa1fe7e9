"""The season: one key, a chain of secrets, the same for every server that has it."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from hashlib import sha256

import pytest

from hotzone.core.errors import BadText
from hotzone.server.daily import season
from hotzone.store.memory import MemoryStore

SEASON = season.Season(date(2026, 3, 1), bytes(range(32)))


def test_the_hash_of_a_days_secret_is_the_secret_of_the_day_before() -> None:
    for day in (date(2026, 3, 2), date(2026, 12, 31), date(2028, 2, 29)):
        assert SEASON.commitment(day) == SEASON.secret(day - timedelta(1)).hex()
    assert SEASON.anchor(2026) == SEASON.commitment(date(2026, 1, 1))
    assert SEASON.secret(date(2026, 12, 31)) != SEASON.secret(date(2027, 12, 31))
    assert SEASON.number(date(2026, 3, 1)) == 1
    assert SEASON.number(date(2026, 4, 1)) == 32


def test_a_revealed_day_is_proved_by_the_anchor_and_by_any_day_before() -> None:
    day, other = date(2026, 11, 17), date(2026, 11, 3)
    secret = SEASON.secret(day).hex()
    assert season.proved(day, secret, SEASON.anchor(2026))
    assert season.proved(day, secret, SEASON.secret(other).hex(), other)
    wrong = sha256(b"another").hexdigest()
    assert not season.proved(day, wrong, SEASON.anchor(2026))
    assert not season.proved(day, secret, wrong)
    assert not season.proved(other, SEASON.secret(other).hex(), secret, day)


def test_a_season_is_one_line_and_reads_back() -> None:
    assert season.read_season(SEASON.text()) == SEASON
    assert season.read_season(f"{SEASON.text()}\n") == SEASON
    for bad in ("", "hotzone season", f"hotzone season 2026-13-01 {'00' * 32}", "hotzone season 2026-01-01 zz", "a b c d"):
        with pytest.raises(BadText):
            season.read_season(bad)


def test_the_first_start_makes_a_season_and_later_ones_keep_it() -> None:
    async def all_of_it() -> None:
        store = MemoryStore()
        first, *others = await asyncio.gather(*(season.open_season(store, date(2026, 5, 5)) for _ in range(3)))
        assert all(other == first for other in others)  # several processes of one store
        assert await season.open_season(store, date(2027, 1, 1)) == first
        assert await season.open_season(MemoryStore(), date(2026, 5, 5)) != first
        assert await season.open_season(store, date(2026, 5, 5), SEASON.text()) == SEASON
        assert await season.open_season(store, date(2026, 5, 6)) == SEASON  # a given one stays

    asyncio.run(all_of_it())
