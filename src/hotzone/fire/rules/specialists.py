"""What only specialists do, and changing the crew (FIRE-SPEC, FIRE-CREW)."""

from hotzone.fire import rule
from hotzone.fire import words as w
from hotzone.fire.rules import carrying, escaping, paying, vehicles
from hotzone.fire.state import State

CHANGE_COST = 2


def choices(s: State, budget: int, hot: bool) -> None:
    """List the deeds of the active figure's card: treat, identify or dispose."""
    role = s.role[s.seat]
    here = s.at[s.seat]
    if role == w.PARAMEDIC:
        if budget >= 1 and untreated_at(s, here) >= 0 and may(s, w.TREAT, 1, hot):
            s.offer(w.TREAT << 8 | here)
    elif role == w.IMAGING:
        if budget >= 1 and may(s, w.IDENTIFY, 1, hot):
            for slot in range(w.SLOTS):
                if s.poi[slot] == w.HIDDEN:
                    s.offer(w.IDENTIFY << 8 | s.poi_at[slot])
    elif role == w.HAZMAT_TECHNICIAN and budget >= 2 and s.hazmat[here] and may(s, w.DISPOSE, 2, hot):
        s.offer(w.DISPOSE << 8 | here)


def may(s: State, kind: int, price: int, hot: bool) -> bool:
    """Does the price leave everybody in fire a way out (R-02)?"""
    return not hot or escaping.allowed(s, 0, kind, 0, price, w.FOR_ANYTHING)


def untreated_at(s: State, cell: int) -> int:
    """The slot of an untreated victim on a space, or -1."""
    for slot in range(w.SLOTS):
        if s.poi[slot] == w.VICTIM and s.poi_at[slot] == cell:
            return slot
    return -1


def treat(s: State, cell: int) -> None:
    """Put a heal marker under a victim in the Paramedic's own space (FIRE-SPEC-01, FIRE-SPEC-02)."""
    s.poi[untreated_at(s, cell)] = w.TREATED
    carrying.tidy(s)
    s.emit(w.VICTIM_TREATED, cell, 0, rule.SPEC_01)


def dispose(s: State, cell: int) -> None:
    """Move a hazmat from the Technician's own space straight to safety (FIRE-SPEC-13)."""
    s.hazmat[cell] -= 1
    s.emit(w.HAZMAT_SAFE, cell, s.hazmat[cell], rule.SPEC_13)


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
    free = s.options.deck & ~cards_in_use(s)
    for role in range(w.ROLES):
        if free >> role & 1:
            s.offer(w.CHANGE << 8 | role)


def change(s: State, role: int) -> None:
    """Take another card: its AP less two, its pools, its abilities; savings stay (FIRE-CREW-04, R-32)."""
    s.role[s.seat] = role
    s.emit(w.ROLE, s.seat, role, rule.CREW_01)
    paying.begin(s, s.options.base_ap[role] - CHANGE_COST)
