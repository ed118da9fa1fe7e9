"""Action points: what a figure can spend, and paying (FIRE-AP, R-23, R-24)."""

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State


def purse(s: State) -> int:
    """The general AP of whose turn it is: this turn's and the saved ones."""
    return s.ap + s.saved[s.seat]


def means(s: State, purpose: int) -> int:
    """What the active figure can spend for a purpose: the fitting pool and the general AP (FIRE-AP-07)."""
    general = s.ap + s.saved[s.seat]
    if purpose == w.FOR_MOVING:
        return general + s.move_ap
    if purpose == w.FOR_DOUSING:
        return general + s.douse_ap
    return general


def means_to_command(s: State, figure: int) -> int:
    """What the Captain can spend on another figure; little on the CAFS Firefighter (FIRE-SPEC-10, R-24)."""
    general = s.ap + s.saved[s.seat]
    if s.role[figure] != w.CAFS:
        return general + s.command_ap
    if s.options.cafs_command:
        return general + min(s.command_ap, 1 - s.cafs)
    return min(general + s.command_ap, 1 - s.cafs)


def pay(s: State, cost: int, purpose: int) -> None:
    """Pay in full before the effect: the fitting pool first, then this turn's AP, then the saved ones (R-23)."""
    left = cost
    if purpose == w.FOR_MOVING:
        part = min(left, s.move_ap)
        s.move_ap -= part
        left -= part
    elif purpose == w.FOR_DOUSING:
        part = min(left, s.douse_ap)
        s.douse_ap -= part
        left -= part
    settle(s, left)


def pay_command(s: State, cost: int, figure: int) -> None:
    """Pay for a command with command AP first, as far as the CAFS limit lets them (FIRE-SPEC-09, R-24)."""
    part = min(cost, s.command_ap)
    if s.role[figure] == w.CAFS:
        if s.options.cafs_command:
            part = min(part, 1 - s.cafs)
            s.cafs += part
        else:
            s.cafs += cost
    s.command_ap -= part
    settle(s, cost - part)


def settle(s: State, left: int) -> None:
    """Take the rest of a price from this turn's AP, then from the saved ones."""
    part = min(left, s.ap)
    s.ap -= part
    s.saved[s.seat] -= left - part
    tell(s, rule.AP_08)


def tell(s: State, why: int) -> None:
    """Tell what the active figure can still spend."""
    s.emit(w.POINTS, s.ap | s.saved[s.seat] << 8, s.move_ap | s.douse_ap << 4 | s.command_ap << 8, why)


def begin(s: State, base: int) -> None:
    """Fill this turn's AP and the card's pools (FIRE-AP-01, FIRE-AP-02)."""
    role = s.role[s.seat]
    s.ap = base
    s.move_ap = s.options.move_pool[role]
    s.douse_ap = s.options.douse_pool[role]
    s.command_ap = s.options.command_pool[role]
    tell(s, rule.AP_02 if role else rule.AP_01)


def save(s: State) -> None:
    """Keep what is left of the general AP, four at most; pools are void (FIRE-AP-03, FIRE-AP-04)."""
    s.saved[s.seat] = min(w.SAVED_AT_MOST, s.ap + s.saved[s.seat])
    s.ap = 0
    s.move_ap = 0
    s.douse_ap = 0
    s.command_ap = 0
    s.cafs = 0
    s.emit(w.SAVED, s.seat, s.saved[s.seat], rule.AP_04)
