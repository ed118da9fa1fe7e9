"""Defence at the door: who may call from where, and what a browser may do with our pages."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types lit-html",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD")


class Guard:
    """Refuses foreign hosts and foreign pages, counts sockets an address, adds the headers."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str], sockets: int) -> None:
        self.app = app
        self.hosts = {host.lower() for host in hosts}
        self.most = sockets
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a call pass, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self.knows(headers.get("host", "")):
            await refuse(scope, receive, send, 400, "unknown-host", "this server does not answer to that name")
        elif not is_own(scope, headers):
            await refuse(scope, receive, send, 403, "foreign-page", "only this server's own pages may do that")
        elif scope["type"] == "http":
            await self.app(scope, receive, with_headers(send))
        else:
            await self.count(scope, receive, send)

    async def count(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket if its address has not too many."""
        address = (scope.get("client") or ("", 0))[0]
        if self.sockets[address] >= self.most:
            await refuse(scope, receive, send, 429, "too-many-sockets", "too many sockets from one address")
            return
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def knows(self, host: str) -> bool:
        """Is this one of our names? A number always is: no foreign site can be reached by one."""
        name = (urlsplit(f"//{host}").hostname or "").lower() if host else ""
        if name in self.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def is_own(scope: Scope, headers: Headers) -> bool:
    """Does a call that can change something, or open a socket, come from a page of this server?"""
    if scope["type"] == "http" and scope["method"] in SAFE:
        return True
    origin, site = headers.get("origin", ""), headers.get("sec-fetch-site", "")
    if site not in ("", "same-origin", "none"):
        return False  # the browser says so itself, whatever else is written there
    if scope["type"] == "http" and site:
        return True
    return bool(origin) and origin != "null" and urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str, text: str) -> None:
    """Answer at the door; a socket is closed before it opens, which a browser sees as 403."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": code})
        return
    response = JSONResponse({"type": "error", "code": code, "text": text, "rule": ""}, status)
    await response(scope, receive, with_headers(send))


def with_headers(send: Send) -> Send:
    """Add the headers that every answer has."""

    async def send_with(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with
