"""Plain routes about matches: new ones, their moments, their records, the way to them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hotzone.server import invites, showing, wire
from hotzone.server.asked import Begun, Branched, Brought, Started, body, may_make, number, room_of, rooms_of, settings_of, written
from hotzone.server.beginning import Begin
from hotzone.server.guests import Guests, new_id
from hotzone.server.keyring import hashed
from hotzone.server.room import Room


async def new(request: Request) -> Response:
    """Set up a match."""
    may_make(request)
    asked = await body(request, Begun)
    settings = settings_of(asked.settings)
    return await made(request, asked, lambda begin: rooms_of(request).new(asked.game, settings, begin))


async def learn(request: Request) -> Response:
    """Begin a lesson of the tutorial."""
    may_make(request)
    asked = await body(request, Started)
    return await made(request, asked, lambda begin: rooms_of(request).learn(request.path_params["lesson"], begin))


async def branch(request: Request) -> Response:
    """Play on from a moment of another match."""
    may_make(request)
    old = await room_of(request)
    asked = await body(request, Branched)
    return await made(request, asked, lambda begin: rooms_of(request).branch(old.code, asked.at, begin))


async def bring(request: Request) -> Response:
    """Open a record as a match."""
    may_make(request)
    asked = await body(request, Brought)
    return await made(request, asked, lambda begin: rooms_of(request).bring(asked.record, begin))


async def made(request: Request, asked: Started, make: Callable[[Begin], Awaitable[tuple[Room, str]]]) -> Response:
    """A new match, with its host's return link; the browser that asked is the host's from now on."""
    guests: Guests = request.app.state.guests
    fresh = "" if guests.guest(request) else new_id()
    guest = hashed(fresh) if fresh else guests.guest(request)
    room, secret = await make(Begin(asked.seats, asked.name, asked.title, guest))
    host = next(member for member in room.crew.members.values() if member.host)
    links = {"link": f"/m/{room.code}", "return": f"/m/{room.code}#{secret}"}
    dice = {"commitment": room.kept.commitment}
    answer = written({"code": room.code, **links, "token": secret, "person": host.number, "seq": room.seq, "dice": dice}, 201)
    guests.greet(request, answer, fresh)
    return answer


async def match(request: Request) -> Response:
    """A match in short."""
    room = await room_of(request)
    return written({**showing.about(room), "type": "match", "seq": room.seq, "result": dict(room.game.result(room.history.match))})


async def moment(request: Request) -> Response:
    """The table after an entry."""
    room = await room_of(request)
    return Response(showing.state(room, int(request.path_params["seq"])), 200, {"cache-control": "no-store"}, "application/json")


async def entries(request: Request) -> Response:
    """The log after an entry."""
    room = await room_of(request)
    after = number(request, "after", 0)
    return written({"code": room.code, "seq": room.seq, "entries": [wire.acted(entry) for entry in room.history.entries[after:]]})


async def record(request: Request) -> Response:
    """The record of a match, up to an entry if one is named."""
    room = await room_of(request)
    text = room.record(number(request, "at", room.seq))
    headers = {"content-disposition": f'attachment; filename="{room.code}.hotzone"', "cache-control": "no-store"}
    return PlainTextResponse(text, headers=headers)


async def invite(request: Request) -> Response:
    """The link of a match as others can open it, as data or as a QR code."""
    room = await room_of(request)
    base = invites.base_of(request, request.app.state.reach)
    link = f"{base}/m/{room.code}"
    if request.url.path.endswith(".svg"):
        return Response(invites.picture(link), 200, {"cache-control": "no-store"}, "image/svg+xml")
    return written({"code": room.code, "link": link, "local": invites.is_local(base)})
