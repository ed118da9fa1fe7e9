"""Engine and ambulance: driving, riding, arriving (FIRE-VEH)."""

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import carrying, ending, escaping, friends


def on_engine(s: State, figure: int) -> bool:
    """Does a figure stand on one of the two spaces the engine covers?"""
    i = 2 * s.engine
    cell = s.at[figure]
    return s.engine >= 0 and (cell == s.board.engine[i] or cell == s.board.engine[i + 1])


def is_engine_space(s: State, cell: int) -> bool:
    """Is this one of the printed spaces of the engine's places?"""
    for i in range(2 * s.board.engine_places):
        if s.board.engine[i] == cell:
            return True
    return False


def choices(s: State, budget: int, hot: bool) -> None:
    """List the drives: the engine from its own spaces, the ambulance from anywhere by radio (FIRE-VEH-04, 05)."""
    price = s.board.drive_cost
    if budget < price:
        return
    if hot and not s.board.street and not escaping.allowed(s, 0, w.DRIVE_AMBULANCE, 0, price, w.FOR_ANYTHING):
        return
    places = s.board.engine_places
    if on_engine(s, s.seat):
        for place in range(places):
            if is_next(s.engine, place, places) or (s.board.drive_any and place != s.engine):
                if hot and s.board.street and not leaves_a_way(s, place, price):
                    continue
                s.offer(w.DRIVE_ENGINE << 8 | s.board.engine[2 * place])
    places = s.board.ambulance_places
    for place in range(places):
        if is_next(s.ambulance, place, places) or (s.board.drive_any and place != s.ambulance):
            s.offer(w.DRIVE_AMBULANCE << 8 | s.board.ambulance[2 * place])


def leaves_a_way(s: State, place: int, price: int) -> bool:
    """Could everybody in fire still come out, by the ladder too, with the engine at that place (R-02, HIGHRISE-LADDER-02)?"""
    here = s.engine
    s.engine = place
    answer = escaping.allowed(s, 0, w.DRIVE_ENGINE, 0, price, w.FOR_ANYTHING)
    s.engine = here
    return answer


def is_next(here: int, place: int, places: int) -> bool:
    """Is a parking place next to another, round the corner either way (FIRE-VEH-02)?"""
    return place != here and (place == (here + 1) % places or here == (place + 1) % places)


def drive(s: State, kind: int, cell: int) -> None:
    """Bring a vehicle to the place that begins with this space; who stood on it may ride (FIRE-VEH-07)."""
    vehicle = w.ENGINE if kind == w.DRIVE_ENGINE else w.AMBULANCE
    for i in range(s.options.crew):
        if not s.lying >> i & 1:
            if on_engine(s, i) if vehicle == w.ENGINE else carrying.at_ambulance(s, s.at[i]):
                s.riders |= 1 << i
    park(s, vehicle, cell, why_driven(s))
    s.target = vehicle
    s.stage = w.RIDING


def why_driven(s: State) -> int:
    """The rule that prices a drive."""
    if not s.board.drive_any:
        return rule.VEH_02
    return rule.STORY_DRIVE_01 if s.board.stairs else rule.BROWN_06


def park(s: State, vehicle: int, cell: int, why: int) -> None:
    """Put a vehicle on the place that begins with this space."""
    place = 0
    if vehicle == w.ENGINE:
        while s.board.engine[2 * place] != cell:
            place += 1
        s.engine = place
    else:
        while s.board.ambulance[2 * place] != cell:
            place += 1
        s.ambulance = place
    s.emit(w.PARKED, vehicle, place, why)


def boarding(s: State) -> bool:
    """Ask the riders one by one, in the order of their numbers; then the vehicle has arrived (FIRE-VEH-08)."""
    for i in range(s.options.crew):
        if s.riders >> i & 1:
            s.asked = i
            s.actor = i
            return True
    s.stage = w.ACTING
    if s.lying:
        friends.meet_vehicle(s, s.target)
    if s.target == w.AMBULANCE:
        arrive(s)
    s.target = 0
    s.asked = 0
    return False


def seats(s: State) -> None:
    """List a rider's choices: either space of the new place; the engine's driver must come along (FIRE-VEH-04)."""
    if s.target == w.ENGINE:
        s.offer(w.RIDE << 8 | s.board.engine[2 * s.engine])
        s.offer(w.RIDE << 8 | s.board.engine[2 * s.engine + 1])
        if s.asked == s.seat:
            return
    else:
        s.offer(w.RIDE << 8 | s.board.ambulance[2 * s.ambulance])
        s.offer(w.RIDE << 8 | s.board.ambulance[2 * s.ambulance + 1])
    s.offer(w.STAY << 8)


def ride(s: State, kind: int, cell: int) -> None:
    """A rider goes along to a space, or stays behind."""
    s.riders &= ~(1 << s.asked)
    if kind == w.RIDE:
        s.at[s.asked] = cell
        s.emit(w.MOVED, s.asked, cell, rule.VEH_08)


def arrive(s: State) -> None:
    """The ambulance rescues every victim on its two new spaces (FIRE-VEH-09)."""
    count = carrying.rescue_at(s, s.board.ambulance[2 * s.ambulance], rule.VEH_09)
    count += carrying.rescue_at(s, s.board.ambulance[2 * s.ambulance + 1], rule.VEH_09)
    if count:
        ending.after_rescue(s)
