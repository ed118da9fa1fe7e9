"""Makes the page's files smaller to send: scripts without their comments, files of sentences in one response."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response

MOST = 24  # files in a row
NAME = re.compile(r"[\w-]+")
# a comment that has its lines for itself; what stands behind code stays
COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:(?!\*/).)*\*/[ \t]*)$", re.MULTILINE | re.DOTALL)
LICENCE = re.compile(r"@licen[cs]e|copyright", re.IGNORECASE)  # what must travel with the code of others


def without_comments(script: str) -> str:
    """A script whose comments are empty lines: errors still name the line of the source. What says whose code it is stays."""
    kept: list[str] = []
    at = quotes = 0
    for found in COMMENT.finditer(script):
        code = script[at : found.start()]
        quotes += code.count("`")
        inside = quotes % 2  # of a template, where two slashes are only text
        kept += [code, found[0] if inside or LICENCE.search(found[0]) else "\n" * found[0].count("\n")]
        quotes += found[0].count("`") if inside else 0
        at = found.end()
    return "".join([*kept, script[at:]])


@lru_cache(maxsize=512)
def light(path: str, changed: float) -> bytes:
    """A script as it is sent; read anew when the file has changed."""
    return without_comments(Path(path).read_text("utf-8")).encode()


def joined(folder: Path, path: str) -> bytes:
    """Files of one folder in a row: `en/page+play.ftl` is `en/page.ftl`, then `en/play.ftl`."""
    asked = Path(path)
    names = asked.stem.split("+")
    found = [folder / asked.parent / f"{name}{asked.suffix}" for name in names]
    if len(names) > MOST or ".." in asked.parts or not all(NAME.fullmatch(name) for name in names):
        raise FileNotFoundError(path)
    return b"\n".join(one.read_bytes() for one in found)


def sent(data: bytes, kind: str, headers: Headers) -> Response:
    """An answer with the mark of its content: nothing but the mark for a browser that has it already."""
    mark = f'"{sha256(data).hexdigest()[:24]}"'
    if mark in headers.get("if-none-match", ""):
        return Response(b"", 304, {"etag": mark})
    return Response(data, 200, {"etag": mark}, kind)
