"""Odd Host and Origin headers are refused with 400 before anything reads them, by requests and sockets alike."""

from __future__ import annotations

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from tests.server.tables import new, server

ODD_HOSTS = [
    "[::1",
    "::1]",
    "[",
    "[]:80",
    "testserver:http",
    "testserver:",
    "a b",
    "testserver/",
    "x@testserver",
    "testserver:999999",
]
ODD_HOSTS += ["testserver,other", "testserver?x", "\xe9\xe9", "-", "." * 300, "[::g]", "testserver#", "test\tserver"]
ODD_ORIGINS = [
    "http://[",
    "http://[::1",
    "://",
    "testserver",
    "http:/testserver",
    "http://testserver:port",
    "http://a b",
    "http://",
]
ODD_ORIGINS += ["http://testserver/path", "http://u@testserver", "\xff\xfe", "javascript:alert(1)", "http://testserver\\@evil"]


@pytest.mark.parametrize("host", ODD_HOSTS)
def test_an_odd_host_gets_400(host: str) -> None:
    with server() as client:
        for method, path in (("GET", "/api/health"), ("GET", "/"), ("POST", "/api/matches"), ("GET", "/static/app.js")):
            answer = client.request(method, path, headers={b"host": host.encode("latin-1")})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-header"), host


@pytest.mark.parametrize("origin", ODD_ORIGINS)
def test_an_odd_origin_gets_400(origin: str) -> None:
    with server() as client:
        made = new(client, "me")
        del client.headers["origin"]
        headers = {b"origin": origin.encode("latin-1")}
        answer = client.post("/api/matches", json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-header"), origin
        with pytest.raises(WebSocketDisconnect) as refused, client.websocket_connect(f"/ws/{made['code']}", headers=headers):
            pass
        assert isinstance(refused.value, WebSocketDenialResponse)
        assert refused.value.status_code == 400


def test_two_hosts_or_origins_get_400() -> None:
    with server() as client:
        twice = [("host", "testserver"), ("host", "evil.example")]
        assert client.get("/api/health", headers=twice).json()["code"] == "bad-header"
        del client.headers["origin"]
        both = [("origin", "http://testserver"), ("origin", "http://evil.example")]
        assert client.post("/api/matches", json={}, headers=both).json()["code"] == "bad-header"


def test_a_well_formed_foreign_origin_is_still_a_foreign_page() -> None:
    with server() as client:
        for origin in ("null", "chrome-extension://abcdef", "http://evil.example:8080", "http://[2001:db8::1]:80"):
            answer = client.post("/api/matches", json={}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
