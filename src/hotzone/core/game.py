"""The contract of a game: what the prompt, the server and the bots need to know of any of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from fractions import Fraction  # slow to import, and only `odds` makes any

    from hotzone.core.dice import Dice
    from hotzone.core.table import Row


class HotzoneError(Exception):
    """A mistake in what somebody asked for: a stable code, a text for people and, where one stands behind it, a rule."""

    numbers: tuple[int, ...] = ()  # those the text names, in its order, for sentences in other languages

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(code, text, rule)
        self.code = code
        self.text = text
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


class Illegal(HotzoneError):
    """An action that may not be played now; nothing has changed."""


class BadSetup(HotzoneError):
    """A match that cannot be set up like this."""


class BadText(HotzoneError):
    """A text that cannot be read: an action, a position, a record or a board file, with line and column where it has any."""

    def __init__(self, code: str, text: str, line: int = 0, column: int = 0, rule: str = "") -> None:
        super().__init__(code, text, rule)
        self.args = (code, text, line, column, rule)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        where = f"line {self.line}, column {max(self.column, 1)}: " if self.line else ""
        return where + super().__str__()


class Setup(NamedTuple):
    """What a match is set up from: the board's name and only those settings that differ from the game's defaults."""

    board: str
    settings: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return " ".join([f"board={self.board}", *(f"{key}={value}" for key, value in self.settings)])


class Event(NamedTuple):
    """Something that has become true, in words, with the rule that made it so."""

    kind: str
    text: str
    rule: str
    row: Row

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


class Match(Protocol):
    """A table that waits for one actor. Compiled where possible."""

    actor: int  # a seat from 0, NATURE or NOBODY
    turn: int
    result: int  # 0 while it goes on

    def legal(self) -> list[int]: ...  # in a fixed order: that is part of the interface
    def play(self, action: int) -> list[Row]: ...  # carries it out, tells the story; raises Illegal
    def twin(self) -> Self: ...  # independent, and can be rewound to the original
    def snapshot(self) -> bytes: ...  # equal tables, equal bytes
    def restore(self, data: bytes) -> None: ...
    def draw(self, dice: Dice) -> int: ...  # nature's action by luck


M = TypeVar("M", bound=Match)
Seen = TypeVar("Seen", bound=Match, contravariant=True)


class Game(Protocol[M]):
    """A plug-in: texts in, texts out; none of it does IO, none rolls a die."""

    name: str
    rules: int  # version, raised when behaviour changes
    endings: tuple[str, ...]  # by the number in `Table.result`; the first is a match that goes on
    victories: tuple[str, ...]  # those of them that are won

    def catalogue(self) -> Mapping[str, object]: ...  # what can be chosen: boards, levels, …
    def samples(self) -> Sequence[Mapping[str, object]]: ...  # set-ups that show all there is, for tests and mixed runs
    def setup(self, **settings: object) -> Setup: ...  # checks the settings; raises BadSetup
    def new(self, setup: Setup) -> M: ...
    def seats(self, match: M) -> int: ...
    def odds(self, match: M) -> Sequence[tuple[int, Fraction]]: ...  # nature's actions and their chances
    def read(self, match: M, text: str) -> int: ...  # "chop 3,5|3,6" -> action; raises BadText
    def write(self, match: M, action: int) -> str: ...
    def cost(self, match: M, action: int) -> int: ...  # what the actor pays
    def tell(self, match: M, rows: Sequence[Row]) -> Sequence[Event]: ...
    def position(self, match: M, setup: Setup) -> str: ...  # the drawn plan and a few lines
    def parse(self, text: str) -> tuple[Setup, M]: ...  # ... and back; raises BadText
    def view(self, match: M, seat: int | None) -> Mapping[str, object]: ...  # what a page draws
    def result(self, match: M) -> Mapping[str, int | str]: ...  # how it stands or ended, for records and logs


@runtime_checkable
class Staged(Protocol):
    """What a game adds so that people can play it on a page; the server does without where it is missing."""

    def board(self, name: str) -> Mapping[str, object]: ...  # what never changes: spaces, edges, rooms, parking
    def paths(self, match: Any) -> Mapping[str, object]: ...  # where the actor can go now, step by step, with the price
    def question(self, match: Any) -> str: ...  # what nature is asked for, in a word
    def event_forms(self) -> Mapping[str, Sequence[str]]: ...  # kind of event: what the words after it are
    def retell(self, match: Any, rows: Sequence[Row]) -> None: ...  # make true what events say, without any rule
    def log_line(self, match: Any, setup: Setup, number: int = 1) -> str: ...  # its line in the station log


@runtime_checkable
class Spelled(Protocol):
    """What a game adds so that programs know what its actions look like before they see a table."""

    setting_names: tuple[str, ...]  # what a set-up can be told

    def patterns(self) -> Mapping[str, str]: ...  # verb of a seat's action: regular expression of its whole text


class AdviceWords(Protocol):
    """Advice in English, for a terminal; the page has its own words."""

    SAID: Mapping[str, str]  # code of a nudge: a sentence

    def say(self, because: Mapping[str, Any]) -> str: ...  # a reason; empty where nothing can be said


@runtime_checkable
class Advised(Protocol):
    """What a game adds so that its crew can explain itself; without it plans come without reasons."""

    def risk(self, match: Any) -> Mapping[str, Any]: ...  # exact chances of what nature does next
    def in_turn(self, match: Any, seat: int) -> Any: ...  # a twin as if this seat's turn began now; None where none is to come
    def gist(self, match: Any, plan: Sequence[int]) -> dict[str, object]: ...  # {"code": …} and a place: space, edge, cell …
    def weigh(self, best: Any, other: Any) -> list[dict[str, object]]: ...  # [{unit, ours, theirs, gain, place?}], gains first
    def advice_words(self) -> AdviceWords: ...


@runtime_checkable
class Trained(Protocol):
    """A game that says what a crew is trained on."""

    def courses(self) -> Mapping[str, Sequence[Mapping[str, object]]]: ...  # by name: settings, each played equally often


@runtime_checkable
class Asked(Protocol):
    """What a game adds so that teammates can ask something of each other."""

    requests: Mapping[str, str]  # kind: what its place is (space, edge, or empty)

    def check_request(self, match: Any, request: Mapping[str, Any]) -> None: ...  # raises BadText
    def moot(self, match: Any, request: Mapping[str, Any], seat: int) -> bool: ...  # is it done or void already?
    def heeds(self, before: Any, after: Any, request: Mapping[str, Any], seat: int) -> bool: ...  # does an end of a turn honour it?


class Shown(Protocol[Seen]):
    """What a game may add for people at a terminal, by a method `shown()`; without it they see the position."""

    seat: str  # what a seat is called
    points: str  # what actions cost
    colours: Mapping[str, str]  # sign of the picture: red, green, yellow, blue, magenta, cyan, dim
    answers: Mapping[str, str]  # questions it can answer in words, with what they do

    def about(self, match: Seen) -> list[str]: ...  # the board in words
    def picture(self, match: Seen) -> list[str]: ...  # the first line and the first three signs of each line are headings
    def legend(self, match: Seen) -> list[str]: ...  # the signs of the picture
    def status(self, match: Seen) -> list[str]: ...  # how it stands, short
    def crew(self, match: Seen) -> list[str]: ...  # a line a seat
    def question(self, match: Seen) -> str: ...  # what the table waits for
    def answer(self, match: Seen, words: Sequence[str]) -> list[str]: ...  # raises BadText
    def sentence(self, match: Seen, event: Event) -> str: ...  # empty for mere bookkeeping
    def result(self, match: Seen) -> list[str]: ...  # how it ended, in words
