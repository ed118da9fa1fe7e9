"""The whole order of a match in one place (REACTOR-TURN)."""

from hotzone.core import constants as c
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.state import State
from hotzone.games.reactor.rules import acting, acute, decks, ending, luck, radiation, reactor_phase, setting_up, tiles, tokens


def go_on(s: State) -> None:
    """Carry the match on until somebody must decide. A step that asks is called again after the answer."""
    while s.stage != w.OVER:
        if s.asked:
            s.actor = c.NATURE
            return
        if s.stage == w.ACTING:
            if radiation.alive(s, s.seat):
                s.actor = s.seat
                return
            end(s)
        elif step(s):
            return


def step(s: State) -> bool:
    """One step outside the action phase; True when somebody must decide."""
    if s.stage == w.OVERHEATING:
        return reactor_phase.overheat(s)
    if s.stage == w.FAILING:
        return reactor_phase.fail(s)
    if s.stage == w.BRACING:
        return brace(s)
    if s.stage == w.WAITING:
        return wait(s)
    if s.stage == w.CASTING:
        return setting_up.cast(s)
    if s.stage == w.PLACING:
        if setting_up.place_figures(s):
            return True
        begin(s, 0)
        return False
    return rescue(s)


def wait(s: State) -> bool:
    """Before the cards: the team may call the acute phase, the character may put on a mask (REACTOR-ACUTE-02, RR-18)."""
    if can_mask_early(s) or acute.may_call(s):
        s.actor = s.seat
        return True
    reactor_phase.begin(s)
    return False


def can_mask_early(s: State) -> bool:
    """A mask before the cards; on a start cell nothing can happen before the action phase, so nothing is asked."""
    return tokens.has(s, w.MASK) and s.tile[s.at[s.seat]] != w.EMPTY


def brace(s: State) -> bool:
    """After the cards: a mask again, then the standing dose (REACTOR-RAD-03); the dead have no action phase (REACTOR-TURN-04)."""
    if radiation.alive(s, s.seat) and not s.dosed and radiation.strength(s, s.at[s.seat]):
        if not s.masked and tokens.has(s, w.MASK):
            s.actor = s.seat
            return True
        radiation.take_dose(s, s.seat, rule.RAD_03)
    s.stage = w.ACTING
    return False


def rescue(s: State) -> bool:
    """An acute phase to its end, then the turn that called it, or the first if all died (RR-30); True when luck must decide."""
    if not decks.fuel_is_empty(s):
        return acute.draw(s)
    goes_on = s.stage == w.CALLED and acute.anyone_alive(s)
    acute.reinforce(s)
    if s.stage != w.OVER:
        if goes_on:
            s.stage = w.WAITING
        else:
            begin(s, 0)
    return False


def begin(s: State, seat: int) -> None:
    """Begin a character's turn (REACTOR-TURN-01)."""
    s.seat = seat
    s.turn += 1
    s.steps = s.options.steps[seat]
    s.stage = w.WAITING
    s.emit(w.TURN, seat, s.turn, rule.TURN_01)


def end(s: State) -> None:
    """End the turn and go to the next living character; if there is none, the acute phase begins (REACTOR-ACUTE-01)."""
    tokens.take_off_mask(s)
    s.steps = 0
    s.opened = 0
    s.passed = 0
    s.used = 0
    s.dosed = 0
    for i in range(1, s.options.crew + 1):
        seat = (s.seat + i) % s.options.crew
        if radiation.alive(s, seat):  # REACTOR-TURN-03
            begin(s, seat)
            return
    acute.begin(s, w.ACUTE)


def answer(s: State, action: int) -> None:
    """Carry out a legal action: of the action phase, or an answer to whatever was asked."""
    kind = action >> 8 & 255
    target = action & 255
    if kind == w.USE_MASK:
        tokens.put_on_mask(s)
        if s.stage == w.WAITING:
            reactor_phase.begin(s)
    elif kind < w.END:
        acting.do(s, action >> 16, kind, target)
    elif kind == w.END:
        end(s)
    elif kind == w.CARD:
        if s.stage == w.FAILING:
            reactor_phase.draw_control(s, target)
        else:
            reactor_phase.draw_fuel(s, target)
    elif kind == w.FACE:
        shown(s, target)
    elif kind == w.READY:
        if s.stage == w.WAITING:
            reactor_phase.begin(s)
        else:
            radiation.take_dose(s, s.seat, rule.RAD_03)
            s.stage = w.ACTING
    elif kind == w.CALL:
        acute.begin(s, w.CALLED)
    elif kind == w.CAST:
        setting_up.assign(s, target)
    elif kind == w.PLACE:
        setting_up.place(s, s.actor, target)
    elif kind == w.GIVE_UP:
        ending.finish(s, w.GIVEN_UP, rule.NONE)


def shown(s: State, face: int) -> None:
    """Nature has shown the sign of the asked tile: it is turned up, or goes with a sacrifice."""
    cell = s.asked - 1
    s.asked = 0
    tiles.see(s, cell, face)
    if s.stage == w.SACRIFICING:
        acting.give_life(s, cell)
    else:
        tiles.flip(s, cell)


def choices(s: State) -> None:
    """List the legal actions of whoever must decide, in their fixed order."""
    if s.actor == c.NATURE:
        luck.choices(s)
        return
    if s.stage == w.ACTING:
        acting.choices(s)
    elif s.stage == w.WAITING:
        if can_mask_early(s):
            s.offer(w.USE_MASK << 8)
        if acute.may_call(s):
            s.offer(w.CALL << 8)
        s.offer(w.READY << 8)
    elif s.stage == w.BRACING:
        s.offer(w.USE_MASK << 8)
        s.offer(w.READY << 8)
    elif s.stage == w.PLACING:
        setting_up.places(s)
    if s.options.giving_up and s.stage != w.OVER:  # RR-44
        s.offer(w.GIVE_UP << 8)
