"""What a page may ask of a room, message by message; whatever is refused is refused with a reason and changes nothing."""

from __future__ import annotations

from time import time
from typing import Protocol

from msgspec import UNSET

from hotzone.ai.bots import registry as bot_registry
from hotzone.contract.page import PageGame
from hotzone.contract.shared.set_table import SET
from hotzone.core.errors import HotzoneError
from hotzone.server.bots import coach
from hotzone.server.cluster.notices import Passed
from hotzone.server.presence.access_keys import PERSON
from hotzone.server.presence.listeners import Listener
from hotzone.server.presence.seats import LONGEST_NAME, Member, clean
from hotzone.server.protocol import codec, incoming, outgoing
from hotzone.server.protocol.errors import Refused, told
from hotzone.server.rooms import host, lobby, room_view, undo
from hotzone.server.rooms.room import Room
from hotzone.server.security.rate_limits import Bucket, RateLimits
from hotzone.server.table_play import entering

LONGEST_LINE = 300  # characters of a line of chat
# What is written to the disk and told to the whole room, and what costs the server work for one page.
CHANGES = (incoming.Sit, incoming.Stand, incoming.Give, incoming.Take, incoming.Link, incoming.Revoke, incoming.Name)
READS = (incoming.Look, incoming.WhyQuery, incoming.PathsQuery, incoming.Amend)


class Client(Protocol):
    """The socket of a page."""

    member: Member
    guest: str
    address: str
    chats: Bucket
    changes: Bucket  # of names, seats and links, shared by all pages of an address
    reads: Bucket  # of tables
    limits: RateLimits

    def send(self, message: str) -> None:
        """Send a message soon."""

    def part(self, code: int, why: str) -> None:
        """Close the connection, with a code and a reason."""


async def answer(room: Room, page: Client, message: incoming.Message) -> None:
    """Do what a message asks; raises HotzoneError."""
    if isinstance(message, CHANGES) and not page.changes.take():
        raise Refused("too-fast", "too many changes at once; wait a little")
    if isinstance(message, READS) and not page.reads.take():
        raise Refused("too-fast", "too many questions at once; wait a little")
    match message:
        case incoming.Act() | incoming.Undo() | incoming.Redo() | incoming.Reset():
            await play(room, page.member, message)
        case incoming.Sit() | incoming.Stand() | incoming.Give() | incoming.Take():
            await seats(room, page, message)
        case incoming.Link() | incoming.Revoke():
            await links(room, page, message)
        case incoming.Say() | incoming.Phrase() | incoming.Ping():
            await speak(room, page, message)
        case incoming.Set() | incoming.Step() | incoming.Host() | incoming.Kick():
            await host.manage(room, page.member, message)
        case incoming.Ready() | incoming.StartMatch() | incoming.Next():
            await lobby.answer(room, page.member, message)
        case incoming.Look(at=at):
            page.send(room_view.state(room, at))
        case incoming.WhyQuery(text=text):
            page.send(codec.write(why(room, text)))
        case incoming.PathsQuery():
            page.send(codec.write(paths(room)))
        case incoming.Amend() | incoming.Differ() | incoming.Roll() | incoming.Book():
            await entering.answer(room, page, message)
        case incoming.HintQuery() | incoming.RiskQuery() | incoming.Request() | incoming.DebriefQuery():
            await coach.answer(room, page, message)
        case incoming.Name(name=name):
            await rename(room, page.member, name)
        case incoming.BeatQuery():
            page.send(codec.write(outgoing.BeatAnswer(seq=room.seq)))
        case incoming.Hello():
            raise Refused("said-hello", "this page has already said hello")


async def play(room: Room, member: Member, message: incoming.Act | incoming.Undo | incoming.Redo | incoming.Reset) -> None:
    """Actions, and taking them back."""
    match message:
        case incoming.Act(text=text) if text.startswith(SET):
            raise Refused("not-an-action", "pieces are set only where the table differs, and that is no action")
        case incoming.Act(seq=seq, text=text):
            await room.play_as(member, seq, text)
        case incoming.Undo(seq=seq, to=to):
            await (entering.take_back if room.by_hand else undo.undo)(room, member, seq, to)
        case incoming.Redo(seq=seq):
            await undo.bring_back(room, member, seq)
        case incoming.Reset(seq=seq):
            await undo.reset(room, member, seq)


async def seats(room: Room, page: Client, message: incoming.Sit | incoming.Stand | incoming.Give | incoming.Take) -> None:
    """Picking, freeing, lending and taking back a seat; a person who sits down for the first time gets a return link."""
    number, crew, member = message.seat - 1, room.crew, page.member
    crew.seat(number)
    if isinstance(message, incoming.Sit):
        secrets: list[str] = []

        def sit() -> None:
            crew.sit(member, number, room.switches.open)
            if not member.kept:
                secrets.append(crew.keep(member, page.guest))

        await room.reseat(sit)
        room.tell_you(member, *secrets)
        return
    if isinstance(message, incoming.Give):
        if bool(message.bot) == bool(message.person):
            raise Refused("bad-give", "a seat is given to one bot or to one person")
        if message.bot:
            bot_registry.check_offered(message.bot, room.game, room.history.match)
        person, bot = message.person, message.bot
        to: dict[str, object] = {"bot": bot} if bot else {"whom": person}
        line = room.audit_line(member, "lend", seat=message.seat, **to)
        await room.reseat(lambda: crew.give(member, number, person, bot), line)
    elif isinstance(message, incoming.Take):
        await room.reseat(lambda: crew.take(member, number), room.audit_line(member, "take", seat=message.seat))
    else:
        freed = [room.audit_line(member, "free", seat=message.seat)] if crew.seat(number).owner not in (0, member.number) else []
        await room.reseat(lambda: crew.stand(member, number), *freed)
    for other in list(crew.members.values()):
        if other.sockets:
            room.tell_you(other)


async def links(room: Room, page: Client, message: incoming.Link | incoming.Revoke) -> None:
    """Return links: each of one's own; those to a seat are for its owner and the host to give and to void."""
    member, ring, number = page.member, room.crew.keyring, message.seat - 1
    if not member.kept:
        raise Refused("only-watching", "watchers need no return link: the link of the match is enough")
    if message.seat and room.crew.seat(number).owner != member.number and not member.host:
        raise Refused("not-your-seat", "only the owner of this seat or the host can give its link away")
    whose = (0, number) if message.seat else (member.number, PERSON)
    if isinstance(message, incoming.Link):
        secrets: list[str] = []
        await room.reseat(lambda: secrets.append(ring.make(*whose)))
        page.send(codec.write(outgoing.SeatLink(seat=message.seat or None, token=secrets[0])))
        return

    await revoke(room, page, whose)


async def revoke(room: Room, page: Client, whose: tuple[int, int]) -> None:
    """Void links: whoever came by them is a stranger again and cut off at once, but never the page that asks."""
    member, ring = page.member, room.crew.keyring
    void = {link.secret for link in ring.links.values() if (link.person, link.seat) == whose}

    def others(one: Listener) -> bool:
        return id(one) != id(page) and not (page.guest and one.guest == page.guest)

    gone = [one for one in room.listeners if others(one) and (one.came_by in void or (whose[0] and one.member is member))]
    browsers = {one.guest for one in gone if one.guest}
    if whose[0]:  # one's own: every other browser that is this person, here or not
        browsers |= {guest for guest, who in ring.guests.items() if who == member.number and guest != page.guest}

    def change() -> None:
        ring.void(*whose)
        ring.guests = {guest: who for guest, who in ring.guests.items() if guest not in browsers or who == 0}
        for one in gone:
            room.crew.lose_way(one.member, whose[1])

    about = {"seat": whose[1] + 1} if not whose[0] else {"whom": whose[0]}
    await room.reseat(change, room.audit_line(member, "revoke", **about, pages=len(gone)))
    for one in gone:
        one.part(1012, "come back")
    for other in list(room.crew.members.values()):
        if other.sockets:
            room.tell_you(other)


async def speak(room: Room, page: Client, message: incoming.Say | incoming.Phrase | incoming.Ping) -> None:
    """Chat, phrases and pings: short, at a human pace, and only while the host allows it."""
    member, allowed = page.member, room.switches.chat
    seated = bool(room.crew.held(member)) or member.host
    if isinstance(message, incoming.Say) and allowed == "off":
        raise Refused("chat-off", "the host has switched chat off; phrases and pings still work")
    if not seated and allowed != "all":
        raise Refused("chat-seats", "only those with a seat may write here")
    if not page.chats.take():
        raise Refused("too-fast", "one line at a time, please")
    line = outgoing.Said(person=member.number, name=member.name, at=time(), seq=room.seq)
    if isinstance(message, incoming.Say):
        line.text = clean(message.text, LONGEST_LINE)
        if not line.text:
            raise Refused("empty", "there is nothing to say")
    elif isinstance(message, incoming.Phrase):
        if message.phrase not in incoming.PHRASES:
            raise Refused("unknown-phrase", f"the phrases are {', '.join(incoming.PHRASES)}")
        line.phrase = message.phrase
    else:
        place = message.place
        if (
            not place
            or not place.isascii()
            or not place.replace(",", "").replace("|", "").replace("@", "").replace("-", "").isalnum()
        ):
            raise Refused("bad-place", "a ping names a space or an edge")
        line.ping = place
    if line.ping is UNSET:
        await room.say(line)
    else:
        await room.pass_on(Passed(message=codec.write(line)))


async def rename(room: Room, member: Member, name: str) -> None:
    """Change one's name."""
    found = clean(name, LONGEST_NAME)
    if not found:
        raise Refused("empty", "a name needs a letter")
    await room.reseat(lambda: setattr(member, "name", found))
    room.tell_you(member)


def why(room: Room, text: str) -> outgoing.WhyAnswer:
    """Whether an action could be played now, and if not, why."""
    try:
        if room.readonly:
            raise Refused("read-only", "this match can only be viewed")
        room.history.play(room.history.now.actor, text, 0.0)
    except HotzoneError as error:
        no = told(error)
        return outgoing.WhyAnswer(
            code=no.code,
            text=no.text,
            rule=no.rule,
            numbers=no.numbers,
            line=no.line,
            column=no.column,
            seq=room.seq,
            action=text,
            legal=False,
        )
    return outgoing.WhyAnswer(seq=room.seq, action=text, legal=True)


def paths(room: Room) -> outgoing.PathsAnswer:
    """Where the active figure can go in this turn."""
    if room.ways[0] != room.seq:
        found = dict(room.game.paths(room.history.match)) if isinstance(room.game, PageGame) and not room.readonly else {}
        room.ways = (room.seq, codec.raw(found))
    return outgoing.PathsAnswer(seq=room.seq, paths=room.ways[1])
