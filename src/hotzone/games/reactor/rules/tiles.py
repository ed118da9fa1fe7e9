"""Tiles turned up and down, moved and taken away, and the dial that follows them (REACTOR-DIAL, REACTOR-SUZ, REACTOR-MOVE-TILE)."""

from hotzone.core import constants as c
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.state import State
from hotzone.games.reactor.rules import ending, radiation


def faces(s: State, cell: int) -> int:
    """Where the counts of unseen signs begin for the tile of a cell: 0 fuel, 2 control."""
    return 0 if s.tile[cell] & w.TVS else 2


def asks_for_sign(s: State, cell: int) -> bool:
    """Ask nature what a tile nobody has seen shows; where only one sign is left there is nothing to ask."""
    if s.tile[cell] & w.SIGN:
        return False
    first = faces(s, cell)
    if s.unseen[first] and s.unseen[first + 1]:
        s.asked = cell + 1
        return True
    see(s, cell, w.FACE_RED if s.unseen[first] == 0 else w.FACE_BLACK)
    return False


def see(s: State, cell: int, face: int) -> None:
    """From now on everybody knows this tile, also when it lies face down again (REACTOR-ATT-01)."""
    s.unseen[faces(s, cell) + face] -= 1
    s.tile[cell] |= w.RED if face == w.FACE_RED else w.BLACK


def turn_up(s: State, cell: int) -> None:
    """Turn a tile face up, as soon as nature has told its sign if nobody knew it."""
    if not asks_for_sign(s, cell):
        flip(s, cell)


def flip(s: State, cell: int) -> None:
    """Turn up a tile whose sign is known; then, in this order: dial, doses, deaths, victory (REACTOR-DIAL-01)."""
    s.tile[cell] |= w.UP
    s.emit(w.TURNED_UP, cell, s.tile[cell], cause(s, cell))
    if s.tile[cell] & w.TVS:  # REACTOR-DIAL-06
        s.dial += 1
        s.emit(w.DIAL, s.dial, 0, rule.OPEN_03 if s.stage == w.ACTING else rule.DIAL_01)
    radiation.turned_up(s, cell)
    ending.press_off(s)


def cause(s: State, cell: int) -> int:
    """The rule by which a tile is turned up at this point of the match."""
    if s.stage == w.ACTING:
        return rule.OPEN_01 if s.opened < 2 else rule.EXTRA_01
    if s.stage == w.OVERHEATING:
        return rule.PHASE_03
    return rule.SUZ_01 if s.stage == w.FAILING else rule.ACUTE_03


def cool(s: State, cell: int, why: int) -> None:
    """Turn a tile face down (REACTOR-DIAL-02); nobody gets a dose for it (REACTOR-RAD-08)."""
    s.tile[cell] -= w.UP
    s.emit(w.COOLED, cell, s.tile[cell], why)
    if s.tile[cell] & w.TVS:
        s.dial -= 1
        s.emit(w.DIAL, s.dial, 0, rule.DIAL_02)


def move(s: State, here: int, there: int, why: int) -> None:
    """Move a tile with all that is on it to an empty cell: no step, no dose, no change of the dial (REACTOR-MOVE-TILE)."""
    s.tile[there] = s.tile[here]
    s.tile[here] = w.EMPTY
    for i in range(w.SLOTS):
        s.lying[there * w.SLOTS + i] = s.lying[here * w.SLOTS + i]
        s.lying[here * w.SLOTS + i] = 0
    for seat in range(s.options.crew):
        if s.at[seat] == here:
            s.at[seat] = there
    s.emit(w.TILE_MOVED, here, there, why)
    ending.press_off(s)


def remove(s: State, cell: int, why: int) -> None:
    """Take a tile off the field: its tokens are lost and whoever is on it dies (REACTOR-PASS-04, REACTOR-DEATH-01)."""
    tile = s.tile[cell]
    s.tile[cell] = w.EMPTY
    s.emit(w.REMOVED, cell, tile, why)
    if tile & w.TVS and not tile & w.UP:  # only a sacrifice takes a face-down one
        s.dial += 1
        s.emit(w.DIAL, s.dial, 0, rule.SAC_03)
    for i in range(cell * w.SLOTS, (cell + 1) * w.SLOTS):
        if s.lying[i]:
            s.lying[i] = 0
            s.emit(w.LYING, i, 0, rule.SAC_02 if why == rule.SAC_01 else rule.PASS_04)
    for seat in range(s.options.crew):
        if s.at[seat] == cell:
            if why != rule.SAC_01:
                radiation.die(s, seat, rule.DEATH_01)
            else:
                radiation.die(s, seat, rule.SAC_01 if seat == s.seat else rule.SAC_02)
    if tile & w.EMERGENCY == w.EMERGENCY:
        ending.finish(s, w.ASSEMBLY_LOST, rule.SAC_04)
    elif tile & w.WORKING == w.WORKING:  # no defeat (REACTOR-SUZ-05)
        s.lost += 1
        if s.lost >= s.options.lost_at:
            s.lost_from = cell + 1


def wipe(s: State, why: int) -> None:
    """Take every extinguisher off the tiles (REACTOR-EXT-03)."""
    for cell in range(s.board.tile_count):
        if s.tile[cell] & w.FOAM:
            s.tile[cell] -= w.FOAM
            s.emit(w.FOAM_GONE, cell, s.tile[cell], why)


def is_free(s: State, cell: int) -> bool:
    """Can a tile be put here? Start cells take none (REACTOR-MOVE-TILE-03)."""
    return cell < s.board.tile_count and s.tile[cell] == w.EMPTY


def can_stand(s: State, cell: int) -> bool:
    """Tiles and start cells carry figures, empty cells do not (REACTOR-MOVE-04, REACTOR-MOVE-06)."""
    return s.tile[cell] != w.EMPTY or s.board.place[cell] == w.START_CELL


def has_figure(s: State, cell: int) -> bool:
    """Does anybody stand here?"""
    for seat in range(s.options.crew):
        if s.at[seat] == cell and cell != c.NOWHERE:
            return True
    return False
