"""What a host can switch in a room."""

from __future__ import annotations

import msgspec

CHATS = ("all", "seats", "off")


class Switches(msgspec.Struct, kw_only=True):
    """The switches with their defaults; kept as JSON with the match."""

    chat: str = "all"  # who may write: all, seats, off
    watchers: bool = True  # may people watch who have no seat?
    undo: bool = True
    pace: float = 0.8  # seconds before a bot acts
    paused: bool = False  # bots wait for a step

    def text(self) -> str:
        """As the store keeps it."""
        return msgspec.json.encode(self).decode()


def read_switches(text: str) -> Switches:
    """… and back; what is missing or spoilt gets its default."""
    try:
        return msgspec.json.decode(text, type=Switches)
    except msgspec.MsgspecError:
        return Switches()
