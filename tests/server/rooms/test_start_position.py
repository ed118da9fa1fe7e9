"""Matches that begin with a position: known dice, the mark of their origin, undo, records, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import hotzone
from hotzone.cli import main
from hotzone.store.sqlite import SqliteStore
from tests.server.tables import WIDE, Page, page, server

HOUSE = hotzone.new("fire", crew=1, dealer=False)
HOUSE.play("place 3,0")
POSITION = HOUSE.position()
FIRST = "roll 1,1"  # the corner is empty: smoke
LATER = "roll 1,2"


def begin(client: TestClient, position: str = POSITION, **more: Any) -> dict[str, Any]:
    """A match that begins with a position; its host's token is in the answer."""
    answer = client.post("/api/positions", json={"position": position, "seats": ["me"], "name": "Mira", **more})
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    found: dict[str, Any] = answer.json()
    return found


def rolls(client: TestClient, code: str) -> list[str]:
    """What nature said so far, also what was taken back."""
    log = client.get(f"/api/matches/{code}/log").json()["entries"]
    return [entry["action"] for entry in log if entry["actor"] == "nature"]


def to_the_end(mira: Page) -> None:
    """End turns until the match is over."""
    while mira.view["actor"] != "nobody":
        mira.act("end" if "end" in mira.legal() else mira.legal()[0])
    mira.ended()


def test_a_position_begins_a_match_with_known_dice_and_its_mark() -> None:
    with server() as client:
        made = begin(client, answers=[FIRST, LATER], origin="puzzle", about="f-0031")
        with page(client, made["code"], made["token"]) as mira:
            assert mira.last["room"]["origin"] == "puzzle f-0031"
            assert (mira.view["stage"], mira.view["turn"]) == ("acting", 1)
            mira.act("end")
            mira.act("end")
        assert rolls(client, made["code"])[0] == FIRST
        assert LATER in rolls(client, made["code"])
        assert f"| {POSITION.splitlines()[2]}" in client.get(made["link"].replace("/m/", "/api/matches/") + "/record").text


def test_whoever_takes_back_hears_the_same_answers_again() -> None:
    with server() as client:
        made = begin(client, answers=[FIRST])
        with page(client, made["code"], made["token"]) as mira:
            mira.act("end")
            assert mira.ask("undo", seq=mira.seq)["type"] == "done"
            assert mira.view["turn"] == 1
            mira.act("move 3,1")
            mira.act("end")
        assert [said for said in rolls(client, made["code"]) if said.startswith("roll")][:2] == [FIRST, FIRST]


def test_the_match_never_counts_and_its_record_plays_again(tmp_path: Path) -> None:
    with server(SqliteStore(tmp_path / "m.sqlite")) as client:
        made = begin(client, answers=[FIRST], origin="what-if")
        with page(client, made["code"], made["token"]) as mira:
            to_the_end(mira)
            seed = mira.last["room"]["dice"]["seed"]
        log = client.get("/api/log").json()
        assert [row["origin"] for row in log["rows"]] == ["what-if"]
        assert log["totals"]["matches"] == 0
        record = client.get(f"/api/matches/{made['code']}/record").text
        assert "# origin what-if" in record
        again = client.post("/api/records", json={"record": record, "seats": ["me"]})
        assert again.status_code == 201, again.text
    session = hotzone.replay(record, check=True)
    assert session.over
    from hotzone.fair_dice import verify

    verdict = verify(record, seed)
    assert verdict.fair
    assert (verdict.others, verdict.checked > 0) == (1, True)
    assert main(["verify", "--db", str(tmp_path / "m.sqlite")]) == 0


def test_it_opens_again_after_a_restart_as_it_was(tmp_path: Path) -> None:
    with server(SqliteStore(tmp_path / "m.sqlite")) as client:
        made = begin(client, answers=[FIRST, LATER])
        with page(client, made["code"], made["token"]) as mira:
            mira.act("end")
            before = mira.view
    with server(SqliteStore(tmp_path / "m.sqlite")) as client, page(client, made["code"], made["token"]) as mira:
        assert mira.view == before
        mira.act("end")
        assert LATER in rolls(client, made["code"])


def test_a_moment_of_a_match_is_a_position_and_a_branch_begins_where_it_began() -> None:
    with server() as client:
        made = begin(client, answers=[FIRST])
        with page(client, made["code"], made["token"]) as mira:
            mira.act("move 3,1")
        moment = client.get(f"/api/matches/{made['code']}/position?at=0").text
        assert moment == POSITION
        now = client.get(f"/api/matches/{made['code']}/position").text
        assert begin(client, now)["seq"] == 0
        branch = client.post(f"/api/matches/{made['code']}/branch", json={"at": 1, "seats": ["me"]}).json()
        assert client.get(f"/api/matches/{branch['code']}/position").text == now
        assert client.get(f"/api/matches/{made['code']}/position?at=99").status_code == 404


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"position": "hello"}, "no-position"),
        ({"position": POSITION.replace("fire 2", "chess 2")}, "unknown-game"),
        ({"position": POSITION.replace("fire 2", "fire 99")}, "other-rules"),
        ({"position": POSITION.replace("at 3,0", "at 9,9")}, "bad-space"),
        ({"position": POSITION.replace("ap 4", "ap 9")}, "impossible"),
        ({"position": "x" * 30_000}, "too-long"),
        ({"origin": "ranked"}, "bad-origin"),
        ({"about": "a@b"}, "bad-origin"),
        ({"seed": "12"}, "bad-seed"),
    ],
)
def test_a_bad_position_gets_one_clear_error(change: dict[str, str], code: str) -> None:
    with server() as client:
        answer = client.post("/api/positions", json={"position": POSITION, "seats": ["me"], **change})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert client.get("/api/health").json()["rooms"] == 0


def test_a_position_that_is_over_is_refused() -> None:
    match = hotzone.new("fire", crew=1, seed=1)
    while not match.over:
        match.play("end" if "end" in match.legal() else match.legal()[0])
    with server() as client:
        answer = client.post("/api/positions", json={"position": match.position(), "seats": ["me"]})
        assert (answer.status_code, answer.json()["code"]) == (400, "position-over")


def test_a_stranger_begins_so_many_and_no_more() -> None:
    with server(limits=replace(WIDE, positions=(0.0, 2.0))) as client:
        begin(client)
        begin(client)
        answer = client.post("/api/positions", json={"position": POSITION})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


def test_an_older_backup_knows_no_positions_and_is_read(tmp_path: Path) -> None:
    from hotzone.store.backup import TABLES, read_lines, write_lines

    row = ["x"] * (len(TABLES["matches"].split()) - 1)
    write_lines(tmp_path / "old.gz", [("matches", row)])
    assert list(read_lines(tmp_path / "old.gz")) == [("matches", [*row, ""])]


def test_a_record_with_a_position_in_its_middle_is_refused() -> None:
    match = hotzone.load(POSITION, dealer=False)
    match.play("end")
    lines = match.record().splitlines()
    lines.insert(len(lines) - 1, lines.pop(2))
    with pytest.raises(hotzone.HotzoneError, match="right below its head"):
        hotzone.replay("\n".join(lines))
