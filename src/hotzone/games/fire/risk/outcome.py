"""One roll of Advance Fire as the risk map looks at it: resolved by the rules, and what it means for people."""

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import hazmat, people, spreading

COMPILED = not __file__.endswith(".py")


def is_lost(s: State, cell: int) -> bool:
    """Is whoever lay on a space lost: it burns, the building falls, or they went down with elevator or ladder?"""
    if s.stage == w.COLLAPSING or s.threat[cell] == w.FIRE:
        return True
    if s.board.special:
        for i in range(w.SLOTS):
            if s.poi[i] and s.poi_at[i] == cell:
                return False
        return True
    return False


def is_down(s: State, figure: int) -> bool:
    """Is a firefighter knocked down? Who only lost an elevator is moved (HIGHRISE-ELEV-11)."""
    return people.is_hit(s, figure) and not s.stranded >> figure & 1


def resolve(s: State, cell: int) -> bool:
    """Resolve one roll and the hazmats it lights; does a flare-up follow?"""
    s.stage = w.DETONATING
    spreading.advance(s, cell)
    while s.stage < w.COLLAPSING and hazmat.in_fire(s):
        hazmat.blow(s, hazmat.the_one_in_fire(s))
    s.target = 0
    if s.stage >= w.COLLAPSING or not s.had_spot:
        return False
    s.had_spot = 0
    s.flared = 1
    s.stage = w.ADVANCING
    return True
