"""The reactor phase: overheat cards, hearts, control-failure cards (REACTOR-PHASE, REACTOR-HEART, REACTOR-SUZ)."""

from hotzone.core import constants as c
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.state import State
from hotzone.games.reactor.rules import decks, ending, tiles


def sector(s: State) -> int:
    """The sector the dial stands in (REACTOR-DIAL-08)."""
    if s.dial >= s.options.red_from:
        return w.RED_SECTOR
    return w.YELLOW_SECTOR if s.dial >= s.options.yellow_from else w.GREEN_SECTOR


def begin(s: State) -> None:
    """Count the overheat cards once, as the phase begins (REACTOR-PHASE-01, RR-07)."""
    s.due = s.options.overheats[sector(s)]
    s.stage = w.OVERHEATING


def overheat(s: State) -> bool:
    """Draw the overheat cards that are due; afterwards extinguishers go and the dial is looked at again (REACTOR-PHASE-08)."""
    if s.due == 0:
        tiles.wipe(s, rule.EXT_03)
        s.due = s.options.failures[sector(s)]
        s.stage = w.FAILING
        return False
    if decks.fuel_is_empty(s):
        decks.make_fuel(s, rule.DECK_01)
    cell = decks.next_fuel(s)
    if cell < 0:
        s.actor = c.NATURE
        return True
    draw_fuel(s, cell)
    return False


def fail(s: State) -> bool:
    """Draw the control-failure cards that are due."""
    if s.due == 0:
        s.stage = w.BRACING
        return False
    if s.control_left == 0:
        decks.make_control(s, rule.DECK_02)
    cell = decks.next_control(s)
    if cell < 0:
        s.actor = c.NATURE
        return True
    draw_control(s, cell)
    return False


def draw_fuel(s: State, cell: int) -> None:
    """Draw an overheat card and carry it out; a tile of the other kind counts as an empty cell (RR-15)."""
    decks.take_fuel(s, cell)
    if s.stage == w.OVERHEATING:
        s.due -= 1
    tile = s.tile[cell]
    if not tile & w.TVS:
        pass_by(s, cell, rule.PHASE_07)
    elif not tile & w.UP:
        tiles.turn_up(s, cell)
    elif tile & w.BLACK:
        tiles.remove(s, cell, rule.PHASE_04)
    elif tile & w.FOAM:
        pass_by(s, cell, rule.PHASE_06)
    else:
        burn_heart(s, cell)


def pass_by(s: State, cell: int, why: int) -> None:
    """A card that does nothing; of a face-down tile it tells no sign where that is left to memory."""
    tile = s.tile[cell]
    if s.options.forgetful and tile and not tile & w.UP:
        tile &= w.TVS | w.SUZ
    s.emit(w.UNTOUCHED, cell, tile, why)


def burn_heart(s: State, cell: int) -> None:
    """A heart goes instead of an emergency assembly; the last one ends the match (REACTOR-HEART-01, REACTOR-HEART-02)."""
    s.hearts -= 1
    s.emit(w.HEARTS, s.hearts, cell, rule.HEART_01)
    if s.hearts == 0:
        ending.finish(s, w.BURNT_OUT, rule.HEART_02)
    elif s.stage == w.OVERHEATING:  # in an acute phase the card is set aside (REACTOR-ACUTE-04)
        decks.put_under(s, cell)


def draw_control(s: State, cell: int) -> None:
    """Draw a control-failure card and carry it out (REACTOR-SUZ-01 to REACTOR-SUZ-03)."""
    decks.take_control(s, cell)
    s.due -= 1
    tile = s.tile[cell]
    if not tile & w.SUZ:
        pass_by(s, cell, rule.SUZ_03)
    elif not tile & w.UP:
        tiles.turn_up(s, cell)
    else:
        tiles.remove(s, cell, rule.SUZ_02)
