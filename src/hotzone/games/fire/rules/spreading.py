"""Advance Fire: the roll, the flashover, hot spots and flare-ups (FIRE-ADV, FIRE-FLASH, FIRE-HOT)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import explosion, threats


def advance(s: State, cell: int) -> None:
    """Resolve one roll up to its flashover (S1 to S3)."""
    s.target = cell
    s.had_spot = s.spot[cell]  # it must lie there when the dice are rolled
    hottest = s.options.hottest and s.had_spot
    if hottest:
        s.had_spot = 0  # SCEN-HOT-01: no extra roll
    if s.threat[cell] == w.FIRE:
        explosion.explode(s, cell, rule.ADV_05)
        if s.stage >= w.COLLAPSING:
            return
    elif s.threat[cell] == w.SMOKE:
        threats.light(s, cell, rule.SCEN_HOT_02 if hottest else rule.ADV_03)
    elif hottest:
        threats.light(s, cell, rule.SCEN_HOT_01)
    elif threats.beside_fire(s, cell):
        threats.light(s, cell, rule.ADV_04)
    else:
        threats.smoke(s, cell, rule.ADV_02)
    flashover(s)


def flashover(s: State) -> None:
    """Turn every smoke next to fire into fire, until none is left (FIRE-FLASH-01)."""
    for i in range(s.board.inner_count):
        cell = s.board.inner[i]
        if s.threat[cell] == w.SMOKE and threats.beside_fire(s, cell):
            flash(s, cell)


def flash(s: State, cell: int) -> None:
    """Turn one smoke, then the smokes next to it; smokes turn one at a time (R-64)."""
    threats.light(s, cell, rule.FLASH_01)
    for side in range(s.board.sides):
        i = cell * c.SIDES + side
        there = s.board.next[i]
        edge = s.board.border[i]
        if s.threat[there] == w.CLEAR or not s.board.opens[s.edge[edge]]:
            continue
        if s.threat[there] == w.SMOKE:
            flash(s, there)
        if s.options.flash_door and s.edge[edge] == w.DOOR_OPEN:
            explosion.break_door(s, edge, rule.FLASH_04)


def flare_up(s: State) -> bool:
    """After a roll is resolved: must another follow (FIRE-HOT-01)? The first that needs none gets the hot spot."""
    if s.had_spot:
        s.had_spot = 0
        s.flared = 1
        s.emit(w.FLARED, s.target, 0, rule.HOT_01)
        return True
    if s.flared:
        s.flared = 0
        threats.heat(s, s.target, rule.HOT_04)
    s.target = 0
    return False
