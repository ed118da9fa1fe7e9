"""Shared boards in a database: the same questions, whichever it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from hotzone.store.boards.queries import BoardQuery, dropped, kept, seen
from hotzone.store.protocol import SharedBoard, Taken


class SqlBoards(ABC):
    """The part of a store that keeps boards in a table."""

    @abstractmethod
    async def _asked(self, question: BoardQuery) -> list[Any]:
        """The rows that a statement gives which may write."""

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
