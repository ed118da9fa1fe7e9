"""People playing together: what everybody sees, in which order, and coming back."""

from __future__ import annotations

import pytest

from hotzone.core.dice import Dice
from hotzone.session import replay
from tests.server.tables import Page, alone, new, page, placed, server


def test_a_page_gets_the_board_once_then_the_table_with_everything_legal() -> None:
    with server() as client, page(client, (made := new(client, "me", "me"))["code"], made["token"]) as mira:
        kinds = [message["type"] for message in mira.heard]
        assert kinds == ["you", "talk", "board", "state", "room"]
        board = mira.last["board"]["board"]
        assert (board["rows"], board["cols"], board["floors"]) == (6, 8, 1)
        assert {room for space in board["spaces"] if space["inside"] for room in [space["room"]]} == set(range(len(board["rooms"])))
        assert board["parking"]["engine"][0] == {"name": "0,7", "side": "top", "spaces": ["0,7", "0,8"], "aims": ["1,5"]}
        assert {"name": "1,3|1,4", "spaces": ["1,3", "1,4"], "lies": "upright", "kind": "closed-door"} in board["edges"]
        assert mira.view["legal"][0] == {"text": "place 0,0", "verb": "place", "cost": 0, "space": "0,0"}
        assert mira.last["you"]["seats"] == [1, 2]
        assert mira.last["room"]["dice"]["commitment"] == made["dice"]["commitment"]
        assert mira.last["room"]["dice"]["seed"] is None


def test_an_offer_says_where_it_takes_place_what_it_costs_and_from_which_pool() -> None:
    with server() as client:
        made = new(client, "me", "me", rules="experienced", modules="specialists,vehicles", crew="captain,rescue", setup="printed")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira, "0,7", "3,0")
            assert mira.act("park engine 0,7")["type"] == "done"
            assert mira.act("park ambulance 0,5")["type"] == "done"
            offers = {offer["text"]: offer for offer in mira.view["legal"]}
            assert offers["gun 1,5"]["spaces"][0] == "1,5"
            assert len(offers["gun 1,5"]["spaces"]) == 12
            assert offers["drive ambulance 3,9"] == {
                "text": "drive ambulance 3,9",
                "verb": "drive ambulance",
                "cost": 2,
                "space": "3,9",
                "vehicle": "ambulance",
                "side": "right",
                "spaces": ["3,9", "4,9"],
            }
            assert offers["command 2 move 3,1"] == {
                "text": "command 2 move 3,1",
                "verb": "move",
                "cost": 1,
                "pool": "command",
                "firefighter": 2,
                "space": "3,1",
            }
            assert offers["chop 0,7|1,7"]["edge"] == "0,7|1,7"
            assert mira.view["firefighters"][1]["points"] == {"ap": 4, "move": 3, "douse": 0, "command": 0}


def test_everybody_hears_every_action_with_its_number_its_events_and_their_rules() -> None:
    with server() as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Ota") as ota:
            assert ota.ask("sit", seat=2)["type"] == "done"
            assert ota.last["you"]["token"]
            mira.act("place 3,0")
            ota.reach(1)
            assert ota.last["acted"]["action"] == "place 3,0"
            assert ota.last["acted"]["events"] == [{"kind": "moved", "text": "moved 1 3,0", "rule": "FIRE-SETUPF-09"}]
            ota.act("place 0,6")
            mira.reach(2)
            assert mira.view == ota.view


def play_out(pages: list[Page], seats: dict[int, Page], luck: int) -> int:
    """Random legal actions by whoever must decide, until nobody must; the number of entries."""
    dice = Dice(luck)
    while (actor := pages[0].view["actor"]) != "nobody":
        if actor == "nature":
            pages[0].hear()
            continue
        hand = seats[actor]
        hand.reach(pages[0].seq)
        choices = hand.legal()
        assert hand.ask("act", seq=hand.seq, text=choices[dice.below(len(choices))])["type"] == "done"
        pages[0].reach(hand.seq)
    for one in pages:
        one.reach(pages[0].seq)
    return pages[0].seq


@pytest.mark.parametrize("rules", ["family", "experienced"])
def test_two_people_play_a_whole_match_and_a_third_sees_the_same(rules: str) -> None:
    with server() as client:
        made = new(client, "me", "open", "open", rules=rules)
        code = made["code"]
        with page(client, code, made["token"]) as mira, page(client, code, name="Ota") as ota, page(client, code) as guest:
            for seat in (2, 3):
                assert ota.ask("sit", seat=seat)["type"] == "done"
            mira.settle()
            last = play_out([mira, ota, guest], {1: mira, 2: ota, 3: ota}, 7)
            assert mira.view == ota.view == guest.view
            numbers = [message["seq"] for message in guest.heard if message["type"] == "acted"]
            assert numbers == list(range(numbers[0], last + 1))
            guest.ended()
        text = client.get(f"/api/matches/{code}/record").text
        session = replay(text, check=True)
        assert session.over
        assert session.result()["ending"] == guest.view["result"]


def test_a_page_that_missed_something_reads_on_from_its_number() -> None:
    with server() as client:
        made = new(client, "me", "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            seen = mira.seq
            for text in ("move 3,1", "end"):
                mira.act(text)
            now = mira.seq
        with page(client, made["code"], made["token"], after=seen) as again:
            missed = again.last["missed"]["entries"]
            assert [entry["seq"] for entry in missed] == list(range(seen + 1, now + 1))
            assert missed[0]["action"] == "move 3,1"
            assert missed[-1]["events"]
            assert again.seq == now
            assert "board" not in again.last
        with page(client, made["code"], made["token"], after=now + 50) as lost:
            assert "board" in lost.last  # a number that never was: everything anew


def test_the_table_can_be_seen_as_it_was_after_any_entry() -> None:
    with alone() as (client, made, mira):
        views = {0: mira.view}
        placed(mira)
        for text in ("move 3,1", "move 3,0", "end", "end"):
            mira.act(text)
        for message in mira.heard:
            if message["type"] == "acted":
                views[message["seq"]] = message["view"]
        for seq, view in views.items():
            state = client.get(f"/api/matches/{made['code']}/at/{seq}").json()
            assert state["view"]["spaces"] == view["spaces"]
            assert state["view"]["firefighters"] == view["firefighters"]
        mira.ask("look", at=1)
        assert mira.last["state"]["live"] is False
        assert mira.last["state"]["view"]["legal"] == []
        assert mira.ask("look", at=999)["code"] == "unknown-seq"


def test_paths_show_every_space_in_reach_with_steps_that_can_be_played() -> None:
    with alone(placing=True) as (_, _, mira):
        mira.ask("paths")
        ways = mira.last["paths"]["paths"]["move"]
        assert ways["3,1"] == {"cost": 1, "fires": 0, "left": 3, "steps": [offer_to("3,1", 1)]}
        way = ways["4,2"]
        assert way["cost"] == 3
        assert [step["cost"] for step in way["steps"]] == [1, 1, 1]
        for step in way["steps"]:
            assert mira.act(step["text"])["type"] == "done"
        assert mira.view["firefighters"][0]["at"] == "4,2"
        assert mira.view["points"]["ap"] == 1


def offer_to(space: str, cost: int) -> dict[str, object]:
    return {"text": f"move {space}", "verb": "move", "cost": cost, "pool": "move", "space": space}


def test_a_path_opens_the_doors_on_its_way_and_says_what_that_costs() -> None:
    with alone() as (_, _, mira):
        placed(mira, "4,9")
        mira.ask("paths")
        assert [step["text"] for step in mira.last["paths"]["paths"]["move"]["4,6"]["steps"]] == [
            *("move 4,8", "move 4,7", "open 4,6|4,7", "move 4,6"),
        ]


def test_why_names_the_rule_and_changes_nothing() -> None:
    with alone() as (_, _, mira):
        placed(mira, "0,0")
        mira.ask("why", text="move 1,1")
        assert mira.last["why"]["legal"] is False
        assert (mira.last["why"]["code"], mira.last["why"]["rule"]) == ("not-adjacent", "FIRE-ADJ-01")
        mira.ask("why", text="end")
        assert mira.last["why"] == {"type": "why", "seq": mira.seq, "action": "end", "legal": True}
        assert mira.ask("beat")["seq"] == mira.seq


def test_a_match_has_one_table_that_holds_on_to_none_before_it() -> None:
    with server() as client:
        made = new(client, "me", "me")
        room = client.app.state.rooms.open[made["code"]]  # type: ignore[attr-defined]
        table = room.history.match
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            thinks = room.history.clone()
            before = thinks.snapshot()
            for _ in range(10):
                mira.act(mira.legal()[-1])
            mira.ask("undo", seq=mira.seq)
        assert room.history.match is table
        assert table.origin is None
        thinks.play(thinks.legal()[0])
        assert thinks.origin.snapshot() == before != table.snapshot()  # what it is rewound to has not moved on
