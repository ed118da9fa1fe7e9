"""The season: a key from which the secret of every day follows, so that all days are fixed before the first of them.

The secrets of a year are a chain. That of 31 December comes from the key; every other one is the hash of the day after
it. So the hash of a day's secret, shown while it is played, is the secret of the day before, which everybody knows by then;
and no day can be computed from those before it. The hash before 1 January is the year's anchor: it proves all its days.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from hmac import digest
from secrets import token_bytes
from typing import NamedTuple

from hotzone import fair_dice
from hotzone.core.errors import BadText
from hotzone.store.protocol import Store

SETTING = "season"  # what a store keeps it under
DAY = 86_400.0


class Season(NamedTuple):
    """Its first day, which is number 1, and its key: whoever knows it knows every day."""

    first: date
    key: bytes

    def text(self) -> str:
        """As a file or a store keeps it."""
        return f"hotzone season {self.first} {self.key.hex()}"

    def secret(self, day: date) -> bytes:
        """The secret of a day."""
        last = date(day.year, 12, 31)
        found = digest(self.key, f"season {day.year}".encode(), "sha256")
        for _ in range((last - day).days):
            found = sha256(found).digest()
        return found

    def seed(self, day: date) -> str:
        """The seed of a day's dice."""
        return f"{fair_dice.BY_TURN} {self.secret(day).hex()}"

    def commitment(self, day: date) -> str:
        """What is shown of a day before it is over: the hash of its secret."""
        return sha256(self.secret(day)).hexdigest()

    def anchor(self, year: int) -> str:
        """What proves all days of a year: the hash of the first one's secret."""
        return self.commitment(date(year, 1, 1))

    def number(self, day: date) -> int:
        """The number of a day, from 1."""
        return (day - self.first).days + 1


def new_season(first: date) -> Season:
    """A season nobody knows."""
    return Season(first, token_bytes(fair_dice.SIZE))


def read_season(text: str) -> Season:
    """A season from its text; raises BadText."""
    words = text.split()
    try:
        if words[:2] != ["hotzone", "season"] or len(words) != 4 or len(words[3]) != 64:
            raise ValueError
        return Season(date.fromisoformat(words[2]), bytes.fromhex(words[3]))
    except ValueError:
        raise BadText("bad-season", "a season is one line: 'hotzone season 2026-01-01' and 64 hexadecimal digits") from None


async def open_season(store: Store, today: date, given: str = "") -> Season:
    """The season of a server: the one it is given, or its store's; the first start makes one. All processes of a store agree."""
    if given:
        season = read_season(given)
        await store.put_setting(SETTING, season.text())
        return season
    await store.put_setting(SETTING, new_season(today).text(), was="")
    return read_season(await store.setting(SETTING))


def day_at(now: float) -> date:
    """The day of a moment, in UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def ends_at(day: date) -> float:
    """The moment a day is over."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + DAY


def proved(day: date, secret: str, earlier: str, earlier_day: date | None = None) -> bool:
    """Does hashing a day's secret lead to an earlier day's, or without one to the anchor of its year? Raises BadText."""
    since = earlier_day or date(day.year, 1, 1) - timedelta(1)
    found = fair_dice.read_seed(secret)[1]
    for _ in range((day - since).days):
        found = sha256(found).digest()
    return found == fair_dice.read_seed(earlier)[1] and day > since
