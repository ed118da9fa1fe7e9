"""Shared boards in a SQLite file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hotzone.store.boards.in_tables import TableBoards
from hotzone.store.boards.questions import BoardQuestion

if TYPE_CHECKING:
    from hotzone.store.writer import Writer


class SqliteBoards(TableBoards):
    """Shared boards in a SQLite file."""

    writer: Writer

    async def _asked(self, question: BoardQuestion) -> list[Any]:
        found: list[Any] = await self.writer.do(lambda base: base.execute(question.sql, question.values).fetchall())
        return found
