"""Damage, and the ways a match ends (FIRE-END)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State


def finish(s: State, result: int, why: int) -> None:
    """End the match; nobody decides any more."""
    s.result = result
    s.stage = w.OVER
    s.actor = c.NOBODY
    s.asked = 0
    s.riders = 0  # who stopped in the middle of a deed leaves no question behind
    s.red = 0
    s.black = 0
    s.rerolled = 0
    s.emit(w.ENDED, result, 0, why)


def damage(s: State, edge: int, why: int) -> None:
    """Put a damage marker on an edge; the last one brings the building down at once (FIRE-END-03)."""
    if s.stage == w.EXPLODING and s.options.setup == w.SIMPLE:
        return  # FIRE-VAR-01: the simple random set-up places no damage
    s.edge[edge] = s.board.breaks[s.edge[edge]]
    s.damage += 1
    s.emit(w.EDGE, edge, s.edge[edge], why)
    if s.damage >= w.DAMAGE_MARKERS:
        s.stage = w.COLLAPSING
        s.emit(w.COLLAPSED, 0, 0, rule.END_03)


def victims_in_play(s: State) -> int:
    """Victims still to be found or brought out."""
    count = s.victims
    for slot in range(w.SLOTS):
        if s.poi[slot] >= w.VICTIM:
            count += 1
    return count


def is_won(s: State) -> bool:
    """Are enough victims safe, and in the arson scenario enough evidence (FIRE-END-01, SCEN-ARSON-02)?"""
    return s.rescued >= w.TO_RESCUE and (not s.options.arson or s.evidence >= w.EVIDENCE_NEEDED)


def after_rescue(s: State) -> None:
    """See whether enough are safe; all that arrive together were counted before (R-41)."""
    if not is_won(s):
        return
    if s.rescued == w.VICTIMS:
        finish(s, w.PERFECT, rule.END_06)
    elif victims_in_play(s) == 0:
        finish(s, w.VICTORY, rule.END_01)
    elif not s.playing_on:
        s.stage = w.WON


def after_hazmat(s: State) -> None:
    """See whether enough evidence can still be brought out in the arson scenario (SCEN-ARSON-05, A-19)."""
    if s.options.arson and s.stage < w.COLLAPSING:
        left = s.evidence
        for cell in range(c.CELLS):
            left += s.hazmat[cell]
        if left < w.EVIDENCE_NEEDED:
            finish(s, w.HOPELESS, rule.SCEN_ARSON_05)


def after_losses(s: State) -> None:
    """See whether too many are lost, or nobody is left to save (R-35, R-42)."""
    if s.options.spots_on_board:
        return  # nobody is there to be lost
    if s.lost >= w.TO_LOSE:
        finish(s, w.DEFEAT, rule.END_02)
    elif s.playing_on:
        if victims_in_play(s) == 0:
            finish(s, w.VICTORY, rule.END_06)
    elif s.rescued + victims_in_play(s) < w.TO_RESCUE:
        finish(s, w.HOPELESS, rule.END_02)  # only the Italian edition can waste victims without losing them


def fall_in(s: State) -> None:
    """The building is down: what lay in it is lost; a victory won before stays (R-41)."""
    if is_won(s):
        finish(s, w.VICTORY, rule.END_06)
    else:
        finish(s, w.COLLAPSE, rule.END_03)
