"""What the host of a room may do: switch, let bots step, hand the rights on, send somebody away; and who may follow a host."""

from __future__ import annotations

from time import time

from hotzone.server import wire
from hotzone.server.beginning import LONGEST_TITLE
from hotzone.server.crew import Member, clean
from hotzone.server.faults import Refused
from hotzone.server.room import Room
from hotzone.server.switches import CHATS

HOST_GONE = 60.0  # seconds after which a host who went away can be followed


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
