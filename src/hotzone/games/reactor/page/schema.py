"""The types of what a page gets of this game: view, board, offers, ways, chances. The page's own types are made from here."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

TYPES = ("ReactorView", "ReactorBoard", "ReactorWay", "ReactorRisk")


class Limits(TypedDict):
    """What the numbers of this match run up to."""

    dial: int
    yellow: int
    red: int
    hearts: int
    radiation: int
    emergency: int
    around: int


class Cards(TypedDict):
    """How many cards the next reactor phase draws."""

    overheat: int
    control: int


# `from` is a word of Python, so these fields cannot be written as a class
Lying = TypedDict("Lying", {"token": str, "from": int, "count": int})


class Cell(TypedDict):
    """A cell: its tile as everybody may remember it, and the tokens on it."""

    place: str
    tile: NotRequired[Literal["fuel", "control"]]
    up: NotRequired[bool]
    sign: NotRequired[Literal["black", "red"] | None]
    attention: NotRequired[bool]
    extinguisher: NotRequired[bool]
    lying: NotRequired[list[Lying]]


class Character(TypedDict):
    """One of the heroes."""

    number: int
    name: str
    player: int | None
    at: str | None
    home: str | None
    alive: bool
    radiation: int
    masked: bool
    tokens: dict[str, int]


class Deck(TypedDict):
    """Cards that are left, and of which cells."""

    left: int
    cells: list[str]
    under: NotRequired[list[str]]


class Decks(TypedDict):
    """Both decks."""

    overheat: Deck
    control: Deck


ReactorOffer = TypedDict(
    "ReactorOffer",
    {
        "text": str,
        "verb": str,
        "cost": int,
        "from": NotRequired[str],
        "token": NotRequired[str],
        "cell": NotRequired[str],
        "seat": NotRequired[int],
        "deaths": NotRequired[list[int]],
        "defeat": NotRequired[Literal["yes", "perhaps", "no"]],
    },
)


class ReactorView(TypedDict):
    """The whole table."""

    board: str
    stage: str
    actor: int | Literal["nature", "nobody"]
    turn: int
    seat: int
    dial: int
    sector: Literal["green", "yellow", "red"]
    hearts: int
    limits: Limits
    cards: Cards
    gathered: dict[str, int]
    steps: int
    opened: int
    passed: bool
    used: list[str]
    cells: dict[str, Cell]
    characters: list[Character]
    decks: Decks
    unseen: dict[str, int]
    working_lost: int
    asked: str | None
    result: str
    legal: list[ReactorOffer]


class BoardCell(TypedDict):
    """A cell of the plan."""

    name: str
    row: int
    col: int
    place: str
    next: list[str]


class BoardLimits(TypedDict):
    """What the numbers of any match on this board run up to."""

    dial: int
    emergency: int
    radiation: int
    hearts: int


class ReactorBoard(TypedDict):
    """The active zone: what never changes during a match."""

    name: str
    title: str
    grid: Literal["hex"]
    rows: int
    limits: BoardLimits
    cells: list[BoardCell]


class ReactorWay(TypedDict):
    """The way to a cell: its steps, its dose, whether one dies on it, and the actions that lead there."""

    cost: int
    dose: int
    dies: bool
    steps: list[ReactorOffer]


class HeroRisk(TypedDict):
    """The dose to expect, and the chance to die."""

    dose: float
    death: float


class ReactorRisk(TypedDict):
    """The chances of the next cards."""

    up: dict[str, float]
    gone: dict[str, float]
    heart: dict[str, float]
    heroes: dict[str, HeroRisk]
    hearts: float
    dial: float
    defeat: float
    victory: float
    error: float
    outcomes: NotRequired[int]
