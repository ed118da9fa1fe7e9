"""An action and the dice that follow from it are one write and one telling: all of it is kept and true, or nothing."""

from __future__ import annotations

from typing import Any

import pytest

from hotzone import fair_dice
from hotzone.core import constants as c
from hotzone.server.rooms.history import History
from hotzone.store.memory import MemoryStore
from hotzone.store.protocol import LogEntry, NotStored, Taken
from tests.server.tables import alone


class Counting(MemoryStore):
    """A store that remembers what was written together, and can fail."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[list[int]] = []
        self.trouble: Exception | None = None

    async def append(self, *entries: LogEntry) -> None:
        if self.trouble is not None:
            raise self.trouble
        await super().append(*entries)
        self.writes.append([entry.actor for entry in entries])


def test_the_end_of_a_turn_and_all_its_dice_are_one_write() -> None:
    store = Counting()
    with alone(placing=True, store=store) as (_, _, mira):
        store.writes.clear()
        before = mira.seq
        mira.act("end")
        assert len(store.writes) == 1
        actors = store.writes[0]
        assert actors[0] == 0
        assert set(actors[1:]) == {c.NATURE}
        assert mira.seq == before + len(actors)
        told = [message["seq"] for message in mira.heard if message["type"] == "acted" and message["seq"] > before]
        assert told == list(range(before + 1, mira.seq + 1))  # each of them is told, with its own table
        tables = [message["view"] for message in mira.heard if message["type"] == "acted" and message["seq"] > before]
        assert [view["actor"] for view in tables[:-1]] == ["nature"] * (len(tables) - 1)


@pytest.mark.parametrize(("trouble", "code"), [(NotStored("the disk is full"), "not-kept"), (Taken("x"), "stale")])
def test_what_cannot_be_kept_is_not_true_neither_the_action_nor_a_die(trouble: Exception, code: str) -> None:
    store = Counting()
    with alone(placing=True, store=store) as (client, made, mira):
        seq, view = mira.seq, mira.view
        store.trouble = trouble
        assert mira.ask("act", seq=seq, text="end")["code"] == code
        store.trouble = None
        assert mira.ask("look", at=seq)["type"] == "done"
        assert (mira.seq, mira.view) == (seq, view)
        assert mira.act("end")["type"] == "done"
        log = client.portal.call(store.read, made["code"])  # type: ignore[union-attr]
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))


def test_dice_dealt_on_a_draft_are_those_that_are_dealt_one_by_one() -> None:
    from hotzone import registry

    game = registry.game("fire")
    seed = "5a" * 32
    for scheme in (seed, f"{fair_dice.BY_TURN} {seed}"):
        joined, single = (History("fern-10", game, game.setup(crew=2)) for _ in range(2))
        while not joined.over and joined.seq < 300:
            actor = joined.now.actor
            legal = joined.view()["legal"]
            text = "end" if any(offer["text"] == "end" for offer in legal) else legal[0]["text"]  # type: ignore[attr-defined, index]
            first = joined.play(actor, text, 1.0)
            for draft in [first, *joined.dice_after(first, scheme, 1.0)]:
                joined.accept(draft)
            single.accept(single.play(actor, text, 1.0))
            while single.now.actor == c.NATURE:
                action = fair_dice.sample_chance(scheme, game, single.match, single.now.dealt)
                single.accept(single.play(c.NATURE, game.write(single.match, action), 1.0))
            assert joined.entries == single.entries
            assert [state.dealt for state in joined.states] == [state.dealt for state in single.states]
            assert joined.now.snapshot == single.now.snapshot


def test_dice_that_cannot_be_dealt_cost_the_action_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Counting()
    with alone(placing=True, store=store) as (_, _, mira):
        deal = fair_dice.sample_chance
        broken = [True]

        def fails_once(*values: Any) -> int:
            if broken.pop() if broken else False:
                raise ArithmeticError("odds")
            return deal(*values)

        monkeypatch.setattr(fair_dice, "sample_chance", fails_once)
        store.writes.clear()
        assert mira.act("end")["type"] == "done"
        assert store.writes[0] == [0]  # kept alone
        assert store.writes[1][0] == c.NATURE  # and dealt by the hand that plays for nature
