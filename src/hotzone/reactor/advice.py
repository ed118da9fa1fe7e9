"""What plans of Reactor are about and what one end of a turn has over another, as data and in English words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hotzone.core import advice
from hotzone.core import words as c
from hotzone.reactor import words as w
from hotzone.reactor.match import Match
from hotzone.reactor.risk import Risk
from hotzone.reactor.rules import ending, radiation, tokens

NEAR = 0.005  # differences below half a percent are not worth a word
ROUGH = 1e-4  # of a reason's chances
GISTS = (  # the first that fits: its code, kinds of actions, what to say
    ("r-acute", (w.CALL,), "It is time to call the acute phase."),
    ("r-sacrifice", (w.SACRIFICE,), "Only a sacrifice helps now."),
    ("r-gather", (w.USE_LIFT, w.USE_CRANE), "An assembly lies in the wrong cell."),
    ("r-foam", (w.USE_EXTINGUISHER,), "An open emergency assembly needs an extinguisher."),
    ("r-cool", (w.USE_PIPELINE, w.USE_HOSE), "An open assembly should be cooled."),
    ("r-on", (w.USE_ON,), "A control assembly should be turned back."),
    ("r-open", (w.OPEN, w.OPEN_EXTRA), "It is worth knowing what lies there."),
    ("r-heal", (w.USE_MEDIC, w.USE_KIT), "Somebody has had too much radiation."),
    ("r-hand", (w.GIVE, w.LEAVE, w.TAKE), "A token is of more use in other hands."),
    ("r-mask", (w.USE_MASK,), "A gas mask is worth its price now."),
    ("r-go", (w.MOVE, w.CROSS), "You stand in the wrong cell."),
    ("r-stay", (w.END, w.READY), "Nothing you could do now is worth its price."),
    ("r-place", (w.PLACE,), "A start cell is to be chosen."),
)
SAID: Mapping[str, str] = {code: text for code, _, text in GISTS} | {"wait": "There is nothing to do for this seat now."}
PLACELESS = (w.CALL, w.USE_MEDIC, w.USE_KIT, w.GIVE, w.TAKE, w.USE_MASK, w.END, w.READY)
UNITS = {  # what it weighs where one sentence must do, more or less is better, in words
    "r-defeat": (3.0, False, "the next cards are the end with {ours} instead of {theirs}"),
    "r-hearts": (1.0, False, "hearts that burn, on average: {ours} instead of {theirs}"),
    "r-placed": (0.5, True, "{ours} of the six gathered instead of {theirs}"),
    "r-deaths": (0.4, False, "deaths to expect: {ours} instead of {theirs}"),
    "r-known": (0.3, True, "{ours} emergency assemblies known instead of {theirs}"),
    "r-movers": (0.06, True, "{ours} cranes and lifts left instead of {theirs}"),
    "r-dose": (0.04, False, "radiation of all after the next cards, on average: {ours} instead of {theirs}"),
    "r-dial": (0.03, False, "the dial at {ours} instead of {theirs}, on average"),
}
SHARES = ("r-defeat", "win")
COUNTS = ("r-placed", "r-known", "r-movers")


def in_turn(match: Match, seat: int) -> Match | None:
    """The table as if this seat's action phase began now, without the cards before it; None for the dead."""
    if match.result or match.turn == 0 or not radiation.alive(match, seat):
        return None
    after = match.twin()
    if seat == match.seat and match.stage == w.ACTING and not match.asked:
        return after
    tokens.take_off_mask(after)
    after.stage, after.seat, after.actor = w.ACTING, seat, seat
    after.steps = match.options.get("steps", seat)
    after.opened = after.passed = after.used = after.dosed = after.asked = after.due = 0
    return after


def gist(match: Match, plan: Sequence[int]) -> dict[str, object]:
    """What a plan is about: a code, and the cell of its main step."""
    for code, kinds, _ in GISTS:
        for action in reversed(plan):
            kind, target = action >> 8 & 255, action & 255
            if kind in kinds:
                return {"code": code} if kind in PLACELESS else {"code": code, "cell": match.plan.write_cell(target)}
    return {"code": "wait"}


def weigh(best: Match, other: Match) -> list[dict[str, object]]:
    """Where two ends of a turn differ, in exact units: what speaks for the first comes first, the weightiest at the front."""
    ours, theirs = measures(best), measures(other)
    found = []
    for unit, (weight, more, _) in UNITS.items():
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


def say(because: Mapping[str, Any]) -> str:
    """A reason in English: what the plan has over the next best, and what that costs."""
    return advice.say(because, ("because-r-look", "First see what lies at {place}."), word)


def word(unit: Mapping[str, Any]) -> str:
    """A number that differs, in words."""
    form = "{:.1%}" if unit["unit"] in SHARES else "{:.0f}" if unit["unit"] in COUNTS else "{:.2f}"
    return UNITS[unit["unit"]][2].format(ours=form.format(unit["ours"]), theirs=form.format(unit["theirs"]))
