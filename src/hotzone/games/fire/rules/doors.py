"""Opening and closing doors, windows and elevators (FIRE-DOOR, STORY-WINDOW, HIGHRISE-ELEV)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import elevators, escaping


def choices(s: State, who: int, figure: int, side: int, budget: int, purpose: int, hot: bool) -> None:
    """List what a figure can do with the door or window on one side of its space (FIRE-DOOR-01, 02, STORY-WINDOW-02)."""
    edge = s.board.border[s.at[figure] * c.SIDES + side]
    if s.edge[edge] == w.DOOR or s.edge[edge] == w.WINDOW:
        kind = w.OPEN_DOOR
    elif s.edge[edge] == w.DOOR_OPEN or s.edge[edge] == w.WINDOW_OPEN:
        kind = w.CLOSE_DOOR
    else:
        return
    if s.board.lifts and not s.options.call_lift and not s.board.lift[s.at[figure]] and elevators.lift_of(s, edge):
        return
    price = cost(s, edge) if s.board.lifts else 1
    if budget >= price and (not hot or escaping.allowed(s, who, kind, edge, price, purpose)):
        s.offer(who << 16 | kind << 8 | edge)


def cost(s: State, edge: int) -> int:
    """One AP; two for the door of an elevator, its ride included (FIRE-DOOR-01, HIGHRISE-ELEV-02)."""
    return 2 if s.board.lifts and elevators.lift_of(s, edge) else 1


def is_window(s: State, edge: int) -> bool:
    """Is this a window that stands, open or closed?"""
    return s.edge[edge] == w.WINDOW or s.edge[edge] == w.WINDOW_OPEN


def turn(s: State, edge: int, kind: int) -> None:
    """Turn the marker of a door, a window or an elevator, which then goes up or down."""
    if is_window(s, edge):
        s.edge[edge] = w.WINDOW_OPEN if kind == w.OPEN_DOOR else w.WINDOW
        s.emit(w.EDGE, edge, s.edge[edge], rule.STORY_WINDOW_02)
        return
    s.edge[edge] = w.DOOR_OPEN if kind == w.OPEN_DOOR else w.DOOR
    s.emit(w.EDGE, edge, s.edge[edge], rule.HIGHRISE_ELEV_02 if cost(s, edge) == 2 else rule.DOOR_01)
    if s.board.lifts and kind == w.CLOSE_DOOR:
        elevators.arrive_below(s, edge)
