"""A match as OpenSpiel needs it: actions and nature's answers by number, copies, and a form in bytes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotzone import registry
from hotzone.contract.game import Game
from hotzone.contract.learning import action_table
from hotzone.core import constants as c
from hotzone.core.values import Setup


class Rules:
    """A set-up and what follows from it; shared by all its matches."""

    def __init__(self, game: str, settings: Mapping[str, object]) -> None:
        self.game: Game[Any] = registry.game(game)
        self.settings = registry.with_board(self.game, settings)
        self.setup = self.game.setup(**self.settings)
        self.start = self.game.new(self.setup)
        self.seats = self.game.seats(self.start)
        self.actions = action_table(self.game).action_space(self.start)
        self.numbers = {action: number for number, action in enumerate(self.actions)}
        self.observation: Any = None  # one for all its matches, made when it is asked for
        self.victories = {self.game.endings.index(name) for name in self.game.victories}

    def play_state(self) -> PlayState:
        """A new match."""
        return PlayState(self, self.start)


class PlayState:
    """One match of a set-up. A copy is independent, and can be sent to another process."""

    def __init__(self, rules: Rules, like: Any) -> None:
        self.rules = rules
        self.match = like.clone()
        self.match.origin = None  # it is never rewound, and would keep all tables before it alive

    @property
    def over(self) -> bool:
        """Does nobody decide any more?"""
        found: bool = self.match.actor == c.NOBODY
        return found

    @property
    def nature(self) -> bool:
        """Is it nature who must answer?"""
        found: bool = self.match.actor == c.NATURE
        return found

    @property
    def won(self) -> bool:
        """Is this a victory?"""
        return self.match.result in self.rules.victories

    def worth(self) -> float:
        """What the table is worth for the team, from 0 to 1."""
        found: float = self.match.value()
        return found

    def legal(self) -> list[int]:
        """The numbers of the legal actions, in order."""
        numbers = self.rules.numbers
        return sorted(numbers[action] for action in self.match.legal())

    def chances(self) -> list[tuple[int, float]]:
        """Nature's answers that can come, by their place in the list of all, with their chances."""
        odds = self.rules.game.odds(self.match)
        return [(place, float(chance)) for place, (_, chance) in enumerate(odds) if chance]

    def action(self, number: int, nature: bool) -> int:
        """The engine's action."""
        return int(self.match.legal()[number]) if nature else self.rules.actions[number]

    def play(self, number: int) -> None:
        """Play an action by its number; raises Illegal if it is not allowed."""
        self.match.play(self.action(number, self.nature))

    def text(self, number: int, nature: bool) -> str:
        """The text of an action."""
        return self.rules.game.write(self.match, self.action(number, nature))

    def position(self) -> str:
        """Everything on the table as text."""
        return self.rules.game.position(self.match, self.rules.setup)

    def __deepcopy__(self, memo: Any) -> PlayState:
        return PlayState(self.rules, self.match)

    def __reduce__(self) -> tuple[Any, ...]:
        board = str(registry.with_board_text(self.rules.game, {"board": self.rules.setup.board})["board"])
        return restored, (self.rules.game.name, self.rules.setup, self.match.snapshot(), board)


_known: dict[tuple[str, Setup], Rules] = {}


def restored(game: str, setup: Setup, data: bytes, board: str = "") -> PlayState:
    """A match from its bytes; set-ups are worked out once. `board` is the board's name, or the file of one that does not ship."""
    if (game, setup) not in _known:
        _known[game, setup] = Rules(game, {"board": board or setup.board, **dict(setup.settings)})
    play_state = _known[game, setup].play_state()
    play_state.match.restore(data)
    return play_state
