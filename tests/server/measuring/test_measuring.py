"""The difficulty meter of the server: a job with bars that grow, one at a time, kept by the board's content, limited."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotzone import registry
from hotzone.server.measuring.jobs import Meter
from hotzone.server.measuring.low_priority import LowPriorityPlayer
from hotzone.server.measuring.routes import apart
from hotzone.server.protocol.errors import Unknown
from hotzone.server.security.rate_limits import RateLimits
from hotzone.sim.meter.measurement import Measurement
from hotzone.sim.meter.rows import MeterRow
from hotzone.sim.tally import Tally
from hotzone.sim.task import RunSpec, Task, Worker
from hotzone.store.memory import MemoryStore
from hotzone.store.protocol import Store
from tests.boards.own_boards import BAKERY, forget, reactor_text
from tests.server.tables import WIDE, server
from tests.waiting import LONG

TEXT = BAKERY.read_text("utf-8")
CELLS = [{"level": "family", "crew": 2}, {"level": "veteran", "crew": 3}]


class PlayerHere:
    """Plays in a thread of this process; a test may hold it back."""

    gate = threading.Event()

    def __init__(self, spec: RunSpec) -> None:
        self.spec = spec
        self.closed = False

    async def play(self, task: Task) -> Tally:
        await asyncio.to_thread(self.gate.wait, LONG)
        if self.closed:
            raise EOFError
        return Worker(self.spec).play(task)

    def stop(self) -> None:
        self.closed = True
        self.gate.set()

    def close(self) -> None:
        self.closed = True


@contextmanager
def measuring(
    store: Store | None = None, limits: RateLimits = WIDE, make_player: Callable[[RunSpec], Any] = PlayerHere
) -> Iterator[TestClient]:
    """A server whose meter plays by luck."""
    PlayerHere.gate.set()
    with server(store, limits) as client:
        client.get("/api/measure/none")  # the meter comes when somebody asks first
        meter = client.app.state.meter  # type: ignore[attr-defined]
        meter.make_player, meter.bot = make_player, "random"
        yield client


def ask(client: TestClient, board: str = TEXT, games: int = 4, game: str = "fire", cells: Any = CELLS) -> str:
    """Ask for a measurement; gives the job."""
    answer = client.post("/api/measure", json={"game": game, "board": board, "cells": cells, "games": games})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["job"])


def look(client: TestClient, job: str) -> dict[str, Any]:
    """How far it is."""
    found: dict[str, Any] = client.get(f"/api/measure/{job}").json()
    return found


def over(client: TestClient, job: str) -> dict[str, Any]:
    """What it came to in the end."""
    while (found := look(client, job))["state"] in ("waiting", "running"):
        pass
    return found


@pytest.mark.parametrize(("game", "board"), [("fire", TEXT), ("fire", "base-front"), ("reactor", reactor_text())])
def test_a_board_is_measured_row_by_row(game: str, board: str) -> None:
    cells = CELLS if game == "fire" else [{"level": 3, "crew": 4}]
    with measuring() as client:
        found = over(client, ask(client, board, game=game, cells=cells))
    assert found["state"] == "done"
    assert [(cell["level"], cell["crew"], cell["games"]) for cell in found["cells"]] == [
        (str(c["level"]), c["crew"], 4) for c in cells
    ]
    assert all(0 <= cell["low"] <= cell["won"] / 4 <= cell["high"] <= 1 and cell["turns"] > 0 for cell in found["cells"])
    standing = "fire" if game == "fire" else "open"
    assert set(found["heat"]) == ({"fire", "lost", "damage"} if game == "fire" else {"open", "died", "removed"})
    assert all(0 < share <= 1 for share in found["heat"][standing].values())


def test_asking_again_goes_on_from_what_was_measured_before_also_after_a_restart() -> None:
    store = MemoryStore()
    with measuring(store) as client:
        first = over(client, ask(client, games=3))
        again = look(client, ask(client, TEXT.replace("The old bakery", "Bread"), games=3))
        assert again["state"] == "done"  # the same building, whatever it is called: nothing is left to play
        assert again["cells"] == first["cells"]
    with measuring(store) as client:
        PlayerHere.gate.clear()
        job = ask(client, games=8)
        assert [cell["games"] for cell in look(client, job)["cells"]] == [3, 3]
        PlayerHere.gate.set()
        assert [cell["games"] for cell in over(client, job)["cells"]] == [8, 8]
    with measuring() as client:
        assert over(client, ask(client, games=8))["cells"] == json.loads(json.dumps(over(client, ask(client, games=8))["cells"]))


def test_stopping_keeps_what_is_done_and_lets_the_next_one_begin() -> None:
    with measuring() as client:
        PlayerHere.gate.clear()
        first, second = ask(client, games=500), ask(client, registry.game("fire").boards("base-back"), games=2)  # type: ignore[attr-defined]
        assert look(client, second)["state"] == "waiting"
        stopped = client.delete(f"/api/measure/{first}").json()
        assert stopped["state"] == "cancelled"
        PlayerHere.gate.set()
        assert over(client, second)["state"] == "done"
        assert look(client, first)["state"] == "cancelled"
        assert client.delete(f"/api/measure/{second}").json()["state"] == "done"


@pytest.mark.parametrize(
    ("asked", "code", "where"),
    [
        ({"board": "name = 'x'\n"}, "board-lacks", (1, 1)),
        ({"board": TEXT.replace("cols = 8", "cols = 9")}, "bad-number", (4, 1)),
        ({"board": "[[[\n"}, "board-not-toml", (1, 3)),
        ({"board": "x" * 100_001 + "\n"}, "board-too-long", (1, 1)),
        ({"board": "castle"}, "unknown-board", None),
        ({"board": TEXT, "cells": [{"level": "easy", "crew": 4}]}, "unknown-level", None),
        ({"board": TEXT, "cells": [{"level": "family", "crew": 40}]}, "bad-crew", None),
        ({"board": TEXT, "games": 100_000}, "bad-message", None),
        ({"board": TEXT, "cells": [CELLS[0]] * 13}, "bad-message", None),
        ({"board": TEXT, "game": "chess"}, "unknown-game", None),
        ({}, "bad-message", None),
    ],
)
def test_bad_requests_are_refused_with_the_place(asked: dict[str, Any], code: str, where: tuple[int, int] | None) -> None:
    with measuring() as client:
        answer = client.post("/api/measure", json=asked)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        if where:
            assert (answer.json()["line"], answer.json()["column"]) == where
        assert not client.app.state.meter.jobs  # type: ignore[attr-defined]


def test_boards_of_strangers_enter_no_game_of_the_server() -> None:
    forget("fire")  # what other tests brought
    with measuring() as client:
        PlayerHere.gate.clear()  # who plays sits in another process, but here in a thread
        job = ask(client, games=1)
        assert look(client, job)["board"]
        assert not registry.game("fire").brought.plans  # type: ignore[attr-defined]
        client.delete(f"/api/measure/{job}")


def test_an_address_may_ask_only_so_often() -> None:
    with measuring(limits=RateLimits(measurements=(0.0, 2.0))) as client:
        for number in (1, 2):
            over(client, ask(client, games=number))
        refused = client.post("/api/measure", json={"board": TEXT, "cells": CELLS, "games": 5})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert look(client, ask(client, games=2))["state"] == "done"  # what is known already costs nothing


def test_a_measurement_ends_when_its_time_is_up() -> None:
    with measuring(limits=RateLimits(measured_seconds=0.0, measurements=(1e6, 1e6))) as client:
        found = over(client, ask(client, games=500))
        assert found["state"] == "done"
        assert 0 < sum(cell["games"] for cell in found["cells"]) < found["asked"]


def test_bots_at_tables_of_people_come_first() -> None:
    with measuring() as client:
        busy = client.app.state.rooms.thinkers.jobs.busy  # type: ignore[attr-defined]
        busy["somebody"] += 1
        job = ask(client, games=1)
        for _ in range(5):
            assert sum(cell["games"] for cell in look(client, job)["cells"]) == 0
        del busy["somebody"]
        assert over(client, job)["state"] == "done"


def test_too_many_cannot_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hotzone.server.measuring.jobs.QUEUE", 1)
    with measuring() as client:
        PlayerHere.gate.clear()
        job = ask(client, games=100)
        answer = client.post("/api/measure", json={"board": TEXT, "games": 7})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        client.delete(f"/api/measure/{job}")


def test_an_unknown_job_is_told() -> None:
    with measuring() as client:
        assert client.get("/api/measure/none").status_code == 404
        assert client.delete("/api/measure/none").json()["code"] == "unknown-job"


def test_a_process_of_low_priority_plays_the_same_matches_and_ends_at_once() -> None:
    with measuring() as client:
        here = over(client, ask(client, games=2))
    with measuring(make_player=LowPriorityPlayer) as client:
        assert over(client, ask(client, games=2))["cells"] == here["cells"]
        job = ask(client, games=1000)
        while look(client, job)["state"] == "waiting":
            pass
        client.delete(f"/api/measure/{job}")
        assert look(client, job)["state"] == "cancelled"


def test_the_workshop_opens_files_of_students_and_drawn_plans() -> None:
    students = (BAKERY.parent / "students.txt").read_text("utf-8")
    with server() as client:
        found = client.post("/api/check-board", json={"game": "fire", "board": students}).json()
        assert (found["ok"], found["data"]["rows"]) == (True, 6)
        assert found["text"].startswith('name = "student-board"')
        assert any("the bits stand for" in remark for remark in found["remarks"])
        broken = client.post("/api/check-board", json={"game": "fire", "board": students.replace("2 4 v", "2 9 v")}).json()
        assert [(one["line"], one["column"]) for one in broken["findings"]] == [(7, 3)]


def test_processes_with_one_store_see_and_stop_each_others_measurements() -> None:
    class Shared(MemoryStore):
        shared = True

    async def play() -> None:
        store, thinkers = Shared(), SimpleNamespace(jobs=SimpleNamespace(busy={}))
        one, other = (
            Meter(SimpleNamespace(store=store, limits=RateLimits(), thinkers=thinkers), PlayerHere, "random")  # type: ignore[arg-type]
            for _ in range(2)
        )
        game = apart(registry.game("fire"))
        PlayerHere.gate.set()
        job = one.begin(Measurement(game, "base-front", [MeterRow("family", 2)], "random"), 100_000)
        await one.show(job)
        while not (await other.look(job.id))["cells"][0]["games"]:
            await asyncio.sleep(0)
        await other.stop(job.id)
        assert one.task is not None
        await one.task
        assert (await other.look(job.id))["state"] == job.state == "cancelled"
        with pytest.raises(Unknown):
            await other.look("none")

    asyncio.run(play())
