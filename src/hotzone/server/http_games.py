"""Plain routes about the games: catalogue, boards, events, rules, and whether a match can be set up so."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from hotzone import shelf
from hotzone.ai import roster
from hotzone.core.game import HotzoneError, Staged
from hotzone.server import rulebooks, wire
from hotzone.server.asked import Checked, body, settings_of, written
from hotzone.server.faults import Unknown, told


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
