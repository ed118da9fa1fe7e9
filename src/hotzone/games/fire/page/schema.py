"""The types of what a page gets of this game: view, board, offers, ways, chances. The page's own types are made from here."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

TYPES = ("FireView", "FireBoard", "FireWay", "FireRisk")


class Points(TypedDict):
    """What can be spent, by purpose."""

    ap: int
    move: int
    douse: int
    command: int


class SeatPoints(Points):
    """What the active firefighter can spend, with what was saved."""

    saved: int


class Question(TypedDict):
    """What is asked besides the stage."""

    rule: NotRequired[str]
    firefighter: NotRequired[int]
    dice: NotRequired[list[int]]
    space: NotRequired[str]
    nature: NotRequired[Literal["face", "card", "dice"]]


class Space(TypedDict):
    """What lies on a space."""

    threat: NotRequired[str]
    hot_spot: NotRequired[bool]
    hazmats: NotRequired[int]


class Firefighter(TypedDict):
    """One of the crew."""

    number: int
    at: str | None
    saved: int
    card: str
    lying: NotRequired[bool]
    ladder: NotRequired[bool]
    points: Points


class Poi(TypedDict):
    """A point of interest, or who was found there."""

    at: str
    kind: str


class Counts(TypedDict):
    """What is done, lost and left."""

    rescued: int
    lost: int
    damage: int
    threats_left: int
    poi_left: int
    victims_unseen: int
    alarms_unseen: int
    hot_spots_left: int


class Vehicles(TypedDict):
    """The spaces that parked vehicles cover."""

    engine: NotRequired[list[str]]
    ambulance: NotRequired[list[str]]


class Ladders(TypedDict):
    """Where ladders are."""

    on_engine: int
    standing: list[str]
    lying: dict[str, int]


class FireOffer(TypedDict):
    """A legal action: its text, its price, and where it takes place."""

    text: str
    verb: str
    cost: int
    pool: NotRequired[Literal["move", "douse", "command"]]
    firefighter: NotRequired[int]
    friend: NotRequired[int]
    space: NotRequired[str]
    spaces: NotRequired[list[str]]
    edge: NotRequired[str]
    stands: NotRequired[str]
    threat: NotRequired[Literal["fire", "smoke"]]
    card: NotRequired[str]
    dice: NotRequired[str]
    vehicle: NotRequired[str]
    side: NotRequired[str]


class Goal(TypedDict):
    """A count of the strip: what is to be reached, or must not happen."""

    id: str
    value: int
    of: int
    kind: Literal["good", "bad", "bar", "bar-good"]


class Start(TypedDict):
    """A place to start at, and why."""

    space: str
    inside: NotRequired[str]
    reason: Literal["call", "fire", "quiet", "mate"]
    call: NotRequired[str]
    mate: NotRequired[int]


class FireWay(TypedDict):
    """The way to a space: its price, the fires on it, the points left at its end, and the actions that lead there."""

    cost: int
    fires: int
    left: int
    steps: list[FireOffer]


class Stuck(TypedDict):
    """Why the turn cannot end now, and what lets it end."""

    code: str
    rule: str
    ways: list[FireWay]


class FireView(TypedDict):
    """The whole table."""

    board: str
    stage: str
    actor: int | Literal["nature", "nobody"]
    turn: int
    seat: int
    points: SeatPoints
    question: Question
    spaces: dict[str, Space]
    edges: dict[str, str]
    firefighters: list[Firefighter]
    poi: list[Poi]
    vehicles: Vehicles
    counts: Counts
    elevators: NotRequired[dict[str, Literal["lobby", "floor", "destroyed"]]]
    ladders: NotRequired[Ladders]
    evidence: NotRequired[int]
    goals: NotRequired[list[Goal]]
    starts: NotRequired[list[Start]]
    stuck: NotRequired[Stuck]
    result: str
    ending: NotRequired[str]
    legal: list[FireOffer]


class BoardSpace(TypedDict):
    """A space of the plan."""

    name: str
    row: int
    col: int
    floor: int
    inside: bool
    dice: NotRequired[list[int]]
    arrow: NotRequired[str]
    room: NotRequired[int | None]
    stair: NotRequired[str]
    elevator: NotRequired[str]
    ladder_top: NotRequired[bool]
    closed: NotRequired[bool]


class BoardEdge(TypedDict):
    """A wall, door or window as the board file draws it."""

    name: str
    spaces: list[str]
    lies: Literal["level", "upright"]
    kind: str


class BoardRoom(TypedDict):
    """A room and its spaces."""

    room: int
    name: str
    spaces: list[str]


class Bay(TypedDict):
    """A place where a vehicle can stand."""

    name: str
    side: str
    spaces: list[str]
    aims: NotRequired[list[str]]


class Area(TypedDict):
    """A target of the deck gun."""

    name: str
    rows: list[int]
    cols: list[int]


class Parking(TypedDict):
    """The bays of both vehicles."""

    engine: list[Bay]
    ambulance: list[Bay]


class Limits(TypedDict):
    """What the numbers run up to."""

    rescue: int
    lose: int
    damage: int
    saved: int
    evidence: int


class FireBoard(TypedDict):
    """A building: what never changes during a match."""

    name: str
    title: str
    rows: int
    cols: int
    floors: int
    sides: list[str]
    spaces: list[BoardSpace]
    edges: list[BoardEdge]
    rooms: list[BoardRoom]
    parking: Parking
    areas: list[Area]
    limits: Limits


class WallRisk(TypedDict):
    """The chance that a wall or door is damaged, and that it falls."""

    hit: float
    gone: float


class FireRisk(TypedDict):
    """The chances of the next fire phase."""

    spaces: dict[str, float]
    walls: dict[str, WallRisk]
    poi: dict[str, float]
    firefighters: list[float]
    damage: float
    collapse: float
    error: float
    sampled: float
    rolls: int
