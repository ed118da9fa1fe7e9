"""What a search asks a table of Reactor: a key, the points left, where in the turn it is."""

from hotzone.core import constants as c
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.state import State
from hotzone.games.reactor.rules import luck

MASK = 0xFFFFFFFFFFFFFFFF


class Searchable(State):
    """A table of Reactor as a search sees it."""

    def key(self) -> int:
        """64 bits of all that a turn can change but the steps that are left: a sum of products with random numbers."""
        # made by make ids from hotzone.games.reactor.model.fields STATE: key
        found = 0
        for i in range(64):
            found += self.tile[i] * self.board.salt[i]
            found += self.deck[i] * self.board.salt[64 + i]
            found += self.held[i] * self.board.salt[128 + i]
        for i in range(self.board.cell_count * w.SLOTS):
            if self.lying[i]:
                found += self.lying[i] * self.board.salt[256 + i % 512] * (1 + i // 512 * 40503)
        for i in range(4):
            found += self.at[i] * self.board.salt[768 + i]
            found += self.radiation[i] * self.board.salt[772 + i]
            found += self.unseen[i] * self.board.salt[776 + i]
            found += self.under[i] * self.board.salt[780 + i]
        found += self.stage * self.board.salt[800] + self.seat * self.board.salt[801] + self.dial * self.board.salt[802]
        found += self.hearts * self.board.salt[803] + self.lost * self.board.salt[804] + self.lost_from * self.board.salt[805]
        found += self.due * self.board.salt[806] + self.opened * self.board.salt[807] + self.passed * self.board.salt[808]
        found += self.used * self.board.salt[809] + self.masked * self.board.salt[810] + self.dosed * self.board.salt[811]
        found += self.asked * self.board.salt[812] + self.result * self.board.salt[813]
        # end of what make ids made
        return found & MASK

    def points_left(self) -> int:
        """The steps that are left."""
        return self.steps

    def phase(self) -> int:
        """Where in the turn the table is; the reactor phase comes first in a turn, so it follows the last one's decisions."""
        if self.stage < w.WAITING:
            return c.PREPARING
        if self.stage == w.ACTING or self.stage == w.SACRIFICING:
            return c.DECIDING
        if self.stage == w.OVER:
            return c.DONE
        if self.stage == w.OVERHEATING or self.stage == w.FAILING:
            # after a last card, which is no choice, the new deck is nature's part as well
            return c.BETWEEN if self.asked else c.BEFORE
        return c.BETWEEN if self.stage == w.BRACING else c.BEFORE

    def end_action(self) -> int:
        """`end`, where no sign has to be shown first."""
        return w.END << 8 if self.stage == w.ACTING and not self.asked else 0

    def weight(self, action: int) -> int:
        """Signs, places and cards are as likely as there are of them."""
        return luck.weight(self, action)
