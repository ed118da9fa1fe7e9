"""A match whose dice lie on a real table: people enter them, the server rolls nothing, the log says what it was."""

from __future__ import annotations

from typing import Any

import pytest

from hotzone import session
from tests.server.table_play.by_hand import enter, joined, line_of, table

BEGIN = ("place 3,0", "place 3,0", "move 3,1", "end")


def played(game: str, seed: int, **settings: Any) -> session.Session:
    """A match that was played by luck to its end."""
    found = session.new(game, seed=seed, **settings)
    while not found.over:
        legal = found.legal()
        found.play(legal[(len(found.entries) * 7 + seed) % len(legal)])
    return found


def test_the_server_waits_for_a_roll_and_shows_which_there_are() -> None:
    with table() as (_, _, ann):
        enter(ann, *BEGIN)
        assert (ann.view["actor"], ann.view["stage"], len(ann.legal())) == ("nature", "advancing", 48)
        assert ann.view["outcome_words"]["roll 2,2"] == "explosion"
        assert ann.view["outcome_words"]["roll 1,1"] == "smoke"
        assert ann.view["outcome_words"]["roll 1,2"] == "fire"
        assert ann.ask("act", seq=ann.seq, text="roll 7,1")["code"] == "bad-roll"
        enter(ann, "roll 1,1")
        assert ann.view["spaces"]["1,1"]["threat"] == "smoke"
        assert "outcome_words" not in ann.view


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("fire", {"rules": "family", "crew": 2}),
        ("fire", {"rules": "experienced", "crew": 3, "level": "recruit"}),
        ("reactor", {"hearts": 1}),
    ],
)
def test_a_whole_match_that_is_entered_equals_the_match_of_the_engine(game: str, settings: dict[str, Any]) -> None:
    engine = played(game, 3, **settings)
    with table(game, settings) as (client, code, ann):
        for entry in engine.entries:
            assert ann.view["actor"] == ("nature" if entry.actor < 0 else entry.actor + 1)
            enter(ann, entry.text)
        assert line_of(client, code) == [entry.text for entry in engine.entries]
        assert session.replay(client.get(f"/api/matches/{code}/record").text, check=True).position() == engine.position()


def test_whoever_watches_sees_everything_and_enters_nothing() -> None:
    with table() as (client, code, ann):
        enter(ann, *BEGIN)
        with joined(client, code) as bob:
            assert bob.view["actor"] == "nature"
            assert bob.ask("act", seq=bob.seq, text="roll 1,1")["code"] == "no-seat"
            assert bob.ask("amend", seq=bob.seq, at=4, text="end")["code"] == "no-seat"
            assert bob.ask("roll", seq=bob.seq)["code"] == "no-seat"
            enter(ann, "roll 1,1")
            bob.reach(ann.seq)
            assert bob.view == ann.view


def test_a_second_phone_with_the_link_of_the_first_enters_too() -> None:
    with table() as (client, code, ann):
        enter(ann, *BEGIN)
        ann.ask("link")
        with joined(client, code, ann.last["link"]["token"]) as bob:
            enter(bob, "roll 1,1")
            ann.reach(bob.seq)
            enter(ann, "end", "roll 1,1")
            assert ann.view["seat"] == 1
            assert bob.ask("act", seq=bob.seq, text="end")["code"] == "stale"  # entries are ordered by the room


def test_the_server_rolls_once_if_people_ask_for_it() -> None:
    with table() as (_, _, ann):
        assert ann.ask("roll", seq=ann.seq)["code"] == "nothing-to-roll"
        enter(ann, *BEGIN)
        assert ann.ask("roll", seq=ann.seq)["type"] == "done"
        assert ann.last["acted"]["actor"] == "nature"
        assert ann.view["actor"] in ("nature", 1, 2)


def test_the_last_entry_is_taken_back_whoever_made_it() -> None:
    with table() as (_, _, ann):
        assert ann.ask("undo", seq=0)["code"] == "nothing-to-undo"
        enter(ann, *BEGIN, "roll 1,1")
        before = ann.seq
        assert ann.ask("undo", seq=before)["type"] == "done"
        assert (ann.view["actor"], ann.seq) == ("nature", before + 1)
        assert ann.ask("redo", seq=ann.seq)["type"] == "done"
        assert ann.view["spaces"]["1,1"]["threat"] == "smoke"
        assert ann.ask("undo", seq=ann.seq, to=2)["type"] == "done"
        assert ann.view["stage"] == "acting"
        assert ann.view["turn"] == 1


def test_a_match_goes_into_the_log_when_people_say_so_and_counts_for_nothing() -> None:
    engine = played("fire", 3, rules="family", crew=2)
    with table() as (client, _, ann):
        assert ann.ask("book", seq=0, note="too early")["code"] == "not-over"
        enter(ann, *(entry.text for entry in engine.entries))
        assert ann.view["actor"] == "nobody"
        assert client.get("/api/log").json()["rows"] == []
        assert ann.ask("undo", seq=ann.seq)["type"] == "done"  # the last roll was read wrongly
        enter(ann, engine.entries[-1].text)
        assert ann.ask("book", seq=ann.seq, note="Rain on Sunday")["type"] == "done"
        assert ann.ask("undo", seq=ann.seq)["code"] == "booked"
        assert ann.ask("amend", seq=ann.seq, at=1, text="place 3,0")["code"] == "booked"
        log = client.get("/api/log").json()
        [row] = log["rows"]
        assert (row["origin"], row["title"], row["people"]) == ("table", "Rain on Sunday", ["Ann", "Bob"])
        assert log["totals"]["matches"] == 0
        assert ann.last["room"]["dice"]["seed"] is None


def test_a_record_of_a_table_play_says_what_it_is_and_promises_no_dice() -> None:
    with table() as (client, code, ann):
        enter(ann, *BEGIN, "roll 1,1")
        text = client.get(f"/api/matches/{code}/record").text
        assert "# origin table" in text
        assert "sha256" not in text
        session.replay(text, check=True)


def test_other_matches_know_nothing_of_corrections() -> None:
    from tests.server.tables import alone

    with alone(placing=True) as (_, _, mira):
        assert mira.ask("amend", seq=mira.seq, at=1, text="place 4,9")["code"] == "not-by-hand"
        assert mira.ask("roll", seq=mira.seq)["code"] == "not-by-hand"
        assert mira.ask("book", seq=mira.seq)["code"] == "not-by-hand"
        assert "outcome_words" not in mira.view
