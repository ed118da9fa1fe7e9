"""A friend in need: firefighters that lie where they fell, are carried and get up again (SCEN-FRIEND)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import ending, passages


def fall(s: State, figure: int) -> None:
    """A firefighter that was hit lies where it was; from a ladder or a wrecked elevator, beside it (SCEN-FRIEND-01, A-21, A-59)."""
    cell = s.at[figure]
    if s.board.top[cell]:
        cell = s.board.next[cell * c.SIDES + w.LADDER]
    elif passages.is_wreck(s, cell):
        cell = s.board.lift_front[s.board.lift[cell]]
    s.fallen |= 1 << figure
    s.lying |= 1 << figure
    s.at[figure] = cell
    s.emit(w.KNOCKED_DOWN, figure, cell, rule.SCEN_FRIEND_01)
    s.emit(w.LYING, figure, 1, rule.SCEN_FRIEND_01)
    if s.options.lose_saved and s.saved[figure]:  # cs
        s.saved[figure] = 0
        s.emit(w.SAVED, figure, 0, rule.AP_09)


def see_who_stands(s: State) -> None:
    """If everybody lies after the losses, the team has lost; a victory won before stays (SCEN-FRIEND-10, A-63)."""
    if s.stage != w.OVER and s.lying == (1 << s.options.crew) - 1:
        if s.playing_on:
            ending.finish(s, w.VICTORY, rule.END_06)
        else:
            ending.finish(s, w.DEFEAT, rule.SCEN_FRIEND_10)


def put(s: State, figure: int, cell: int) -> None:
    """Move a firefighter that lies, by no deed of its own."""
    s.at[figure] = cell
    s.emit(w.MOVED, figure, cell, rule.SCEN_FRIEND_02)


def bring(s: State, figure: int, cell: int) -> None:
    """A firefighter that lies is carried to a space, and gets up if that is the right one (SCEN-FRIEND-05)."""
    put(s, figure, cell)
    if revives(s, cell):
        stand_up(s, figure, rule.SCEN_FRIEND_05)


def revives(s: State, cell: int) -> bool:
    """Does who is carried here get up: at the ambulance, in the easy game on any of its places; high up at the engine (A-21)?"""
    if s.board.street:
        if s.options.friend == w.EASY and passages.at_lobby(s, cell):
            return True
        for i in range(2 * s.board.engine_places):
            if s.board.engine[i] == cell and (s.options.friend == w.EASY or i // 2 == s.engine):
                return True
        return False
    for i in range(2 * s.board.ambulance_places):
        if s.board.ambulance[i] == cell and (s.options.friend == w.EASY or i // 2 == s.ambulance):
            return True
    return False


def stand_up(s: State, figure: int, why: int) -> None:
    """A firefighter gets up where it is, and acts from its next turn (SCEN-FRIEND-07)."""
    s.lying &= ~(1 << figure)
    s.emit(w.LYING, figure, 0, why)


def stand_up_at(s: State, cell: int, why: int) -> None:
    """Everybody who lies on a space gets up."""
    for i in range(s.options.crew):
        if s.lying >> i & 1 and s.at[i] == cell:
            stand_up(s, i, why)


def meet_vehicle(s: State, vehicle: int) -> None:
    """The ambulance, high up the engine, arrives where somebody lies (SCEN-FRIEND-06, A-59)."""
    for i in range(2):
        if vehicle == w.AMBULANCE:
            stand_up_at(s, s.board.ambulance[2 * s.ambulance + i], rule.SCEN_FRIEND_06)
        elif s.board.street:
            stand_up_at(s, s.board.engine[2 * s.engine + i], rule.SCEN_FRIEND_06)


def lies_at(s: State, cell: int) -> bool:
    """Does a firefighter lie on this space?"""
    for i in range(s.options.crew):
        if s.lying >> i & 1 and s.at[i] == cell:
            return True
    return False
