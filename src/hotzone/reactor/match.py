"""A match of Reactor: the table and its verbs. Inside it trusts, outside it checks."""

from hotzone.core.dice import Dice
from hotzone.core.judge import Judge
from hotzone.core.table import Row
from hotzone.reactor import thinking
from hotzone.reactor import words as w
from hotzone.reactor.field import Field
from hotzone.reactor.options import Options
from hotzone.reactor.plan import NO_PLAN, Plan
from hotzone.reactor.refusal import refuse
from hotzone.reactor.rules import ending, luck, turn
from hotzone.reactor.state import State


class Match(State):
    """Reactor as a table that waits for one actor. `legal` and `play` check; `find`, `apply`, `deal` are for loops."""

    def __init__(self, board: Field, options: Options) -> None:
        State.__init__(self, board, options)
        self.origin: Match | None = None
        self.plan: Plan = NO_PLAN  # names for texts; no rule looks at it

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

    def deal(self, dice: Dice) -> int:
        """Choose nature's action by luck."""
        return luck.deal(self, dice)

    def rewind(self) -> None:
        """Become again like the match this is a twin of."""
        if self.origin is not None:
            self.copy_state(self.origin)

    def worth(self) -> float:
        """1 for a victory, 0 for a defeat, else the share of the six that is gathered, below a half."""
        if self.result == w.VICTORY:
            return 1.0
        if self.result != w.UNDECIDED:
            return 0.0
        return 0.5 * ending.most_gathered(self) / 6.0

    def key(self) -> int:
        """64 bits that equal tables share."""
        return thinking.key(self)

    def purse(self) -> int:
        """The steps that are left."""
        return thinking.purse(self)

    def phase(self) -> int:
        """Where in the turn this is."""
        return thinking.phase(self)

    def closing(self) -> int:
        """`end` where it is legal, else 0."""
        return thinking.closing(self)

    def weight(self, action: int) -> int:
        """How likely one of nature's actions is, in proportion."""
        return thinking.weight(self, action)

    def judge(self) -> Judge:
        """A judge of this very table; imported when somebody thinks."""
        from hotzone.reactor.judging import ReactorJudge

        return ReactorJudge(self)

    def legal(self) -> list[int]:
        """The legal actions, in a fixed order that is part of the interface."""
        self.find()
        listed: list[int] = []
        for i in range(self.count):
            listed.append(self.actions[i])
        return listed

    def play(self, action: int) -> list[Row]:
        """Carry out an action and tell what happened; raises Illegal and changes nothing if it is not allowed."""
        if not self.is_legal(action):
            raise refuse(self, action)
        self.watch()
        self.apply(action)
        self.watched = False
        return self.story.rows()

    def is_legal(self, action: int) -> bool:
        """May this be played now?"""
        self.find()
        for i in range(self.count):
            if self.actions[i] == action:
                return True
        return False

    def twin(self) -> "Match":
        """An independent match like this one, which can be rewound to it."""
        other = Match(self.board, self.options)
        other.copy_state(self)
        other.origin = self
        other.plan = self.plan
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        return hash(self.snapshot())
