"""The link of a match as others can open it, and the same as a QR code to point a phone at."""

from __future__ import annotations

import io
import socket

from starlette.requests import Request

LOOPS = ("localhost", "127.0.0.1", "::1")
QUIET = 2  # modules of white around a QR code on a page that is white itself


def base_of(request: Request, reach: str) -> str:
    """What a link begins with: the page's own name, or, where that is only this machine's, an address that others reach."""
    here = f"{request.url.scheme}://{request.url.netloc}"
    return reach if reach and request.url.hostname in LOOPS else here


def is_local(base: str) -> bool:
    """Can only this machine open such a link?"""
    return base.split("://")[1].rsplit(":", 1)[0].strip("[]") in LOOPS


def picture(link: str) -> str:
    """A QR code as SVG: dark on light in any theme, without styles, so that it stands under the strictest policy."""
    import segno  # 20 ms that a server's start need not wait for

    out = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(out, kind="svg", scale=4, border=QUIET, dark="#15110f", light="#ffffff", xmldecl=False, svgclass=None, lineclass=None)
    return out.getvalue().decode()


def reachable(host: str, port: int) -> str:
    """Where other devices of this network find a server that listens on all addresses; empty if it does not or nobody can."""
    if host not in ("0.0.0.0", "::"):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only chooses the address it would send from
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") else f"http://{found}:{port}"
