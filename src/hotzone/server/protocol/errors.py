"""What goes wrong between people and server, each with a stable code; every refusal reaches whoever asked."""

from __future__ import annotations

from hotzone.core.game import HotzoneError


class Refused(HotzoneError):  # noqa: N818 – `except Refused` reads as people say it
    """Something that this person may not do, or not now; nothing has changed."""


class Stale(HotzoneError):  # noqa: N818 – `except Stale` reads as people say it
    """The table has moved on since the page looked at it."""

    def __init__(self, seq: int) -> None:
        super().__init__("stale", f"the table has moved on: it is at {seq} now")
        self.seq = seq


class Unknown(HotzoneError):  # noqa: N818 – `except Unknown` reads as people say it
    """There is nothing by this name."""


def told(error: HotzoneError) -> dict[str, object]:
    """A refusal as it goes over the wire."""
    found: dict[str, object] = {"type": "error", "code": error.code, "text": error.text, "rule": error.rule}
    if isinstance(error, Stale):
        found["seq"] = error.seq
    if error.numbers:
        found["numbers"] = list(error.numbers)
    for name in ("line", "column"):
        if getattr(error, name, 0):
            found[name] = getattr(error, name)
    return found
