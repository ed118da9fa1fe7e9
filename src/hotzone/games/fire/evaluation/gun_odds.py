"""Where a shot of the deck gun lands and how likely, if the Driver/Operator rolls again whenever that is better on average."""

from array import array

from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import gun

COMPILED = not __file__.endswith(".py")
RED, BLACK = 6, 8  # faces of the dice
ROLLS = RED * BLACK  # also the weight of a roll, so that it can be shared out evenly among all rolls that may follow it


class GunOdds:
    """The spaces that one shot can hit, a roll for each, and by what each hit is worth the best use of the re-rolls."""

    def __init__(self) -> None:
        self.count = 0
        if not COMPILED:
            self.space = array("i", bytes(4 * ROLLS))
            self.roll = array("i", bytes(4 * ROLLS))  # the first roll that hits the space
            self.value = array("d", bytes(8 * ROLLS))  # what hitting the space is worth: filled in by the caller
            self.weight = array("i", bytes(4 * ROLLS))  # how likely the space is hit
            self.hit = array("i", bytes(4 * ROLLS))  # by roll: which of the spaces
            self.worth = array("d", bytes(8 * ROLLS))
            self.by_red = array("d", bytes(8 * RED))  # with this face of the red die: the mean over the black one
            self.by_black = array("d", bytes(8 * BLACK))
            self.red_again = array("d", bytes(8 * BLACK))  # beside this face of the black die: what a new red one is worth
            self.black_again = array("d", bytes(8 * RED))

    def look(self, s: State) -> int:
        """Find the spaces; gives how many there are."""
        self.count = 0
        for i in range(ROLLS):
            cell = gun.landing(s, 1 + i // BLACK, 1 + i % BLACK)
            k = 0
            while k < self.count and self.space[k] != cell:
                k += 1
            if k == self.count:
                self.space[k] = cell
                self.roll[k] = (1 + i // BLACK) * 10 + 1 + i % BLACK
                self.count += 1
            self.hit[i] = k
        return self.count

    def weigh(self, again: bool, once: bool) -> None:
        """Find the weights; `again`: dice may be rolled again, each one once; `once`: both in one go or only one of them."""
        for k in range(self.count):
            self.weight[k] = 0
        for i in range(ROLLS):
            self.worth[i] = self.value[self.hit[i]]
        if again:
            self.reckon(once)
        for i in range(ROLLS):
            if again:
                self.use(i // BLACK, i % BLACK, once)
            else:
                self.weight[self.hit[i]] += ROLLS

    def reckon(self, once: bool) -> None:
        """The means that rolling again comes to."""
        for red in range(RED):
            self.by_red[red] = 0.0
            for black in range(BLACK):
                self.by_red[red] += self.worth[red * BLACK + black] / BLACK
        for black in range(BLACK):
            self.by_black[black] = 0.0
            for red in range(RED):
                self.by_black[black] += self.worth[red * BLACK + black] / RED
        for black in range(BLACK):
            self.red_again[black] = 0.0
            for red in range(RED):
                kept = self.worth[red * BLACK + black]
                self.red_again[black] += (kept if once else max(kept, self.by_red[red])) / RED
        for red in range(RED):
            self.black_again[red] = 0.0
            for black in range(BLACK):
                kept = self.worth[red * BLACK + black]
                self.black_again[red] += (kept if once else max(kept, self.by_black[black])) / BLACK

    def use(self, red: int, black: int, once: bool) -> None:
        """Share the weight of a roll out: it is kept, or one die or both are rolled again, whatever is worth most."""
        both = 0.0
        for i in range(RED):
            both += self.by_red[i] / RED
        kept = self.worth[red * BLACK + black]
        best = max(max(kept, both), max(self.red_again[black], self.black_again[red]))
        if kept >= best:
            self.weight[self.hit[red * BLACK + black]] += ROLLS
        elif both >= best:
            for i in range(ROLLS):
                self.weight[self.hit[i]] += 1
        elif self.red_again[black] >= best:
            for i in range(RED):
                if once or self.worth[i * BLACK + black] >= self.by_red[i]:
                    self.weight[self.hit[i * BLACK + black]] += BLACK
                else:
                    for k in range(BLACK):
                        self.weight[self.hit[i * BLACK + k]] += 1
        else:
            for k in range(BLACK):
                if once or self.worth[red * BLACK + k] >= self.by_black[k]:
                    self.weight[self.hit[red * BLACK + k]] += RED
                else:
                    for i in range(RED):
                        self.weight[self.hit[i * BLACK + k]] += 1
