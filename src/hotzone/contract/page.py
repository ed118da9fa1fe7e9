"""For the page: what a game adds so that people can play it in a browser, and so that its rulebook can set up examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from hotzone.core.errors import BadText
from hotzone.core.formats.actors import actor_name
from hotzone.core.values import Setup

if TYPE_CHECKING:
    from hotzone.core.table import Row

LARGEST = 4096  # no place, figure or number of an event is as large as this


@runtime_checkable
class PageGame(Protocol):
    """What a game adds so that people can play it on a page."""

    def board(self, name: str) -> Mapping[str, object]:
        """What never changes in a match: spaces, edges, rooms, parking."""

    def paths(self, match: Any) -> Mapping[str, object]:
        """Where the actor can go now, step by step, with the price; those under `towards` stop short of a place out of reach."""

    def question(self, match: Any) -> str:
        """What nature is asked for, in a word."""

    def event_forms(self) -> Mapping[str, Sequence[str]]:
        """What the words after each kind of event mean."""

    def replay_events(self, match: Any, rows: Sequence[Row]) -> None:
        """Make true what events say, without any rule."""

    def log_line(self, match: Any, setup: Setup, number: int = 1) -> str:
        """The line of a match in the station log."""


def view_head(match: Any, board: str, stages: Sequence[str]) -> dict[str, object]:
    """What every view begins with: the board, the stage, who must decide, whose turn it is."""
    actor, stage = actor_name(match.actor), stages[match.stage]
    return {"board": board, "stage": stage, "actor": actor, "turn": match.turn, "seat": match.seat + 1}


@runtime_checkable
class BookGame(Protocol):
    """A game whose events can be read from their texts and made true: the examples of its rulebook need that."""

    def event_row(self, match: Any, text: str) -> Row:
        """The event of a text like `threat 3,6 smoke`; raises BadText."""

    def replay_events(self, match: Any, rows: Sequence[Row]) -> None:
        """Make true what events say, without any rule."""


def read_event(text: str, forms: Mapping[int, Sequence[str]], say: Callable[[str, int], str]) -> Row:
    """The reverse of telling an event: its numbers, from its words; raises BadText."""
    name, _, rest = text.partition(" ")
    for kind, (known, *wanted) in forms.items():
        if known != name:
            continue
        numbers = []
        for form in wanted:
            value, rest = read_value(form, rest, say) if form else (0, rest)
            numbers.append(value)
        if not rest:
            return kind, numbers[0], numbers[1], 0
    raise BadText("unknown-event", f"'{text[:60]}' is no event")


def read_value(form: str, rest: str, say: Callable[[str, int], str]) -> tuple[int, str]:
    """The number that a text begins with the words of, and what follows: the longest words count."""
    best, longest = -1, ""
    for value in range(LARGEST):
        try:
            said = say(form, value)
        except IndexError:  # a number that means nothing; others after it may
            continue
        if rest == said:
            return value, ""
        if rest.startswith(said + " ") and len(said) > len(longest):
            best, longest = value, said
    if best < 0:
        raise BadText("unknown-word", f"'{rest[:40]}' is no {form}")
    return best, rest[len(longest) + 1 :]


@runtime_checkable
class OutcomeForecaster(Protocol):
    """A game that says what each answer of nature would do; without it the keys for dice show no signs."""

    def outcome_words(self, match: Any) -> Mapping[str, str]:
        """Nature's answers by their texts, each with one word for what it would do: "smoke", "explosion"."""
