"""The acute phase and the reinforcements that follow it (REACTOR-ACUTE)."""

from hotzone.core import constants as c
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.state import State
from hotzone.games.reactor.rules import decks, ending, reactor_phase, tiles


def may_call(s: State) -> bool:
    """May the team call the acute phase (REACTOR-ACUTE-02, RR-28)?"""
    return s.lost >= s.options.lost_at or not has_movers(s) or cut_off(s)


def has_movers(s: State) -> bool:
    """Is there a crane or a lift in anybody's hands or on a cell (RR-28 a)? The dead hold nothing."""
    for seat in range(s.options.crew):
        if s.held[seat * w.SLOTS + w.CRANE] or s.held[seat * w.SLOTS + w.LIFT]:
            return True
    for i in range(s.board.cell_count * w.SEATS):
        if s.lying[i * w.ROUND + w.LIFT]:
            return True
    return False


def cut_off(s: State) -> bool:
    """Can nobody alive get onto a tile any more (RR-28 c)?"""
    for seat in range(s.options.crew):
        here = s.at[seat]
        if here != c.NOWHERE and (s.tile[here] or reaches_tile(s, here, s.held[seat * w.SLOTS + w.EXTRA])):
            return False
    return True


def reaches_tile(s: State, here: int, extra: int) -> bool:
    """Can a figure walk from a start cell onto a tile, over other start cells and, with a token, over one empty cell?"""
    seen = 1 << (here - s.board.tile_count)
    known = 0
    while seen != known:
        known = seen
        for start in range(s.board.tile_count, s.board.cell_count):
            if seen >> (start - s.board.tile_count) & 1:
                for side in range(s.board.sides):
                    there = s.board.next[start * c.SIDES + side]
                    if s.tile[there] or (extra and beside_tile(s, there)):
                        return True
                    if s.board.place[there] == w.START_CELL:
                        seen |= 1 << (there - s.board.tile_count)
    return False


def beside_tile(s: State, gap: int) -> bool:
    """Is this an empty cell with a tile beside it?"""
    if tiles.is_free(s, gap):
        for side in range(s.board.sides):
            if s.tile[s.board.next[gap * c.SIDES + side]]:
                return True
    return False


def begin(s: State, stage: int) -> None:
    """Begin an acute phase; an empty deck is rebuilt first (RR-32)."""
    s.stage = stage
    s.emit(w.ACUTE_BEGUN, s.seat, 0, rule.ACUTE_02 if stage == w.CALLED else rule.ACUTE_01)
    if decks.fuel_is_empty(s):
        decks.make_fuel(s, rule.ACUTE_03)


def draw(s: State) -> bool:
    """Draw one of the overheat cards that are left (REACTOR-ACUTE-03); True when luck must decide."""
    cell = decks.next_fuel(s)
    if cell < 0:
        s.actor = c.NATURE
        return True
    reactor_phase.draw_fuel(s, cell)
    return False


def anyone_alive(s: State) -> bool:
    """Has anybody survived?"""
    for seat in range(s.options.crew):
        if s.at[seat] != c.NOWHERE:
            return True
    return False


def reinforce(s: State) -> None:
    """The deck ran out without defeat: people, tokens and cards come back (REACTOR-ACUTE-05 to REACTOR-ACUTE-09)."""
    s.emit(w.ACUTE_PASSED, s.seat, 0, rule.ACUTE_05)
    tiles.wipe(s, rule.ACUTE_07)
    for i in range(s.board.cell_count * w.SLOTS):
        if s.lying[i]:
            s.lying[i] = 0
            s.emit(w.LYING, i, 0, rule.ACUTE_07)
    for seat in range(s.options.crew):
        if s.at[seat] == c.NOWHERE:
            s.at[seat] = s.home[seat]
            s.emit(w.RETURNED, seat, s.at[seat], rule.ACUTE_06)
        deal_tokens(s, seat, rule.ACUTE_07)
    decks.make_fuel(s, rule.ACUTE_08)
    decks.make_control(s, rule.ACUTE_08)
    if s.lost >= s.options.lost_at:
        bring_back(s)
    ending.press_off(s)


def deal_tokens(s: State, seat: int, why: int) -> None:
    """Give a character its full set, not more (REACTOR-SETUP-09, RR-30)."""
    for i in range(seat * w.SLOTS, seat * w.SLOTS + w.TOKENS):
        if s.held[i] != s.options.full[i]:
            s.held[i] = s.options.full[i]
            s.emit(w.HELD, i, s.held[i], why)


def bring_back(s: State) -> None:
    """A working control assembly comes back, face down and known, to its cell or the next that is empty (RR-31)."""
    cell = s.lost_from - 1
    if s.tile[cell]:
        cell = s.board.fuel_count
        while cell < s.board.tile_count and s.tile[cell]:
            cell += 1
        if cell == s.board.tile_count:
            cell = 0
            while s.tile[cell]:
                cell += 1
    s.lost -= 1
    s.lost_from = 0
    s.tile[cell] = w.WORKING
    s.emit(w.TILE_BACK, cell, w.WORKING, rule.ACUTE_09)
