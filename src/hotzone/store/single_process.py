"""What a store that only one process uses answers about others: there are none."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hotzone.store.protocol import Beat, Counted, NodePresence


class AloneStore:
    """The part of a store that tells processes of each other, where there is one process."""

    shared = False
    node = "here"
    draining = False

    async def start(self) -> None:
        """It was ready when it was made."""

    def counted(self) -> list[Counted]:
        """It counts nothing unless it says so."""
        return []

    async def news(self, hear: Callable[[str], None]) -> None:
        """Nobody tells anything."""

    async def tell(self, code: str, notice: str) -> None:
        """Nobody else listens."""

    async def here(self, code: str, people: str) -> None:
        """Nobody else asks."""

    async def others(self, codes: Sequence[str]) -> list[NodePresence]:
        """There is nobody else."""
        return []

    async def beat(self) -> Beat:
        """It lives as long as the program."""
        return Beat([self.node], [])
