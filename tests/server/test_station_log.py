"""The station log can be believed: what came from elsewhere is marked and does not count, private matches are their people's."""

from __future__ import annotations

import threading

import pytest
from starlette.testclient import TestClient

from hotzone.server.http import finished_matches
from hotzone.store.memory import MemoryStore
from hotzone.store.protocol import Ending
from tests.server.browsers import begin, browser, seen
from tests.server.tables import Page, alone, new, page, placed, server


def end_it(mira: Page) -> None:
    """End turn after turn until the house falls."""
    while mira.view["actor"] != "nobody":
        assert mira.act("end" if "end" in mira.legal() else mira.legal()[0])["type"] == "done"
    mira.ended()


def played(client: TestClient, made: dict[str, str], undo: bool = False) -> None:
    """A match to its end."""
    with page(client, made["code"], made["token"]) as mira:
        while mira.view["turn"] == 0 or mira.legal()[0].startswith("place"):
            mira.act(mira.legal()[0])
        if undo:
            mira.act("end")
            assert mira.ask("undo", seq=mira.seq)["type"] == "done"
        end_it(mira)


def test_imports_branches_and_undo_beyond_dice_are_marked_and_left_out_of_totals() -> None:
    with server() as client:
        first = new(client, "me")
        played(client, first)
        counted = client.get("/api/log").json()["totals"]
        assert counted["matches"] == 1
        record = client.get(f"/api/matches/{first['code']}/record?at=3").text
        asked = {"seats": ["me"]}
        played(client, client.post("/api/records", json={"record": record, **asked}).json())
        played(client, client.post(f"/api/matches/{first['code']}/branch", json={"at": 3, **asked}).json())
        played(client, new(client, "me"), undo=True)
        found = client.get("/api/log").json()
        assert [row["origin"] for row in found["rows"]] == ["undo", "branch", "record", None]
        assert found["totals"] == counted
        assert first["code"] not in str(found["rows"][1]["origin"])
        lines = client.get("/api/log.csv").text.splitlines()
        column = lines[0].split(",").index("origin")
        assert [line.split(",")[column] for line in lines[1:]] == ["undo", "branch", "record", ""]


def test_taking_a_step_back_without_dice_still_counts() -> None:
    with alone(placing=True) as (client, _, mira):
        mira.act("move 3,1")
        mira.ask("undo", seq=mira.seq)
        end_it(mira)
        assert client.get("/api/log").json()["rows"][0]["origin"] is None


def test_a_match_without_watchers_is_in_the_log_of_its_own_people_only() -> None:
    with server() as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me")
        with seen(client, made["code"], mira) as host:
            host.ask("set", watchers=False, title="Secret")
            placed(host)
            end_it(host)
        for path in ("/api/log", "/api/log?name=secret", f"/api/log?name={made['code']}"):
            assert client.get(path, headers=eve).json()["rows"] == []
            assert client.get(path, headers=eve).json()["totals"]["matches"] == 0
            assert [row["code"] for row in client.get(path, headers=mira).json()["rows"]] == [made["code"]]
        assert made["code"] not in client.get("/api/log.csv", headers=eve).text
        assert made["code"] in client.get("/api/log.csv", headers=mira).text
        with seen(client, made["code"], mira) as host:
            host.ask("set", watchers=True)
        assert len(client.get("/api/log", headers=eve).json()["rows"]) == 1


def test_the_log_is_read_page_by_page() -> None:
    with server() as client:
        codes = []
        for _ in range(3):
            made = new(client, "me")
            played(client, made)
            codes.append(made["code"])
        one = client.get("/api/log?limit=2").json()
        assert ([row["code"] for row in one["rows"]], one["more"], one["totals"]["matches"]) == (codes[:0:-1], True, 3)
        two = client.get(f"/api/log?limit=2&before={one['rows'][-1]['number']}").json()
        assert ([row["code"] for row in two["rows"]], two["more"], two["totals"]["matches"]) == (codes[:1], False, 3)


def test_long_pages_of_the_log_are_written_and_pressed_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[str] = []
    row_of = finished_matches.row_of

    def noted(ending: Ending) -> dict[str, object]:
        where.append(threading.current_thread().name)
        return row_of(ending)

    monkeypatch.setattr(finished_matches, "row_of", noted)
    store = MemoryStore()
    with server(store) as client:
        assert client.portal is not None
        about = ("lantern-otter-4217", "fire", 1, "board=base-front", "Match", 1.0, 2.0)
        line = Ending(*about, '{"won": 1}', '["Mira"]', "won", 3)
        client.portal.call(store.finish, line)
        for path in ("/api/log", "/api/log.csv"):
            answer = client.get(path)
            assert answer.headers["content-encoding"] == "gzip"
            assert "lantern-otter-4217" in answer.text
            plain = client.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.text == answer.text
    assert len(where) == 4
    assert all(name.startswith("asyncio_") for name in where)
