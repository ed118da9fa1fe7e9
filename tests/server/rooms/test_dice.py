"""The dice of a server's match: shown as a hash first, as a seed at the end, and right."""

from __future__ import annotations

import logging

import pytest

from hotzone import fair_dice
from tests.server.tables import new, page, placed, server


def test_the_seed_is_secret_until_the_end_and_then_proves_every_roll(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with server() as client:
        made = new(client, "me", "me", rules="experienced")
        code = made["code"]
        with page(client, code, made["token"]) as mira:
            while mira.view["actor"] != "nobody":
                assert mira.act(mira.legal()[-1])["type"] == "done"
                if mira.seq % 7 == 3 and mira.view["actor"] != "nobody":
                    mira.ask("undo", seq=mira.seq)
                    mira.act(mira.legal()[-1])
            mira.ended()
            seed = mira.last["room"]["dice"]["seed"]
            early = [message for message in mira.heard if message["type"] != "room" or not message["over"]]
        assert fair_dice.commitment(seed) == made["dice"]["commitment"]
        assert seed not in str(early)
        text = client.get(f"/api/matches/{code}/record").text
        verdict = fair_dice.verify(text, seed)
        assert verdict.fair
        assert verdict.checked > 20
        assert verdict.others == 0
    written = caplog.text + str([getattr(record, "fields", "") for record in caplog.records])
    assert seed not in written
    assert made["token"] not in written


def test_a_match_that_goes_on_from_another_is_proved_by_both_seeds() -> None:
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira, "0,0")  # where no blast reaches
            mira.act("end")
            mira.act("end")
        other = client.post(f"/api/matches/{made['code']}/branch", json={"at": mira.seq, "seats": ["me"]}).json()
        with page(client, other["code"], other["token"]) as mira:
            mira.act("end")
        text = client.get(f"/api/matches/{other['code']}/record").text
        rooms = client.app.state.rooms.open  # type: ignore[attr-defined]
        seeds = [rooms[code].kept.seed for code in (made["code"], other["code"])]
        first, second = (fair_dice.verify(text, seed) for seed in seeds)
        assert first.fair
        assert second.fair
        assert (first.checked, second.checked) == (second.others, first.others)
        assert min(first.checked, second.checked) > 0
