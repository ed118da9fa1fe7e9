"""Small values that every room uses: what a match is set up from, and what became true in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from hotzone.core.table import Row


class Setup(NamedTuple):
    """What a match is set up from: the board's name and only those settings that differ from the game's defaults."""

    board: str
    settings: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return " ".join([f"board={self.board}", *(f"{key}={value}" for key, value in self.settings)])


class Event(NamedTuple):
    """Something that has become true, in words, with the rule that made it so."""

    kind: str
    text: str
    rule: str
    row: Row

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text
