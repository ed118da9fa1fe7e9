"""The page's own files: from the package's `web` folder and each game's, with right types and honest caching."""

from __future__ import annotations

import mimetypes
import sys
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import hotzone
from hotzone import shelf

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".txt": "text/plain",
    ".html": "text/html",
}
for ending, kind in TYPES.items():
    mimetypes.add_type(kind, ending)  # not what the machine's own table happens to say

WEB = Path(hotzone.__file__).parent / "web"
ASK = "no-cache"  # keep it, but ask each time if it is still the same
FOR_EVER = "public, max-age=31536000, immutable"  # vendored files carry their version in their folder


class Files(StaticFiles):
    """Files of a folder; vendored ones are kept for ever, others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file with its caching."""
        if any(part.startswith(".") for part in Path(path).parts) or path.endswith((".py", ".pyc")):
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER if "vendor" in Path(path).parts else ASK
        return response


async def index(request: Request) -> Response:
    """The one page; it looks at its own address."""
    if not (WEB / "index.html").is_file():
        return PlainTextResponse("This hotzone was installed without its page.\n", 404)
    response = FileResponse(WEB / "index.html", headers={"cache-control": ASK})
    request.app.state.guests.greet(request, response)
    return response


def folder_of(game: str) -> Path:
    """Where a game lives."""
    module = sys.modules[type(shelf.game(game)).__module__]
    return Path(str(module.__file__)).parent


def routes() -> list[Route | Mount]:
    """Everything that is a file. The page's own addresses come last: any path without a dot."""
    games = [(name, folder_of(name) / "web") for name in shelf.game_names()]
    found: list[Route | Mount] = [
        Mount(f"/games/{name}", Files(directory=folder, check_dir=False)) for name, folder in games if folder.is_dir()
    ]
    found.append(Mount("/static", Files(directory=WEB, check_dir=False)))
    for path in ("/", "/m/{code}", "/{page:str}", "/learn/{lesson}", "/rules/{game}", "/rules/{game}/{rule}"):
        found.append(Route(path, page, methods=["GET"]))
    return found


async def page(request: Request) -> Response:
    """An address of the page, unless it looks like a file."""
    if "." in request.url.path:
        raise HTTPException(404)
    return await index(request)
