"""What plain requests ask for, read and checked, and how they are answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from hotzone.core.game import BadSetup, BadText, HotzoneError, Illegal
from hotzone.server import wire
from hotzone.server.faults import Refused, Unknown, told
from hotzone.server.limits import Gate
from hotzone.server.room import Room
from hotzone.server.rooms import Rooms

Word = Annotated[str, Meta(max_length=40)]
Value = bool | int | Annotated[str, Meta(max_length=200)] | Annotated[list[Word], Meta(max_length=40)] | None


class Asked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A set-up to check."""

    game: Word = "fire"
    settings: Annotated[dict[Word, Value], Meta(max_length=60)] = {}


class Checked(Asked, kw_only=True):
    """A set-up to check, and others one step away from it that somebody could choose next."""

    also: Annotated[list[Annotated[dict[Word, Value], Meta(max_length=60)]], Meta(max_length=100)] = []


class Started(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Who sits where in a new match, the host's name and the title."""

    seats: Annotated[list[Word], Meta(max_length=20)] = []
    name: Annotated[str, Meta(max_length=100)] = ""
    title: Annotated[str, Meta(max_length=200)] = ""


class Begun(Started, kw_only=True):
    """A match to set up."""

    game: Word = "fire"
    settings: Annotated[dict[Word, Value], Meta(max_length=60)] = {}


class Branched(Started, kw_only=True):
    """A match to go on from a moment of another."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]


class Brought(Started, kw_only=True):
    """A record to open as a match."""

    record: str


T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
STATUS = {"too-many": 429, "too-large": 413, "no-watchers": 403, "server-full": 503}


def answered(handler: Handler) -> Handler:
    """Turn a refusal into an answer with its status."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except HotzoneError as error:
            return refusal(error)

    return answer


def refusal(error: HotzoneError) -> Response:
    """A refusal over HTTP."""
    kinds = ((Unknown, 404), (Refused, 409), (BadSetup, 400), (BadText, 400), (Illegal, 400))
    status = STATUS.get(error.code) or next((number for kind, number in kinds if isinstance(error, kind)), 400)
    return written(told(error), status)


def written(data: object, status: int = 200) -> Response:
    """An answer as JSON that nobody keeps."""
    return Response(wire.write(data), status, {"cache-control": "no-store"}, "application/json")


def rooms_of(request: Request) -> Rooms:
    """The rooms of this server."""
    rooms = request.app.state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


async def body(request: Request, kind: type[T]) -> T:
    """The posted JSON, checked; raises Refused or BadText."""
    most, found = rooms_of(request).limits.body, bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise Refused("too-large", f"at most {most:,} bytes can be posted")
    try:
        return msgspec.json.decode(found, type=kind)
    except msgspec.ValidationError as error:
        raise BadText("bad-message", f"this is not understood: {str(error)[:200]}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadText("bad-json", "this is not JSON") from None


def settings_of(settings: Mapping[str, object]) -> dict[str, object]:
    """Settings that can be given to a game at all."""
    for key in settings:
        if not key.replace("_", "").isalpha() or not key.isascii() or key == "self":
            raise BadSetup("unknown-setting", f"there is no setting '{key}'")
    return {key: value for key, value in settings.items() if value is not None}


def may_make(request: Request) -> None:
    """Not too many new matches from one address."""
    gate: Gate = request.app.state.makers
    if not gate.open(request.client.host if request.client else ""):
        raise Refused("too-many", "too many new matches from this address; wait a little")


async def room_of(request: Request) -> Room:
    """The room of an address; whoever guesses codes is slowed down."""
    room = await rooms_of(request).look_up(request.path_params["code"], request.client.host if request.client else "")
    if not room.switches.watchers and not room.crew.keyring.guests.get(request.app.state.guests.guest(request)):
        raise Refused("no-watchers", "the host lets nobody watch")
    return room


def number(request: Request, key: str, default: int) -> int:
    """A number of the query."""
    word = request.query_params.get(key, str(default))
    if not word.isascii() or not word.isdecimal() or len(word) > 7:
        raise BadText("bad-number", f"'{key}' is a whole number")
    return int(word)
