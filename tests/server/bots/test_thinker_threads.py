"""Bots think beside the loop: a slow one holds up nobody, a lost or lawless one waits; what they say is kept."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from hotzone.ai.bots import registry as bot_registry
from hotzone.ai.bots.protocol import Choice
from hotzone.contract.game import Game, Match
from hotzone.server.bots import autoplay, thinker_threads
from hotzone.store.memory import MemoryStore
from tests.server.tables import Page, new, page, placed, server
from tests.waiting import LONG

Chooser = Callable[[Match, Game[Any], float], Choice]


class Made:
    """A bot that does what a test wants."""

    def __init__(self, choose: Chooser) -> None:
        self.name = "made"
        self.chooser = choose

    def choose(self, match: Match, game: Game[Any], seat: int, budget: float) -> Choice:
        return self.chooser(match, game, budget)


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Callable[[Chooser], None]:
    """Makes a bot known under the name `made`."""
    return lambda choose: monkeypatch.setitem(bot_registry.BOTS, "made", bot_registry.BotRow(lambda seed: Made(choose)))


def quick(found: Page) -> None:
    """Bots act at once."""
    found.ask("set", pace=0)


def test_slow_bots_of_many_rooms_hold_up_nobody_else(known: Callable[[Chooser], None], monkeypatch: pytest.MonkeyPatch) -> None:
    gate, busy, back = threading.Event(), threading.Semaphore(0), list[int]()

    def slow(match: Match, game: Game[Any], budget: float) -> Choice:
        busy.release()
        gate.wait(LONG)
        back.append(match.turn)
        return Choice(match.legal()[0])

    known(slow)
    monkeypatch.setattr(thinker_threads, "PATIENCE", LONG)  # none is given up, however long the others take
    with server() as client:
        rooms = [new(client, "made", "me") for _ in range(thinker_threads.WORKERS + 3)]
        pages = [page(client, made["code"], made["token"]) for made in rooms]
        opened = [entered.__enter__() for entered in pages]
        for one in opened:
            quick(one)
        for _ in range(thinker_threads.WORKERS - 1):  # every thread that one person may have thinks, the other bots wait for one
            assert busy.acquire(timeout=LONG)
        other = new(client, "me")
        with page(client, other["code"], other["token"]) as mira:
            placed(mira)
            for text in ("move 3,1", "move 3,0", "end"):
                assert mira.act(text)["type"] == "done"
        assert not back  # all this while no bot came back
        assert all(one.seq == 0 for one in opened)
        gate.set()
        for one in opened:
            one.reach(1)
        for entered in pages:
            entered.__exit__(None, None, None)


@pytest.mark.parametrize(("took", "left"), [(0.9, autoplay.TURN - 2 * 0.9), (1.5, autoplay.LEAST)])
def test_a_bot_has_two_seconds_a_turn_to_think_and_is_told_what_is_left(
    known: Callable[[Chooser], None], took: float, left: float
) -> None:
    budgets, now = list[float](), [0.0]

    def thinker(match: Match, game: Game[Any], budget: float) -> Choice:
        budgets.append(budget)
        now[0] += took if len(budgets) > 1 else 0.0
        return Choice(match.legal()[0])

    known(thinker)
    with server(clock=lambda: now[0]) as client:
        made = new(client, "made")
        with page(client, made["code"], made["token"]) as mira:
            quick(mira)
            mira.reach(5)
    second = min(autoplay.ACTION, autoplay.TURN - took)
    assert budgets[:4] == pytest.approx([autoplay.ACTION, autoplay.ACTION, second, left])  # placed, then the first turn


def test_what_a_bot_says_is_kept_and_comes_back_after_a_restart(known: Callable[[Chooser], None]) -> None:
    def speaker(match: Match, game: Game[Any], budget: float) -> Choice:
        action = match.legal()[0]
        return Choice(action, "the door is near", (game.write(match, action), "end"), {"id": "near", "place": "3,1"})

    known(speaker)
    store = MemoryStore()
    with server(store) as client:
        made = new(client, "made", "me")
        with page(client, made["code"], made["token"]) as mira:
            quick(mira)
            mira.reach(1)
            said = mira.last["acted"]
            mira.ask("say", text="watch the door")
            mira.ask("phrase", phrase="thanks")
            mira.ask("ping", place="3,1")
    assert (said["bot"], said["reason"], said["plan"][-1]) == ("made", "the door is near", "end")
    assert said["because"] == {"id": "near", "place": "3,1"}
    with server(store) as client, page(client, made["code"], made["token"], after=0) as mira:
        again = mira.last["missed"]["entries"][0]
        assert {key: again[key] for key in ("bot", "reason", "plan", "because")} == {
            key: said[key] for key in ("bot", "reason", "plan", "because")
        }
        lines = mira.last["talk"]["lines"]
        assert [line.get("text", line.get("phrase")) for line in lines] == ["watch the door", "thanks"]
        assert "reason" not in client.get(f"/api/matches/{made['code']}/record").text


@pytest.mark.parametrize("fault", ["illegal", "broken", "lost"])
def test_a_bot_that_fails_waits_and_its_seat_can_be_taken(
    known: Callable[[Chooser], None], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    def faulty(match: Match, game: Game[Any], budget: float) -> Choice:
        if fault == "broken":
            raise ZeroDivisionError
        if fault == "lost":
            gate.wait(LONG)
        return Choice(-1)

    known(faulty)
    if fault == "lost":
        monkeypatch.setattr(thinker_threads, "PATIENCE", 0.01)
    with server() as client:
        made = new(client, "made", "me")
        with page(client, made["code"], made["token"]) as mira:
            quick(mira)
            while not mira.last["room"]["switches"]["paused"]:
                mira.until("room")
            assert mira.seq == 0
            assert mira.ask("take", seat=1)["type"] == "done"
            assert mira.act("place 3,0")["type"] == "done"
        gate.set()
