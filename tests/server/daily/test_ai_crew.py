"""AI crews play a day with its own dice, try days out the same way everywhere, and stop when they are told."""

from __future__ import annotations

import asyncio
import json
import threading
from datetime import date

import pytest

from hotzone import fair_dice, registry
from hotzone.server.daily import ai_crew, plans
from hotzone.server.daily.season import ends_at
from hotzone.server.daily.shared_matches import SharedMatches
from hotzone.server.rooms.room_list import Rooms
from hotzone.store.memory import MemoryStore
from tests.server.daily.test_season import SEASON

WEDNESDAY = date(2026, 11, 18)


@pytest.mark.compiled_only  # whole matches of a crew that thinks
def test_the_ai_crew_plays_the_day_once_with_dice_that_are_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ai_crew, "VETERANS", "rookie")

    async def all_of_it() -> None:
        rooms = Rooms(MemoryStore(), now=lambda: ends_at(WEDNESDAY) - 9)
        shared = SharedMatches(rooms, SEASON, rooms.now)
        crew = ai_crew.AiCrew(shared)
        await crew.play(WEDNESDAY)
        await crew.play(WEDNESDAY)
        (one,) = await rooms.store.tries(f"daily {WEDNESDAY}")
        assert not one.guest
        assert not one.counted
        assert json.loads(one.result)["squares"]
        room = await rooms.find(one.match)
        assert room.history.over
        assert room.sealed
        verdict = fair_dice.verify(room.record().replace("# dice", "# was"), SEASON.secret(WEDNESDAY).hex())
        assert verdict.others > 20  # they came with the match
        crew.close()
        await rooms.close()

    asyncio.run(all_of_it())


@pytest.mark.compiled_only
def test_trying_a_day_out_gives_the_same_on_every_machine_and_an_event_stops_it() -> None:
    plan = plans.plan_of(WEDNESDAY)
    assert plan is not None
    seed, told = SEASON.seed(WEDNESDAY), list[tuple[int, int, int]]()
    share = ai_crew.wins(plan, seed, 3, lambda *row: told.append(row))
    assert share == ai_crew.wins(plan, seed, 3) == round(100 * told[-1][2] / 3)
    assert [row[1] for row in told] == [1, 2, 3]
    stop = threading.Event()
    stop.set()
    with pytest.raises(ai_crew.CrewStopped):
        ai_crew.wins(plan, seed, 3, stop=stop)


def test_a_variant_that_is_too_hard_or_too_easy_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    shares = {0: 95, 1: 20, 2: 60}
    monkeypatch.setattr(ai_crew, "wins", lambda plan, *_: shares[plan.variant])
    assert ai_crew.fitting(WEDNESDAY, "") == {"variant": 2, "wins": 60}
    shares[2] = 100
    assert ai_crew.fitting(WEDNESDAY, "") == {"variant": 0, "wins": 95}  # the nearest


def test_crews_find_the_table_as_the_seed_sets_it_up() -> None:
    game = registry.game("fire")
    setup = game.setup(rules="experienced", crew="captain,paramedic")
    one, two = (ai_crew.set_up(game, setup, SEASON.seed(WEDNESDAY)) for _ in range(2))
    assert one.snapshot() == two.snapshot()
    assert one.actor >= 0
    assert one.snapshot() != ai_crew.set_up(game, setup, SEASON.seed(date(2026, 11, 19))).snapshot()
