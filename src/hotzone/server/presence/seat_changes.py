"""Changes of who is who, who sits where and what the host switched: written first; if that fails, nothing has changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from hotzone.core.errors import HotzoneError
from hotzone.server.presence.seats import difference
from hotzone.store.protocol import AuditLine, Change, NotStored, Taken

if TYPE_CHECKING:
    from hotzone.server.rooms.room import Room


async def reseat(room: Room, change: Callable[[], None], lines: Sequence[AuditLine]) -> None:
    """Change people and seats, and write down who did it."""
    before, members, players = room.crew.picture(), dict(room.crew.members), room.crew.players()
    switches = room.switches
    try:
        change()
        found = difference(before, room.crew.picture())._replace(audit=tuple(lines))
        if len(players) > 1 >= len(room.crew.players()):  # from here on one plays alone, but what was, was in company
            switches = structs.replace(switches, together=room.seq)
            found = found._replace(switches=switches.text())
        room.version = await room.store.arrange(room.code, room.version, found)
    except (HotzoneError, Taken, NotStored):
        room.crew.restore(before, members)
        raise
    room.switches = switches


async def switch(room: Room, found: Mapping[str, object], lines: Sequence[AuditLine]) -> None:
    """Change the title or the switches."""
    title = str(found.get("title", room.title))
    switches = structs.replace(room.switches, **{key: found[key] for key in found if key != "title"})
    change = Change(title=title, switches=switches.text(), audit=tuple(lines))
    room.version = await room.store.arrange(room.code, room.version, change)
    room.title, room.switches = title, switches
