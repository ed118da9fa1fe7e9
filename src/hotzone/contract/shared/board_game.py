"""What games with board files do alike, whatever their rules: a game's own class inherits it and adds the rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, Generic, Protocol, TypeVar

from hotzone.contract.ai import ReasonWords
from hotzone.contract.shared.position_file import read_file, write_file
from hotzone.core.errors import BadSetup
from hotzone.core.formats.fluent import Words
from hotzone.core.table import Row
from hotzone.core.values import Event, Setup

EventForms = Mapping[int, Sequence[str]]  # kind of an event: its name, and what its numbers are


class BoardPlan(Protocol):
    """A board that was read, with names for its places."""

    name: str
    title: str


class Begun(Protocol):
    """A match that goes on to its first decision by itself."""

    stage: int
    plan: Any

    def begin(self) -> None:
        """Go on to the first decision."""


P = TypeVar("P", bound=BoardPlan)
T = TypeVar("T", bound=Begun)


class BoardGame(ABC, Generic[T, P]):
    """Boards by name, each read once; the beginning of a match; events and questions by their names; advice by its module."""

    name: str
    rules: int
    title: str
    forms: EventForms
    stages: Sequence[str]  # by number: what a table waits for

    def __init__(self, boards: Callable[[str], str], names: Sequence[str]) -> None:
        """`boards` gives the text of a board file by its name; `names` are those it has."""
        self.boards = boards
        self.names = tuple(names)
        self.plans: dict[str, P] = {}

    @abstractmethod
    def read_plan(self, text: str) -> P:
        """Read a board file; raises BadText with line and column."""

    @abstractmethod
    def bare(self, setup: Setup) -> T:
        """A match before its first step."""

    @abstractmethod
    def empty(self, setup: Setup) -> T:
        """A match with nothing on its board, to read a position into."""

    @abstractmethod
    def position_module(self) -> ModuleType:
        """The module that writes a table as lines, and reads them."""

    @abstractmethod
    def explanations(self) -> ModuleType:
        """The module that knows what plans are about, imported when somebody asks."""

    def plan(self, name: str) -> P:
        """A board by its name, read once."""
        if name not in self.plans:
            if name not in self.names:
                raise BadSetup("unknown-board", f"{self.name} has no board '{name}'; it has {', '.join(self.names)}")
            self.add_board(self.boards(name))
        return self.plans[name]

    def add_board(self, text: str) -> P:
        """Read a board file and keep what it says under its own name."""
        plan = self.read_plan(text)
        self.plans[plan.name] = plan
        if plan.name not in self.names:
            self.names = (*self.names, plan.name)
        return plan

    def head(self) -> dict[str, object]:
        """What every catalogue begins with."""
        return {"game": self.name, "title": self.title, "rules_version": self.rules}

    def new(self, setup: Setup) -> T:
        """A match at its first decision."""
        match = self.bare(setup)
        match.begin()
        return match

    def position(self, match: T, setup: Setup) -> str:
        """Everything on the table as text."""
        this: Any = self
        return write_file(this, setup, self.position_module().write_position(match.plan, match))

    def parse(self, text: str) -> tuple[Setup, T]:
        """A match from the text of a position; raises BadText with line and column."""
        this: Any = self
        setup, match, lines = read_file(this, text, self.empty)
        self.position_module().Reader(match.plan, match, lines).read()
        return setup, match

    def question(self, match: T) -> str:
        """What nature is asked for."""
        return self.stages[match.stage]

    def event_forms(self) -> Mapping[str, Sequence[str]]:
        """What the words of each kind of event are."""
        return {name: [form for form in forms if form] for name, *forms in self.forms.values()}

    def in_turn(self, match: T, seat: int) -> T | None:
        """The table as if this seat's turn began now."""
        found: T | None = self.explanations().in_turn(match, seat)
        return found

    def subject(self, match: T, plan: Sequence[int]) -> dict[str, object]:
        """What a plan is about: a code and a place."""
        found: dict[str, object] = self.explanations().subject(match, plan)
        return found

    def weigh(self, best: T, other: T) -> list[dict[str, object]]:
        """Where two ends of a turn differ, in exact units."""
        found: list[dict[str, object]] = self.explanations().weigh(best, other)
        return found

    def reason_words(self, words: Words) -> ReasonWords:
        """Nudges and reasons in words, for a terminal."""
        found: ReasonWords = self.explanations().reason_words(words)
        return found


def tell_event(row: Row, forms: EventForms, say: Callable[[str, int], str], rules: Sequence[str]) -> Event:
    """Put an event into words: `say` knows what a number of some form is called."""
    name, first, second = forms[row[0]]
    words = [name, *(say(form, value) for form, value in ((first, row[1]), (second, row[2])) if form)]
    return Event(name, " ".join(words), rules[row[3]], row)
