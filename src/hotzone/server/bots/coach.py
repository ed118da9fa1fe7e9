"""What a room's coach answers: hints, the risk map, requests to bots, the debrief. Thinking happens beside the loop."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, TypeVar
from weakref import WeakKeyDictionary

from hotzone.ai import coach
from hotzone.ai import debrief as debriefing
from hotzone.contract.ai import Explainer
from hotzone.contract.game import Game, Match
from hotzone.core import constants as c
from hotzone.core.formats.record import digest_of
from hotzone.server import json_log
from hotzone.server.bots import followed_lines
from hotzone.server.bots.thinker_threads import Thinkers
from hotzone.server.cluster.notices import Passed
from hotzone.server.protocol import codec, incoming, outgoing
from hotzone.server.protocol.errors import Refused
from hotzone.server.security.rate_limits import Bucket, RateLimits
from hotzone.store.protocol import NotStored

if TYPE_CHECKING:
    from hotzone.server.presence.seats import Member
    from hotzone.server.rooms.room import Room

END, ROLL = "end", "roll "  # verbs: what ends a turn, and nature's dice
LONGEST = 3  # requests that a seat keeps in mind
T = TypeVar("T")


class CoachClient(Protocol):
    """The socket of a page."""

    member: Member
    address: str
    limits: RateLimits

    def send(self, message: str) -> None:
        """Send a message soon."""


@dataclass(slots=True)
class TeamRequest:
    """A request to a seat; it holds until the end of the next turn that the seat takes."""

    request: dict[str, object]
    until: int = 0  # the turn in which it ends, once it has begun


@dataclass(slots=True)
class Coaching:
    """What a room keeps for its coach."""

    team_requests: dict[int, list[TeamRequest]] = field(default_factory=dict)  # by seat
    risk: tuple[int, dict[str, Any]] = (-1, {})  # the last risk, by the number of the state
    said: set[followed_lines.Step] = field(default_factory=set)  # what hints told people to play
    debrief: str = ""  # the message, once it has been made
    debriefing: asyncio.Lock = field(default_factory=asyncio.Lock)
    buckets: WeakKeyDictionary[CoachClient, Bucket] = field(default_factory=WeakKeyDictionary)

    def admit(self, page: CoachClient) -> None:
        """Refuse a page that asks too much."""
        if not self.buckets.setdefault(page, Bucket(*page.limits.thoughts)).take():
            raise Refused("too-fast", "one question at a time, please")

    def words_about(self, snapshot: bytes, text: str) -> str:
        """What is kept about the action of a person: whether it follows the coach."""
        return followed_lines.words_of_follower() if (digest_of(snapshot), text) in self.said else ""

    def keep_request(self, seat: int, asked: dict[str, object]) -> None:
        """Keep a request to a seat in mind; the oldest are forgotten."""
        kept = [one for one in self.team_requests.get(seat, []) if one.request != asked]
        self.team_requests[seat] = [*kept[1 - LONGEST :], TeamRequest(asked)]

    def requests(self, seat: int, turn: int | None = None) -> list[dict[str, object]]:
        """What is asked of a seat; with the turn that it takes now, which ends what was asked before."""
        kept = self.team_requests.get(seat, [])
        if turn is not None:
            kept = [team_request for team_request in kept if team_request.until in (0, turn)]
            for team_request in kept:
                team_request.until = turn
            self.team_requests[seat] = kept
        return [team_request.request for team_request in kept]


async def answer(
    room: Room, page: CoachClient, message: incoming.HintQuery | incoming.RiskQuery | incoming.Request | incoming.DebriefQuery
) -> None:
    """Answer a question to the coach; raises HotzoneError."""
    if room.readonly:
        raise Refused("read-only", "this match can only be viewed")
    room.coaching.admit(page)
    match message:
        case incoming.HintQuery(seat=seat, step=step):
            await hint(room, page, seat, step)
        case incoming.RiskQuery(at=at):
            await risk(room, page, at)
        case incoming.Request():
            await request(room, page, message)
        case incoming.DebriefQuery():
            await debrief(room, page)


async def beside(room: Room, page: CoachClient, think: Callable[[], T]) -> T:
    """Think in a thread of the coach's own; whoever asks much waits for those who ask little."""
    return await apart(room, think, page.address)


@cache
def threads() -> Thinkers:
    """The coach's threads, which all rooms share."""
    return Thinkers(2)


async def hint(room: Room, page: CoachClient, number: int, step: int) -> None:
    """A hint for a seat: the one named, else the one that decides, else one's own first."""
    await note_help(room)
    seq, table = room.seq, room.history.clone()
    held = room.crew.held(page.member)
    seat = number - 1 if number else table.actor if table.actor >= 0 else held[0] if held else 0
    room.crew.seat(seat)
    now = room.history.now
    been = {now.snapshot} | {state.snapshot for state in room.history.back() if state.turn == now.turn}
    found, said = await beside(room, page, lambda: hint_with_steps(table, room.game, seat, step, been))
    room.coaching.said.update(said)
    page.send(codec.write(outgoing.HintAnswer(seq=seq, hint=found)))


async def note_help(room: Room) -> None:
    """Crews with the same dice are listed with or without help, and any match may be offered: remember that somebody asked."""
    if not room.history.over and not room.switches.helped:
        await room.switch(helped=True)


def hint_with_steps(
    table: Match, game: Game[Any], seat: int, step: int, been: Collection[bytes]
) -> tuple[dict[str, Any], list[followed_lines.Step]]:
    """A hint, and all that it says to play."""
    found = hint_to_play(table, game, seat, step, been)
    return found, followed_lines.steps_of(table, game, found)


def hint_to_play(table: Match, game: Game[Any], seat: int, step: int, been: Collection[bytes] = ()) -> dict[str, Any]:
    """A hint, and where it is the seat's turn what of its lines can be played at once.

    Each hint is thought out anew, so two of them may lead to and fro between tables where that costs nothing. A line that
    only comes back to where this turn has `been` says to end the turn instead.
    """
    found = coach.hint(table, game, seat, step)
    if found["now"] and found.get("line"):
        found["steps"] = playable(table, game, found["line"])
        found["others"] = [steps for line in found.get("others", ()) if (steps := playable(table, game, line))]
        if found["steps"] and goes_round(table, game, found["steps"], been):
            end = game.read(table, END)
            subject = game.subject(table, [end]) if isinstance(game, Explainer) else {"code": "wait"}
            found |= {"clue": subject["code"], "place": {}, "line": [END], "steps": [], "others": [], "because": {}}
    return found


def goes_round(table: Match, game: Game[Any], steps: Sequence[Mapping[str, Any]], been: Collection[bytes]) -> bool:
    """Does a line lead to a table of this turn again, where the turn could as well end?"""
    if END not in (game.write(table, action) for action in table.legal()):
        return False
    after = table.clone()
    for one in steps:
        after.play(game.read(after, str(one["text"])))
    return after.snapshot() in been


def playable(table: Match, game: Game[Any], line: Sequence[str]) -> list[dict[str, Any]]:
    """The steps of a line as offers with prices, up to nature's first answer or the first die; never the end of a turn."""
    after, seat, found = table.clone(), table.actor, list[dict[str, Any]]()
    for text in line:
        offer = next((one for one in game.view(after, None)["legal"] if one["text"] == text), None)  # type: ignore[attr-defined]
        if after.actor != seat or offer is None or offer["verb"] == END:
            break
        after.play(game.read(after, text))
        if found and after.actor == c.NATURE and game.write(after, game.odds(after)[0][0]).startswith(ROLL):
            break  # dice come alone: what was played before them can be taken back
        found.append(offer)
    return found


async def risk(room: Room, page: CoachClient, at: int | None) -> None:
    """The risk map on the table, or on an earlier one."""
    await note_help(room)
    seq = room.seq if at is None else at
    if seq > room.seq:
        raise Refused("unknown-seq", f"this match has entries up to {room.seq}")
    if room.coaching.risk[0] != seq:
        table = room.history.table(seq)
        room.coaching.risk = (seq, await beside(room, page, lambda: coach.risk(table, room.game)))
    page.send(codec.write(outgoing.RiskAnswer(seq=seq, risk=room.coaching.risk[1])))


async def request(room: Room, page: CoachClient, message: incoming.Request) -> None:
    """Ask something of a teammate: everybody hears it, a bot answers at once."""
    seat, held = message.seat - 1, room.crew.held(page.member)
    asked = room.crew.seat(seat)
    if not held:
        raise Refused("no-seat", "you are watching: take a seat to play")
    actor = room.history.now.actor
    by = actor if actor in held else held[0]
    if by == seat:
        raise Refused("own-seat", "a request must go to a teammate")
    team_request: dict[str, object] = {"ask": message.ask, "place": message.place, "by": by + 1}
    seq, table = room.seq, room.history.clone()
    others = room.coaching.requests(seat)
    told = await beside(room, page, lambda: reply(room, table, seat, team_request, others, bool(asked.bot)))
    if asked.bot and told["answer"] != "moot":
        room.coaching.keep_request(seat, team_request)
    answer = codec.write(outgoing.RequestAnswer(seq=seq, seat=seat + 1, person=page.member.number, **told))
    await room.pass_on(Passed(message=answer, seat=seat if asked.bot else -1, request=team_request))


def reply(
    room: Room, table: Match, seat: int, team_request: dict[str, object], others: list[dict[str, object]], bot: bool
) -> dict[str, Any]:
    """What a bot says; people answer for themselves, in words."""
    if bot:
        return coach.ask(table, room.game, seat, team_request, others)
    coach.check_request(table, room.game, team_request)
    return {**team_request, "answer": "open"}


async def debrief(room: Room, page: CoachClient) -> None:
    """The debrief of a match that is over: made once, kept with the match."""
    page.send(await debrief_text(room, page.address))


async def debrief_text(room: Room, address: str) -> str:
    """The debrief as the message that pages get."""
    if room.history.now.actor != c.NOBODY:
        raise Refused("not-over", "there is a debrief only after the match")
    async with room.coaching.debriefing:  # who asks meanwhile waits for the same one
        if not room.coaching.debrief:
            kept = await room.store.setting(debrief_name(room))
            room.coaching.debrief = kept or await make_debrief(room, address)
    return room.coaching.debrief


async def debrief_of(room: Room) -> dict[str, Any]:
    """The debrief as data, for whoever compares crews."""
    found: dict[str, Any] = json.loads(await debrief_text(room, room.payer()))["debrief"]
    return found


async def apart(room: Room, think: Callable[[], T], address: str) -> T:
    """Think about a match, for whoever comes from an address."""
    found, took = await threads().think(think, address, room.code)
    room.measures.think.observe(took)
    return found


def debrief_name(room: Room) -> str:
    """What a store keeps a debrief under; another version of the rules thinks anew."""
    return f"debrief {room.code} {room.seq} {room.game.rules}"


async def make_debrief(room: Room, address: str) -> str:
    """Think a match over, and keep what came of it."""
    start, line = room.history.first_table(), room.history.line()
    actions, followed = [entry.action for entry in line], followed_lines.followed(line)
    found = await apart(room, lambda: debriefing.debrief(start, room.game, actions, followed), address)
    for moment in (*found["moments"], *found["turning_points"], *found["lapses"]):
        moment["seq"] = line[moment["at"] - 1].seq if moment["at"] else 0
    written = codec.write(outgoing.DebriefAnswer(seq=room.seq, debrief=found))
    try:
        await room.store.put_setting(debrief_name(room), written)
    except NotStored as error:
        json_log.say("debrief-not-kept", match=room.code, why=str(error))
    return written
