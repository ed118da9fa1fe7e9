"""Shared boards in a SQLite file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hotzone.store.boards.questions import BoardQuestion, dropped, kept, seen
from hotzone.store.protocol import SharedBoard, Taken

if TYPE_CHECKING:
    from hotzone.store.writer import Writer


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
