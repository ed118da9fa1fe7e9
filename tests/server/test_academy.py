"""The academy's routes: a step is judged by what the page has seen, whatever has come since."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from hotzone.academy.lesson import lesson_named
from tests.server.tables import page, server

NAME = "close-the-door"
STEP = next(i for i, step in enumerate(lesson_named(NAME).parts[0].steps) if step.kind == "do")


def judged(client: TestClient, code: str, seq: int) -> str:
    """How the step stands after an entry."""
    found: dict[str, Any] = client.get(f"/api/matches/{code}/lesson?step={STEP}&since=0&seq={seq}").json()
    return str(found["state"])


def test_a_step_is_judged_by_what_was_seen_and_never_in_the_middle_of_natures_answer() -> None:
    with server() as client:
        made = client.post(f"/api/academy/lessons/{NAME}", json={"name": "Mira"}).json()
        with page(client, made["code"], made["token"]) as mira:
            for text in lesson_named(NAME).parts[0].steps[STEP].best:
                mira.act(text)
            seen = [judged(client, made["code"], seq) for seq in range(mira.seq + 1)]
        actors = [entry["actor"] for entry in client.get(f"/api/matches/{made['code']}/log").json()["entries"]]
        assert "nature" in actors
        assert seen == ["open"] * (len(seen) - 1) + ["held"]


def test_nothing_is_judged_that_has_not_come() -> None:
    with server() as client:
        made = client.post(f"/api/academy/lessons/{NAME}", json={"name": "Mira"}).json()
        answer = client.get(f"/api/matches/{made['code']}/lesson?step={STEP}&since=0&seq=7")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-seq")
        answer = client.get(f"/api/matches/{made['code']}/lesson?step=99&since=0")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-seq")


def test_a_puzzle_shows_its_table_before_it_is_played_and_not_its_line() -> None:
    with server() as client:
        found = client.get("/api/academy/puzzles/reactor-0004").json()
        assert (found["kind"], found["view"]["legal"]) == ("reactor-off", [])
        assert "line" not in found
        assert client.get("/api/academy/puzzles/none").json()["code"] == "unknown-puzzle"
