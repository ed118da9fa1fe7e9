"""The number of the protocol is the same in the server, in the page and in the document."""

from __future__ import annotations

import re
from pathlib import Path

from hotzone.server.protocol import incoming

ROOT = Path(__file__).parents[2]


def number(path: str, pattern: str) -> int:
    """The number that a file names."""
    found = re.search(pattern, (ROOT / path).read_text("utf-8"))
    assert found, path
    return int(found[1])


def test_the_page_says_the_protocol_of_the_server() -> None:
    assert number("src/hotzone/web/lib/socket.js", r"const PROTOCOL = (\d+);") == incoming.PROTOCOL


def test_the_document_describes_the_protocol_of_the_server() -> None:
    text = (ROOT / "docs/reference/protocol.md").read_text("utf-8")
    assert number("docs/reference/protocol.md", r"Protocol (\d+)\.") == incoming.PROTOCOL
    assert {int(one) for one in re.findall(r'"protocol": (\d+)', text)} == {incoming.PROTOCOL}
