"""The base class of games with board files, whatever their rules: a game's own class inherits it and adds the rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from hotzone.contract.game import BoardPlan
from hotzone.contract.shared.brought_boards import MARK, BroughtBoards, board_name
from hotzone.contract.shared.position_file import read_file, write_file
from hotzone.core.errors import BadSetup, BadText
from hotzone.core.formats.board_file import BoardFile
from hotzone.core.formats.record import LONGEST_LINE, board_block
from hotzone.core.table import Row
from hotzone.core.values import Event, Setup

if TYPE_CHECKING:
    from hotzone.contract.ai import ReasonWords
    from hotzone.contract.workshop import Finding
    from hotzone.core.formats.fluent import Words

EventForms = Mapping[int, Sequence[str]]  # kind of an event: its name, and what its numbers are


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

    def __init__(self, boards: Callable[[str], str], names: Sequence[str]) -> None:
        """`boards` gives the text of a board file by its name; `names` are those it has."""
        self.boards = boards
        self.names = tuple(names)
        self.plans: dict[str, P] = {}

    @cached_property
    def brought(self) -> BroughtBoards:
        """What somebody brought: made when it is asked for first, as most matches are played on the game's own boards."""
        return BroughtBoards()

    @property
    @abstractmethod
    def stages(self) -> Sequence[str]:
        """What a table waits for, by number."""

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
        if name.startswith(MARK):
            brought: P = self.brought.find(name)
            return brought
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

    def bring_board(self, text: str) -> P:
        """Read a board file of somebody's own; it hides none of the game's boards. Raises BadText with line and column."""
        from hotzone.core.formats.board_text import board_text  # not at every start

        plan, kept = self.read_plan(text), board_text(BoardFile(text).data)
        if any(len(line) > LONGEST_LINE for line in kept.split("\n")):
            raise BadText("line-too-long", f"no line of a board is longer than {LONGEST_LINE:,} characters", 1, 1)
        plan.name = board_name(self.board_digest(text))
        brought: P = self.brought.keep(plan, kept)
        return brought

    def brought_text(self, name: str) -> str:
        """The file of a board that was brought; empty for the game's own."""
        return self.brought.text(name)

    def check_board(self, text: str) -> Sequence[Finding]:
        """What is wrong with a board file: as far as its reader comes."""
        try:
            self.read_plan(text)
        except BadText as error:
            from hotzone.contract.shared.board_checking import refused_by_parser

            return [refused_by_parser(error)]
        return []

    def board_digest(self, text: str) -> str:
        """The same for the same building; raises BadText."""
        from hotzone.core.formats.board_text import digest_of_building

        return digest_of_building(BoardFile(text).data)

    def blank_board(self, width: int, height: int, floors: int) -> str:
        """An empty board to begin with: the game's first, where it has no blank one."""
        return self.boards(self.names[0])

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
        try:
            self.position_module().Reader(match.plan, match, lines).read()
        except BadText as error:
            moved = len(board_block(self.brought_text(setup.board))) if error.line else 0
            raise BadText(error.code, error.text, error.line + moved, error.column, error.rule).naming(**error.named) from None
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
        """Clues and reasons in words, for a terminal."""
        found: ReasonWords = self.explanations().reason_words(words)
        return found


def tell_event(row: Row, forms: EventForms, say: Callable[[str, int], str], rules: Sequence[str]) -> Event:
    """Put an event into words: `say` knows what a number of some form is called."""
    name, first, second = forms[row[0]]
    words = [name, *(say(form, value) for form, value in ((first, row[1]), (second, row[2])) if form)]
    return Event(name, " ".join(words), rules[row[3]], row)
