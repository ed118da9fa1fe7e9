"""Shared boards in a SQLite file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hotzone.store.boards.in_sql import SqlBoards
from hotzone.store.boards.queries import BoardQuery

if TYPE_CHECKING:
    from hotzone.store.writer import Writer


class SqliteBoards(SqlBoards):
    """Shared boards in a SQLite file."""

    writer: Writer

    async def _asked(self, question: BoardQuery) -> list[Any]:
        found: list[Any] = await self.writer.do(lambda base: base.execute(question.sql, question.values).fetchall())
        return found
