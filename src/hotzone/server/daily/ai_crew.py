"""What AI crews do for a day, beside the loop and behind everything else: they play it once for all to compare with, and try
out how hard tomorrow's is, so that nobody gets a shared match that cannot be won or lost."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import date, timedelta
from typing import Any

from hotzone import fair_dice, registry
from hotzone.ai.bots import registry as bot_registry
from hotzone.contract.game import Game, Match
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import HotzoneError
from hotzone.core.values import Setup
from hotzone.server import json_log
from hotzone.server.daily import plans
from hotzone.server.daily.shared_matches import SharedMatches
from hotzone.server.rooms.new_match import MatchStart
from hotzone.server.rooms.shared_marks import DAILY, DAILY_AI
from hotzone.store.protocol import NotStored, Try

VETERANS, TRIAL = "crew", "rookie"  # who plays the day, and who tries it out
PLAYS = 100  # trials of a variant
FITS = (35, 85)  # wins in 100 that make a good day
PATIENCE = 60.0  # seconds a move may take: its strength limits it, not the clock, so that every server plays the same
LOOK = 60.0  # seconds between looks at the calendar
LONGEST = 4_000  # actions


class CrewStopped(Exception):  # noqa: N818 – `except CrewStopped` reads as people say it
    """The server ends: nobody waits for this match any more."""


class Luck:
    """Nature at one table: with a seed its dice, which nobody knows, else those of a simulation."""

    def __init__(self, game: Game[Any], match: Match, seed: str = "", number: int = 0) -> None:
        self.game, self.seed, self.dice = game, seed, Dice(number)
        self.dealt = fair_dice.noted({}, game, "", 0, match)

    def play(self, match: Match, choose: Callable[[], int]) -> str:
        """Play nature's answer, or what a seat chooses; gives its text."""
        asked, turn = "", match.turn
        if match.actor == c.NATURE:
            asked = fair_dice.question(self.game, match)
            action = (
                fair_dice.sample_chance(self.seed, self.game, match, self.dealt) if self.seed else match.sample_chance(self.dice)
            )
        else:
            action = choose()
        text = self.game.write(match, action)
        match.play(action)
        if self.seed:
            self.dealt = fair_dice.noted(self.dealt, self.game, asked, turn, match)
        return text


def playing(luck: Luck, match: Match, bot_name: str, stop: threading.Event | None = None) -> list[str]:
    """Let a crew of bots play a match to its end; gives all actions. Raises CrewStopped."""
    crew, texts = bot_registry.bot(bot_name, 1), list[str]()
    while match.actor != c.NOBODY and len(texts) < LONGEST:
        if stop is not None and stop.is_set():
            raise CrewStopped
        texts.append(luck.play(match, lambda: crew.choose(match.clone(), luck.game, match.actor, PATIENCE).action))
    return texts


def with_seed(game: Game[Any], setup: Setup, seed: str, bot_name: str, stop: threading.Event | None = None) -> list[str]:
    """A whole match with the dice of a seed, which the crew does not know."""
    match = game.new(setup)
    return playing(Luck(game, match, seed), match, bot_name, stop)


def set_up(game: Game[Any], setup: Setup, seed: str) -> Match:
    """The table of a seed as crews find it: after all that nature does before the first decision."""
    match: Match = game.new(setup)
    luck = Luck(game, match, seed)
    while match.actor == c.NATURE:
        luck.play(match, lambda: 0)
    return match


Told = Callable[[int, int, int], None]  # variant, matches played, won


def quiet(variant: int, played: int, won: int) -> None:
    """Tell nobody."""


def wins(plan: plans.DayPlan, seed: str, plays: int = PLAYS, told: Told = quiet, stop: threading.Event | None = None) -> int:
    """How many in 100 an AI crew wins of a plan, from the set-up of this seed on with any dice. The same on every machine."""
    game, won = registry.game(plan.game), 0
    start = set_up(game, plan.setup(), seed)
    for i in range(plays):
        match = start.clone()
        playing(Luck(game, match, number=i + 1), match, TRIAL, stop)
        won += game.endings[match.result] in game.victories
        told(plan.variant, i + 1, won)
    return round(100 * won / plays)


def fitting(day: date, seed: str, plays: int = PLAYS, told: Told = quiet, stop: threading.Event | None = None) -> dict[str, int]:
    """The first variant of a day that is neither too easy nor too hard, and how often it is won; else the one nearest to that."""
    found: list[tuple[int, int, int]] = []
    first, many = plans.first_variant(day), len(plans.variants(day.weekday()))
    for i in range(many):
        plan = plans.plan_of(day, first + i)
        assert plan is not None
        share = wins(plan, seed, plays, told, stop)
        found.append((max(FITS[0] - share, share - FITS[1], 0), plan.variant, share))
        if not found[-1][0]:
            break
    _, variant, share = min(found)
    return {"variant": variant, "wins": share}


class AiCrew:
    """Works for the calendar until it is stopped, in one thread of low priority."""

    def __init__(self, offered: SharedMatches) -> None:
        self.shared = offered
        self.thread = ThreadPoolExecutor(1, "ai-crew", initializer=stand_back)
        self.stopped = threading.Event()

    async def run(self) -> None:
        """Look at the calendar now and then; what goes wrong is tried again."""
        while True:
            try:
                await self.play(self.shared.today)
                await self.prepare(self.shared.today + timedelta(1))
            except (NotStored, HotzoneError) as error:
                json_log.say("ai-crew-waits", why=str(error))
            except CrewStopped:
                return
            except Exception as error:
                json_log.trouble("ai-crew-failed", error)
            await asyncio.sleep(LOOK)

    async def beside(self, work: Callable[..., Any], *values: object) -> Any:
        """Do something in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *values)

    async def play(self, day: date) -> None:
        """Let the veterans play a day, once for all processes, and keep it as a match that can be watched."""
        offered, store = self.shared, self.shared.rooms.store
        if any(not one.guest for one in await store.tries(f"{DAILY} {day}")):
            return
        plan = await offered.plan(day)
        game, setup, seed = registry.game(plan.game), plan.setup(), offered.season.seed(day)
        texts: Sequence[str] = await self.beside(with_seed, game, setup, seed, VETERANS, self.stopped)
        begun = MatchStart(name="AI", title=f"{DAILY_AI} {day}", seed=seed)
        room, _ = await offered.rooms.same(plan.game, plan.settings, begun, f"{DAILY_AI} {day}", texts)
        one = Try(f"{DAILY} {day}", room.code, "", offered.now(), False, "", True)
        await store.begin_try(one)
        await offered.ended(room)

    async def prepare(self, day: date) -> None:
        """Try out a day that comes, unless somebody did."""
        store = self.shared.rooms.store
        if not plans.variants(day.weekday()) or await store.setting(f"trials {day}"):
            return
        found = await self.beside(fitting, day, self.shared.season.seed(day), PLAYS, quiet, self.stopped)
        await store.put_setting(f"trials {day}", json.dumps(found), was="")
        json_log.say("day-tried", day=str(day), **found)

    def close(self) -> None:
        """End the work; a match that is being played is forgotten."""
        self.stopped.set()
        self.thread.shutdown(wait=False, cancel_futures=True)


def stand_back() -> None:
    """Let everything else of this machine go first."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 15)
