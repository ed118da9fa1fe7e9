"""Points of interest turned up, firefighters knocked down, victims lost (FIRE-REVEAL, FIRE-KNOCK, FIRE-LOST)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import carrying, ending, friends, hazmat, passages, placing


def hidden_at(s: State, cell: int) -> int:
    """The slot of the face-down POI on a space, or -1."""
    for slot in range(w.SLOTS):
        if s.poi[slot] == w.HIDDEN and s.poi_at[slot] == cell:
            return slot
    return -1


def meet(s: State, cell: int) -> None:
    """A firefighter enters a space, or looks at it from afar: its face-down POI is turned up at once (R-08)."""
    if hidden_at(s, cell) >= 0:
        s.stage = w.REVEALING
        s.asked = cell


def asks_for_face(s: State) -> bool:
    """Ask nature which face lies on the asked space; where only one kind is left there is nothing to ask."""
    if s.victims > 0 and s.alarms > 0:
        s.actor = c.NATURE
        return True
    turn_up(s, w.FACE_VICTIM if s.victims else w.FACE_ALARM)
    return False


def turn_up(s: State, face: int) -> None:
    """Show the face of the POI on the asked space, and what it means at this point of the match."""
    cell = s.asked
    carrying.drop(s, hidden_at(s, cell))
    s.emit(w.TURNED, cell, face, why_turned(s, cell))
    if face == w.FACE_VICTIM:
        s.victims -= 1
        if s.stage == w.LOSING or s.stage == w.COLLAPSING:
            carrying.lose_one(s, cell, w.HIDDEN, why_lost(s))
        elif s.stage == w.MEETING and s.options.discard_poi:
            s.emit(w.DISCARDED, cell, w.VICTIM, rule.POI_04)  # it: removed whatever it is
            ending.after_losses(s)
        else:
            carrying.add(s, w.VICTIM, cell)
    else:
        s.alarms -= 1
        if s.options.unmarked and s.stage != w.COLLAPSING and not (s.stage == w.MEETING and s.options.discard_poi):
            hazmat.leave(s, cell, rule.VAR_08 if s.stage == w.LOSING else rule.VAR_07)
    s.asked = 0
    if s.stage == w.REVEALING:
        s.stage = w.ACTING
    elif s.stage == w.MEETING:
        s.stage = w.REPLENISHING


def why_turned(s: State, cell: int) -> int:
    """The rule that turns a POI up at this point of the match."""
    if s.stage == w.REVEALING:
        return rule.REVEAL_01 if placing.figure_at(s, cell) else rule.REVEAL_04
    if s.stage == w.MEETING:
        return rule.POI_04
    return rule.LOST_02 if s.stage == w.LOSING else rule.END_04


def why_lost(s: State) -> int:
    """The rule by which a victim is lost now."""
    return rule.END_04 if s.stage == w.COLLAPSING else rule.LOST_01


def lose(s: State) -> bool:
    """Lose every POI and victim in fire, all of them when the building falls; ask for faces in order (R-40, R-41)."""
    slot = 0
    while slot < w.SLOTS:
        cell = s.poi_at[slot]
        if s.poi[slot] == w.NO_POI or (s.threat[cell] != w.FIRE and s.stage != w.COLLAPSING):
            slot += 1
        elif s.poi[slot] == w.HIDDEN:
            s.asked = cell
            if asks_for_face(s):
                return True
        else:
            what = s.poi[slot]
            carrying.drop(s, slot)
            carrying.lose_one(s, cell, what, why_lost(s))
    return False


def knock_down(s: State) -> bool:
    """Send everybody in fire to the ambulance; each chooses the space, in the order of their numbers (R-54)."""
    for i in range(s.options.crew):
        if (s.threat[s.at[i]] == w.FIRE or s.board.special) and is_hit(s, i):
            if s.options.spots_on_board and not s.stranded >> i & 1:
                ending.finish(s, w.DEFEAT, rule.SCEN_SAVE_06)
                return False
            if s.options.friend and not s.stranded >> i & 1:
                friends.fall(s, i)
                continue
            s.asked = i
            s.actor = i
            return True
    return False


def is_hit(s: State, figure: int) -> bool:
    """Must this firefighter leave its space: it burns, or nothing is left to stand on (HIGHRISE-ELEV-11, 12, STORY-LADDER-15)?"""
    if s.stranded >> figure & 1:
        return True
    if (s.fallen | s.lying) >> figure & 1:  # nobody is hit twice in a phase
        return False
    cell = s.at[figure]
    if s.threat[cell] == w.FIRE:
        return True
    if not s.board.special:
        return False
    if s.board.top[cell]:
        return not passages.is_raised(s, s.board.next[cell * c.SIDES + w.LADDER])
    return passages.is_wreck(s, cell)


def fall(s: State, figure: int, cell: int) -> None:
    """Put a firefighter that was hit on a space of the ambulance (FIRE-KNOCK-02, FIRE-KNOCK-04)."""
    s.fallen |= 1 << figure
    s.at[figure] = cell
    s.asked = 0
    if s.stranded >> figure & 1:  # HIGHRISE-ELEV-11: moved, not knocked down
        s.stranded &= ~(1 << figure)
        s.emit(w.MOVED, figure, cell, rule.HIGHRISE_ELEV_11)
        if s.lying >> figure & 1 and friends.revives(s, cell):
            friends.stand_up(s, figure, rule.SCEN_FRIEND_05)
        return
    s.emit(w.KNOCKED_DOWN, figure, cell, why_there(s))
    if s.options.lose_saved and s.saved[figure]:  # cs
        s.saved[figure] = 0
        s.emit(w.SAVED, figure, 0, rule.AP_09)


def why_there(s: State) -> int:
    """The rule that says where the knocked down go."""
    if s.board.street:
        return rule.HIGHRISE_FIRE_01
    return rule.KNOCK_04 if s.options.vehicles else rule.KNOCK_02


def refuges(s: State) -> None:
    """List where a firefighter that was hit may go: the ambulance, or the places nearest as the crow flies (R-47)."""
    if s.board.street:  # HIGHRISE-FIRE-01, HIGHRISE-ELEV-11
        s.offer(w.FALL << 8 | s.board.engine[2 * s.engine])
        s.offer(w.FALL << 8 | s.board.engine[2 * s.engine + 1])
        return
    near = s.board.refuge[s.at[s.asked]]
    if s.options.vehicles:
        near = 1 << s.ambulance
    for place in range(s.board.ambulance_places):
        if near >> place & 1:
            s.offer(w.FALL << 8 | s.board.ambulance[2 * place])
            s.offer(w.FALL << 8 | s.board.ambulance[2 * place + 1])
