"""Shared boards in PostgreSQL."""

from __future__ import annotations

from typing import Any

from hotzone.store.boards.in_sql import SqlBoards
from hotzone.store.boards.queries import BoardQuery
from hotzone.store.postgres.database import PostgresDatabase
from hotzone.store.retention import numbered


class PostgresBoards(PostgresDatabase, SqlBoards):
    """The part of the store that keeps boards."""

    async def _asked(self, question: BoardQuery) -> list[Any]:
        async with self._base(writes=True) as base:
            return list(await base.fetch(numbered(question.sql), *question.values))
