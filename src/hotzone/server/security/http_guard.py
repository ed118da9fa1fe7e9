"""Defence at the door: who may call from where, and what a browser may do with our pages."""

from __future__ import annotations

import ipaddress
import re
from collections import Counter
from collections.abc import Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hotzone.server.security import bans
from hotzone.server.security.rate_limits import network
from hotzone.store.protocol import Ban

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
        "trusted-types lit-html table-worker",
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
# Nothing else is a name or an address with its port; what only looks like one is refused before any reader stumbles over it.
HOST = re.compile(r"(?P<name>[a-z0-9_](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?", re.IGNORECASE | re.ASCII)
ORIGIN = re.compile(r"null|[a-z][a-z0-9+.-]{0,30}://(?P<place>[^\s/?#@\\]*)", re.IGNORECASE | re.ASCII)


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
        if odd := odd_header(headers):
            await refuse(scope, receive, send, 400, "bad-header", f"the header {odd} makes no sense")
        elif not self.knows(headers["host"]):
            await refuse(scope, receive, send, 400, "unknown-host", "this server does not answer to that name")
        elif not is_own(scope, headers):
            await refuse(scope, receive, send, 403, "foreign-page", "only this server's own pages may do that")
        elif scope["type"] == "http" and (ban := banned(scope)):
            if "text/html" in headers.get("accept", ""):
                await HTMLResponse(bans.page(ban, headers), 403)(scope, receive, with_headers(send))
            else:
                await refuse(scope, receive, send, 403, "banned", bans.sentence(ban))
        elif scope["type"] == "http":
            await self.app(scope, receive, with_headers(send))
        else:
            await self.count(scope, receive, send)

    async def count(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket if its address has not too many."""
        address = network((scope.get("client") or ("", 0))[0])
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
        found = HOST.fullmatch(host)
        name = found["name"].strip("[]").lower() if found else ""
        if name in self.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def banned(scope: Scope) -> Ban | None:
    """The ban of whoever asks; sockets are told by the room's door, in words that the page knows."""
    state = scope["app"].state
    if not state.bans.known:
        return None
    found: Ban | None = state.bans.find((scope.get("client") or ("", 0))[0], state.guests.guest(HTTPConnection(scope)))
    return found


def is_own(scope: Scope, headers: Headers) -> bool:
    """Does a call that can change something, or open a socket, come from a page of this server?"""
    if scope["type"] == "http" and scope["method"] in SAFE:
        return True
    origin, site = headers.get("origin", ""), headers.get("sec-fetch-site", "")
    if site not in ("", "same-origin", "none"):
        return False  # the browser says so itself, whatever else is written there
    if scope["type"] == "http" and site:
        return True
    found = ORIGIN.fullmatch(origin)
    return found is not None and (found["place"] or "").lower() == headers["host"].lower()


def odd_header(headers: Headers) -> str:
    """The name of a header that cannot be what it should; empty if all is well."""
    hosts, origins = headers.getlist("host"), headers.getlist("origin")
    if len(hosts) != 1 or not HOST.fullmatch(hosts[0]):
        return "Host"
    if len(origins) > 1 or not all(
        (found := ORIGIN.fullmatch(origin)) and (origin.lower() == "null" or HOST.fullmatch(found["place"])) for origin in origins
    ):
        return "Origin"
    return ""


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str, text: str) -> None:
    """Answer at the door; a socket is refused before it opens."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": code})
        return
    response = JSONResponse({"type": "error", "code": code, "text": text, "rule": ""}, status)
    await response(scope, receive, with_headers(send))


def with_headers(send: Send) -> Send:
    """Add the headers that every answer has."""

    async def send_with(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with
