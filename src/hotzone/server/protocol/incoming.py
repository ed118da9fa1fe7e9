"""The messages of the socket: what a page may send, strictly checked, and the answers. See docs/reference/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL = 2  # raised whenever a page of before would misunderstand a message; lib/socket.js says the same
PHRASES = ("well-done", "help", "on-my-way", "careful", "your-call", "thanks", "hello", "two-minutes", "lets-go")

Short = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(max_length=40)]


class PageMessage(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Any message of a page; what it calls `id` comes back with the answer."""

    id: int | Word | None = None


class Hello(PageMessage, tag="hello"):
    """The first message: who comes, and what they saw last."""

    protocol: int = PROTOCOL
    token: Short = ""
    name: Short = ""
    after: Number | None = None


class FromState(PageMessage):
    """A message that changes the match, and says which state its page saw last."""

    seq: Number


class AboutSeat(PageMessage):
    """A message about one seat."""

    seat: Number


class Act(FromState, tag="act"):
    """An action of the seat that must decide."""

    text: Short


class Undo(FromState, tag="undo"):
    """One step back, or back to a state."""

    to: Number | None = None


class Redo(FromState, tag="redo"):
    """Forward again to what was taken back last."""


class Reset(FromState, tag="reset"):
    """Back to the start of this turn, as far as may be."""


class Look(PageMessage, tag="look"):
    """The table as it was after an entry."""

    at: Number


class WhyQuery(PageMessage, tag="why"):
    """Why an action may not be played now."""

    text: Short


class PathsQuery(PageMessage, tag="paths"):
    """Where the active figure can go."""


class Sit(AboutSeat, tag="sit"):
    """Pick a free seat."""


class Stand(AboutSeat, tag="stand"):
    """Free a seat."""


class Give(AboutSeat, tag="give"):
    """Lend a seat to a bot or a person."""

    bot: Word = ""
    person: Number = 0


class Take(AboutSeat, tag="take"):
    """Take a seat back."""


class Link(PageMessage, tag="link"):
    """A return link of one's own, or with `seat` one to that seat."""

    seat: Number = 0


class Revoke(PageMessage, tag="revoke"):
    """All return links of one's own, or with `seat` those to that seat, lead nowhere any more."""

    seat: Number = 0


class Name(PageMessage, tag="name"):
    """Change one's name."""

    name: Short


class Say(PageMessage, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(max_length=400)]


class Phrase(PageMessage, tag="phrase"):
    """One of the game's phrases."""

    phrase: Word


class Ping(PageMessage, tag="ping"):
    """Mark a space or an edge for everybody."""

    place: Word


class Set(PageMessage, tag="set"):
    """The host's switches; what is left out stays as it is."""

    title: Short | None = None
    chat: Word | None = None  # all, seats, off
    watchers: bool | None = None
    undo: bool | None = None
    pace: Annotated[float, Meta(ge=0, le=10)] | None = None
    paused: bool | None = None


class Ready(PageMessage, tag="ready"):
    """In the lobby: I am ready, or not yet."""

    ready: bool = True


class StartMatch(PageMessage, tag="start"):
    """The host starts the match: a bot takes every free seat until somebody comes."""


class Next(PageMessage, tag="next"):
    """The host takes the crew to another match."""

    code: Word


class HintQuery(PageMessage, tag="hint"):
    """What the crew would do: 1 a clue, 2 the place, 3 the whole line with its odds."""

    seat: Number = 0
    step: Annotated[int, Meta(ge=1, le=3)] = 1


class RiskQuery(PageMessage, tag="risk"):
    """The chances of what nature does next, on this table or on an earlier one."""

    at: Number | None = None


class Request(PageMessage, tag="request"):
    """Ask something of a teammate."""

    seat: Number
    ask: Word
    place: Word = ""


class DebriefQuery(PageMessage, tag="debrief"):
    """How a finished match was won or lost."""


class Step(PageMessage, tag="step"):
    """Let a paused bot act once."""


class Host(PageMessage, tag="host"):
    """Hand the host's rights on, or claim them when the host is gone."""

    person: Number = 0


class Kick(PageMessage, tag="kick"):
    """Send somebody away and void their link."""

    person: Number


class Amend(FromState, tag="amend"):
    """At a table of cardboard: put entry `at` right with `text` (empty: it did not happen), then play `keep` again.

    `keep` names old entries; without it they are all that followed. Without `at` they are played on from now.
    `dry`: only say what it would do.
    """

    at: Number | None = None
    text: Short = ""
    keep: Annotated[list[Number], Meta(max_length=5000)] | None = None
    dry: bool = False


class Differ(FromState, tag="differ"):
    """At a table of cardboard: these pieces lie otherwise, each as an event says it: `moved 2 3,5`."""

    pieces: Annotated[list[Short], Meta(min_length=1, max_length=60)]


class Roll(FromState, tag="roll"):
    """At a table of cardboard: the server rolls or draws this once."""


class Book(FromState, tag="book"):
    """At a table of cardboard: the match is over and goes into the log, with a line of one's own."""

    note: Short = ""


class BeatQuery(PageMessage, tag="beat"):
    """Is anybody there?"""


Played = Hello | Act | Undo | Redo | Reset | Look | WhyQuery | PathsQuery | BeatQuery
Seated = Sit | Stand | Give | Take | Link | Revoke | Name | Say | Phrase | Ping | Ready
Hosted = Set | Step | Host | Kick | StartMatch | Next
Coached = HintQuery | RiskQuery | Request | DebriefQuery
Entered = Amend | Differ | Roll | Book
Message = Played | Seated | Hosted | Coached | Entered


class EntryWords(Struct):
    """What the store keeps about an action: what a bot said about it; of a person's, that it followed the coach."""

    coach: bool = False
    bot: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    plan: list[str] | UnsetType = UNSET
    because: dict[str, Any] | UnsetType = UNSET
