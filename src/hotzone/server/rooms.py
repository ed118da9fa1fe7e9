"""All rooms of this server: making, finding, opening again after a restart, closing when nobody comes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from time import time
from typing import Any

from hotzone import dealing, shelf
from hotzone.core.game import BadText, Game, HotzoneError, Setup, Staged
from hotzone.core.record import read_record
from hotzone.server import logs
from hotzone.server.beginning import LONGEST_TITLE, Begin, dice_of, play_again, take_seats
from hotzone.server.codes import new_code, tidy
from hotzone.server.crew import Crew, clean
from hotzone.server.dealer import Dealer
from hotzone.server.faults import Refused, Unknown
from hotzone.server.history import History
from hotzone.server.lessons import lesson
from hotzone.server.limits import Gate, Limits
from hotzone.server.room import Room
from hotzone.server.switches import Switches
from hotzone.server.telling import read_setup
from hotzone.server.thinking import Thinkers
from hotzone.store.keeping import Entry, Kept, Store, Taken

IDLE = 600.0  # seconds after which a room without listeners is put away


class Rooms:
    """Rooms by code; a room that is not open is read from the store."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.open: dict[str, Room] = {}
        self.dealers: dict[str, Dealer] = {}
        self.opening = asyncio.Lock()
        self.thinkers = Thinkers()
        self.guessers = Gate(*self.limits.lookups)

    async def find(self, code: str) -> Room:
        """A room by its code; raises Unknown."""
        code = tidy(code)
        if code in self.open and self.open[code].behind:
            self.put_away(code)
        if code in self.open:
            self.open[code].used = time()
            return self.open[code]
        async with self.opening:
            if code in self.open:
                return self.open[code]
            kept = await self.store.match(code) if code else None
            if kept is None:
                raise Unknown("unknown-room", "there is no match by this code")
            self.make_space()
            return self.start(await self.read(kept))

    async def look_up(self, code: str, address: str) -> Room:
        """A room for a stranger: who has guessed too many codes is told nothing any more."""
        if self.guessers.shut(address):
            raise Refused("too-many", "too many matches that do not exist were asked for; wait a little")
        try:
            return await self.find(code)
        except Unknown:
            self.guessers.open(address)
            raise

    async def read(self, kept: Kept) -> Room:
        """Open a kept match: by today's rules if they are those it was played by, else retold from its events."""
        try:
            game = shelf.game(kept.game)
            setup = read_setup(game, kept.setup)
        except HotzoneError as error:
            raise Refused("cannot-open", f"this match cannot be opened any more: {error.text}") from None
        entries = await self.store.read(kept.code)
        history = History(kept.code, game, setup, told=kept.rules != game.rules)
        try:
            await asyncio.to_thread(history.read, entries)
        except ValueError as error:
            if history.told or not isinstance(game, Staged):
                raise Refused("cannot-open", "this match cannot be opened any more") from error
            logs.say("other-story", match=kept.code, why=str(error))
            history = History(kept.code, game, setup, told=True)
            await asyncio.to_thread(history.read, entries)
        crew = Crew(kept.code, seats_of(game, history))
        crew.read(await self.store.people(kept.code), await self.store.chairs(kept.code))
        crew.keyring.read(await self.store.links(kept.code), await self.store.guests(kept.code))
        logs.say("room-opened", match=kept.code, entries=len(entries), told=history.told)
        room = Room(self.store, kept, game, history, crew)
        room.recall(await self.store.talk(kept.code))
        if history.over:
            if len(entries) > kept.prefix:
                await room.finish()  # if the server was killed before the station log had it
            room.finished = True
        return room

    def start(self, room: Room) -> Room:
        """Let a room live."""
        self.open[room.code] = room
        self.dealers[room.code] = Dealer(room, self.thinkers)
        return room

    # --- making

    async def new(self, game: str, settings: Mapping[str, object], begun: Begin) -> tuple[Room, str]:
        """Set up a match; whoever does so is its host. Gives the room and the secret of the host's return link."""
        plug_in = shelf.game(game)
        setup = plug_in.setup(**settings)
        return await self._make(plug_in, setup, (), begun, "", [])

    async def learn(self, name: str, begun: Begin) -> tuple[Room, str]:
        """Begin a lesson: a real match whose dice are known, which its `origin` says."""
        found = lesson(name)
        plug_in = shelf.game(found["game"])
        setup = plug_in.setup(**found["settings"])
        begun = begun._replace(seats=["me"] * int(found["seats"]), seed=str(found["seed"]))
        return await self._make(plug_in, setup, (), begun, f"lesson {name}", [])

    async def branch(self, code: str, at: int, begun: Begin) -> tuple[Room, str]:
        """Play on from a moment of another match: its actions up to there, then new dice."""
        old = await self.find(code)
        if old.readonly:
            raise Refused("read-only", "that match was played by other rules than today's: nobody can play on from it")
        if not 0 <= at <= old.seq:
            raise Unknown("unknown-seq", f"that match has entries up to {old.seq}")
        line = old.history.line(old.history.states[at])
        dice = [[next((i for i, entry in enumerate(line) if entry.seq > start), len(line)), shown] for start, shown in old.dice()]
        begun = begun._replace(title=begun.title or f"{old.title} · {at}")
        return await self._make(old.game, old.setup, line, begun, f"{old.code}@{at}", dice)

    async def bring(self, text: str, begun: Begin) -> tuple[Room, str]:
        """Open a record as a match: finished ones to look at, others to play on; raises BadText with the line."""
        record = read_record(text)
        game = shelf.game(record.head.game)
        if record.head.rules != game.rules:
            raise BadText("other-rules", f"this record needs {game.name} by rules {record.head.rules}, here are {game.rules}", 2, 1)
        try:
            setup = game.setup(board=record.head.setup.board, **dict(record.head.setup.settings))
        except HotzoneError as error:
            raise BadText(error.code, error.text, 2, 1, error.rule) from None
        line = await asyncio.to_thread(play_again, game, setup, record)
        dice = [[place, shown] for place, shown in dice_of(text, record)]
        return await self._make(game, setup, line, begun._replace(title=begun.title or "Record"), "record", dice)

    async def _make(
        self, game: Game[Any], setup: Setup, line: Sequence[Entry], begun: Begin, origin: str, dice: list[list[Any]]
    ) -> tuple[Room, str]:
        self.make_space()
        history = History("", game, setup)
        crew = Crew("", seats_of(game, history))
        host = crew.add(begun.name or "Host", host=True)
        secret = crew.keep(host, begun.guest)
        take_seats(crew, begun.seats)
        seed = begun.seed or dealing.new_seed()
        entries = [entry._replace(seq=i, at=entry.at or time()) for i, entry in enumerate(line, 1)]
        earlier = json.dumps([[start, shown] for start, shown in dice if start < len(entries)])
        title = clean(begun.title, LONGEST_TITLE) or "Match"
        dealt = (dealing.commitment(seed), seed, len(entries), origin, earlier)
        kept = Kept("", game.name, game.rules, str(setup), time(), title, *dealt, Switches().text())
        for attempt in range(40):
            code = new_code(1 + attempt // 10)
            kept, entries = kept._replace(code=code), [entry._replace(match=code) for entry in entries]
            history.code = crew.code = code
            crew.keyring.rename(code)
            try:
                await self.store.create(kept, crew.picture(), entries)
            except Taken:
                continue
            await asyncio.to_thread(history.read, entries)
            room = Room(self.store, kept, game, history, crew)
            if history.over:
                room.finished = True  # it was finished elsewhere: not a line of this station's log
            logs.say("match-made", match=code, game=game.name, setup=kept.setup, seats=len(crew.seats), origin=origin)
            return self.start(room), secret
        raise Refused("no-code", "no free code was found, try again")

    # --- putting away

    async def sweep(self) -> None:
        """Put away rooms that nobody has used for a while; they open again from the store."""
        for code, room in list(self.open.items()):
            if not room.listeners and not room.lock.locked() and time() - room.used > IDLE:
                self.put_away(code)

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
        self.dealers.pop(code).stop()
        del self.open[code]
        logs.say("room-closed", match=code)

    async def close(self) -> None:
        """Close all rooms; everything acknowledged is in the store."""
        for code in list(self.open):
            self.put_away(code)
        self.thinkers.close()
        await self.store.close()


def seats_of(game: Game[Any], history: History) -> int:
    """How many seats the match has."""
    return game.seats(history.match)
