"""Plain routes about the games: catalogue, boards, events, rules, and whether a match can be set up so."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import to_builtins
from starlette.requests import Request
from starlette.responses import Response

from hotzone import registry
from hotzone.ai.bots import registry as bot_registry
from hotzone.book import library
from hotzone.contract.game import Game
from hotzone.contract.page import PageGame
from hotzone.contract.shared.position_file import brought_text
from hotzone.core.errors import HotzoneError
from hotzone.server.files import rules_text, static_files
from hotzone.server.files.cached_responses import kept
from hotzone.server.http.requests import CheckedChoices, body, may_check, may_read, rooms_of, settings_of, written
from hotzone.server.protocol import incoming
from hotzone.server.protocol.errors import Unknown, told
from hotzone.server.rooms.new_match import brought_name


async def games(request: Request) -> Response:
    """Everything that can be chosen, game by game, and where the page finds its part of each."""
    return kept(request, "games", catalogue)


def catalogue() -> dict[str, object]:
    """The games, the bots, the phrases."""
    found = [{**registry.game(name).catalogue(), **added(name)} for name in registry.game_names()]
    bots = {"bots": bot_registry.bot_names(), "usual_bot": bot_registry.COMPANY}
    return {"games": found, **bots, "phrases": incoming.PHRASES}


def added(game: str) -> dict[str, object]:
    """Where the page finds its part of a game, and the languages of its rulebook."""
    return {"page": static_files.page_of(game), "book": library.languages(game)}


async def board(request: Request) -> Response:
    """A board as data, to draw it before a match."""
    game = registry.game(rules_text.known(request.path_params["game"]))
    if not isinstance(game, PageGame):
        raise Unknown("no-drawing", "this game has no drawn boards")
    name, names = request.path_params["board"], board_names(game.name)
    if brought_text(game, name):  # somebody plays on it now
        may_read(request)
        return written({"game": game.name, "board": dict(game.board(name))})
    if name not in names:
        raise Unknown("unknown-board", f"there are {', '.join(names)}")
    return kept(request, f"board {game.name} {name}", lambda: {"game": game.name, "board": dict(game.board(name))})


@cache
def board_names(game: str) -> list[str]:
    """The boards of a game."""
    return [str(found["name"]) for found in registry.game(game).catalogue()["boards"]]  # type: ignore[attr-defined]


async def events(request: Request) -> Response:
    """The kinds of events of a game, and what the words after each are."""
    game = registry.game(rules_text.known(request.path_params["game"]))
    forms = {kind: list(words) for kind, words in game.event_forms().items()} if isinstance(game, PageGame) else {}
    return written({"game": game.name, "rules": game.rules, "events": forms})


async def rules(request: Request) -> Response:
    """All rules of a game in a language, or one of them."""
    where = request.path_params
    if "id" in where:
        text = rules_text.rule(where["game"], where["lang"], where["id"])
        return written({"game": where["game"], "language": where["lang"], "id": where["id"].upper(), "text": text})
    if "lang" in where:
        found = {"game": where["game"], "language": where["lang"], "rules": rules_text.rules(where["game"], where["lang"])}
        return kept(request, f"rules {where['game']} {where['lang']}", lambda: found)
    return written({"game": where["game"], "languages": rules_text.languages(where["game"])})


async def check_setup(request: Request) -> Response:
    """Can a match be set up like this, and if not, why? The same of each other set-up that is asked about."""
    may_read(request)
    asked = await body(request, CheckedChoices)
    try:
        game = registry.game(asked.game)
        own = {"board": await brought(request, game, asked.board)} if asked.board else {}
    except HotzoneError as error:
        return written({**to_builtins(told(error)), "ok": False})
    also = {"also": [possible(asked.game, settings) for settings in asked.also]} if asked.also else {}
    try:
        setup = game.setup(**{**settings_of(asked.settings), **own})
        seats = game.seats(game.new(setup))
    except HotzoneError as error:
        return written({**to_builtins(told(error)), "ok": False, **also})
    return written({"ok": True, "game": game.name, "rules": game.rules, "setup": str(setup), "seats": seats, **also})


async def brought(request: Request, game: Game[Any], text: str) -> str:
    """What somebody's own board is called; read beside the loop, not too many at once."""
    may_check(request)
    async with rooms_of(request).importing:
        return await asyncio.to_thread(brought_name, game, text)


def possible(game: str, settings: Mapping[str, object]) -> dict[str, object]:
    """Can this be set up at all, and if not, why?"""
    try:
        registry.game(game).setup(**settings_of(settings))
    except HotzoneError as error:
        return {**to_builtins(told(error)), "ok": False}
    return {"ok": True}
