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
    closed: bool = False  # those who run the server ended it: it can only be looked at
    together: int = 0  # no switch of the host's: the last entry up to which several people played
    waiting: bool = False  # a lobby: nobody acts before the host starts the match
    ready: list[int] = []  # the people who said so in the lobby
    open: bool = False  # may somebody who comes take the helmet of a bot that stands in for nobody?
    helped: bool = False  # no switch of the host's: the coach was asked in a match that is compared with others
    names: list[str] = []  # no switch of the host's: what the people around a table are called, seat by seat
    booked: bool = False  # no switch of the host's: a table play was written into the log and changes no more
    next: str = ""  # the code of the match that this crew goes on with

    def text(self) -> str:
        """As the store keeps it."""
        return msgspec.json.encode(self).decode()


def read_switches(text: str) -> Switches:
    """… and back; what is missing or spoilt gets its default."""
    try:
        return msgspec.json.decode(text, type=Switches)
    except msgspec.MsgspecError:
        return Switches()
