"""What a game shows at a terminal: pictures and words of its own, or else its position and events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from hotzone.contract.game import Game, Match
from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.core.formats.fluent import Words
from hotzone.core.values import Event, Setup

Seen = TypeVar("Seen", bound=Match, contravariant=True)


class Spoken(NamedTuple):
    """An action as people read and type it: what is done, and to what."""

    verb: str
    target: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.target}".rstrip()


class Suggestion(NamedTuple):
    """What is suggested where there are many choices: why in a sentence, and the few actions that are listed, the best first."""

    sentence: str
    actions: Sequence[str]


class Display(Protocol[Seen]):
    """What a game shows at a terminal, in one language; without it people see the position."""

    seat: str  # what a seat is called
    colours: Mapping[str, str]  # sign of the picture: red, green, yellow, blue, magenta, cyan, dim
    answers: Mapping[str, str]  # questions it can answer, as they are typed in English, with what they do
    verbs: Mapping[str, str]  # verbs of actions as people type them in this language: the verb of the notation
    numbered: bool  # may actions be called by their place in the list? Not where numbers name cells or cards
    typing: Sequence[str]  # how actions are typed, for the help

    def about(self, match: Seen) -> list[str]:
        """The board in words."""

    def picture(self, match: Seen) -> list[str]:
        """The table drawn; the first line and the first three signs of each line are headings."""

    def legend(self, match: Seen) -> list[str]:
        """What the signs of the picture mean, one by one."""

    def status(self, match: Seen) -> list[str]:
        """How it stands, in a few lines."""

    def crew(self, match: Seen) -> list[str]:
        """One line for each seat."""

    def question(self, match: Seen) -> str:
        """What the table waits for."""

    def suggestion(self, match: Seen) -> Suggestion | None:
        """What to choose where many choices are alike; the others are listed when somebody asks. None: all are listed."""

    def who(self, match: Seen, seat: int) -> str:
        """Who is asked: before the prompt, and in the log."""

    def price(self, cost: int) -> str:
        """What an action costs."""

    def spoken(self, text: str) -> Spoken:
        """An action as people read and type it."""

    def sure(self, match: Seen, text: str) -> str:
        """What is asked before an action that nobody plays by mistake; empty for all others."""

    def answer(self, match: Seen, words: Sequence[str]) -> list[str]:
        """The answer to a question of `answers`; raises BadText."""

    def sentence(self, match: Seen, event: Event) -> str:
        """An event as a sentence; empty for mere bookkeeping."""

    def result(self, match: Seen) -> list[str]:
        """How it ended, in words."""


@runtime_checkable
class DisplayGame(Protocol):
    """A game with pictures and words of its own for a terminal; imported when somebody looks."""

    def display(self, words: Words) -> Display[Any]:
        """Its pictures, and its words in one language: those of its `text/locales`, its page and the terminal."""


class PlainDisplay:
    """A game that has no pictures and words of its own: they are those of its notation, in English."""

    colours: Mapping[str, str] = {}
    answers: Mapping[str, str] = {}
    verbs: Mapping[str, str] = {}
    numbered = True
    typing: Sequence[str] = ()

    def __init__(self, game: Game[Any], setup: Setup, words: Words) -> None:
        self.game = game
        self.setup = setup
        self.t = words
        self.seat = words("plain-seat")

    def about(self, match: Match) -> list[str]:
        """Nothing more than the picture says."""
        return []

    def picture(self, match: Match) -> list[str]:
        """The position."""
        return self.game.position(match, self.setup).rstrip("\n").split("\n")

    def legend(self, match: Match) -> list[str]:
        """Nothing to explain."""
        return []

    def status(self, match: Match) -> list[str]:
        """How it stands."""
        return [f"{key.replace('_', ' ')} {value}" for key, value in self.game.result(match).items()]

    def crew(self, match: Match) -> list[str]:
        """Nothing more than the position says."""
        return []

    def question(self, match: Match) -> str:
        """Who must decide."""
        known = {c.NATURE: "plain-nature", c.NOBODY: "idle-over"}
        return self.t(known.get(match.actor, "plain-decides"), seat=match.actor + 1)

    def suggestion(self, match: Match) -> Suggestion | None:
        """Nothing is suggested: all actions are listed."""
        return None

    def who(self, match: Match, seat: int) -> str:
        """The number of the seat."""
        return f"{self.seat} {seat + 1}"

    def price(self, cost: int) -> str:
        """What an action costs."""
        return self.t("cost", many=cost)

    def spoken(self, text: str) -> Spoken:
        """The action's own text."""
        return notation(text)

    def sure(self, match: Match, text: str) -> str:
        """Nothing is asked twice."""
        return ""

    def answer(self, match: Match, words: Sequence[str]) -> list[str]:
        """No answers."""
        raise BadText("unknown-verb", f"there is no answer to '{' '.join(words)[:40]}'")

    def sentence(self, match: Match, event: Event) -> str:
        """The event's own text."""
        return event.text

    def result(self, match: Match) -> list[str]:
        """How it ended."""
        return [", ".join(self.status(match))]


class WordedDisplay(ABC):
    """What displays share whose words stand in two modules of their game: about a table, and about events."""

    table_words: ModuleType  # `crew`, `named`, `answer`
    event_words: ModuleType  # `sentence`, `closing_words`
    t: Words

    def crew(self, match: Any) -> list[str]:
        """One line for each seat."""
        return list(self.table_words.crew(self.t, match))

    def suggestion(self, match: Any) -> Suggestion | None:
        """Nothing is suggested: all actions are listed."""
        return None

    def who(self, match: Any, seat: int) -> str:
        """Who is asked: before the prompt, and in the log."""
        return str(self.table_words.named(self.t, match, seat))

    def answer(self, match: Any, words: Sequence[str]) -> list[str]:
        """An answer in words; raises BadText."""
        return list(self.table_words.answer(self.t, match, words))

    def question(self, match: Any) -> str:
        """What the table waits for."""
        if match.actor == c.NOBODY:
            return self.t("idle-over")
        return self.asks_nature(match) if match.actor == c.NATURE else self.asks_seat(match)

    @abstractmethod
    def asks_nature(self, match: Any) -> str:
        """What is to be rolled or drawn now."""

    @abstractmethod
    def asks_seat(self, match: Any) -> str:
        """What whoever must decide is asked."""

    def sentence(self, match: Any, event: Event) -> str:
        """An event as a sentence; empty for mere bookkeeping."""
        return str(self.event_words.sentence(self.t, match, event))

    def result(self, match: Any) -> list[str]:
        """How it ended, in words."""
        return list(self.event_words.closing_words(self.t, match))


def notation(text: str) -> Spoken:
    """An action as it is written in records: its last word is its target."""
    verb, _, target = text.rpartition(" ")
    return Spoken(verb, target) if verb else Spoken(target)


def display(game: Game[Any], setup: Setup, words: Words) -> Display[Any]:
    """How a game shows itself in the language of these words."""
    return game.display(words) if isinstance(game, DisplayGame) else PlainDisplay(game, setup, words)


def sentence_of(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def listed(items: Sequence[str], width: int = 36) -> list[str]:
    """Short items side by side, as many on a line as fit; the usual width is what is left beside a picture."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + 2 + len(item) <= width:
            lines[-1] += f"  {item}"
        else:
            lines.append(item)
    return lines
