"""The deck gun, and the Driver/Operator's re-rolls (FIRE-GUN, FIRE-SPEC-17 to 19)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import escaping, passages, rolls, threats, vehicles


def in_area(s: State, area: int, cell: int) -> bool:
    """Is an inside space within a target area (R-28)?"""
    red = s.board.red[cell]
    black = s.board.black[cell]
    i = 4 * area
    return s.board.area[i] <= red <= s.board.area[i + 1] and s.board.area[i + 2] <= black <= s.board.area[i + 3]


def is_clear(s: State, area: int) -> bool:
    """Is no firefighter inside the target area (FIRE-GUN-04)?"""
    for i in range(s.options.crew):
        if in_area(s, area, s.at[i]) and not passages.at_lobby(s, s.at[i]):  # HIGHRISE-GUN-01
            return False
    return True


def choices(s: State, budget: int, hot: bool) -> None:
    """List the areas the active figure can fire at from the engine (FIRE-GUN-01 to 04)."""
    if not s.options.gun_works or not vehicles.on_engine(s, s.seat):
        return
    price = s.options.gun_cost[s.role[s.seat]]
    if budget < price or (hot and not escaping.allowed(s, 0, w.GUN, 0, price, w.FOR_ANYTHING)):
        return
    for area in range(8):
        if s.board.aims[s.engine] >> area & 1 and is_clear(s, area):
            s.offer(w.GUN << 8 | first_space(s, area))


def first_space(s: State, area: int) -> int:
    """The space that names a target area: its first in dice order."""
    return s.board.by_dice[s.board.area[4 * area] * 10 + s.board.area[4 * area + 2]]


def fire(s: State, cell: int) -> None:
    """Aim at the area that this space names, and roll both dice (FIRE-GUN-05)."""
    s.target = cell
    s.asked = w.BOTH
    s.stage = w.GUNNING


def rolled(s: State, red: int, black: int) -> None:
    """The dice lie; the Driver/Operator may roll them again, everybody else shoots."""
    if red:
        s.red = red
    if black:
        s.black = black
    s.emit(w.ROLLED, s.red, s.black, rule.GUN_05)
    s.asked = 0
    if s.role[s.seat] == w.DRIVER and s.rerolled != w.BOTH and not (s.options.joint_reroll and s.rerolled):
        s.stage = w.REROLLING
    else:
        shoot(s)


def rerolls(s: State) -> None:
    """List the Driver/Operator's choices: each die may be rolled again once (FIRE-SPEC-18, FIRE-SPEC-19)."""
    s.offer(w.KEEP << 8)
    if not s.rerolled & w.RED:
        s.offer(w.REROLL << 8 | w.RED)
    if not s.rerolled & w.BLACK:
        s.offer(w.REROLL << 8 | w.BLACK)
    if not s.rerolled:
        s.offer(w.REROLL << 8 | w.BOTH)


def reroll(s: State, dice: int) -> None:
    """Roll one or both dice again; the new values stand."""
    s.rerolled |= dice
    s.asked = dice
    s.stage = w.GUNNING


def landing(s: State, red: int, black: int) -> int:
    """The space that a roll hits: dice that lie outside the area are turned to their opposite faces (FIRE-GUN-05, FIRE-GUN-06)."""
    for area in range(8):
        if s.board.aims[s.engine] >> area & 1 and first_space(s, area) == s.target:
            i = 4 * area
            if red < s.board.area[i] or red > s.board.area[i + 1]:
                red = 7 - red
            if black < s.board.area[i + 2] or black > s.board.area[i + 3]:
                black = rolls.opposite(s, black)
    return s.board.by_dice[red * 10 + black]


def shoot(s: State) -> None:
    """Put out the space that the dice name, and its neighbours (FIRE-GUN-05 to 08)."""
    cell = landing(s, s.red, s.black)
    s.target = 0
    s.red = 0
    s.black = 0
    s.rerolled = 0
    s.stage = w.ACTING
    s.emit(w.GUN_FIRED, cell, 0, rule.GUN_07)
    if s.threat[cell] != w.CLEAR:
        threats.remove(s, cell, rule.GUN_07)
    if s.board.lift[cell] and not passages.at_floor(s, cell):
        return  # an elevator that is not there has no neighbours
    for side in range(s.board.sides):
        i = cell * c.SIDES + side
        there = s.board.next[i]
        if s.threat[there] != w.CLEAR and s.board.opens[s.edge[s.board.border[i]]]:
            threats.remove(s, there, rule.GUN_08)
