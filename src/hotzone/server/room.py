"""A room: one match, its people and its one writer. Every action passes here: people's, bots' and nature's."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from time import time
from typing import Any, Protocol

import msgspec

from hotzone.core.game import Game, HotzoneError, Setup, Staged
from hotzone.server import logs, showing, telling, wire
from hotzone.server.coaching import Coaching
from hotzone.server.crew import Crew, Member, difference
from hotzone.server.faults import Refused, Stale, Unknown
from hotzone.server.history import Draft, History
from hotzone.server.switches import read_switches
from hotzone.store.keeping import TALK, Ending, Entry, Kept, NotKept, Store, Taken


class Listener(Protocol):
    """Whoever hears what happens in a room."""

    member: Member
    guest: str  # its browser

    def send(self, message: str) -> None: ...
    def part(self, code: int, why: str) -> None: ...


class Room:
    """A match that is being played or looked at."""

    def __init__(self, store: Store, kept: Kept, game: Game[Any], history: History, crew: Crew) -> None:
        self.store = store
        self.kept = kept
        self.game = game
        self.history = history
        self.crew = crew
        self.title = kept.title
        self.switches = read_switches(kept.switches)
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # something that bots and dice wait for
        self.steps = 0  # how many times paused bots may act
        self.finished = False
        self.behind = False  # the store knows more than this room
        self.used = time()
        self.talk: list[msgspec.Raw] = []
        self.said = 0  # lines of chat so far
        self.coaching = Coaching()
        self.ways: tuple[int, msgspec.Raw] = (-1, msgspec.Raw(b""))  # paths, written once a state
        self._view: tuple[int, msgspec.Raw] = (-1, msgspec.Raw(b""))

    @property
    def code(self) -> str:
        """The code people find it by."""
        return self.kept.code

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.history.seq

    @property
    def setup(self) -> Setup:
        """What the match was set up from."""
        return self.history.setup

    @property
    def readonly(self) -> str:
        """Why nobody can play here; empty if they can."""
        return "other-rules" if self.history.told else ""

    # --- playing

    async def act(self, actor: int, seq: int, text: str, words: str = "") -> Entry:
        """Play `text` as seen at `seq`; people, bots and nature all come through here. `words` is what a bot says about it."""
        return await self._keep(seq, lambda: self.history.play(actor, text, time(), words))

    async def jump(self, verb: str, actor: int, seq: int, target: int) -> Entry:
        """Take back, or bring back, as seen at `seq`."""
        return await self._keep(seq, lambda: self.history.jump(verb, actor, target, time()))

    async def _keep(self, seq: int, draft: Callable[[], Draft]) -> Entry:
        """Whoever asked may go away meanwhile: what has begun is brought to its end."""
        return await asyncio.shield(asyncio.create_task(self._keep_it(seq, draft)))

    async def _keep_it(self, seq: int, draft: Callable[[], Draft]) -> Entry:
        async with self.lock:
            if seq != self.history.seq:
                raise Stale(self.history.seq)
            if self.readonly:
                raise Refused("read-only", "this match was played by other rules than today's: it can only be looked at")
            found = draft()  # on a twin: the table itself has not changed
            try:
                await self.store.append(found.entry)  # kept before it is true, so nothing true is lost
            except Taken:  # another process wrote first: this room is opened anew, its pages come back by their number
                self.behind = True
                for listener in list(self.listeners):
                    listener.part(1012, "read on")
                raise Stale(self.history.seq) from None
            except NotKept as error:
                raise Refused("not-kept", f"the server could not keep this: {error}") from None
            self.history.accept(found)
            self.used = time()
            self.publish(showing.acted(self, found.entry))
            if self.history.over:
                await self.finish()
            self.changed.set()
            return found.entry

    async def finish(self) -> None:
        """Write the match into the station log and show the dice seed."""
        if self.finished or self.readonly:
            return
        self.finished = True
        people = [self.player_name(i) for i in range(len(self.crew.seats))]
        result = json.dumps(dict(self.game.result(self.history.match)))
        line = self.game.log_line(self.history.match, self.setup) if isinstance(self.game, Staged) else ""
        kept, ended = self.kept, self.history.entries[-1].at if self.history.entries else self.kept.created
        actions = sum(1 for entry in self.history.line() if entry.actor >= 0)
        about = (kept.code, kept.game, kept.rules, kept.setup, self.title, kept.created, ended)
        try:
            await self.store.finish(Ending(*about, result, json.dumps(people), line, actions))
        except NotKept as error:  # the match itself is kept; its line is written when the room opens again
            logs.trouble("ending-not-kept", error, match=self.code)
        self.tell_room()

    def player_name(self, seat: int) -> str:
        """Who plays a seat, in words."""
        found = self.crew.seats[seat]
        member = self.crew.members.get(found.holder)
        return member.name if member else found.bot

    # --- what people may ask

    async def play_as(self, member: Member, seq: int, text: str) -> Entry:
        """An action of a person: only for the seat that must decide, only by who holds it."""
        if seq != self.seq:
            raise Stale(self.seq)
        actor = self.history.now.actor
        if actor < 0 or self.crew.seat(actor).holder != member.number:
            if self.crew.held(member):
                raise Refused("not-your-turn", telling.whose_turn(actor))
            raise Refused("no-seat", "you watch: pick a seat to play")
        return await self.act(actor, seq, text)

    # --- people and seats

    async def reseat(self, change: Callable[[], None]) -> None:
        """Change who is who or who sits where; if it cannot be kept, nothing has changed."""
        async with self.lock:
            before, members = self.crew.picture(), dict(self.crew.members)
            try:
                change()
                await self.store.arrange(self.code, difference(before, self.crew.picture()))
            except HotzoneError:
                self.crew.restore(before, members)
                raise
            except NotKept as error:
                self.crew.restore(before, members)
                raise Refused("not-kept", f"the server could not keep this: {error}") from None
        self.changed.set()
        self.tell_room()

    async def switch(self, **found: object) -> None:
        """Change the title or the host's switches."""
        async with self.lock:
            title = str(found.pop("title", self.title))
            switches = msgspec.structs.replace(self.switches, **found)
            try:
                await self.store.change(self.code, title, switches.text())
            except NotKept as error:
                raise Refused("not-kept", f"the server could not keep this: {error}") from None
            self.title, self.switches = title, switches
        self.changed.set()
        self.tell_room()

    async def say(self, line: dict[str, object]) -> None:
        """Keep a line of chat, then tell it."""
        written = wire.raw(line)
        async with self.lock:
            try:
                await self.store.say(self.code, self.said + 1, bytes(written).decode())
            except NotKept as error:
                raise Refused("not-kept", f"the server could not keep this: {error}") from None
            self.said += 1
            self.talk = [*self.talk[1 - TALK :], written]
        self.publish(bytes(written).decode())

    def recall(self, lines: list[str]) -> None:
        """Take over the chat that was kept."""
        self.talk = [msgspec.Raw(line.encode()) for line in lines]
        self.said = len(lines)

    # --- what pages get

    def view(self) -> msgspec.Raw:
        """The view of the table, written once for all who look."""
        if self._view[0] != self.seq:
            self._view = (self.seq, wire.raw(self.history.view()))
        return self._view[1]

    def record(self, seq: int | None = None) -> str:
        """The record up to a state, with its dice."""
        at = self.seq if seq is None else seq
        if at > self.seq:
            raise Unknown("unknown-seq", f"this match has entries up to {self.seq}")
        return telling.record(self.history, at, self.kept.rules, self.dice())

    def dice(self) -> list[tuple[int, str]]:
        """Which commitment holds after which entry: those that came along from other matches, then its own."""
        return [*((start, shown) for start, shown in json.loads(self.kept.earlier)), (self.kept.prefix, self.kept.commitment)]

    # --- telling

    def publish(self, message: str) -> None:
        """Send to all who listen."""
        for listener in list(self.listeners):
            listener.send(message)

    def tell_room(self) -> None:
        """Tell everybody who sits where and what is switched."""
        self.publish(wire.write(showing.about(self)))

    def tell_you(self, member: Member, secret: str = "") -> None:
        """Tell somebody what they are here."""
        for listener in list(self.listeners):
            if listener.member is member:
                listener.send(wire.write(showing.you(self, member, listener.guest, secret)))
