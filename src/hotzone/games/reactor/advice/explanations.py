"""What plans of Reactor are about and what one end of a turn has over another, as data; the words are in `risk_text`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hotzone.core import constants as c
from hotzone.core.formats.fluent import Words
from hotzone.games.reactor.advice import risk_text
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.risk import Risk
from hotzone.games.reactor.rules import ending, radiation, tokens

NEAR = 0.005  # differences below half a percent are not worth a word
ROUGH = 1e-4  # of a reason's chances
SUBJECTS = (  # the first that fits: its code and kinds of actions
    ("r-acute", (w.CALL,)),
    ("r-sacrifice", (w.SACRIFICE,)),
    ("r-gather", (w.USE_LIFT, w.USE_CRANE)),
    ("r-foam", (w.USE_EXTINGUISHER,)),
    ("r-cool", (w.USE_PIPELINE, w.USE_HOSE)),
    ("r-on", (w.USE_ON,)),
    ("r-open", (w.OPEN, w.OPEN_EXTRA)),
    ("r-heal", (w.USE_MEDIC, w.USE_KIT)),
    ("r-hand", (w.GIVE, w.LEAVE, w.TAKE)),
    ("r-mask", (w.USE_MASK,)),
    ("r-go", (w.MOVE, w.CROSS)),
    ("r-stay", (w.END, w.READY)),
    ("r-place", (w.PLACE,)),
)
CODES = (*(code for code, _ in SUBJECTS), "wait")
PLACELESS = (w.CALL, w.USE_MEDIC, w.USE_KIT, w.GIVE, w.TAKE, w.USE_MASK, w.END, w.READY)
UNITS = {  # what it weighs where one sentence must do, and whether more is better
    "r-defeat": (3.0, False),
    "r-hearts": (1.0, False),
    "r-placed": (0.5, True),
    "r-deaths": (0.4, False),
    "r-known": (0.3, True),
    "r-movers": (0.06, True),
    "r-dose": (0.04, False),
    "r-dial": (0.03, False),
}


def in_turn(match: Match, seat: int) -> Match | None:
    """The table as if this seat's action phase began now, without the cards before it; None for the dead."""
    if match.result or match.turn == 0 or not radiation.alive(match, seat):
        return None
    after = match.clone()
    if seat == match.seat and match.stage == w.ACTING and not match.asked:
        return after
    tokens.take_off_mask(after)
    after.stage, after.seat, after.actor = w.ACTING, seat, seat
    after.steps = match.options.get("steps", seat)
    after.opened = after.passed = after.used = after.dosed = after.asked = after.due = 0
    return after


def subject(match: Match, plan: Sequence[int]) -> dict[str, object]:
    """What a plan is about: a code, and the cell of its main step."""
    for code, kinds in SUBJECTS:
        for action in reversed(plan):
            kind, target = action >> 8 & 255, action & 255
            if kind in kinds:
                return {"code": code} if kind in PLACELESS else {"code": code, "cell": match.plan.write_cell(target)}
    return {"code": "wait"}


def weigh(best: Match, other: Match) -> list[dict[str, object]]:
    """Where two ends of a turn differ, in exact units: what speaks for the first comes first, the weightiest at the front."""
    ours, theirs = measures(best), measures(other)
    found = []
    for unit, (weight, more) in UNITS.items():
        gain = (ours[unit] - theirs[unit]) * weight * (1 if more else -1)
        if abs(ours[unit] - theirs[unit]) > NEAR:
            row: dict[str, object] = {"unit": unit, "ours": round(ours[unit], 4), "theirs": round(theirs[unit], 4)}
            found.append((gain, {**row, "gain": gain > 0}))
    return [row for _, row in sorted(found, key=lambda pair: -pair[0])]


def measures(match: Match) -> dict[str, float]:
    """The units of one table."""
    risk = Risk(match, ROUGH)
    seats = range(match.options.crew)
    movers = sum(match.get("held", seat * w.SLOTS + kind) for seat in seats for kind in (w.LIFT, w.CRANE))
    lying = range(match.board.cell_count * w.SEATS)
    dose = sum(match.get("radiation", seat) for seat in seats if match.get("at", seat) != c.NOWHERE)
    return {
        "r-defeat": risk.defeat,
        "r-hearts": risk.hearts,
        "r-placed": ending.most_gathered(match),
        "r-deaths": sum(risk.chances("death")),
        "r-known": match.options.get("tiles", w.FACE_RED) - match.get("unseen", w.FACE_RED),
        "r-movers": movers + sum(match.get("lying", i * w.ROUND + w.LIFT) for i in lying),
        "r-dose": dose + sum(risk.chances("dose")),
        "r-dial": match.dial + risk.dial,
    }


@cache
def reason_words(words: Words) -> risk_text.ReactorAdvice:
    """Clues, reasons and odds in a language."""
    return risk_text.ReactorAdvice(words)
