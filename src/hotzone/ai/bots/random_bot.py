"""The simplest bot: every legal action is as likely as the others."""

from __future__ import annotations

from typing import Any

from hotzone.ai.bots.protocol import Choice
from hotzone.contract.game import Game, Match
from hotzone.core.dice import Dice


class RandomBot:
    """Plays any legal action. It never wins, but it never stops either."""

    def __init__(self, seed: int, name: str = "") -> None:
        self.name = name
        self.dice = Dice(seed)

    def choose(self, match: Match, game: Game[Any], seat: int, budget: float) -> Choice:
        """Any legal action."""
        actions = match.legal()
        action = actions[self.dice.below(len(actions))]
        return Choice(action, "", (game.write(match, action),))
