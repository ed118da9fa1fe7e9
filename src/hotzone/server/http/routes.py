"""The plain routes: which address is answered by whom, the server's health, the station log. See docs/reference/protocol.md."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import hotzone
from hotzone.server.files import static_files
from hotzone.server.http import academy, book, daily, finished_matches, games, matches
from hotzone.server.http.requests import answered, may_read, number, rooms_of, written, written_apart
from hotzone.server.http.workshop import drafts, sharing
from hotzone.server.protocol import codec, incoming
from hotzone.server.rooms.room_list import Rooms
from hotzone.store.protocol import NotStored

STARTED = monotonic()
FOR_PROGRAMS = ("/api/", "/static/", "/games/", "/joined/", "/ws/")
PATIENCE = 5.0  # seconds for the store to answer


async def health(request: Request) -> Response:
    """Is the server well, and can it keep what people do?"""
    rooms = rooms_of(request)
    wrong = await what_is_wrong(rooms)
    sockets = sum(len(room.listeners) for room in rooms.open.values())
    about = {"version": hotzone.__version__, "protocol": incoming.PROTOCOL, "store": rooms.store.kind}
    trouble = {"trouble": wrong} if wrong else {}
    counts = {"rooms": len(rooms.open), "sockets": sockets, "seconds": round(monotonic() - STARTED)}
    return written({"ok": not wrong, **trouble, **about, **counts}, 503 if wrong else 200)


async def ready(request: Request) -> Response:
    """Should a proxy send new pages here?"""
    rooms = rooms_of(request)
    wrong = "this process is about to end" if rooms.draining else await what_is_wrong(rooms)
    return written({"ready": not wrong, **({"trouble": wrong} if wrong else {})}, 503 if wrong else 200)


async def what_is_wrong(rooms: Rooms) -> str:
    """Why nothing could be kept now; empty if it could."""
    try:
        await asyncio.wait_for(rooms.store.ping(), PATIENCE)
    except TimeoutError:
        return "the store does not answer"
    except NotStored as error:
        return str(error)
    return ""


async def log(request: Request) -> Response:
    """Finished matches, with filters and totals; `before` reads on. Those without watchers are told to their own people only."""
    may_read(request)
    asked = {key: value[:60] for key, value in request.query_params.items() if value and key not in ("limit", "before")}
    wanted = finished_matches.filter_of(asked, request.app.state.guests.guest(request))
    before, most = number(request, "before", 0), min(number(request, "limit", 100), 1000)
    store = rooms_of(request).store
    if request.url.path.endswith(".csv"):
        lines = await store.endings(wanted, 0, finished_matches.LONGEST_TABLE)
        headers = {"content-disposition": 'attachment; filename="station-log.csv"'}
        return await written_apart(request, lambda: finished_matches.table_of(lines), "text/csv", headers)
    lines = await store.endings(wanted, before, most + 1)
    totals = finished_matches.totals(await store.totals(wanted._replace(own=True)))

    def page() -> str:
        rows = [finished_matches.row_of(line) for line in lines[:most]]
        return codec.write({"totals": totals, "rows": rows, "more": len(lines) > most})

    return await written_apart(request, page)


async def nothing(request: Request, error: Exception) -> Response:
    """There is nothing at this address: a person gets the page, which begins at home, a program one clear error."""
    is_typed = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if is_typed and "." not in request.url.path and not request.url.path.startswith(FOR_PROGRAMS):
        response = await static_files.index(request)
        response.status_code = 404
        return response
    return JSONResponse({"type": "error", "code": "not-found", "text": "there is nothing here", "rule": ""}, 404)


def routes() -> list[Route]:
    """All plain routes."""
    table: list[tuple[str, str, Any]] = [
        ("GET", "/api/health", health),
        ("GET", "/api/ready", ready),
        ("GET", "/api/games", games.games),
        ("GET", "/api/games/{game}/boards/{board}", games.board),
        ("GET", "/api/games/{game}/events", games.events),
        ("GET", "/api/games/{game}/rules", games.rules),
        ("GET", "/api/games/{game}/rules/{lang}", games.rules),
        ("GET", "/api/games/{game}/rules/{lang}/{id}", games.rules),
        ("GET", "/api/games/{game}/book", book.book),
        ("GET", "/api/games/{game}/book/{lang}", book.book),
        ("GET", "/api/games/{game}/book/{lang}/register", book.register),
        ("GET", "/api/games/{game}/examples/{example}", book.example),
        ("POST", "/api/games/{game}/examples/{example}", book.play_example),
        ("POST", "/api/check-setup", games.check_setup),
        ("POST", "/api/matches", matches.new),
        ("POST", "/api/tables", matches.table),
        ("POST", "/api/lessons/{lesson}", matches.learn),
        ("POST", "/api/first/{game}", matches.first),
        ("POST", "/api/records", matches.bring),
        ("POST", "/api/positions", matches.place),
        ("GET", "/api/matches/{code}", matches.match),
        ("GET", "/api/matches/{code}/at/{seq:int}", matches.moment),
        ("GET", "/api/matches/{code}/log", matches.entries),
        ("GET", "/api/matches/{code}/record", matches.record),
        ("GET", "/api/matches/{code}/position", matches.position),
        ("GET", "/api/matches/{code}/invite", matches.invite),
        ("GET", "/api/matches/{code}/qr.svg", matches.invite),
        ("POST", "/api/matches/{code}/branch", matches.branch),
        ("POST", "/api/matches/{code}/challenge", daily.offer),
        ("POST", "/api/matches/{code}/crew", daily.name_crew),
        ("GET", "/api/challenges/{code}", daily.challenge),
        ("POST", "/api/challenges/{code}", daily.begin_challenge),
        ("GET", "/api/daily", daily.today),
        ("GET", "/api/daily/mine", daily.calendar),
        ("GET", "/api/daily/{day}", daily.day),
        ("POST", "/api/daily/{day}", daily.begin_day),
        ("POST", "/api/daily/{day}/warm-up", daily.warm_up),
        ("GET", "/api/academy", academy.academy),
        ("GET", "/api/academy/lessons/{lesson}", academy.lesson),
        ("POST", "/api/academy/lessons/{lesson}", academy.begin_lesson),
        ("GET", "/api/academy/puzzles/{puzzle}", academy.puzzle_table),
        ("POST", "/api/academy/puzzles/{puzzle}", academy.begin_puzzle),
        ("POST", "/api/academy/own", academy.begin_own),
        ("GET", "/api/matches/{code}/lesson", academy.lesson_step),
        ("GET", "/api/matches/{code}/puzzle", academy.puzzle_verdict),
        ("POST", "/api/matches/{code}/puzzle", academy.puzzle_verdict),
        ("POST", "/api/matches/{code}/mistake", academy.mistake),
        ("GET", "/api/gallery", drafts.gallery),
        ("GET", "/api/games/{game}/blank-board", drafts.blank),
        ("GET", "/api/games/{game}/boards/{board}/file", drafts.file),
        ("POST", "/api/check-board", drafts.check_board),
        ("POST", "/api/boards", sharing.share),
        ("GET", "/api/boards/{code}", sharing.shared),
        ("DELETE", "/api/boards/{code}", sharing.take_down),
        ("POST", "/api/boards/{code}/report", sharing.report),
        ("GET", "/api/boards/{code}/qr.svg", sharing.qr),
        ("GET", "/api/log", log),
        ("GET", "/api/log.csv", log),
    ]
    return [Route(path, answered(handler), methods=[method]) for method, path, handler in table]
