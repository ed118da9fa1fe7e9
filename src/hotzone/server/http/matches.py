"""Plain routes about matches: new ones, their moments, their records, the way to them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hotzone import fair_dice
from hotzone.academy.start_position import origin_of
from hotzone.server.http import invite_links
from hotzone.server.http.requests import (
    BranchRequest,
    FirstRequest,
    NewMatchRequest,
    PositionRequest,
    RecordRequest,
    SeatedRequest,
    TableRequest,
    body,
    may_import,
    may_make,
    may_place,
    number,
    room_of,
    rooms_of,
    settings_of,
    written,
    written_apart,
)
from hotzone.server.presence.access_keys import hashed
from hotzone.server.presence.guests import Guests, new_id
from hotzone.server.presence.seats import LONGEST_NAME, clean
from hotzone.server.protocol import codec
from hotzone.server.protocol.errors import Unknown
from hotzone.server.rooms import match_texts, room_view
from hotzone.server.rooms.new_match import MatchStart
from hotzone.server.rooms.room import Room


async def new(request: Request) -> Response:
    """Set up a match."""
    may_make(request)
    asked = await body(request, NewMatchRequest)
    settings = settings_of(asked.settings)
    origin, rooms = "draft" if asked.draft else "", rooms_of(request)

    def make(begin: MatchStart) -> Awaitable[tuple[Room, str]]:
        own = begin._replace(lobby=asked.lobby, board=asked.board, origin=origin)
        return rooms.new(asked.game, settings, own)

    return await made(request, asked, make)


async def table(request: Request) -> Response:
    """Set up a match on a table of cardboard, whose dice people roll themselves."""
    may_make(request)
    asked = await body(request, TableRequest)
    settings, names = settings_of(asked.settings), [clean(name, LONGEST_NAME) for name in asked.names]
    seated = SeatedRequest(name=asked.name, title=asked.title)
    return await made(request, seated, lambda begin: rooms_of(request).table(asked.game, settings, begin._replace(names=names)))


async def learn(request: Request) -> Response:
    """Begin a lesson of the tutorial."""
    may_make(request)
    asked = await body(request, SeatedRequest)
    return await made(request, asked, lambda begin: rooms_of(request).learn(request.path_params["lesson"], begin))


async def first(request: Request) -> Response:
    """Begin somebody's first rescue."""
    may_make(request)
    asked = await body(request, FirstRequest)
    return await made(request, asked, lambda begin: rooms_of(request).first(request.path_params["game"], asked.box, begin))


async def place(request: Request) -> Response:
    """Begin a match with a position."""
    may_place(request)
    asked = await body(request, PositionRequest)
    origin = origin_of(asked.origin, asked.about)
    if asked.seed:
        fair_dice.read_seed(asked.seed)
    rooms = rooms_of(request)
    return await made(
        request, asked, lambda begin: rooms.place(asked.position, asked.answers, origin, begin._replace(seed=asked.seed))
    )


async def branch(request: Request) -> Response:
    """Play on from a moment of another match."""
    may_make(request)
    old = await room_of(request)
    asked = await body(request, BranchRequest)
    return await made(request, asked, lambda begin: rooms_of(request).branch(old.code, asked.at, begin))


async def bring(request: Request) -> Response:
    """Open a record as a match."""
    may_make(request)
    may_import(request)
    asked = await body(request, RecordRequest)
    return await made(request, asked, lambda begin: rooms_of(request).bring(asked.record, begin))


async def made(
    request: Request,
    asked: SeatedRequest,
    make: Callable[[MatchStart], Awaitable[tuple[Room, str]]],
    more: Callable[[], dict[str, object]] = dict,
) -> Response:
    """A new match, with its host's return link; the browser that asked is the host's from now on."""
    guests: Guests = request.app.state.guests
    fresh = "" if guests.guest(request) else new_id()
    guest = hashed(fresh) if fresh else guests.guest(request)
    room, secret = await make(MatchStart(asked.seats, asked.name, asked.title, guest))
    host = next(member for member in room.crew.members.values() if member.host)
    links = {"link": f"/m/{room.code}", "return": f"/m/{room.code}#{secret}"}
    dice = {"commitment": room.kept.commitment}
    about = {"code": room.code, **links, "token": secret, "person": host.number, "seq": room.seq, "dice": dice}
    answer = written({**about, **more()}, 201)
    guests.greet(request, answer, fresh)
    return answer


async def match(request: Request) -> Response:
    """A match in short."""
    room = await room_of(request)
    guests: Guests = request.app.state.guests
    return written(room_view.match(room, guests.guest(request)))


async def moment(request: Request) -> Response:
    """The table after an entry."""
    room = await room_of(request)
    return Response(room_view.state(room, int(request.path_params["seq"])), 200, {"cache-control": "no-store"}, "application/json")


async def entries(request: Request) -> Response:
    """The log after an entry."""
    room = await room_of(request)
    code, seq, asked = room.code, room.seq, room.history.entries[number(request, "after", 0) :]
    return await written_apart(
        request, lambda: codec.write({"code": code, "seq": seq, "entries": [match_texts.acted(entry) for entry in asked]})
    )


async def record(request: Request) -> Response:
    """The record of a match, up to an entry if one is named."""
    room = await room_of(request)
    text = room.record(number(request, "at", room.seq))
    headers = {"content-disposition": f'attachment; filename="{room.code}.hotzone"', "cache-control": "no-store"}
    return PlainTextResponse(text, headers=headers)


async def position(request: Request) -> Response:
    """The table after an entry as a position; the last one if none is named."""
    room = await room_of(request)
    at = number(request, "at", room.seq)
    if at > room.seq:
        raise Unknown("unknown-seq", f"this match has entries up to {room.seq}")
    text = room.game.position(room.history.table(at), room.setup)
    headers = {"content-disposition": f'attachment; filename="{room.code}-{at}.hotzone"', "cache-control": "no-store"}
    return PlainTextResponse(text, headers=headers)


async def invite(request: Request) -> Response:
    """The link of a match as others can open it, as data or as a QR code."""
    room = await room_of(request)
    base = invite_links.base_of(request, request.app.state.reach)
    link = f"{base}/m/{room.code}"
    if request.url.path.endswith(".svg"):
        return Response(invite_links.picture(link), 200, {"cache-control": "no-store"}, "image/svg+xml")
    return written({"code": room.code, "link": link, "local": invite_links.is_local(base)})
