"""The plain routes: set-up, records, playing on, the station log, rules, files."""

from __future__ import annotations

import csv
import io
import re

import pytest

from hotzone import fair_dice, registry
from hotzone.server.files import static_files
from hotzone.server.http import invite_links
from hotzone.session import new as new_session
from tests.server.tables import Page, new, page, placed, played, server


def end_it(mira: Page) -> None:
    """End turn after turn until the house falls."""
    while mira.view["actor"] != "nobody":
        assert mira.act("end" if "end" in mira.legal() else mira.legal()[0])["type"] == "done"


def test_the_catalogue_names_what_can_be_chosen_with_every_board_drawn() -> None:
    with server() as client:
        found = client.get("/api/games").json()
        fire = next(game for game in found["games"] if game["game"] == "fire")
        assert "+---+" in fire["boards"][0]["plan"]
        assert "random" in found["bots"]
        assert len(found["phrases"]) == 9
        for board in fire["boards"]:
            shape = client.get(f"/api/games/fire/boards/{board['name']}").json()["board"]
            assert shape["rows"] == board["rows"]
        forms = client.get("/api/games/fire/events").json()["events"]
        assert forms["threat"] == ["space", "threat"]
        assert client.get("/api/health").json()["ok"] is True


@pytest.mark.parametrize("path", ["/board/none", "/rules/fire/FIRE-MOVE-01/more", "/m/pine/elm/oak"])
def test_who_mistypes_an_address_gets_the_page_and_a_program_an_error(path: str) -> None:
    with server() as client:
        typed = client.get(path, headers={"accept": "text/html,*/*;q=0.8"})
        assert typed.status_code == 404
        assert "<title>Hotzone" in typed.text
        assert client.get(path).json()["code"] == "not-found"


@pytest.mark.parametrize("path", ["/api/none", "/static/none", "/games/fire/none", "/joined/none", "/board/none.js"])
def test_what_only_programs_ask_for_is_never_answered_with_the_page(path: str) -> None:
    with server() as client:
        answer = client.get(path, headers={"accept": "text/html"})
        assert (answer.status_code, "<title>" in answer.text) == (404, False)


@pytest.mark.parametrize(
    ("settings", "code", "rule"),
    [
        ({"crew": 9}, "bad-setting", "FIRE-COMP-08"),
        ({"level": "heroic"}, "level-without-module", "FIRE-SETUPE-03"),
        ({"edition": "ru", "rules": "experienced", "board": "base-front"}, "back-side", "FIRE-SETUPE-01"),
        ({"variants": ["volunteers"]}, "variant-without-module", "FIRE-VAR-10"),
        ({"board": "../../x"}, "unknown-board", ""),
        ({"self": "1"}, "unknown-setting", ""),
        ({"__class__": "1"}, "unknown-setting", ""),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_its_reason(settings: dict[str, object], code: str, rule: str) -> None:
    with server() as client:
        found = client.post("/api/check-setup", json={"settings": settings}).json()
        assert (found["ok"], found["code"], found["rule"]) == (False, code, rule)
        answer = client.post("/api/matches", json={"settings": settings})
        assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_a_set_up_that_can_be_is_spelled_out() -> None:
    with server() as client:
        asked = {"game": "fire", "settings": {"crew": 3, "rules": "experienced", "level": "veteran", "modules": None}}
        found = client.post("/api/check-setup", json=asked).json()
        assert found == {
            "ok": True,
            "game": "fire",
            "rules": registry.game("fire").rules,
            "seats": 3,
            "setup": "board=base-front rules=experienced level=veteran crew=3",
        }
        for bad in ({"game": "chess"}, {"game": "../fire"}):
            assert client.post("/api/check-setup", json=bad).json()["code"] == "unknown-game"
        assert client.post("/api/matches", json={"seats": ["me"] * 9}).json()["code"] == "bad-seats"
        assert client.post("/api/matches", json={"seats": ["cleverest"]}).json()["code"] == "unknown-bot"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"settings": {"crew": {"a": 1}}}', b'{"sets": 1}', b"\xff", b"9" * 5000])
def test_a_bad_body_is_refused(body: bytes) -> None:
    with server() as client:
        for path in ("/api/check-setup", "/api/matches", "/api/records"):
            answer = client.post(path, content=body)
            assert answer.status_code == 400
            assert answer.json()["code"] in ("bad-json", "bad-message")


def test_a_body_that_is_too_large_is_not_read_to_its_end() -> None:
    with server() as client:
        assert client.post("/api/records", content=b"x" * 1_100_000).status_code == 413


def test_a_record_goes_out_and_comes_in_and_its_match_plays_on() -> None:
    with server() as client:
        made, mira = played(client, "move 3,1", "end")
        text = client.get(f"/api/matches/{made['code']}/record").text
        answer = client.post("/api/records", json={"record": text, "seats": ["me"], "title": "Again"})
        assert answer.status_code == 201
        other = answer.json()
        with page(client, other["code"], other["token"]) as again:
            assert {**again.view, "legal": []} == {**mira.view, "legal": []}
            again.act("end")
        record = client.get(f"/api/matches/{other['code']}/record").text
        assert record.count(fair_dice.REMARK) == 2  # the dice it came with, and its own
        bad = client.post("/api/records", json={"record": text.replace("move 3,1", "move 5,5")}).json()
        assert (bad["code"], bad["line"]) == ("not-adjacent", 6)
        assert client.post("/api/records", json={"record": "x"}).json()["code"] == "no-record"
        wrong = text.replace("fire 2 ", "fire 999 ")
        assert client.post("/api/records", json={"record": wrong}).json()["code"] == "other-rules"


def test_a_finished_record_opens_to_look_at_and_is_no_line_of_this_log() -> None:
    session = new_session("fire", crew=1, seed=3)
    while not session.over:
        session.play(session.legal()[-1])
    with server() as client:
        made = client.post("/api/records", json={"record": session.record()}).json()
        about = client.get(f"/api/matches/{made['code']}").json()
        assert (about["over"], about["origin"]) == (True, "record")
        assert client.get("/api/log").json()["totals"]["matches"] == 0


def test_one_plays_on_from_a_moment_with_new_dice() -> None:
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            mira.act("move 3,1")
            mira.act("end")
            mira.ask("undo", seq=mira.seq)
            mira.act("move 4,1")
            last = mira.seq
        answer = client.post(f"/api/matches/{made['code']}/branch", json={"at": last, "seats": ["me"], "name": "Ota"})
        other = answer.json()
        assert answer.status_code == 201
        assert other["dice"]["commitment"] != made["dice"]["commitment"]
        with page(client, other["code"], other["token"]) as ota:
            assert ota.seq == 3  # what was taken back did not come along
            assert ota.view["firefighters"][0]["at"] == "4,1"
            assert ota.last["room"]["origin"] == f"{made['code']}@{last}"
            ota.act("end")
        assert client.post(f"/api/matches/{made['code']}/branch", json={"at": 999}).json()["code"] == "unknown-seq"
        assert client.post("/api/matches/no-99/branch", json={"at": 0}).status_code == 404


def test_the_station_log_lists_filters_adds_up_and_exports() -> None:
    with server() as client:
        codes = []
        for settings in ({}, {"rules": "experienced", "modules": "hotspots", "level": "veteran"}):
            made = new(client, "me", **settings)
            codes.append(made["code"])
            with page(client, made["code"], made["token"]) as mira:
                mira.ask("set", title="=SUM(A1)")
                placed(mira)
                end_it(mira)
                mira.ended()
        found = client.get("/api/log").json()
        assert [row["code"] for row in found["rows"]] == codes[::-1]
        assert (found["totals"]["matches"], found["totals"]["won_share"]) == (2, 0.0)
        assert found["totals"]["sums"]["lost"] == sum(row["result"]["lost"] for row in found["rows"])
        assert found["rows"][1]["people"] == ["Mira"]
        assert found["rows"][1]["line"].startswith("1 players 1 firefighters 1 level family building A")
        for query, count in (
            ("level=veteran", 1),
            ("level=family", 1),
            ("won=1", 0),
            ("name=mira", 2),
            ("game=fire", 2),
            ("from=2999", 0),
        ):
            assert client.get(f"/api/log?{query}").json()["totals"]["matches"] == count
        assert client.get("/api/log?colour=red").json()["code"] == "unknown-filter"
        assert client.get("/api/log?limit=x").json()["code"] == "bad-number"
        answer = client.get("/api/log.csv")
        assert answer.headers["content-type"].startswith("text/csv")
        rows = list(csv.DictReader(io.StringIO(answer.text)))
        assert (len(rows), rows[0]["title"], rows[0]["won"]) == (2, "'=SUM(A1)", "0")


def test_rules_are_served_by_id_and_language_and_never_by_path() -> None:
    with server() as client:
        assert "en" in client.get("/api/games/fire/rules").json()["languages"]
        one = client.get("/api/games/fire/rules/en/FIRE-MOVE-01").json()
        assert one["text"] == client.get("/api/games/fire/rules/en").json()["rules"]["FIRE-MOVE-01"]
        for path in ("fire/rules/xx", "fire/rules/../en", "fire/rules/en/NO-1", "%2e%2e/rules/en", "chess/rules"):
            assert client.get(f"/api/games/{path}").status_code == 404


def test_files_have_their_type_their_caching_and_a_strict_policy(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    web = tmp_path_factory.mktemp("web")
    (web / "vendor").mkdir()
    for name in ("index.html", "app.js", "vendor/lib.mjs", "look.css", ".secret", "note.py"):
        (web / name).write_text("nothing();\n" * 200)
    monkeypatch.setattr(static_files, "WEB", web)
    with server() as client:
        for path in ("/", "/m/fern-10", "/log", "/learn/1", "/rules/fire/FIRE-MOVE-01"):
            answer = client.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert answer.headers["cache-control"] == "no-cache"
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "http" not in policy
            assert "unsafe" not in policy
        script = client.get("/static/app.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["x-content-type-options"] == "nosniff"
        assert "immutable" in client.get("/static/vendor/lib.mjs").headers["cache-control"]
        again = client.get("/static/app.js", headers={"if-none-match": script.headers["etag"]})
        assert again.status_code == 304
        tricks = (
            "/static/../room.py",
            "/static/%2e%2e/server/room.py",
            "/static/..%2f..%2fpyproject.toml",
            "/static/.secret",
            "/static/note.py",
        )
        for path in (
            *tricks,
            "/static/",
            "/static/vendor",
            "/static/none.js",
            "/favicon.ico",
            "/static/%00",
            "/api/none",
            "/m/a/b",
        ):
            assert client.get(path).status_code == 404, path


def test_without_its_page_the_server_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setattr(static_files, "WEB", tmp_path_factory.mktemp("empty"))
    with server() as client:
        assert client.get("/").status_code == 404
        assert client.get("/api/health").status_code == 200


def test_an_invitation_names_an_address_that_others_can_open() -> None:
    with server() as client:
        made = new(client, "me")
        where = f"/api/matches/{made['code']}"
        assert client.get(f"{where}/invite").json() == {
            "code": made["code"],
            "link": f"http://testserver/m/{made['code']}",
            "local": False,
        }
        here = {"host": "127.0.0.1:8000"}
        assert client.get(f"{where}/invite", headers=here).json()["local"] is True
        client.app.state.reach = "http://192.0.2.7:8000"  # type: ignore[attr-defined]
        found = client.get(f"{where}/invite", headers=here).json()
        assert (found["link"], found["local"]) == (f"http://192.0.2.7:8000/m/{made['code']}", False)
        assert client.get(f"{where}/invite").json()["link"].startswith("http://testserver/")
        drawn = client.get(f"{where}/qr.svg", headers=here)
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.text == invite_links.picture(found["link"])
        assert "style" not in drawn.text
        assert invite_links.picture("http://192.0.2.7:8000/m/other-10") != drawn.text


def test_only_a_server_on_all_addresses_is_reached_by_others() -> None:
    assert invite_links.reachable("127.0.0.1", 8000) == ""
    assert re.fullmatch(r"(http://\d+\.\d+\.\d+\.\d+:8000)?", invite_links.reachable("0.0.0.0", 8000))
