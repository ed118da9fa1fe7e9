"""Boards that people share by a code: the same few questions for a dictionary, a file and a database."""

from __future__ import annotations

from typing import Any, NamedTuple

from hotzone.store.protocol import SharedBoard

COLUMNS = ", ".join(SharedBoard._fields)
KEPT = 365  # days after somebody looked at it last


class BoardQuery(NamedTuple):
    """What is asked of a database, with `?` in place of values."""

    sql: str
    values: tuple[Any, ...]


def kept(board: SharedBoard) -> BoardQuery:
    """Keep a board; a code that is used already changes nothing."""
    marks = ", ".join("?" * len(board))
    return BoardQuery(f"insert into boards ({COLUMNS}) values ({marks}) on conflict do nothing returning code", tuple(board))


def seen(code: str, at: float) -> BoardQuery:
    """A board by its code, which somebody looks at now."""
    return BoardQuery(f"update boards set seen = ? where code = ? returning {COLUMNS}", (at, code))


def dropped(code: str, guest: str) -> BoardQuery:
    """Take a board down; only the browser that shared it can."""
    return BoardQuery("delete from boards where code = ? and guest = ? returning code", (code, guest))


def old(now: float) -> BoardQuery:
    """Boards that nobody looked at for a year go."""
    return BoardQuery("delete from boards where seen < ? returning code", (now - 86_400.0 * KEPT,))
