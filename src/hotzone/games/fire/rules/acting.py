"""The action phase: what the active firefighter may do, what it costs, and doing it (FIRE-TURN-03)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import (
    carrying,
    doors,
    ending,
    escaping,
    extinguishing,
    gun,
    ladders,
    moving,
    passages,
    paying,
    people,
    specialists,
    street,
    vehicles,
)


def choices(s: State) -> None:
    """List the deeds in their order: by side, own space, vehicles, card, commands, the end of the turn."""
    hot = escaping.anyone_in_fire(s)
    budget = s.ap + s.saved[s.seat]
    if hot and s.options.stop_moving:  # cs: who is in fire must move on, nothing else
        for i in range(s.options.crew):
            if escaping.is_in_fire(s, i):
                walks(s, i, hot)
        stops(s)
        return
    around(s, budget, hot)
    if s.board.ladders:
        ladders.hands(s)
    if s.options.vehicles:
        vehicles.choices(s, budget, hot)
        gun.choices(s, budget, hot)
        specialists.changes(s, budget)
    if s.options.specialists:
        specialists.choices(s, budget, hot)
        if s.role[s.seat] == w.CAPTAIN:
            commands(s, hot)
    stops(s)
    if not hot:  # FIRE-MOVE-06
        s.offer(w.END << 8)


def stops(s: State) -> None:
    """Players who went on after seven may stop at any time (R-42)."""
    if s.playing_on:
        s.offer(w.FINISH << 8)


def around(s: State, budget: int, hot: bool) -> None:
    """List moves, doors, walls, fire and smoke on the sides of the own space, then the own space."""
    here = s.at[s.seat]
    if s.board.street and passages.cut_off(s, here):
        walks(s, s.seat, hot)
        for side in range(s.board.sides):
            doors.choices(s, 0, s.seat, side, budget, w.FOR_ANYTHING, hot)
        return
    bits = moving.burden(s, s.seat) if s.holds else carrying.loads(s, here)
    wet = budget + s.douse_ap
    feet = budget + s.move_ap
    for side in range(s.board.sides):
        i = here * c.SIDES + side
        edge = s.board.border[i]
        kind = s.edge[edge]
        if s.board.walks[kind]:
            moving.choices(s, 0, s.seat, side, bits, feet, w.FOR_MOVING, hot)
        if kind == w.DOOR or kind == w.DOOR_OPEN:
            doors.choices(s, 0, s.seat, side, budget, w.FOR_ANYTHING, hot)
        elif s.board.breaks[kind] != kind:
            if kind == w.WINDOW or kind == w.WINDOW_OPEN:
                doors.choices(s, 0, s.seat, side, feet, w.FOR_MOVING, hot)
            chops(s, edge, budget, hot)
        if s.board.opens[kind] and s.threat[s.board.next[i]] != w.CLEAR:
            extinguishing.choices(s, s.board.next[i], wet, hot)
    if s.threat[here] != w.CLEAR:
        extinguishing.choices(s, here, wet, hot)
    if s.board.special:
        climbs(s, 0, s.seat, bits, feet, w.FOR_MOVING, hot)


def climbs(s: State, who: int, figure: int, bits: int, budget: int, purpose: int, hot: bool) -> None:
    """List the moves that lead over no edge: ladders, and between street and floor."""
    if s.board.street:
        street.choices(s, who, figure, bits, budget, purpose, hot)
    elif s.board.ladders:
        ladders.choices(s, who, figure, bits, budget, purpose, hot)


def chops(s: State, edge: int, budget: int, hot: bool) -> None:
    """List a wall of the own space that can take damage (FIRE-CHOP-01, FIRE-CHOP-02)."""
    price = s.options.chop_cost[s.role[s.seat]]
    if budget >= price and (not hot or escaping.allowed(s, 0, w.CHOP, edge, price, w.FOR_ANYTHING)):
        s.offer(w.CHOP << 8 | edge)


def walks(s: State, figure: int, hot: bool) -> None:
    """List the moves of one figure, its own or by the Captain's command."""
    who = 0
    purpose = w.FOR_MOVING
    budget = paying.means(s, w.FOR_MOVING)
    if figure != s.seat:
        who = figure + 1
        purpose = w.FOR_COMMANDING
        budget = paying.means_to_command(s, figure)
    bits = moving.burden(s, figure)
    for side in range(s.board.sides):
        moving.choices(s, who, figure, side, bits, budget, purpose, hot)
    if s.board.special:
        climbs(s, who, figure, bits, budget, purpose, hot)


def commands(s: State, hot: bool) -> None:
    """List what the Captain can command: moves and doors of any other firefighter (FIRE-SPEC-05, R-25)."""
    for i in range(s.options.crew):
        if i != s.seat and not s.lying >> i & 1:  # SCEN-FRIEND-09
            budget = paying.means_to_command(s, i)
            if budget > 0:
                walks(s, i, hot)
                for side in range(s.board.sides):
                    doors.choices(s, i + 1, i, side, budget, w.FOR_COMMANDING, hot)


def price(s: State, figure: int, kind: int, target: int) -> int:
    """The AP a deed of a figure costs; 0 for what is free."""
    if kind < w.MOVE + w.LOADS:
        return moving.cost(s, s.at[figure], target, kind - w.MOVE)
    if kind == w.OPEN_DOOR or kind == w.CLOSE_DOOR:
        return doors.cost(s, target)
    if kind == w.TREAT or kind == w.IDENTIFY or kind == w.REVIVE or kind == w.CLEAR_SPOT or kind == w.FOLD:
        return 1
    if kind == w.CHOP:
        return s.options.chop_cost[s.role[s.seat]]
    if kind == w.DOUSE or kind == w.QUENCH:
        return extinguishing.cost(s, kind)
    if kind == w.DISPOSE or kind == w.CHANGE or kind == w.REPAIR or kind == w.EXTEND:
        return 2
    if kind == w.DRIVE_ENGINE or kind == w.DRIVE_AMBULANCE:
        return s.board.drive_cost
    if kind == w.GUN:
        return s.options.gun_cost[s.role[s.seat]]
    return 0


def price_of(s: State, action: int) -> int:
    """The AP an action costs whoever pays for it: who is commanded, else who decides."""
    who = action >> 16 & 15
    return price(s, who - 1 if who else s.seat, action >> 8 & 255, action & 255)


def purpose(s: State, kind: int, target: int) -> int:
    """Which restricted pool a deed may draw on (FIRE-AP-07, A-40)."""
    if kind < w.MOVE + w.LOADS or kind == w.EXTEND or kind == w.FOLD:
        return w.FOR_MOVING
    if (kind == w.OPEN_DOOR or kind == w.CLOSE_DOOR) and doors.is_window(s, target):
        return w.FOR_MOVING
    if kind == w.DOUSE or kind == w.QUENCH:
        return w.FOR_DOUSING
    return w.FOR_ANYTHING


def do(s: State, who: int, kind: int, target: int, friend: int) -> None:
    """Pay for a legal deed and carry it out; `friend` is who is carried, from 1."""
    s.fresh = 0  # FIRE-CREW-03
    if kind == w.CHANGE:
        specialists.change(s, target)
        return
    figure = who - 1 if who else s.seat
    if who:
        paying.pay_command(s, price(s, figure, kind, target), figure)
    else:
        paying.pay(s, price(s, figure, kind, target), purpose(s, kind, target))
    if kind < w.MOVE + w.LOADS:
        moving.go(s, figure, kind - w.MOVE, target, friend)
    elif kind == w.DOUSE or kind == w.QUENCH:
        extinguishing.put_out(s, kind, target)
    elif kind == w.OPEN_DOOR or kind == w.CLOSE_DOOR:
        doors.turn(s, target, kind)
    elif kind == w.CHOP:
        ending.damage(s, target, rule.CHOP_05 if s.role[s.seat] == w.RESCUE else rule.CHOP_01)
    elif kind == w.DRIVE_ENGINE or kind == w.DRIVE_AMBULANCE:
        vehicles.drive(s, kind, target)
    elif kind == w.GUN:
        gun.fire(s, target)
    elif kind == w.IDENTIFY:
        people.meet(s, target)
    elif kind < w.DRIVE_ENGINE and kind >= w.TREAT:
        specialists.do(s, kind, target)
    elif kind == w.EXTEND:
        ladders.extend(s, figure, target)
    elif kind == w.FOLD:
        ladders.fold(s, target, rule.STORY_LADDER_13)
    elif kind == w.TAKE_LADDER:
        ladders.take(s, target)
    elif kind == w.PUT_LADDER:
        ladders.put(s, target)
