"""The matches that crews share: what today's is, who may try it, what becomes of a try when its match is over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from datetime import date, timedelta
from time import time
from typing import Any

from hotzone.core.errors import BadText, HotzoneError
from hotzone.server import json_log
from hotzone.server.bots import coach
from hotzone.server.daily import plans, score, season
from hotzone.server.daily.offers import SharedMatch, offer_of, players_browser, read_offer
from hotzone.server.daily.season import Season
from hotzone.server.daily.standings import CrewTable
from hotzone.server.daily.standings_cache import StandingsCache
from hotzone.server.presence.guests import put_first
from hotzone.server.protocol.errors import Refused, Unknown
from hotzone.server.rooms.codes import new_code, tidy
from hotzone.server.rooms.new_match import MatchStart
from hotzone.server.rooms.room import Room
from hotzone.server.rooms.room_list import Rooms
from hotzone.server.rooms.shared_marks import CHALLENGE, DAILY, WARM_UP, day_of
from hotzone.server.security.rate_limits import ADDRESSES, network
from hotzone.store.protocol import NotStored, Taken, Try

ARCHIVE = 31  # days that can be played for practice
LATE = 7_200.0  # seconds after the day in which a try may still be finished
TRIES = 6  # that count, a day and an address


class SharedMatches:
    """The match of the day and the challenges of one server. `now` is the clock by which days begin and end."""

    def __init__(self, rooms: Rooms, found: Season, now: Callable[[], float] = time) -> None:
        self.rooms = rooms
        self.season = found
        self.now = now
        self.looking: set[str] = set()  # matches that are being looked back at, because they were offered
        self.standings = StandingsCache(rooms.clock)
        self.counted: dict[tuple[str, str], int] = {}  # counted tries by shared match and address; of this process
        rooms.after_end.append(self.ended)

    @property
    def today(self) -> date:
        """The day it is."""
        return season.day_at(self.now())

    # --- what is played

    async def plan(self, day: date) -> plans.DayPlan:
        """The plan of a day, fixed by whoever asks first; raises Unknown."""
        if not self.season.first <= day <= self.today:
            raise Unknown("no-such-day", f"there is no match of the day {day} here")
        kept = await self.rooms.store.setting(f"day {day}")
        if not kept:
            known = json.loads(await self.rooms.store.setting(f"trials {day}") or "{}")
            variant = known.get("variant", plans.first_variant(day))
            plan = plans.plan_of(day, variant)
            if plan is None:
                raise Unknown("no-daily", "no game of this server brings a match for every day")
            wins = known.get("wins", plan.wins)
            about = {"game": plan.game, "settings": dict(plan.settings), "minutes": plan.minutes, "variant": plan.variant}
            kept = await put_first(self.rooms.store, f"day {day}", json.dumps({**about, "wins": wins}))
        found = json.loads(kept)
        return plans.DayPlan(found["game"], found["settings"], found["minutes"], found["variant"], found["wins"])

    async def shared(self, name: str) -> SharedMatch:
        """A shared match by its id, such as `daily 2026-01-31`; raises Unknown or BadText."""
        kind, _, rest = name.partition(" ")
        if kind == DAILY:
            day = read_day(rest)
            plan = await self.plan(day)
            return SharedMatch(f"{DAILY} {day}", plan.game, dict(plan.settings), self.season.seed(day))
        kept = await self.rooms.store.setting(f"{CHALLENGE} {tidy(rest)}")
        if kind != CHALLENGE or not kept:
            raise Unknown("unknown-challenge", "there is no challenge by this link")
        return read_offer(f"{CHALLENGE} {tidy(rest)}", kept)

    async def challenge(self, room: Room) -> str:
        """Offer a finished match to others; gives the code of the challenge. The same match gives the same."""
        if not room.history.over:
            raise Refused("offer-not-over", "a match can be offered to others when it is over")
        if room.readonly:
            raise Refused("read-only", "that match was played by other rules than today's: nobody can play it again")
        kind, _, code = room.kept.origin.partition(" ")
        kept = code if kind == CHALLENGE else await self.rooms.store.setting(f"challenge-of {room.code}")
        if kept:
            return kept
        about = offer_of(room)
        code = await put_first(self.rooms.store, f"challenge-of {room.code}", new_code(3))
        await put_first(self.rooms.store, f"{CHALLENGE} {code}", json.dumps(about))
        if about["of"] and await self.rooms.store.try_of(room.code) is None:
            await self._keep(Try(f"{CHALLENGE} {code}", room.code, players_browser(room), self.now(), True))
        self.look_back(room.code)
        return code

    def look_back(self, code: str) -> None:
        """Compute what a match that is offered came to, unless that is known or under way; nobody waits for it."""
        if code and code not in self.looking:
            self.looking.add(code)
            task = asyncio.create_task(self._look_back(code), name=f"look back {code}")
            self.rooms.tasks.add(task)
            task.add_done_callback(self.rooms.tasks.discard)

    async def _look_back(self, code: str) -> None:
        try:
            await self.ended(await self.rooms.find(code))
        except (NotStored, HotzoneError) as error:
            json_log.say("not-looked-back", match=code, why=str(error))
        finally:
            self.looking.discard(code)

    async def tries(self, shared: SharedMatch) -> list[Try]:
        """All tries at a shared match, with the one that a challenge was made of."""
        found = await self.rooms.store.tries(shared.id)
        first = await self.rooms.store.try_of(shared.of) if shared.of else None
        if first is None:
            return found
        if not first.result:
            self.look_back(first.match)  # the server was stopped before it was done
        return [first._replace(counted=True), *(one for one in found if one.match != first.match)]

    async def crews(self, shared: str, game: str) -> CrewTable:
        """How all crews of a day did."""
        return await self.standings.of(shared, game, lambda: self.rooms.store.tries(shared))

    async def challenged(self, shared: SharedMatch) -> CrewTable:
        """How all who took a challenge did; they are friends, so everybody's name is shown."""

        async def read() -> list[Try]:
            return [one._replace(listed=True) for one in await self.tries(shared)]

        return await self.standings.of(shared.id, shared.game, read)

    # --- trying

    async def begin(self, shared: SharedMatch, begun: MatchStart, address: str, practice: bool) -> tuple[Room, str, bool]:
        """Begin a try; gives the room, the secret of its host and whether it counts."""
        day, address = day_of(shared.id), network(address)
        mine = await self.mine(shared.id, begun.guest, shared.of)
        running = day is None or day == self.today
        if day is not None and not self.today - timedelta(ARCHIVE) <= day <= self.today:
            raise Refused("day-over", f"the matches of the last {ARCHIVE} days can be played")
        counts = not practice and running and mine is None
        if counts and day is not None and self.counted.get((shared.id, address), 0) >= TRIES:
            raise Refused("too-many-tries", f"at most {TRIES} tries a day count from one address; play for practice, or tomorrow")
        if not counts and running and day is not None and (mine is None or not mine.result):
            raise Refused(
                "play-first", "the match of the day can be practised when your try is over; warm up with other dice until then"
            )
        begun = begun._replace(seed=shared.seed, start=shared.start)
        room, secret = await self.rooms.same(shared.game, shared.settings, begun, shared.id, shared.prefix)
        one = Try(shared.id, room.code, begun.guest, self.now(), counts)
        counts = await self._keep(one)
        self.standings.changed(shared.id)
        if counts:
            self.counted[shared.id, address] = self.counted.get((shared.id, address), 0) + 1
            while len(self.counted) > ADDRESSES:
                self.counted.pop(next(iter(self.counted)))
        return room, secret, counts

    async def _keep(self, one: Try) -> bool:
        """Keep a try; another one of the same browser that was quicker makes it practice. Does it count?"""
        try:
            await self.rooms.store.begin_try(one)
        except Taken:
            await self.rooms.store.begin_try(one._replace(counted=False))
            return False
        return one.counted

    async def warm_up(self, day: date, begun: MatchStart) -> tuple[Room, str]:
        """The same house with other dice: never counted."""
        plan = await self.plan(day)
        return await self.rooms.same(plan.game, plan.settings, begun, WARM_UP, ())

    async def mine(self, shared: str, guest: str, of: str = "") -> Try | None:
        """The counted try of a browser, its own or that of a crew it was in; `of` is a match that counts too."""
        found = await self.rooms.store.tries_of(guest, "" if of else shared) if guest else []
        return next((one for one in found if one.match == of or (one.counted and one.shared == shared)), None)

    # --- the end of a try

    async def ended(self, room: Room) -> None:
        """A match is over: if it was a try, what came of it is computed from the server's own record and kept."""
        one = await self.rooms.store.try_of(room.code)
        if one is None or one.result or not room.history.over or room.readonly:
            return
        day = day_of(one.shared)
        late = day is not None and one.counted and self.now() > season.ends_at(day) + LATE
        found = await self.result(room)
        await self.rooms.store.end_try(room.code, json.dumps({**found, "late": late}))
        self.standings.changed(one.shared)
        json_log.say("try-ended", match=room.code, shared=one.shared, counted=one.counted)

    async def result(self, room: Room) -> dict[str, Any]:
        """What a finished match comes to."""
        found = await coach.debrief_of(room)
        line = [entry.action for entry in room.history.line()]
        start = room.history.first_table()
        how = plans.scoring(room.kept.game)
        told = await coach.apart(room, lambda: score.scored(room.game, start, line, found, how), "")
        helped = room.switches.helped or any(entry.words for entry in room.history.line())  # an AI crewmate is help too
        people = max(1, len(room.crew.players()))
        return {**told, "people": people, "help": helped, "went_back": room.history.beyond_dice() and not room.by_hand}


def read_day(text: str) -> date:
    """A day like 2026-01-31; raises BadText."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadText("bad-day", "a day is written like 2026-01-31") from None
