"""What the `origin` of a match says: dice that other crews play too, when a seed may be shown, who may look; dice of cardboard."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from hotzone.server.protocol.errors import Refused

if TYPE_CHECKING:
    from hotzone.server.rooms.room import Room

DAILY, CHALLENGE = "daily", "challenge"  # a try: "daily 2026-01-31", "challenge lantern-otter-kite-4217"
DAILY_AI = "daily-ai"  # how an AI crew did that day
WARM_UP = "warm-up"  # the same house with other dice
TABLE = "table"  # played with the cardboard: people enter what they rolled and drew
DAY = 86_400.0


def is_by_hand(origin: str) -> bool:
    """Do people roll the dice of a match themselves?"""
    return origin == TABLE


def day_of(origin: str) -> date | None:
    """The day whose dice a match has; None for all others."""
    kind, _, rest = origin.partition(" ")
    return date.fromisoformat(rest) if kind in (DAILY, DAILY_AI) else None


def shares_dice(origin: str) -> bool:
    """Do other crews play the dice of a match too?"""
    return origin.partition(" ")[0] in (DAILY, DAILY_AI, CHALLENGE)


def reveals_at(origin: str) -> float:
    """When the seed of a match may be shown, once it is over: after its day; 0 at once."""
    day = day_of(origin)
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + DAY if day else 0.0


async def check_looking(room: Room, guest: str) -> None:
    """While a day is played, whoever has not finished their own try may not look at others'; but crews gather in the lobby."""
    day = day_of(room.kept.origin)
    if day is None or not room.sealed or room.switches.waiting or room.crew.keyring.person(guest):
        return
    tries = await room.store.tries_of(guest, f"{DAILY} {day}") if guest else []
    if not any(one.counted and one.result for one in tries):
        raise Refused("play-first", "others can be watched after your own try, or when the day is over")
