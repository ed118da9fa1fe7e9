"""What lies on a space, taking it along, and bringing it to safety (FIRE-CARRY)."""

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import ending, friends


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
    if s.lying and friends.lies_at(s, cell):  # SCEN-FRIEND-02
        bits |= 1 << w.WITH_FRIEND
        if treated:
            bits |= 1 << w.LEADING_FRIEND
    return bits


def take_along(s: State, load: int, here: int, there: int) -> None:
    """Move the load with its bearer; what reaches safety leaves the board."""
    if load == w.WITH_VICTIM or load == w.LEADING_VICTIM:
        shift(s, w.VICTIM, here, there, rule.MOVE_03)
    if load == w.LEADING_TREATED:
        shift(s, w.TREATED, here, there, rule.CARRY_12)
    if load >= w.LEADING and load != w.WITH_FRIEND:
        shift(s, w.TREATED, here, there, rule.CARRY_10)
    if load == w.WITH_HAZMAT or load == w.LEADING_HAZMAT:
        haul(s, here, there)
    if load != w.WITH_HAZMAT and load != w.WITH_FRIEND and is_safety(s, there):
        rescue_at(s, there, why_safe(s))
        ending.after_rescue(s)
    elif s.options.arson:
        ending.after_rescue(s)  # SCEN-ARSON-02: the last piece of evidence may win


def shift(s: State, what: int, here: int, there: int, why: int) -> None:
    """Move one victim of a kind from space to space."""
    for slot in range(w.SLOTS):
        if s.poi[slot] == what and s.poi_at[slot] == here:
            s.poi_at[slot] = there
            s.emit(w.VICTIM_MOVED if what == w.VICTIM else w.TREATED_MOVED, here, there, why)
            tidy(s)
            return


def haul(s: State, here: int, there: int) -> None:
    """Carry a hazmat; outside on the ground it is safe at once (FIRE-CARRY-07, FIRE-CARRY-09, A-36)."""
    s.hazmat[here] -= 1
    if s.board.safe[there]:
        secure(s, here, rule.HIGHRISE_RESCUE_03 if s.board.street else rule.CARRY_09)
    else:
        s.hazmat[there] += 1
        s.emit(w.HAZMAT_MOVED, here, there, rule.CARRY_07)


def secure(s: State, cell: int, why: int) -> None:
    """A hazmat taken from a space was brought out; it may be evidence (SCEN-ARSON-04)."""
    s.emit(w.HAZMAT_SAFE, cell, s.hazmat[cell], why)
    if s.options.arson:
        s.evidence += 1
        s.emit(w.EVIDENCE, s.evidence, 0, rule.SCEN_ARSON_04)


def discard_hazmats(s: State, cell: int, why: int) -> None:
    """Hazmats leave the game, neither safe nor exploding (HIGHRISE-ELEV-12, A-58)."""
    s.hazmat[cell] = 0
    s.emit(w.HAZMAT_GONE, cell, 0, why)
    ending.after_hazmat(s)


def is_safety(s: State, cell: int) -> bool:
    """Is a victim safe here: at the ambulance, or outside on the ground (FIRE-CARRY-05, 06, HIGHRISE-RESCUE-01)?"""
    if s.options.vehicles and not s.board.street:
        return at_ambulance(s, cell)
    return s.board.safe[cell] > 0


def why_safe(s: State) -> int:
    """The rule that makes a victim safe at the end of its way."""
    if s.board.street:
        return rule.HIGHRISE_RESCUE_01
    return rule.CARRY_06 if s.options.vehicles else rule.CARRY_05


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


def lose_one(s: State, cell: int, what: int, why: int) -> None:
    """A victim is lost (FIRE-LOST-01)."""
    s.lost += 1
    s.emit(w.VICTIM_LOST, cell, what, why)


def lose_at(s: State, cell: int, why: int) -> None:
    """Lose every victim on a space."""
    slot = 0
    while slot < w.SLOTS:
        if s.poi[slot] >= w.VICTIM and s.poi_at[slot] == cell:
            what = s.poi[slot]
            drop(s, slot)
            lose_one(s, cell, what, why)
        else:
            slot += 1


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
