"""Using tokens (REACTOR-TOKEN and each kind). One of a kind a turn, in the own turn, never without effect (RR-12)."""

from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.state import State
from hotzone.games.reactor.rules import tiles


def has(s: State, kind: int) -> bool:
    """Does the active character hold one it may still use this turn (REACTOR-TOKEN-01)?"""
    return s.held[s.seat * w.SLOTS + kind] > 0 and not s.used >> kind & 1


def spend(s: State, kind: int, why: int) -> None:
    """Discard a token that is used (REACTOR-TOKEN-02)."""
    s.used |= 1 << kind
    s.held[s.seat * w.SLOTS + kind] -= 1
    s.emit(w.HELD, s.seat * w.SLOTS + kind, s.held[s.seat * w.SLOTS + kind], why)


def choices(s: State) -> None:
    """List the uses of tokens: on the own cell, on people, on control assemblies, movers last."""
    here = s.at[s.seat]
    tile = s.tile[here]
    if tile & w.TVS and tile & w.UP:
        if has(s, w.PIPELINE):
            s.offer(w.USE_PIPELINE << 8 | here)
        if has(s, w.HOSE):
            s.offer(w.USE_HOSE << 8 | here)
        if tile & w.RED and not tile & w.FOAM and has(s, w.EXTINGUISHER):  # RR-36: a second one brings nothing
            s.offer(w.USE_EXTINGUISHER << 8 | here)
    if has(s, w.MASK):
        s.offer(w.USE_MASK << 8)
    cures(s, w.MEDIC, w.USE_MEDIC)
    cures(s, w.KIT, w.USE_KIT)
    if has(s, w.ON):
        for cell in range(s.board.tile_count):
            if s.tile[cell] & w.SUZ and s.tile[cell] & w.UP:
                s.offer(w.USE_ON << 8 | cell)
    if tile and has(s, w.LIFT):
        places(s, w.USE_LIFT << 8)
    if has(s, w.CRANE):
        cranes(s)


def cures(s: State, kind: int, action: int) -> None:
    """List whom a token could heal: those on the own cell who have radiation (REACTOR-TOKEN-06, REACTOR-TOKEN-08)."""
    if has(s, kind):
        for seat in range(s.options.crew):
            if s.at[seat] == s.at[s.seat] and s.radiation[seat]:
                s.offer(action << 8 | seat)


def cranes(s: State) -> None:
    """List every tile with a figure on it, once, and where it could go (REACTOR-CRANE-01)."""
    for cell in range(s.board.tile_count):
        if s.tile[cell] and tiles.has_figure(s, cell):
            places(s, cell << 16 | w.USE_CRANE << 8)


def places(s: State, action: int) -> None:
    """List the empty cells as targets; there may be none yet (RR-38)."""
    for cell in range(s.board.tile_count):
        if s.tile[cell] == w.EMPTY:
            s.offer(action | cell)


def cool(s: State, kind: int, why: int) -> None:
    """Turn the fuel assembly under the user face down (REACTOR-PIPE-01, REACTOR-HOSE-01)."""
    spend(s, kind, why)
    tiles.cool(s, s.at[s.seat], why)


def switch_on(s: State, cell: int) -> None:
    """Turn a control assembly face down from anywhere (REACTOR-ON-01)."""
    spend(s, w.ON, rule.ON_01)
    tiles.cool(s, cell, rule.ON_01)


def lay_extinguisher(s: State) -> None:
    """Protect the emergency assembly under the user while the next character draws (REACTOR-EXT-01)."""
    here = s.at[s.seat]
    spend(s, w.EXTINGUISHER, rule.EXT_01)
    s.tile[here] |= w.FOAM
    s.emit(w.FOAMED, here, s.tile[here], rule.EXT_01)


def put_on_mask(s: State) -> None:
    """Put on a gas mask until the end of the turn (REACTOR-MASK-01)."""
    spend(s, w.MASK, rule.MASK_01)
    s.masked = 1
    s.emit(w.MASK_ON, s.seat, 1, rule.MASK_01)


def take_off_mask(s: State) -> None:
    """The mask is gone when the turn ends (REACTOR-MASK-02)."""
    if s.masked:
        s.masked = 0
        s.emit(w.MASK_OFF, s.seat, 0, rule.MASK_02)


def heal(s: State, seat: int, kind: int, amount: int, why: int) -> None:
    """Lower somebody's radiation, never below 0 (REACTOR-MEDIC-01, REACTOR-KIT-01, REACTOR-HEAL-01)."""
    spend(s, kind, why)
    s.radiation[seat] -= min(amount, s.radiation[seat])
    s.emit(w.RADIATION, seat, s.radiation[seat], why)


def lift(s: State, there: int) -> None:
    """Move the tile under the user with everybody on it (REACTOR-LIFT-01, REACTOR-LIFT-02)."""
    spend(s, w.LIFT, rule.LIFT_01)
    tiles.move(s, s.at[s.seat], there, rule.LIFT_01)


def crane(s: State, here: int, there: int) -> None:
    """Move any tile that carries a figure (REACTOR-CRANE-01, REACTOR-CRANE-02)."""
    spend(s, w.CRANE, rule.CRANE_01)
    tiles.move(s, here, there, rule.CRANE_01)
