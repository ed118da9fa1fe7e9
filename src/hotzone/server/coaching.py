"""What a room's coach answers: hints, the risk lens, requests to bots, the debrief. Thinking happens beside the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar
from weakref import WeakKeyDictionary

from hotzone.ai import coach
from hotzone.ai import debrief as debriefing
from hotzone.core import words as c
from hotzone.core.game import Match
from hotzone.server import wire
from hotzone.server.faults import Refused
from hotzone.server.limits import Bucket, Limits

if TYPE_CHECKING:
    from hotzone.server.crew import Member
    from hotzone.server.room import Room

LONGEST = 3  # requests that a seat keeps in mind
_threads = ThreadPoolExecutor(2, thread_name_prefix="coach")
T = TypeVar("T")


class Page(Protocol):
    """The socket of a page."""

    member: Member
    limits: Limits

    def send(self, message: str) -> None: ...


@dataclass(slots=True)
class Wish:
    """A request to a seat; it holds until the end of the next turn that the seat takes."""

    request: dict[str, object]
    until: int = 0  # the turn in which it ends, once it has begun


@dataclass(slots=True)
class Coaching:
    """What a room keeps for its coach."""

    wishes: dict[int, list[Wish]] = field(default_factory=dict)  # by seat
    lens: tuple[int, dict[str, Any]] = (-1, {})  # the last risk, by the number of the state
    debrief: tuple[int, dict[str, Any]] = (-1, {})
    buckets: WeakKeyDictionary[Page, Bucket] = field(default_factory=WeakKeyDictionary)

    def admit(self, page: Page) -> None:
        """Refuse a page that asks too much."""
        if not self.buckets.setdefault(page, Bucket(*page.limits.thoughts)).take():
            raise Refused("too-fast", "one question at a time, please")

    def requests(self, seat: int, turn: int | None = None) -> list[dict[str, object]]:
        """What is asked of a seat; with the turn that it takes now, which ends what was asked before."""
        kept = self.wishes.get(seat, [])
        if turn is not None:
            kept = [wish for wish in kept if wish.until in (0, turn)]
            for wish in kept:
                wish.until = turn
            self.wishes[seat] = kept
        return [wish.request for wish in kept]


async def answer(room: Room, page: Page, message: wire.Hint | wire.Risk | wire.Request | wire.Debrief) -> None:
    """Answer a question to the coach; raises HotzoneError."""
    if room.readonly:
        raise Refused("read-only", "this match can only be looked at")
    room.coaching.admit(page)
    match message:
        case wire.Hint(seat=seat, step=step):
            await hint(room, page, seat, step)
        case wire.Risk(at=at):
            await risk(room, page, at)
        case wire.Request():
            await request(room, page, message)
        case wire.Debrief():
            await debrief(room, page)


async def beside(think: Callable[[], T]) -> T:
    """Think in a thread of the coach's own."""
    return await asyncio.get_running_loop().run_in_executor(_threads, think)


async def hint(room: Room, page: Page, number: int, step: int) -> None:
    """A hint for a seat: the one named, else the one that decides, else one's own first."""
    seq, table = room.seq, room.history.twin()
    held = room.crew.held(page.member)
    seat = number - 1 if number else table.actor if table.actor >= 0 else held[0] if held else 0
    room.crew.seat(seat)
    found = await beside(lambda: coach.hint(table, room.game, seat, step))
    page.send(wire.write({"type": "hint", "seq": seq, "hint": found}))


async def risk(room: Room, page: Page, at: int | None) -> None:
    """The risk lens on the table, or on an earlier one."""
    seq = room.seq if at is None else at
    if seq > room.seq:
        raise Refused("unknown-seq", f"this match has entries up to {room.seq}")
    if room.coaching.lens[0] != seq:
        table = room.history.table(seq)
        room.coaching.lens = (seq, await beside(lambda: coach.risk(table, room.game)))
    page.send(wire.write({"type": "risk", "seq": seq, "risk": room.coaching.lens[1]}))


async def request(room: Room, page: Page, message: wire.Request) -> None:
    """Ask something of a teammate: everybody hears it, a bot answers at once."""
    seat, held = message.seat - 1, room.crew.held(page.member)
    asked = room.crew.seat(seat)
    if not held:
        raise Refused("no-seat", "you watch: pick a seat to play")
    actor = room.history.now.actor
    by = actor if actor in held else held[0]
    if by == seat:
        raise Refused("own-seat", "a request goes to a teammate")
    wish: dict[str, object] = {"ask": message.ask, "place": message.place, "by": by + 1}
    seq, table = room.seq, room.history.twin()
    others = room.coaching.requests(seat)
    told = await beside(lambda: reply(room, table, seat, wish, others, bool(asked.bot)))
    if asked.bot and told["answer"] != "moot":
        kept = [one for one in room.coaching.wishes.get(seat, []) if one.request != wish]
        room.coaching.wishes[seat] = [*kept[1 - LONGEST :], Wish(wish)]
    room.publish(wire.write({"type": "request", "seq": seq, "seat": seat + 1, "person": page.member.number, **told}))


def reply(
    room: Room, table: Match, seat: int, wish: dict[str, object], others: list[dict[str, object]], bot: bool
) -> dict[str, Any]:
    """What a bot says; people answer for themselves, in words."""
    if bot:
        return coach.ask(table, room.game, seat, wish, others)
    coach.check_request(table, room.game, wish)
    return {**wish, "answer": "open"}


async def debrief(room: Room, page: Page) -> None:
    """The debrief of a match that is over, made once."""
    if room.history.now.actor != c.NOBODY:
        raise Refused("not-over", "the debrief comes when the match is over")
    if room.coaching.debrief[0] != room.seq:
        start = room.game.new(room.setup)
        line = room.history.line()
        found = await beside(lambda: debriefing.debrief(start, room.game, [entry.action for entry in line]))
        for moment in (*found["moments"], *found["turning_points"], *found["lapses"]):
            moment["seq"] = line[moment["at"] - 1].seq if moment["at"] else 0
        room.coaching.debrief = (room.seq, found)
    page.send(wire.write({"type": "debrief", "seq": room.seq, "debrief": room.coaching.debrief[1]}))
