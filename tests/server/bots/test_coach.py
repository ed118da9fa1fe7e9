"""The coach of a room: hints, the risk map, requests to bots, the debrief, each at a human pace."""

from __future__ import annotations

import logging
import threading
from pathlib import Path
from typing import Any

import pytest

import hotzone
from hotzone import registry
from hotzone.ai import debrief as debriefing
from hotzone.server.bots.coach import hint_to_play
from hotzone.server.security.rate_limits import RateLimits
from hotzone.store.memory import MemoryStore
from hotzone.store.sqlite import SqliteStore
from tests.server.tables import alone, new, page, placed, server
from tests.waiting import LONG


def test_a_hint_is_told_step_by_step_to_who_asks() -> None:
    with server() as client:
        made = new(client, "me", "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            assert mira.ask("hint", step=1)["type"] == "done"
            clue = mira.last["hint"]
            assert clue["seq"] == mira.seq
            assert set(clue["hint"]) == {"seat", "step", "now", "clue"}
            mira.ask("hint", step=3)
            line = mira.last["hint"]["hint"]
            assert line["line"][0] in mira.legal()
            assert line["now"]
            mira.ask("hint", seat=2, step=1)
            assert mira.last["hint"]["hint"]["seat"] == 2
            assert not mira.last["hint"]["hint"]["now"]
            assert mira.ask("hint", seat=9)["code"] == "unknown-seat"


def test_the_risk_map_looks_at_this_table_or_at_an_earlier_one() -> None:
    with alone(placing=True) as (_, _, mira):
        mira.ask("risk")
        now = mira.last["risk"]
        assert now["seq"] == mira.seq
        assert now["risk"]["spaces"]["3,3"] == 1.0
        mira.ask("risk", at=mira.seq)
        assert mira.last["risk"]["risk"] == now["risk"]
        assert mira.ask("risk", at=mira.seq + 5)["code"] == "unknown-seq"


def test_a_bot_answers_a_request_for_all_to_hear() -> None:
    with server() as client:
        made = new(client, "me", "steady")
        with page(client, made["code"], made["token"]) as mira:
            mira.ask("set", paused=True)
            mira.act("place 3,0")
            with page(client, made["code"], name="Ota") as ota:
                answer = mira.ask("request", seat=2, ask="put-out", place="1,1")
                assert answer["code"] == "no-threat"
                assert mira.ask("request", seat=2, ask="follow-out")["type"] == "done"
                assert mira.last["request"]["answer"] == "moot"
                heard = ota.until("request")
                assert (heard["seat"], heard["by"], heard["ask"]) == (2, 1, "follow-out")
                assert ota.ask("request", seat=2, ask="follow-out")["code"] == "no-seat"
            assert mira.ask("request", seat=1, ask="follow-out")["code"] == "own-seat"
            assert mira.ask("request", seat=2, ask="dance")["code"] == "unknown-request"


def test_a_request_holds_for_the_next_turn_of_its_seat() -> None:
    with alone("steady") as (_, _, mira):
        mira.ask("set", pace=0)
        mira.act("place 3,0")
        while mira.view["actor"] != 1:
            mira.hear()
        fire = next(name for name, things in mira.view["spaces"].items() if things.get("threat") == "fire")
        assert mira.ask("request", seat=2, ask="put-out", place=fire)["type"] == "done"
        asked = mira.last["request"]
        assert asked["answer"] in ("yes", "no")
        mira.act("end")
        while mira.view["actor"] != 2:
            mira.hear()
        while mira.last["acted"]["actor"] != 2:
            mira.hear()
        told = mira.last["acted"]["because"]["requests"][0]
        assert (told["ask"], told["place"], told["by"]) == ("put-out", fire, 1)
        assert told["answer"] in ("yes", "no", "moot")


def test_teammates_are_asked_in_reactor_too() -> None:
    with server() as client:
        made = new(client, "me", "steady", "steady", "steady", game="reactor", hearts=3)
        with page(client, made["code"], made["token"]) as mira:
            mira.ask("set", pace=0)
            while mira.view["actor"] != 1 or mira.view["stage"] != "acting":
                if mira.view["actor"] == 1:
                    mira.act(mira.legal()[0])
                else:
                    mira.hear()
            home = mira.view["characters"][1]["at"]
            assert mira.ask("request", seat=2, ask="follow-out")["code"] == "unknown-request"
            assert mira.ask("request", seat=2, ask="cool", place=home)["code"] == "no-heat"
            assert mira.ask("request", seat=2, ask="treat")["code"] == "no-radiation"
            assert mira.ask("request", seat=2, ask="come", place=home)["type"] == "done"
            assert mira.last["request"]["answer"] in ("yes", "no")
            mira.act("end")
            while mira.last["acted"]["actor"] != 2 or not mira.last["acted"].get("because", {}).get("requests"):
                mira.hear()
            told = mira.last["acted"]["because"]["requests"][0]
            assert (told["ask"], told["place"], told["by"]) == ("come", home, 1)
            assert told["answer"] in ("yes", "no")


def test_people_are_asked_too_and_answer_for_themselves() -> None:
    with server() as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira:
            assert mira.ask("request", seat=2, ask="follow-out")["type"] == "done"
            assert mira.last["request"]["answer"] == "open"


def test_the_coach_is_asked_at_a_human_pace() -> None:
    with server(limits=RateLimits(thoughts=(0.0, 2.0))) as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            answers = [mira.ask("risk")["type"] for _ in range(3)]
            assert answers == ["done", "done", "error"]
            assert mira.last["error"]["code"] == "too-fast"


@pytest.mark.compiled_only
def test_a_debrief_comes_when_the_match_is_over() -> None:
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            assert mira.ask("debrief")["code"] == "not-over"
        asked = {"record": finished(), "seats": ["me"], "name": "Mira", "title": "Over"}
        over = client.post("/api/records", json=asked).json()
        with page(client, over["code"], over["token"]) as mira:
            assert mira.ask("debrief")["type"] == "done"
            found = mira.last["debrief"]["debrief"]
            assert found["start"] + found["decisions"] + found["luck"] == pytest.approx(found["win"], abs=1e-6)
            for moment in found["moments"]:
                assert moment["seq"] == moment["at"]
            assert mira.ask("hint")["code"] == "over"
            assert mira.ask("risk")["code"] == "over"


@pytest.mark.compiled_only
def test_a_debrief_is_thought_about_once_however_often_and_by_whom_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    thought, think = list[int](), debriefing.debrief

    def counted(*args: Any) -> dict[str, Any]:
        thought.append(1)
        return think(*args)

    monkeypatch.setattr(debriefing, "debrief", counted)
    store = MemoryStore()
    with server(store) as client:
        over = client.post("/api/records", json={"record": finished(), "seats": ["me"]}).json()
        with page(client, over["code"]) as mira, page(client, over["code"]) as ota:
            for one in (mira, ota):
                one.socket.send_json({"type": "debrief", "id": 1})
            first, second = mira.until("debrief"), ota.until("debrief")
            assert first == second
    with server(store) as client, page(client, over["code"]) as mira:  # kept with the match
        assert mira.ask("debrief")["type"] == "done"
        assert mira.last["debrief"] == first
    assert len(thought) == 1


def finished() -> str:
    """The record of a match that is over."""
    session = hotzone.new("fire", seed=3, crew=1)
    while not session.over:
        legal = session.legal()
        session.play("end" if "end" in legal else legal[0])
    return session.record()


def test_whoever_waits_for_a_debrief_while_the_server_stops_leaves_no_traceback(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    go_on, begun = threading.Event(), threading.Event()

    def slow(*_: Any) -> dict[str, Any]:
        begun.set()
        go_on.wait(LONG)
        return {"moments": [], "turning_points": [], "lapses": []}

    monkeypatch.setattr(debriefing, "debrief", slow)
    store = SqliteStore(tmp_path / "m.sqlite")
    with server(store) as client:
        first, second = (client.post("/api/records", json={"record": finished(), "seats": ["me"]}).json() for _ in range(2))
        with page(client, first["code"]) as mira, page(client, second["code"]) as ota:
            mira.socket.send_json({"type": "debrief", "id": 1})
            assert begun.wait(LONG)
            client.portal.call(store.close)  # type: ignore[union-attr]
            assert ota.ask("debrief")["code"] == "store-trouble"
            go_on.set()
            assert mira.until("debrief")["debrief"]["moments"] == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_line_that_only_comes_back_to_where_the_turn_has_been_says_to_end_the_turn() -> None:
    found = hotzone.new("fire", seed=3, crew=2)
    game, table = registry.game("fire"), found.match
    while game.view(table, None)["stage"] != "acting":
        table.play(table.legal()[0])
    line = hint_to_play(table, game, table.actor, 3)
    assert line["steps"]
    after = table.clone()
    for step in line["steps"]:
        after.play(game.read(after, step["text"]))
    onward = hint_to_play(table, game, table.actor, 3, {table.snapshot()})
    assert onward["steps"]  # it goes somewhere else
    again = hint_to_play(table, game, table.actor, 3, {after.snapshot()})
    assert (again["steps"], again["line"], again["clue"]) == ([], ["end"], "save")
