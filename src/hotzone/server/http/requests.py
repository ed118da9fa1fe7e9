"""What plain requests ask for, read and checked, and how they are answered."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from hotzone import registry
from hotzone.contract.workshop import LARGEST_SHARED
from hotzone.core.errors import BadSetup, BadText, HotzoneError, Illegal
from hotzone.server import json_log
from hotzone.server.protocol import codec
from hotzone.server.protocol.errors import Refused, Unknown, told
from hotzone.server.rooms.room import Room
from hotzone.server.rooms.room_list import Rooms
from hotzone.server.rooms.shared_marks import check_looking
from hotzone.server.security.rate_limits import Gate
from hotzone.store.protocol import NotStored

Word = Annotated[str, Meta(max_length=40)]
Value = bool | int | Annotated[str, Meta(max_length=200)] | Annotated[list[Word], Meta(max_length=40)] | None


class CheckedRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A set-up to check."""

    game: Word = registry.USUAL
    settings: Annotated[dict[Word, Value], Meta(max_length=60)] = {}


class CheckedChoices(CheckedRequest, kw_only=True):
    """A set-up to check, and others one step away from it that somebody could choose next."""

    board: Annotated[str, Meta(max_length=LARGEST_SHARED)] = ""  # the file of a board of one's own
    also: Annotated[list[Annotated[dict[Word, Value], Meta(max_length=60)]], Meta(max_length=100)] = []


class SeatedRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Who sits where in a new match, the host's name and the title."""

    seats: Annotated[list[Word], Meta(max_length=20)] = []
    name: Annotated[str, Meta(max_length=100)] = ""
    title: Annotated[str, Meta(max_length=200)] = ""


class FirstRequest(SeatedRequest, kw_only=True):
    """A first rescue: `box` is the edition that lies at home, or the page's language."""

    box: Word = ""


class NewMatchRequest(SeatedRequest, kw_only=True):
    """A match to set up."""

    game: Word = registry.USUAL
    settings: Annotated[dict[Word, Value], Meta(max_length=60)] = {}
    lobby: bool = False  # people gather first, the host starts it
    board: Annotated[str, Meta(max_length=LARGEST_SHARED)] = ""  # the file of a board of one's own, in place of a known one
    draft: bool = False  # only to try a board: it does not count


class TableRequest(CheckedRequest, kw_only=True):
    """A match on a table of cardboard: what is played, and who sits around it in the order of the seats."""

    names: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=20)] = []
    name: Annotated[str, Meta(max_length=100)] = ""
    title: Annotated[str, Meta(max_length=200)] = ""


class BranchRequest(SeatedRequest, kw_only=True):
    """A match to go on from a moment of another."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]


class PositionRequest(SeatedRequest, kw_only=True):
    """A position to begin a match with; nature's first answers may be known, and the seed of her others."""

    position: str
    origin: Word = "position"
    about: Word = ""  # which puzzle or lesson
    answers: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=200)] = []
    seed: Annotated[str, Meta(max_length=64)] = ""


class RecordRequest(SeatedRequest, kw_only=True):
    """A record to open as a match."""

    record: str


T = TypeVar("T")
NO_HEADERS: Mapping[str, str] = {}
Handler = Callable[[Request], Awaitable[Response]]
STATUS = {"too-many": 429, "too-large": 413, "no-watchers": 403, "sent-away": 403, "play-first": 403}
STATUS |= {"no-sharing": 403, "server-full": 503, "store-trouble": 503, "not-kept": 503, "trouble": 500}


def answered(handler: Handler) -> Handler:
    """Turn a refusal into an answer with its status."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except HotzoneError as error:
            return refusal(error)
        except NotStored as error:
            return refusal(Refused("store-trouble", f"the server cannot read its matches: {error}"))
        except ClientDisconnect:
            return Response(status_code=400)  # whoever asked is gone in the middle of it
        except Exception as error:
            json_log.trouble("answer-failed", error, asked=request.url.path[:80])
            return refusal(Refused("trouble", "something went wrong here; nothing has changed"))

    return answer


def refusal(error: HotzoneError) -> Response:
    """A refusal over HTTP."""
    kinds = ((Unknown, 404), (Refused, 409), (BadSetup, 400), (BadText, 400), (Illegal, 400))
    status = STATUS.get(error.code) or next((number for kind, number in kinds if isinstance(error, kind)), 400)
    return written(told(error), status)


def written(data: object, status: int = 200) -> Response:
    """An answer as JSON that nobody keeps."""
    return Response(codec.write(data), status, {"cache-control": "no-store"}, "application/json")


async def written_apart(
    request: Request, write: Callable[[], str], kind: str = "application/json", more: Mapping[str, str] = NO_HEADERS
) -> Response:
    """A long answer that nobody keeps: written and pressed beside the loop, not too many at once."""
    headers = {"cache-control": "no-store", "vary": "Accept-Encoding", **more}
    pressed = "gzip" in request.headers.get("accept-encoding", "")

    def work() -> bytes:
        text = write().encode()
        return gzip.compress(text, 6, mtime=0) if pressed else text

    async with rooms_of(request).importing:
        found = await asyncio.to_thread(work)
    return Response(found, 200, {**headers, "content-encoding": "gzip"} if pressed else headers, kind)


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
            raise BadSetup("unknown-setting", f"there is not a setting '{key}'")
    return {key: value for key, value in settings.items() if value is not None}


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def may_make(request: Request) -> None:
    """Not too many new matches from one address."""
    gate: Gate = request.app.state.makers
    if not gate.open(address_of(request)):
        raise Refused("too-many", "too many new matches from this address; wait a little")


def may_import(request: Request) -> None:
    """Not too many records to play again from one address."""
    if not rooms_of(request).importers.open(address_of(request)):
        raise Refused("too-many", "too many records from this address; wait a little")


def may_place(request: Request) -> None:
    """Not too many positions to begin with from one address; lessons and puzzles need more of them than matches."""
    if not rooms_of(request).placers.open(address_of(request)):
        raise Refused("too-many", "too many positions from this address; wait a little")


def may_read(request: Request) -> None:
    """Not too much to look up for one address."""
    if not rooms_of(request).readers.open(address_of(request)):
        raise Refused("too-many", "too many questions from this address; wait a little")


def may_check(request: Request) -> None:
    """Not too many boards to look at for one address."""
    may_read(request)
    if not rooms_of(request).checkers.open(address_of(request)):
        raise Refused("too-many", "too many boards from this address; wait a little")


def may_change(request: Request) -> None:
    """Not too many names for one address, over the socket and here together."""
    if not rooms_of(request).changers.open(address_of(request)):
        raise Refused("too-many", "too many changes from this address; wait a little")


async def room_of(request: Request) -> Room:
    """The room of an address; whoever guesses codes is slowed down, whoever was sent away stays away."""
    may_read(request)
    guest = request.app.state.guests.guest(request)
    room = await rooms_of(request).look_up(request.path_params["code"], address_of(request), guest)
    if not room.crew.keyring.person(guest) and not room.switches.watchers:
        raise Refused("no-watchers", "the host does not allow watchers")
    await check_looking(room, guest)
    return room


def number(request: Request, key: str, default: int) -> int:
    """A number of the query."""
    word = request.query_params.get(key, str(default))
    if not word.isascii() or not word.isdecimal() or len(word) > 7:
        raise BadText("bad-number", f"'{key}' must be a whole number")
    return int(word)
