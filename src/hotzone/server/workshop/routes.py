"""Which address of the workshop is answered by whom."""

from __future__ import annotations

from typing import Any

from starlette.routing import Route

from hotzone.server.http.requests import answered
from hotzone.server.workshop import drafts, sharing


def routes() -> list[Route]:
    """The plain routes of the workshop."""
    table: list[tuple[str, str, Any]] = [
        ("GET", "/api/gallery", drafts.gallery),
        ("GET", "/api/games/{game}/blank-board", drafts.blank),
        ("GET", "/api/games/{game}/boards/{board}/file", drafts.file),
        ("POST", "/api/check-board", drafts.check_board),
        ("POST", "/api/boards", sharing.share),
        ("GET", "/api/boards/{code}", sharing.shared),
        ("DELETE", "/api/boards/{code}", sharing.take_down),
        ("GET", "/api/boards/{code}/qr.svg", sharing.qr),
    ]
    return [Route(path, answered(handler), methods=[method]) for method, path, handler in table]
