"""What a page may ask of a room, message by message; whatever is refused is refused with a reason and changes nothing."""

from __future__ import annotations

from time import time
from typing import Protocol

from hotzone.ai import roster
from hotzone.core.game import BadSetup, HotzoneError, Staged
from hotzone.server import coaching, hosting, showing, takeback, wire
from hotzone.server.crew import LONGEST_NAME, Member, clean
from hotzone.server.faults import Refused, told
from hotzone.server.keyring import PERSON
from hotzone.server.limits import Bucket, Limits
from hotzone.server.room import Room

LONGEST_LINE = 300  # characters of a line of chat


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
            await hosting.manage(room, page.member, message)
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
