"""All rooms of this server: making, finding, opening again after a restart, closing when nobody comes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from secrets import choice
from time import perf_counter, time
from typing import Any

from hotzone import fair_dice, registry
from hotzone.academy.start_position import StartPosition, read_position, read_start
from hotzone.contract.game import Game
from hotzone.contract.page import PageGame
from hotzone.contract.shared.position_file import bring, brought_text, first_table
from hotzone.core.errors import BadText, HotzoneError
from hotzone.core.formats.record import read_record
from hotzone.core.values import Setup
from hotzone.server import json_log
from hotzone.server.bots.autoplay import Autoplay
from hotzone.server.bots.thinker_threads import Thinkers
from hotzone.server.cluster.counters import Measures
from hotzone.server.cluster.heartbeat import Heartbeat
from hotzone.server.files.lessons import first_rescue, lesson
from hotzone.server.presence.seats import Seating, clean
from hotzone.server.protocol.errors import Refused, Unknown
from hotzone.server.protocol.room_settings import Switches
from hotzone.server.rooms.codes import new_code, tidy
from hotzone.server.rooms.history import History
from hotzone.server.rooms.match_texts import read_setup
from hotzone.server.rooms.new_match import (
    LONGEST_TITLE,
    MatchStart,
    brought_name,
    dice_of,
    own_board,
    play_again,
    play_texts,
    take_seats,
)
from hotzone.server.rooms.room import Room, not_kept
from hotzone.server.rooms.shared_marks import TABLE
from hotzone.server.security.bans import Bans
from hotzone.server.security.rate_limits import Gate, RateLimits
from hotzone.store.protocol import AuditLine, LogEntry, MatchRow, NotStored, OpenedMatch, Retention, Store, Taken

DOORS = 4  # rooms opened at once: a crowd after a restart must not make all of them slow
IMPORTS = 2  # records that are played again at once
IDLE = 600.0  # seconds after which a room without listeners is put away


class Rooms:
    """Rooms by code; a room that is not open is read from the store."""

    def __init__(
        self,
        store: Store,
        limits: RateLimits | None = None,
        clock: Callable[[], float] = perf_counter,
        now: Callable[[], float] = time,
    ) -> None:
        self.store = store
        self.limits = limits or RateLimits()
        self.clock = clock
        self.now = now
        self.after_end: list[Callable[[Room], Awaitable[None]]] = []  # who wants to know that a match is over
        self.tasks: set[asyncio.Task[None]] = set()
        self.open: dict[str, Room] = {}
        self.autoplays: dict[str, Autoplay] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}  # one for each room that is being opened
        self.doors = asyncio.Semaphore(DOORS)
        self.heartbeat = Heartbeat(self)
        self.bans = Bans()
        self.measures = Measures(clock)
        self.thinkers = Thinkers(clock=clock)
        self.guessers, self.changers = Gate(*self.limits.lookups), Gate(*self.limits.changes)
        self.readers, self.importers = Gate(*self.limits.reads), Gate(*self.limits.imports)
        self.importing = asyncio.Semaphore(IMPORTS)
        self.placers = Gate(*self.limits.positions)
        self.checkers, self.sharers = Gate(*self.limits.checks), Gate(*self.limits.shares)
        self.heartbeat.gates += [self.guessers, self.changers, self.readers, self.importers, self.placers]
        self.heartbeat.gates += [self.checkers, self.sharers]
        self.draining = False  # this process is about to end: no new pages should come

    async def find(self, code: str) -> Room:
        """A room by its code; raises Unknown."""
        code = tidy(code)
        if code in self.open and self.open[code].behind:
            self.put_away(code)
        if code in self.open and self.store.shared:
            await self.level(self.open[code])
        if code in self.open:
            self.open[code].used = time()
            return self.open[code]
        if code not in self.opening:
            task = self.opening[code] = asyncio.create_task(self._open(code))
            task.add_done_callback(lambda done: self.opening.pop(code) and (done.cancelled() or done.exception()))
        return await asyncio.shield(self.opening[code])  # many may wait for one opening

    async def level(self, room: Room) -> None:
        """Let a room read on before somebody looks at it: whoever comes from another process must not go back in time."""
        try:
            head = (await self.store.heads([room.code])).get(room.code)
        except NotStored:
            return  # it can still be looked at
        if head is None:
            room.part(4404, "this match was deleted")
            self.put_away(room.code)
        elif head != (room.seq, room.version, room.chat.said):
            await room.follow()

    async def _open(self, code: str) -> Room:
        if not code:
            raise Unknown("unknown-room", "there is no match by this code")
        async with self.doors:
            start = self.measures.clock()
            try:
                if self.store.shared:
                    await self.store.here(code, "[]")  # from now on others tell what they write
                found = await self.store.opened(code)
                if found is None:
                    raise Unknown("unknown-room", "there is no match by this code")
                self.make_space()
                room = self.start(await self.read(found))
                if self.store.shared:
                    room.others.meet(await self.store.others([code]), room.crew)
            except NotStored as error:
                raise Refused("store-trouble", f"the server cannot read its matches: {error}") from None
            self.measures.opening.observe(self.measures.clock() - start)
            return room

    async def look_up(self, code: str, address: str, guest: str = "") -> Room:
        """A room for a stranger; after too many wrong codes there is no answer any more, but for browsers that belong there."""
        if self.guessers.shut(address):
            room = self.open.get(tidy(code))
            if room is not None and room.crew.keyring.guests.get(guest):
                return await self.find(code)
            raise Refused("too-many", "too many unknown match codes; wait a little")
        try:
            return await self.find(code)
        except Unknown:
            self.guessers.open(address)
            raise

    async def read(self, found: OpenedMatch) -> Room:
        """Open a kept match: by today's rules if they are those it was played by, else retold from its events."""
        kept, entries = found.match, found.entries
        try:
            game, start = registry.game(kept.game), read_start(kept.start)
            bring(game, start.board, own_board(kept.setup))
            setup = read_setup(game, kept.setup)
            history = History(kept.code, game, setup, told=kept.rules != game.rules, start=start)
        except HotzoneError as error:
            raise Refused("cannot-open", f"this match cannot be opened any more: {error.text}") from None
        try:
            await asyncio.to_thread(history.read, entries)
        except ValueError as error:
            if history.told or not isinstance(game, PageGame):
                raise Refused("cannot-open", "this match cannot be opened any more") from error
            json_log.say("other-story", match=kept.code, why=str(error))
            history = History(kept.code, game, setup, told=True, start=start)
            await asyncio.to_thread(history.read, entries)
        crew = Seating(kept.code, seats_of(game, history))
        crew.read(found.people, found.chairs)
        crew.keyring.read(found.links, found.guests)
        json_log.say("room-opened", match=kept.code, entries=len(entries), told=history.told)
        room = Room(self.store, kept, game, history, crew, self.clock, self.now)
        room.version = found.head.crew
        room.after_end = self.tell_end
        room.chat.take_over(found)
        if history.over:
            if len(entries) > kept.prefix:
                await room.finish()  # if the server was killed before the station log had it
            room.finished = not room.by_hand or room.switches.booked
        return room

    def start(self, room: Room) -> Room:
        """Let a room live."""
        self.open[room.code] = room
        room.measures = self.measures
        self.autoplays[room.code] = Autoplay(room, self.thinkers)
        return room

    def tell_end(self, room: Room) -> None:
        """Tell those who want to know that a match is over; nobody waits for them."""
        for hear in self.after_end:
            task = asyncio.create_task(self._tell_end(hear, room), name=f"after {room.code}")
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _tell_end(self, hear: Callable[[Room], Awaitable[None]], room: Room) -> None:
        try:
            await hear(room)
        except (NotStored, HotzoneError) as error:
            json_log.say("end-not-heard", match=room.code, why=str(error))
        except Exception as error:
            json_log.trouble("end-failed", error, match=room.code)

    # --- making

    async def new(self, game: str, settings: Mapping[str, object], begun: MatchStart) -> tuple[Room, str]:
        """Set up a match; whoever does so is its host. Gives the room and the secret of the host's return link."""
        plug_in = registry.game(game)
        if begun.board:
            async with self.importing:
                settings = {**settings, "board": await asyncio.to_thread(brought_name, plug_in, begun.board)}
        setup = plug_in.setup(**settings)
        return await self._make(plug_in, setup, (), begun, begun.origin, [])

    async def table(self, game: str, settings: Mapping[str, object], begun: MatchStart) -> tuple[Room, str]:
        """Begin a match on a table of cardboard: whoever asks enters for all seats, and the dice are rolled by hand."""
        plug_in = registry.game(game)
        setup = plug_in.setup(**settings)
        seats = ["me"] * plug_in.seats(plug_in.new(setup))
        return await self._make(plug_in, setup, (), begun._replace(seats=seats), TABLE, [])

    async def learn(self, name: str, begun: MatchStart) -> tuple[Room, str]:
        """Begin a lesson: a real match whose dice are known, which its `origin` says."""
        found = lesson(name)
        plug_in = registry.game(found["game"])
        setup = plug_in.setup(**found["settings"])
        begun = begun._replace(seats=["me"] * int(found["seats"]), seed=str(found["seed"]))
        return await self._make(plug_in, setup, (), begun, f"lesson {name}", [])

    async def first(self, name: str, box: str, begun: MatchStart) -> tuple[Room, str]:
        """Begin a first rescue by the rules of a box: a real match with a coach, by dice that are known to be kind enough."""
        found = first_rescue(name, box)
        plug_in = registry.game(found["game"])
        setup = plug_in.setup(**found["settings"])
        begun = begun._replace(seats=found["seats"], seed=choice(found["seeds"]))
        return await self._make(plug_in, setup, (), begun, f"first {name}", [])

    async def same(
        self, game: str, settings: Mapping[str, object], begun: MatchStart, origin: str, prefix: Sequence[str] = ()
    ) -> tuple[Room, str]:
        """Begin a match that others play too, by the seed they share; `prefix` is what was played before its dice."""
        plug_in = registry.game(game)
        setup = plug_in.setup(**settings)
        line = play_texts(plug_in, setup, list(enumerate(prefix, 1)), begun.start)
        return await self._make(plug_in, setup, line, begun, origin, [])

    async def place(self, position: str, answers: Sequence[str], origin: str, begun: MatchStart) -> tuple[Room, str]:
        """Begin with a position, with dice that are known or free ones; `origin` says why it does not count. Raises BadText."""
        async with self.importing:
            game, setup, start = await asyncio.to_thread(read_position, position, answers)
        return await self._make(game, setup, (), begun._replace(start=start), origin, [])

    async def branch(self, code: str, at: int, begun: MatchStart) -> tuple[Room, str]:
        """Play on from a moment of another match: its actions up to there, then new dice."""
        old = await self.find(code)
        if old.readonly:
            raise Refused("read-only", "that match was played by other rules than today's: it cannot be continued")
        if not 0 <= at <= old.seq:
            raise Unknown("unknown-seq", f"that match has entries up to {old.seq}")
        line = old.history.line(old.history.states[at])
        dice = [[next((i for i, entry in enumerate(line) if entry.seq > start), len(line)), shown] for start, shown in old.dice()]
        begun = begun._replace(title=begun.title or f"{old.title} · {at}", start=StartPosition(old.history.start.lines))
        return await self._make(old.game, old.setup, line, begun, f"{old.code}@{at}", dice)

    async def bring(self, text: str, begun: MatchStart) -> tuple[Room, str]:
        """Open a record as a match: finished ones to look at, others to play on; raises BadText with the line."""
        record = read_record(text)
        game = registry.game(record.head.game)
        if record.head.rules != game.rules:
            raise BadText(
                "other-rules",
                f"this record needs version {record.head.rules} of the rules of {game.name}; this server has {game.rules}",
                2,
                1,
            )
        async with self.importing:
            setup, _ = await asyncio.to_thread(first_table, game, record)
            line = await asyncio.to_thread(play_again, game, setup, record)
        begun = begun._replace(start=StartPosition(record.start))
        dice = [[place, shown] for place, shown in dice_of(text, record)]
        return await self._make(game, setup, line, begun._replace(title=begun.title or "Record"), "record", dice)

    async def _make(
        self, game: Game[Any], setup: Setup, line: Sequence[LogEntry], begun: MatchStart, origin: str, dice: list[list[Any]]
    ) -> tuple[Room, str]:
        self.make_space()
        if board := brought_text(game, setup.board):  # whoever opens this match again has it too
            begun = begun._replace(start=StartPosition(begun.start.lines, begun.start.answers, board))
        history = History("", game, setup, start=begun.start)
        crew = Seating("", seats_of(game, history))
        host = crew.add(begun.name or "Host", host=True)
        secret = crew.keep(host, begun.guest)
        take_seats(crew, begun.seats, game, history.match)
        seed = begun.seed or fair_dice.by_turn_seed()
        entries = [entry._replace(seq=i, at=entry.at or time()) for i, entry in enumerate(line, 1)]
        earlier = json.dumps([[start, shown] for start, shown in dice if start < len(entries)])
        title = clean(begun.title, LONGEST_TITLE) or "Match"
        dealt = (fair_dice.commitment(seed), seed, len(entries), origin, earlier)
        kept = MatchRow(
            "",
            game.name,
            game.rules,
            str(setup),
            time(),
            title,
            *dealt,
            Switches(waiting=begun.lobby, open=begun.lobby, names=list(begun.names)).text(),
            begun.start.text(),
        )
        for attempt in range(40):
            code = new_code(2 + attempt // 10)
            kept, entries = kept._replace(code=code), [entry._replace(match=code) for entry in entries]
            history.code = crew.code = code
            crew.keyring.rename(code)
            try:
                await self.store.create(kept, crew.picture(), entries)
            except Taken:
                continue
            except NotStored as error:
                raise not_kept(error) from None
            await asyncio.to_thread(history.read, entries)
            room = Room(self.store, kept, game, history, crew, self.clock, self.now)
            room.after_end = self.tell_end
            if history.over:
                room.finished = True  # it was finished elsewhere: not a line of this station's log
            json_log.say("match-made", match=code, game=game.name, setup=kept.setup, seats=len(crew.seats), origin=origin)
            return self.start(room), secret
        raise Refused("no-code", "no free code was found, try again")

    # --- putting away

    async def sweep(self) -> None:
        """Put away rooms that nobody has used for a while; they open again from the store."""
        for code, room in list(self.open.items()):
            if not room.listeners and not room.lock.locked() and time() - room.used > IDLE:
                self.put_away(code)

    async def tidy(self, keep: Retention) -> None:
        """Delete what is past its retention period; pages of a match that goes are told."""
        while (found := await self.store.tidy(keep, time())) is not None:
            for code in found.matches:
                if code in self.open:
                    self.open[code].part(4404, "this match was deleted")
                    self.put_away(code)
            counts = {"matches": len(found.matches), "chat": found.chat, "guests": found.guests, "audit": found.audit}
            if any(counts.values()):
                json_log.say("tidied", **counts)
                await self.store.note(AuditLine("", time(), 0, self.store.node, "tidy", json.dumps(counts)))
            if not found.more:
                break

    def make_space(self) -> None:
        """Put away the room that nobody has used longest if too many are open; raises Refused if all are in use."""
        if len(self.open) < self.limits.open:
            return
        idle = [room for room in self.open.values() if not room.listeners and not room.lock.locked()]
        if not idle:
            raise Refused("server-full", "all rooms of this server are in use; come back later")
        self.put_away(min(idle, key=lambda room: room.used).code)

    def put_away(self, code: str) -> None:
        """Close one room."""
        self.autoplays.pop(code).stop()
        self.open.pop(code).others.close()
        json_log.say("room-closed", match=code)

    async def close(self) -> None:
        """Close all rooms; everything acknowledged is in the store."""
        for code in list(self.open):
            self.put_away(code)
        for task in list(self.tasks):
            task.cancel()
        self.thinkers.close()
        await self.store.close()


def seats_of(game: Game[Any], history: History) -> int:
    """How many seats the match has."""
    return game.seats(history.match)
