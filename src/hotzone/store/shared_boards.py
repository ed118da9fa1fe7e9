"""Boards that people share by a code: the same few questions for a dictionary, a file and a database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from hotzone.store.protocol import SharedBoard, Taken

if TYPE_CHECKING:
    from hotzone.store.writer import Writer

COLUMNS = ", ".join(SharedBoard._fields)
KEPT = 365  # days after somebody looked at it last


class BoardQuestion(NamedTuple):
    """What is asked of a database, with `?` in place of values."""

    sql: str
    values: tuple[Any, ...]


def kept(board: SharedBoard) -> BoardQuestion:
    """Keep a board; a code that is used already changes nothing."""
    marks = ", ".join("?" * len(board))
    return BoardQuestion(f"insert into boards ({COLUMNS}) values ({marks}) on conflict do nothing returning code", tuple(board))


def seen(code: str, at: float) -> BoardQuestion:
    """A board by its code, which somebody looks at now."""
    return BoardQuestion(f"update boards set seen = ? where code = ? returning {COLUMNS}", (at, code))


def dropped(code: str, guest: str) -> BoardQuestion:
    """Take a board down; only the browser that shared it can."""
    return BoardQuestion("delete from boards where code = ? and guest = ? returning code", (code, guest))


def old(now: float) -> BoardQuestion:
    """Boards that nobody looked at for a year go."""
    return BoardQuestion("delete from boards where seen < ? returning code", (now - 86_400.0 * KEPT,))


class MemoryBoards:
    """Shared boards in a dictionary."""

    def __init__(self) -> None:
        self._boards: dict[str, SharedBoard] = {}

    async def share_board(self, board: SharedBoard) -> None:
        """Keep a board."""
        if board.code in self._boards:
            raise Taken(board.code)
        self._boards[board.code] = board

    async def shared_board(self, code: str, at: float) -> SharedBoard | None:
        """A board by its code."""
        if code in self._boards:
            self._boards[code] = self._boards[code]._replace(seen=at)
        return self._boards.get(code)

    async def drop_board(self, code: str, guest: str) -> bool:
        """Take a board down."""
        found = self._boards.get(code)
        return found is not None and found.guest == guest and bool(self._boards.pop(code))


class SqliteBoards:
    """Shared boards in a SQLite file."""

    writer: Writer

    async def _asked(self, question: BoardQuestion) -> list[Any]:
        found: list[Any] = await self.writer.do(lambda base: base.execute(question.sql, question.values).fetchall())
        return found

    async def share_board(self, board: SharedBoard) -> None:
        """Keep a board."""
        if not await self._asked(kept(board)):
            raise Taken(board.code)

    async def shared_board(self, code: str, at: float) -> SharedBoard | None:
        """A board by its code."""
        found = await self._asked(seen(code, at))
        return SharedBoard(*found[0]) if found else None

    async def drop_board(self, code: str, guest: str) -> bool:
        """Take a board down."""
        return bool(await self._asked(dropped(code, guest)))
