"""A hostile page gets one clear error and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from hotzone.server.security.rate_limits import Bucket, Gate, RateLimits
from hotzone.server.socket.connection import SLOW, Connection
from tests.server.tables import ORIGIN, WIDE, alone, new, page, placed, server

BAD = [
    ("", "bad-json"),
    ("{", "bad-json"),
    ("[" * 5000, "bad-message"),
    ('{"type": "act", "seq": 1, "text": ' + "[" * 5000, "bad-message"),
    ("\ud83d", "bad-json"),
    ("null", "bad-message"),
    ("[]", "bad-message"),
    ("{}", "bad-message"),
    ('{"type": "drop"}', "bad-message"),
    ('{"type": "act"}', "bad-message"),
    ('{"type": "act", "seq": "1", "text": "end"}', "bad-message"),
    ('{"type": "act", "seq": -1, "text": "end"}', "bad-message"),
    ('{"type": "act", "seq": 1e99, "text": "end"}', "bad-message"),
    ('{"type": "act", "seq": 1, "text": "end", "seat": 2}', "bad-message"),
    ('{"type": "act", "seq": 1, "text": "' + "x" * 101 + '"}', "bad-message"),
    ('{"type": "look", "at": 99999999999999999999}', "bad-message"),
    ('{"type": "set", "pace": -1}', "bad-message"),
    ('{"type": "set", "pace": NaN}', "bad-json"),
    ('{"type": "hello"}', "said-hello"),
    ("x" * 9000, "too-large"),
]


@pytest.mark.parametrize(("text", "code"), BAD, ids=range(len(BAD)))
def test_what_is_not_understood_is_refused_and_the_table_stays(text: str, code: str) -> None:
    with alone(placing=True) as (_, _, mira):
        before = (mira.seq, mira.view)
        if text == "\ud83d":
            mira.socket.send_bytes(b"\xff\xfe\xf0")
        else:
            mira.socket.send_text(text)
        answer = mira.hear()
        assert (answer["type"], answer["code"], answer["rule"]) == ("error", code, "")
        assert answer["text"]
        assert mira.ask("beat")["type"] == "done"
        mira.ask("look", at=mira.seq)
        assert (mira.seq, mira.view) == before


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("move 1,1", "not-adjacent", "FIRE-ADJ-01"),
        ("roll 3,5", "not-nature", "FIRE-TURN-02"),
        ("face victim", "not-nature", "FIRE-TURN-02"),
        ("move 99,99", "bad-space", ""),
        ("move ../../etc", "bad-space", ""),
        ("undo 0", "unknown-verb", ""),
        ("", "unknown-verb", ""),
        ("command 1 move 3,1", "not-captain", "FIRE-SPEC-05"),
        ("ход 3,1", "unknown-verb", ""),
    ],
)
def test_an_illegal_action_names_its_rule_and_changes_nothing(text: str, code: str, rule: str) -> None:
    with alone() as (client, made, mira):
        placed(mira, "0,0")
        before = mira.seq
        answer = mira.ask("act", seq=before, text=text)
        assert (answer["type"], answer["code"], answer["rule"]) == ("error", code, rule)
        assert client.get(f"/api/matches/{made['code']}").json()["seq"] == before


def test_a_stale_page_is_told_the_number_and_changes_nothing() -> None:
    with alone(placing=True) as (_, _, mira):
        for verb in ("act", "undo", "redo", "reset"):
            fields = {"text": "end"} if verb == "act" else {}
            for seq in (0, mira.seq + 1):
                answer = mira.ask(verb, seq=seq, **fields)
                assert (answer["code"], answer["seq"]) == ("stale", 1)
        assert mira.seq == 1


def test_a_message_that_is_not_understood_still_gets_its_answer_by_its_id() -> None:
    with alone() as (_, _, mira):
        assert mira.ask("act", seq="one")["code"] == "bad-message"
        assert mira.ask("dance", with_whom="me")["code"] == "bad-message"
        mira.socket.send_text('{"type": "act", "id": {"a": 1}}')
        assert "id" not in mira.hear()


def test_the_same_action_sent_twice_is_played_once() -> None:
    with alone(placing=True) as (_, _, mira):
        for number in (91, 92):
            mira.socket.send_json({"type": "act", "id": number, "seq": 1, "text": "move 3,1"})
        answers: dict[int, dict[str, Any]] = {}
        while len(answers) < 2:
            message = mira.hear()
            if message.get("id") in (91, 92):
                answers[message["id"]] = message
        assert (answers[91]["type"], answers[92]["code"]) == ("done", "stale")
        assert mira.seq == 2


def test_an_unknown_room_gets_one_error_and_is_closed() -> None:
    with server() as client:
        for code in ("nowhere-99", "%2e%2e%2fetc", "x" * 300, "a b", "fern-10'--"):
            with client.websocket_connect(f"/ws/{code}", headers=ORIGIN) as socket:
                assert socket.receive_json()["code"] == "unknown-room"
                with pytest.raises(WebSocketDisconnect) as gone:
                    socket.receive_json()
                assert gone.value.code == 4404


def test_who_does_not_say_hello_hears_nothing_of_the_match() -> None:
    with server() as client:
        made = new(client, "me")
        with client.websocket_connect(f"/ws/{made['code']}", headers=ORIGIN) as socket:
            socket.send_json({"type": "act", "seq": 0, "text": "place 3,0"})
            assert socket.receive_json()["code"] == "no-hello"
            socket.send_json({"type": "hello", "protocol": 1})  # a page of before 0.2.0
            assert socket.receive_json()["code"] == "other-protocol"
            socket.send_json({"type": "hello", "protocol": 99})
            assert socket.receive_json()["code"] == "other-protocol"
        assert client.get(f"/api/matches/{made['code']}").json()["seq"] == 0


def test_a_flood_is_not_read_then_closed() -> None:
    with server(limits=RateLimits(messages=(0.0, 5), flood=30)) as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            for _ in range(60):
                mira.socket.send_json({"type": "act", "seq": 0, "text": "place 3,0"})
            assert mira.to_the_end() == 4429
            errors = [message["code"] for message in mira.heard if message["type"] == "error"]
            assert errors.count("too-fast") <= 3
        assert client.get(f"/api/matches/{made['code']}").json()["seq"] == 1


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "http://testserver.evil.example", "https://testserver:444"]
)
def test_a_foreign_page_opens_no_socket_and_posts_nothing(origin: str | None) -> None:
    headers = {} if origin is None else {"origin": origin}
    with server() as client:
        made = new(client, "me")
        del client.headers["origin"]
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws/{made['code']}", headers=headers):
            pass
        for site in ("cross-site", "same-site"):
            answer = client.post("/api/matches", json={}, headers={**headers, "sec-fetch-site": site})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
        assert client.post("/api/matches", json={}, headers={"sec-fetch-site": "same-origin"}).status_code == 201


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_says_it_comes_from_elsewhere_is_believed_before_its_origin(site: str) -> None:
    with server() as client:
        made = new(client, "me")
        told = {"sec-fetch-site": site, **ORIGIN}
        assert client.post("/api/matches", json={}, headers=told).json()["code"] == "foreign-page"
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws/{made['code']}", headers=told):
            pass
        with client.websocket_connect(f"/ws/{made['code']}", headers={"sec-fetch-site": "same-origin", **ORIGIN}) as socket:
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["type"] == "you"


def test_every_answer_carries_the_strict_policy_and_no_other_site_may_frame_or_read_it() -> None:
    with server() as client:
        for path in ("/", "/api/health", "/static/app.js", "/api/nothing", "/api/matches/no-10/qr.svg"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            for words in (
                "default-src 'none'",
                "script-src 'self'",
                "frame-ancestors 'none'",
                "require-trusted-types-for 'script'",
            ):
                assert words in policy
            assert "unsafe" not in policy
            assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
            assert headers["cross-origin-resource-policy"] == "same-origin"
        assert client.post("/api/matches", json={}, headers={"host": "evil.example"}).json()["code"] == "unknown-host"


def test_a_body_that_is_too_large_is_refused_before_it_is_read_to_its_end() -> None:
    limits = RateLimits(**{**{name: getattr(WIDE, name) for name in WIDE.__slots__}, "body": 1000})
    with server(limits=limits) as client:
        answer = client.post("/api/records", content=b"x" * 5000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_when_all_rooms_are_in_use_one_more_is_refused_and_an_idle_one_makes_space() -> None:
    limits = RateLimits(**{**{name: getattr(WIDE, name) for name in WIDE.__slots__}, "open": 2})
    with server(limits=limits) as client:
        first, second = new(client, "me"), new(client, "me")
        with page(client, first["code"], first["token"]), page(client, second["code"], second["token"]):
            answer = client.post("/api/matches", json={})
            assert (answer.status_code, answer.json()["code"]) == (503, "server-full")
        assert client.post("/api/matches", json={}).status_code == 201
        rooms = client.app.state.rooms.open  # type: ignore[attr-defined]
        assert (len(rooms), sum(made["code"] in rooms for made in (first, second))) == (2, 1)
        for made in (first, second):
            with page(client, made["code"], made["token"]) as again:  # put away, not lost
                assert again.last["you"]["seats"] == [1]


def test_a_foreign_name_of_this_server_is_refused_but_a_number_is_not() -> None:
    with server() as client:
        for host, status in (("evil.example", 400), ("", 400), ("127.0.0.1:80", 200), ("[::1]:80", 200), ("testserver", 200)):
            assert client.get("/api/health", headers={"host": host}).status_code == status


def test_too_many_sockets_or_matches_or_guesses_of_one_address_are_refused() -> None:
    with server(limits=RateLimits(sockets=1, rooms=(0.0, 2), lookups=(0.0, 2))) as client:
        made = new(client, "me")
        with page(client, made["code"]), pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/x-10", headers=ORIGIN):
            pass
        assert client.post("/api/matches", json={}).status_code == 201
        answer = client.post("/api/matches", json={})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert [client.get(f"/api/matches/no-{i}").status_code for i in range(10, 14)] == [404, 404, 429, 429]
        assert client.get(f"/api/matches/{made['code']}").status_code == 429  # a guesser learns nothing any more
        with client.websocket_connect(f"/ws/{made['code']}", headers=ORIGIN) as socket:
            assert socket.receive_json()["code"] == "too-many"


def test_a_page_that_does_not_keep_up_is_let_go_and_holds_nobody() -> None:
    link = Connection(None, RateLimits(waiting=3))  # type: ignore[arg-type]
    for i in range(10):
        link.send(str(i))
    assert link.gone
    assert link.waiting.get_nowait() == (SLOW, "this page does not keep up")
    assert link.waiting.empty()


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.6
    assert [bucket.take() for _ in range(2)] == [True, False]
    gate = Gate(0.0, 1.0)
    assert (gate.open("a"), gate.open("a"), gate.open("b")) == (True, False, True)
