"""Two servers on one PostgreSQL, as two processes are: what happens at one is seen at the other, and the log's key decides."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotzone.server.presence.guests import keys_of, put_first
from hotzone.store.postgres.store import PostgresStore
from tests.postgres import Postgres
from tests.server.tables import Page, new, page, placed, server
from tests.waiting import until


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.database()


@contextmanager
def two(url: str) -> Iterator[tuple[TestClient, TestClient]]:
    """Two servers, each in a loop of its own."""
    with server(PostgresStore(url, "one")) as one, server(PostgresStore(url, "two")) as other:
        rooms_of(one).heartbeat.nodes = rooms_of(other).heartbeat.nodes = ["one", "two"]
        yield one, other


def rooms_of(client: TestClient) -> Any:
    return client.app.state.rooms  # type: ignore[attr-defined]


def call(client: TestClient, work: Any, *values: Any) -> Any:
    return client.portal.call(work, *values)  # type: ignore[union-attr]


def open_at(client: TestClient, code: str) -> Any:
    return rooms_of(client).open[code]


@contextmanager
def seen_twice(url: str) -> Iterator[tuple[TestClient, TestClient, str, Page, Page]]:
    """Two processes, the code of a match, and two pages of the one who plays it: one at each process."""
    with two(url) as (one, other):
        made = new(one, "me")
        with page(one, made["code"], made["token"]) as mira, page(other, made["code"], made["token"]) as again:
            placed(mira)
            again.reach(mira.seq)
            yield one, other, made["code"], mira, again


def test_actions_dice_chat_and_people_are_seen_at_the_other_process(url: str) -> None:
    with two(url) as (one, other):
        made = new(one, "me", "open")
        with page(one, made["code"], made["token"]) as mira, page(other, made["code"], name="Ota") as ota:
            assert ota.ask("sit", seat=2)["type"] == "done"
            assert ota.last["you"]["person"] == 2
            while mira.last["room"]["seats"][1]["name"] != "Ota" or not mira.last["room"]["seats"][1]["here"]:
                mira.hear()
            assert mira.act("place 3,0")["type"] == "done"
            ota.reach(1)
            assert ota.act("place 3,0")["type"] == "done"
            mira.reach(2)
            assert ota.view == mira.view
            mira.ask("say", text="fire behind the door")
            while ota.last.get("said", {}).get("text") != "fire behind the door":
                ota.hear()
            ota.ask("ping", place="1,1")
            while mira.last["said"].get("ping") != "1,1":
                mira.hear()
            mira.ask("set", title="Two houses")
            while ota.last["room"]["title"] != "Two houses":
                ota.hear()
            mira.act("end")  # the dice are rolled, by whichever process
            ota.reach(mira.seq)
            assert ota.view == mira.view
        log = call(one, rooms_of(one).store.read, made["code"])
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))


def test_who_is_late_hears_stale_and_reads_on(url: str) -> None:
    with seen_twice(url) as (_, other, _, mira, again):
        rooms_of(other).heartbeat.hear = lambda notice: None  # its notices are lost from now on
        call(other, setattr, rooms_of(other).store.listener, "hear", lambda notice: None)
        seq = again.seq
        mira.act("end")
        late = again.ask("act", seq=seq, text="end")
        assert (late["type"], late["code"]) == ("error", "stale")
        again.reach(mira.seq)
        assert again.view == mira.view


def test_of_two_who_sit_down_at_once_at_two_processes_one_gets_the_seat(url: str) -> None:
    with two(url) as (one, other):
        made = new(one, "open", "me")
        with page(one, made["code"], name="Ota") as ota, page(other, made["code"], name="Eva") as eva:
            for client in (one, other):  # neither hears of the other in time
                call(client, setattr, rooms_of(client).store.listener, "hear", lambda notice: None)
            for each in (ota, eva):
                each.asked += 1
                each.socket.send_json({"type": "sit", "id": each.asked, "seat": 1})
            answers = []
            for each in (ota, eva):
                while (answer := each.hear()).get("id") != each.asked:
                    pass
                answers.append(answer)
            assert sorted(answer["type"] for answer in answers) == ["done", "error"]
            assert next(answer["code"] for answer in answers if answer["type"] == "error") == "seat-taken"
        kept = call(one, rooms_of(one).store.opened, made["code"])
        winner = {0: "Ota", 1: "Eva"}[[answer["type"] for answer in answers].index("done")]
        assert {person.person: person.name for person in kept.people}[kept.chairs[0].owner] == winner


def test_both_deal_and_the_dice_are_there_once(url: str) -> None:
    with seen_twice(url) as (one, other, code, mira, again):
        for client in (one, other):
            open_at(client, code).others.nodes = {}  # each thinks that it is alone: both deal at once
        mira.act("end")
        again.reach(mira.seq)
        assert again.view == mira.view
        log = call(one, rooms_of(one).store.read, code)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))


def test_rubbish_on_the_wire_changes_nothing_and_is_counted(url: str, postgres: Postgres) -> None:
    with two(url) as (one, other):
        made = new(one, "me")
        with page(one, made["code"], made["token"]) as mira, page(other, made["code"], made["token"]) as again:
            placed(mira)
            again.reach(mira.seq)
            bad = [
                "",
                "x",
                "[]",
                '["a"]',
                "{}",
                "null",
                json.dumps([made["code"], None]),
                "[" * 5000,
                json.dumps([made["code"], {"step": 1}]),
            ]
            false = [
                json.dumps([made["code"], 999]),
                '["none-10", 5]',
                json.dumps([made["code"], "what"]),
                json.dumps([made["code"], "x" * 7000]),
            ]
            counts = rooms_of(other).heartbeat.counts
            for text in (*bad, *false):
                postgres.run(f"select pg_notify('hotzone_two', $x${text}$x$)", url)
            until(lambda: bool(counts["bad"] == len(bad) and counts["heard"] >= len(false)), "all notices")
            mira.act("end")
            again.reach(mira.seq)
            assert again.view == mira.view


def test_lost_notices_are_found_by_comparing_heads(url: str) -> None:
    with two(url) as (one, other):
        made = new(one, "me")
        with page(one, made["code"], made["token"]) as mira, page(other, made["code"], made["token"]) as again:
            call(other, setattr, rooms_of(other).store.listener, "hear", lambda notice: None)
            placed(mira)
            mira.ask("say", text="hello")
            again.reach(mira.seq)  # nobody told; the beat looks
            while again.last.get("said", {}).get("text") != "hello":
                again.hear()
            assert rooms_of(other).heartbeat.counts["behind"] > 0


def test_a_bot_is_let_go_by_one_process_only_and_by_the_other_when_that_one_is_gone(url: str) -> None:
    with two(url) as (one, other):
        made = new(one, "me", "random")
        with page(one, made["code"], made["token"]) as mira, page(other, made["code"], made["token"]) as again:
            rooms = [open_at(client, made["code"]) for client in (one, other)]
            until(lambda: all(room.others.nodes and all(room.others.nodes.values()) for room in rooms), "presence")
            assert sorted(room.others.leads() for room in rooms) == [False, True]
            mira.ask("set", pace=0)
            mira.act("place 3,0")
            for each in (mira, again):
                each.reach(2)  # the bot has put its firefighter down
        with page(other, made["code"], made["token"]):
            until(lambda: not open_at(other, made["code"]).others.nodes.get("one"), "the other is empty")
            assert open_at(other, made["code"]).others.leads()


def test_somebody_sent_away_at_one_process_is_cut_off_at_the_other_too(url: str) -> None:
    with two(url) as (one, other):
        made = new(one, "me", "open")
        with page(one, made["code"], made["token"]) as mira, page(other, made["code"], name="Eve") as eve:
            eve.ask("sit", seat=2)
            while mira.last["room"]["seats"][1]["name"] != "Eve":
                mira.hear()
            assert mira.ask("kick", person=mira.last["room"]["seats"][1]["owner"])["type"] == "done"
            assert eve.to_the_end() == 4403


def test_two_processes_that_begin_at_once_have_one_name_and_one_key(url: str) -> None:
    with two(url) as (one, other):
        assert one.app.state.guests.name == other.app.state.guests.name  # type: ignore[attr-defined]
        cookie = one.get("/").cookies or one.cookies
        assert cookie is not None
        stores = [rooms_of(client).store for client in (one, other)]
        keys = [call(client, keys_of, store) for client, store in zip((one, other), stores, strict=True)]
        assert keys[0] == keys[1]
        names = [
            call(client, put_first, store, "thing", name) for client, store, name in zip((one, other), stores, "ab", strict=True)
        ]
        assert names[0] == names[1]


def test_limits_are_divided_between_the_processes_that_live(url: str) -> None:
    with two(url) as (one, other):
        for client in (one, other):
            call(client, rooms_of(client).heartbeat.once)
        assert [rooms_of(client).guessers.parts for client in (one, other)] == [2, 2]
        assert rooms_of(one).guessers.bucket("an address").rate == rooms_of(one).limits.lookups[0] / 2


def test_a_match_that_begins_with_a_position_has_the_same_known_dice_everywhere(url: str) -> None:
    from tests.server.rooms.test_start_position import FIRST, LATER, begin, rolls

    with two(url) as (one, other):
        made = begin(one, answers=[FIRST, LATER])
        with page(other, made["code"], made["token"]) as mira:
            mira.act("end")
            mira.act("end")
        assert rolls(one, made["code"]) == rolls(other, made["code"])
        assert {FIRST, LATER} <= set(rolls(one, made["code"]))
