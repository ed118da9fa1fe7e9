"""Steps, and the soldier's step over an empty cell (REACTOR-MOVE, REACTOR-EXTRA)."""

from hotzone.core import constants as c
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.state import State
from hotzone.games.reactor.rules import radiation, tiles, tokens


def choices(s: State) -> None:
    """List the steps by side, then the cells that can be reached over an empty one."""
    here = s.at[s.seat]
    if s.steps == 0:
        return
    for side in range(s.board.sides):
        there = s.board.next[here * c.SIDES + side]
        if tiles.can_stand(s, there):
            s.offer(w.MOVE << 8 | there)
    if s.steps >= 2 and tokens.has(s, w.EXTRA):
        crossings(s, here)


def crossings(s: State, here: int) -> None:
    """List each tile beyond an empty cell once, by the first side that leads to it (REACTOR-EXTRA-04, RR-17)."""
    for side in range(s.board.sides):
        gap = s.board.next[here * c.SIDES + side]
        if tiles.is_free(s, gap):
            for turn in range(s.board.sides):
                there = s.board.next[gap * c.SIDES + turn]
                if s.tile[there] and there != here and not leads(s, here, there, side):
                    s.offer(w.CROSS << 8 | there)


def leads(s: State, here: int, there: int, sides: int) -> bool:
    """Does an empty cell on one of the first sides of a cell touch another cell?"""
    for side in range(sides):
        gap = s.board.next[here * c.SIDES + side]
        if tiles.is_free(s, gap):
            for turn in range(s.board.sides):
                if s.board.next[gap * c.SIDES + turn] == there:
                    return True
    return False


def step(s: State, there: int) -> None:
    """Make one step; a face-up tile gives its dose each time it is entered (REACTOR-RAD-02)."""
    s.steps -= 1
    s.at[s.seat] = there
    s.emit(w.MOVED, s.seat, there, rule.MOVE_01)
    radiation.take_dose(s, s.seat, rule.RAD_02)


def cross(s: State, there: int) -> None:
    """Step over an empty cell with a token and two steps (REACTOR-EXTRA-02, REACTOR-EXTRA-04)."""
    tokens.spend(s, w.EXTRA, rule.EXTRA_02)
    s.steps -= 2
    s.at[s.seat] = there
    s.emit(w.CROSSED, s.seat, there, rule.EXTRA_04)
    radiation.take_dose(s, s.seat, rule.RAD_02)
