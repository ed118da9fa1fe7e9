"""A wrong entry is put right at any time; what came after stays as far as it fits, and where it does not is said."""

from __future__ import annotations

from typing import Any

import pytest

from hotzone import session
from hotzone.store.memory import MemoryStore
from tests.server.table_play.by_hand import enter, line_of, table
from tests.server.tables import Page

BEGIN = ["place 3,0", "place 3,0", "move 3,1", "end"]
TURNS = [*BEGIN, "roll 1,1", "move 3,1", "end", "roll 6,6", "end", "roll 6,1", "end", "roll 1,8"]


def amend(page: Page, **asked: Any) -> dict[str, Any]:
    """Ask for a correction; what it did or would do."""
    answer = page.ask("amend", seq=page.seq, **asked)
    assert answer["type"] == "done", answer
    return page.last["amended"]


def test_a_wrong_roll_is_put_right_and_all_that_followed_stays() -> None:
    with table() as (client, code, ann):
        enter(ann, *TURNS)
        before, seq = ann.view, ann.seq
        tried = amend(ann, at=5, text="roll 1,7", dry=True)
        assert (tried["kept"], tried["left"], tried["misfit"]) == ([6, 7, 8, 9, 10, 11, 12], [], None)
        assert (ann.seq, ann.view) == (seq, before)
        done = amend(ann, at=5, text="roll 1,7")
        assert done["kept"] == tried["kept"]
        assert {**ann.view, "legal": []} == {**done["view"], "legal": []} == {**tried["view"], "legal": []}
        assert ann.view["spaces"]["1,7"]["threat"] == "smoke"
        assert "1,1" not in ann.view["spaces"]
        right = [*TURNS[:4], "roll 1,7", *TURNS[5:]]
        assert line_of(client, code) == right
        text = client.get(f"/api/matches/{code}/record").text
        assert "# amended: roll 1,1" in text
        again = session.new(seed=1, dealer=False, rules="family", crew=2)
        for one in right:
            again.play(one)
        assert session.replay(text, check=True).position() == again.position()


def test_what_no_longer_fits_is_named_with_its_reason_and_the_rest_can_be_kept() -> None:
    with table() as (client, code, ann):
        enter(ann, *TURNS)
        tried = amend(ann, at=3, text="end", dry=True)
        assert tried["kept"] == []
        assert tried["misfit"]["seq"] == 4
        assert tried["misfit"]["code"] == "other-actor"
        assert tried["left"] == list(range(4, 13))
        done = amend(ann, at=3, text="end", keep=list(range(5, 13)))  # the end that was entered twice is dropped
        assert (done["left"], done["misfit"]) == ([], None)
        assert line_of(client, code) == [*TURNS[:2], "end", *TURNS[4:]]


def test_an_illegal_step_stops_the_rest_and_it_goes_on_after_another() -> None:
    with table() as (client, code, ann):
        enter(ann, "place 3,0", "place 3,0", "move 3,1", "move 2,1", "move 1,1", "end", "roll 1,8", "end", "roll 6,6")
        done = amend(ann, at=4, text="move 4,1")
        assert (done["kept"], done["left"]) == ([], [5, 6, 7, 8, 9])
        assert (done["misfit"]["action"], done["misfit"]["code"], done["misfit"]["rule"]) == (
            "move 1,1",
            "not-adjacent",
            "FIRE-ADJ-01",
        )
        assert ann.view["firefighters"][0]["at"] == "4,1"
        enter(ann, "move 3,1")
        rest = amend(ann, keep=[6, 7, 8, 9])
        assert rest["misfit"] is None
        assert line_of(client, code)[2:] == ["move 3,1", "move 4,1", "move 3,1", "end", "roll 1,8", "end", "roll 6,6"]


def test_a_face_is_never_taken_for_that_of_another_tile() -> None:
    with table("reactor", {}) as (_, _, ann):
        while not ann.legal()[0].startswith("card"):
            enter(ann, ann.legal()[0])
        drawn, other = ann.seq + 1, ann.legal()[5]
        enter(ann, ann.legal()[4], "face black")
        done = amend(ann, at=drawn, text=other)
        assert (done["kept"], done["left"], done["misfit"]["code"]) == ([], [drawn + 1], "other-question")
        assert ann.view["asked"] == other.split()[1]


def test_a_wrong_correction_changes_nothing() -> None:
    with table() as (_, _, ann):
        enter(ann, *TURNS)
        before, seq = ann.view, ann.seq
        for asked, code in (
            ({"at": 99, "text": "end"}, "unknown-entry"),
            ({"at": 5, "text": "roll 9,9"}, "bad-roll"),
            ({"at": 3, "text": "move 9,9"}, "no-space"),
            ({"keep": [0]}, "unknown-entry"),
            ({"at": 5, "text": "roll 1,7", "keep": [99]}, "unknown-entry"),
        ):
            answer = ann.ask("amend", seq=ann.seq, **asked)
            assert answer["type"] == "error", asked
            assert answer["code"] == code or code == "no-space", answer
        assert ann.ask("amend", seq=3, at=5, text="roll 1,7")["code"] == "stale"
        assert (ann.view, ann.seq) == (before, seq)


def test_corrections_are_kept_for_the_next_day() -> None:
    from tests.server.table_play.by_hand import joined
    from tests.server.tables import server

    store = MemoryStore()
    with server(store) as client:
        made = client.post("/api/tables", json={"settings": {"crew": 2}}).json()
        with joined(client, made["code"], made["token"]) as ann:
            enter(ann, *TURNS)
            amend(ann, at=5, text="roll 1,7")
            view = ann.view
        client.app.state.rooms.put_away(made["code"])  # type: ignore[attr-defined]
        client.cookies.clear()
        with joined(client, made["code"], made["token"]) as again:
            assert again.view == view
            assert again.ask("undo", seq=again.seq)["type"] == "done"


@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_every_entry_of_a_match_can_be_entered_again_as_it_was(game: str) -> None:
    engine = session.new(game, seed=5)
    for _ in range(40):
        legal = engine.legal()
        engine.play(legal[len(engine.entries) % len(legal)])
    with table(game, {}, ()) as (client, code, ann):
        texts = [entry.text for entry in engine.entries[:40]]
        enter(ann, *texts)
        for at in (1, 17, 39):
            seqs = list(range(1, ann.seq + 1))
            tried = amend(ann, at=seqs[at - 1], text=texts[at - 1], dry=True)
            assert (len(tried["kept"]), tried["misfit"]) == (40 - at, None)
        assert line_of(client, code) == texts
