"""The other processes that have a room open: who is there, and which of them lets the bots act. One process has no others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from hashlib import sha256

import msgspec

from hotzone.server import json_log
from hotzone.server.presence.seats import Member, Seating
from hotzone.store.protocol import NodePresence, NotStored, Store

PeopleHere = list[tuple[int, str, int]]  # number, name, sockets


class Others:
    """What a room knows of other processes, and tells them."""

    def __init__(self, store: Store, code: str) -> None:
        self.store = store
        self.code = code
        self.nodes: dict[str, PeopleHere] = {}  # those that have it open, this one left out
        self._wanted = self._written = "[]"
        self._task: asyncio.Task[None] | None = None

    def show(self, members: Iterable[Member]) -> None:
        """Let others know who is here, soon; what has not changed is not written."""
        if not self.store.shared:
            return
        self._wanted = json.dumps([[one.number, one.name, one.sockets] for one in members if one.sockets])
        if self._wanted != self._written and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """One write at a time, the last one last."""
        while self._written != self._wanted:
            wanted = self._wanted
            try:
                await self.store.here(self.code, wanted)
            except NotStored as error:  # written again at the next beat that succeeds
                json_log.say("presence-not-kept", match=self.code, why=str(error))
                return
            self._written = wanted

    async def show_again(self) -> None:
        """Write it once more: the table was lost, or others took this process for dead."""
        self._written = ""
        await self._write()

    def close(self) -> None:
        """The room is not open here any more."""
        if self.store.shared:
            self._wanted = ""
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._write())

    def meet(self, rows: Sequence[NodePresence], crew: Seating) -> bool:
        """Take over who is where; has anything changed?"""
        found = {row.node: read_people(row.people) for row in rows}
        if found == self.nodes:
            return False
        self.nodes = found
        count: dict[int, int] = {}
        for number, name, sockets in (one for people in found.values() for one in people):
            count[number] = count.get(number, 0) + sockets
            crew.members.setdefault(number, Member(number, name))
        for member in list(crew.members.values()):
            member.elsewhere = count.get(member.number, 0)
            crew.forget(member)
        return True

    def leads(self) -> bool:
        """Is this the process that lets the bots of the room act? All compute the same, and the log's key decides if not."""
        nodes = [node for node, people in self.nodes.items() if people]
        return not nodes or min([*nodes, self.store.node], key=self._rank) == self.store.node

    def _rank(self, node: str) -> bytes:
        return sha256(f"{self.code} {node}".encode()).digest()


def read_people(text: str) -> PeopleHere:
    """Who is in a room at a process; what is spoilt is nobody."""
    try:
        return msgspec.json.decode(text, type=PeopleHere)
    except msgspec.MsgspecError:
        return []
