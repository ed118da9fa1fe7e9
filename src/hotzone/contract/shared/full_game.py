"""The base class of games that have all the usual rooms under their usual names: everything else is found there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache, partial
from importlib import import_module
from itertools import repeat
from types import ModuleType
from typing import TYPE_CHECKING, Any

from hotzone.contract.shared.board_game import BoardGame, P, T, tell_event
from hotzone.core.formats.board_file import BoardFile
from hotzone.core.table import Row
from hotzone.core.values import Event

if TYPE_CHECKING:
    from hotzone.contract.ai import PuzzleQuestion
    from hotzone.contract.learning import Learning
    from hotzone.contract.picture import Picture
    from hotzone.contract.workshop import Finding


SAYINGS = 1 << 15  # events whose words are kept


class FullGame(BoardGame[T, P]):
    """Texts, page, advice, simulation and learning by the names of their modules, each imported when somebody needs it first."""

    package: str  # where its rooms are: its `__package__`

    def __init__(self, boards: Callable[[str], str], names: Sequence[str]) -> None:
        super().__init__(boards, names)
        self.rooms: dict[str, ModuleType] = {}
        self.told = lru_cache(SAYINGS)(self.tell_one)

    def room(self, name: str) -> ModuleType:
        """A module of the game's own package."""
        if name not in self.rooms:
            self.rooms[name] = import_module(f"{self.package}.{name}")
        return self.rooms[name]

    def position_module(self) -> ModuleType:
        """A table as lines, and back."""
        return self.room("text.position")

    @property
    def stages(self) -> Sequence[str]:
        """What a table waits for, by number: a position names it."""
        found: Sequence[str] = self.position_module().STAGES
        return found

    # --- boards

    def check_board(self, text: str) -> Sequence[Finding]:
        """All that is wrong with a board file, errors first."""
        found: Sequence[Finding] = self.room("board.checking").check(text)
        return found

    def board_digest(self, text: str) -> str:
        """The same for boards that are played alike; raises BadText."""
        from hotzone.core.formats.board_text import digest_of_building  # not at every start

        return digest_of_building(self.room("board.checking").facts_of(BoardFile(text).data))

    def explanations(self) -> ModuleType:
        """What plans are about."""
        return self.room("advice.explanations")

    # --- what teammates ask of each other

    @property
    def requests(self) -> Mapping[str, str]:
        """The kinds of requests, and what the place of each is."""
        found: Mapping[str, str] = self.room("advice.requests").KINDS
        return found

    def check_request(self, match: T, request: Mapping[str, Any]) -> None:
        """Refuse a request that makes no sense here; raises BadText."""
        self.room("advice.requests").check(match, request)

    def moot(self, match: T, request: Mapping[str, Any], seat: int) -> bool:
        """Is a request done or void already?"""
        return bool(self.room("advice.requests").moot(match, request, seat))

    def grants(self, before: T, after: T, request: Mapping[str, Any], seat: int) -> bool:
        """Does the end of a turn grant a request?"""
        return bool(self.room("advice.requests").grants(before, after, request, seat))

    # --- puzzles

    @property
    def puzzle_gaps(self) -> Mapping[str, float]:
        """By kind, how much more the second best must cost."""
        found: Mapping[str, float] = self.room("advice.puzzles").GAPS
        return found

    @property
    def puzzle_counted(self) -> tuple[str, ...]:
        """Kinds whose costs are whole things and not chances."""
        found: tuple[str, ...] = self.room("advice.puzzles").COUNTED
        return found

    def puzzle_setups(self) -> Sequence[Mapping[str, object]]:
        """Set-ups that puzzles are looked for in."""
        found: Sequence[Mapping[str, object]] = self.room("advice.puzzles").SETUPS
        return found

    def puzzle_questions(self, match: T) -> Sequence[PuzzleQuestion]:
        """What is worth asking at the beginning of this turn."""
        found: Sequence[PuzzleQuestion] = self.room("advice.puzzles").questions(match)
        return found

    def puzzle_costs(self, questions: Sequence[PuzzleQuestion], start: T, end: Any) -> list[float | None]:
        """What an end of the turn costs by each question, exactly; None where it cannot be told exactly."""
        puzzles = self.room("advice.puzzles")
        chancy = any(question.kind not in puzzles.COUNTED for question in questions)
        risk = puzzles.Risk(end) if chancy and not end.result else None  # computed once for all questions
        return [puzzles.cost(question, start, end, risk) for question in questions]

    def puzzle_facts(self, start: T, end: T) -> frozenset[str]:
        """What a turn changed."""
        found: frozenset[str] = self.room("advice.puzzles").facts(start, end)
        return found

    def puzzle_idea(self, question: PuzzleQuestion, facts: Collection[str], line: Sequence[str]) -> str:
        """The one thought that a solution stands for."""
        return str(self.room("advice.puzzles").idea(question, facts, line))

    # --- texts and page

    def tell(self, match: T, rows: Sequence[Row]) -> list[Event]:
        """Events in words."""
        return list(map(self.told, repeat(match.plan), rows))

    def tell_one(self, plan: P, row: Row) -> Event:
        """One event in words. The same happens again and again, so what was said lately is kept."""
        say = partial(self.room("text.events").say, plan)
        return tell_event(row, self.forms, say, self.room("model.rule_ids").NAMES)

    def event_row(self, match: T, text: str) -> Row:
        """The event of a text; raises BadText."""
        from hotzone.contract.page import read_event

        return read_event(text, self.forms, partial(self.room("text.events").say, match.plan))

    def replay_events(self, match: T, rows: Sequence[Row]) -> None:
        """Make true what events say, without any rule."""
        self.room("text.event_replay").replay_events(match, rows)

    def outcome_words(self, match: T) -> Mapping[str, str]:
        """What nature's answers would do, for people who enter them."""
        found: Mapping[str, str] = self.room("page.outcome_words").outcome_words(match)
        return found

    def view(self, match: T, seat: int | None) -> Mapping[str, object]:
        """What a page draws; without secrets every seat sees the same."""
        found: Mapping[str, object] = self.room("page.view").view(match)
        return found

    def board(self, name: str) -> Mapping[str, object]:
        """What of a board never changes."""
        found: Mapping[str, object] = self.room("page.geometry").geometry(self.plan(name))
        return found

    def paths(self, match: T) -> Mapping[str, object]:
        """Where the active figure can go in this turn, and what each way costs."""
        found: Mapping[str, object] = self.room("page.paths").paths(match)
        return found

    def catalogue(self) -> Mapping[str, object]:
        """What can be chosen."""
        found: Mapping[str, object] = self.room("catalogue").catalogue(self)
        return found

    def samples(self) -> Sequence[Mapping[str, object]]:
        """Set-ups that show all there is."""
        found: Sequence[Mapping[str, object]] = self.room("catalogue").samples(self.names)
        return found

    def picture(self, match: T) -> Picture:
        """The table as plain shapes."""
        found: Picture = self.room("page.picture").picture(match.plan, self.view(match, None))
        return found

    def simulation(self) -> object:
        """What simulations vary, and the set-ups that are measured."""
        return self.room("simulation").Simulation(self.names)

    def learning(self) -> Learning:
        """Actions by number, and observations."""
        found: Learning = self.room("learning.interface").INTERFACE
        return found
