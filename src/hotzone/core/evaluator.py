"""What a game tells a search about a table: inputs for a network, and a value by rules of thumb."""

from array import array

from hotzone.core import constants as c

NO_NAMES: tuple[str, ...] = ()
COMPILED = not __file__.endswith(".py")


class Evaluator:
    """Looks at one table. A game's own evaluator fills the numbers in."""

    game = ""  # whose network fits
    names = NO_NAMES  # of the inputs, in their order

    def __init__(self) -> None:
        self.count = 0
        self.wanted = c.INPUTS  # how many inputs are read: who reads only the first ones need not wait for the others
        self.kind = 0  # 0: nature's part of the turn comes next, 1: somebody's turn
        if not COMPILED:
            self.inputs = array("d", bytes(8 * c.INPUTS))
            self.answers = array("i", bytes(4 * c.MERGED))
            self.values = array("d", bytes(8 * c.MERGED))
            self.weights = array("i", bytes(4 * c.MERGED))

    def write_inputs(self) -> None:
        """Write what matters into `inputs`, and how many into `count`."""

    def guess(self) -> float:
        """How good this is for the team by rules of thumb, from 0 to 1; for those without a network."""
        return 0.0

    def won(self) -> float:
        """1 for a match that is won, 0 for one that is lost."""
        return 0.0

    def advise(self, action: int) -> float:
        """How promising a choice of set-up looks beforehand; 0 where only a look at its outcome helps."""
        return 0.0

    def is_ready(self) -> bool:
        """Does somebody stand where much can be done at once? A set-up that ends so is looked at closely."""
        return False

    def idle(self, action: int) -> bool:
        """Is this so rarely useful that a search leaves it out?"""
        return False

    def merge_answers(self) -> int:
        """Where nature's many answers lead to few tables: one answer for each table in `answers`, and how many; else 0."""
        return 0

    def accept(self) -> int:
        """What a seat says to such an answer if it could ask nature again and does not; 0 where it cannot."""
        return 0

    def weigh_answers(self) -> None:
        """From what those tables are worth (`values`), how likely a seat that asks again wisely comes to each: `weights`."""

    def breadth(self) -> float:
        """How much wider than the strength says a turn is searched: more where good plans are many and each look is cheap."""
        return 1.0

    def patience(self) -> float:
        """Which share of the strength's outcomes is looked at closely: less where nature has many answers."""
        return 1.0

    def share(self, other: "Evaluator") -> None:
        """Remember together with another evaluator on the same board."""

    def network_names(self) -> tuple[str, ...]:
        """The names of the networks that fit matches like this, the best first; none in a game with one kind of match."""
        return ("",)

    def numbers(self) -> list[float]:
        """The inputs that were written, for callers that are not compiled."""
        self.write_inputs()
        found: list[float] = []
        for i in range(self.count):
            found.append(self.inputs[i])
        return found
