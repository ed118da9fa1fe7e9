"""Portable ladders: taken, carried, extended, climbed, closed by hand or by fire (STORY-LADDER)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import carrying, escaping, friends, moving, passages, vehicles

EXTEND_COST = 2
FOLD_COST = 1


def at_depot(s: State, cell: int) -> bool:
    """Do ladders lie here on the engine? Without vehicles every printed engine space serves (STORY-LADDER-02, A-39)."""
    if s.options.vehicles:
        i = 2 * s.engine
        return s.engine >= 0 and (cell == s.board.engine[i] or cell == s.board.engine[i + 1])
    return vehicles.is_engine_space(s, cell)


def hands(s: State) -> None:
    """List taking a ladder up and putting it down, both free (STORY-LADDER-02, STORY-LADDER-16)."""
    here = s.at[s.seat]
    if s.board.floor[here]:
        return  # on the ground floor only
    if s.holds >> s.seat & 1:
        s.offer(w.PUT_LADDER << 8 | here)
    elif s.ladder[here] % w.RAISED or (s.ladders and at_depot(s, here)):
        s.offer(w.TAKE_LADDER << 8 | here)


def choices(s: State, who: int, figure: int, bits: int, budget: int, purpose: int, hot: bool) -> None:
    """List what a figure can do with the ladder of its space: climb, close or extend it, all of them movement (A-40)."""
    here = s.at[figure]
    there = s.board.next[here * c.SIDES + w.LADDER]
    if there == c.NOWHERE:
        return
    if s.board.top[here]:
        climb(s, who, figure, there, bits, budget, purpose, hot)
    elif passages.is_raised(s, here):
        if passages.has_room(s, there):
            climb(s, who, figure, there, bits, budget, purpose, hot)
            if may(s, who, w.FOLD, here, FOLD_COST, budget, purpose, hot):  # STORY-LADDER-13, STORY-LADDER-17
                s.offer(who << 16 | w.FOLD << 8 | here)
    elif s.holds >> figure & 1 and may(s, who, w.EXTEND, here, EXTEND_COST, budget, purpose, hot):
        s.offer(who << 16 | w.EXTEND << 8 | here)


def climb(s: State, who: int, figure: int, there: int, bits: int, budget: int, purpose: int, hot: bool) -> None:
    """List the moves between the two segments of a ladder (STORY-LADDER-07)."""
    moving.step(s, who, figure, there, passages.on_ladder(s, figure, bits), budget, purpose, hot)


def may(s: State, who: int, kind: int, cell: int, price: int, budget: int, purpose: int, hot: bool) -> bool:
    """Can it be paid, and does everybody in fire keep a way out (R-02)?"""
    return budget >= price and (not hot or escaping.allowed(s, who, kind, cell, price, purpose))


def take(s: State, cell: int) -> None:
    """Take up a ladder that lies here, or one from the engine."""
    if s.ladder[cell] % w.RAISED:
        set_ladders(s, cell, s.ladder[cell] - 1, rule.STORY_LADDER_16)
    else:
        s.ladders -= 1
    s.holds |= 1 << s.seat
    s.emit(w.HOLDS, s.seat, 1, rule.STORY_LADDER_02)


def put(s: State, cell: int) -> None:
    """Put down the ladder in hand; on an engine space it is on the engine again (A-58)."""
    s.holds &= ~(1 << s.seat)
    s.emit(w.HOLDS, s.seat, 0, rule.STORY_LADDER_16)
    if at_depot(s, cell):
        s.ladders += 1
    else:
        set_ladders(s, cell, s.ladder[cell] + 1, rule.STORY_LADDER_16)


def extend(s: State, figure: int, cell: int) -> None:
    """Stand the ladder in hand up: its foot here, its top on the upper floor (STORY-LADDER-05)."""
    s.holds &= ~(1 << figure)
    s.emit(w.HOLDS, figure, 0, rule.STORY_LADDER_05)
    set_ladders(s, cell, s.ladder[cell] + w.RAISED, rule.STORY_LADDER_05)


def fold(s: State, cell: int, why: int) -> None:
    """Close a ladder: both its segments lie where its foot stood (STORY-LADDER-13)."""
    set_ladders(s, cell, s.ladder[cell] - w.RAISED + 1, why)


def set_ladders(s: State, cell: int, number: int, why: int) -> None:
    """Change the ladders of a space and tell."""
    s.ladder[cell] = number
    s.emit(w.LADDERS, cell, number, why)


def burn(s: State) -> None:
    """Close every ladder that fire reached at foot or top; who stood on top is knocked down after this (STORY-LADDER-14, 15)."""
    for i in range(s.board.ring_count):
        cell = s.board.ring[i]
        if s.ladder[cell] >= w.RAISED:
            top = s.board.next[cell * c.SIDES + w.LADDER]
            if s.threat[cell] == w.FIRE or s.threat[top] == w.FIRE:
                fold(s, cell, rule.STORY_LADDER_14)
                clear_top(s, top, cell)


def clear_top(s: State, top: int, foot: int) -> None:
    """What was carried on a ladder that closed is gone, who was carried lies at its foot (A-35, A-58, A-21)."""
    carrying.lose_at(s, top, rule.STORY_LADDER_15)
    if s.hazmat[top]:
        carrying.discard_hazmats(s, top, rule.STORY_LADDER_14)
    for i in range(s.options.crew):
        if s.at[i] == top and s.lying >> i & 1:
            friends.put(s, i, foot)
