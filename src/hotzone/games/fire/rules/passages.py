"""Ways that edges alone do not tell: elevators, the street far below, tops of ladders (HIGHRISE-ELEV, STORY-LADDER)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State


def at_lobby(s: State, cell: int) -> bool:
    """Is this an elevator at the lobby: its door is closed (HIGHRISE-ELEV-01)?"""
    lift = s.board.lift[cell]
    return lift > 0 and s.edge[s.board.lift_door[lift]] == w.DOOR


def at_floor(s: State, cell: int) -> bool:
    """Is this an elevator on the burning floor: its door is open (HIGHRISE-ELEV-01)?"""
    lift = s.board.lift[cell]
    return lift > 0 and s.edge[s.board.lift_door[lift]] == w.DOOR_OPEN


def is_wreck(s: State, cell: int) -> bool:
    """Is this a destroyed elevator: its door is gone (HIGHRISE-ELEV-10, A-57)?"""
    lift = s.board.lift[cell]
    return lift > 0 and s.edge[s.board.lift_door[lift]] == w.DOOR_GONE


def cut_off(s: State, cell: int) -> bool:
    """Is the burning floor out of reach from here: from the street and from the lobby (A-55, A-56)?"""
    return s.board.street > 0 and (not s.board.inside[cell] or at_lobby(s, cell))


def blocked(s: State, here: int, there: int) -> bool:
    """Is the step between two neighbours barred although nothing stands between them?"""
    if s.board.street:
        if s.board.inside[here] != s.board.inside[there]:
            return True  # HIGHRISE-LADDER-09
        if s.board.lift[here] and not at_floor(s, here):
            return True  # HIGHRISE-ELEV-05, HIGHRISE-ELEV-06
        return s.board.lift[there] > 0 and not at_floor(s, there)  # HIGHRISE-ELEV-08, HIGHRISE-ELEV-13
    return s.board.top[there] > 0 and not has_room(s, there)


def has_room(s: State, top: int) -> bool:
    """Does the upper segment of a ladder lie here, with nobody on it (STORY-BOARD-07, STORY-LADDER-10)?"""
    if not is_raised(s, s.board.next[top * c.SIDES + w.LADDER]):
        return False
    for i in range(s.options.crew):
        if s.at[i] == top and not s.lying >> i & 1:  # who lies there was carried
            return False
    return True


def is_raised(s: State, foot: int) -> bool:
    """Does an extended ladder stand on this space?"""
    return s.ladder[foot] >= w.RAISED


def ladder_serves(s: State, cell: int) -> bool:
    """Does the engine's ladder reach this space through a destroyed outer wall on its side (HIGHRISE-LADDER-02 to 06)?"""
    if s.engine < 0 or not s.board.inside[cell] or s.board.lift[cell]:
        return False
    i = cell * c.SIDES + s.board.engine_side[s.engine]
    return not s.board.inside[s.board.next[i]] and s.edge[s.board.border[i]] == w.DESTROYED


def toll(s: State, here: int, there: int, load: int, usual: int) -> int:
    """What a step costs where it is not the usual price: lobby, engine's ladder, a treated victim on a ladder."""
    if s.board.street and s.board.inside[here] != s.board.inside[there]:
        if s.board.lift[here] or s.board.lift[there]:
            return 2  # HIGHRISE-ELEV-07, A-47
        return 2 * usual  # HIGHRISE-LADDER-01, A-13
    if load == w.LEADING and (s.board.top[here] or s.board.top[there]):
        return 2  # STORY-LADDER-09, A-62
    return usual


def on_ladder(s: State, figure: int, bits: int) -> int:
    """Of the loads, those that go up or down a ladder: one object, and none is left on top (STORY-LADDER-09, 12, A-36)."""
    if s.holds >> figure & 1:
        return bits & 1 << w.ALONE  # a treated victim is carried here, and the hands are full
    bits &= 1 << w.ALONE | 1 << w.WITH_VICTIM | 1 << w.WITH_HAZMAT | 1 << w.LEADING | 1 << w.WITH_FRIEND
    if s.board.top[s.at[figure]] and bits != 1 << w.ALONE:
        bits &= ~(1 << w.ALONE)
    return bits
