"""Plain routes about fires that crews share: today's and those of other days, challenges, one's own calendar."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Annotated, Any

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from hotzone import registry
from hotzone.server.daily import plans, season
from hotzone.server.daily.offers import SharedMatch, first_history
from hotzone.server.daily.shared_matches import SharedMatches, read_day
from hotzone.server.http.matches import made
from hotzone.server.http.requests import SeatedRequest, address_of, body, may_change, may_make, may_read, room_of, rooms_of, written
from hotzone.server.presence.seats import LONGEST_NAME, clean
from hotzone.server.protocol.errors import Refused, Unknown
from hotzone.server.rooms.new_match import MatchStart
from hotzone.server.rooms.room import Room
from hotzone.server.rooms.shared_marks import CHALLENGE, DAILY, day_of
from hotzone.store.protocol import Try, hidden_name

WEEK = 7
Data = dict[str, Any]


class TryRequest(SeatedRequest, kw_only=True):
    """A try to begin."""

    practice: bool = False
    lobby: bool = False  # a crew gathers first


class CrewRequest(SeatedRequest, kw_only=True):
    """What a crew is called, and whether others may read that and watch."""

    crew: Annotated[str, Meta(max_length=100)] = ""
    listed: bool = False


def shared_of(request: Request) -> SharedMatches:
    """The fires of this server."""
    found = request.app.state.shared
    assert isinstance(found, SharedMatches)
    return found


def guest_of(request: Request) -> str:
    """The browser that asks."""
    found: str = request.app.state.guests.guest(request)
    return found


# --- days


async def today(request: Request) -> Response:
    """The match of the day, before and after one's own try."""
    return await about_day(request, shared_of(request).today)


async def day(request: Request) -> Response:
    """The match of another day."""
    return await about_day(request, read_day(request.path_params["day"]))


async def about_day(request: Request, day: date) -> Response:
    """A day: what is played, what is promised or shown of its dice, one's own try, and how others did once that may be seen."""
    may_read(request)
    offered, guest = shared_of(request), guest_of(request)
    plan, mine = await offered.plan(day), await offered.mine(f"{DAILY} {day}", guest)
    over = day < offered.today
    crews = await offered.crews(f"{DAILY} {day}", plan.game)
    seen = over or (mine is not None and bool(mine.result))
    return written(
        {
            "day": str(day),
            "number": offered.season.number(day),
            "today": str(offered.today),
            "now": offered.now(),
            "ends": season.ends_at(day),
            "over": over,
            "plan": about_plan(plan),
            "dice": {
                "commitment": offered.season.commitment(day),
                "anchor": offered.season.anchor(day.year),
                "secret": offered.season.secret(day).hex() if over else None,
            },
            "begun": crews.begun,
            "mine": about_try(mine),
            "table": start_table(request, await offered.shared(f"{DAILY} {day}")),
            "week": week(offered, day),
            "standings": crews.told(mine) if seen else None,
            "yesterday": await in_short(offered, day - timedelta(1), guest),
        }
    )


def about_plan(plan: plans.DayPlan) -> Data:
    """A plan as pages get it."""
    setup = plan.setup()
    about = {"game": plan.game, "settings": {"board": setup.board, **dict(setup.settings)}, "setup": str(setup)}
    return {**about, "seats": plan.seats(), "minutes": plan.minutes, "variant": plan.variant, "wins": plan.wins}


def about_try(one: Try | None) -> Data | None:
    """One's own try: the match to go on with, or what came of it."""
    if one is None:
        return None
    found = json.loads(one.result) if one.result else {}
    short = {key: found[key] for key in ("won", "result", "share", "squares") if key in found}
    return {"match": one.match, "over": bool(one.result), "name": one.name, "listed": one.listed, "counted": one.counted, **short}


def start_table(request: Request, shared: SharedMatch) -> Data:
    """The table as every crew finds it, drawn once."""
    kept: dict[str, Data] = request.app.state.start_tables
    if shared.id not in kept:
        if len(kept) > 2 * WEEK:
            kept.clear()
        game = registry.game(shared.game)
        found = first_history(shared, game.setup(**shared.settings))
        kept[shared.id] = {**game.view(found.match, None), "legal": []}
    return kept[shared.id]


def week(offered: SharedMatches, day: date) -> list[Data]:
    """The days of the week, from Monday on; those that come may still change their variant."""
    monday, found = day - timedelta(day.weekday()), []
    for one in (monday + timedelta(i) for i in range(WEEK)):
        plan = plans.plan_of(one, plans.first_variant(one))
        found.append({"day": str(one), **(about_plan(plan) if plan else {})})
    return found


async def in_short(offered: SharedMatches, day: date, guest: str) -> Data | None:
    """The day before: how many won, the best, and what became of oneself."""
    if day < offered.season.first:
        return None
    plan, mine = await offered.plan(day), await offered.mine(f"{DAILY} {day}", guest)
    all_of_it = (await offered.crews(f"{DAILY} {day}", plan.game)).told(mine)
    best = all_of_it["list"][0] if all_of_it["list"] else None
    counts = {"crews": all_of_it["crews"], "won": all_of_it["won"], "best": best}
    return {"day": str(day), "plan": about_plan(plan), "mine": about_try(mine), **counts}


async def begin_day(request: Request) -> Response:
    """Begin a try at a day's match; the first of a browser on that day counts."""
    may_read(request)
    chosen = read_day(request.path_params["day"])
    return await begin(request, await shared_of(request).shared(f"{DAILY} {chosen}"))


async def begin(request: Request, shared: SharedMatch) -> Response:
    """Begin a try."""
    may_make(request)
    asked, counts = await body(request, TryRequest), list[bool]()

    async def make(begun: MatchStart) -> tuple[Room, str]:
        begun = begun._replace(lobby=asked.lobby)
        room, secret, counted = await shared_of(request).begin(shared, begun, address_of(request), asked.practice)
        counts.append(counted)
        return room, secret

    return await made(request, asked, make, lambda: {"counts": counts[0]})


async def warm_up(request: Request) -> Response:
    """The same house with other dice."""
    may_make(request)
    asked, chosen = await body(request, TryRequest), read_day(request.path_params["day"])
    return await made(request, asked, lambda begun: shared_of(request).warm_up(chosen, begun))


async def calendar(request: Request) -> Response:
    """The days of this browser: what became of each that it tried."""
    may_read(request)
    offered, guest = shared_of(request), guest_of(request)
    tries = await offered.rooms.store.tries_of(guest) if guest else []
    days: dict[str, Data] = {}
    for one in tries:
        found = day_of(one.shared)
        if found is None or not one.result or str(found) in days:
            continue
        told = json.loads(one.result)
        how = plans.scoring((await offered.plan(found)).game)
        perfect = bool(how.all_saved) and told["result"].get(how.saved, 0) >= how.all_saved
        late = (season.day_at(one.begun) - found).days  # practice within a week makes a missed day up
        days[str(found)] = {"won": told["won"], "all": perfect, "counted": one.counted, "late": late}
    return written({"today": str(offered.today), "first": str(offered.season.first), "days": days})


# --- challenges


async def offer(request: Request) -> Response:
    """Offer a finished match to friends."""
    may_make(request)
    room = await room_of(request)
    code = await shared_of(request).challenge(room)
    return written({"code": code, "link": f"/c/{code}"}, 201)


async def challenge(request: Request) -> Response:
    """A challenge, and how all who played it did; names and matches once one's own try is over."""
    may_read(request)
    offered, guest = shared_of(request), guest_of(request)
    shared = await known_challenge(request)
    mine = await offered.mine(shared.id, guest, shared.of)
    mine = mine._replace(counted=True, listed=True) if mine else None
    crews = await offered.challenged(shared)
    plan = plans.DayPlan(shared.game, shared.settings, 0)
    seen = mine is not None and bool(mine.result)
    return written(
        {
            "code": shared.id.partition(" ")[2],
            "plan": about_plan(plan),
            "table": start_table(request, shared),
            "dice": shared.dice,
            "offers": mine is not None and mine.match == shared.of,
            "begun": crews.tries,
            "done": crews.ended,
            "mine": about_try(mine),
            "standings": crews.told(mine) if seen else None,
            "side_by_side": [beside(one, mine) for one in crews.first] if seen else [],
        }
    )


def beside(one: Try, mine: Try | None) -> Data:
    """A crew of a challenge, turn by turn."""
    found = json.loads(one.result)
    told = {key: found[key] for key in ("won", "result", "share", "squares", "curve", "people", "help")}
    told |= {"went_back": found.get("went_back", False), "ai": not one.guest}
    return {**told, "name": one.name, "match": one.match, "mine": mine is not None and one.match == mine.match}


async def begin_challenge(request: Request) -> Response:
    """Begin a try at a challenge."""
    may_read(request)
    return await begin(request, await known_challenge(request))


async def known_challenge(request: Request) -> SharedMatch:
    """The challenge of an address; whoever guesses codes is slowed down."""
    guessers, address = rooms_of(request).guessers, address_of(request)
    if guessers.shut(address):
        raise Refused("too-many", "too many unknown challenges; wait a little")
    try:
        return await shared_of(request).shared(f"{CHALLENGE} {request.path_params['code']}")
    except Unknown:
        guessers.open(address)
        raise


async def name_crew(request: Request) -> Response:
    """Name the crew of a try, and say whether others may read it and watch."""
    may_change(request)
    room = await room_of(request)
    asked = await body(request, CrewRequest)
    person = room.crew.keyring.person(guest_of(request))
    if not person or not any(person in (seat.owner, seat.holder) for seat in room.crew.seats):
        raise Refused("no-seat", "only the crew itself can do this")
    if await rooms_of(request).store.setting(hidden_name(room.code)):
        raise Refused("name-hidden", "those who run this server hid the name of this crew")
    name = clean(asked.crew, LONGEST_NAME)
    await rooms_of(request).store.name_try(room.code, name, asked.listed)
    shared_of(request).standings.changed(room.kept.origin)
    return written({"name": name, "listed": asked.listed})
