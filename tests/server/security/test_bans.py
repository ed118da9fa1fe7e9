"""Bans: a browser or a network is kept out of every page, socket and process at once, hears why, and comes back when it is over."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotzone.cli import main
from hotzone.server.security import bans as security
from hotzone.server.security.bans import BANNED, Bans, sentence
from hotzone.store.memory import MemoryStore
from hotzone.store.protocol import Ban
from hotzone.store.sqlite import SqliteStore
from tests.server.browsers import begin, browser, seen
from tests.server.tables import ORIGIN, page, server
from tests.store.kinds import store_of
from tests.waiting import until

HTML = {"accept": "text/html,*/*;q=0.8"}


def admin(db: str, *words: str, code: int = 0) -> None:
    assert main(["admin", *words, "--db", db]) == code


def close_code(client: TestClient, match: str, cookie: dict[str, str]) -> tuple[int, dict[str, Any]]:
    """What a socket of a browser is told, and how it is closed."""
    from tests.server.tables import Page

    with client.websocket_connect(f"/ws/{match}", headers={**ORIGIN, **cookie}) as socket:
        found = Page(socket)
        return found.to_the_end(), found.last.get("error", {})


def test_a_banned_person_is_cut_off_at_once_hears_why_and_stays_out_after_a_restart(
    db: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(security, "LOOK", 0.02)
    monkeypatch.setattr("hotzone.server.app.LOOK", 0.02)
    with server(store_of(db)) as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me", "open")
        with seen(client, made["code"], mira) as host, seen(client, made["code"], eve, name="Eve") as guest:
            guest.ask("sit", seat=2)
            admin(db, "ban", "Eve", "--in", made["code"], "--why", "she burns houses")
            assert "Eve of" in capsys.readouterr().out
            assert guest.to_the_end() == BANNED
            assert host.ask("beat")["type"] == "done"
    with server(store_of(db)) as client:
        answer = client.get("/api/games", headers=eve)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert answer.json()["text"] == "You are banned from this server for good: she burns houses."
        assert client.post("/api/matches", json={}, headers=eve).json()["code"] == "banned"
        told = client.get("/", headers={**eve, **HTML, "accept-language": "cs-CZ,en;q=0.5"})
        assert (told.status_code, "Na tento server máte zakázán přístup natrvalo: she burns houses." in told.text) == (403, True)
        code, error = close_code(client, made["code"], eve)
        assert (code, error["code"]) == (BANNED, "banned")
        assert "she burns houses" in error["text"]
        assert client.get("/api/games", headers=mira).status_code == 200
        capsys.readouterr()
        admin(db, "bans")
        assert f"(Eve in {made['code']})" in capsys.readouterr().out
        admin(db, "unban", "Eve", "--in", made["code"])
        until(lambda: bool(client.get("/api/games", headers=eve).status_code == 200), "the ban is lifted")
        with seen(client, made["code"], eve) as guest:
            assert guest.last["you"]["name"] == "Eve"  # she was never thrown out of the match
        admin(db, "audit", made["code"])
        assert [line.split()[-3:] for line in capsys.readouterr().out.splitlines() if " ban " in line or " unban " in line]


def test_a_network_is_kept_out_of_two_processes_at_once(postgres: Any) -> None:
    url = postgres.database()
    with server(store_of(url, "one")) as one, server(store_of(url, "two")) as two:
        for client in (one, two):
            call(client, setattr, client.app.state.rooms.heartbeat, "nodes", ["one", "two"])  # type: ignore[attr-defined]
        made = begin(one, browser(one), "me")
        with page(two, made["code"]) as watcher:
            room = two.app.state.rooms.open[made["code"]]  # type: ignore[attr-defined]
            next(iter(room.listeners)).address = "203.0.113.7"
            admin(url, "ban", "203.0.113.0/24", "--for", "1h")
            assert watcher.to_the_end() == BANNED
        for client in (one, two):
            until(partial(knows, client), "both know")
        assert two.get("/api/games").status_code == 200  # another address


def knows(client: TestClient) -> bool:
    return client.app.state.bans.find("203.0.113.200", "") is not None  # type: ignore[attr-defined]


def call(client: TestClient, work: Any, *values: Any) -> Any:
    return client.portal.call(work, *values)  # type: ignore[union-attr]


def test_somebody_whom_the_host_sent_away_can_still_be_banned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = str(tmp_path / "m.sqlite")
    with server(SqliteStore(db)) as client:
        mira, eve = browser(client), browser(client)
        made = begin(client, mira, "me", "open")
        with seen(client, made["code"], mira) as host, seen(client, made["code"], eve, name="Eve") as guest:
            guest.ask("sit", seat=2)
            assert host.ask("kick", person=guest.last["you"]["person"])["type"] == "done"
        admin(db, "ban", "Eve", "--in", made["code"])
        assert "(1 browser)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("ban", "Eve"), "--in CODE"),
        (("ban", "Nobody", "--in", "CODE"), "there are: 1 Mira"),
        (("ban", "Eve", "--in", "none-10"), "there is no match"),
        (("ban", "0.0.0.0/0"), "half the world"),
        (("ban", "127.0.0.1"), "this machine"),
        (("ban", "203.0.113.7", "--for", "soon"), "30m, 12h, 7d, 2w"),
        (("unban", "203.0.113.7"), "no such ban"),
    ],
)
def test_a_ban_that_makes_no_sense_is_told_in_one_line(
    words: tuple[str, ...], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = str(tmp_path / "m.sqlite")
    with server(SqliteStore(db)) as client:
        made = begin(client, browser(client), "me")
    capsys.readouterr()
    admin(db, *(made["code"] if word == "CODE" else word for word in words), code=2)
    said = capsys.readouterr().err
    assert why in said
    assert len(said.splitlines()) == 1
    admin(db, "bans")
    assert "Nobody is banned." in capsys.readouterr().out


def test_a_ban_ends_by_the_clock_and_knows_networks() -> None:
    now = 1000.0
    bans = Bans(clock=lambda: now)
    bans.take(
        [
            Ban("guest", "hash", 2000.0, ""),
            Ban("address", "203.0.113.0/24", 0.0, ""),
            Ban("address", "2001:db8:1:2::/64", 0.0, ""),
            Ban("address", "rubbish", 0.0, ""),
        ]
    )
    assert bans.find("", "hash")
    assert bans.find("203.0.113.9", "")
    assert bans.find("::ffff:203.0.113.9", "")
    assert bans.find("2001:db8:1:2:3::4", "")
    assert not bans.find("2001:db8:1:3::4", "other")
    assert not bans.find("testclient", "")
    now = 2000.0
    assert not bans.find("", "hash")
    assert sentence(Ban("guest", "x", 86_400.0, "")) == "You are banned from this server until 1970-01-02 00:00 UTC."


def test_the_host_keeps_playing_when_the_bans_cannot_be_read() -> None:
    from hotzone.store.protocol import NotStored

    class Deaf(MemoryStore):
        async def bans(self) -> list[Ban]:
            raise NotStored("the disk gave an error")

    with server(Deaf()) as client:
        assert client.get("/api/games").status_code == 200
