"""Could a match have come to this table? Whatever the rules would stumble over is refused when a position is read."""

from __future__ import annotations

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.specialists import FIREFIGHTER, SPECIALISTS
from hotzone.games.fire.rules import carrying, ending, escaping, gun, luck, people, placing

DEEDS = range(w.ACTING, w.ADVANCING)  # the stages of the action phase
ENDED = (w.COLLAPSING, w.OVER)
ROLLING = (w.EXPLODING, w.SPREADING_HAZMATS, w.HIDING, w.HEATING, w.GUNNING, w.ADVANCING, w.REPLENISHING)
WHEN: dict[str, tuple[int, ...]] = {  # the stages in which a number can be other than 0
    "fresh": (w.ACTING, w.OVER),
    "asked": (*ROLLING, w.REVEALING, w.RIDING, w.KNOCKING, w.LOSING, w.MEETING, w.COLLAPSING),
    "step": tuple(range(w.EXPLODING, w.PARKING)),
    "target": (w.EXPLODING, w.RIDING, w.GUNNING, w.REROLLING, w.ADVANCING, w.DETONATING, *ENDED),
    "red": (w.GUNNING, w.REROLLING),
    "black": (w.EXPLODING, w.GUNNING, w.REROLLING),
    "rerolled": (w.GUNNING, w.REROLLING),
    "riders": (w.RIDING,),
    "fallen": (w.KNOCKING, w.LOSING, w.DETONATING_LATE, *ENDED),
    "had_spot": (w.DETONATING, *ENDED),
    "flared": (w.ADVANCING, w.DETONATING, *ENDED),
    "playing_on": (*DEEDS, *range(w.ADVANCING, w.STAGES)),
    "cafs": (*DEEDS, *ENDED),
    "ap": (*DEEDS, *ENDED),
    "move_ap": (*DEEDS, *ENDED),
    "douse_ap": (*DEEDS, *ENDED),
    "command_ap": (*DEEDS, *ENDED),
    "turn": tuple(range(w.ACTING, w.STAGES)),
    "result": (w.OVER,),
    "stranded": (w.ADVANCING, w.DETONATING, w.KNOCKING, w.DETONATING_LATE, *ENDED),
}
FIRE_OUTSIDE = (w.DETONATING, w.KNOCKING, w.LOSING, w.DETONATING_LATE, *ENDED)
FOUR_LOST = (w.KNOCKING, w.LOSING, w.DETONATING_LATE, *ENDED)


def flaw(s: Match) -> str:
    """What is impossible about this table, or nothing."""
    for name, stages in WHEN.items():
        if getattr(s, name) and s.stage not in stages:
            return f"'{name}' is 0 at this stage"
    for find in (
        flaw_of_points,
        flaw_of_modules,
        flaw_of_places,
        flaw_of_people,
        flaw_of_ends,
        flaw_of_dice,
        flaw_of_fire,
        flaw_of_ground,
    ):
        found = find(s)
        if found:
            return found
    return ""


def flaw_of_points(s: Match) -> str:
    """Nobody has more AP than the card gives and four saved."""
    card = (FIREFIGHTER, *SPECIALISTS)[s.get("role", s.seat)]
    if s.ap > card.ap or s.move_ap > card.move or s.douse_ap > card.douse or s.command_ap > card.command:
        return "nobody has more AP than the card gives"
    if s.stage < w.ACTING and any(s.get("saved", i) for i in range(s.options.crew)):
        return "nobody has saved AP before the first turn"
    return "" if (s.turn > 0) == (s.stage >= w.ACTING) else "the first turn follows set-up"


def flaw_of_modules(s: Match) -> str:
    """Hazmats, hot spots and vehicles only where they are in play, and no more than the box has."""
    spots = sum(s.get("spot", cell) for cell in s.plan.cells())
    hazmats = sum(s.get("hazmat", cell) % w.FALSE_HAZMAT for cell in s.plan.cells())
    if hazmats > (6 if s.options.hazmats else 0):
        return "there are six hazmats, and none without their module"
    if spots + s.spots > 24 or (not s.options.hot_spots and (spots or s.spots or s.had_spot or s.flared)):
        return "there are 24 hot spots, and none without their module"
    if s.engine >= 0 or s.ambulance >= 0:
        early = s.stage < w.PARKING or (s.stage == w.PARKING and s.ambulance >= 0)
        if early or not s.options.vehicles:
            return "vehicles are parked after the firefighters are placed, and only where they are in play"
    return ""


def flaw_of_places(s: Match) -> str:
    """Set-up puts the firefighters outside, one by one, after each has a card."""
    starts = [s.board.get("start", i) for i in range(s.board.start_count)]
    for i in range(s.options.crew):
        at = s.get("at", i)
        if s.stage < w.ACTING:
            placed = s.stage == w.PARKING or (s.stage == w.PLACING and i < s.step)
            if placed != (at != c.NOWHERE) or (placed and at not in starts):
                return "set-up puts the firefighters on outside spaces, one after the other"
        if s.stage > w.CREWING and s.options.specialists and not s.get("role", i):
            return "every firefighter has a card by now"
    if s.stage in (w.CREWING, w.PLACING) and s.step >= s.options.crew:
        return "no more firefighters are to be asked"
    return ""


def flaw_of_people(s: Match) -> str:
    """Face-down POI lie inside, each alone; victims lie outside only while they wait for the ambulance."""
    for slot in range(w.SLOTS):
        kind, at = s.get("poi", slot), s.get("poi_at", slot)
        if not kind:
            continue
        inside = s.board.get("inside", at) or s.board.get("top", at)
        met = s.stage == w.REVEALING and s.asked == at  # a firefighter came with a victim
        alone = sum(1 for i in range(w.SLOTS) if s.get("poi", i) and s.get("poi_at", i) == at) == 1
        if kind == w.HIDDEN and not (inside and (alone or met)):
            return "a face-down POI lies inside, and alone"
        if kind != w.HIDDEN and not inside and (not s.options.vehicles or (s.stage != w.RIDING and carrying.at_ambulance(s, at))):
            return "that victim has been rescued"
        if kind != w.HIDDEN and s.stage < w.ACTING:
            return "nobody is found before the first turn"
    if s.stage == w.HIDING and s.step != placing.on_board(s):
        return "'step' counts the POI that were placed"
    if w.HIDING < s.stage < w.ACTING and placing.on_board(s) != (0 if s.options.spots_on_board else w.SLOTS):
        return f"set-up places {w.SLOTS} POI, none to save the structure"
    if s.stage < w.ACTING and (s.victims + s.rescued + s.lost, s.alarms) != (s.options.victim_count, s.options.alarm_count):
        return "nothing is turned up before the first turn"
    return ""


def flaw_of_ends(s: Match) -> str:
    """The numbers that end a match stand only where it ends."""
    if s.damage > (24 if s.stage in ENDED else 23) or (s.stage == w.COLLAPSING and s.damage != w.DAMAGE_MARKERS):
        return "the 24th damage marker brings the building down"
    if s.stage < w.ACTING and s.damage > s.board.sides * (s.step if s.stage == w.EXPLODING else 4):
        return "an explosion of set-up places a damage marker a side at most"
    if s.lost >= w.TO_LOSE and s.stage not in FOUR_LOST:
        return "four lost victims end the match"
    if ending.is_won(s) and not s.playing_on and s.stage not in (w.WON, w.OVER):
        return "seven rescued victims end the match, or they play on"
    if s.playing_on and s.rescued < w.TO_RESCUE:
        return "they play on after seven were rescued"
    if s.stage == w.WON and (not ending.is_won(s) or s.playing_on or not ending.victims_in_play(s)):
        return "nothing is won that could be played on"
    saving = s.options.spots_on_board > 0
    needs = {w.VICTORY: saving or ending.is_won(s), w.PERFECT: s.rescued == w.VICTIMS}
    needs |= {w.DEFEAT: s.lost >= w.TO_LOSE or saving or s.options.friend > 0}
    needs |= {w.COLLAPSE: s.damage == w.DAMAGE_MARKERS, w.UNDECIDED: s.stage != w.OVER}
    return "" if needs.get(s.result, True) else "the match does not end like this"


def flaw_of_dice(s: Match) -> str:
    """What a roll, a rider or a face is asked about must be there."""
    if s.stage == w.RIDING:
        return "" if s.target <= w.AMBULANCE and s.riders < 1 << s.options.crew else "nobody rides like this"
    if s.stage in (w.GUNNING, w.REROLLING):
        return flaw_of_gun(s)
    if luck.asks_face(s) and people.hidden_at(s, s.asked) < 0:
        return "no face-down POI lies on the asked space"
    if s.fallen >= 1 << s.options.crew:
        return "'fallen' names firefighters of this match"
    if (s.target and s.stage != w.EXPLODING and not s.board.get("inside", s.target)) or (s.stage == w.DETONATING and not s.target):
        return "'target' is a space inside"
    if s.stage == w.EXPLODING and s.step == 2 and s.options.setup == w.FULL and not s.black and not s.board.lines:
        return "the third explosion needs the black die of the second"
    return ""


def flaw_of_gun(s: Match) -> str:
    """The deck gun aims at an area of the engine; only the Driver/Operator rolls again."""
    if not s.options.gun_works:
        return "there is no deck gun in this match"
    if not any(s.board.get("aims", s.engine) >> area & 1 and gun.first_space(s, area) == s.target for area in range(8)):
        return "'target' names no area the deck gun reaches"
    if s.rerolled and s.get("role", s.seat) != w.DRIVER:
        return "only the Driver/Operator rolls again"
    if s.stage == w.REROLLING:
        again = s.rerolled if s.options.joint_reroll else s.rerolled == w.BOTH
        fits = s.get("role", s.seat) == w.DRIVER and s.red and s.black and not again
    elif s.rerolled:
        fits = s.red and s.black and s.asked and s.asked & s.rerolled == s.asked
    else:
        fits = s.asked == w.BOTH and not s.red and not s.black
    return "" if fits else "the deck gun's dice do not lie like this"


def flaw_of_fire(s: Match) -> str:
    """Nobody is left in fire where the rules would not help; outside it burns only until Advance Fire is over."""
    cells = s.plan.cells()
    outside = any(s.get("threat", cell) and not s.board.get("inside", cell) for cell in cells)
    if outside and s.stage not in FIRE_OUTSIDE and not (s.stage == w.ADVANCING and s.flared):
        return "outside it burns only until Advance Fire is over"
    burnt = [i for i in range(s.options.crew) if escaping.is_in_fire(s, i)]
    if s.stage in DEEDS and burnt:
        others = any(i != s.seat for i in burnt)
        if (others and s.get("role", s.seat) != w.CAPTAIN) or not escaping.all_can_leave(s):
            return "a firefighter stands in fire without a way out"
    if s.stage in (w.REPLENISHING, w.MEETING) and burnt:
        return "everybody in fire was knocked down before"
    for i in burnt:
        if s.board.get("inside", s.get("at", i)) and (s.stage == w.LOSING or s.fallen >> i & 1):
            return "everybody in fire was knocked down before"
    return ""


def flaw_of_ground(s: Match) -> str:
    """Nobody stands where nobody can, and only who takes part lies or holds a ladder."""
    if (s.lying | s.holds | s.stranded) >> s.options.crew or s.signs > 2 * s.board.lifts:
        return "only firefighters of this match lie, hold ladders or ride elevators"
    for i in range(s.options.crew):
        at = s.get("at", i)
        if at != c.NOWHERE and not s.board.get("stands", at):
            return "nobody ever enters a neighbour's ground"
        if s.stage in DEEDS and at != c.NOWHERE and people.is_hit(s, i) and not escaping.is_in_fire(s, i):
            return "nobody stands on a ladder that is closed or in an elevator that is destroyed"
    for cell in s.plan.cells():
        if s.board.get("top", cell) and (s.get("hazmat", cell) or any(s.get("poi_at", i) == cell for i in range(w.SLOTS))):
            if not any(s.get("at", i) == cell for i in range(s.options.crew)):
                return "nothing is left on a ladder"
        if s.get("ladder", cell) and s.stage < w.ACTING:
            return "ladders are on the engine before the first turn"
    return ""
