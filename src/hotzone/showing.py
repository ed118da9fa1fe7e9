"""What a game shows at a terminal: its own pictures and words, or for a game without any its position and events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hotzone.core import words as c
from hotzone.core.game import BadText, Event, Game, Match, Setup, Shown


class Bare:
    """A game that has no pictures and words of its own."""

    seat = "seat"
    points = "points"
    colours: Mapping[str, str] = {}
    answers: Mapping[str, str] = {}

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup

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
        return {c.NATURE: "Nature decides.", c.NOBODY: "The match is over."}.get(match.actor, f"Seat {match.actor + 1} decides.")

    def answer(self, match: Match, words: Sequence[str]) -> list[str]:
        """No answers."""
        raise BadText("unknown-verb", f"there is no answer to '{' '.join(words)[:40]}'")

    def sentence(self, match: Match, event: Event) -> str:
        """The event's own text."""
        return event.text

    def result(self, match: Match) -> list[str]:
        """How it ended."""
        return [", ".join(self.status(match))]


def shown(game: Game[Any], setup: Setup) -> Shown[Any]:
    """How a game shows itself."""
    own = getattr(game, "shown", None)
    found: Shown[Any] = own() if own else Bare(game, setup)
    return found
