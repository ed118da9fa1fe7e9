"""Victory and defeat (REACTOR-WIN, REACTOR-LOSE)."""

from hotzone.core import constants as c
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.state import State


def finish(s: State, result: int, why: int) -> None:
    """End the match; nobody decides any more."""
    s.result = result
    s.stage = w.OVER
    s.actor = c.NOBODY
    s.emit(w.ENDED, result, 0, why)


def gathered(s: State, cell: int) -> int:
    """How many of the cells around a cell hold a fuel assembly known to be an emergency one."""
    count = 0
    for side in range(s.board.sides):
        if s.tile[s.board.next[cell * c.SIDES + side]] & w.EMERGENCY == w.EMERGENCY:
            count += 1
    return count


def most_gathered(s: State) -> int:
    """The best of the working control assemblies everybody knows; at the rim neighbours are missing (REACTOR-WIN-05)."""
    most = 0
    for cell in range(s.board.tile_count):
        if s.tile[cell] & w.WORKING == w.WORKING:
            count = gathered(s, cell)
            if count > most:
                most = count
    return most


def press_off(s: State) -> None:
    """Press OFF the moment it works: all six known and in their places (REACTOR-WIN-01, REACTOR-WIN-02, RR-24)."""
    if s.stage != w.OVER and s.unseen[w.FACE_RED] == 0 and most_gathered(s) == c.SIDES:
        finish(s, w.VICTORY, rule.WIN_01)
