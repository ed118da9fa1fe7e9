"""What only specialists do, and changing the crew (FIRE-SPEC, FIRE-CREW)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import carrying, ending, escaping, friends, passages, paying, threats, vehicles

CHANGE_COST = 2


def choices(s: State, budget: int, hot: bool) -> None:
    """List the deeds of the active figure's card: treat, revive, identify, dispose, clear or repair."""
    role = s.role[s.seat]
    here = s.at[s.seat]
    if role == w.PARAMEDIC:
        if budget >= 1 and untreated_at(s, here) >= 0 and may(s, w.TREAT, 1, hot):
            s.offer(w.TREAT << 8 | here)
        if s.lying and budget >= 1 and s.threat[here] != w.FIRE and may(s, w.REVIVE, 1, hot):  # SCEN-FRIEND-04
            for i in range(s.options.crew):
                if s.lying >> i & 1 and s.at[i] == here:
                    s.offer(w.REVIVE << 8 | i)
    elif role == w.IMAGING:
        if budget >= 1 and may(s, w.IDENTIFY, 1, hot):
            for slot in range(w.SLOTS):
                if s.poi[slot] == w.HIDDEN:
                    s.offer(w.IDENTIFY << 8 | s.poi_at[slot])
    elif role == w.ENGINEER:
        if is_quiet(s, here):
            engineering(s, here, budget)
    elif role == w.HAZMAT_TECHNICIAN and budget >= 2 and s.hazmat[here] and may(s, w.DISPOSE, 2, hot):
        s.offer(w.DISPOSE << 8 | here)


def is_quiet(s: State, cell: int) -> bool:
    """Can the Structural Engineer work here: no fire in the space nor in an adjacent one (ENGINEER-06, ENGINEER-07)?"""
    return s.threat[cell] != w.FIRE and not threats.beside_fire(s, cell) and not passages.cut_off(s, cell)


def engineering(s: State, here: int, budget: int) -> None:
    """List the hot spot to clear and the walls to repair (ENGINEER-02 to 05)."""
    if budget >= 1 and s.spot[here]:
        s.offer(w.CLEAR_SPOT << 8 | here)
    if budget >= 2:
        for side in range(4):
            edge = s.board.border[here * c.SIDES + side]
            if s.edge[edge] == w.DAMAGED or s.edge[edge] == w.PARTY_DAMAGED:  # BROWN-05
                s.offer(w.REPAIR << 8 | edge)


def may(s: State, kind: int, price: int, hot: bool) -> bool:
    """Does the price leave everybody in fire a way out (R-02)?"""
    return not hot or escaping.allowed(s, 0, kind, 0, price, w.FOR_ANYTHING)


def untreated_at(s: State, cell: int) -> int:
    """The slot of an untreated victim on a space, or -1."""
    for slot in range(w.SLOTS):
        if s.poi[slot] == w.VICTIM and s.poi_at[slot] == cell:
            return slot
    return -1


def do(s: State, kind: int, target: int) -> None:
    """Carry out a deed of a card that was paid."""
    if kind == w.TREAT:
        treat(s, target)
    elif kind == w.REVIVE:
        friends.stand_up(s, target, rule.SCEN_FRIEND_04)
    elif kind == w.DISPOSE:
        dispose(s, target)
    elif kind == w.CLEAR_SPOT:
        clear_spot(s, target)
    else:
        repair(s, target)


def clear_spot(s: State, cell: int) -> None:
    """Take a hot spot off the board, back to the supply; to save the structure, for good (ENGINEER-02, SCEN-SAVE-04)."""
    s.spot[cell] = 0
    if not s.options.spots_on_board:
        s.spots += 1
        s.emit(w.SPOT_CLEARED, cell, s.spots, rule.ENGINEER_02)
        return
    s.emit(w.SPOT_CLEARED, cell, s.spots, rule.SCEN_SAVE_04)
    if threats.spots_left(s) == 0:
        ending.finish(s, w.VICTORY, rule.SCEN_SAVE_05)


def repair(s: State, edge: int) -> None:
    """Take the one damage marker off a wall, back to the supply (ENGINEER-03, ENGINEER-10)."""
    s.edge[edge] = w.PARTY if s.edge[edge] == w.PARTY_DAMAGED else w.WALL
    s.damage -= 1
    s.emit(w.EDGE, edge, s.edge[edge], rule.ENGINEER_03)


def treat(s: State, cell: int) -> None:
    """Put a heal marker under a victim in the Paramedic's own space (FIRE-SPEC-01, FIRE-SPEC-02)."""
    s.poi[untreated_at(s, cell)] = w.TREATED
    carrying.tidy(s)
    s.emit(w.VICTIM_TREATED, cell, 0, rule.SPEC_01)


def dispose(s: State, cell: int) -> None:
    """Move a hazmat from the Technician's own space straight to safety (FIRE-SPEC-13)."""
    s.hazmat[cell] -= 1
    s.emit(w.HAZMAT_SAFE, cell, s.hazmat[cell], rule.SPEC_13)
    if s.options.arson and s.options.dispose_counts:
        s.evidence += 1
        s.emit(w.EVIDENCE, s.evidence, 0, rule.SCEN_ARSON_04)
        ending.after_rescue(s)
    ending.after_hazmat(s)


def cards_in_use(s: State) -> int:
    """Bits: the cards that lie before somebody; no card lies twice (FIRE-COMP-06)."""
    bits = 0
    for i in range(s.options.crew):
        bits |= 1 << s.role[i]
    return bits


def changes(s: State, budget: int) -> None:
    """List the cards to change to: the first deed of a turn that began on the engine (FIRE-CREW-01 to 03)."""
    if not s.options.crew_change or not s.fresh or budget < CHANGE_COST or not vehicles.on_engine(s, s.seat):
        return
    if s.options.spots_on_board and s.role[s.seat] == w.ENGINEER:
        return  # the engineer stays while hot spots remain
    free = s.options.deck & ~cards_in_use(s)
    for role in range(w.ROLES):
        if free >> role & 1:
            s.offer(w.CHANGE << 8 | role)


def change(s: State, role: int) -> None:
    """Take another card: its AP less two, its pools, its abilities; savings stay (FIRE-CREW-04, R-32)."""
    s.role[s.seat] = role
    s.emit(w.ROLE, s.seat, role, rule.CREW_01)
    paying.begin(s, s.options.base_ap[role] - CHANGE_COST)
