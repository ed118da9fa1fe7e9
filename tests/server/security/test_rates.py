"""How much strangers may ask: each kind of work has its measure for an address, and a /64 of IPv6 is one address."""

from __future__ import annotations

import pytest

from hotzone.server.rooms import codes
from hotzone.server.security.rate_limits import Gate, RateLimits, network
from tests.server.browsers import begin, browser, seen
from tests.server.tables import WIDE, new, page, server


def narrow(**more: object) -> RateLimits:
    """Wide limits, but for some."""
    return RateLimits(**{**{name: getattr(WIDE, name) for name in WIDE.__slots__}, **more})


@pytest.mark.parametrize(
    ("address", "shared"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_whom_an_address_stands_for(address: str, shared: str) -> None:
    assert network(address) == shared


def test_all_addresses_of_a_network_share_one_bucket() -> None:
    gate = Gate(1.0, 2.0, lambda: 0.0)
    assert [gate.open(f"2001:db8::{i}") for i in range(3)] == [True, True, False]
    assert gate.open("2001:db8:0:1::1")


def test_renames_and_seats_are_limited_for_all_pages_of_an_address_together() -> None:
    with server(limits=narrow(changes=(0.0, 4.0))) as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"]) as ota:
            assert [mira.ask("name", name=f"Mira {i}").get("code") for i in range(3)] == [None] * 3
            assert ota.ask("sit", seat=2)["type"] == "done"
            assert ota.ask("name", name="Ota")["code"] == "too-fast"
            assert mira.ask("link")["code"] == "too-fast"
            assert mira.act("place 3,0")["type"] == "done"  # playing goes on


def test_looking_up_tables_is_limited_over_the_socket_and_the_plain_routes_together() -> None:
    with server(limits=narrow(reads=(0.0, 3.0))) as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            assert mira.ask("look", at=0)["type"] == "done"
            assert client.get(f"/api/matches/{made['code']}/record").status_code == 200
            assert mira.ask("why", text="end")["type"] == "done"
            for kind, fields in (("look", {"at": 0}), ("why", {"text": "end"}), ("paths", {})):
                assert mira.ask(kind, **fields)["code"] == "too-fast"
            for path in (f"/api/matches/{made['code']}", f"/api/matches/{made['code']}/record", "/api/log", "/api/log.csv"):
                answer = client.get(path)
                assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
            assert client.post("/api/check-setup", json={}).status_code == 429
            assert mira.act("place 3,0")["type"] == "done"
        assert client.get("/api/health").status_code == 200


def test_records_to_play_again_are_limited() -> None:
    with server(limits=narrow(imports=(0.0, 2.0))) as client:
        made = new(client, "me")
        record = client.get(f"/api/matches/{made['code']}/record").text
        found = [client.post("/api/records", json={"record": record}).status_code for _ in range(3)]
        assert found == [201, 201, 429]


def test_codes_are_two_words_and_four_digits_and_one_address_does_not_guess_them_in_a_season() -> None:
    code = codes.new_code()
    one, two, digits = code.split("-")
    assert one in codes.WORDS
    assert two in codes.WORDS
    assert 1000 <= int(digits) <= 9999
    assert codes.tidy(code) == code
    rate, most = RateLimits().lookups
    guesses = most + rate * 90 * 86_400
    assert guesses * 1000 / (len(codes.WORDS) ** 2 * 9000) < 0.03  # any of a thousand matches in ninety days


def test_a_browser_that_belongs_to_a_match_finds_it_even_when_its_address_guessed_too_much() -> None:
    with server(limits=narrow(lookups=(0.0, 2.0))) as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me")
        assert [client.get(f"/api/matches/no-{i}", headers=eve).status_code for i in range(10, 13)] == [404, 404, 429]
        assert client.get(f"/api/matches/{made['code']}", headers=eve).status_code == 429
        assert client.get(f"/api/matches/{made['code']}", headers=mira).status_code == 200
        with seen(client, made["code"], mira) as own:
            assert own.last["you"]["seats"] == [1]
