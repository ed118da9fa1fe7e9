"""What a search asks a table of Reactor: a key, the purse, where in the turn it is."""

from hotzone.core import words as c
from hotzone.reactor import words as w
from hotzone.reactor.rules import luck
from hotzone.reactor.state import State

MASK = 0xFFFFFFFFFFFFFFFF


def key(s: State) -> int:
    """64 bits of all that a turn can change but the steps that are left: a sum of products with random numbers."""
    found = 0
    for i in range(w.CELLS):
        found += s.tile[i] * s.board.salt[i] + s.deck[i] * s.board.salt[64 + i] + s.held[i] * s.board.salt[128 + i]
    for i in range(s.board.cell_count * w.SLOTS):
        if s.lying[i]:
            found += s.lying[i] * s.board.salt[256 + i % 512] * (1 + i // 512 * 40503)
    for i in range(w.SEATS):
        found += s.at[i] * s.board.salt[768 + i] + s.radiation[i] * s.board.salt[772 + i]
        found += s.unseen[i] * s.board.salt[776 + i] + s.under[i] * s.board.salt[780 + i]
    return (found + numbers(s)) & MASK


def numbers(s: State) -> int:
    """The counters' part of a key."""
    found = s.stage * s.board.salt[800] + s.seat * s.board.salt[801] + s.dial * s.board.salt[802] + s.hearts * s.board.salt[803]
    found += s.lost * s.board.salt[804] + s.lost_from * s.board.salt[805] + s.due * s.board.salt[806]
    found += s.opened * s.board.salt[807] + s.passed * s.board.salt[808] + s.used * s.board.salt[809]
    found += s.masked * s.board.salt[810] + s.dosed * s.board.salt[811] + s.asked * s.board.salt[812]
    found += s.result * s.board.salt[813]
    return found & MASK


def purse(s: State) -> int:
    """The steps that are left."""
    return s.steps


def phase(s: State) -> int:
    """Where in the turn the table is; the reactor phase comes first in a turn, so it follows the last one's decisions."""
    if s.stage < w.WAITING:
        return c.PREPARING
    if s.stage == w.ACTING or s.stage == w.SACRIFICING:
        return c.DECIDING
    if s.stage == w.OVER:
        return c.DONE
    if s.stage == w.OVERHEATING or s.stage == w.FAILING:
        return c.BETWEEN if s.asked else c.BEFORE  # after a last card, which is no choice, the new deck is nature's part as well
    return c.BETWEEN if s.stage == w.BRACING else c.BEFORE


def closing(s: State) -> int:
    """`end`, where no sign has to be shown first."""
    return w.END << 8 if s.stage == w.ACTING and not s.asked else 0


def weight(s: State, action: int) -> int:
    """Signs, places and cards are as likely as there are of them."""
    return luck.weight(s, action)
