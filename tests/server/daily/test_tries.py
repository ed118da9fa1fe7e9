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
from hotzone.store.protocol import hidden_name
from tests.server.rooms.test_start_position import FIRST, POSITION, to_the_end
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
        assert made["dice"]["commitment"] != fair_dice.commitment(SEASON.seed(TUESDAY))
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


def offered(client: TestClient, made: dict[str, Any]) -> str:
    """Offer a finished match; gives where the challenge is told."""
    answer = client.post(f"/api/matches/{made['code']}/challenge", json={})
    assert answer.status_code == 201, answer.text
    return f"/api/challenges/{answer.json()['code']}"


def friend_begins(client: TestClient, path: str) -> dict[str, Any]:
    """Another browser comes and begins its try."""
    client.cookies.clear()
    client.get("/")
    about = client.get(path).json()
    assert (about["side_by_side"], about["standings"], about["mine"], about["offers"]) == ([], None, None, False)
    made: dict[str, Any] = client.post(path, json={"seats": ["me"] * about["plan"]["seats"]}).json()
    assert made["counts"]
    return made


def first_rolls(client: TestClient, code: str) -> dict[int, str]:
    """The first roll for the fire in each turn of a match."""
    found, turn = dict[int, str](), 0
    for entry in client.get(f"/api/matches/{code}/log").json()["entries"]:
        turn += entry["action"] == "end"
        if entry["actor"] == "nature" and entry["action"].startswith("roll "):
            found.setdefault(turn, entry["action"])
    return found


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
        path = offered(client, made)
        assert offered(client, made) == path
        about = settled(client, path)  # who offers it has tried it already
        assert (about["offers"], about["dice"], about["mine"]["match"]) == (True, "turn", made["code"])
        assert [crew["match"] for crew in about["side_by_side"]] == [made["code"]]
        own, alike = first_rolls(client, made["code"]), 0
        for policy in (2, 3):
            one = friend_begins(client, path)
            assert one["dice"]["commitment"] == made["dice"]["commitment"]
            play(client, one, policy)
            found = settled(client, path)
            theirs = first_rolls(client, one["code"])
            both = own.keys() & theirs.keys()
            assert [own[turn] for turn in both] == [theirs[turn] for turn in both]
            alike += len(both)
        assert alike > 4
        assert len(found["side_by_side"]) == 3
        assert [crew["match"] for crew in found["side_by_side"] if crew["mine"]] == [one["code"]]
        assert found["side_by_side"][0]["match"] == made["code"]
        assert all(crew["curve"] and crew["squares"] for crew in found["side_by_side"])
        assert client.get("/api/challenges/no-such-code").json()["code"] == "unknown-challenge"


def log_of(client: TestClient, code: str) -> list[str]:
    """What nature said in a match."""
    entries = client.get(f"/api/matches/{code}/log").json()["entries"]
    return [entry["action"] for entry in entries if entry["actor"] == "nature"]


@whole_debrief
def test_a_match_that_went_on_from_another_is_offered_from_where_its_own_dice_began() -> None:
    with daily(Clock()) as client:
        first = client.post("/api/matches", json={"settings": {"crew": 1}, "seats": ["me"]}).json()
        play(client, first, 4)
        made = client.post(f"/api/matches/{first['code']}/branch", json={"at": 9, "seats": ["me"]}).json()
        play(client, made, 5)
        one = friend_begins(client, offered(client, made))
        logs = [client.get(f"/api/matches/{code}/log").json()["entries"] for code in (made["code"], one["code"])]
        assert [entry["action"] for entry in logs[0][:9]] == [entry["action"] for entry in logs[1][:9]]
        assert one["dice"]["commitment"] == made["dice"]["commitment"]


@whole_debrief
def test_a_record_of_elsewhere_is_offered_with_the_rolls_it_holds() -> None:
    with daily(Clock()) as client:
        first = client.post("/api/matches", json={"settings": {"crew": 2}, "seats": ["me", "me"]}).json()
        play(client, first, 6)
        record = client.get(f"/api/matches/{first['code']}/record").text
        brought = client.post("/api/records", json={"record": record, "seats": ["me", "me"]}).json()
        path = offered(client, brought)
        assert client.get(path).json()["dice"] == "rolled"
        one = friend_begins(client, path)
        play(client, one, 6)  # the same decisions meet the same rolls
        assert log_of(client, one["code"]) == log_of(client, first["code"])


def test_a_match_that_began_with_a_position_is_offered_with_it_and_with_the_rolls_that_were_known() -> None:
    with daily(Clock()) as client:
        asked = {"position": POSITION, "answers": [FIRST], "seats": ["me"]}
        made = client.post("/api/positions", json=asked).json()
        with page(client, made["code"], made["token"]) as mira:
            before = mira.view
            to_the_end(mira)
        path = offered(client, made)
        assert client.get(path).json()["table"]["spaces"] == before["spaces"]
        one = friend_begins(client, path)
        with page(client, one["code"], one["token"]) as friend:
            assert friend.view["spaces"] == before["spaces"]
            to_the_end(friend)
        assert log_of(client, one["code"]) == log_of(client, made["code"])
        assert log_of(client, one["code"])[0] == FIRST


def test_a_crew_whose_name_was_hidden_cannot_take_another() -> None:
    with daily(Clock()) as client:
        made = begin(client)
        path = f"/api/matches/{made['code']}/crew"
        assert client.post(path, json={"crew": "Night shift", "listed": True}).status_code == 200
        store = client.app.state.rooms.store  # type: ignore[attr-defined]
        client.portal.call(lambda: store.put_setting(hidden_name(made["code"]), "hidden"))  # type: ignore[union-attr]
        assert client.post(path, json={"crew": "Night shift", "listed": True}).json()["code"] == "name-hidden"
