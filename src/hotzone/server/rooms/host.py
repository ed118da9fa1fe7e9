"""What the host of a room may do: switch, let bots step, hand the rights on, send somebody away; and who may follow a host."""

from __future__ import annotations

from hotzone.server.cluster.notices import Passed
from hotzone.server.presence.seats import CREATOR, Member, clean
from hotzone.server.protocol import incoming
from hotzone.server.protocol.errors import Refused
from hotzone.server.protocol.room_settings import CHATS
from hotzone.server.rooms.new_match import LONGEST_TITLE
from hotzone.server.rooms.room import Room

HOST_GONE = 60.0  # seconds after which a host who went away can be followed


async def manage(room: Room, member: Member, message: incoming.Set | incoming.Step | incoming.Host | incoming.Kick) -> None:
    """What the host may do."""
    if isinstance(message, incoming.Host) and not member.host:
        await follow(room, member)
        return
    if not member.host:
        raise Refused("not-host", "only the host can do this")
    match message:
        case incoming.Set():
            await switch(room, member, message)
        case incoming.Step():
            room.steps = 1
            room.changed.set()
            await room.pass_on(Passed(step=True))  # the bots may be let go by another process
        case incoming.Host(person=number):
            other = room.crew.member(number)
            if not other.kept:
                raise Refused("only-watching", "the next host must have taken a seat once")
            await hand_on(room, member, [member], other)
        case incoming.Kick(person=number):
            await kick(room, member, room.crew.member(number))


async def switch(room: Room, member: Member, message: incoming.Set) -> None:
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
    await room.switch(room.audit_line(member, "set", **found), **found)


async def follow(room: Room, member: Member) -> None:
    """Become host in place of one who went away and had time to come back, also since the room was opened; or as its creator."""
    hosts = [other for other in room.crew.members.values() if other.host]
    away = room.clock() - max([room.opened, *(other.left for other in hosts)])
    present = any(other.here for other in hosts)
    if member.number != CREATOR and (present or away < HOST_GONE or not room.crew.held(member)):
        raise Refused("not-host", "only somebody with a seat can become host, once the host has been away for a minute")
    await hand_on(room, member, hosts, member)


async def hand_on(room: Room, by: Member, hosts: list[Member], other: Member) -> None:
    """Give the host's rights to somebody else."""

    def change() -> None:
        for host in hosts:
            host.host = False
        other.host = True

    await room.reseat(change, room.audit_line(by, "host", whom=other.number, called=other.name))
    for member in (*hosts, other):
        room.tell_you(member)


async def kick(room: Room, host: Member, other: Member) -> None:
    """Send somebody away: their links are void, their browsers are not let in again, their seats are free."""
    if other is host:
        raise Refused("own-kick", "hand on the host's rights first")
    if other.number == CREATOR:
        raise Refused("creator-stays", "whoever set the match up cannot be sent away")
    browsers = {page.guest for page in room.listeners if page.member is other and page.guest}
    browsers |= {guest for guest, person in room.crew.keyring.guests.items() if person == other.number}
    browsers -= {page.guest for page in room.listeners if page.member is host}
    line = room.audit_line(host, "kick", whom=other.number, called=other.name, browsers=sorted(browsers))
    await room.reseat(lambda: room.crew.send_away(other, browsers), line)
    for page in list(room.listeners):
        if page.member is other or page.guest in browsers:
            page.part(4403, "the host asked you to leave")
    for member in list(room.crew.members.values()):
        if member.sockets:
            room.tell_you(member)  # a seat may have come back
