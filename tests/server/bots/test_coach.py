"""The coach of a room: hints, the risk lens, requests to bots, the debrief, each at a human pace."""

from __future__ import annotations

import pytest

import hotzone
from hotzone.server.limits import Limits
from tests.server.tables import new, page, placed, server


def test_a_hint_is_told_step_by_step_to_who_asks() -> None:
    with server() as client:
        made = new(client, "me", "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            assert mira.ask("hint", step=1)["type"] == "done"
            nudge = mira.last["hint"]
            assert nudge["seq"] == mira.seq
            assert set(nudge["hint"]) == {"seat", "step", "now", "nudge"}
            mira.ask("hint", step=3)
            line = mira.last["hint"]["hint"]
            assert line["line"][0] in mira.legal()
            assert line["now"]
            mira.ask("hint", seat=2, step=1)
            assert mira.last["hint"]["hint"]["seat"] == 2
            assert not mira.last["hint"]["hint"]["now"]
            assert mira.ask("hint", seat=9)["code"] == "unknown-seat"


def test_the_risk_lens_looks_at_this_table_or_at_an_earlier_one() -> None:
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
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
    with server() as client:
        made = new(client, "me", "steady")
        with page(client, made["code"], made["token"]) as mira:
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
    with server(limits=Limits(thoughts=(0.001, 2.0))) as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            answers = [mira.ask("risk")["type"] for _ in range(3)]
            assert answers == ["done", "done", "error"]
            assert mira.last["error"]["code"] == "too-fast"


@pytest.mark.compiled_only
def test_a_debrief_comes_when_the_match_is_over() -> None:
    session = hotzone.new("fire", seed=3, crew=1)
    while not session.over:
        legal = session.legal()
        session.play("end" if "end" in legal else legal[0])
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            assert mira.ask("debrief")["code"] == "not-over"
        asked = {"record": session.record(), "seats": ["me"], "name": "Mira", "title": "Over"}
        over = client.post("/api/records", json=asked).json()
        with page(client, over["code"], over["token"]) as mira:
            assert mira.ask("debrief")["type"] == "done"
            found = mira.last["debrief"]["debrief"]
            assert found["start"] + found["decisions"] + found["luck"] == pytest.approx(found["win"], abs=1e-6)
            for moment in found["moments"]:
                assert moment["seq"] == moment["at"]
            assert mira.ask("hint")["code"] == "over"
            assert mira.ask("risk")["code"] == "over"
