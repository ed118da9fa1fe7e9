"""Whose line an action was: the coach's where somebody follows it, also after taking back; a good crewmate's; else one's own."""

from __future__ import annotations

from typing import Any

import pytest

from hotzone.ai.bots.registry import BOTS, COMPANY, LIKE_THE_COACH
from hotzone.server.bots.followed_lines import followed
from hotzone.server.protocol import codec
from hotzone.store.memory import MemoryStore
from hotzone.store.protocol import LogEntry
from tests.server.tables import Page, alone

FOLLOWED = codec.write({"coach": True})


def advised(mira: Page) -> list[str]:
    """The line that the coach says now."""
    assert mira.ask("hint", step=3)["type"] == "done"
    line: list[str] = mira.last["hint"]["hint"]["line"]
    return line


def kept(client: Any, store: MemoryStore, code: str) -> list[LogEntry]:
    """What people did, as the store has it."""
    return [entry for entry in client.portal.call(store.opened, code, 0).entries if entry.actor >= 0]


def test_what_follows_the_coach_is_kept_as_such_and_nothing_else_is() -> None:
    store = MemoryStore()
    with alone(placing=True, store=store) as (client, made, mira):
        line = advised(mira)
        own = next(text for text in mira.legal() if text not in (*line, "end"))
        for _ in range(2):  # what is taken back and played again follows the coach again
            mira.act(own)
            mira.ask("undo", seq=mira.seq)
            mira.act(line[0])
            mira.ask("undo", seq=mira.seq)
        words = {(entry.action, entry.words) for entry in kept(client, store, made["code"]) if entry.action in (own, line[0])}
        assert words == {(own, ""), (line[0], FOLLOWED)}


def test_a_clue_that_names_no_line_is_no_line_to_follow() -> None:
    store = MemoryStore()
    with alone(placing=True, store=store) as (client, made, mira):
        mira.ask("hint", step=2)
        mira.act("end")
        assert not any(entry.words for entry in kept(client, store, made["code"]))


@pytest.mark.compiled_only
def test_where_somebody_followed_the_coach_no_decision_cost_anything() -> None:
    with alone(placing=True) as (_, _, mira):
        first = mira.seq
        for text in advised(mira):
            mira.act(text)
        last = mira.seq
        while mira.view["result"] == "undecided":
            mira.act("end" if "end" in mira.legal() else mira.legal()[0])
        mira.ask("debrief")
        found = mira.last["debrief"]["debrief"]
    led = [moment for moment in found["moments"] if first <= moment["seq"] < last]
    assert led
    assert [(moment["followed"], moment["decision"]) for moment in led] == [("coach", 0)] * len(led)
    own = [moment for moment in found["moments"] if moment not in led]
    assert {moment["followed"] for moment in own} == {""}
    assert found["decisions"] == pytest.approx(sum(moment["decision"] for moment in own))
    assert found["start"] + found["decisions"] + found["luck"] == pytest.approx(found["win"], abs=1e-6)


def test_a_crewmate_counts_as_the_coach_where_it_plays_as_well() -> None:
    def entry(words: str) -> LogEntry:
        return LogEntry("a", 1, 0, "end", "[]", 0.0, words)

    line = [entry(FOLLOWED), entry(""), *(entry(codec.write({"bot": name})) for name in BOTS)]
    assert followed(line) == {0: "coach", **{i: "crew" for i, name in enumerate(BOTS, 2) if name in LIKE_THE_COACH}}
    assert LIKE_THE_COACH[0] == COMPANY
