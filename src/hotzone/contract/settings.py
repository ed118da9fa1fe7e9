"""For setting up a match: the settings of a game, the values each can have, and how to ask for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable


class Setting(NamedTuple):
    """A setting of a match. A terminal makes an option and a question of it; numbers are told by their choices."""

    name: str
    choices: tuple[str, ...]  # what it can be; empty where that cannot be listed
    help: str = ""  # a line for the option of that name; without one it can be given by `--set name=value` only
    question: str = ""  # how people are asked before a match; without one they are not
    default: str = ""  # the choice that comes first in a question; empty: the first of the list
    each: str = ""  # where a setting takes several words: the option that adds one of them and may be repeated
    named: str = ""  # of a number: what can be named instead of counted; "cards" makes the parameter crew_cards beside crew
    for_people: str = ""  # what people at a terminal play with, if it is not the default of programs
    by_language: bool = False  # its choices are languages: people at a terminal play with the one that they read

    @property
    def is_number(self) -> bool:
        """Is every choice a whole number?"""
        return bool(self.choices) and all(choice.isdecimal() for choice in self.choices)

    @property
    def ranked(self) -> list[str]:
        """The choices, the default first."""
        return sorted(self.choices, key=lambda choice: choice != self.default)


@runtime_checkable
class Configurable(Protocol):
    """What a game adds so that terminals and programs know its settings; without it there is only `--set name=value`.

    The order counts: what a later setting needs stands before it.
    """

    def settings(self) -> Sequence[Setting]:
        """All settings, in an order in which each stands behind what it needs."""


def settings_for_people(game: Any) -> dict[str, object]:
    """The defaults for people, where those for programs differ."""
    return {setting.name: setting.for_people for setting in settings_of(game) if setting.for_people}


def settings_by_language(game: Any, language: str) -> dict[str, object]:
    """The defaults for people who read this language; empty where they are the usual ones."""
    found = [setting for setting in settings_of(game) if setting.by_language and language in setting.ranked[1:]]
    return {setting.name: language for setting in found}


def settings_of(game: Any) -> Sequence[Setting]:
    """The settings of a game; none for one that does not list them."""
    return game.settings() if isinstance(game, Configurable) else ()
