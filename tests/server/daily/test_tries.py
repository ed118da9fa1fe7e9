"""Today's fire on a server: one try counts, its dice are the same for all and secret while the day lasts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotzone import fair_dice
from hotzone.server.daily.season import DAY, Season, ends_at
from tests.server.tables import page, server

SEASON = Season(date(2026, 11, 1), bytes(range(32)))
TUESDAY = date(2026, 11, 17)  # a family game for two
NOON = ends_at(TUESDAY) - DAY / 2


class Clock:
    """A time of day that tests move."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> float:
        return self.at


@contextmanager
def daily(clock: Clock, **more: Any) -> Iterator[TestClient]:
    with server(now=clock, season=SEASON.text(), **more) as client:
        yield client


def begin(client: TestClient, day: date = TUESDAY, **more: object) -> dict[str, Any]:
    """Begin a try, as the browser that the client is now."""
    answer = client.post(f"/api/daily/{day}", json={"seats": ["me", "me"], "name": "Mira", **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def play(client: TestClient, made: dict[str, Any], policy: int) -> list[dict[str, Any]]:
    """Play a match to its end by luck; gives all that the page heard."""
    luck = Random(policy)
    with page(client, made["code"], made["token"]) as mira:
        while mira.view["actor"] != "nobody":
            assert mira.act(luck.choice(mira.legal()))["type"] == "done"
        mira.ended()
        return mira.heard


whole_debrief = pytest.mark.compiled_only  # looking back at a whole match takes minutes uncompiled


def settled(client: TestClient, path: str) -> dict[str, Any]:
    """What a route says once the result of one's own try is there; it is computed beside the loop."""

    async def work() -> None:
        await asyncio.gather(*client.app.state.rooms.tasks)  # type: ignore[attr-defined]

    client.portal.call(work)  # type: ignore[union-attr]
    found: dict[str, Any] = client.get(path).json()
    assert found["mine"]["over"]
    return found


def test_two_servers_of_a_season_have_the_same_fire_and_another_season_has_another() -> None:
    clock = Clock()
    with daily(clock) as one, daily(clock) as two, server(now=clock) as other:
        first, second, third = (client.get("/api/daily").json() for client in (one, two, other))
    assert {key: first[key] for key in ("day", "number", "plan", "dice", "table")} == {
        key: second[key] for key in ("day", "number", "plan", "dice", "table")
    }
    assert first["number"] == 17
    assert third["number"] == 1  # it began today
    assert third["dice"] != first["dice"]


@whole_debrief
def test_the_first_try_of_a_browser_counts_and_a_second_is_practice_after_it() -> None:
    with daily(Clock()) as client:
        made = begin(client)
        assert made["counts"]
        again = client.post(f"/api/daily/{TUESDAY}", json={"seats": ["me", "me"]})
        assert again.status_code == 403
        assert again.json()["code"] == "play-first"
        about = client.get("/api/daily").json()
        assert about["mine"] == {**about["mine"], "match": made["code"], "over": False}
        assert about["standings"] is None
        play(client, made, 1)
        after = settled(client, "/api/daily")
        assert after["mine"]["counted"]
        assert after["standings"]["crews"] == 1
        assert after["standings"]["mine"]["squares"]
        practice = begin(client)
        assert not practice["counts"]
        play(client, practice, 2)
        assert client.get("/api/daily").json()["mine"]["match"] == made["code"]
        assert client.get("/api/daily").json()["standings"]["crews"] == 1
        client.cookies.clear()
        assert begin(client)["counts"]  # another browser


@whole_debrief
def test_the_secret_of_a_running_day_is_in_no_message_and_everybody_knows_it_tomorrow() -> None:
    clock = Clock()
    with daily(clock) as client:
        secret, digits = SEASON.secret(TUESDAY), SEASON.secret(TUESDAY).hex()
        made = begin(client)
        heard = play(client, made, 3)
        settled(client, "/api/daily")
        paths = [f"/api/matches/{made['code']}{more}" for more in ("", "/log", "/record", "/at/0", "/invite")]
        paths += ["/api/daily", f"/api/daily/{TUESDAY}", "/api/daily/mine", "/api/log", "/api/log.csv"]
        told = [str(heard), *(client.get(path).text for path in paths)]
        assert all(digits not in text and str(secret) not in text for text in told)
        assert fair_dice.commitment(f"{fair_dice.BY_TURN} {digits}") in client.get(f"/api/matches/{made['code']}/record").text
        clock.at += DAY
        late = client.get(f"/api/daily/{TUESDAY}").json()
        assert late["dice"]["secret"] == digits
        assert client.get("/api/daily").json()["dice"]["commitment"] == digits  # of Wednesday
        assert client.get(f"/api/matches/{made['code']}").json()["dice"]["seed"].endswith(digits)
        verdict = fair_dice.verify(client.get(f"/api/matches/{made['code']}/record").text, digits)
        assert verdict.fair
        assert verdict.checked > 10


def test_no_die_is_taken_back_in_a_try_even_by_one_who_plays_alone() -> None:
    with daily(Clock()) as client:
        made = begin(client)
        with page(client, made["code"], made["token"]) as mira:
            luck = Random(5)
            while mira.view["turn"] < 2:
                mira.act(luck.choice(mira.legal()))
            assert mira.ask("undo", seq=mira.seq)["code"] == "dice-rolled"
            assert not mira.last["room"]["alone"]
            mira.act("end") if "end" in mira.legal() else None


@whole_debrief
def test_a_crew_in_one_room_is_one_try_and_strangers_watch_only_after_their_own() -> None:
    with daily(Clock()) as client:
        made = begin(client, seats=["me", "open"], lobby=True)
        client.cookies.clear()
        client.get("/")  # the cookie of another browser
        with page(client, made["code"], "") as bo:
            assert bo.ask("sit", seat=2)["type"] == "done"
        about = client.get("/api/daily").json()
        assert about["mine"]["match"] == made["code"]  # Bo's try too
        refused = client.post(f"/api/daily/{TUESDAY}", json={"seats": ["me", "me"]})
        assert refused.json()["code"] == "play-first"
        client.cookies.clear()
        client.get("/")
        other = begin(client)
        assert other["counts"]
        play(client, other, 7)
        client.cookies.clear()
        client.get("/")
        assert client.get(f"/api/matches/{other['code']}").json()["code"] == "play-first"
        mine = begin(client)
        play(client, mine, 8)
        settled(client, "/api/daily")
        assert client.get(f"/api/matches/{other['code']}").status_code == 200


def test_six_tries_count_from_one_address_and_the_next_is_told_why_not() -> None:
    with daily(Clock()) as client:
        for _ in range(6):
            client.cookies.clear()
            assert begin(client)["counts"]
        client.cookies.clear()
        answer = client.post(f"/api/daily/{TUESDAY}", json={"seats": ["me", "me"]})
        assert answer.json()["code"] == "too-many-tries"


@whole_debrief
def test_hints_are_allowed_and_noted() -> None:
    with daily(Clock()) as client:
        made = begin(client)
        with page(client, made["code"], made["token"]) as mira:
            assert mira.ask("hint", step=1)["type"] == "done"
            assert mira.last["room"]["switches"]["helped"]
            luck = Random(9)
            while mira.view["actor"] != "nobody":
                mira.act(luck.choice(mira.legal()))
            mira.ended()
        assert settled(client, "/api/daily")["standings"]["mine"]["help"]


def test_days_of_the_last_month_are_for_practice_and_others_do_not_exist() -> None:
    clock = Clock()
    with daily(clock) as client:
        old = begin(client, date(2026, 11, 10))
        assert not old["counts"]
        for day, code in (("2026-11-18", "no-such-day"), ("2026-10-31", "no-such-day"), ("yesterday", "bad-day")):
            assert client.get(f"/api/daily/{day}").json()["code"] == code
        clock.at += 40 * DAY
        refused = client.post(f"/api/daily/{TUESDAY}", json={"seats": ["me", "me"]})
        assert refused.json()["code"] == "day-over"


def test_a_warm_up_has_the_same_house_and_other_dice() -> None:
    with daily(Clock()) as client:
        made = client.post(f"/api/daily/{TUESDAY}/warm-up", json={"seats": ["me", "me"]}).json()
        room = client.get(f"/api/matches/{made['code']}").json()
        plan = client.get("/api/daily").json()["plan"]
        assert room["setup"] == plan["setup"]
        assert fair_dice.BY_TURN not in made["dice"]["commitment"]
        assert client.get("/api/daily").json()["mine"] is None


@whole_debrief
def test_a_crew_may_have_a_name_which_others_see_if_it_wants() -> None:
    with daily(Clock()) as client:
        made = begin(client)
        play(client, made, 4)
        settled(client, "/api/daily")
        path = f"/api/matches/{made['code']}/crew"
        assert client.post(path, json={"crew": "Night shift", "listed": False}).json()["name"] == "Night shift"
        first = dict(client.cookies)
        client.cookies.clear()
        client.get("/")
        other = begin(client)
        play(client, other, 6)
        seen = settled(client, "/api/daily")["standings"]["list"]
        assert "Night shift" not in str(seen)
        assert client.post(path, json={"crew": "Thieves"}).json()["code"] == "no-seat"
        client.cookies.update(first)
        client.post(path, json={"crew": "Night shift", "listed": True})
        client.cookies.clear()
        client.cookies.update(first)
        assert "Night shift" in str(client.get("/api/daily").json()["standings"]["list"])


@pytest.mark.parametrize("shared", [False, True])
@whole_debrief
def test_a_finished_match_offers_its_fire_and_friends_stand_side_by_side(shared: bool) -> None:
    clock = Clock()
    with daily(clock) as client:
        if shared:
            made = begin(client, date(2026, 11, 10))
        else:
            asked = {"settings": {"crew": 2, "rules": "experienced"}, "seats": ["me", "me"]}
            made = client.post("/api/matches", json=asked).json()
        assert client.post(f"/api/matches/{made['code']}/challenge", json={}).json()["code"] == "offer-not-over"
        play(client, made, 1)
        link = client.post(f"/api/matches/{made['code']}/challenge", json={}).json()
        assert client.post(f"/api/matches/{made['code']}/challenge", json={}).json() == link
        path = f"/api/challenges/{link['code']}"
        seats = ["me"] * client.get(path).json()["plan"]["seats"]
        firsts = []
        for policy in (2, 3):
            client.cookies.clear()
            client.get("/")
            assert client.get(path).json()["side_by_side"] == []
            one = client.post(path, json={"seats": seats}).json()
            assert one["counts"]
            if not shared:  # the same set-up, though the match had other dice
                logs = [client.get(f"/api/matches/{code}/log").json()["entries"] for code in (made["code"], one["code"])]
                first = next(i for i, entry in enumerate(logs[0]) if entry["actor"] != "nature")
                assert first > 3
                assert [entry["action"] for entry in logs[0][:first]] == [entry["action"] for entry in logs[1][:first]]
            play(client, one, policy)
            found = settled(client, path)
            firsts.append(one["dice"]["commitment"])
        assert firsts[0] == firsts[1]
        assert len(found["side_by_side"]) == (3 if shared else 2)
        assert sum(crew["mine"] for crew in found["side_by_side"]) == 1
        assert all(crew["curve"] and crew["squares"] for crew in found["side_by_side"])
        assert client.get("/api/challenges/no-such-code").json()["code"] == "unknown-challenge"
