"""The page's own files: from the package's `web` folder and each game's, with right types and honest caching.

Scripts come joined to a few answers. `?plain` behind an address of the page loads them one by one, as they are written.
"""

from __future__ import annotations

import mimetypes
import os
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import hotzone
from hotzone import registry
from hotzone.server import json_log
from hotzone.server.files import compact_files
from hotzone.server.files.cached_responses import CachedResponse
from hotzone.server.files.joined_scripts import BEGIN, JoinedScripts
from hotzone.server.files.script_modules import JoiningError

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
LATER = ("academy", "tabletop", "workshop")  # words of a game that only these pages need: lessons, tables of cardboard, drawing
ASK = "no-cache"  # keep it, but ask each time if it is still the same
KEEPING = ASK  # what a browser does with the page's files
JOINED = "/joined"  # before the address of a script that comes with all it needs
STYLESHEETS = "<!-- stylesheets of games -->"  # where the page wants them: after its own boards, before narrow screens
FOR_EVER = "public, max-age=31536000, immutable"  # vendored files carry their version in their folder


class Files(StaticFiles):
    """Files of a folder, scripts without their comments; vendored ones are kept for ever, others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file with its caching."""
        if any(part.startswith(".") for part in Path(path).parts) or path.endswith((".py", ".pyc")):
            raise HTTPException(404)
        response = await self.found(path, scope)
        response.headers["cache-control"] = FOR_EVER if "vendor" in Path(path).parts else KEEPING
        return response

    async def found(self, path: str, scope: Scope) -> Response:
        """A file as it lies there, or lighter: several in a row, a script without its comments."""
        folder, headers = Path(str(self.directory)), Headers(scope=scope)
        if "+" in path and (ending := Path(path).suffix) in (".ftl", ".css"):
            try:
                return compact_files.sent(compact_files.joined(folder, path), TYPES[ending], headers)
            except OSError:
                raise HTTPException(404) from None
        plain = await super().get_response(path, scope)
        if path.endswith(".js") and isinstance(plain, FileResponse) and scope["method"] == "GET":
            return compact_files.sent(compact_files.light(str(plain.path), Path(plain.path).stat().st_mtime), TYPES[".js"], headers)
        return plain


async def index(request: Request) -> Response:
    """The one page, with the looks of every game; it looks at its own address."""
    if not (WEB / "index.html").is_file():
        return PlainTextResponse("This hotzone was installed without its page.\n", 404)
    looks = [path for name in registry.game_names() for path in stylesheets(name)]
    links = "\n".join(f'<link rel="stylesheet" href="{escape(path)}">' for path in looks)
    text = (WEB / "index.html").read_text("utf-8").replace(STYLESHEETS, links)
    # here a visit begins: what it loads next need not look for changes again; others do not wait while it is looked
    request.app.state.scripts = await run_in_threadpool(scripts)
    if request.app.state.scripts and "plain" not in request.query_params:
        text = text.replace(f'src="{BEGIN}"', f'src="{JOINED}{BEGIN}"')
    response = HTMLResponse(text, headers={"cache-control": ASK})
    request.app.state.guests.greet(request, response)
    return response


def web_folder(game: str) -> Path:
    """Where the page's part of a game lies, if it brings one."""
    return Path(registry.folder(game)) / "web"


def stylesheets(game: str) -> list[str]:
    """The addresses of a game's looks, folder by folder; nothing is imported from another, so that each is asked for at once."""
    folder = web_folder(game)
    found: dict[Path, list[str]] = {}
    for path in sorted(folder.rglob("*.css")):
        found.setdefault(path.relative_to(folder).parent, []).append(path.stem)
    return [f"/games/{game}/{(where / '+'.join(names)).as_posix()}.css" for where, names in found.items()]


def scripts() -> dict[str, CachedResponse]:
    """The joined scripts by their addresses, made anew when a file has changed; none where a game's cannot be joined."""
    folders = [folder for folder in (WEB, *map(web_folder, registry.game_names())) if folder.is_dir()]
    return _scripts(tuple(one for folder in folders for one in changes(folder)))


def changes(folder: str | Path) -> Iterator[tuple[str, float]]:
    """Every script below a folder with the time of its last change; asked at every load, so by the quickest way."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                yield from changes(entry.path)
            elif entry.name.endswith((".js", ".mjs")):
                yield entry.path, entry.stat().st_mtime


@lru_cache(maxsize=1)
def _scripts(files: tuple[tuple[str, float], ...]) -> dict[str, CachedResponse]:
    games = {f"/games/{name}/": web_folder(name) for name in registry.game_names()}
    plugins = [f"{begin}plugin.js" for begin, folder in games.items() if (folder / "plugin.js").is_file()]
    try:
        joined = JoinedScripts({"/static/": WEB, **games}, plugins)
    except JoiningError as error:
        json_log.say("scripts-not-joined", why=str(error))
        return {}
    return {part: CachedResponse(joined.answer(part).encode(), TYPES[".js"]) for part in joined.parts}


async def joined_script(request: Request) -> Response:
    """A script with all it needs."""
    known: dict[str, CachedResponse] = request.app.state.scripts or await run_in_threadpool(scripts)
    if found := known.get(f"/{request.path_params['path']}"):
        return found.to(request, KEEPING)
    raise HTTPException(404)


def page_of(game: str) -> dict[str, object] | None:
    """What the page loads of a game: addresses of its plug-in, looks, words by language, lesson; None where it brings none."""
    folder, where = web_folder(game), f"/games/{game}"
    if not (folder / "plugin.js").is_file():
        return None
    files = sorted(path for path in folder.glob("locales/*/*.ftl") if path.stem not in LATER)
    later = {name: sorted(folder.glob(f"locales/*/{name}.ftl")) for name in LATER}
    return {
        "plugin": f"{where}/plugin.js",
        "stylesheets": stylesheets(game),
        "locales": {
            tag: f"{where}/locales/{tag}/{'+'.join(path.stem for path in files if path.parent.name == tag)}.ftl"
            for tag in sorted({path.parent.name for path in files})
        },
        **{
            name: {path.parent.name: f"{where}/locales/{path.parent.name}/{name}.ftl" for path in paths}
            for name, paths in later.items()
        },
        "lesson": f"{where}/lesson.json" if (folder / "lesson.json").is_file() else None,
        "first_rescue": (folder / "first_rescue.json").is_file(),
    }


def routes() -> list[Route | Mount]:
    """Everything that is a file. The page's own addresses come last: any path without a dot."""
    games = [(name, web_folder(name)) for name in registry.game_names()]
    found: list[Route | Mount] = [
        Mount(f"/games/{name}", Files(directory=folder, check_dir=False)) for name, folder in games if folder.is_dir()
    ]
    found.append(Route(f"{JOINED}/{{path:path}}", joined_script, methods=["GET"]))
    found.append(Route("/table-worker.js", table_worker, methods=["GET"]))
    found.append(Mount("/static", Files(directory=WEB, check_dir=False)))
    for path in (
        "/",
        "/m/{code}",
        "/table/{code}",
        "/{page:str}",
        "/learn/{lesson}",
        "/academy/{part}",
        "/new/{game}",
        "/first/{game}",
        "/rules/{game}",
        "/rules/{game}/{rule}",
        "/today/{day}",
        "/c/{code}",
        "/b/{code}",
        "/workshop/{part}",
    ):
        found.append(Route(path, page, methods=["GET"]))
    return found


async def table_worker(request: Request) -> Response:
    """What keeps the page of a table in the browser; it must lie above the addresses that it keeps."""
    return FileResponse(WEB / "companion" / "device" / "table_worker.js", 200, {"cache-control": ASK}, "text/javascript")


async def page(request: Request) -> Response:
    """An address of the page, unless it looks like a file."""
    if "." in request.url.path:
        raise HTTPException(404)
    return await index(request)
