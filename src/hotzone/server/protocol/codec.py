"""Messages as JSON: how those of a page are read, and how answers are written. See docs/reference/protocol.md."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from hotzone.server.protocol.errors import Refused
from hotzone.server.protocol.incoming import Message, Word

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> Message:
    """A message of a page; raises Refused."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise Refused("bad-message", f"this message is not understood: {str(error)[:200]}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("bad-json", "this is not JSON") from None


class Named(Struct):
    """The `id` of a message, whatever else is wrong with it."""

    id: int | Word | None = None


def id_of(text: str | bytes) -> int | str | None:
    """What a refused message calls itself, so that whoever waits for its answer gets it."""
    try:
        return msgspec.json.decode(text, type=Named).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def write(message: Any) -> str:
    """A message as JSON; what is sent to a page is one of `outgoing`."""
    return _encoder.encode(message).decode()


def frame(message: str) -> bytes:
    """A message as the socket sends it, without a mask and not pressed: made once for all pages of a room."""
    text = message.encode()
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    return (b"\x81\x7e" + size.to_bytes(2, "big") if size < 65_536 else b"\x81\x7f" + size.to_bytes(8, "big")) + text


def raw(message: Any) -> msgspec.Raw:
    """JSON to be put into several answers, written once."""
    return msgspec.Raw(_encoder.encode(message))
