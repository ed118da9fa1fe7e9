"""Doses and death (REACTOR-RAD, REACTOR-DEATH)."""

from hotzone.core import constants as c
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.state import State


def alive(s: State, seat: int) -> bool:
    """Is this character's figure on the field?"""
    return s.at[seat] != c.NOWHERE


def strength(s: State, cell: int) -> int:
    """The dose of the sign on a tile; none while it is face down (REACTOR-RAD-01, REACTOR-RAD-09, REACTOR-RAD-10)."""
    tile = s.tile[cell]
    if not tile & w.UP:
        return 0
    if tile & w.BLACK:
        return s.options.black_dose
    return s.options.red_dose if tile & w.TVS else s.options.broken_dose


def take_dose(s: State, seat: int, why: int) -> None:
    """Give a character the dose of the tile it stands on; a gas mask keeps off its wearer's (REACTOR-MASK-01)."""
    amount = strength(s, s.at[seat])
    if amount == 0 or (s.masked and seat == s.seat):
        return
    s.radiation[seat] += amount
    s.emit(w.RADIATION, seat, s.radiation[seat], why)
    if s.radiation[seat] > s.options.most_radiation:
        die(s, seat, rule.RAD_11)


def turned_up(s: State, cell: int) -> None:
    """A tile was turned up: everybody on it gets its dose (REACTOR-RAD-07)."""
    if s.stage < w.BRACING and s.at[s.seat] == cell:
        s.dosed = 1  # RR-21: the standing dose of this turn is had already
    for seat in range(s.options.crew):
        if s.at[seat] == cell:
            if s.stage != w.ACTING:
                take_dose(s, seat, rule.RAD_05)
            else:
                take_dose(s, seat, rule.RAD_04 if seat == s.seat else rule.RAD_06)


def die(s: State, seat: int, why: int) -> None:
    """A figure and all it holds leave the game; what it left on cells stays (REACTOR-DEATH-02, REACTOR-DEATH-03)."""
    cell = s.at[seat]
    s.at[seat] = c.NOWHERE
    s.radiation[seat] = 0
    for kind in range(w.TOKENS):
        s.held[seat * w.SLOTS + kind] = 0
    s.emit(w.DIED, seat, cell, why)
