"""Putting smoke and fire markers on the board and taking them off (FIRE-COMP-01, FIRE-VAR-11)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State


def light(s: State, cell: int, why: int) -> None:
    """Set a space on fire: turn its smoke, or add a marker while the supply lasts (R-33)."""
    if s.threat[cell] == w.CLEAR:
        if s.markers == 0:
            return
        s.markers -= 1
    s.threat[cell] = w.FIRE
    s.emit(w.THREAT, cell, w.FIRE, why)


def smoke(s: State, cell: int, why: int) -> None:
    """Put smoke on an empty space while the supply lasts, or turn its fire to smoke."""
    if s.threat[cell] == w.CLEAR:
        if s.markers == 0:
            return
        s.markers -= 1
    s.threat[cell] = w.SMOKE
    s.emit(w.THREAT, cell, w.SMOKE, why)


def remove(s: State, cell: int, why: int) -> None:
    """Take the marker off a space, back to the supply (FIRE-EXT-06)."""
    s.threat[cell] = w.CLEAR
    s.markers += 1
    s.emit(w.THREAT, cell, w.CLEAR, why)


def clear_outside(s: State, why: int) -> None:
    """Remove all fire outside the building (FIRE-OUT-05, FIRE-SETUPE-23)."""
    for i in range(s.board.ring_count):
        cell = s.board.ring[i]
        if s.threat[cell] != w.CLEAR:
            remove(s, cell, why)


def beside_fire(s: State, cell: int) -> bool:
    """Is there fire next to this space, walls and closed doors considered (FIRE-ADJ, FIRE-ADV-06)?"""
    for side in range(s.board.sides):
        i = cell * c.SIDES + side
        if s.threat[s.board.next[i]] == w.FIRE and s.board.opens[s.edge[s.board.border[i]]]:
            return True
    return False


def spots_left(s: State) -> int:
    """How many hot spots lie on the board."""
    count = 0
    for i in range(s.board.inner_count):
        count += s.spot[s.board.inner[i]]
    return count


def heat(s: State, cell: int, why: int) -> None:
    """Put a hot spot from the supply on a space that has none; nothing when the supply is empty (R-21)."""
    if s.spot[cell] == 0 and s.spots > 0:
        s.spots -= 1
        s.spot[cell] = 1
        s.emit(w.HOT_SPOT, cell, s.spots, why)
