"""Responses that are the same for everybody until the program restarts: written and compressed once, then only sent."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from hotzone.server.protocol import codec

ASK = "no-cache"  # a browser keeps it, but asks each time if it is still the same


class CachedResponse:
    """An answer, plain and pressed, with its mark."""

    def __init__(self, plain: bytes, kind: str = "application/json") -> None:
        self.plain = plain
        self.kind = kind
        self.pressed = gzip.compress(self.plain, 6, mtime=0)
        self.mark = f'"{sha256(self.plain).hexdigest()[:24]}"'

    def to(self, request: Request, keeping: str = ASK) -> Response:
        """What goes to a browser: nothing if it has it already."""
        headers = {"cache-control": keeping, "etag": self.mark, "vary": "Accept-Encoding"}
        if self.mark in request.headers.get("if-none-match", ""):
            return Response(b"", 304, headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.pressed, 200, {**headers, "content-encoding": "gzip"}, self.kind)
        return Response(self.plain, 200, headers, self.kind)


def kept(request: Request, key: str, make: Callable[[], object]) -> Response:
    """The answer of a key, made when it is asked for first; keys are names that exist, so there are few."""
    answers: dict[str, CachedResponse] = request.app.state.cached_responses
    if key not in answers:
        answers[key] = CachedResponse(codec.write(make()).encode())
    return answers[key].to(request)
