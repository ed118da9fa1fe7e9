"""A match of the fire game: the table and its verbs. Inside it trusts, outside it checks."""

from hotzone.core.dice import Dice
from hotzone.core.errors import Illegal
from hotzone.core.evaluator import Evaluator
from hotzone.games.fire.evaluation.search_interface import Searchable
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.building import Building
from hotzone.games.fire.model.options import Options
from hotzone.games.fire.model.plan import NO_PLAN, Plan
from hotzone.games.fire.refusals.common import refuse
from hotzone.games.fire.rules import acting, luck, turn


class Match(Searchable):
    """Fire as a table that waits for one actor. `legal` and `play` check; `find`, `apply`, `pick_chance` are for loops."""

    def __init__(self, board: Building, options: Options) -> None:
        Searchable.__init__(self, board, options)
        self.plan: Plan = NO_PLAN

    def blank(self) -> "Match":
        """A new match with the same board and options, whose origin is this one."""
        other = Match(self.board, self.options)
        other.origin = self
        return other

    def begin(self) -> None:
        """Go on to the first decision."""
        turn.go_on(self)

    def find(self) -> None:
        """List the legal actions of whoever must decide, in a fixed order."""
        self.count = 0
        turn.choices(self)

    def apply(self, action: int) -> None:
        """Carry out a legal action and go on until somebody must decide again."""
        turn.answer(self, action)
        turn.go_on(self)

    def pick_chance(self, dice: Dice) -> int:
        """Choose nature's action by luck."""
        return luck.deal(self, dice)

    def worth(self) -> float:
        """1 for a victory, else the share of the seven who are safe, below a half."""
        if self.result == w.VICTORY or self.result == w.PERFECT:
            return 1.0
        return 0.5 * self.rescued / 7.0

    def evaluator(self) -> Evaluator:
        """An evaluator of this very table; imported when somebody thinks."""
        from hotzone.games.fire.evaluation.features import FireEvaluator

        return FireEvaluator(self)

    def costs(self, actions: list[int]) -> list[int]:
        """The AP that each of these actions costs."""
        return [acting.price_of(self, action) for action in actions]

    def refusal(self, action: int) -> Illegal:
        """Why an action may not be played now, with its rule."""
        return refuse(self, action)
