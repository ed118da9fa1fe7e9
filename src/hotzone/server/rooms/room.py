"""A room: one match, its people and its one writer. Every action passes here: people's, bots' and nature's."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic, time
from typing import Any

import msgspec

from hotzone.contract.game import Game
from hotzone.core import constants as c
from hotzone.core.values import Setup
from hotzone.server import json_log
from hotzone.server.bots.coach import Coaching
from hotzone.server.cluster import notices
from hotzone.server.cluster.counters import Measures
from hotzone.server.cluster.notices import Passed
from hotzone.server.cluster.other_processes import Others
from hotzone.server.cluster.room_sync import take_crew
from hotzone.server.presence import seat_changes
from hotzone.server.presence.chat import Chat
from hotzone.server.presence.listeners import Listener, Listeners
from hotzone.server.presence.seats import Member, Seating
from hotzone.server.protocol import codec, outgoing
from hotzone.server.protocol.errors import Refused, Stale, Unknown
from hotzone.server.protocol.room_settings import read_switches
from hotzone.server.rooms import match_texts, room_view
from hotzone.server.rooms.ending import ending
from hotzone.server.rooms.history import Draft, History
from hotzone.server.rooms.shared_marks import is_by_hand, reveals_at, shares_dice
from hotzone.store.protocol import AuditLine, LogEntry, MatchRow, NotStored, Store, Taken, Unsure

TRIES = 5  # to change the crew when others change it too


class Room:
    """A match that is being played or looked at."""

    def __init__(
        self,
        store: Store,
        kept: MatchRow,
        game: Game[Any],
        history: History,
        crew: Seating,
        clock: Callable[[], float] = monotonic,
        now: Callable[[], float] = time,
    ) -> None:
        self.clock = clock  # by which people are away
        self.now = now  # the time of day
        self.after_end: Callable[[Room], None] | None = None  # who wants to know that the match is over
        self.opened = clock()
        self.store = store
        self.kept = kept
        self.game = game
        self.history = history
        self.crew = crew
        history.by_hand = self.by_hand
        self.title = kept.title
        self.switches = read_switches(kept.switches)
        self.listeners = Listeners()
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # something that bots and dice wait for
        self.resting = False  # what plays for bots and dice waits for such a change, and for nothing else
        self.steps = 0  # how many times paused bots may act
        self.finished = False
        self.behind = False  # it cannot follow the store: it must be opened anew
        self.unsure = False  # the store did not answer: nobody knows whether the last entry was kept
        self.wrote = -1  # the last entry that this process wrote
        self.version = 0  # of the crew
        self.used = time()
        self.chat = Chat()
        self.others = Others(store, kept.code)
        self.coaching = Coaching()
        self.measures = Measures(clock)  # until it is one of a server's rooms
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
        return "other-rules" if self.history.told else "closed" if self.switches.closed else ""

    @property
    def shares_dice(self) -> bool:
        """Do other crews play the same dice? Then nobody goes back behind them."""
        return shares_dice(self.kept.origin)

    @property
    def by_hand(self) -> bool:
        """Do people roll the dice themselves, on a table beside the screen?"""
        return is_by_hand(self.kept.origin)

    @property
    def sealed(self) -> bool:
        """Must the seed stay secret even when the match is over, because others still play it?"""
        return self.now() < reveals_at(self.kept.origin)

    # --- playing

    async def act(self, actor: int, seq: int, text: str, words: str = "") -> LogEntry:
        """Play `text` as seen at `seq`; people, bots and nature all come through here. `words` is what is kept about it."""
        start = self.measures.clock()
        found = await self._keep(seq, lambda: self._with_dice(self.history.play(actor, text, time(), words)))
        if actor >= 0:
            self.measures.action.observe(self.measures.clock() - start)
        return found

    async def jump(self, verb: str, actor: int, seq: int, target: int) -> LogEntry:
        """Take back, or bring back, as seen at `seq`."""
        return await self._keep(seq, lambda: [self.history.jump(verb, actor, target, time())])

    async def keep_all(self, seq: int, drafts: Callable[[], list[Draft]]) -> LogEntry:
        """Keep several entries as one, as seen at `seq`: all of them or none."""
        return await self._keep(seq, drafts)

    async def _keep(self, seq: int, draft: Callable[[], list[Draft]]) -> LogEntry:
        """Whoever asked may go away meanwhile: what has begun is brought to its end."""
        return await asyncio.shield(asyncio.create_task(self._keep_it(seq, draft)))

    async def _keep_it(self, seq: int, draft: Callable[[], list[Draft]]) -> LogEntry:
        async with self.lock:
            if self.unsure:
                await self._read_on()
            if seq != self.history.seq:
                raise Stale(self.history.seq)
            if self.readonly:
                why = "those who run this server closed it" if self.switches.closed else "it was played by other rules than today's"
                raise Refused("read-only", f"this match can only be viewed: {why}")
            if self.switches.waiting:
                raise Refused("not-started", "the match has not begun: its host starts it")
            drafts = draft()  # on a clone: the table itself has not changed
            try:
                with self.measures.timed(self.measures.write):
                    await self.store.append(*(one.entry for one in drafts))  # kept before it is true, so nothing true is lost
            except Taken:  # another process wrote first
                await self._read_on()
                raise Stale(self.history.seq) from None
            except NotStored as error:
                self.unsure = isinstance(error, Unsure)
                raise not_kept(error) from None
            self.wrote = drafts[-1].entry.seq
            await self._accept(*drafts)
            return drafts[0].entry

    def _with_dice(self, draft: Draft) -> list[Draft]:
        """An action and the dice that follow from it, to be kept with one write: all of them or none."""
        found = [draft]
        if self.by_hand:
            return found
        try:
            found.extend(self.history.dice_after(draft, self.kept.seed, draft.entry.at))
        except Exception as error:  # the action itself is good; whoever deals next meets the trouble alone
            json_log.trouble("dice-failed", error, match=self.code, seq=found[-1].entry.seq)
        return found

    async def _accept(self, *drafts: Draft) -> None:
        """Make kept entries true, one after the other, and tell all of them at once."""
        told = []
        for draft in drafts:
            self.history.accept(draft)
            told.append(room_view.acted(self, draft.entry))
        self.used = time()
        self.listeners.publish(*told)
        if self.history.over:
            await self.finish()
        if not (self.resting and self.waits_for_people()):  # the hand need not look when nothing is for it to do
            self.changed.set()

    def waits_for_people(self) -> bool:
        """Is it for somebody of flesh to decide, or for nobody?"""
        actor = self.history.now.actor
        return actor == c.NOBODY or (actor == c.NATURE and self.by_hand) or (actor >= 0 and not self.crew.seats[actor].bot)

    async def finish(self) -> None:
        """Write the match into the station log and show the dice seed."""
        if self.finished or self.readonly or (self.by_hand and not self.switches.booked):
            return  # at a table a wrong entry can still be put right: people say when it goes into the log
        self.finished = True
        try:
            await self.store.finish(ending(self))
        except NotStored as error:  # the match itself is kept; its line is written when the room opens again
            json_log.trouble("ending-not-kept", error, match=self.code)
        self.tell_room()
        if self.after_end is not None and self.wrote in (-1, self.seq):
            self.after_end(self)

    def payer(self) -> str:
        """For whom its bots think, when thinking is shared between people: the network of the host's page, else of any."""
        pages = sorted(self.listeners, key=lambda page: (not page.member.host, page.address))
        return pages[0].address if pages else ""

    def player_name(self, seat: int) -> str:
        """Who plays a seat, in words."""
        if seat < len(self.switches.names):
            return self.switches.names[seat]
        found = self.crew.seats[seat]
        member = self.crew.members.get(found.holder)
        return member.name if member else found.bot

    # --- what people may ask

    async def play_as(self, member: Member, seq: int, text: str) -> LogEntry:
        """An action of a person: only for the seat that must decide, only by its holder."""
        if seq != self.seq:
            raise Stale(self.seq)
        actor = self.history.now.actor
        if self.by_hand and self.may_enter(member):
            return await self.act(actor, seq, text)
        if actor < 0 or self.crew.seat(actor).holder != member.number:
            if self.crew.held(member):
                raise Refused("not-your-turn", match_texts.whose_turn(actor))
            raise Refused("no-seat", "you are watching: take a seat to play")
        return await self.act(actor, seq, text, self.coaching.words_about(self.history.now.snapshot, text))

    def may_enter(self, member: Member) -> bool:
        """Who may enter what happens on a table: all who sit at it see the same cardboard, so one phone is enough."""
        return member.host or bool(self.crew.held(member))

    # --- following other processes

    async def follow(self) -> None:
        """Take over what other processes have written."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        try:
            found = await self.store.opened(self.code, self.seq)
        except NotStored as error:
            self.unsure = True
            raise not_kept(error) from None
        self.unsure = False
        if found is None:
            self.part(4404, "this match was deleted")
            return
        try:
            for entry in found.entries:
                await self._accept(self.history.again(entry))
        except ValueError as error:  # played by other rules than this process has
            json_log.say("other-story", match=self.code, why=str(error))
            self.part(1012, "read on")
            return
        if found.head.crew != self.version:
            take_crew(self, found)
        for line in self.chat.take_over(found):
            self.listeners.publish(line)

    def part(self, code: int, why: str) -> None:
        """Let everybody go; the room is opened anew when somebody comes back."""
        self.behind = True
        self.listeners.part(code, why)

    # --- people and seats

    def audit_line(self, member: Member, what: str, **about: object) -> AuditLine:
        """A line of the audit: what somebody did here."""
        return AuditLine(self.code, time(), member.number, member.name, what, json.dumps(about))

    async def note(self, line: AuditLine) -> None:
        """Write down something that is kept already; that it cannot be written down undoes nothing."""
        try:
            await self.store.note(line)
        except NotStored as error:
            json_log.say("audit-line-not-kept", match=self.code, why=str(error))

    async def reseat(self, change: Callable[[], None], *lines: AuditLine) -> None:
        """Change who is who or who sits where, and write down who did it; if it cannot be kept, nothing has changed."""
        await self._arrange(lambda: seat_changes.reseat(self, change, lines))

    async def switch(self, *lines: AuditLine, **found: object) -> None:
        """Change the title or the host's switches."""
        await self._arrange(lambda: seat_changes.switch(self, found, lines))

    async def _arrange(self, once: Callable[[], Awaitable[None]]) -> None:
        """Change the crew; where another process changed it first, read on and try again on what is there now."""
        async with self.lock:
            for attempt in range(TRIES):
                try:
                    await once()
                    break
                except Taken:
                    await self._read_on()
                    if attempt == TRIES - 1:
                        raise Refused("not-kept", "too many people change this room at once; try again") from None
                except NotStored as error:
                    self.unsure = isinstance(error, Unsure)
                    raise not_kept(error) from None
        self.changed.set()
        self.tell_room()

    async def new_person(self) -> int:
        """The number of somebody who comes; no process gives it twice."""
        try:
            return await self.store.person(self.code)
        except NotStored as error:
            raise not_kept(error) from None

    async def say(self, line: outgoing.Said) -> None:
        """Keep a line of chat, then tell it."""
        written = codec.raw(line)
        async with self.lock:
            try:
                number = await self.store.say(self.code, bytes(written).decode())
            except NotStored as error:
                raise not_kept(error) from None
            if not self.chat.add(number, written):
                await self._read_on()
                return
        self.listeners.publish(bytes(written).decode())

    # --- what pages get

    def view(self) -> msgspec.Raw:
        """The view of the table, written once for all who look."""
        if self._view[0] != self.seq:
            self._view = (self.seq, codec.raw(self.history.view()))
        return self._view[1]

    def record(self, seq: int | None = None) -> str:
        """The record up to a state, with its dice."""
        at = self.seq if seq is None else seq
        if at > self.seq:
            raise Unknown("unknown-seq", f"this match has entries up to {self.seq}")
        return match_texts.record(self.history, at, self.kept.rules, self.dice(), self.kept.origin)

    def dice(self) -> list[tuple[int, str]]:
        """Which commitment holds after which entry: those that came along from other matches, then its own."""
        earlier = [(start, shown) for start, shown in json.loads(self.kept.earlier)]
        return earlier if self.by_hand else [*earlier, (self.kept.prefix, self.kept.commitment)]

    # --- telling

    async def pass_on(self, passed: Passed) -> None:
        """Send something that is not kept to all who listen, also at other processes."""
        if passed.message:
            self.listeners.publish(passed.message)
        if self.others.nodes and (notice := notices.write(self.code, passed)):
            with suppress(NotStored):  # it may be lost
                await self.store.tell(self.code, notice)

    def tell_room(self) -> None:
        """Tell everybody who sits where and what is switched; other processes hear who is here."""
        self.others.show(self.crew.members.values())
        self.listeners.publish(codec.write(room_view.about(self)))

    def tell_presence(self, newcomer: Listener | None = None) -> None:
        """Tell everybody that somebody came or went; a crowd hears of it a little later, and once."""
        self.listeners.tell_change(self.tell_room, lambda page: page.send(codec.write(room_view.about(self))), newcomer)

    def tell_you(self, member: Member, secret: str = "") -> None:
        """Tell somebody what they are here."""
        for listener in list(self.listeners):
            if listener.member is member:
                self.tell_page(listener, secret)

    def tell_page(self, page: Listener, secret: str = "") -> None:
        """Tell a page what its person is here."""
        page.send(codec.write(room_view.you(self, page.member, page.guest, secret)))


def not_kept(error: NotStored) -> Refused:
    """What people are told when the store is in trouble."""
    return Refused("not-kept", f"the server could not keep this: {error}")
