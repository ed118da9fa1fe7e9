"""Elevators: who and what rides down in one, and a wave that destroys it (HIGHRISE-ELEV, HIGHRISE-RESCUE)."""

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import carrying, ending, friends


def lift_of(s: State, edge: int) -> int:
    """The number of the elevator whose door this is, or 0."""
    for lift in range(1, s.board.lifts + 1):
        if s.board.lift_door[lift] == edge:
            return lift
    return 0


def arrive_below(s: State, edge: int) -> None:
    """A door closed: if it is an elevator's, all in it are at the lobby, victims and hazmat safe (HIGHRISE-RESCUE-02, 03)."""
    lift = lift_of(s, edge)
    if lift == 0:
        return
    cell = s.board.lift_at[lift]
    saved = carrying.rescue_at(s, cell, rule.HIGHRISE_RESCUE_02)
    while s.hazmat[cell]:
        saved += 1
        s.hazmat[cell] -= 1
        carrying.secure(s, cell, rule.HIGHRISE_RESCUE_03)
    if s.options.friend == w.EASY:
        friends.stand_up_at(s, cell, rule.SCEN_FRIEND_05)
    if saved:
        ending.after_rescue(s)


def destroy(s: State, cell: int) -> None:
    """A wave reaches an elevator: it is destroyed for good and the wave ends there (HIGHRISE-ELEV-10, 14, 15)."""
    lift = s.board.lift[cell]
    door = s.board.lift_door[lift]
    below = s.edge[door] == w.DOOR
    if s.edge[door] == w.DOOR_GONE:
        return  # HIGHRISE-ELEV-14
    s.edge[door] = w.DOOR_GONE
    s.emit(w.EDGE, door, w.DOOR_GONE, rule.HIGHRISE_ELEV_10)
    signs = min(2, s.markers)
    s.markers -= signs
    s.signs += signs
    s.emit(w.LIFT_DESTROYED, cell, signs, rule.HIGHRISE_ELEV_10)
    for i in range(s.options.crew):
        if s.at[i] == cell:
            if below:
                s.stranded |= 1 << i  # HIGHRISE-ELEV-11: moved in the knock-down step
            elif s.lying >> i & 1:
                friends.put(s, i, s.board.lift_front[lift])
    carrying.lose_at(s, cell, rule.HIGHRISE_ELEV_12)
    if s.hazmat[cell]:
        carrying.discard_hazmats(s, cell, rule.HIGHRISE_ELEV_12)
