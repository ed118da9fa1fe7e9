"""The table differs: pieces are set as they really lie, the record carries it, and what cannot be is refused."""

from __future__ import annotations

import pytest

from hotzone import session
from tests.server.table_play.by_hand import enter, joined, line_of, table

BEGIN = ("place 3,0", "place 3,0", "move 3,1")


def test_pieces_are_set_as_they_lie_and_the_match_goes_on_from_there() -> None:
    with table() as (client, code, ann):
        enter(ann, *BEGIN)
        damage = ann.view["counts"]["damage"]
        edge = next(name for name, kind in ann.view["edges"].items() if kind == "wall")
        call = ann.view["poi"][0]["at"]
        pieces = ["threat 1,1 smoke", "moved 1 4,1", f"edge {edge} damaged", f"turned-up {call} victim"]
        assert ann.ask("differ", seq=ann.seq, pieces=pieces)["type"] == "done"
        assert ann.view["spaces"]["1,1"]["threat"] == "smoke"
        assert ann.view["firefighters"][0]["at"] == "4,1"
        assert (ann.view["edges"][edge], ann.view["counts"]["damage"]) == ("damaged", damage + 1)
        assert ann.view["actor"] == 1  # it is still the same person's turn
        enter(ann, "end", "roll 1,1")
        assert ann.view["spaces"]["1,1"]["threat"] == "fire"  # smoke lay there
        record = client.get(f"/api/matches/{code}/record").text
        assert line_of(client, code)[3] == "set " + "; ".join(pieces)
        assert session.replay(record, check=True).view()["edges"][edge] == "damaged"


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        (["threat 1,1 water"], "unknown-word"),
        (["nonsense"], "unknown-event"),
        (["ended victory"], "impossible-table"),
        (["victim-lost 1,1 victim"], "impossible-table"),
        (["turn 2 0"], "impossible-table"),
    ],
)
def test_what_no_match_could_come_to_is_refused_and_nothing_changes(pieces: list[str], code: str) -> None:
    with table() as (_, _, ann):
        enter(ann, *BEGIN)
        before = ann.view
        found = ann.ask("differ", seq=ann.seq, pieces=pieces)
        assert (found["type"], found["code"]) == ("error", code)
        assert ann.view == before


def test_a_correction_of_an_entry_keeps_what_was_set_after_it() -> None:
    with table() as (client, code, ann):
        enter(ann, *BEGIN, "end", "roll 1,1")
        wrong = ann.seq
        assert ann.ask("differ", seq=ann.seq, pieces=["threat 6,1 smoke"])["type"] == "done"
        assert ann.ask("amend", seq=ann.seq, at=wrong, text="roll 1,8")["type"] == "done"
        assert (ann.view["spaces"]["6,1"]["threat"], "threat" in ann.view["spaces"].get("1,1", {})) == ("smoke", False)
        assert line_of(client, code)[-2:] == ["roll 1,8", "set threat 6,1 smoke"]


def test_a_tile_of_reactor_is_set_with_its_dial() -> None:
    with table("reactor", {"hearts": 1}, ("Ann", "Bob", "Cid", "Dan")) as (_, _, ann):
        pieces = ["turned-up 7 normal assembly", "dial 1", "moved 1 8"]
        assert ann.ask("differ", seq=ann.seq, pieces=pieces)["type"] == "done", pieces
        assert (ann.view["cells"]["7"]["up"], ann.view["cells"]["7"]["sign"], ann.view["dial"]) == (True, "black", 1)
        assert ann.ask("differ", seq=ann.seq, pieces=["dial 9"])["code"] == "impossible-table"


def test_only_a_table_of_cardboard_is_set_and_only_by_who_may_enter() -> None:
    with table() as (client, code, ann):
        enter(ann, *BEGIN)
        with joined(client, code) as bob:
            assert bob.ask("differ", seq=bob.seq, pieces=["threat 1,1 smoke"])["code"] == "no-seat"
        assert ann.ask("act", seq=ann.seq, text="set threat 1,1 smoke")["type"] == "error"
