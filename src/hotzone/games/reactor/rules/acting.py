"""The action phase: what the active character may do, and doing it (REACTOR-MOVE, REACTOR-OPEN, REACTOR-SAC)."""

from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.state import State
from hotzone.games.reactor.rules import handing, moving, tiles, tokens


def choices(s: State) -> None:
    """List the actions in their order: steps, opening, tokens, handing over, sacrifice, the end of the turn."""
    here = s.at[s.seat]
    moving.choices(s)
    if s.tile[here] and not s.tile[here] & w.UP:
        if s.opened == 0:
            s.offer(w.OPEN << 8 | here)
        elif tokens.has(s, w.EXTRA):  # the token pays for a second opening, never for the first (RR-37)
            s.offer(w.OPEN_EXTRA << 8 | here)
    tokens.choices(s)
    handing.choices(s)
    if s.tile[here]:
        s.offer(w.SACRIFICE << 8 | here)
    s.offer(w.END << 8)


def do(s: State, first: int, kind: int, target: int) -> None:
    """Carry out a legal action."""
    if kind == w.MOVE:
        moving.step(s, target)
    elif kind == w.CROSS:
        moving.cross(s, target)
    elif kind == w.OPEN:
        open_tile(s)
    elif kind == w.OPEN_EXTRA:
        tokens.spend(s, w.EXTRA, rule.EXTRA_01)
        open_tile(s)
    elif kind == w.GIVE:
        handing.give(s, first, target)
    elif kind == w.LEAVE:
        handing.leave(s, first)
    elif kind == w.TAKE:
        handing.take(s, first, target)
    elif kind == w.SACRIFICE:
        sacrifice(s)
    else:
        use(s, first, kind, target)


def use(s: State, first: int, kind: int, target: int) -> None:
    """Use a token; gas masks, which can be put on earlier too, are in `turn`."""
    if kind == w.USE_PIPELINE:
        tokens.cool(s, w.PIPELINE, rule.PIPE_01)
    elif kind == w.USE_HOSE:
        tokens.cool(s, w.HOSE, rule.HOSE_01)
    elif kind == w.USE_EXTINGUISHER:
        tokens.lay_extinguisher(s)
    elif kind == w.USE_MEDIC:
        tokens.heal(s, target, w.MEDIC, 2, rule.MEDIC_01)
    elif kind == w.USE_KIT:
        tokens.heal(s, target, w.KIT, 1, rule.KIT_01)
    elif kind == w.USE_ON:
        tokens.switch_on(s, target)
    elif kind == w.USE_LIFT:
        tokens.lift(s, target)
    elif kind == w.USE_CRANE:
        tokens.crane(s, first, target)


def open_tile(s: State) -> None:
    """Turn up the tile under the figure (REACTOR-OPEN-01, REACTOR-OPEN-02)."""
    s.opened += 1
    tiles.turn_up(s, s.at[s.seat])


def sacrifice(s: State) -> None:
    """Give one's life to take the tile under oneself away; an unseen one is shown as it goes (REACTOR-SAC-01, RR-27)."""
    here = s.at[s.seat]
    s.stage = w.SACRIFICING
    if not tiles.asks_for_sign(s, here):
        give_life(s, here)


def give_life(s: State, cell: int) -> None:
    """The tile goes, known by now, and everybody on it (REACTOR-SAC-02); then the turn is over."""
    s.emit(w.SHOWN, cell, s.tile[cell], rule.SAC_01)
    s.stage = w.ACTING
    tiles.remove(s, cell, rule.SAC_01)
