"""Hazardous materials in fire (FIRE-HAZ)."""

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import ending, explosion, spreading, threats


def detonate(s: State) -> bool:
    """Explode what lies in fire, one by one; ask which comes first where two spaces burn (FIRE-HAZ-02, R-17)."""
    while s.stage < w.COLLAPSING:
        burning = in_fire(s)
        if burning == 0:
            return False
        if burning > 1:
            s.actor = s.seat
            return True
        blow(s, the_one_in_fire(s))
    return False


def in_fire(s: State) -> int:
    """How many spaces have both fire and hazmat."""
    count = 0
    if s.options.hazmats:
        for i in range(s.board.inner_count):
            cell = s.board.inner[i]
            if s.hazmat[cell] and s.threat[cell] == w.FIRE:
                count += 1
    return count


def the_one_in_fire(s: State) -> int:
    """The first space with both fire and hazmat."""
    for i in range(s.board.inner_count):
        cell = s.board.inner[i]
        if s.hazmat[cell] and s.threat[cell] == w.FIRE:
            return cell
    return 0


def blow(s: State, cell: int) -> None:
    """Explode one hazmat: its marker leaves the game, a hot spot comes, flashover follows (FIRE-HAZ-03)."""
    explosion.explode(s, cell, rule.HAZ_01)
    if s.stage >= w.COLLAPSING:
        return
    if s.hazmat[cell] > w.FALSE_HAZMAT:  # by option this one leaves nothing
        s.hazmat[cell] -= w.FALSE_HAZMAT + 1
        s.emit(w.HAZMAT_EXPLODED, cell, s.hazmat[cell], rule.SCEN_HAZ_03)
    else:
        s.hazmat[cell] -= 1
        s.emit(w.HAZMAT_EXPLODED, cell, s.hazmat[cell], rule.HAZ_03)
        threats.heat(s, cell, rule.HAZ_03)  # the supply is empty where hot spots are not in use
    ending.after_hazmat(s)
    if s.stage < w.COLLAPSING:
        spreading.flashover(s)


def choices(s: State) -> None:
    """List the spaces whose hazmat may explode next."""
    for i in range(s.board.inner_count):
        cell = s.board.inner[i]
        if s.hazmat[cell] and s.threat[cell] == w.FIRE:
            s.offer(w.DETONATE << 8 | cell)


def leave(s: State, cell: int, why: int) -> None:
    """Put a hazmat on a space (FIRE-VAR-07)."""
    s.hazmat[cell] += 1
    if s.stage == w.LOSING and not s.options.alarm_spot:
        s.hazmat[cell] += w.FALSE_HAZMAT
    s.emit(w.HAZMAT, cell, s.hazmat[cell], why)
