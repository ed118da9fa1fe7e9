"""What goes wrong between people and server, each with a stable code; every refusal reaches whoever asked."""

from __future__ import annotations

from msgspec import UNSET

from hotzone.core.errors import BadText, HotzoneError
from hotzone.server.protocol import outgoing


class Refused(HotzoneError):  # noqa: N818 – `except Refused` reads as people say it
    """Something that this person may not do, or not now; nothing has changed."""


class Stale(HotzoneError):  # noqa: N818 – `except Stale` reads as people say it
    """The table has moved on since the page looked at it."""

    def __init__(self, seq: int) -> None:
        super().__init__("stale", f"the table has moved on: it is at {seq} now")
        self.seq = seq


class Unknown(HotzoneError):  # noqa: N818 – `except Unknown` reads as people say it
    """There is nothing by this name."""


def told(error: HotzoneError) -> outgoing.Error:
    """A refusal as it goes over the wire."""
    line, column = (error.line, error.column) if isinstance(error, BadText) else (0, 0)
    return outgoing.Error(
        code=error.code,
        text=error.text,
        rule=error.rule,
        seq=error.seq if isinstance(error, Stale) else UNSET,
        numbers=list(error.numbers) if error.numbers else UNSET,
        line=line or UNSET,
        column=column or UNSET,
    )
