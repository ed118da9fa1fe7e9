"""The plain routes: catalogue, set-up, new matches, records, the station log, rules. See docs/protocol.md."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

import hotzone
from hotzone import shelf
from hotzone.ai import roster
from hotzone.core.game import BadSetup, BadText, HotzoneError, Illegal, Staged
from hotzone.server import invites, rulebooks, stationlog, wire
from hotzone.server.faults import Refused, Unknown, told
from hotzone.server.guests import Guests, new_id
from hotzone.server.keyring import hashed
from hotzone.server.limits import Gate
from hotzone.server.room import Room
from hotzone.server.rooms import Begin, Rooms

STARTED = monotonic()
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


# --- the server and its games


async def health(request: Request) -> Response:
    """Is the server well?"""
    rooms = rooms_of(request)
    sockets = sum(len(room.listeners) for room in rooms.open.values())
    about = {"version": hotzone.__version__, "protocol": wire.PROTOCOL, "store": rooms.store.kind}
    return written({"ok": True, **about, "rooms": len(rooms.open), "sockets": sockets, "seconds": round(monotonic() - STARTED)})


async def games(request: Request) -> Response:
    """Everything that can be chosen, game by game."""
    found = [dict(shelf.game(name).catalogue()) for name in shelf.game_names()]
    return written({"games": found, "bots": roster.bot_names(), "phrases": wire.PHRASES})


async def board(request: Request) -> Response:
    """A board as data, to draw it before a match."""
    game = shelf.game(rulebooks.known(request.path_params["game"]))
    if not isinstance(game, Staged):
        raise Unknown("no-drawing", "this game has no drawn boards")
    names = [str(found["name"]) for found in game.catalogue()["boards"]]  # type: ignore[attr-defined]
    if request.path_params["board"] not in names:
        raise Unknown("unknown-board", f"there are {', '.join(names)}")
    return written({"game": game.name, "board": dict(game.board(request.path_params["board"]))})


async def events(request: Request) -> Response:
    """The kinds of events of a game, and what the words after each are."""
    game = shelf.game(rulebooks.known(request.path_params["game"]))
    forms = {kind: list(words) for kind, words in game.event_forms().items()} if isinstance(game, Staged) else {}
    return written({"game": game.name, "rules": game.rules, "events": forms})


async def rules(request: Request) -> Response:
    """All rules of a game in a language, or one of them."""
    where = request.path_params
    if "id" in where:
        text = rulebooks.rule(where["game"], where["lang"], where["id"])
        return written({"game": where["game"], "language": where["lang"], "id": where["id"].upper(), "text": text})
    if "lang" in where:
        return written({"game": where["game"], "language": where["lang"], "rules": rulebooks.rules(where["game"], where["lang"])})
    return written({"game": where["game"], "languages": rulebooks.languages(where["game"])})


async def check_setup(request: Request) -> Response:
    """Can a match be set up like this, and if not, why? The same of each other set-up that is asked about."""
    asked = await body(request, Checked)
    also = {"also": [possible(asked.game, settings) for settings in asked.also]} if asked.also else {}
    try:
        game = shelf.game(asked.game)
        setup = game.setup(**settings_of(asked.settings))
        seats = game.seats(game.new(setup))
    except HotzoneError as error:
        return written({**told(error), "ok": False, **also})
    return written({"ok": True, "game": game.name, "rules": game.rules, "setup": str(setup), "seats": seats, **also})


def possible(game: str, settings: Mapping[str, object]) -> dict[str, object]:
    """Can this be set up at all, and if not, why?"""
    try:
        shelf.game(game).setup(**settings_of(settings))
    except HotzoneError as error:
        return {**told(error), "ok": False}
    return {"ok": True}


# --- matches


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
    return written({**room.about(), "type": "match", "seq": room.seq, "result": dict(room.game.result(room.history.match))})


async def moment(request: Request) -> Response:
    """The table after an entry."""
    room = await room_of(request)
    return Response(room.state(int(request.path_params["seq"])), 200, {"cache-control": "no-store"}, "application/json")


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


def number(request: Request, key: str, default: int) -> int:
    """A number of the query."""
    word = request.query_params.get(key, str(default))
    if not word.isascii() or not word.isdecimal() or len(word) > 7:
        raise BadText("bad-number", f"'{key}' is a whole number")
    return int(word)


# --- the station log


async def log(request: Request) -> Response:
    """Finished matches, with filters and totals."""
    wanted = {key: value[:60] for key, value in request.query_params.items() if value and key not in ("limit", "offset")}
    rows = stationlog.select(await rooms_of(request).store.endings(), wanted)
    if request.url.path.endswith(".csv"):
        headers = {"content-disposition": 'attachment; filename="station-log.csv"', "cache-control": "no-store"}
        return Response(stationlog.table(rows), 200, headers, "text/csv")
    start, most = number(request, "offset", 0), min(number(request, "limit", 100), 1000)
    return written({"totals": stationlog.totals(rows), "rows": rows[start : start + most]})


async def nothing(request: Request, error: Exception) -> Response:
    """There is nothing at this address."""
    return JSONResponse({"type": "error", "code": "not-found", "text": "there is nothing here", "rule": ""}, 404)


def routes() -> list[Route]:
    """All plain routes."""
    table: list[tuple[str, str, Any]] = [
        ("GET", "/api/health", health),
        ("GET", "/api/games", games),
        ("GET", "/api/games/{game}/boards/{board}", board),
        ("GET", "/api/games/{game}/events", events),
        ("GET", "/api/games/{game}/rules", rules),
        ("GET", "/api/games/{game}/rules/{lang}", rules),
        ("GET", "/api/games/{game}/rules/{lang}/{id}", rules),
        ("POST", "/api/check-setup", check_setup),
        ("POST", "/api/matches", new),
        ("POST", "/api/lessons/{lesson}", learn),
        ("POST", "/api/records", bring),
        ("GET", "/api/matches/{code}", match),
        ("GET", "/api/matches/{code}/at/{seq:int}", moment),
        ("GET", "/api/matches/{code}/log", entries),
        ("GET", "/api/matches/{code}/record", record),
        ("GET", "/api/matches/{code}/invite", invite),
        ("GET", "/api/matches/{code}/qr.svg", invite),
        ("POST", "/api/matches/{code}/branch", branch),
        ("GET", "/api/log", log),
        ("GET", "/api/log.csv", log),
    ]
    return [Route(path, answered(handler), methods=[method]) for method, path, handler in table]
