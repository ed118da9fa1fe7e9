"""What plans of the fire game are about and what one end of a turn has over another, as data; the words are in `risk_text`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hotzone.core.formats.fluent import Words
from hotzone.games.fire.advice import choice_reasons, risk_text
from hotzone.games.fire.evaluation.distances import distances
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.risk.report import Risk
from hotzone.games.fire.rules import escaping, paying, turn

ROUGH = 0.02  # of long chains of flare-ups a reason needs the first rolls only
NEAR = 0.005  # differences below half a percent are not worth a word
EDGED = (w.OPEN_DOOR, w.CLOSE_DOOR, w.CHOP, w.REPAIR)
SUBJECTS = (  # the first that fits: its code and kinds of actions
    ("done", (w.FINISH,)),
    ("bring-out", tuple(range(w.MOVE + w.WITH_VICTIM, w.MOVE + w.LOADS))),
    ("gun", (w.GUN,)),
    ("treat", (w.TREAT, w.REVIVE)),
    ("identify", (w.IDENTIFY,)),
    ("hazmat", (w.DISPOSE,)),
    ("put-out", (w.QUENCH, w.DOUSE)),  # of smoke alone it is called "clear-smoke"
    ("clear-spot", (w.CLEAR_SPOT,)),
    ("drive", (w.DRIVE_ENGINE, w.DRIVE_AMBULANCE)),
    ("chop", (w.CHOP,)),
    ("open-door", (w.OPEN_DOOR,)),
    ("close-door", (w.CLOSE_DOOR,)),
    ("ladder", (w.EXTEND, w.FOLD, w.TAKE_LADDER, w.PUT_LADDER)),
    ("repair", (w.REPAIR,)),
    ("change", (w.CHANGE,)),
    ("go", (w.MOVE,)),
    ("save", (w.END,)),
    ("choose", tuple(range(w.PLAY_ON, w.PARK_AMBULANCE + 1))),
)
CODES = (*(code for code, _ in SUBJECTS), "clear-smoke", "save-part", "end", "wait")
PLACELESS = (w.END, w.FINISH, w.CHANGE, w.PLAY_ON, w.STAY, w.REROLL, w.KEEP, w.TAKE, w.REVIVE)
UNITS = {  # what it weighs where one sentence must do, and whether more is better
    "rescued": (2.0, True),
    "collapse": (1.5, False),
    "poi-lost": (1.0, False),
    "knock-down": (0.2, False),
    "damage": (0.08, False),
    "ap-to-rescue": (0.02, False),
    "shot": (0.04, True),
}
ASKING = {w.GUN: "because-gun", w.REROLL: "because-reroll"}


def in_turn(match: Match, seat: int) -> Match | None:
    """The table as if this seat's turn began now, with the fire as it lies; None where it has none to come."""
    if match.result or match.turn == 0 or match.lying >> seat & 1:
        return None
    after = match.clone()
    if seat == match.seat and w.ACTING <= match.stage < w.ADVANCING:
        return after
    if w.ACTING <= match.stage < w.ADVANCING:
        paying.save(after)
    after.asked = after.target = after.fallen = after.flared = 0
    after.seat = (seat - 1) % match.options.crew
    turn.begin(after)
    after.actor = seat
    return None if escaping.anyone_in_fire(after) else after


def subject(match: Match, plan: Sequence[int]) -> dict[str, object]:
    """What a plan is about: a code, and the space or edge of its main step."""
    for code, kinds in SUBJECTS:
        fitting = [action for action in reversed(plan) if action >> 8 & 255 in kinds]
        if not fitting:
            continue
        if code == "put-out":
            burning = [action for action in fitting if match.get("threat", action & 255) != w.SMOKE]
            code, fitting = ("put-out", burning) if burning else ("clear-smoke", fitting)
        if code == "save":
            left = paying.purse(match)
            code = "end" if not left else "save-part" if left > w.SAVED_AT_MOST else "save"
        kind, target = fitting[0] >> 8 & 255, fitting[0] & 255
        found: dict[str, object] = {"code": code}
        if kind in EDGED:
            found["edge"] = match.plan.write_edge(target)
        elif kind not in PLACELESS:
            found["space"] = match.plan.write_cell(target)
        return found
    return {"code": "wait"}


def chance_reason(plan: Sequence[int]) -> str:
    """Why nature is asked before all else: somebody may be there, or the deck gun is fired."""
    return ASKING.get(plan[-1] >> 8 & 255, "because-look")


def weigh(best: Match, other: Match) -> list[dict[str, object]]:
    """Where two ends of a turn differ, in exact units: what speaks for the first comes first, the weightiest at the front."""
    one, two = Risk(best, ROUGH), Risk(other, ROUGH)
    rows: list[tuple[str, str, float, float]] = [
        ("rescued", "", best.rescued, other.rescued),
        *persons(best, one, other, two),
        ("collapse", "", one.collapse, two.collapse),
        ("knock-down", "", knock_downs(best, one), knock_downs(other, two)),
        ("damage", "", one.damage, two.damage),
        ("ap-to-rescue", next_out(best, other), distances(best), distances(other)),
        ("shot", "", choice_reasons.shot(best), choice_reasons.shot(other)),
    ]
    found = []
    for unit, place, ours, theirs in rows:
        weight, more = UNITS[unit]
        gain = (ours - theirs if more else theirs - ours) * weight
        if abs(ours - theirs) > NEAR:
            row: dict[str, object] = {"unit": unit, "ours": round(ours, 4), "theirs": round(theirs, 4), "gain": gain > 0}
            found.append((gain, {**row, "place": place} if place else row))
    return [row for _, row in sorted(found, key=lambda pair: -pair[0])]


def persons(best: Match, one: Risk, other: Match, two: Risk) -> list[tuple[str, str, float, float]]:
    """The chance of each POI and victim to burn; who was carried is compared with where they would lie else."""
    ours, theirs = burning(best, one), burning(other, two)
    rows = [("poi-lost", place, ours.pop(place), theirs.pop(place)) for place in list(ours) if place in theirs]
    for place, chance in theirs.items():
        mine = ours.popitem() if ours else None
        rows.append(("poi-lost", mine[0] if mine else place, mine[1] if mine else 0.0, chance))
    return rows


def next_out(best: Match, other: Match) -> str:
    """Where the next person to be rescued is, or may be; empty where only one of the two ends has moved them."""
    least, slots = distances(best), [i for i in range(w.SLOTS) if best.get("poi", i)]
    for i in slots:
        alone = best.clone()
        for each in slots:
            if each != i:
                alone.put("poi", each, 0)
        if distances(alone) == least and other.get("poi_at", i) == best.get("poi_at", i):
            return best.plan.write_cell(best.get("poi_at", i))
    return ""


def burning(match: Match, risk: Risk) -> dict[str, float]:
    """The chance to burn by the place of a POI or victim."""
    chances = risk.chances("person")
    return {match.plan.write_cell(match.get("poi_at", i)): chances[i] for i in range(w.SLOTS) if match.get("poi", i)}


def knock_downs(match: Match, risk: Risk) -> float:
    """How many of the crew are knocked down, on average."""
    return sum(risk.chances("figure")[: match.options.crew])


@cache
def reason_words(words: Words) -> risk_text.FireAdvice:
    """Clues, reasons and odds in a language."""
    return risk_text.FireAdvice(words)
