"""What lies on a space, taking it along, and bringing it to safety (FIRE-CARRY)."""

from hotzone.fire import rule
from hotzone.fire import words as w
from hotzone.fire.rules import ending
from hotzone.fire.state import State


def loads(s: State, cell: int) -> int:
    """What a figure could take along from its space, a bit for each load (FIRE-CARRY-01, R-09, R-74)."""
    victims = 0
    treated = 0
    for slot in range(w.SLOTS):
        if s.poi[slot] >= w.VICTIM and s.poi_at[slot] == cell:
            if s.poi[slot] == w.VICTIM:
                victims = 1
            else:
                treated += 1
    hazmat = s.hazmat[cell] > 0
    bits = 1 << w.ALONE
    if victims:
        bits |= 1 << w.WITH_VICTIM
    if hazmat:
        bits |= 1 << w.WITH_HAZMAT
    if treated:
        bits |= 1 << w.LEADING
        if victims:
            bits |= 1 << w.LEADING_VICTIM
        if treated > 1:
            bits |= 1 << w.LEADING_TREATED
        if hazmat:
            bits |= 1 << w.LEADING_HAZMAT
    return bits


def take_along(s: State, load: int, here: int, there: int) -> None:
    """Move the load with its bearer; what reaches safety leaves the board."""
    if load == w.WITH_VICTIM or load == w.LEADING_VICTIM:
        shift(s, w.VICTIM, here, there, rule.MOVE_03)
    if load == w.LEADING_TREATED:
        shift(s, w.TREATED, here, there, rule.CARRY_12)
    if load >= w.LEADING:
        shift(s, w.TREATED, here, there, rule.CARRY_10)
    if load == w.WITH_HAZMAT or load == w.LEADING_HAZMAT:
        haul(s, here, there)
    if load != w.WITH_HAZMAT and is_safety(s, there):
        rescue_at(s, there, rule.CARRY_06 if s.options.vehicles else rule.CARRY_05)
        ending.after_rescue(s)


def shift(s: State, what: int, here: int, there: int, why: int) -> None:
    """Move one victim of a kind from space to space."""
    for slot in range(w.SLOTS):
        if s.poi[slot] == what and s.poi_at[slot] == here:
            s.poi_at[slot] = there
            s.emit(w.VICTIM_MOVED if what == w.VICTIM else w.TREATED_MOVED, here, there, why)
            tidy(s)
            return


def haul(s: State, here: int, there: int) -> None:
    """Carry a hazmat; outside it is safe at once (FIRE-CARRY-07, FIRE-CARRY-09)."""
    s.hazmat[here] -= 1
    if s.board.inside[there]:
        s.hazmat[there] += 1
        s.emit(w.HAZMAT_MOVED, here, there, rule.CARRY_07)
    else:
        s.emit(w.HAZMAT_SAFE, here, s.hazmat[here], rule.CARRY_09)


def is_safety(s: State, cell: int) -> bool:
    """Is a victim safe here: at the ambulance, or without vehicles anywhere outside (FIRE-CARRY-05, FIRE-CARRY-06)?"""
    if s.options.vehicles:
        return at_ambulance(s, cell)
    return not s.board.inside[cell]


def at_ambulance(s: State, cell: int) -> bool:
    """Is this one of the two spaces the ambulance covers?"""
    i = 2 * s.ambulance
    return s.ambulance >= 0 and (cell == s.board.ambulance[i] or cell == s.board.ambulance[i + 1])


def rescue_at(s: State, cell: int, why: int) -> int:
    """Rescue every victim on a space; says how many."""
    count = 0
    slot = 0
    while slot < w.SLOTS:
        if s.poi[slot] >= w.VICTIM and s.poi_at[slot] == cell:
            s.rescued += 1
            count += 1
            s.emit(w.RESCUED, cell, s.poi[slot], why)
            drop(s, slot)
        else:
            slot += 1
    return count


def drop(s: State, slot: int) -> None:
    """Free a slot; the later ones move up."""
    s.poi[slot] = w.NO_POI
    s.poi_at[slot] = 0
    tidy(s)


def add(s: State, what: int, cell: int) -> None:
    """Put a POI or victim into a free slot."""
    s.poi[w.SLOTS - 1] = what  # empty ones are last
    s.poi_at[w.SLOTS - 1] = cell
    tidy(s)


def tidy(s: State) -> None:
    """Keep the slots in the order of their spaces, so that equal tables have equal bytes."""
    for last in range(w.SLOTS - 1, 0, -1):
        for i in range(last):
            if rank(s, i) > rank(s, i + 1):
                poi = s.poi[i]
                cell = s.poi_at[i]
                s.poi[i] = s.poi[i + 1]
                s.poi_at[i] = s.poi_at[i + 1]
                s.poi[i + 1] = poi
                s.poi_at[i + 1] = cell


def rank(s: State, slot: int) -> int:
    """Where a slot belongs: by space, then by kind, empty ones last."""
    if s.poi[slot] == w.NO_POI:
        return 9999
    return s.poi_at[slot] * 4 + s.poi[slot]
