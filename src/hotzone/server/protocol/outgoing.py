"""Every message that the server sends, as pages get it. Types of the page's code are made from here: tools/make_protocol.py."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from hotzone.server.protocol.room_settings import Switches


def page_type(name: str) -> Meta:
    """What the page's code calls something that the server passes on as it is."""
    return Meta(extra_json_schema={"page": name})


View = Annotated[Raw, page_type("View")]
Ways = Annotated[Raw, page_type("Ways")]
Board = Annotated[dict[str, Any], page_type("Board")]
Because = Annotated[dict[str, Any], page_type("Because")]
Actor = int | Literal["nature", "nobody"]  # a seat from 1


class ServerMessage(Struct, kw_only=True, tag_field="type"):
    """Any message of the server; a field that is UNSET is left out."""


class UndoStep(Struct):
    """One step back: to which state, and whose step it was."""

    to: int
    seat: int


class EventSent(Struct):
    """Something that happened, in words of the notation, and by which rule."""

    kind: str
    text: str
    rule: str


class Error(ServerMessage, kw_only=True, tag="error"):
    """Why something was refused; nothing has changed."""

    code: str
    text: str
    rule: str
    seq: int | UnsetType = UNSET
    numbers: list[int] | UnsetType = UNSET
    line: int | UnsetType = UNSET
    column: int | UnsetType = UNSET
    id: int | str | UnsetType = UNSET


class Done(ServerMessage, kw_only=True, tag="done"):
    """A message with an id was done."""

    id: int | str
    seq: int


class You(ServerMessage, kw_only=True, tag="you"):
    """What somebody is in this room."""

    person: int
    name: str
    host: bool
    seats: list[int]
    kept: bool
    cookie: bool
    joined: bool
    token: str | None
    id: int | str | UnsetType | None = UNSET
    protocol: int | UnsetType = UNSET


class SeatLink(ServerMessage, kw_only=True, tag="link"):
    """A new return link."""

    seat: int | None
    token: str


class Said(ServerMessage, kw_only=True, tag="said"):
    """A line of chat, a phrase or a ping."""

    person: int
    name: str
    at: float
    seq: int
    text: str | UnsetType = UNSET
    phrase: str | UnsetType = UNSET
    ping: str | UnsetType = UNSET


class Talk(ServerMessage, kw_only=True, tag="talk"):
    """The last lines of chat."""

    lines: Annotated[list[Raw], page_type("Said[]")]


class BoardSent(ServerMessage, kw_only=True, tag="board"):
    """What never changes, for the page to draw."""

    game: str
    board: Board


class StateSent(ServerMessage, kw_only=True, tag="state"):
    """The table now, or as it was."""

    seq: int
    live: bool
    view: View
    undo: UndoStep | None
    redo: bool


class LogEntrySent(ServerMessage, kw_only=True, tag="acted"):
    """An entry of the log; what a bot said about it stays with it."""

    seq: int
    actor: Actor
    action: str
    events: list[EventSent]
    at: float
    bot: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    plan: list[str] | UnsetType = UNSET
    because: Because | UnsetType = UNSET


class Acted(LogEntrySent, kw_only=True, tag="acted"):
    """An entry as it happens, with the table after it."""

    view: View
    undo: UndoStep | None
    redo: bool


class Missed(ServerMessage, kw_only=True, tag="missed"):
    """Entries after the page's own last."""

    entries: list[LogEntrySent]


class SeatSent(Struct):
    """A seat: whose it is, who plays it."""

    seat: int
    owner: int | None
    holder: int | None
    bot: str | None
    name: str | None
    here: bool


class PersonSent(Struct):
    """Somebody in the room."""

    person: int
    name: str
    host: bool
    here: bool
    guest: bool


class RoomDice(Struct, rename={"first": "from"}):
    """The seal of the dice, and at the end what it sealed."""

    commitment: str
    first: int
    seed: str | None


class RoomSent(ServerMessage, kw_only=True, tag="room"):
    """Who sits where, who is here, the host's switches, the dice."""

    code: str
    title: str
    game: str
    rules: int
    setup: str
    created: float
    origin: str | None
    readonly: str | None
    over: bool
    seats: list[SeatSent]
    people: list[PersonSent]
    alone: bool
    switches: Switches
    dice: RoomDice


class MatchAbout(RoomSent, kw_only=True, tag="match"):
    """A match in short, by its plain route."""

    seq: int
    result: dict[str, Any]
    yours: list[int]


class WhyAnswer(ServerMessage, kw_only=True, tag="why"):
    """Whether an action could be played, and if not, why."""

    code: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    numbers: list[int] | UnsetType = UNSET
    line: int | UnsetType = UNSET
    column: int | UnsetType = UNSET
    seq: int
    action: str
    legal: bool


class PathsAnswer(ServerMessage, kw_only=True, tag="paths"):
    """Where the active figure can go."""

    seq: int
    paths: Ways


class BeatAnswer(ServerMessage, kw_only=True, tag="beat"):
    """The server is there."""

    seq: int


class HintAnswer(ServerMessage, kw_only=True, tag="hint"):
    """What the coach would do."""

    seq: int
    hint: Annotated[dict[str, Any], page_type("HintFound")]


class RiskAnswer(ServerMessage, kw_only=True, tag="risk"):
    """The chances of nature's next part."""

    seq: int
    risk: Annotated[dict[str, Any], page_type("RiskFound")]


class RequestAnswer(ServerMessage, kw_only=True, tag="request"):
    """Something asked of a teammate, and what they answered."""

    seq: int
    seat: int
    person: int
    ask: str
    place: str
    by: int
    answer: Literal["yes", "no", "moot", "later", "open"]
    why: str | UnsetType = UNSET
    cost: float | UnsetType = UNSET
    units: Annotated[list[dict[str, Any]], page_type("Unit[]")] | UnsetType = UNSET


class Misfit(Struct):
    """The first old entry that does not fit after a correction, and why."""

    seq: int
    actor: Actor
    action: str
    code: str
    text: str
    rule: str


class Amended(ServerMessage, kw_only=True, tag="amended"):
    """What a correction did, or would do (`dry`): which old entries stay, which are left over, and the table after it."""

    seq: int
    dry: bool
    kept: list[int]
    left: list[int]
    misfit: Misfit | None
    view: View


class DebriefAnswer(ServerMessage, kw_only=True, tag="debrief"):
    """How a match was won or lost."""

    seq: int
    debrief: Annotated[dict[str, Any], page_type("DebriefFound")]


Message = (
    Error
    | Done
    | You
    | SeatLink
    | Said
    | Talk
    | BoardSent
    | StateSent
    | Acted
    | Missed
    | RoomSent
    | WhyAnswer
    | PathsAnswer
    | BeatAnswer
    | HintAnswer
    | RiskAnswer
    | RequestAnswer
    | DebriefAnswer
    | Amended
)
