"""Boards that people give each other: a code, a link, a QR code. What comes from strangers is checked before it is kept."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from hotzone import registry
from hotzone.contract.page import PageGame
from hotzone.contract.workshop import LARGEST_SHARED
from hotzone.core.errors import BadText
from hotzone.core.formats.board_file import BoardFile
from hotzone.core.formats.board_text import board_text
from hotzone.server import json_log
from hotzone.server.http import invite_links
from hotzone.server.http.requests import Word, address_of, body, may_check, may_read, rooms_of, written
from hotzone.server.http.workshop.drafts import workshop_of
from hotzone.server.presence.access_keys import hashed
from hotzone.server.presence.guests import Guests, new_id
from hotzone.server.presence.seats import clean
from hotzone.server.protocol.errors import Refused, Unknown
from hotzone.server.rooms.codes import new_code, tidy
from hotzone.store.protocol import SharedBoard, Taken

LONGEST_TITLE, LONGEST_AUTHOR = 60, 40
LICENCES = ("CC BY 4.0", "CC0 1.0")  # what a maker can give a board to others under


class SharedRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A board to share: its file, who made it, and under what licence others may use it."""

    game: Word = registry.USUAL
    board: Annotated[str, Meta(max_length=LARGEST_SHARED)]
    title: Annotated[str, Meta(max_length=200)] = ""
    author: Annotated[str, Meta(max_length=200)] = ""
    licence: Word = LICENCES[0]


def may_share(request: Request) -> None:
    """Boards are given to others only where those who run the server allow it."""
    if not request.app.state.sharing:
        raise Refused("no-sharing", "boards are not shared on this server: save the file and send that")


async def share(request: Request) -> Response:
    """Keep a board for whoever gets its code."""
    may_share(request)
    asked = await body(request, SharedRequest)
    if not rooms_of(request).sharers.open(address_of(request)):
        raise Refused("too-many", "too many shared boards from this address; wait until tomorrow")
    if asked.licence not in LICENCES:
        raise BadText("bad-licence", f"a board is shared under {' or '.join(LICENCES)}")
    game = workshop_of(asked.game)
    async with rooms_of(request).importing:
        name, title, author, text = await asyncio.to_thread(taken_in, game, asked)
    guests: Guests = request.app.state.guests
    fresh = "" if guests.guest(request) else new_id()
    guest, now = hashed(fresh) if fresh else guests.guest(request), rooms_of(request).now()
    board = SharedBoard("", game.name, name, title, author, asked.licence, text, guest, now, now)
    code = await kept_under(request, board)
    base = invite_links.base_of(request, request.app.state.reach)
    answer = written(
        {"code": code, "name": name, "title": title, "link": f"{base}/b/{code}", "local": invite_links.is_local(base)}, 201
    )
    guests.greet(request, answer, fresh)
    return answer


async def kept_under(request: Request, board: SharedBoard) -> str:
    """Keep a board under a code that is free."""
    for attempt in range(40):
        code = new_code(2 + attempt // 10)
        try:
            await rooms_of(request).store.share_board(board._replace(code=code))
        except Taken:
            continue
        return code
    raise Refused("server-full", "no code is free: try again")


def taken_in(game: Any, asked: SharedRequest) -> tuple[str, str, str, str]:
    """Name, title, author and text of a board that may be shared; raises BadText with line and column."""
    for one in game.check_board(asked.board):
        if one.level == "error":
            raise BadText(one.code, one.text, one.line, one.column)
    data = dict(BoardFile(asked.board).data)
    title = clean(asked.title or str(data.get("title", "")), LONGEST_TITLE)
    author = clean(asked.author, LONGEST_AUTHOR)
    if not title:
        raise BadText("title-missing", "a board that is shared has a title", 1, 1)
    about = {"title": title, **({"author": author} if author else {}), "licence": asked.licence}
    text = board_text({key: value for key, value in {**data, **about}.items() if value != ""})
    return game.bring_board(text).name, title, author, text


async def found(request: Request) -> SharedBoard:
    """The board of an address; whoever guesses codes is slowed down."""
    may_share(request)
    may_read(request)
    rooms, address = rooms_of(request), address_of(request)
    if rooms.guessers.shut(address):
        raise Refused("too-many", "too many unknown codes; wait a little")
    code = tidy(request.path_params["code"])
    board = await rooms.store.shared_board(code, rooms.now()) if code else None
    if board is None:
        rooms.guessers.open(address)
        raise Unknown("unknown-shared-board", "there is no board by this code; perhaps it was taken down")
    return board


async def shared(request: Request) -> Response:
    """A board that somebody shared: who made it, its file, and how it is drawn."""
    board = await found(request)
    may_check(request)
    game = workshop_of(board.game)
    async with rooms_of(request).importing:
        name = str((await asyncio.to_thread(game.bring_board, board.text)).name)
    mine = request.app.state.guests.guest(request) == board.guest
    about = {key: getattr(board, key) for key in ("code", "game", "title", "author", "licence", "text", "created")}
    drawn = {**game.board(name), "title": board.title} if isinstance(game, PageGame) else {}
    return written({**about, "name": name, "data": BoardFile(board.text).data, "board": drawn, "mine": mine})


async def qr(request: Request) -> Response:
    """The link of a shared board as a QR code."""
    board = await found(request)
    base = invite_links.base_of(request, request.app.state.reach)
    return Response(invite_links.picture(f"{base}/b/{board.code}"), 200, {"cache-control": "no-store"}, "image/svg+xml")


async def report(request: Request) -> Response:
    """Tell those who run the server of a board: its code goes into their log, and nothing of who reported it."""
    board = await found(request)
    if not rooms_of(request).sharers.open(address_of(request)):
        raise Refused("too-many", "too many reports from this address; wait until tomorrow")
    json_log.warn("board-reported", code=board.code, game=board.game, title=board.title, author=board.author)
    return written({"code": board.code, "reported": True})


async def take_down(request: Request) -> Response:
    """Take a board down; only the browser that shared it can."""
    board = await found(request)
    if not await rooms_of(request).store.drop_board(board.code, request.app.state.guests.guest(request)):
        raise Refused("not-yours", "only who shared a board can take it down")
    return written({"code": board.code, "gone": True})
