"""The chat of a room: its last lines, and how many were ever said. No IO."""

from __future__ import annotations

import msgspec

from hotzone.store.protocol import TALK, OpenedMatch


class Chat:
    """What people said, as pages get it."""

    def __init__(self) -> None:
        self.lines: list[msgspec.Raw] = []
        self.said = 0  # the number of the last line

    def add(self, number: int, line: msgspec.Raw) -> bool:
        """Take a line that was kept under a number; False if others spoke meanwhile, so that one must read on."""
        if number != self.said + 1:
            return False
        self.said = number
        self.lines = [*self.lines[1 - TALK :], line]
        return True

    def take_over(self, found: OpenedMatch) -> list[str]:
        """Take over what the store has; returns what is new here."""
        missed = found.head.lines - self.said
        self.lines = [msgspec.Raw(line.encode()) for line in found.talk]
        self.said = found.head.lines
        return list(found.talk[-missed:]) if missed > 0 else []
