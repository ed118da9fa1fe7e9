"""Boards, puzzles, tables and shared fires of strangers: what they post is limited, read beside the loop, and never a bare 500."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import pytest

from hotzone.academy.puzzle import all_shipped
from hotzone.server.daily import standings_cache
from hotzone.server.daily.offers import SharedMatch
from hotzone.server.daily.shared_matches import TRIES
from hotzone.server.daily.standings import CrewTable
from hotzone.server.daily.standings_cache import SMALL, StandingsCache
from hotzone.server.http import academy, games
from hotzone.server.protocol.errors import Refused
from hotzone.server.rooms import match_texts
from hotzone.server.rooms.new_match import MatchStart
from hotzone.server.security.rate_limits import RateLimits
from hotzone.server.table_play import corrections
from hotzone.store.protocol import Try
from tests.server.daily.test_score import finished
from tests.server.daily.test_tries import TUESDAY, Clock, daily
from tests.server.table_play.by_hand import enter, table
from tests.server.tables import MANY, server
from tests.server.test_workshop import SHOP

DEEP = "a." * 5_900 + "a = 1\n"  # the TOML reader alone needs seconds for this, and minutes for a file of the largest size
QUOTED = ".".join([f'"{"x" * 61}"'] * 180) + " = 1\n"
PUZZLE = next(iter(all_shipped().values()))
FEW = (0.0, 2.0)


@pytest.mark.parametrize(
    "board", [DEEP, QUOTED, "[" + DEEP.partition(" ")[0] + "]\n", "b = {" + DEEP.strip() + "}\n", "a." * 5_900]
)
def test_keys_of_a_thousand_parts_are_refused_before_they_are_read(board: str) -> None:
    with server() as client:
        found = client.post("/api/check-board", json={"board": board}).json()
        assert [one["code"] for one in found["findings"]] == ["board-too-deep"]
        for path in ("/api/check-setup", "/api/matches", "/api/measure", "/api/boards"):
            answer = client.post(path, json={"board": board if "\n" in board else board + "\n"})
            assert answer.json()["code"] == "board-too-deep", (path, answer.text)
            assert answer.status_code == (200 if path == "/api/check-setup" else 400)


@pytest.mark.parametrize(
    "spoilt",
    [
        {"setup": 5},
        {"setup": "self=3"},
        {"position": [1, 2]},
        {"position": "abc"},
        {"id": 7},
        {"kind": []},
        {"limit": "x"},
        {"spread": [[1, 1e308 * 10]]},
        {"spread": 5},
        {"tempting": [[{}]]},
        {"more": 1},
    ],
)
def test_a_puzzle_that_a_browser_kept_may_be_anything(spoilt: dict[str, Any]) -> None:
    with server() as client:
        asked = {"puzzle": {**PUZZLE._asdict(), **spoilt}}
        answer = client.post("/api/academy/own", content=str_of(asked))
        assert answer.status_code == 400
        assert answer.json()["code"] in ("bad-puzzle", "bad-message")
        code = client.post(f"/api/academy/puzzles/{PUZZLE.id}", json={}).json()["code"]
        assert client.post(f"/api/matches/{code}/puzzle", content=str_of(asked)).status_code == 400


def str_of(asked: object) -> str:
    """JSON with numbers beyond all bounds, as anybody can write it."""
    return json.dumps(asked).replace("Infinity", "1e999")


def test_reading_boards_costs_the_same_tokens_at_every_door() -> None:
    limits = RateLimits(checks=(0.0, 3.0), rooms=MANY, measurements=MANY, own_measurements=MANY)
    with server(limits=limits) as client:
        asked = {"board": "no board at all\n"}
        doors = ["/api/check-setup", "/api/measure", "/api/check-board"]
        assert [client.post(path, json=asked).status_code for path in doors] == [200, 400, 200]
        for path in doors:
            answer = client.post(path, json=asked)
            assert answer.json()["code"] == "too-many", path
        assert client.post("/api/check-setup", json={}).json()["ok"]  # without a board nothing is read


def test_data_that_is_no_board_is_not_sent_back() -> None:
    with server() as client:
        answer = client.post("/api/check-board", json={"data": {f"key{i}": [1, 2, 3] for i in range(20_000)}})
        assert [one["code"] for one in answer.json()["findings"]] == ["board-too-long"]
        assert len(answer.content) < 1_000


def test_whoever_guesses_links_of_challenges_is_slowed_down() -> None:
    with server(limits=RateLimits(lookups=FEW)) as client:
        codes = [client.get(f"/api/challenges/lantern-otter-kite-{1000 + i}").status_code for i in range(2)]
        assert codes == [404, 404]
        assert client.get("/api/challenges/lantern-otter-kite-4217").status_code == 429
        assert client.post("/api/challenges/lantern-otter-kite-4217", json={}).status_code == 429


def test_the_name_of_a_crew_is_a_change_like_any_other() -> None:
    with server(limits=RateLimits(changes=FEW)) as client:
        made = client.post("/api/matches", json={"settings": {"crew": 1}, "seats": ["me"]}).json()
        path = f"/api/matches/{made['code']}/crew"
        assert [client.post(path, json={"crew": "Owls"}).status_code for _ in range(3)] == [200, 200, 429]


def test_all_addresses_of_a_network_have_six_tries_a_day_together() -> None:
    with daily(Clock()) as client:
        offered = client.app.state.shared  # type: ignore[attr-defined]

        async def begin(i: int) -> bool:
            shared: SharedMatch = await offered.shared(f"daily {TUESDAY}")
            start = MatchStart(["me", "me"], guest=f"browser {i}")
            return bool((await offered.begin(shared, start, f"2001:db8::{i:x}", False))[2])

        assert client.portal is not None
        assert all(client.portal.call(begin, i) for i in range(TRIES))
        with pytest.raises(Refused, match="tries a day"):
            client.portal.call(begin, TRIES)


# --- beside the loop


def named(made: list[str], answer: object) -> Any:
    """A function that only notes in which thread it was called."""

    def call(*_: object, **__: object) -> object:
        made.append(threading.current_thread().name)
        return answer

    return call


def test_a_turn_is_made_a_puzzle_and_judged_by_those_who_think_for_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[str] = []
    monkeypatch.setattr(academy, "puzzles_of", named(where, []))
    monkeypatch.setattr(academy, "judged", named(where, {}))
    with server() as client:
        code = client.post(f"/api/academy/puzzles/{PUZZLE.id}", json={}).json()["code"]
        assert client.post(f"/api/matches/{code}/mistake", json={"at": 0}).json() == {"puzzle": None}
        assert client.get(f"/api/matches/{code}/puzzle").json() == {}
    assert where == ["thinker", "thinker"]


def test_the_log_of_a_match_is_written_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[str] = []
    with table() as (client, code, ann):
        enter(ann, "place 0,0", "place 0,1")
        monkeypatch.setattr(match_texts, "acted", named(where, {}))
        assert client.get(f"/api/matches/{code}/log?after=1").json() == {"code": code, "seq": 2, "entries": [{}]}
    assert [name.partition("_")[0] for name in where] == ["asyncio"]


def test_a_long_match_is_put_right_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[str] = []
    correct = corrections.correct

    def noted(*given: Any) -> Any:
        where.append(threading.current_thread().name)
        return correct(*given)

    monkeypatch.setattr(corrections, "correct", noted)
    monkeypatch.setattr(corrections, "QUICK", 2)
    with table() as (_, _, ann):
        enter(ann, "place 0,0", "place 0,1", "end", "roll 1,1")
        assert ann.ask("amend", seq=ann.seq, at=3, text="end", dry=True)["type"] == "done"
        assert ann.ask("amend", seq=ann.seq, at=1, text="place 0,2")["type"] == "done"
        assert ann.last["amended"]["kept"] == [2, 3, 4]
    assert where[0] != "thinker"
    assert where[1:] == ["thinker"]


@pytest.mark.parametrize("keep", [[3, 4] * 900, [4, 3], [3, 3]])
def test_an_old_entry_is_played_again_once_and_in_its_order(keep: list[int]) -> None:
    with table() as (_, _, ann):
        enter(ann, "place 0,0", "place 0,1", "end", "roll 1,1")
        answer = ann.ask("amend", seq=ann.seq, keep=keep, dry=True)
        assert (answer["type"], answer["code"]) == ("error", "unknown-entry")
        assert ann.seq == 4


def test_how_all_crews_did_is_worked_out_once_for_all_who_look(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    class Counted(CrewTable):
        def __init__(self, tries: list[Try], game: str) -> None:
            made.append(threading.current_thread().name)
            super().__init__(tries, game)

    monkeypatch.setattr(standings_cache, "CrewTable", Counted)
    monkeypatch.setattr(standings_cache, "FRESH", 1e9)
    with daily(Clock()) as client:
        for _ in range(5):
            assert client.get("/api/daily").status_code == 200
        assert len(made) == 2  # today and yesterday
        assert threading.main_thread().name not in made
        assert all(name.startswith("asyncio_") for name in made)  # the loop's helpers, not the loop
        assert client.post(f"/api/daily/{TUESDAY}", json={"seats": ["me", "me"]}).status_code == 201
        assert client.get("/api/daily").json()["begun"] == 1


def test_a_table_of_many_crews_takes_a_twentieth_of_the_time_at_most() -> None:
    now, read = [0.0], list[int]()
    tries = [finished(f"m{i}", i % 11, 20 + i % 50) for i in range(SMALL)]

    async def slowly() -> list[Try]:
        now[0] += 2.0
        read.append(len(tries))
        return tries

    async def story() -> None:
        kept = StandingsCache(lambda: now[0])
        table = await kept.of("daily", "fire", slowly)
        assert len(table.listed) == SMALL
        for _ in range(20):
            kept.changed("daily")
            now[0] += 1.0
            assert await kept.of("daily", "fire", slowly) is table
        late = finished("late", 10, 1)
        own = table.told(late)  # one's own is there at once
        assert (own["list"][0]["mine"], own["list"][0]["place"], own["better"]) == (True, 1, 100)
        now[0] += 21.0
        assert await kept.of("daily", "fire", slowly) is not table
        assert read == [SMALL, SMALL]

    asyncio.run(story())


def test_what_is_the_same_for_everybody_is_made_once() -> None:
    with server() as client:
        for path in ("/api/academy", "/api/academy/lessons/close-the-door"):
            mark = client.get(path).headers["etag"]
            assert client.get(path, headers={"if-none-match": mark}).status_code == 304


# --- never a bare 500


def test_what_nobody_foresaw_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(games, "catalogue", fail)
    with server() as client:
        answer = client.get("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (500, "trouble")
        assert client.get("/api/health").json()["ok"]


def test_boards_of_strangers_are_drawn_at_the_pace_of_readers() -> None:
    with server(limits=RateLimits(reads=(0.0, 3.0), checks=MANY)) as client:
        setup = client.post("/api/check-setup", json={"board": SHOP}).json()["setup"]  # a read and a check, which is one too
        name = next(word.removeprefix("board=") for word in setup.split() if word.startswith("board="))
        assert [client.get(f"/api/games/fire/boards/{name}").status_code for _ in range(2)] == [200, 429]
