"""Replenishing points of interest at the end of a turn (FIRE-POI)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import carrying, threats


def on_board(s: State) -> int:
    """Face-down POI and victims on the board, inside or outside (FIRE-POI-01)."""
    count = 0
    for slot in range(w.SLOTS):
        if s.poi[slot] != w.NO_POI:
            count += 1
    return count


def supply(s: State) -> int:
    """POI markers beside the board: the unseen faces less those that lie face down."""
    count = s.victims + s.alarms
    for slot in range(w.SLOTS):
        if s.poi[slot] == w.HIDDEN:
            count -= 1
    return count


def poi_at(s: State, cell: int) -> bool:
    """Is there a POI or victim on a space?"""
    for slot in range(w.SLOTS):
        if s.poi[slot] != w.NO_POI and s.poi_at[slot] == cell:
            return True
    return False


def figure_at(s: State, cell: int) -> bool:
    """Is there a firefighter on a space?"""
    for i in range(s.options.crew):
        if s.at[i] == cell:
            return True
    return False


def is_free(s: State, cell: int) -> bool:
    """May a POI be put on this space in the experienced game (FIRE-POI-07)?"""
    return s.threat[cell] == w.CLEAR and not s.board.again[cell] and not figure_at(s, cell) and not poi_at(s, cell)


def any_free(s: State) -> bool:
    """Is there a space left for a POI at all (R-39)?"""
    for i in range(s.board.inner_count):
        if is_free(s, s.board.inner[i]):
            return True
    return False


def replenish(s: State) -> bool:
    """Roll for each missing POI while there are markers; none are in play to save the structure (FIRE-POI-02, R-35, A-27)."""
    if s.options.spots_on_board == 0 and on_board(s) < w.SLOTS and supply(s) > 0 and (not s.options.arrows or any_free(s)):
        s.asked = w.BOTH
        s.actor = c.NATURE
        return True
    s.asked = 0
    return False


def rolled(s: State, cell: int) -> None:
    """Put a POI where the dice say, or where the arrows lead, or roll again."""
    if s.board.again[cell]:
        s.emit(w.ROLL_AGAIN, cell, 0, rule.HIGHRISE_POI_01)
    elif s.options.arrows:
        follow(s, cell)
    elif poi_at(s, cell):
        s.emit(w.ROLL_AGAIN, cell, 0, rule.POI_06)
    else:
        if s.threat[cell] != w.CLEAR:
            threats.remove(s, cell, rule.POI_03)
        put(s, cell, rule.POI_02)
        if figure_at(s, cell):
            s.stage = w.MEETING
            s.asked = cell


def follow(s: State, cell: int) -> None:
    """Follow the printed arrows to the first free space; a round without one is rolled again (FIRE-POI-08, 09)."""
    here = cell
    for _ in range(s.board.inner_count + 1):  # after so many steps every space of the round was seen
        if is_free(s, here):
            put(s, here, rule.POI_02 if here == cell else rule.POI_08)
            return
        here = s.board.arrow[here]
    s.emit(w.ROLL_AGAIN, cell, 0, rule.POI_09)


def put(s: State, cell: int, why: int) -> None:
    """Put a random POI face down; which one it is will be known when it is turned up (R-69)."""
    carrying.add(s, w.HIDDEN, cell)
    s.emit(w.POI_PLACED, cell, 0, why)
