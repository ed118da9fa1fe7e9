"""Putting out fire and smoke by hand (FIRE-EXT)."""

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import escaping, threats


def cost(s: State, kind: int) -> int:
    """One AP a step; some specialists pay double (FIRE-EXT-01 to 05)."""
    step = s.options.douse_cost[s.role[s.seat]]
    return step if kind == w.DOUSE else 2 * step


def choices(s: State, cell: int, budget: int, hot: bool) -> None:
    """List what the active figure can put out on a space it reaches (FIRE-EXT-04)."""
    price = cost(s, w.DOUSE)
    if s.threat[cell] == w.CLEAR or price == 0:  # ENGINEER-08
        return
    if budget >= price and (not hot or escaping.allowed(s, 0, w.DOUSE, cell, price, w.FOR_DOUSING)):
        s.offer(w.DOUSE << 8 | cell)
    if s.threat[cell] == w.FIRE:
        price *= 2
        if budget >= price and (not hot or escaping.allowed(s, 0, w.QUENCH, cell, price, w.FOR_DOUSING)):
            s.offer(w.QUENCH << 8 | cell)


def put_out(s: State, kind: int, cell: int) -> None:
    """Remove smoke, turn fire to smoke, or remove fire; paid before."""
    if kind == w.QUENCH:
        threats.remove(s, cell, rule.EXT_03)
    elif s.threat[cell] == w.FIRE:
        threats.smoke(s, cell, rule.EXT_02)
    else:
        threats.remove(s, cell, rule.EXT_01)
