"""Set-up as stages of the same machine, so that a record starts from the bare board (FIRE-SETUPF, FIRE-SETUPE)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import dealing, explosion, hazmat, passages, placing, rolls, threats, vehicles


def go_on(s: State) -> bool:
    """Do the next step of set-up; True when somebody must decide first."""
    if s.stage == w.EXPLODING:
        return asks_roll(s, s.options.explosions, w.SPREADING_HAZMATS)
    if s.stage == w.SPREADING_HAZMATS:
        return asks_roll(s, s.options.hazmat_count, w.HIDING)
    if s.stage == w.HIDING:
        return asks_roll(s, 0 if s.options.spots_on_board else w.SLOTS - (placing.on_board(s) - s.step), w.CREWING)  # SCEN-SAVE-01
    if s.stage == w.CREWING:
        return dealing.asks_card(s)
    if s.stage == w.HEATING:
        return asks_roll(s, spots_to_roll(s), w.PLACING)
    if s.stage == w.PLACING:
        return asks_place(s)
    return asks_parking(s)


def asks_roll(s: State, needed: int, following: int) -> bool:
    """Roll until the needed number is reached, then go to the following stage."""
    if s.step < needed:
        s.asked = dice_for(s)
        s.actor = c.NATURE
        return True
    s.stage = following
    s.step = 0
    s.red = 0
    s.black = 0
    s.asked = 0
    s.target = 0
    if following == w.PLACING:
        s.spots = s.options.spot_supply  # FIRE-SETUPE-19
        if s.options.all_spots:
            s.spots = w.HOT_SPOTS - threats.spots_left(s)  # SCEN-HERO-02
        s.emit(w.SPOT_SUPPLY, s.spots, 0, rule.SETUPE_19)
    return False


def spots_to_roll(s: State) -> int:
    """How many hot spots the dice place, those placed already included (FIRE-SETUPE-17, FIRE-SETUPE-18, SCEN-SAVE-02)."""
    if s.options.spots_on_board:
        return s.options.spots_on_board - (threats.spots_left(s) - s.step)
    return s.options.extra_spots


def dice_for(s: State) -> int:
    """Which dice the next roll of set-up uses (FIRE-SETUPE-05 to 09, HIGHRISE-SETUP-01 to 04, STORY-SETUP-02)."""
    if s.stage != w.EXPLODING:
        return w.BOTH
    if s.board.lines:
        die = s.board.line_die[s.step]
        return w.BOTH if rolls.line_burns(s, die, s.board.line_at[s.step]) else die
    if s.options.setup == w.FULL:
        if s.step == 0 and not s.board.both_first:
            return w.BLACK
        if s.step == 2 and not rolls.line_burns(s, w.RED, rolls.opposite(s, s.black)):
            return w.RED
    return w.BOTH


def rolled(s: State, red: int, black: int) -> None:
    """Carry out a roll of set-up, or roll again where its target will not do."""
    if s.stage == w.EXPLODING:
        roll_explosion(s, red, black)
        return
    cell = s.board.by_dice[red * 10 + black]
    if s.board.again[cell]:
        again(s, cell, rule.HIGHRISE_SETUP_06)
    elif s.stage == w.SPREADING_HAZMATS:
        if s.threat[cell] == w.FIRE:
            again(s, cell, rule.SETUPE_10)
        elif s.hazmat[cell] and not s.options.stack_hazmats:
            again(s, cell, rule.SETUPE_11)
        else:
            hazmat.leave(s, cell, rule.SETUPE_10)
            s.step += 1
    elif s.stage == w.HIDING:
        if s.threat[cell] == w.FIRE or placing.poi_at(s, cell):
            again(s, cell, rule.SETUPE_13)
        elif s.board.floor_poi and s.options.setup == w.FULL and poi_on_floor(s, s.board.floor[cell]) >= s.board.floor_poi:
            again(s, cell, rule.STORY_SETUP_04)
        else:
            placing.put(s, cell, rule.SETUPE_13)
            s.step += 1
    elif s.spot[cell]:
        again(s, cell, rule.SETUPE_16)
    else:
        s.spot[cell] = 1
        s.emit(w.HOT_SPOT, cell, s.spots, rule.SETUPE_16)
        s.step += 1


def poi_on_floor(s: State, floor: int) -> int:
    """How many POI lie on a floor."""
    count = 0
    for slot in range(w.SLOTS):
        if s.poi[slot] != w.NO_POI and s.board.floor[s.poi_at[slot]] == floor:
            count += 1
    return count


def again(s: State, cell: int, why: int) -> None:
    """The target will not do: the same dice are rolled again."""
    s.emit(w.ROLL_AGAIN, cell, 0, why)


def roll_explosion(s: State, red: int, black: int) -> None:
    """Find the target of a set-up explosion and blow it up (FIRE-SETUPE-05 to 09, R-65, HIGHRISE-SETUP-05)."""
    why = rule.SETUPE_08 if s.step == 2 else rule.SETUPE_07
    if s.asked == w.BLACK and not s.board.lines:
        cell = s.board.first_fire[black]
        why = rule.SETUPE_05
    else:
        if s.board.lines:
            why = rule.HIGHRISE_SETUP_01 + s.step
            if s.asked == w.RED:
                black = s.board.line_at[s.step]
            elif s.asked == w.BLACK:
                red = s.board.line_at[s.step]
        elif s.asked == w.RED:
            black = rolls.opposite(s, s.black)
        elif s.step == 3:
            why = rule.SETUPE_09
        elif s.step == 0 and s.board.both_first:
            why = rule.STORY_SETUP_02
        cell = s.board.by_dice[red * 10 + black]
        if s.board.again[cell] or (s.threat[cell] == w.FIRE and (s.step < 3 or s.options.fourth_again or s.board.lines)):
            again(s, cell, why)
            return
        if misses_floor(s, cell):
            again(s, cell, rule.STORY_SETUP_05)
            return
        s.black = black
    if s.options.setup == w.SIMPLE:
        why = rule.VAR_01
    blow_up(s, cell, why)
    s.step += 1


def misses_floor(s: State, cell: int) -> bool:
    """Would the last explosion leave a floor without any (STORY-SETUP-03)? Remembers which floors had one."""
    if s.board.every_floor and s.options.setup == w.FULL:
        floors = s.target | 1 << s.board.floor[cell]
        if s.step == s.options.explosions - 1 and floors != s.board.every_floor:
            return True
        s.target = floors
    return False


def blow_up(s: State, cell: int, why: int) -> None:
    """Fire, a hot spot where they are in use, an explosion; fire outside goes out at once (FIRE-SETUPE-06, 23, R-48)."""
    if s.threat[cell] != w.FIRE:
        threats.light(s, cell, why)
    if s.options.hot_spots and s.options.setup != w.SIMPLE and not s.spot[cell]:
        s.spot[cell] = 1
        s.emit(w.HOT_SPOT, cell, s.spots, rule.SETUPE_06)
    explosion.explode(s, cell, rule.SETUPE_06)
    threats.clear_outside(s, rule.SETUPE_23)


def asks_place(s: State) -> bool:
    """Each firefighter is put on any outside space (FIRE-SETUPF-09, R-62)."""
    if s.step < s.options.crew:
        s.actor = s.step
        return True
    s.stage = w.PARKING
    s.step = 0
    return False


def places(s: State) -> None:
    """List the spaces to start on: outside on the ground, and elevators (HIGHRISE-SETUP-07, STORY-SETUP-06)."""
    for i in range(s.board.start_count):
        if s.board.lifts == 0 or not passages.is_wreck(s, s.board.start[i]):
            s.offer(w.PLACE << 8 | s.board.start[i])


def place(s: State, cell: int) -> None:
    """Put a firefighter on the board."""
    s.at[s.step] = cell
    s.emit(w.MOVED, s.step, cell, rule.SETUPE_21 if s.options.vehicles else rule.SETUPF_09)
    s.step += 1


def asks_parking(s: State) -> bool:
    """Then the vehicles are parked, the engine first; whoever starts speaks for the team (FIRE-SETUPE-21)."""
    if s.options.vehicles and (s.engine < 0 or (s.ambulance < 0 and s.board.ambulance_places)):  # HIGHRISE-SETUP-09
        s.actor = s.options.first
        return True
    s.stage = w.REPLENISHING  # nothing is missing: the first turn begins
    return False


def parkings(s: State) -> None:
    """List the places of the vehicle that comes next."""
    if s.engine < 0:
        for i in range(s.board.engine_places):
            s.offer(w.PARK_ENGINE << 8 | s.board.engine[2 * i])
    else:
        for i in range(s.board.ambulance_places):
            s.offer(w.PARK_AMBULANCE << 8 | s.board.ambulance[2 * i])


def park(s: State, kind: int, cell: int) -> None:
    """Park a vehicle before the first turn."""
    vehicles.park(s, w.ENGINE if kind == w.PARK_ENGINE else w.AMBULANCE, cell, rule.SETUPE_21)
