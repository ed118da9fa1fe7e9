"""The socket of a page: hello, what it missed, then messages both ways until it goes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from hotzone.core.errors import HotzoneError
from hotzone.server import json_log
from hotzone.server.cluster.counters import Measures
from hotzone.server.presence.seats import LONGEST_NAME, Member, clean
from hotzone.server.protocol import codec, incoming, outgoing
from hotzone.server.protocol.errors import Refused, told
from hotzone.server.rooms import match_texts, room_view
from hotzone.server.rooms.room import Room
from hotzone.server.rooms.room_list import Rooms
from hotzone.server.rooms.shared_marks import check_looking
from hotzone.server.security.bans import BANNED, sentence
from hotzone.server.security.connection_limits import FRAMES
from hotzone.server.security.rate_limits import Bucket, RateLimits, network
from hotzone.server.socket import handlers
from hotzone.store.protocol import NotStored

HELLO = 10.0  # seconds to say it
FAREWELL = 1.0  # seconds for a slow page to hear why it is cut off
NO_HELLO, KICKED, NO_ROOM, SLOW, FLOOD = 4400, 4403, 4404, 4408, 4429
LATER = 1013  # the page comes back by itself
FOR_NOW = ("store-trouble", "server-full", "not-kept")


class Connection:
    """One socket: what waits to be sent, and how fast it may ask."""

    def __init__(self, socket: WebSocket, limits: RateLimits, guest: str = "", address: str = "") -> None:
        self.socket = socket
        self.address = network(address)
        self.came_by = ""
        self.write_frame: Callable[[bytes], bool] | None = (socket.scope.get("extensions") or {}).get(FRAMES) if socket else None
        self.sending = False  # the pump holds a message that is not sent yet
        self.limits = limits
        self.measures = Measures()  # until it is a server's
        self.guest = guest
        self.member = Member(0, "")
        self.waiting: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self.messages = Bucket(*limits.messages)
        self.chats = Bucket(*limits.chats)
        self.changes = Bucket(*limits.changes)  # until a room gives it those of its address
        self.reads = Bucket(*limits.reads)
        self.refused = 0
        self.gone = False
        self.slow = False
        self.talker: asyncio.Task[object] | None = None
        self.thoughts: set[asyncio.Task[None]] = set()  # what is thought over while the page goes on

    def send(self, message: str) -> None:
        """Send one message."""
        self.send_all((message,), b"")

    def send_all(self, messages: Sequence[str], frames: bytes) -> None:
        """Send at once where nothing waits, else soon; a page that does not keep up is let go and comes back by its seq."""
        if self.gone:
            return
        if self.write_frame and not self.sending and self.waiting.empty():
            if self.write_frame(frames or b"".join(codec.frame(message) for message in messages)):
                return
        for message in messages:
            if self.waiting.qsize() >= self.limits.waiting:
                self.part(SLOW, "this page does not keep up")
                return
            self.waiting.put_nowait(message)

    def part(self, code: int, why: str) -> None:
        """Close after what waits is sent; a slow page does not get that far and is cut off, whatever it is stuck in."""
        if self.gone:
            return
        self.gone = True
        if code == SLOW:
            self.slow = True
            while not self.waiting.empty():
                self.waiting.get_nowait()
            if self.talker is not None:
                self.talker.cancel()
        self.waiting.put_nowait((code, why))

    def refuse(self, error: HotzoneError, message: incoming.Message | None = None, name: int | str | None = None) -> None:
        """Tell a page why not; the answer carries what the message calls itself."""
        self.measures.refused[error.code] += 1
        found = told(error)
        if message is not None and message.id is not None:
            name = message.id
        if name is not None:
            found.id = name
        self.send(codec.write(found))

    async def pump(self) -> None:
        """Send what waits, one after another."""
        while True:
            message = await self.waiting.get()
            self.sending = True
            if isinstance(message, tuple):
                await self.socket.close(*message)
                return
            await self.socket.send_text(message)
            self.sending = False

    async def hear(self) -> incoming.Message | None:
        """The next message that makes sense; None if it was refused."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005))
        text = event.get("text") or (event.get("bytes") or b"").decode("utf-8", "replace")
        if not self.messages.take():
            self.refused += 1
            if self.refused == self.limits.flood:
                self.part(FLOOD, "too many messages")
            elif self.refused % 20 == 1:
                self.refuse(Refused("too-fast", "too many messages: some were not read"))
            return None
        try:
            if len(text) > self.limits.message:
                raise Refused("too-large", f"a message has at most {self.limits.message:,} characters")
            return codec.read(text)
        except HotzoneError as error:
            self.refuse(error, name=codec.id_of(text) if len(text) <= self.limits.message else None)
            return None


async def talk(rooms: Rooms, socket: WebSocket, guest: str) -> None:
    """Serve one socket of a browser from its beginning to its end."""
    address = socket.client.host if socket.client else ""
    link = Connection(socket, rooms.limits, guest, address)
    link.changes, link.reads = rooms.changers.bucket(address), rooms.readers.bucket(address)
    link.measures = rooms.measures
    link.talker = asyncio.current_task()
    await socket.accept()
    pump = asyncio.create_task(link.pump())
    pump.add_done_callback(lambda task: task.cancelled() or task.exception())  # a page that went away is no trouble
    room: Room | None = None
    try:
        if ban := rooms.bans.find(address, guest):
            raise Refused("banned", sentence(ban))
        room = await rooms.look_up(str(socket.path_params["code"]), address, guest)
        await welcome(room, link)
        await listen(room, link, pump)
    except HotzoneError as error:
        link.refuse(error)
        final = NO_ROOM if room is None else NO_HELLO if error.code == "no-hello" else KICKED
        final = BANNED if error.code == "banned" else final
        link.part(LATER if error.code in FOR_NOW else final, error.text[:100])
        await asyncio.wait([pump], timeout=5)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the page went away
    except asyncio.CancelledError:
        if not link.slow:
            raise
        json_log.say("page-too-slow", match=room.code if room else "")
    finally:
        if room is not None:
            leave(room, link)
        if link.slow:
            await asyncio.wait([pump], timeout=FAREWELL)  # one that reads again by now hears why
        pump.cancel()


async def welcome(room: Room, link: Connection) -> None:
    """Wait for the hello and answer it with everything the page has not seen yet."""
    until = asyncio.get_running_loop().time() + HELLO
    while True:
        left = until - asyncio.get_running_loop().time()
        try:
            message = await asyncio.wait_for(link.hear(), max(left, 0.01))
        except TimeoutError:
            raise Refused("no-hello", "the first message of a page must be hello") from None
        if message is None:
            continue
        try:
            if not isinstance(message, incoming.Hello):
                raise Refused("no-hello", "the first message of a page must be hello")
            if message.protocol != incoming.PROTOCOL:
                raise Refused("other-protocol", f"this server speaks protocol {incoming.PROTOCOL}: reload the page")
            enter(room, link, message, await meet(room, link, message))
            return
        except HotzoneError as error:
            link.refuse(error, message)
            if error.code in ("no-watchers", "room-full", "sent-away", "play-first"):
                raise Refused(error.code, error.text) from None


async def meet(room: Room, link: Connection, hello: incoming.Hello) -> Member:
    """Who comes: by a return link, by their browser's cookie, or a stranger who watches."""
    crew, ring, found = room.crew, room.crew.keyring, list[Member]()
    here = here_already(room, link)
    known = ring.person(link.guest)
    if hello.token:
        leads = ring.whose(hello.token)
        link.came_by = leads.secret
        number = 0 if leads.person or known or here else await room.new_person()
        await room.reseat(lambda: found.append(crew.come(leads, link.guest, hello.name, here, number)))
        for member in list(crew.members.values()):
            if leads.seat >= 0 and member.sockets:
                room.tell_you(member)
        return found[0]
    if known:
        return crew.member(known)
    await check_looking(room, link.guest)
    if not room.switches.watchers:
        raise Refused("no-watchers", "the host does not allow watchers; ask for a seat's link")
    if here:
        return here
    if sum(1 for member in crew.members.values() if member.here) >= link.limits.people:
        raise Refused("room-full", "this room is full")
    number = await room.new_person()
    return here_already(room, link) or crew.add(hello.name, number)


def here_already(room: Room, link: Connection) -> Member | None:
    """Who another page of the same browser is."""
    return next((other.member for other in room.listeners if link.guest and other.guest == link.guest), None)


def enter(room: Room, link: Connection, hello: incoming.Hello, member: Member) -> None:
    """Let a page in; from here on it hears everything, so nothing is missed in between."""
    link.member = member
    if name := clean(hello.name, LONGEST_NAME):
        member.name = name
    link.member.sockets += 1
    room.listeners.add(link)
    who = room_view.you(room, link.member, link.guest)
    who.id, who.protocol = hello.id, incoming.PROTOCOL
    link.send(codec.write(who))
    link.send(codec.write(outgoing.Talk(lines=room.chat.lines)))
    missed = room.seq - hello.after if hello.after is not None else -1
    if missed < 0:
        link.send(room_view.board(room))
    elif missed <= link.limits.missed:
        entries = [match_texts.acted(entry) for entry in room.history.entries[hello.after :]]
        link.send(codec.write(outgoing.Missed(entries=entries)))
    link.send(room_view.state(room))
    room.changed.set()
    room.tell_presence(link)
    json_log.say("page-came", match=room.code, people=len(room.listeners), missed=max(missed, 0))


async def listen(room: Room, link: Connection, pump: asyncio.Task[None]) -> None:
    """Answer messages until the page goes or is let go."""
    while not pump.done():
        message = await link.hear()
        if message is None or link.gone:
            continue
        if isinstance(message, incoming.DebriefQuery):  # takes seconds: the page may look around meanwhile
            link.thoughts.add(task := asyncio.create_task(respond(room, link, message)))
            task.add_done_callback(link.thoughts.discard)
        else:
            await respond(room, link, message)


async def respond(room: Room, link: Connection, message: incoming.Message) -> None:
    """Do what a message asks and say so, or why not."""
    try:
        await handlers.answer(room, link, message)
        if message.id is not None:
            link.send(codec.write(outgoing.Done(id=message.id, seq=room.seq)))
    except HotzoneError as error:
        link.refuse(error, message)
    except NotStored as error:  # a full disk, or a server that is about to end
        link.refuse(Refused("store-trouble", f"the server cannot read its matches: {error}"), message)
    except Exception as error:
        json_log.trouble("answer-failed", error, match=room.code, asked=type(message).__name__)
        link.refuse(Refused("trouble", "something went wrong here; nothing has changed"), message)


def leave(room: Room, link: Connection) -> None:
    """A page went."""
    if link in room.listeners:
        room.listeners.discard(link)
        link.member.sockets -= 1
        link.member.left = room.clock()
        room.used = time()
        room.crew.forget(link.member)
        room.tell_presence()
