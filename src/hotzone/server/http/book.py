"""Plain routes of a rulebook: the book in a language, its examples for an edition and a what-if, told or begun as a match."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hotzone.academy.start_position import origin_of
from hotzone.book import examples, library
from hotzone.server.files import rules_text
from hotzone.server.files.cached_responses import kept
from hotzone.server.http.matches import made
from hotzone.server.http.requests import SeatedRequest, body, may_place, may_read, rooms_of, written
from hotzone.server.protocol.errors import Unknown


def game_with_book(request: Request) -> str:
    """The game that is asked for, if it brings a book."""
    game = rules_text.known(request.path_params["game"])
    if not library.has_book(game):
        raise Unknown("no-book", f"{game} brings no rulebook")
    return game


async def book(request: Request) -> Response:
    """The whole book of a game in a language, or the languages it is written in."""
    game = game_with_book(request)
    tag, tags = request.path_params.get("lang"), library.languages(game)
    if tag is None:
        return written({"game": game, "languages": tags})
    if tag not in tags:
        raise Unknown("unknown-language", f"the book of {game} is written in {', '.join(tags)}")
    return kept(request, f"book {game} {tag}", lambda: library.book(game, tag))


async def register(request: Request) -> Response:
    """Where things stand in a book, in a language: for links from a table, a set-up, a debrief."""
    game, tag = game_with_book(request), request.path_params["lang"]
    if tag not in library.languages(game):
        raise Unknown("unknown-language", f"the book of {game} is written in {', '.join(library.languages(game))}")
    return kept(request, f"register {game} {tag}", lambda: library.register(game, tag))


async def example(request: Request) -> Response:
    """An example: its table at the beginning, and what happens, action by action. `?edition=` and `?if=` choose another."""
    may_read(request)
    game, name, edition, whatif = asked_example(request)
    return kept(request, f"example {game} {name} {edition} {whatif}", lambda: examples.play(game, name, edition, whatif))


def asked_example(request: Request) -> tuple[str, str, str, str]:
    """Game, example, edition and what-if that an address names; raises Unknown."""
    game, name = game_with_book(request), request.path_params["example"]
    edition, whatif = request.query_params.get("edition", ""), request.query_params.get("if", "")
    try:
        found = library.example(game, name)
        if whatif and whatif not in found.get("whatif", {}):
            raise KeyError(whatif)
        if edition and edition not in library.table(game).editions:
            raise KeyError(edition)
    except KeyError as error:
        raise Unknown("unknown-example", f"the book of {game} has no example {str(error)[:60]}") from None
    return game, name, edition if found.get("editions") else "", whatif


async def play_example(request: Request) -> Response:
    """Begin a match with the table of an example, as it stands or as a what-if changes it; the same dice fall first."""
    may_place(request)
    game, name, edition, whatif = asked_example(request)
    asked = await body(request, SeatedRequest)
    start = examples.start(game, name, edition, whatif)
    asked.seats = ["me"] * start.seats
    origin = origin_of("what-if" if whatif else "position", name)
    return await made(request, asked, lambda begin: rooms_of(request).place(start.position, start.answers, origin, begin))
