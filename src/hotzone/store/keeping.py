"""What every store promises: a log that only grows, and a few small tables beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Entry(NamedTuple):
    """One line of a match's log: entry n makes state n of what n - 1 was. `events` is JSON text."""

    match: str
    seq: int
    actor: int
    action: str
    events: str
    at: float
    words: str = ""  # JSON of what a bot said about it; empty for people and nature


class Kept(NamedTuple):
    """A match as it was set up; what may change later is its title, its switches and its `closed`."""

    code: str
    game: str
    rules: int
    setup: str
    created: float
    title: str
    commitment: str
    seed: str  # secret until the match is over
    prefix: int = 0  # so many entries came with it from another match
    origin: str = ""  # "CODE@SEQ" of that match, or "record"
    earlier: str = "[]"  # JSON: the dice commitments that came along, [[after this entry, commitment], …]
    switches: str = "{}"


class Person(NamedTuple):
    """Somebody who has sat down, or set the match up."""

    match: str
    person: int
    name: str
    host: bool


class Link(NamedTuple):
    """A return link to a person, or to a seat; only the hash of its secret is kept."""

    match: str
    secret: str
    person: int  # 0: it leads to a seat
    seat: int  # -1: it leads to a person
    made: float


class Guest(NamedTuple):
    """A browser that is somebody in a match; only the hash of its id is kept. Person 0 was sent away."""

    match: str
    guest: str
    person: int


class Chair(NamedTuple):
    """A seat: whose it is, and who plays it now."""

    match: str
    seat: int
    owner: int = 0  # 0: nobody
    holder: int = 0
    bot: str = ""


class Change(NamedTuple):
    """What changes together in a room: who is who and who sits where."""

    people: Sequence[Person] = ()
    chairs: Sequence[Chair] = ()
    links: Sequence[Link] = ()
    guests: Sequence[Guest] = ()
    gone: Sequence[int] = ()  # people who are forgotten
    void: Sequence[str] = ()  # links that lead nowhere any more
    strangers: Sequence[str] = ()  # browsers that are nobody any more


class Ending(NamedTuple):
    """A finished match, for the station log. `result` and `people` are JSON texts."""

    match: str
    game: str
    rules: int
    setup: str
    title: str
    created: float
    ended: float
    result: str
    people: str
    line: str
    actions: int


TALK = 100  # lines of chat that a match keeps


class Taken(Exception):  # noqa: N818 – `except Taken` reads as people say it
    """Somebody else wrote this entry first; read on from what is there."""


class NotKept(Exception):  # noqa: N818 – `except NotKept` reads as people say it
    """The store could not keep what it was given; nothing has changed."""


class Store(Protocol):
    """A keeper of matches. Every method that writes returns after the write is safe."""

    kind: str

    async def create(self, match: Kept, change: Change, entries: Sequence[Entry] = ()) -> None:
        """Keep a new match with its people, its seats and the entries it begins with; raises Taken if the code is used."""
        ...

    async def append(self, entry: Entry) -> None:
        """Add an entry; raises Taken unless it is the next one of its match."""
        ...

    async def match(self, code: str) -> Kept | None: ...
    async def read(self, code: str, after: int = 0) -> list[Entry]: ...
    async def people(self, code: str) -> list[Person]: ...
    async def chairs(self, code: str) -> list[Chair]: ...
    async def links(self, code: str) -> list[Link]: ...
    async def guests(self, code: str) -> list[Guest]: ...

    async def arrange(self, code: str, change: Change) -> None:
        """Change who is who and who sits where, all of it or nothing."""
        ...

    async def change(self, code: str, title: str, switches: str) -> None: ...

    async def say(self, code: str, number: int, line: str) -> None:
        """Keep a line of chat (JSON); those long before it are forgotten."""
        ...

    async def talk(self, code: str) -> list[str]: ...

    async def setting(self, name: str) -> str:
        """Something about this server itself; empty if it was never put."""
        ...

    async def put_setting(self, name: str, value: str) -> None: ...

    async def finish(self, ending: Ending) -> None:
        """Write a finished match into the station log; once is enough."""
        ...

    async def endings(self) -> list[Ending]: ...
    async def close(self) -> None: ...
