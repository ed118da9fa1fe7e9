"""Nobody gets what is not theirs: who was sent away stays away, nobody acts for others, no secret is told."""

from __future__ import annotations

import json

from hotzone.store.memory import MemoryStore
from tests.server.browsers import begin, browser, seed_of, seen
from tests.server.tables import ORIGIN, placed, server


def test_who_was_sent_away_does_not_come_back_with_the_same_browser() -> None:
    with server() as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me", "open")
        with seen(client, made["code"], mira) as host, seen(client, made["code"], eve) as guest:
            assert host.ask("kick", person=guest.last["you"]["person"])["type"] == "done"
            assert guest.to_the_end() == 4403
            assert [one["person"] for one in host.last["room"]["people"]] == [1]
        with client.websocket_connect(f"/ws/{made['code']}", headers={**ORIGIN, **eve}) as socket:
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["code"] == "sent-away"


def test_a_room_without_watchers_still_shows_its_own_people_the_record() -> None:
    with server() as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me")
        with seen(client, made["code"], mira) as host:
            host.ask("set", watchers=False)
        for path in ("", "/log", "/record", "/at/0", "/invite"):
            assert client.get(f"/api/matches/{made['code']}{path}", headers=mira).status_code == 200
            assert client.get(f"/api/matches/{made['code']}{path}", headers=eve).json()["code"] == "no-watchers"


def test_nobody_acts_for_a_seat_that_is_not_theirs() -> None:
    with server() as client:
        mira, eve = browser(client), browser(client)
        made, other = begin(client, mira, "me", "me"), begin(client, eve, "me")
        with seen(client, made["code"], mira) as host, seen(client, made["code"], eve) as stranger:
            placed(host)
            for verb, fields in (("act", {"text": "move 3,1"}), ("undo", {}), ("redo", {}), ("reset", {})):
                assert stranger.ask(verb, seq=host.seq, **fields)["code"] == "no-seat"
            for token in (other["token"], "x" * 22, mira["cookie"]):  # nothing of another room opens this one
                with client.websocket_connect(f"/ws/{made['code']}", headers={**ORIGIN, **eve}) as socket:
                    socket.send_json({"type": "hello", "token": token[:100]})
                    assert socket.receive_json()["code"] == "unknown-token"
            assert host.seq == 2


def test_no_answer_holds_a_secret_of_a_room_or_a_browser() -> None:
    store = MemoryStore()
    with server(store) as client:
        mira, ota = browser(client), browser(client)
        made = begin(client, mira, "me", "open", "random")
        with seen(client, made["code"], mira) as host, seen(client, made["code"], ota) as other:
            other.ask("sit", seat=2)
            host.ask("link", seat=3)
            other.until("room")
            links = client.portal.call(store.opened, made["code"]).links  # type: ignore[union-attr]
            known = client.portal.call(store.opened, made["code"]).guests  # type: ignore[union-attr]
            keys = json.loads(client.portal.call(store.setting, "keys"))  # type: ignore[union-attr]
            hidden = [
                seed_of(client, store, made["code"]),
                keys[0][1],
                *(link.secret for link in links),
                *(found.guest for found in known),
            ]
            assert len(hidden) == 2 + 3 + 2
            paths = ("", "/log", "/record", "/at/0", "/invite", "/qr.svg")
            answers = [client.get(f"/api/matches/{made['code']}{path}").text for path in paths]
            told = json.dumps([*host.heard, *other.heard]) + "".join([*answers, client.get("/api/health").text])
            assert [secret for secret in hidden if secret in told] == []
            assert made["token"] not in told
            assert host.last["link"]["token"] not in json.dumps(other.heard)


def test_nobody_learns_dice_in_advance() -> None:
    store = MemoryStore()
    with server(store) as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me", "random")
        with seen(client, made["code"], mira) as host:
            host.ask("set", pace=0)
            assert host.ask("act", seq=host.seq, text="roll 1,1")["type"] == "error"
            while host.view["actor"] != "nobody":
                seed = seed_of(client, store, made["code"])
                about = client.get(f"/api/matches/{made['code']}", headers=eve).json()
                assert about["dice"]["seed"] is None or about["over"]
                assert seed not in json.dumps(host.heard)
                if host.view["actor"] == 1:
                    host.act(host.legal()[-1])
                else:
                    host.hear()
            host.ended()
            assert host.last["room"]["dice"]["seed"] == seed
            line = host.seq
        again = client.post(f"/api/matches/{made['code']}/branch", json={"at": line // 2}).json()
        assert seed_of(client, store, again["code"]) != seed
