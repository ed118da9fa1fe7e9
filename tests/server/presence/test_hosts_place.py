"""The host's place: nobody takes it before the host had time to come, and nobody gets rid of whoever set the match up."""

from __future__ import annotations

from hotzone.server.rooms.host import HOST_GONE
from hotzone.store.memory import MemoryStore
from tests.server.browsers import begin, browser, seen
from tests.server.tables import ORIGIN, guest_alone, new, page, server, with_eve


def test_a_guest_is_not_host_before_the_creator_had_time_to_open_the_page() -> None:
    now = [1000.0]
    with guest_alone(now, "Eve") as (_, _, eve):
        assert eve.ask("host")["code"] == "not-host"
        assert eve.ask("kick", person=1)["code"] == "not-host"
        now[0] += HOST_GONE - 1
        assert eve.ask("host")["code"] == "not-host"
        now[0] += 1
        assert eve.ask("host")["type"] == "done"


def test_after_a_restart_the_host_has_time_to_come_back() -> None:
    now, store = [1000.0], MemoryStore()
    with server(store, clock=lambda: now[0]) as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]), page(client, made["code"], name="Eve") as eve:
            eve.ask("sit", seat=2)
            token = eve.last["you"]["token"]
    now[0] = 5.0  # another boot of the machine: its clock begins anew
    with server(store, clock=lambda: now[0]) as client, page(client, made["code"], token) as eve:
        assert eve.ask("host")["code"] == "not-host"
        with page(client, made["code"], made["token"]) as mira:
            now[0] += 10 * HOST_GONE
            assert eve.ask("host")["code"] == "not-host"
            assert mira.last["you"]["host"] is True
        eve.until("room")
        now[0] += HOST_GONE - 1
        assert eve.ask("host")["code"] == "not-host"
        now[0] += 1
        assert eve.ask("host")["type"] == "done"


def test_a_host_who_followed_cannot_send_the_creator_away_and_the_creator_becomes_host_again() -> None:
    now = [0.0]
    with server(clock=lambda: now[0]) as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me", "open")
        with seen(client, made["code"], eve) as other:
            other.ask("sit", seat=2)
            now[0] += HOST_GONE
            assert other.ask("host")["type"] == "done"
            assert other.ask("kick", person=1)["code"] == "creator-stays"
            with seen(client, made["code"], mira) as own:
                assert (own.last["you"]["seats"], own.last["you"]["host"]) == ([1], False)
                assert other.ask("kick", person=1)["code"] == "creator-stays"
                assert own.ask("host")["type"] == "done"
                assert own.last["you"]["host"] is True
                other.until("you")
                assert other.last["you"]["host"] is False


def test_kicking_a_borrower_gives_the_seat_back_to_its_owner() -> None:
    with server() as client:
        made = new(client, "me", "open", "open")
        with (
            page(client, made["code"], made["token"]) as mira,
            page(client, made["code"], name="Ota") as ota,
            page(client, made["code"], name="Eve") as eve,
        ):
            ota.ask("sit", seat=2)
            eve.ask("sit", seat=3)
            eve.ask("stand", seat=3)
            number = eve.last["you"]["person"]
            assert ota.ask("give", seat=2, person=number)["type"] == "done"
            eve.until("you")
            assert mira.ask("kick", person=number)["type"] == "done"
            assert eve.to_the_end() == 4403
            seat = mira.last["room"]["seats"][1]
            assert (seat["owner"], seat["holder"]) == (ota.last["you"]["person"],) * 2
            ota.until("you")
            while ota.last["you"]["seats"] != [2]:
                ota.until("you")


def test_who_borrowed_a_seat_keeps_it_when_its_owner_is_sent_away() -> None:
    with with_eve() as (_, _, mira, eve):
        eve.ask("give", seat=2, person=1)
        assert mira.ask("kick", person=eve.last["you"]["person"])["type"] == "done"
        seat = mira.last["room"]["seats"][1]
        assert (seat["owner"], seat["holder"]) == (1, 1)


def test_who_was_sent_away_does_not_come_back_by_the_link_of_their_seat() -> None:
    with server() as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me", "open")
        with seen(client, made["code"], mira) as host:
            host.ask("set", watchers=False)
            host.ask("link", seat=2)
            link = host.last["link"]["token"]
            with seen(client, made["code"], eve, link) as guest:
                assert guest.last["you"]["seats"] == [2]
                host.ask("kick", person=guest.last["you"]["person"])
                assert guest.to_the_end() == 4403
            for cookie in (browser(client), {}):  # another browser, and none
                with client.websocket_connect(f"/ws/{made['code']}", headers={**ORIGIN, **cookie}) as socket:
                    socket.send_json({"type": "hello", "token": link})
                    assert socket.receive_json()["code"] == "unknown-token"


def test_who_was_sent_away_does_not_come_back_by_the_plain_routes() -> None:
    with server() as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me", "open")
        with seen(client, made["code"], mira) as host, seen(client, made["code"], eve) as guest:
            host.ask("kick", person=guest.last["you"]["person"])
        for path in ("", "/log", "/record", "/at/0", "/invite"):
            answer = client.get(f"/api/matches/{made['code']}{path}", headers=eve)
            assert (answer.status_code, answer.json()["code"]) == (403, "sent-away")
        assert client.post(f"/api/matches/{made['code']}/branch", json={"at": 0}, headers=eve).json()["code"] == "sent-away"


def test_the_page_of_another_person_in_the_same_browser_is_cut_off_too_but_never_the_hosts_own() -> None:
    with server() as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me", "open", "open")
        with seen(client, made["code"], mira) as host, page(client, made["code"], name="Ota") as ota:
            ota.ask("sit", seat=2)
            token = ota.last["you"]["token"]
            with seen(client, made["code"], eve) as own, seen(client, made["code"], mira, token) as borrowed:
                own.ask("sit", seat=3)
                with seen(client, made["code"], eve, token) as other:
                    host.ask("kick", person=own.last["you"]["person"])
                    assert own.to_the_end() == 4403
                    assert other.to_the_end() == 4403
                host.ask("kick", person=borrowed.last["you"]["person"])
                assert borrowed.to_the_end() == 4403
            assert host.ask("beat")["type"] == "done"
        with seen(client, made["code"], mira) as again:
            assert again.last["you"]["host"] is True
