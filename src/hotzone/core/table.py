"""A table that waits for one actor: what a search, a playout or a batch needs of any game."""

from array import array

from hotzone.core import words as c
from hotzone.core.dice import Dice

COMPILED = not __file__.endswith(".py")

Row = tuple[int, int, int, int]  # an event: kind, a, b, rule


class Story:
    """What happened since somebody began to listen, four numbers an event."""

    def __init__(self) -> None:
        self.told = 0
        if not COMPILED:
            self.shorts = array("h", bytes(8 * c.EVENTS))

    def tell(self, kind: int, a: int, b: int, rule: int) -> None:
        """Add an event; one that no longer fits is dropped (no action of any game tells half as many)."""
        if self.told < c.EVENTS:
            i = 4 * self.told
            self.shorts[i] = kind
            self.shorts[i + 1] = a
            self.shorts[i + 2] = b
            self.shorts[i + 3] = rule
            self.told += 1

    def rows(self) -> list[Row]:
        """The events told so far."""
        told: list[Row] = []
        for i in range(0, 4 * self.told, 4):
            told.append((self.shorts[i], self.shorts[i + 1], self.shorts[i + 2], self.shorts[i + 3]))
        return told


UNTOLD = Story()  # stands in until somebody listens: most tables are never watched


class Table:
    """A table that waits for one actor: a seat, nature or nobody. Trusts its callers; a game's `Match` checks."""

    def __init__(self) -> None:
        self.actor = c.NOBODY
        self.count = 0
        self.turn = 0
        self.result = 0  # how it ended; 0 while it goes on
        self.watched = False
        self.story = UNTOLD
        if not COMPILED:
            self.actions = array("i", bytes(4 * c.ACTIONS))

    def watch(self) -> None:
        """Begin to listen, with an empty story."""
        if self.story is UNTOLD:
            self.story = Story()
        self.story.told = 0
        self.watched = True

    def emit(self, kind: int, a: int, b: int, rule: int) -> None:
        """Tell what has just become true; costs next to nothing when nobody listens."""
        if self.watched:
            self.story.tell(kind, a, b, rule)

    def offer(self, action: int) -> None:
        """List one more legal action."""
        self.actions[self.count] = action
        self.count += 1

    def find(self) -> None:
        """List the legal actions of whoever must decide, in a fixed order."""

    def apply(self, action: int) -> None:
        """Carry out a legal action and go on until somebody must decide again."""

    def deal(self, dice: Dice) -> int:
        """Choose nature's action by luck."""
        return 0

    def rewind(self) -> None:
        """Become again like the table this is a twin of."""

    def worth(self) -> float:
        """How good this is for the team, from 0 to 1."""
        return 0.0

    # What a search of any game asks besides.

    def key(self) -> int:
        """64 bits that equal tables share; what is left to spend in general does not count."""
        return 0

    def purse(self) -> int:
        """What is left to spend in this turn; of two tables with the same key the fuller purse is better."""
        return 0

    def phase(self) -> int:
        """Where in its turn the table is: PREPARING, DECIDING, BEFORE, BETWEEN, AFTER or DONE."""
        return c.DONE

    def closing(self) -> int:
        """The action that ends the decisions of this turn, if it is legal now; else 0."""
        return 0

    def weight(self, action: int) -> int:
        """How likely one of nature's listed actions is, in proportion to the others."""
        return 1

    # The same verbs for callers that are not compiled.

    def act(self, action: int) -> None:
        """Carry out a legal action, unchecked and untold."""
        self.apply(action)

    def draw(self, dice: Dice) -> int:
        """Choose nature's action by luck."""
        return self.deal(dice)

    def where(self) -> int:
        """Where in its turn the table is."""
        return self.phase()

    def value(self) -> float:
        """How good this is for the team, from 0 to 1."""
        return self.worth()

    def back(self) -> None:
        """Rewind to the table this is a twin of."""
        self.rewind()
