"""What every store promises: a log that only grows, and a few small tables beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol


class LogEntry(NamedTuple):
    """One line of a match's log: entry n makes state n of what n - 1 was. `events` is JSON text."""

    match: str
    seq: int
    actor: int
    action: str
    events: str
    at: float
    words: str = ""  # JSON of what a bot said about it, or that a person followed the coach; else empty


class MatchRow(NamedTuple):
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
    start: str = ""  # JSON of the position it began with and of dice that were known; empty: its set-up


class Person(NamedTuple):
    """Somebody who has sat down, or set the match up."""

    match: str
    person: int
    name: str
    host: bool


class ReturnLink(NamedTuple):
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


class AuditLine(NamedTuple):
    """What a host did in a match, or somebody who runs the server: for those who run it."""

    match: str  # empty: not in one match
    at: float
    person: int  # 0: somebody who runs the server
    name: str
    what: str  # "kick", "ban" …
    about: str = "{}"  # JSON


class Change(NamedTuple):
    """What changes together in a room: who is who, who sits where, the title and the switches."""

    people: Sequence[Person] = ()
    chairs: Sequence[Chair] = ()
    links: Sequence[ReturnLink] = ()
    guests: Sequence[Guest] = ()
    gone: Sequence[int] = ()  # people who are forgotten
    void: Sequence[str] = ()  # links that lead nowhere any more
    strangers: Sequence[str] = ()  # browsers that are nobody any more
    title: str | None = None
    switches: str | None = None
    audit: Sequence[AuditLine] = ()  # what the log of hosts says about it


class MatchHead(NamedTuple):
    """How far a match is: its last entry, the version of its crew, its last line of chat."""

    seq: int
    crew: int
    lines: int


class OpenedMatch(NamedTuple):
    """All of a match, read at one moment."""

    match: MatchRow
    head: MatchHead
    entries: Sequence[LogEntry]
    people: Sequence[Person]
    chairs: Sequence[Chair]
    links: Sequence[ReturnLink]
    guests: Sequence[Guest]
    talk: Sequence[str]  # the last lines of chat (JSON), in order


class NodePresence(NamedTuple):
    """Who is in a room at one process of several; `people` is a JSON list of [number, name, sockets]."""

    match: str
    node: str
    people: str


class Beat(NamedTuple):
    """What a process learns when it says that it lives."""

    nodes: Sequence[str]  # all that live, this one too
    died: Sequence[str]  # those found dead just now
    anew: bool = False  # this process was taken for dead, or is new: others do not know its rooms


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
    origin: str = ""  # a record or another match, or that somebody went back behind dice; empty: played here from start to end
    private: bool = False  # only its own people see it
    number: int = 0  # given by the store, in the order of coming


def hidden_name(match: str) -> str:
    """The setting that says that a host hid the name of a match's crew."""
    return f"hidden-name {match}"


class Try(NamedTuple):
    """A crew's try at a match that others play with the same dice. `result` is JSON, empty until the match is over."""

    shared: str
    match: str
    guest: str  # the browser that began it; empty for an AI crew
    begun: float
    counted: bool  # the first of a browser; all others are practice
    name: str = ""  # of the crew, if it wants one
    listed: bool = False  # may others read the name and watch?
    result: str = ""


class SharedBoard(NamedTuple):
    """A board that somebody shared by a code. `text` is its file; only the hash of the browser that shared it is kept."""

    code: str
    game: str
    name: str  # what its building is called in set-ups: the same building, the same name
    title: str
    author: str
    licence: str
    text: str
    guest: str
    created: float
    seen: float  # when somebody looked at it last


class EndingFilter(NamedTuple):
    """Which finished matches are wanted; what is empty does not choose."""

    game: str = ""
    won: str = ""
    ending: str = ""
    name: str = ""  # part of a title, a code or a name
    since: str = ""  # a moment in UTC, or the beginning of one: "2024-05"
    until: str = ""
    settings: Mapping[str, str] = {}  # board, level …
    own: bool = False  # only those without an origin
    guest: str | None = None  # the browser that asks: it sees private matches of its own; None sees all


class EndingTotals(NamedTuple):
    """Sums over finished matches."""

    matches: int
    minutes: float  # all together
    sums: Mapping[str, int]  # of every number that results have


class Ban(NamedTuple):
    """Somebody who may not come in: a browser (the hash of its id) or a network."""

    kind: str  # "guest" or "address"
    value: str
    until: float  # 0: for good
    why: str  # told to whoever is banned
    about: str = ""  # who it is, for those who run the server


class Retention(NamedTuple):
    """For how many days things are kept; 0: for ever."""

    matches: float = 0.0  # that are over, counted from their last entry
    unfinished: float = 0.0  # matches that nobody has played on
    chat: float = 0.0  # lines, each from when it was said
    guests: float = 0.0  # who the browsers of a match were, from its last entry
    audit: float = 365.0  # what hosts and those who run the server did


class Tidied(NamedTuple):
    """What went because its time was over."""

    matches: Sequence[str]
    chat: int = 0
    guests: int = 0  # matches whose browsers are forgotten
    audit: int = 0
    more: bool = False  # not all went at once


ALL_ENDINGS = EndingFilter()
TALK = 100  # lines of chat that a match keeps


class Taken(Exception):  # noqa: N818 – `except Taken` reads as people say it
    """Somebody else wrote first; read on from what is there."""


class NotStored(Exception):  # noqa: N818 – `except NotStored` reads as people say it
    """The store could not keep or read what it was asked for; the text says why in words for people."""


class Unsure(NotStored):
    """Nobody knows whether it was kept: the answer of the store did not come. Read on before anything else."""


class Counted(NamedTuple):
    """Something a store has counted since it began: its name in the metrics, what it is, how often."""

    name: str
    text: str
    value: int


class Store(Protocol):
    """A keeper of matches. Every method that writes returns after the write is safe; every method may raise NotStored."""

    kind: str
    shared: bool  # may other processes write into it too?
    node: str  # what this process is called among them
    draining: bool  # is it about to end? The others see it at its next beat

    async def start(self) -> None:
        """Be ready to be asked, in the loop that asks; raises NotStored, with what is wrong, where that cannot be."""

    def counted(self) -> list[Counted]:
        """What it has counted since it began; nothing where nobody counts."""

    async def create(self, match: MatchRow, change: Change, entries: Sequence[LogEntry] = ()) -> None:
        """Keep a new match with its people, its seats and the entries it begins with; raises Taken if the code is used."""

    async def append(self, *entries: LogEntry) -> None:
        """Add entries of one match, all or none; raises Taken unless they are the next ones."""

    async def match(self, code: str) -> MatchRow | None:
        """A match by its code; None if there is none."""

    async def opened(self, code: str, after: int = 0) -> OpenedMatch | None:
        """All of a match, of its entries those after `after`; None if there is none."""

    async def read(self, code: str, after: int = 0) -> list[LogEntry]:
        """The entries of a match, in order, from the one after `after` on."""

    async def heads(self, codes: Sequence[str]) -> dict[str, MatchHead]:
        """How far some matches are."""

    async def arrange(self, code: str, version: int, change: Change) -> int:
        """Change who is who and who sits where, all of it or nothing; gives the new version, raises Taken if `version` is old."""

    async def person(self, code: str) -> int:
        """The number of the next person of a match, given once."""

    async def say(self, code: str, line: str) -> int:
        """Keep a line of chat (JSON) and give its number; those long before it are forgotten."""

    async def setting(self, name: str) -> str:
        """Something about this server itself; empty if it was never put."""

    async def put_setting(self, name: str, value: str, was: str | None = None) -> bool:
        """Keep something about this server itself; with `was` only if that is there now. Was it kept?"""

    async def finish(self, ending: Ending) -> None:
        """Write a finished match into the station log; once is enough."""

    async def endings(self, wanted: EndingFilter = ALL_ENDINGS, before: int = 0, limit: int = 100) -> list[Ending]:
        """Finished matches, the newest first, from the one before number `before` on (0: from the newest)."""

    async def totals(self, wanted: EndingFilter = ALL_ENDINGS) -> EndingTotals:
        """Sums over all finished matches that are wanted."""

    async def note(self, line: AuditLine) -> None:
        """Write down what a host or somebody who runs the server did."""

    async def bans(self) -> list[Ban]:
        """Who may not come in; some of them may be over."""

    async def tidy(self, keep: Retention, now: float) -> Tidied | None:
        """Delete some of what is past its retention period; None if another process does so just now."""

    async def begin_try(self, one: Try) -> None:
        """Keep a try; raises Taken if it counts and another one of this browser at this shared match does already."""

    async def name_try(self, match: str, name: str, listed: bool) -> None:
        """What a crew is called, and whether others may read it and watch."""

    async def end_try(self, match: str, result: str) -> None:
        """What came of a try; the first result stays."""

    async def try_of(self, match: str) -> Try | None:
        """The try that a match is; None if it is not one."""

    async def tries(self, shared: str) -> list[Try]:
        """All tries at a shared match, in the order they were begun."""

    async def tries_of(self, guest: str, shared: str = "") -> list[Try]:
        """The tries that a browser began or took part in, at one shared match or at all."""

    async def share_board(self, board: SharedBoard) -> None:
        """Keep a board for whoever has its code; raises Taken if the code is used."""

    async def shared_board(self, code: str, at: float) -> SharedBoard | None:
        """A board by its code, looked at now; None if there is none."""

    async def drop_board(self, code: str, guest: str) -> bool:
        """Take a board down that this browser shared. Was there one?"""

    async def ping(self) -> None:
        """Raises NotStored, with what is wrong, where nothing could be kept now."""

    async def news(self, hear: Callable[[str], None]) -> None:
        """From now on call `hear` with every notice of other processes."""

    async def tell(self, code: str, notice: str) -> None:
        """Send a notice to the other processes that have a room open; it may be lost."""

    async def here(self, code: str, people: str) -> None:
        """Write down who is in a room at this process; empty: it is not open here any more."""

    async def others(self, codes: Sequence[str]) -> list[NodePresence]:
        """Who is in some rooms at other processes that live."""

    async def beat(self) -> Beat:
        """Say that this process lives; a process that did not for a while is taken for dead."""

    async def close(self) -> None:
        """Keep what still waits, then let go of everything."""
