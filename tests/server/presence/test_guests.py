"""Who is who: the signed cookie and its keys, return links of people and seats."""

from __future__ import annotations

import re
from time import time

import pytest
from itsdangerous import TimestampSigner

from hotzone.server.presence import guests
from hotzone.server.presence.guests import AGE, Guests, turn
from hotzone.store.memory import MemoryStore
from tests.server.browsers import begin, browser, seen
from tests.server.tables import ORIGIN, new, page, server


def test_a_page_gives_its_browser_one_signed_cookie_that_scripts_and_other_sites_do_not_get() -> None:
    with server() as client:
        first = client.get("/").headers["set-cookie"]
        assert re.fullmatch(r"guest-[0-9a-f]{8}=\S+; HttpOnly; Max-Age=15552000; Path=/; SameSite=lax", first), first
        assert "set-cookie" not in client.get("/").headers  # it has one now
        assert "set-cookie" not in client.get("/api/games").headers
        client.cookies.clear()
        assert client.get("https://testserver/").headers["set-cookie"].endswith("; Secure")


def test_who_set_a_match_up_is_its_host_by_the_cookie_alone() -> None:
    with server() as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me", "open")
        with seen(client, made["code"], mira) as one, seen(client, made["code"], eve) as other:
            assert (one.last["you"]["seats"], one.last["you"]["host"], one.last["you"]["joined"]) == ([1], True, True)
            assert (other.last["you"]["seats"], other.last["you"]["host"], other.last["you"]["joined"]) == ([], False, False)
        spoilt = {"cookie": mira["cookie"][:-2] + ("AA" if not mira["cookie"].endswith("AA") else "BB")}
        with seen(client, made["code"], spoilt) as stranger:
            assert stranger.last["you"]["seats"] == []


def test_whoever_posts_without_a_cookie_gets_one_and_is_host_with_it() -> None:
    with server() as client:
        answer = client.post("/api/matches", json={"settings": {"crew": 1}, "seats": ["me"]})
        assert "guest-" in answer.headers["set-cookie"]
        with client.websocket_connect(f"/ws/{answer.json()['code']}", headers=ORIGIN) as socket:  # the client kept the cookie
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["seats"] == [1]


def test_who_sits_down_is_known_by_the_browser_and_by_a_link_on_another_device() -> None:
    with server() as client:
        mira, ota, phone = browser(client), browser(client), browser(client)
        made = begin(client, mira, "me", "open")
        with seen(client, made["code"], ota, name="Ota") as page_of_ota:
            page_of_ota.ask("sit", seat=2)
            you = page_of_ota.last["you"]
            assert (you["seats"], you["kept"], you["joined"]) == ([2], True, True)
        with seen(client, made["code"], ota) as again:
            assert (again.last["you"]["person"], again.last["you"]["seats"]) == (you["person"], [2])
        with seen(client, made["code"], phone, you["token"]) as there:
            assert (there.last["you"]["person"], there.last["you"]["joined"]) == (you["person"], True)
        with seen(client, made["code"], phone) as there:  # once joined, the link is not needed any more
            assert there.last["you"]["seats"] == [2]


def test_two_pages_of_one_browser_are_one_person_even_while_they_watch() -> None:
    with server() as client:
        mira, ota = browser(client), browser(client)
        made = begin(client, mira, "me", "open")
        with seen(client, made["code"], ota) as one, seen(client, made["code"], ota) as two:
            assert one.last["you"]["person"] == two.last["you"]["person"]
            one.ask("sit", seat=2)
            two.until("you")
            assert two.last["you"]["seats"] == [2]


def test_a_token_from_before_the_cookie_joins_the_browser_so_that_no_seat_is_lost() -> None:
    with server() as client:
        made = new(client, "me")  # as an old page did: no cookie, only the token
        mira = browser(client)
        with seen(client, made["code"], mira, made["token"]) as first:
            assert first.last["you"]["joined"] is True
        with seen(client, made["code"], mira) as second:
            assert second.last["you"]["seats"] == [1]


def test_somebody_elses_link_in_a_browser_that_is_somebody_already_leaves_both_as_they_are() -> None:
    with server() as client:
        mira = browser(client)
        made = begin(client, mira, "me", "open")
        with page(client, made["code"], name="Ota") as ota:
            ota.ask("sit", seat=2)
            token = ota.last["you"]["token"]
        with seen(client, made["code"], mira, token) as guest:
            assert (guest.last["you"]["seats"], guest.last["you"]["joined"]) == ([2], False)
        with seen(client, made["code"], mira) as own:
            assert own.last["you"]["seats"] == [1]


def test_each_seat_has_a_return_link_that_gives_just_this_seat() -> None:
    with server() as client:
        mira, ota, eve = browser(client), browser(client), browser(client)
        made = begin(client, mira, "me", "me", "random")
        with seen(client, made["code"], mira) as host:
            links = {}
            for seat in (2, 3):
                assert host.ask("link", seat=seat)["type"] == "done"
                links[seat] = host.last["link"]["token"]
            with seen(client, made["code"], ota, links[2], "Ota") as two:
                assert (two.last["you"]["seats"], two.last["you"]["host"], two.last["you"]["joined"]) == ([2], False, True)
                host.until("you")
                assert host.last["you"]["seats"] == [1]
                assert host.last["room"]["seats"][1]["owner"] == host.last["you"]["person"]
                assert two.ask("act", seq=0, text="place 3,0")["code"] == "not-your-turn"
                assert host.ask("take", seat=2)["type"] == "done"
                two.until("you")
                assert two.last["you"]["seats"] == []
            with seen(client, made["code"], eve, links[3]) as three:  # taken from the bot
                assert three.last["you"]["seats"] == [3]
            with seen(client, made["code"], browser(client), links[3]) as elsewhere:  # who has just this seat is that person
                assert elsewhere.last["you"]["person"] == three.last["you"]["person"]


def test_links_can_be_voided_by_their_owner_and_by_the_host_and_by_nobody_else() -> None:
    with server() as client:
        mira, ota, phone = browser(client), browser(client), browser(client)
        made = begin(client, mira, "me", "open")
        with seen(client, made["code"], ota) as other, seen(client, made["code"], mira) as host:
            assert other.ask("link")["code"] == "only-watching"
            other.ask("sit", seat=2)
            assert other.ask("link", seat=1)["code"] == "not-your-seat"
            assert other.ask("revoke", seat=1)["code"] == "not-your-seat"
            assert other.ask("link", seat=9)["code"] == "unknown-seat"
            own = other.last["you"]["token"]
            other.ask("link", seat=2)
            seat = other.last["link"]["token"]
            with seen(client, made["code"], phone, own) as there:
                assert there.last["you"]["seats"] == [2]
                assert host.ask("revoke", seat=2)["type"] == "done"
                assert other.ask("revoke")["type"] == "done"
                assert there.to_the_end() == 1012  # signed out elsewhere
            with seen(client, made["code"], phone) as there:
                assert there.last["you"]["seats"] == []
            for token in (own, seat):
                with client.websocket_connect(f"/ws/{made['code']}", headers=ORIGIN) as socket:
                    socket.send_json({"type": "hello", "token": token})
                    assert socket.receive_json()["code"] == "unknown-token"
        with seen(client, made["code"], ota) as still:
            assert still.last["you"]["seats"] == [2]


def test_the_page_of_a_revoked_seat_link_is_cut_off_at_once_and_the_seat_goes_back() -> None:
    with server() as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me", "me", "open")
        with seen(client, made["code"], mira) as host:
            for seat, after in ((2, 1), (3, None)):  # one that was lent, one that nobody had
                host.ask("link", seat=seat)
                with seen(client, made["code"], eve, host.last["link"]["token"], "Eve") as guest:
                    assert guest.last["you"]["seats"] == [seat]
                    assert host.ask("revoke", seat=seat)["type"] == "done"
                    assert guest.to_the_end() == 1012
                host.ask("beat")
                assert host.last["room"]["seats"][seat - 1]["holder"] == after
                with seen(client, made["code"], eve) as again:
                    assert (again.last["you"]["seats"], again.last["you"]["joined"]) == ([], False)


def test_revoking_ones_own_links_cuts_off_pages_without_a_cookie_too() -> None:
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], made["token"]) as elsewhere:
            phone = browser(client)
            with seen(client, made["code"], phone, made["token"]) as there:
                assert there.last["you"]["seats"] == [1]
                assert mira.ask("revoke")["type"] == "done"
                assert elsewhere.to_the_end() == 1012
                assert there.to_the_end() == 1012
            with seen(client, made["code"], phone) as again:
                assert again.last["you"]["seats"] == []
            assert mira.ask("beat")["type"] == "done"
            assert mira.act("place 3,0")["type"] == "done"


def test_keys_turn_and_old_cookies_are_believed_as_long_as_their_key_is() -> None:
    start: list[list[str | float]] = turn([], 1000.0)
    assert len(start) == 1
    assert turn(start, 1000.0 + AGE) == start
    both = turn(start, 1001.0 + AGE)
    assert (len(both), both[0]) == (2, start[0])
    assert turn(both, 1002.0 + 2 * AGE)[0] == both[1]
    old = TimestampSigner(str(start[0][1]), salt="guest").sign("somebody").decode()
    jar = {"guest-x": old}
    assert Guests("guest-x", [str(key) for _, key in both]).known(jar)[0] == "somebody"
    assert Guests("guest-x", [str(both[1][1])]).known(jar) == ("", 0.0)


@pytest.mark.parametrize("gap", [-10 * AGE, -AGE - 10, -3600, 3600, AGE + 10, 10 * AGE])
def test_a_cookie_with_the_right_signature_is_kept_whatever_the_clock_says(gap: int, monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    with server(store) as client:
        mira = browser(client)
        made = begin(client, mira, "me")
    real = time()
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: int(real) + gap)
    monkeypatch.setattr(guests, "time", lambda: real + gap)
    with server(store) as client:
        with seen(client, made["code"], mira) as own:
            assert own.last["you"]["seats"] == [1]
        client.cookies.clear()
        written = client.get("/", headers=mira).headers.get("set-cookie", "")
        assert bool(written) is (abs(gap) > guests.FRESH)  # written anew, with the same id
        fresh = {"cookie": written.partition(";")[0]} if written else mira
        with seen(client, made["code"], fresh) as own:
            assert own.last["you"]["seats"] == [1]


def test_a_clock_that_jumps_ahead_and_back_costs_no_key() -> None:
    start = turn([], 1000.0)
    ahead = turn(turn(start, 1000.0 + 50 * AGE), 1000.0 + 50 * AGE)
    assert turn(ahead, 2000.0) == ahead
    assert start[0] in ahead


def test_secrets_of_the_environment_sign_in_place_of_the_stores() -> None:
    store = MemoryStore()
    with server(store, secrets=["old", "new"]) as client:
        name, _, value = browser(client)["cookie"].partition("=")
        assert TimestampSigner("new", salt="guest").validate(value)
        before = TimestampSigner("old", salt="guest").sign("somebody").decode()
        assert "set-cookie" not in client.get("/", headers={"cookie": f"{name}={before}"}).headers
    with server(store, secrets=["other"]) as client:
        assert "set-cookie" in client.get("/", headers={"cookie": f"{name}={value}"}).headers
