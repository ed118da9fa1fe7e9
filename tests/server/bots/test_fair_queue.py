"""Thinking is shared: between people first, then between rooms, and nobody gets all hands."""

from __future__ import annotations

import threading

from hotzone.server.bots.fair_queue import FairQueue
from tests.waiting import LONG


def taken(queue: FairQueue[str], number: int) -> list[str]:
    """Jobs as one hand takes them, each done before the next."""
    found = []
    for _ in range(number):
        job = queue.get()
        assert job is not None
        found.append(job[1])
        queue.done(job[0])
    return found


def test_who_asks_once_does_not_wait_for_all_of_whom_asks_much() -> None:
    queue: FairQueue[str] = FairQueue()
    for i in range(5):
        queue.put(f"eve {i}", "eve", "oak-10")
    queue.put("mira 0", "mira", "fern-10")
    queue.put("ota 0", "ota", "fern-10")
    assert taken(queue, 7) == ["eve 0", "mira 0", "ota 0", "eve 1", "eve 2", "eve 3", "eve 4"]


def test_rooms_of_one_person_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for i in range(3):
        queue.put(f"oak {i}", "eve", "oak-10")
    queue.put("fern 0", "eve", "fern-10")
    assert taken(queue, 4) == ["oak 0", "fern 0", "oak 1", "oak 2"]


def test_for_whom_something_is_being_done_waits_behind_those_for_whom_nothing_is() -> None:
    queue: FairQueue[str] = FairQueue(most=2)
    for i in range(3):
        queue.put(f"eve {i}", "eve", f"oak-{i}")
    assert queue.get() == ("eve", "eve 0")
    queue.put("mira 0", "mira", "fern-10")
    assert queue.get() == ("mira", "mira 0")
    queue.done("mira")
    assert queue.get() == ("eve", "eve 1")


def test_one_person_never_gets_all_hands() -> None:
    queue: FairQueue[str] = FairQueue(most=1)
    queue.put("eve 0", "eve", "oak-10")
    queue.put("eve 1", "eve", "oak-11")
    assert queue.get() == ("eve", "eve 0")
    got = list[object]()
    hand = threading.Thread(target=lambda: got.append(queue.get()), daemon=True)
    hand.start()
    queue.put("mira 0", "mira", "fern-10")
    hand.join(LONG)
    assert got == [("mira", "mira 0")]
    queue.done("eve")
    assert queue.get() == ("eve", "eve 1")


def test_a_closed_queue_gives_out_what_waits_and_then_nothing() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("eve 0", "eve", "oak-10")
    queue.close()
    assert taken(queue, 1) == ["eve 0"]
    assert queue.get() is None
