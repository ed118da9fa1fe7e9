"""Explosions and shock waves, on stairs too (FIRE-EXPL, FIRE-SHOCK, STORY-STAIR)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import elevators, ending, threats


def explode(s: State, centre: int, why: int) -> None:
    """Resolve an explosion in a space that burns already (FIRE-EXPL-01): up, right, down, left, the stair (R-14)."""
    s.emit(w.EXPLODED, centre, 0, why)
    for side in range(s.board.sides):
        if s.stage < w.COLLAPSING:  # the last damage marker ends the match in that instant
            blast(s, centre, side)


def blast(s: State, centre: int, side: int) -> None:
    """Send the blast one way until it sets a fire, damages a wall or breaks a door (FIRE-EXPL-07)."""
    here = centre
    linked = False  # STORY-STAIR-14
    while True:
        if s.board.stairs and here != centre and not linked and turns(s, here, side):
            side = w.STAIR
        i = here * c.SIDES + side
        edge = s.board.border[i]
        kind = s.edge[edge]
        near = here == centre
        if s.board.lifts and s.board.lift[s.board.next[i]] and (kind == w.DOOR or s.board.opens[kind]):
            elevators.destroy(s, s.board.next[i])
            return
        if s.board.breaks[kind] != kind:
            ending.damage(s, edge, rule.EXPL_03 if near else rule.SHOCK_04)
            return
        if kind == w.DOOR:
            break_door(s, edge, rule.EXPL_04 if near else rule.SHOCK_05)
            return
        if kind == w.DOOR_OPEN and (near or s.options.wave_door):  # ru: a wave leaves it
            break_door(s, edge, rule.EXPL_05 if near else rule.SHOCK_07)
        here = s.board.next[i]
        if not s.board.burns[here]:
            return  # past the outside ring nothing burns
        if s.threat[here] == w.FIRE:
            if side == w.STAIR:
                linked = True
                side = s.board.open_side[here]  # STORY-STAIR-08, STORY-STAIR-09
        else:
            if side == w.STAIR:
                threats.light(s, here, rule.STORY_STAIR_07)
            elif near:
                threats.light(s, here, rule.EXPL_02)
            else:
                threats.light(s, here, rule.SHOCK_03 if s.threat[here] == w.SMOKE else rule.SHOCK_02)
            return


def turns(s: State, here: int, side: int) -> bool:
    """Does a wave leave a burning stair space by the stair, since a wall or door ahead would stop it (STORY-STAIR-10 to 15)?"""
    if s.board.next[here * c.SIDES + w.STAIR] == c.NOWHERE:
        return False
    kind = s.edge[s.board.border[here * c.SIDES + side]]
    return kind == w.DOOR or s.board.breaks[kind] != kind


def break_door(s: State, edge: int, why: int) -> None:
    """Take a door off the board for good; it leaves no damage marker (FIRE-DOOR-03, FIRE-DOOR-04)."""
    s.edge[edge] = w.DOOR_GONE
    s.emit(w.EDGE, edge, w.DOOR_GONE, why)
