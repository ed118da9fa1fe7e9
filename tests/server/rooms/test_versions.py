"""A match remembers the rules it was played by; by other rules it is retold, not played."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotzone import registry
from hotzone.store.sqlite import SqliteStore
from tests.server.tables import alone, new, page, placed, server

FIRE = registry.game("fire")


@pytest.fixture
def played() -> Iterator[tuple[TestClient, dict[str, Any], list[dict[str, Any]]]]:
    """A match in which something happened, put away; with all its views."""
    with server() as client:
        made = new(client, "me", "me", rules="experienced", edition="cs")
        with page(client, made["code"], made["token"]) as mira:
            for _ in range(60):
                if mira.view["actor"] != "nobody":
                    mira.act(mira.legal()[-1])
            mira.ask("undo", seq=mira.seq)
            views = [message for message in mira.heard if message["type"] == "acted"]
        rooms = client.app.state.rooms  # type: ignore[attr-defined]
        client.portal.call(lambda: rooms.put_away(made["code"]))  # type: ignore[union-attr]
        yield client, made, views


def same(told: dict[str, Any], seen: dict[str, Any]) -> bool:
    """Is all that lies on the table the same?"""
    keys = ("spaces", "edges", "poi", "vehicles", "counts", "result", "actor")
    return {key: told[key] for key in keys} == {key: seen[key] for key in keys}


def test_after_a_change_of_the_rules_a_match_is_shown_entry_by_entry_but_not_played(
    played: tuple[TestClient, dict[str, Any], list[dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, made, views = played
    monkeypatch.setattr(type(FIRE), "rules", FIRE.rules + 1)
    with page(client, made["code"], made["token"]) as mira:
        assert mira.last["room"]["readonly"] == "other-rules"
        assert mira.view["legal"] == []
        for message in views[:-1]:
            told = client.get(f"/api/matches/{made['code']}/at/{message['seq']}").json()["view"]
            assert told["stage"] == "retold"
            assert same(told, message["view"]), message["seq"]
        assert mira.ask("undo", seq=mira.seq)["type"] == "error"
        assert mira.ask("why", text="end")["type"] == "done"
        assert mira.last["why"]["code"] == "read-only"
        answer = client.post(f"/api/matches/{made['code']}/branch", json={"at": 1}).json()
        assert answer["code"] == "read-only"
        text = client.get(f"/api/matches/{made['code']}/record").text
        assert f"\nfire {FIRE.rules - 1} board=" in text


def test_a_story_that_the_rules_tell_otherwise_is_retold_too(
    played: tuple[TestClient, dict[str, Any], list[dict[str, Any]]],
) -> None:
    client, made, _ = played
    log = client.app.state.rooms.store._entries[made["code"]]  # type: ignore[attr-defined]
    at = next(i for i, entry in enumerate(log) if entry.action.startswith("roll") and '"smoke' not in entry.events)
    log[at] = log[at]._replace(events=log[at].events + " ")
    assert client.get(f"/api/matches/{made['code']}").json()["readonly"] is None  # the same facts, written otherwise
    rooms = client.app.state.rooms  # type: ignore[attr-defined]
    client.portal.call(lambda: rooms.put_away(made["code"]))  # type: ignore[union-attr]
    log[at] = log[at]._replace(events="[]")
    assert client.get(f"/api/matches/{made['code']}").json()["readonly"] == "other-rules"


def test_a_match_whose_game_is_gone_says_so(played: tuple[TestClient, dict[str, Any], list[dict[str, Any]]]) -> None:
    client, made, _ = played
    store = client.app.state.rooms.store  # type: ignore[attr-defined]
    store._matches[made["code"]] = store._matches[made["code"]]._replace(game="chess")
    assert client.get(f"/api/matches/{made['code']}").json()["code"] == "cannot-open"


def test_a_room_that_nobody_uses_is_put_away_and_opens_again() -> None:
    with server() as client:
        made = new(client, "me")
        rooms = client.app.state.rooms  # type: ignore[attr-defined]
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            rooms.open[made["code"]].used -= 10_000
            client.portal.call(rooms.sweep)  # type: ignore[union-attr]
            assert made["code"] in rooms.open  # somebody is there
        rooms.open[made["code"]].used -= 10_000
        client.portal.call(rooms.sweep)  # type: ignore[union-attr]
        assert rooms.open == {}
        with page(client, made["code"].upper().replace("-", " "), made["token"]) as again:
            assert again.view == mira.view


def test_a_match_that_ended_just_before_a_crash_still_gets_its_line_in_the_log() -> None:
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            while mira.view["actor"] != "nobody":
                mira.act("end" if "end" in mira.legal() else mira.legal()[0])
            mira.ended()
        rooms = client.app.state.rooms  # type: ignore[attr-defined]
        client.portal.call(lambda: rooms.put_away(made["code"]))  # type: ignore[union-attr]
        rooms.store._endings.clear()
        assert client.get(f"/api/matches/{made['code']}").json()["over"] is True
        assert client.get("/api/log").json()["totals"]["matches"] == 1


def test_a_room_whose_log_another_process_wrote_reads_on_and_its_page_hears_that_it_was_late() -> None:
    with alone(placing=True) as (client, made, mira):
        store = client.app.state.rooms.store  # type: ignore[attr-defined]
        room = client.app.state.rooms.open[made["code"]]  # type: ignore[attr-defined]
        other = room.history.play(0, "move 3,1", 1.0).entry
        client.portal.call(store.append, other)  # type: ignore[union-attr]
        answer = mira.ask("act", seq=1, text="end")
        assert (answer["type"], answer["code"], answer["seq"]) == ("error", "stale", 2)
        assert mira.last["acted"]["action"] == "move 3,1"
        assert mira.act("move 3,0")["type"] == "done"


class Plain:
    """The fire game without what it adds for pages."""

    def __getattr__(self, name: str) -> object:
        if name in ("board", "paths", "question", "event_forms", "replay_events", "log_line"):
            raise AttributeError(name)
        return getattr(FIRE, name)


def test_a_game_that_adds_nothing_for_pages_can_be_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, "fire", Plain())
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            assert mira.last["board"]["board"] == {}
            placed(mira)
            mira.ask("paths")
            assert mira.last["paths"]["paths"] == {}
            while mira.view["actor"] != "nobody":
                mira.act("end" if "end" in mira.legal() else mira.legal()[0])
            mira.ended()
        assert client.get("/api/log").json()["rows"][0]["line"] == ""
        assert client.get("/api/games/fire/boards/base-front").json()["code"] == "no-drawing"
        rooms = client.app.state.rooms  # type: ignore[attr-defined]
        client.portal.call(lambda: rooms.put_away(made["code"]))  # type: ignore[union-attr]
        assert client.get(f"/api/matches/{made['code']}").json()["over"] is True


def test_a_file_of_other_rules_opens_after_an_upgrade_and_goes_on_with_new_matches(tmp_path: Path) -> None:
    db = tmp_path / "m.sqlite"
    with server(SqliteStore(db)) as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira, "0,0")
            mira.act("end")
            mira.ask("say", text="see you")
            seen = {message["seq"]: message["view"] for message in mira.heard if message["type"] == "acted"}
    base = sqlite3.connect(db)
    base.execute("update matches set rules = rules - 1")  # as an older program wrote it
    base.commit()
    base.close()
    with server(SqliteStore(db)) as client:
        with page(client, made["code"], made["token"]) as mira:
            assert (mira.last["room"]["readonly"], mira.last["room"]["rules"]) == ("other-rules", FIRE.rules - 1)
            assert mira.last["talk"]["lines"][0]["text"] == "see you"
            assert mira.last["you"]["seats"] == [1]
            assert mira.ask("act", seq=mira.seq, text="end")["code"] in ("read-only", "not-your-turn")
        for seq, view in list(seen.items())[:-1]:  # whose turn it is after the last nobody wrote down
            told = client.get(f"/api/matches/{made['code']}/at/{seq}").json()["view"]
            assert same(told, view), seq
        fresh = new(client, "me")
        with page(client, fresh["code"], fresh["token"]) as mira:
            placed(mira)
            assert mira.last["room"]["readonly"] is None
