"""Taking back: to the last die or face for the one who took the steps, beyond it where one person plays alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from hotzone.session import replay
from hotzone.store.memory import MemoryStore
from tests.server.tables import Page, alone, new, page, placed, server


def at(found: Page, number: int = 1) -> str:
    """Where a firefighter stands."""
    return str(found.view["firefighters"][number - 1]["at"])


@contextmanager
def two_placed() -> Iterator[tuple[Page, Page]]:
    """Mira and Ota, each with a firefighter on the board."""
    with server() as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"]) as ota:
            ota.ask("sit", seat=2)
            mira.act("place 3,0")
            ota.reach(1)
            ota.act("place 4,9")
            mira.reach(2)
            yield mira, ota


def test_a_step_is_taken_back_and_brought_back_by_who_took_it() -> None:
    with two_placed() as (mira, ota):
        mira.act("move 3,1")
        assert mira.last["acted"]["undo"] == {"to": 2, "seat": 1}
        ota.reach(3)
        assert ota.ask("undo", seq=3)["code"] == "not-your-seat"
        assert mira.ask("undo", seq=3)["type"] == "done"
        assert (at(mira), mira.seq, mira.last["acted"]["action"]) == ("3,0", 4, "undo 2")
        assert mira.last["acted"]["redo"] is True
        ota.reach(4)
        assert ota.ask("redo", seq=4)["code"] == "not-your-seat"
        assert mira.ask("redo", seq=4)["type"] == "done"
        assert (at(mira), mira.seq, mira.view["points"]["ap"]) == ("3,1", 5, 3)
        assert mira.ask("redo", seq=5)["code"] == "nothing-to-redo"


def test_nobody_takes_back_a_roll_while_others_play() -> None:
    with two_placed() as (mira, _):
        mira.act("end")
        mira.settle()
        before = mira.view
        assert mira.last["acted"]["undo"] is None
        assert mira.ask("undo", seq=mira.seq)["code"] == "dice-rolled"
        assert mira.ask("undo", seq=mira.seq, to=2)["code"] == "dice-rolled"
        assert mira.ask("reset", seq=mira.seq)["code"] == "dice-rolled"
        assert mira.view == before


def test_undo_to_here_and_reset_turn_stop_at_steps_of_others() -> None:
    with two_placed() as (mira, _):
        for text in ("move 3,1", "move 4,1", "move 4,2"):
            mira.act(text)
        assert mira.ask("undo", seq=5, to=1)["code"] == "dice-rolled"
        assert mira.ask("undo", seq=5, to=3)["type"] == "done"
        assert at(mira) == "3,1"
        assert mira.ask("reset", seq=6)["type"] == "done"
        assert (at(mira), mira.view["points"]["ap"]) == ("3,0", 4)


def test_alone_one_goes_back_beyond_dice_and_the_same_dice_lie_again() -> None:
    with server() as client:
        made = new(client, "me", "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            assert mira.last["room"]["alone"] is True
            rolls = []
            for _ in range(3):
                start = mira.seq
                mira.act("end")
                rolls.append(
                    [m["action"] for m in mira.heard if m["type"] == "acted" and m["seq"] > start and m["actor"] == "nature"]
                )
                assert mira.ask("undo", seq=mira.seq)["type"] == "done"
                assert (mira.view["actor"], mira.view["turn"]) == (1, 1)
            assert rolls[0] == rolls[1] == rolls[2]
            assert rolls[0]
            mira.act("move 3,1")  # another way to the same question: still the same roll
            start = mira.seq
            mira.act("end")
            assert next(m["action"] for m in mira.heard if m["type"] == "acted" and m["seq"] == start + 2) == rolls[0][0]


def test_what_was_taken_back_stays_in_the_log_and_the_record_says_so() -> None:
    with server() as client:
        made = new(client, "me", "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            mira.act("end")
            mira.ask("undo", seq=mira.seq)
            mira.act("move 3,1")
        log = client.get(f"/api/matches/{made['code']}/log").json()["entries"]
        assert "end" in [entry["action"] for entry in log]
        assert log[-2]["action"] == "undo 2"
        text = client.get(f"/api/matches/{made['code']}/record").text
        assert "\nend\n" not in text
        assert "# undo: " in text
        assert "taken back: end; roll" in text
        session = replay(text, check=True)
        assert session.match.snapshot() == replay(text).match.snapshot()


def test_a_history_with_undo_and_redo_is_the_same_after_the_room_was_put_away() -> None:
    with server() as client:
        made = new(client, "me", "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            for text in ("move 3,1", "end", "end"):
                mira.act(text)
            for verb in ("undo", "undo", "redo"):
                assert mira.ask(verb, seq=mira.seq)["type"] == "done"
                mira.settle()
            view, seq, record = mira.view, mira.seq, client.get(f"/api/matches/{made['code']}/record").text
        rooms = client.app.state.rooms  # type: ignore[attr-defined]
        client.portal.call(lambda: rooms.put_away(made["code"]))  # type: ignore[union-attr]
        with page(client, made["code"], made["token"]) as again:
            assert (again.view, again.seq) == (view, seq)
            assert again.last["state"]["redo"] is True
            assert client.get(f"/api/matches/{made['code']}/record").text == record
            assert again.ask("redo", seq=again.seq)["type"] == "done"


def test_the_host_can_switch_undo_off_and_a_finished_match_stays_finished() -> None:
    with alone(placing=True) as (_, _, mira):
        mira.act("move 3,1")
        mira.ask("set", undo=False)
        assert mira.ask("undo", seq=mira.seq)["code"] == "undo-off"
        mira.ask("set", undo=True)
        while mira.view["actor"] != "nobody":
            assert mira.act("end" if "end" in mira.legal() else mira.legal()[0])["type"] == "done"
        assert mira.ask("undo", seq=mira.seq)["code"] == "over"


def test_alone_with_bots_one_step_back_leads_to_the_own_last_decision() -> None:
    with alone("random") as (_, _, mira):
        mira.ask("set", pace=0)
        mira.act("place 3,0")
        mira.reach(2)
        mira.ask("set", paused=True)
        mira.act("move 4,0")  # outside: no roll of the fire asks seat 1 where to go
        mira.act("end")
        while mira.view["actor"] != 2:
            mira.hear()
        mira.ask("step")
        while mira.last["acted"]["actor"] != 2 or "bot" not in mira.last["acted"]:
            mira.hear()
        mira.settle()
        assert mira.ask("undo", seq=mira.seq)["type"] == "done"
        assert (at(mira), mira.view["actor"], mira.view["turn"]) == ("4,0", 1, 1)
        assert mira.ask("undo", seq=mira.seq)["type"] == "done"
        assert at(mira) == "3,0"


def in_company(mira: Page, ota: Page) -> int:
    """Two people play until dice lie; the number of the state before them."""
    ota.ask("sit", seat=2)
    mira.act("place 3,0")
    ota.reach(1)
    ota.act("place 4,9")
    mira.reach(2)
    mira.act("end")
    mira.settle()
    return 2


@pytest.mark.parametrize("way", ["kick", "stand"])
def test_a_host_who_gets_rid_of_the_company_does_not_go_back_beyond_dice_that_all_saw(way: str) -> None:
    store = MemoryStore()
    with server(store) as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Ota") as ota:
            before = in_company(mira, ota)
            number = ota.last["you"]["person"]
            assert mira.ask(way, **({"person": number} if way == "kick" else {"seat": 2}))["type"] == "done"
            assert mira.ask("sit", seat=2)["type"] == "done"
            assert mira.last["room"]["alone"] is True
            assert mira.ask("undo", seq=mira.seq)["code"] == "dice-rolled"
            assert mira.ask("undo", seq=mira.seq, to=before)["code"] == "dice-rolled"
            assert mira.ask("reset", seq=mira.seq)["code"] in ("dice-rolled", "nothing-to-undo")
    with server(store) as client, page(client, made["code"], made["token"]) as mira:  # nor after a restart
        assert mira.ask("undo", seq=mira.seq, to=before)["code"] == "dice-rolled"
        alone = mira.seq
        mira.act("end")
        assert mira.ask("undo", seq=mira.seq)["type"] == "done"  # what was rolled alone may be gone behind
        assert mira.ask("undo", seq=mira.seq, to=before)["code"] == "dice-rolled"
        assert mira.view == client.get(f"/api/matches/{made['code']}/at/{alone}").json()["view"] | {"legal": mira.view["legal"]}
