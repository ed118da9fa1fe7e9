"""Shared boards in a dictionary."""

from __future__ import annotations

from hotzone.store.protocol import SharedBoard, Taken


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
