"""The plain routes: which address is answered by whom, the server's health, the station log. See docs/protocol.md."""

from __future__ import annotations

from time import monotonic
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import hotzone
from hotzone.server import http_games, http_matches, stationlog, wire
from hotzone.server.asked import answered, number, rooms_of, written

STARTED = monotonic()


async def health(request: Request) -> Response:
    """Is the server well?"""
    rooms = rooms_of(request)
    sockets = sum(len(room.listeners) for room in rooms.open.values())
    about = {"version": hotzone.__version__, "protocol": wire.PROTOCOL, "store": rooms.store.kind}
    return written({"ok": True, **about, "rooms": len(rooms.open), "sockets": sockets, "seconds": round(monotonic() - STARTED)})


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
        ("GET", "/api/games", http_games.games),
        ("GET", "/api/games/{game}/boards/{board}", http_games.board),
        ("GET", "/api/games/{game}/events", http_games.events),
        ("GET", "/api/games/{game}/rules", http_games.rules),
        ("GET", "/api/games/{game}/rules/{lang}", http_games.rules),
        ("GET", "/api/games/{game}/rules/{lang}/{id}", http_games.rules),
        ("POST", "/api/check-setup", http_games.check_setup),
        ("POST", "/api/matches", http_matches.new),
        ("POST", "/api/lessons/{lesson}", http_matches.learn),
        ("POST", "/api/records", http_matches.bring),
        ("GET", "/api/matches/{code}", http_matches.match),
        ("GET", "/api/matches/{code}/at/{seq:int}", http_matches.moment),
        ("GET", "/api/matches/{code}/log", http_matches.entries),
        ("GET", "/api/matches/{code}/record", http_matches.record),
        ("GET", "/api/matches/{code}/invite", http_matches.invite),
        ("GET", "/api/matches/{code}/qr.svg", http_matches.invite),
        ("POST", "/api/matches/{code}/branch", http_matches.branch),
        ("GET", "/api/log", log),
        ("GET", "/api/log.csv", log),
    ]
    return [Route(path, answered(handler), methods=[method]) for method, path, handler in table]
