"""What a bot is: it looks at a table, chooses one action and may say why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, runtime_checkable

from hotzone.contract.game import Game, Match

NO_DATA: Mapping[str, object] = MappingProxyType({})


class Choice(NamedTuple):
    """An action of the table, and what a teammate would like to hear about it."""

    action: int
    reason: str = ""  # one sentence for people
    plan: tuple[str, ...] = ()  # what it means to do next, as action texts, this action first
    because: Mapping[str, object] = NO_DATA  # the reason as data: `id` names a sentence of the page, the rest is what it needs
    forfeit: bool = False  # the bot was late, broken or against the rules: the rest of its turn is passed


@runtime_checkable
class HearsRequests(Protocol):
    """A bot that takes requests."""

    def hear(self, seat: int, requests: Sequence[Mapping[str, Any]]) -> None:
        """What teammates ask of a seat from now on."""


class Bot(Protocol):
    """A player of any game. It gets a clone of the table to think on and never sees the dice to come."""

    name: str

    def choose(self, match: Match, game: Game[Any], seat: int, budget: float) -> Choice:
        """Choose a legal action for the seat that must decide, within about `budget` seconds."""
