"""For simulations: how the settings of a game vary, matches that bring up every rule, set-ups whose speed is measured.

The plan of the strength table is data: `data/baselines.toml` in the folder of the game.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from hotzone.core import constants as c

if TYPE_CHECKING:
    from hotzone.core.dice import Dice
    from hotzone.core.table import Row

Variations = Sequence[tuple[str, Sequence[str]]]  # a setting and its values; what a later setting needs stands before it


@runtime_checkable
class Varied(Protocol):
    """How the settings vary, for runs over every set-up; without it those runs take the samples of the game."""

    def variations(self) -> Variations:
        """The settings with their values, each behind what it needs."""


@runtime_checkable
class MixedMatches(Protocol):
    """Matches that bring up every rule, for traces; without it those play the samples with random choices."""

    styles: int  # ways to play, by number

    def mixed_settings(self, dice: Dice) -> Mapping[str, str]:
        """Settings by luck, whatever goes together."""

    def styled_action(self, match: Any, dice: Dice, style: int) -> int:
        """An action for whoever must decide, nature too, in one of the ways to play."""


@runtime_checkable
class Benchmarked(Protocol):
    """Set-ups whose speed is measured, by name; without it `hotzone bench` leaves a game out."""

    benchmarks: Mapping[str, Mapping[str, str]]


@runtime_checkable
class Tabulated(Protocol):
    """How a row of the strength table is named; without it every setting stands there with its name."""

    people: str  # the setting that says how many play

    def rules_words(self, settings: Mapping[str, str]) -> str:
        """What is played, in a few words; board and people have columns of their own."""


@runtime_checkable
class HeatMapped(Protocol):
    """Where on the board things lie and happen; without it a measurement draws no heat maps."""

    standing: Sequence[str]  # maps of what lies somewhere when a turn begins: shares of all turns
    happening: Sequence[str]  # maps of what happened somewhere in a match, once or more: shares of all matches

    def standing_now(self, match: Any) -> Iterable[tuple[str, str]]:
        """The maps and places of what lies on the board now."""

    def happened(self, match: Any, rows: Sequence[Row]) -> Iterable[tuple[str, str]]:
        """The maps and places of what these events tell."""


@runtime_checkable
class Graded(Protocol):
    """How hard a board is, is asked of levels and crews; without it a measurement does not know what to vary."""

    grades: Sequence[str]  # levels of difficulty, the easiest first
    crew_sizes: Sequence[int]
    usual_grades: Sequence[tuple[str, int]]  # level and crew of the rows that are measured unless somebody says otherwise

    def grade_settings(self, grade: str, crew: int) -> Mapping[str, str]:
        """The settings of a match of this level and crew; the board comes besides."""


@runtime_checkable
class Simulatable(Protocol):
    """A game with something to say to simulations: `simulation()` gives an object (or a module) with any of the above."""

    def simulation(self) -> object:
        """What the game says to simulations."""


def simulation_of(game: Any) -> object:
    """What a game says to simulations; none for a game that says nothing."""
    return game.simulation() if isinstance(game, Simulatable) else None


def settings_words(settings: Mapping[str, str]) -> str:
    """Settings with their names: `hearts 3 memory open`."""
    return " ".join(f"{key} {value}" for key, value in settings.items())


class Bent(NamedTuple):
    """How somebody plays by luck: what is liked and how often it is passed over, what is avoided and how seldom it is not."""

    liked: Container[int]  # kinds of actions
    often: int
    avoided: Container[int]
    seldom: int


def styled_pick(match: Any, dice: Dice, bent: Bent | None) -> int:
    """An action for whoever must decide: nature's by its chances, a seat's by the players' bent, if they have one."""
    if match.actor == c.NATURE:
        return int(match.sample_chance(dice))
    legal: list[int] = match.legal()
    if bent:
        liked = [action for action in legal if action >> 8 & 255 in bent.liked]
        if liked and dice.below(bent.often):
            return liked[dice.below(len(liked))]
        calm = [action for action in legal if action >> 8 & 255 not in bent.avoided]
        if dice.below(bent.seldom):
            legal = calm
    return legal[dice.below(len(legal))]


def mixes(words: Sequence[str], most: int | None = None) -> list[str]:
    """Every choice of some of the words, with commas: none, one, several, all; or of so many at most."""
    limit = len(words) if most is None else most
    return [",".join(mix) for many in range(limit + 1) for mix in combinations(words, many)]
