"""A room follows what other processes wrote: who is who, who sits where, what the host switched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotzone.server.protocol.room_settings import read_switches
from hotzone.store.protocol import OpenedMatch

if TYPE_CHECKING:
    from hotzone.server.rooms.room import Room


def take_crew(room: Room, found: OpenedMatch) -> None:
    """Take over the crew as another process changed it; everybody is told what they are now, or that they must leave."""
    room.version = found.head.crew
    room.title, room.switches = found.match.title, read_switches(found.match.switches)
    room.crew.adopt(found.people, found.chairs, found.links, found.guests)
    for listener in list(room.listeners):
        if room.crew.keyring.guests.get(listener.guest) == 0 or room.crew.members.get(listener.member.number) is None:
            listener.part(4403, "the host asked you to leave")
        else:
            room.tell_page(listener)
    room.changed.set()
    room.tell_room()
