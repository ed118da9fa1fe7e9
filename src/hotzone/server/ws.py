"""The socket of a page: hello, what it missed, then messages both ways until it goes."""

from __future__ import annotations

import asyncio
from time import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from hotzone.core.game import HotzoneError
from hotzone.server import desk, logs, showing, wire
from hotzone.server.crew import LONGEST_NAME, Member, clean
from hotzone.server.faults import Refused, told
from hotzone.server.limits import Bucket, Limits
from hotzone.server.room import Room
from hotzone.server.rooms import Rooms

HELLO = 10.0  # seconds to say it
FAREWELL = 1.0  # seconds for a slow page to hear why it is cut off
NO_HELLO, KICKED, NO_ROOM, SLOW, FLOOD = 4400, 4403, 4404, 4408, 4429


class Link:
    """One socket: what waits to be sent, and how fast it may ask."""

    def __init__(self, socket: WebSocket, limits: Limits, guest: str = "") -> None:
        self.socket = socket
        self.limits = limits
        self.guest = guest
        self.member = Member(0, "")
        self.waiting: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self.messages = Bucket(*limits.messages)
        self.chats = Bucket(*limits.chats)
        self.refused = 0
        self.gone = False
        self.slow = False
        self.talker: asyncio.Task[object] | None = None

    def send(self, message: str) -> None:
        """Send soon; a page that does not keep up is let go and comes back by its seq."""
        if self.gone:
            return
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

    def refuse(self, error: HotzoneError, message: wire.Message | None = None, name: int | str | None = None) -> None:
        """Tell a page why not; the answer carries what the message calls itself."""
        found = told(error)
        if message is not None and message.id is not None:
            name = message.id
        if name is not None:
            found["id"] = name
        self.send(wire.write(found))

    async def pump(self) -> None:
        """Send what waits, one after another."""
        while True:
            message = await self.waiting.get()
            if isinstance(message, tuple):
                await self.socket.close(*message)
                return
            await self.socket.send_text(message)

    async def hear(self) -> wire.Message | None:
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
            return wire.read(text)
        except HotzoneError as error:
            self.refuse(error, name=wire.id_of(text) if len(text) <= self.limits.message else None)
            return None


async def talk(rooms: Rooms, socket: WebSocket, guest: str) -> None:
    """Serve one socket of a browser from its beginning to its end."""
    link = Link(socket, rooms.limits, guest)
    link.talker = asyncio.current_task()
    await socket.accept()
    pump = asyncio.create_task(link.pump())
    pump.add_done_callback(lambda task: task.cancelled() or task.exception())  # a page that went away is no trouble
    room: Room | None = None
    try:
        room = await rooms.look_up(str(socket.path_params["code"]), socket.client.host if socket.client else "")
        await welcome(room, link)
        await listen(room, link, pump)
    except HotzoneError as error:
        link.refuse(error)
        link.part(NO_ROOM if room is None else NO_HELLO if error.code == "no-hello" else KICKED, error.text[:100])
        await asyncio.wait([pump], timeout=5)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the page went away
    except asyncio.CancelledError:
        if not link.slow:
            raise
        logs.say("page-too-slow", match=room.code if room else "")
    finally:
        if room is not None:
            leave(room, link)
        if link.slow:
            await asyncio.wait([pump], timeout=FAREWELL)  # one that reads again by now hears why
        pump.cancel()


async def welcome(room: Room, link: Link) -> None:
    """Wait for the hello and answer it with everything the page has not seen yet."""
    until = asyncio.get_running_loop().time() + HELLO
    while True:
        left = until - asyncio.get_running_loop().time()
        try:
            message = await asyncio.wait_for(link.hear(), max(left, 0.01))
        except TimeoutError:
            raise Refused("no-hello", "the first message of a page is its hello") from None
        if message is None:
            continue
        try:
            if not isinstance(message, wire.Hello):
                raise Refused("no-hello", "the first message of a page is its hello")
            if message.protocol != wire.PROTOCOL:
                raise Refused("other-protocol", f"this server speaks protocol {wire.PROTOCOL}: load the page again")
            enter(room, link, message, await meet(room, link, message))
            return
        except HotzoneError as error:
            link.refuse(error, message)
            if error.code in ("no-watchers", "room-full", "sent-away"):
                raise Refused(error.code, error.text) from None


async def meet(room: Room, link: Link, hello: wire.Hello) -> Member:
    """Who comes: by a return link, by their browser's cookie, or a stranger who watches."""
    crew, ring, found = room.crew, room.crew.keyring, list[Member]()
    here = next((other.member for other in room.listeners if link.guest and other.guest == link.guest), None)
    known = ring.person(link.guest)
    if hello.token:
        leads = ring.whose(hello.token)
        await room.reseat(lambda: found.append(crew.come(leads, link.guest, hello.name, here)))
        for member in list(crew.members.values()):
            if leads.seat >= 0 and member.sockets:
                room.tell_you(member)
        return found[0]
    if known:
        return crew.member(known)
    if not room.switches.watchers:
        raise Refused("no-watchers", "the host lets nobody watch; ask for a seat's link")
    if sum(1 for member in crew.members.values() if member.sockets) >= link.limits.people:
        raise Refused("room-full", "this room is full")
    return here or crew.add(hello.name)


def enter(room: Room, link: Link, hello: wire.Hello, member: Member) -> None:
    """Let a page in; from here on it hears everything, so nothing is missed in between."""
    link.member = member
    if name := clean(hello.name, LONGEST_NAME):
        member.name = name
    link.member.sockets += 1
    room.listeners.add(link)
    link.send(wire.write({**showing.you(room, link.member, link.guest), "id": hello.id, "protocol": wire.PROTOCOL}))
    link.send(wire.write({"type": "talk", "lines": room.talk}))
    missed = room.seq - hello.after if hello.after is not None else -1
    if missed < 0:
        link.send(showing.board(room))
    elif missed <= link.limits.missed:
        entries = [wire.acted(entry) for entry in room.history.entries[hello.after :]]
        link.send(wire.write({"type": "missed", "entries": entries}))
    link.send(showing.state(room))
    room.changed.set()
    room.tell_room()
    logs.say("page-came", match=room.code, people=len(room.listeners), missed=max(missed, 0))


async def listen(room: Room, link: Link, pump: asyncio.Task[None]) -> None:
    """Answer messages until the page goes or is let go."""
    while not pump.done():
        message = await link.hear()
        if message is None or link.gone:
            continue
        try:
            await desk.answer(room, link, message)
            if message.id is not None:
                link.send(wire.write({"type": "done", "id": message.id, "seq": room.seq}))
        except HotzoneError as error:
            link.refuse(error, message)
        except Exception as error:
            logs.trouble("answer-failed", error, match=room.code, asked=type(message).__name__)
            link.refuse(Refused("trouble", "something went wrong here; nothing has changed"), message)


def leave(room: Room, link: Link) -> None:
    """A page went."""
    if link in room.listeners:
        room.listeners.discard(link)
        link.member.sockets -= 1
        link.member.left = time()
        room.used = time()
        room.crew.forget(link.member)
        room.tell_room()
