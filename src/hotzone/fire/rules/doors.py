"""Opening and closing doors (FIRE-DOOR)."""

from hotzone.core import words as c
from hotzone.fire import rule
from hotzone.fire import words as w
from hotzone.fire.rules import escaping
from hotzone.fire.state import State


def choices(s: State, who: int, figure: int, side: int, budget: int, purpose: int, hot: bool) -> None:
    """List what a figure can do with the door on one side of its space (FIRE-DOOR-01, FIRE-DOOR-02)."""
    edge = s.board.border[s.at[figure] * c.SIDES + side]
    if s.edge[edge] == w.DOOR:
        kind = w.OPEN_DOOR
    elif s.edge[edge] == w.DOOR_OPEN:
        kind = w.CLOSE_DOOR
    else:
        return
    if budget >= 1 and (not hot or escaping.allowed(s, who, kind, edge, 1, purpose)):
        s.offer(who << 16 | kind << 8 | edge)


def turn(s: State, edge: int, kind: int) -> None:
    """Turn a door's marker."""
    s.edge[edge] = w.DOOR_OPEN if kind == w.OPEN_DOOR else w.DOOR
    s.emit(w.EDGE, edge, s.edge[edge], rule.DOOR_01)
