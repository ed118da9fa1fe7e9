"""Nobody may be left standing in fire: the look-ahead of R-02 and R-26 (FIRE-MOVE-06)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import passages, paying

NEVER = 99  # more AP than anybody has


def anyone_in_fire(s: State) -> bool:
    """Does a figure stand in fire now? In the action phase only one that walked there."""
    for i in range(s.options.crew):
        if is_in_fire(s, i):
            return True
    return False


def is_in_fire(s: State, figure: int) -> bool:
    """Does a figure stand in fire? Who lies there waits for help (SCEN-FRIEND-01)."""
    return s.threat[s.at[figure]] == w.FIRE and not s.lying >> figure & 1


def way_out(s: State, cell: int, limit: int) -> int:
    """The cheapest path of plain moves from a burning space to one that does not burn; NEVER if above the limit."""
    best = NEVER
    if limit < 1:
        return best
    for side in range(s.board.sides):
        i = cell * c.SIDES + side
        there = s.board.next[i]
        if not s.board.stands[there] or not s.board.walks[s.edge[s.board.border[i]]]:
            continue
        if s.board.special and passages.blocked(s, cell, there):
            continue
        if s.threat[there] != w.FIRE:
            return 1  # FIRE-MOVE-01: nothing is cheaper
        if limit >= 3:
            cost = 2 + way_out(s, there, limit - 2)
            if cost < best:
                best = cost
                limit = cost - 1  # only a cheaper one is of interest
    if s.board.street and limit >= 2 and passages.ladder_serves(s, cell):
        best = 2  # HIGHRISE-LADDER-01
    return best


def all_can_leave(s: State) -> bool:
    """Can everybody in fire still be brought out with the AP left? Each needs its own way; costs add up (R-26)."""
    general = s.ap + s.saved[s.seat]
    need = 0
    others = 0
    cafs = 0
    for i in range(s.options.crew):
        if not is_in_fire(s, i):
            continue
        if i == s.seat:
            need = own_need(s, general)
        elif s.role[i] == w.CAFS:
            cafs += way_out(s, s.at[i], general + s.command_ap)
        else:
            others += way_out(s, s.at[i], general + s.command_ap)
    commanded = others
    if cafs:
        if not s.options.cafs_command and cafs > 1 - s.cafs:
            return False
        commanded += min(cafs, 1 - s.cafs)
    by_command = min(s.command_ap, commanded)
    return need + others + cafs - by_command <= general


def own_need(s: State, general: int) -> int:
    """General AP the active figure needs to leave its burning space, or to turn the fire there to smoke (R-02)."""
    douse = NEVER
    step = s.options.douse_cost[s.role[s.seat]]
    if step and not s.options.stop_moving:  # ENGINEER-08; cs: in fire only moving is allowed
        douse = max(0, step - s.douse_ap)
    if douse <= 1 and s.move_ap == 0:
        return douse  # no path is cheaper than one AP
    path = way_out(s, s.at[s.seat], min(general + s.move_ap, 12))
    return min(douse, max(0, path - s.move_ap))


def allowed(s: State, who: int, kind: int, target: int, cost: int, purpose: int) -> bool:
    """Would everybody still come out after this deed? Try it on the table, look, and put all back (R-02)."""
    ap, saved = s.ap, s.saved[s.seat]
    move_ap, douse_ap, command_ap, cafs = s.move_ap, s.douse_ap, s.command_ap, s.cafs
    watched = s.watched
    s.watched = False
    figure = s.seat
    if purpose == w.FOR_COMMANDING:
        figure = who - 1
        paying.pay_command(s, cost, figure)
    else:
        paying.pay(s, cost, purpose)
    place = s.at[figure]
    threat = s.threat[target]
    edge = s.edge[target]
    ladder = s.ladder[target]
    if kind < w.MOVE + w.LOADS:
        s.at[figure] = target
    elif kind == w.OPEN_DOOR:
        s.edge[target] = w.DOOR_OPEN
    elif kind == w.CLOSE_DOOR:
        s.edge[target] = w.DOOR
    elif kind == w.CHOP:
        s.edge[target] = s.board.breaks[edge]
    elif kind == w.DOUSE or kind == w.QUENCH:
        s.threat[target] = w.SMOKE
    elif kind == w.FOLD:
        s.ladder[target] = 0
    elif kind == w.EXTEND:
        s.ladder[target] += w.RAISED  # a way out that it opens counts
    answer = all_can_leave(s)
    s.at[figure] = place
    s.threat[target] = threat
    s.edge[target] = edge
    s.ladder[target] = ladder
    s.ap = ap
    s.saved[s.seat] = saved
    s.move_ap = move_ap
    s.douse_ap = douse_ap
    s.command_ap = command_ap
    s.cafs = cafs
    s.watched = watched
    return answer
