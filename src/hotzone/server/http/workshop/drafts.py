"""Boards in the making: their check, a blank one, and the files of those that everybody has."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from hotzone import registry
from hotzone.contract.game import BoardReader
from hotzone.contract.shared.brought_boards import board_name
from hotzone.contract.workshop import LARGEST_SHARED, BoardFormats, BoardWorkshop, Finding
from hotzone.core.errors import BadText
from hotzone.core.formats.board_file import BoardFile
from hotzone.core.formats.board_text import board_text
from hotzone.server.files.cached_responses import kept
from hotzone.server.files.rules_text import known
from hotzone.server.http.requests import Word, body, may_check, may_read, rooms_of, written
from hotzone.server.protocol.errors import Unknown


class CheckedBoard(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A board to look at: the text of its file, or what such a file says as data."""

    game: Word = registry.USUAL
    board: Annotated[str, Meta(max_length=LARGEST_SHARED)] = ""
    data: dict[str, Any] = {}


def workshop_of(name: str) -> Any:
    """A game whose boards can be drawn; raises Unknown."""
    game = registry.game(known(name))
    if not isinstance(game, BoardWorkshop):
        raise Unknown("no-boards", f"{name} reads no boards of others")
    return game


async def check_board(request: Request) -> Response:
    """What is wrong with a board, all of it, and what it is as text and as data."""
    may_check(request)
    asked = await body(request, CheckedBoard)
    game = workshop_of(asked.game)
    async with rooms_of(request).importing:
        return written(await asyncio.to_thread(looked_at, game, asked.board, asked.data))


def looked_at(game: Any, text: str, data: Mapping[str, Any]) -> dict[str, object]:
    """The check of a text, or of data written as text; a text in another form that the game reads becomes a board file first."""
    remarks: tuple[str, ...] = ()
    try:
        if isinstance(game, BoardFormats) and (form := game.board_form_of(text)):
            text, remarks = game.board_from(form, text)
        text = text or board_text(data)
        if len(text) > LARGEST_SHARED:
            raise BadText("board-too-long", f"a board has at most {LARGEST_SHARED:,} characters, this one {len(text):,}", 1, 1)
        data = BoardFile(text).data
        board_text(data)  # what no board file of ours can hold again is refused here
    except BadText as error:
        found = Finding("error", error.code, error.text, line=error.line, column=error.column)
        text = text if len(text) <= LARGEST_SHARED else ""  # whoever sent it has it
        return {"ok": False, "findings": [found._asdict()], "text": text, "data": None, "name": ""}
    findings = list(game.check_board(text))
    fits = not any(one.level == "error" for one in findings)
    name = board_name(game.board_digest(text)) if fits else ""
    told = {"remarks": list(remarks)} if remarks else {}  # what was found out, added or left behind on the way from another form
    return {"ok": fits, "findings": [one._asdict() for one in findings], "text": text, "data": data, "name": name, **told}


async def blank(request: Request) -> Response:
    """An empty board of so many floors."""
    may_read(request)
    game = workshop_of(request.path_params["game"])
    words = (request.query_params.get(key, "0") for key in ("width", "height", "floors"))
    width, height, floors = (int(word) if word.isascii() and word.isdecimal() and len(word) < 3 else 0 for word in words)
    return written(filed(game.blank_board(width, height, floors)))


async def file(request: Request) -> Response:
    """The file of a board that everybody has."""
    may_read(request)
    game, name = workshop_of(request.path_params["game"]), request.path_params["board"]
    if name not in game.names:
        raise Unknown("unknown-board", f"there are {', '.join(game.names)}")
    return kept(request, f"board file {game.name} {name}", lambda: filed(game.boards(name)))


def filed(text: str) -> dict[str, object]:
    """A board file as text and as data."""
    return {"text": text, "data": BoardFile(text).data}


async def gallery(request: Request) -> Response:
    """The boards that everybody has, game by game, and how sure their facts are."""
    may_read(request)
    return kept(request, "gallery", lambda: {"games": [shelf(name) for name in registry.game_names()]})


def shelf(name: str) -> dict[str, object]:
    """The boards of a game."""
    game = registry.game(name)
    if not isinstance(game, BoardWorkshop) or not isinstance(game, BoardReader):
        return {"game": name, "boards": []}
    found = []
    for board in game.names:
        with suppress(OSError):  # read by somebody into this process alone
            found.append({"name": board, **facts(game.boards(board))})
    return {"game": name, "boards": found}


def facts(text: str) -> dict[str, object]:
    """The title of a board, and how many of its facts are confirmed from print, told by one source, or our own drawing."""
    file = BoardFile(text)
    counts = file.facts()
    return {"title": file.string("title"), "kind": "ours" if counts["designed"] else "printed", "facts": counts}
