"""A game that offers nothing but what every game must: two seats throw a coin for each other until one lies heads up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Self

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup, BadText, Illegal
from hotzone.core.values import Event, Setup

THROW, STOP, TAILS, HEADS = range(4)
WORDS = ("throw", "stop", "tails", "heads")


class Coin:
    """Whose turn it is, and what lies on the table."""

    def __init__(self) -> None:
        self.actor, self.seat, self.turn, self.result = 0, 0, 1, 0

    def legal(self) -> list[int]:
        """Throw or stop; nature says how the coin falls."""
        return {c.NATURE: [TAILS, HEADS], c.NOBODY: []}.get(self.actor, [THROW, STOP])

    def play(self, action: int) -> list[Any]:
        """Carry out an action."""
        if action not in self.legal():
            raise Illegal("illegal", "not now")
        if action == THROW:
            self.actor = c.NATURE
        elif action == TAILS:
            self.seat, self.turn = 1 - self.seat, self.turn + 1
            self.actor = self.seat
        else:
            self.result, self.actor = (1 if action == HEADS else 2), c.NOBODY
        return []

    def clone(self) -> Self:
        """A copy."""
        found = type(self)()
        found.restore(self.snapshot())
        return found

    def snapshot(self) -> bytes:
        """Four numbers."""
        return bytes(number % 256 for number in (self.actor, self.seat, self.turn, self.result))

    def restore(self, data: bytes) -> None:
        """And back."""
        actor, self.seat, self.turn, self.result = data
        self.actor = actor - 256 if actor > 127 else actor

    def sample_chance(self, dice: Dice) -> int:
        """Either side is as likely."""
        return (TAILS, HEADS)[dice.below(2)]


class CoinGame:
    """The plug-in."""

    name = "coin"
    rules = 1
    endings: tuple[str, ...] = ("undecided", "heads", "stopped")
    victories: tuple[str, ...] = ("heads",)

    def catalogue(self) -> Mapping[str, object]:
        """One table."""
        return {"game": self.name, "boards": [{"name": "table"}]}

    def samples(self) -> Sequence[Mapping[str, object]]:
        """The only set-up, said twice."""
        return [{}, {"board": "table"}]

    def setup(self, **settings: object) -> Setup:
        """Nothing can be set."""
        if {**settings, "board": ""} != {"board": ""} and settings != {"board": "table"}:
            raise BadSetup("unknown-setting", "coin has no settings")
        return Setup("table")

    def new(self, setup: Setup) -> Coin:
        """A new match."""
        return Coin()

    def seats(self, match: Coin) -> int:
        """Two."""
        return 2

    def odds(self, match: Coin) -> Sequence[tuple[int, Fraction]]:
        """Either side is as likely."""
        return [(action, Fraction(1, 2)) for action in match.legal()] if match.actor == c.NATURE else []

    def read(self, match: Coin, text: str) -> int:
        """An action of a text."""
        if text not in WORDS:
            raise BadText("bad-action", "throw or stop")
        return WORDS.index(text)

    def write(self, match: Coin, action: int) -> str:
        """The text of an action."""
        return WORDS[action]

    def cost(self, match: Coin, action: int) -> int:
        """All is free."""
        return 0

    def tell(self, match: Coin, rows: Sequence[Any]) -> Sequence[Event]:
        """Nothing is told."""
        return []

    def position(self, match: Coin, setup: Setup) -> str:
        """The bytes as text."""
        return match.snapshot().hex()

    def parse(self, text: str) -> tuple[Setup, Coin]:
        """And back."""
        match = Coin()
        match.restore(bytes.fromhex(text))
        return Setup("table"), match

    def view(self, match: Coin, seat: int | None) -> Mapping[str, object]:
        """What a page draws."""
        return {"seat": match.seat}

    def result(self, match: Coin) -> Mapping[str, int | str]:
        """How it stands."""
        return {"ending": self.endings[match.result], "won": int(match.result == 1), "throws": match.turn, "turns": match.turn}
