"""The beat of a process among others: it says that it lives, hears who died, and looks for what it was not told."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from hotzone.core.errors import HotzoneError
from hotzone.server import json_log
from hotzone.server.cluster import notices
from hotzone.server.cluster.notices import Passed
from hotzone.server.security.rate_limits import Gate
from hotzone.store.protocol import NotStored

if TYPE_CHECKING:
    from hotzone.server.rooms.room import Room
    from hotzone.server.rooms.room_list import Rooms

BEAT = 1.0  # seconds


class Heartbeat:
    """Keeps the rooms of this process level with the store."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.nodes: list[str] = [rooms.store.node]
        self.counts: Counter[str] = Counter()  # for the metrics
        self.tasks: set[asyncio.Task[None]] = set()
        self.following: set[str] = set()
        self.again: set[str] = set()
        self.gates: list[Gate] = []  # limits that the processes share

    async def run(self) -> None:
        """Beat until cancelled; whatever goes wrong, the next beat comes."""
        while True:
            try:
                await self.once()
            except (NotStored, HotzoneError) as error:
                json_log.say("beat-missed", why=str(error))
            except Exception as error:
                json_log.trouble("beat-failed", error)
            await asyncio.sleep(BEAT)

    async def once(self) -> None:
        """One beat."""
        store, rooms = self.rooms.store, self.rooms.open
        beat = await store.beat()
        self.nodes = list(beat.nodes)
        for gate in self.gates:
            gate.parts = len(self.nodes)
        if beat.died:
            json_log.say("nodes-died", nodes=list(beat.died))
        if beat.anew:
            for room in list(rooms.values()):
                await room.others.show_again()
        watched = [code for code, room in rooms.items() if room.listeners]
        await self.look_around(watched)
        for code, head in (await store.heads(watched)).items() if watched else ():
            open_now = rooms.get(code)
            if open_now and not open_now.lock.locked() and head != (open_now.seq, open_now.version, open_now.chat.said):
                self.counts["behind"] += 1
                self.follow(open_now)

    # --- notices

    def hear(self, text: str) -> None:
        """A notice came: it may be anything."""
        notice = notices.read(text)
        room = self.rooms.open.get(notice[0]) if notice else None
        self.counts["heard" if notice else "bad"] += 1
        if notice == ("", "bans"):
            self.spawn(self.rooms.bans.look(self.rooms))
        if notice is None or room is None:
            return
        match notice[1]:
            case int(seq):
                if seq > room.seq:
                    self.follow(room)
            case "here":
                self.spawn(self.look_around([room.code]))
            case Passed() as passed:
                self.take(room, passed)
            case _:
                self.follow(room)

    def take(self, room: Room, passed: Passed) -> None:
        """Something that is not kept came from another process."""
        if passed.message:
            room.listeners.publish(passed.message)
        if passed.seat >= 0 and passed.request:
            room.coaching.keep_request(passed.seat, dict(passed.request))
        if passed.step:
            room.steps = 1
            room.changed.set()

    def follow(self, room: Room) -> None:
        """Let a room read on, soon and once for many notices."""
        if room.code in self.following:
            self.again.add(room.code)
            return
        self.following.add(room.code)
        self.spawn(self.read_on(room))

    async def read_on(self, room: Room) -> None:
        """Read on until nothing new was told meanwhile."""
        try:
            while True:
                self.again.discard(room.code)
                await room.follow()
                if room.code not in self.again:
                    break
        except HotzoneError as error:
            json_log.say("cannot-follow", match=room.code, why=str(error))
        finally:
            self.following.discard(room.code)

    async def look_around(self, codes: list[str]) -> None:
        """Ask who is where in some rooms; notices of that may be lost too."""
        if not codes:
            return
        try:
            rows = await self.rooms.store.others(codes)
        except NotStored as error:
            json_log.say("presence-unknown", why=str(error))
            return
        for code in codes:
            room = self.rooms.open.get(code)
            if room and room.others.meet([row for row in rows if row.match == code], room.crew):
                room.changed.set()
                room.tell_room()

    def spawn(self, work: object) -> None:
        """Do something beside; nobody waits for it."""
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
