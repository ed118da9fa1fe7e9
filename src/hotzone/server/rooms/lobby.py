"""Before a match begins: who is ready, what the host's start does with free seats; and where a crew goes on afterwards."""

from __future__ import annotations

from hotzone.ai.bots import registry as bot_registry
from hotzone.server.presence.seats import Member
from hotzone.server.protocol import incoming
from hotzone.server.protocol.errors import Refused
from hotzone.server.rooms.codes import tidy
from hotzone.server.rooms.room import Room


async def answer(room: Room, member: Member, message: incoming.Ready | incoming.StartMatch | incoming.Next) -> None:
    """What people of a lobby may ask; raises Refused."""
    if isinstance(message, incoming.Ready):
        await ready(room, member, message.ready)
        return
    if not member.host:
        raise Refused("not-host", "only the host can do this")
    if isinstance(message, incoming.StartMatch):
        await start(room)
    else:
        await go_on(room, message.code)


async def ready(room: Room, member: Member, now: bool) -> None:
    """Somebody with a seat is ready, or not yet."""
    if not room.switches.waiting:
        raise Refused("started", "the match has begun")
    if not room.crew.held(member):
        raise Refused("no-seat", "you are watching: take a seat to play")
    others = [number for number in room.switches.ready if number != member.number and number in room.crew.members]
    await room.switch(ready=[*others, member.number] if now else others)


async def start(room: Room) -> None:
    """Begin: a bot takes every seat that nobody has, until somebody comes for it."""
    if not room.switches.waiting:
        raise Refused("started", "the match has begun")
    if not room.crew.players():
        raise Refused("nobody-seated", "somebody must take a seat first")

    def fill() -> None:
        for seat in room.crew.seats:
            if not (seat.owner or seat.holder or seat.bot):
                seat.bot = bot_registry.COMPANY

    await room.reseat(fill)
    await room.switch(waiting=False, ready=[])


async def go_on(room: Room, code: str) -> None:
    """Show everybody here the way to another match."""
    found = tidy(code)
    if not found or found == room.code:
        raise Refused("bad-code", "this is not the code of another match")
    await room.switch(next=found)
