"""The whole order of a match in one place (FIRE-TURN)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import (
    acting,
    dealing,
    ending,
    friends,
    gun,
    hazmat,
    ladders,
    luck,
    paying,
    people,
    placing,
    setting_up,
    spreading,
    threats,
    vehicles,
)


def go_on(s: State) -> None:
    """Carry the match on until somebody must decide. A step that asks is called again after the answer."""
    while s.stage != w.OVER:
        if s.stage == w.ACTING:
            s.actor = s.seat
            return
        if s.stage < w.ACTING:
            if setting_up.go_on(s):
                return
        elif s.stage < w.ADVANCING:
            if interrupted(s):
                return
        elif advance_fire(s):
            return


def interrupted(s: State) -> bool:
    """A deed is not over yet: a face, riders, the gun's dice, the question after the seventh rescue."""
    if s.stage == w.REVEALING:
        return people.asks_for_face(s)
    if s.stage == w.RIDING:
        return vehicles.boarding(s)
    s.actor = c.NATURE if s.stage == w.GUNNING else s.seat
    return True


def advance_fire(s: State) -> bool:
    """From the roll to the next turn, in the order of FIRE-TURN; True when somebody must decide."""
    if s.stage == w.ADVANCING:
        s.asked = w.BOTH
        s.actor = c.NATURE
        return True
    if s.stage == w.DETONATING:
        if hazmat.detonate(s):
            return True
        if s.stage == w.DETONATING:
            s.stage = w.ADVANCING if spreading.flare_up(s) else w.KNOCKING
    elif s.stage == w.KNOCKING:
        if s.board.ladders:
            ladders.burn(s)
        if s.stage == w.KNOCKING and people.knock_down(s):
            return True
        if s.stage == w.KNOCKING:
            s.stage = w.LOSING
    elif s.stage == w.LOSING:
        if people.lose(s):
            return True
        if hazmat.in_fire(s):  # false alarms of the unmarked hazmat game
            s.stage = w.DETONATING_LATE
        else:
            threats.clear_outside(s, rule.OUT_05)
            s.fallen = 0
            s.stage = w.REPLENISHING
            ending.after_losses(s)
            if s.options.friend:
                friends.see_who_stands(s)
    elif s.stage == w.DETONATING_LATE:
        if hazmat.detonate(s):
            return True
        if s.stage == w.DETONATING_LATE:
            s.stage = w.KNOCKING  # and the losses again, until nothing changes
    elif s.stage == w.REPLENISHING:
        if placing.replenish(s):
            return True
        begin(s)
    elif s.stage == w.MEETING:
        return people.asks_for_face(s)
    elif not people.lose(s):  # COLLAPSING
        ending.fall_in(s)
    else:
        return True
    return False


def begin(s: State) -> None:
    """Begin the next firefighter's turn (FIRE-TURN-01, FIRE-TURN-06)."""
    if s.turn:
        s.seat = (s.seat + 1) % s.options.crew
    s.turn += 1
    s.fresh = 1
    s.stage = w.ACTING
    s.emit(w.TURN, s.seat, s.turn, rule.TURN_01)
    if s.lying >> s.seat & 1:  # SCEN-FRIEND-03: no deeds, but the fire advances
        s.fresh = 0
        s.stage = w.ADVANCING
        return
    paying.begin(s, s.options.base_ap[s.role[s.seat]])


def answer(s: State, action: int) -> None:
    """Carry out a legal action: a deed of the turn, or an answer to whatever was asked."""
    kind = action >> 8 & 255
    target = action & 255
    if kind < w.END:
        acting.do(s, action >> 16 & 15, kind, target, action >> 20)
    elif kind == w.END:
        s.fresh = 0
        paying.save(s)
        s.stage = w.ADVANCING
    elif kind == w.ROLL:
        rolled(s, target // 10, target % 10)
    elif kind == w.FACE:
        people.turn_up(s, target)
    elif kind == w.FALL:
        people.fall(s, s.asked, target)
    elif kind == w.DETONATE:
        hazmat.blow(s, target)
    elif kind == w.RIDE or kind == w.STAY:
        vehicles.ride(s, kind, target)
    elif kind == w.REROLL:
        gun.reroll(s, target)
    elif kind == w.KEEP:
        gun.shoot(s)
    elif kind == w.PLAY_ON:
        s.playing_on = 1
        s.stage = w.ACTING
        s.emit(w.PLAYED_ON, 0, 0, rule.END_06)
    elif kind == w.FINISH:
        ending.finish(s, w.VICTORY, rule.END_06 if s.playing_on else rule.END_01)
    elif kind == w.TAKE or kind == w.DEAL:
        dealing.take_card(s, target)
    elif kind == w.ENLIST:
        dealing.enlist(s, target)
    elif kind == w.PLACE:
        setting_up.place(s, target)
    else:
        setting_up.park(s, kind, target)


def rolled(s: State, red: int, black: int) -> None:
    """The dice lie: set-up, Advance Fire, the deck gun or a new POI needs them."""
    if s.stage == w.GUNNING:
        gun.rolled(s, red, black)
        return
    s.emit(w.ROLLED, red, black, rule.ADV_01 if s.stage == w.ADVANCING else rule.BOARD_02)
    if s.stage < w.ACTING:
        setting_up.rolled(s, red, black)
        return
    cell = s.board.by_dice[red * 10 + black]
    s.asked = 0
    if s.stage == w.ADVANCING:
        if s.board.again[cell]:  # HIGHRISE-ELEV-09
            s.emit(w.ROLL_AGAIN, cell, 0, rule.HIGHRISE_FIRE_02)
            return
        s.stage = w.DETONATING
        spreading.advance(s, cell)
    else:
        placing.rolled(s, cell)


def choices(s: State) -> None:
    """List the legal actions of whoever must decide, in their fixed order."""
    if s.actor == c.NATURE:
        luck.choices(s)
    elif s.stage == w.ACTING:
        acting.choices(s)
    elif s.stage == w.KNOCKING:
        people.refuges(s)
    elif s.stage == w.RIDING:
        vehicles.seats(s)
        acting.stops(s)
    elif s.stage == w.DETONATING or s.stage == w.DETONATING_LATE:
        hazmat.choices(s)
    elif s.stage == w.REROLLING:
        gun.rerolls(s)
        acting.stops(s)
    elif s.stage == w.WON:
        s.offer(w.FINISH << 8)
        s.offer(w.PLAY_ON << 8)
    elif s.stage == w.CREWING:
        dealing.cards(s)
    elif s.stage == w.PLACING:
        setting_up.places(s)
    elif s.stage == w.PARKING:
        setting_up.parkings(s)
