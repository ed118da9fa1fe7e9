"""Moving, with or without something to carry or somebody to lead (FIRE-MOVE, FIRE-CARRY)."""

from hotzone.core import words as c
from hotzone.fire import rule
from hotzone.fire import words as w
from hotzone.fire.rules import carrying, escaping, people
from hotzone.fire.state import State


def cost(s: State, there: int, load: int) -> int:
    """One AP; two into fire or when something is carried; leading is free (FIRE-MOVE-01 to 03, FIRE-CARRY-10)."""
    if load == w.ALONE:
        return 2 if s.threat[there] == w.FIRE else 1
    return 1 if load == w.LEADING else 2


def choices(s: State, who: int, figure: int, side: int, bits: int, budget: int, purpose: int, hot: bool) -> None:
    """List the moves of a figure to one side, a line for each load it could take along."""
    i = s.at[figure] * c.SIDES + side
    there = s.board.next[i]
    if not s.board.stands[there] or not s.board.walks[s.edge[s.board.border[i]]]:
        return
    if s.threat[there] == w.FIRE:  # FIRE-CARRY-03: alone, and only with a way out
        if budget >= 2 and escaping.allowed(s, who, w.MOVE, there, 2, purpose):
            s.offer(who << 16 | w.MOVE << 8 | there)
        return
    if budget < 1:
        return
    if bits == 1 and not hot:
        s.offer(who << 16 | w.MOVE << 8 | there)
        return
    for load in range(w.LOADS):
        if bits >> load & 1:
            price = cost(s, there, load)
            if budget >= price and (not hot or escaping.allowed(s, who, w.MOVE + load, there, price, purpose)):
                s.offer(who << 16 | (w.MOVE + load) << 8 | there)


def go(s: State, figure: int, load: int, there: int) -> None:
    """Move a figure that has paid, and what it takes along; then see who is there."""
    here = s.at[figure]
    s.at[figure] = there
    s.emit(w.MOVED, figure, there, why(s, load, there))
    if load != w.ALONE:
        carrying.take_along(s, load, here, there)
    if s.stage == w.ACTING:
        people.meet(s, there)


def why(s: State, load: int, there: int) -> int:
    """The rule that prices a move."""
    if load == w.ALONE:
        return rule.MOVE_02 if s.threat[there] == w.FIRE else rule.MOVE_01
    if load == w.LEADING:
        return rule.CARRY_10
    if load == w.WITH_HAZMAT:
        return rule.CARRY_07
    if load == w.WITH_VICTIM:
        return rule.MOVE_03
    return rule.CARRY_12
