"""A match of Reactor: the table and its verbs. Inside it trusts, outside it checks."""

from hotzone.core.dice import Dice
from hotzone.core.errors import Illegal
from hotzone.core.evaluator import Evaluator
from hotzone.games.reactor.evaluation.search_interface import Searchable
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.field import Field
from hotzone.games.reactor.model.options import Options
from hotzone.games.reactor.model.plan import NO_PLAN, Plan
from hotzone.games.reactor.refusals import refuse
from hotzone.games.reactor.rules import ending, luck, turn


class Match(Searchable):
    """Reactor as a table that waits for one actor. `legal` and `play` check; `find`, `apply`, `pick_chance` are for loops."""

    def __init__(self, board: Field, options: Options) -> None:
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
        """1 for a victory, 0 for a defeat, else the share of the six that is gathered, below a half."""
        if self.result == w.VICTORY:
            return 1.0
        if self.result != w.UNDECIDED:
            return 0.0
        return 0.5 * ending.most_gathered(self) / 6.0

    def evaluator(self) -> Evaluator:
        """An evaluator of this very table; imported when somebody thinks."""
        from hotzone.games.reactor.evaluation.features import ReactorEvaluator

        return ReactorEvaluator(self)

    def refusal(self, action: int) -> Illegal:
        """Why an action may not be played now, with its rule."""
        return refuse(self, action)
