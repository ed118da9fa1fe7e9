"""What processes tell each other. A notice says where to look, or carries what is never kept: it may be lost, late or false."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

LONGEST = 7_900  # bytes that PostgreSQL carries


class Passed(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that is not kept: a message for all pages, a request to a bot's seat, the host's step."""

    message: Annotated[str, Meta(max_length=LONGEST)] = ""
    seat: Annotated[int, Meta(ge=-1, le=100)] = -1
    request: dict[str, Any] = {}
    step: bool = False


Notice = tuple[str, int | str | Passed]  # the match; its last entry, or what changed in it: "crew", "said", "here"
_decoder = msgspec.json.Decoder(Notice)


def read(text: str) -> Notice | None:
    """A notice, or None if it makes no sense."""
    try:
        found: Notice = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found


def write(code: str, passed: Passed) -> str:
    """A notice as text; empty if it is too long to be carried."""
    found = msgspec.json.encode((code, passed))
    return found.decode() if len(found) <= LONGEST else ""
