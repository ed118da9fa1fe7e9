"""What a page may ask of a room, message by message; whatever is refused is refused with a reason and changes nothing."""

from __future__ import annotations

from time import time
from typing import Protocol

from hotzone.ai import roster
from hotzone.core.game import BadSetup, HotzoneError, Staged
from hotzone.server import coaching, showing, takeback, wire
from hotzone.server.crew import LONGEST_NAME, Member, clean
from hotzone.server.faults import Refused, told
from hotzone.server.keyring import PERSON
from hotzone.server.limits import Bucket, Limits
from hotzone.server.room import Room
from hotzone.server.rooms import LONGEST_TITLE
from hotzone.server.switches import CHATS

LONGEST_LINE = 300  # characters of a line of chat
HOST_GONE = 60.0  # seconds after which a host who went away can be followed


class Page(Protocol):
    """The socket of a page."""

    member: Member
    guest: str
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
            await seats(room, page, message)
        case wire.Link() | wire.Revoke():
            await links(room, page, message)
        case wire.Say() | wire.Phrase() | wire.Ping():
            await speak(room, page, message)
        case wire.Set() | wire.Step() | wire.Host() | wire.Kick():
            await manage(room, page.member, message)
        case wire.Look(at=at):
            page.send(showing.state(room, at))
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
            await takeback.undo(room, member, seq, to)
        case wire.Redo(seq=seq):
            await takeback.bring_back(room, member, seq)
        case wire.Reset(seq=seq):
            await takeback.reset(room, member, seq)


async def seats(room: Room, page: Page, message: wire.Sit | wire.Stand | wire.Give | wire.Take) -> None:
    """Picking, freeing, lending and taking back a seat; who sits down for the first time stays and gets a return link."""
    number, crew, member = message.seat - 1, room.crew, page.member
    crew.seat(number)
    if isinstance(message, wire.Sit):
        secrets: list[str] = []

        def sit() -> None:
            crew.sit(member, number)
            if not member.kept:
                secrets.append(crew.keep(member, page.guest))

        await room.reseat(sit)
        room.tell_you(member, *secrets)
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


async def links(room: Room, page: Page, message: wire.Link | wire.Revoke) -> None:
    """Return links: each of one's own; those to a seat are for its owner and the host to give and to void."""
    member, ring, number = page.member, room.crew.keyring, message.seat - 1
    if not member.kept:
        raise Refused("only-watching", "who only watches needs no return link: the match's own link is enough")
    if message.seat and room.crew.seat(number).owner != member.number and not member.host:
        raise Refused("not-your-seat", "only who owns this seat, or the host, gives its link away")
    whose = (0, number) if message.seat else (member.number, PERSON)
    if isinstance(message, wire.Link):
        secrets: list[str] = []
        await room.reseat(lambda: secrets.append(ring.make(*whose)))
        page.send(wire.write({"type": "link", "seat": message.seat or None, "token": secrets[0]}))
        return

    def void() -> None:
        ring.void(*whose)
        if not message.seat and page.guest:  # other browsers that came by these links are strangers again
            ring.guests = {guest: who for guest, who in ring.guests.items() if who != member.number or guest == page.guest}

    await room.reseat(void)
    for listener in list(room.listeners):
        if listener.member is member and listener.guest != page.guest and not message.seat:
            listener.part(1012, "come back")


async def speak(room: Room, page: Page, message: wire.Say | wire.Phrase | wire.Ping) -> None:
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
        await room.say(line)
    else:
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
            if not other.kept:
                raise Refused("only-watching", "the next host must have sat down once")
            await hand_on(room, [member], other)
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
    await hand_on(room, hosts, member)


async def hand_on(room: Room, hosts: list[Member], other: Member) -> None:
    """Give the host's rights to somebody else."""

    def change() -> None:
        for host in hosts:
            host.host = False
        other.host = True

    await room.reseat(change)
    for member in (*hosts, other):
        room.tell_you(member)


async def kick(room: Room, host: Member, other: Member) -> None:
    """Send somebody away: their links are void, their browser is not let in again, their seats are free."""
    if other is host:
        raise Refused("own-kick", "hand the host's rights on first")
    pages = [listener for listener in room.listeners if listener.member is other]
    await room.reseat(lambda: room.crew.send_away(other, {page.guest for page in pages if page.guest}))
    for page in pages:
        page.part(4403, "the host asked you to leave")


async def rename(room: Room, member: Member, name: str) -> None:
    """Change one's name."""
    found = clean(name, LONGEST_NAME)
    if not found:
        raise Refused("empty", "a name needs a letter")
    await room.reseat(lambda: setattr(member, "name", found))
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
