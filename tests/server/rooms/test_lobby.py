"""The lobby: people gather, say that they are ready, and the host starts the match."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from hotzone.store.memory import MemoryStore
from tests.server.tables import new, page, placed, server


def gather(client: TestClient, *seats: str) -> dict[str, Any]:
    """A match with a lobby."""
    asked = {"game": "fire", "settings": {"crew": len(seats)}, "seats": list(seats), "name": "Mira", "lobby": True}
    answer = client.post("/api/matches", json=asked)
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    found: dict[str, Any] = answer.json()
    return found


def test_nobody_acts_before_the_host_starts_and_a_guest_cannot_start() -> None:
    with server() as client:
        made = gather(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Ota") as ota:
            assert mira.last["room"]["switches"]["waiting"] is True
            assert mira.ask("act", seq=0, text="place 3,0")["code"] == "not-started"
            assert ota.ask("sit", seat=2)["type"] == "done"
            assert ota.ask("start")["code"] == "not-host"
            assert mira.ask("start")["type"] == "done"
            assert mira.last["room"]["switches"]["waiting"] is False
            assert mira.act("place 3,0")["type"] == "done"


def test_a_bot_in_the_lobby_waits_too() -> None:
    with server() as client:
        made = gather(client, "random", "me")
        with page(client, made["code"], made["token"]) as mira:
            assert mira.ask("set", pace=0)["type"] == "done"
            assert mira.ask("beat")["seq"] == 0
            assert mira.ask("start")["type"] == "done"
            mira.reach(1)
            assert mira.last["acted"]["bot"] == "random"


def test_who_is_ready_is_told_and_kept_over_a_restart() -> None:
    store = MemoryStore()
    with server(store) as client:
        made = gather(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Ota") as ota:
            assert ota.ask("ready")["code"] == "no-seat"
            ota.ask("sit", seat=2)
            assert ota.ask("ready")["type"] == "done"
            person = ota.last["you"]["person"]
            while mira.last["room"]["switches"]["ready"] != [person]:
                mira.hear()
        rooms = client.app.state.rooms  # type: ignore[attr-defined]
        client.portal.call(rooms.put_away, made["code"])  # type: ignore[union-attr]
        with page(client, made["code"], made["token"]) as mira:
            assert mira.last["room"]["switches"]["ready"] == [person]
            assert mira.last["room"]["switches"]["waiting"] is True


def test_readiness_can_be_taken_back_and_ends_with_the_start() -> None:
    with server() as client:
        made = gather(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            mira.ask("ready")
            assert mira.last["room"]["switches"]["ready"] == [1]
            mira.ask("ready", ready=False)
            assert mira.last["room"]["switches"]["ready"] == []
            mira.ask("start")
            assert mira.ask("ready")["code"] == "started"
            assert mira.ask("start")["code"] == "started"


def test_free_helmets_go_to_a_bot_and_a_late_guest_takes_one_over() -> None:
    with server() as client:
        made = gather(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira:
            mira.ask("start")
            assert [seat["bot"] for seat in mira.last["room"]["seats"]] == [None, "steady"]
            with page(client, made["code"], name="Late") as late:
                assert late.ask("sit", seat=1)["code"] == "seat-taken"
                assert late.ask("sit", seat=2)["type"] == "done"
                assert late.last["you"]["seats"] == [2]
                seat = late.last["room"]["seats"][1]
                assert (seat["bot"], seat["name"]) == (None, "Late")


def test_a_bot_that_stands_in_for_somebody_keeps_its_helmet() -> None:
    with server() as client:
        made = gather(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Eve") as eve:
            mira.ask("give", seat=1, bot="random")
            assert eve.ask("sit", seat=1)["code"] == "seat-taken"


def test_without_a_lobby_a_bots_helmet_is_nobodys_to_take() -> None:
    with server() as client:
        made = new(client, "me", "random")
        with page(client, made["code"], made["token"]), page(client, made["code"], name="Eve") as eve:
            assert eve.ask("sit", seat=2)["code"] == "seat-taken"


def test_a_match_without_anybody_cannot_be_started() -> None:
    with server() as client:
        made = gather(client, "open", "open")
        with page(client, made["code"], made["token"]) as mira:
            assert mira.ask("start")["code"] == "nobody-seated"
            assert mira.last["room"]["switches"]["waiting"] is True


def test_the_host_shows_everybody_the_way_to_the_next_match() -> None:
    with server() as client:
        made, other = gather(client, "me", "open"), gather(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Ota") as ota:
            assert ota.ask("next", code=other["code"])["code"] == "not-host"
            assert mira.ask("next", code=made["code"])["code"] == "bad-code"
            assert mira.ask("next", code="../log")["code"] == "bad-code"
            assert mira.ask("next", code=other["code"])["type"] == "done"
            while ota.last["room"]["switches"]["next"] != other["code"]:
                ota.hear()


def test_a_match_in_short_tells_a_browser_its_own_seats() -> None:
    with server() as client:
        asked = {"game": "fire", "settings": {"crew": 3}, "seats": ["me", "open", "me"], "name": "Mira"}
        code = client.post("/api/matches", json=asked).json()["code"]
        assert client.get(f"/api/matches/{code}").json()["yours"] == [1, 3]
        client.cookies.clear()
        assert client.get(f"/api/matches/{code}").json()["yours"] == []


def test_a_match_without_a_lobby_begins_at_once() -> None:
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            assert mira.last["room"]["switches"]["waiting"] is False
            placed(mira)
