"""What a page may ask of a room, message by message; whatever is refused is refused with a reason and changes nothing."""

from __future__ import annotations

from time import time
from typing import Protocol

from hotzone.ai import roster
from hotzone.core.game import BadSetup, HotzoneError, Staged
from hotzone.server import coaching, wire
from hotzone.server.crew import LONGEST_NAME, Member, clean
from hotzone.server.faults import Refused, told
from hotzone.server.limits import Bucket, Limits
from hotzone.server.room import Room
from hotzone.server.rooms import LONGEST_TITLE
from hotzone.server.switches import CHATS

LONGEST_LINE = 300  # characters of a line of chat
REMEMBERED = 50  # lines of chat
HOST_GONE = 60.0  # seconds after which a host who went away can be followed


class Page(Protocol):
    """The socket of a page."""

    member: Member
    chats: Bucket
    limits: Limits

    def send(self, message: str) -> None: ...
    def part(self, code: int, why: str) -> None: ...


async def answer(room: Room, page: Page, message: wire.Message) -> None:
    """Do what a message asks; raises HotzoneError."""
    match message:
        case wire.Act() | wire.Undo() | wire.Redo() | wire.Reset():
            await play(room, page.member, message)
        case wire.Sit() | wire.Stand() | wire.Give() | wire.Take():
            await seats(room, page.member, message)
        case wire.Say() | wire.Phrase() | wire.Ping():
            speak(room, page, message)
        case wire.Set() | wire.Step() | wire.Host() | wire.Kick():
            await manage(room, page.member, message)
        case wire.Look(at=at):
            page.send(room.state(at))
        case wire.Why(text=text):
            page.send(wire.write(why(room, text)))
        case wire.Paths():
            page.send(wire.write(paths(room)))
        case wire.Hint() | wire.Risk() | wire.Request() | wire.Debrief():
            await coaching.answer(room, page, message)
        case wire.Name(name=name):
            await rename(room, page.member, name)
        case wire.Beat():
            page.send(wire.write({"type": "beat", "seq": room.seq}))
        case wire.Hello():
            raise Refused("said-hello", "this page has said hello already")


async def play(room: Room, member: Member, message: wire.Act | wire.Undo | wire.Redo | wire.Reset) -> None:
    """Actions, and taking them back."""
    match message:
        case wire.Act(seq=seq, text=text):
            await room.play_as(member, seq, text)
        case wire.Undo(seq=seq, to=to):
            await room.undo(member, seq, to)
        case wire.Redo(seq=seq):
            await room.bring_back(member, seq)
        case wire.Reset(seq=seq):
            await room.reset(member, seq)


async def seats(room: Room, member: Member, message: wire.Sit | wire.Stand | wire.Give | wire.Take) -> None:
    """Picking, freeing, lending and taking back a seat; who sits down gets a return link."""
    number, crew = message.seat - 1, room.crew
    crew.seat(number)
    if isinstance(message, wire.Sit):
        secret = "" if member.secret else crew.keep(member)
        try:
            await room.reseat(lambda: crew.sit(member, number), member)
        except HotzoneError:
            if secret:
                member.secret = ""
            raise
        room.tell_you(member, secret)
        return
    if isinstance(message, wire.Give):
        if bool(message.bot) == bool(message.person):
            raise Refused("bad-give", "a seat is given to one bot or to one person")
        if message.bot and message.bot not in roster.bot_names():
            raise BadSetup("unknown-bot", f"there is no such bot; there are {', '.join(roster.bot_names())}")
        person, bot = message.person, message.bot
        await room.reseat(lambda: crew.give(member, number, person, bot))
    elif isinstance(message, wire.Take):
        await room.reseat(lambda: crew.take(member, number))
    else:
        await room.reseat(lambda: crew.stand(member, number))
    for other in list(crew.members.values()):
        if other.sockets:
            room.tell_you(other)


def speak(room: Room, page: Page, message: wire.Say | wire.Phrase | wire.Ping) -> None:
    """Chat, phrases and pings: short, at a human pace, and only while the host allows it."""
    member, allowed = page.member, room.switches.chat
    seated = bool(room.crew.held(member)) or member.host
    if isinstance(message, wire.Say) and allowed == "off":
        raise Refused("chat-off", "the host has switched chat off; phrases and pings still work")
    if not seated and allowed != "all":
        raise Refused("chat-seats", "only those with a seat may write here")
    if not page.chats.take():
        raise Refused("too-fast", "one line at a time, please")
    line: dict[str, object] = {"type": "said", "person": member.number, "name": member.name, "at": time(), "seq": room.seq}
    if isinstance(message, wire.Say):
        line["text"] = clean(message.text, LONGEST_LINE)
        if not line["text"]:
            raise Refused("empty", "there is nothing to say")
    elif isinstance(message, wire.Phrase):
        if message.phrase not in wire.PHRASES:
            raise Refused("unknown-phrase", f"the phrases are {', '.join(wire.PHRASES)}")
        line["phrase"] = message.phrase
    else:
        place = message.place
        if (
            not place
            or not place.isascii()
            or not place.replace(",", "").replace("|", "").replace("@", "").replace("-", "").isalnum()
        ):
            raise Refused("bad-place", "a ping names a space or an edge")
        line["ping"] = place
    if "ping" not in line:
        room.talk = [*room.talk[1 - REMEMBERED :], line]
    room.publish(wire.write(line))


async def manage(room: Room, member: Member, message: wire.Set | wire.Step | wire.Host | wire.Kick) -> None:
    """What the host may do."""
    if isinstance(message, wire.Host) and not member.host:
        await follow(room, member)
        return
    if not member.host:
        raise Refused("not-host", "only the host can do this")
    match message:
        case wire.Set():
            await switch(room, message)
        case wire.Step():
            room.steps = 1
            room.changed.set()
        case wire.Host(person=number):
            other = room.crew.member(number)
            if not other.secret:
                raise Refused("only-watching", "the next host must have sat down once")
            await hand_on(room, member, other)
        case wire.Kick(person=number):
            await kick(room, member, room.crew.member(number))


async def switch(room: Room, message: wire.Set) -> None:
    """The host's switches."""
    found = {name: getattr(message, name) for name in ("chat", "watchers", "undo", "pace", "paused")}
    found = {name: value for name, value in found.items() if value is not None}
    if found.get("chat", "all") not in CHATS:
        raise Refused("bad-chat", f"chat is one of {', '.join(CHATS)}")
    if message.title is not None:
        title = clean(message.title, LONGEST_TITLE)
        if not title:
            raise Refused("empty", "a title needs a letter")
        found["title"] = title
    await room.switch(**found)


async def follow(room: Room, member: Member) -> None:
    """Become host in place of one who went away."""
    hosts = [other for other in room.crew.members.values() if other.host]
    if any(other.sockets or time() - other.left < HOST_GONE for other in hosts) or not room.crew.held(member):
        raise Refused("not-host", "the host is here, or went only now, or you have no seat")
    for host in hosts:
        await hand_on(room, host, member)
    if not hosts:
        member.host = True
        await room.reseat(lambda: None, member)
        room.tell_you(member)


async def hand_on(room: Room, host: Member, other: Member) -> None:
    """Give the host's rights to somebody else."""
    host.host, other.host = False, True
    await room.reseat(lambda: None, host, other)
    room.tell_you(host)
    room.tell_you(other)


async def kick(room: Room, host: Member, other: Member) -> None:
    """Send somebody away: their link is void, their seats are free."""
    if other is host:
        raise Refused("own-kick", "hand the host's rights on first")
    kept = bool(other.secret)
    if kept:
        room.crew.keep(other)  # a secret nobody is told

    def free() -> None:
        for seat in room.crew.seats:
            if other.number in (seat.owner, seat.holder):
                seat.owner = seat.holder = 0

    await room.reseat(free, *([other] if kept else []))
    for listener in list(room.listeners):
        if listener.member is other:
            listener.part(4403, "the host asked you to leave")


async def rename(room: Room, member: Member, name: str) -> None:
    """Change one's name."""
    found = clean(name, LONGEST_NAME)
    if not found:
        raise Refused("empty", "a name needs a letter")
    member.name = found
    await room.reseat(lambda: None, *([member] if member.secret else []))
    room.tell_you(member)


def why(room: Room, text: str) -> dict[str, object]:
    """Whether an action could be played now, and if not, why."""
    try:
        if room.readonly:
            raise Refused("read-only", "this match can only be looked at")
        room.history.play(room.history.now.actor, text, 0.0)
    except HotzoneError as error:
        return {**told(error), "type": "why", "seq": room.seq, "action": text, "legal": False}
    return {"type": "why", "seq": room.seq, "action": text, "legal": True}


def paths(room: Room) -> dict[str, object]:
    """Where the active figure can go in this turn."""
    if room.ways[0] != room.seq:
        found = dict(room.game.paths(room.history.match)) if isinstance(room.game, Staged) and not room.readonly else {}
        room.ways = (room.seq, wire.raw(found))
    return {"type": "paths", "seq": room.seq, "paths": room.ways[1]}
