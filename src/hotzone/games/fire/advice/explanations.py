"""What plans of the fire game are about and what one end of a turn has over another, as data and in English words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hotzone.core import advice
from hotzone.fire import words as w
from hotzone.fire.match import Match
from hotzone.fire.risk import Risk
from hotzone.fire.rules import escaping, paying, turn
from hotzone.fire.ways import distances

ROUGH = 0.02  # of long chains of flare-ups a reason needs the first rolls only
NEAR = 0.005  # differences below half a percent are not worth a word
EDGED = (w.OPEN_DOOR, w.CLOSE_DOOR, w.CHOP, w.REPAIR)
GISTS = (  # the first that fits: its code, kinds of actions, what to say
    ("done", (w.FINISH,), "You have done it."),
    ("bring-out", tuple(range(w.MOVE + w.WITH_VICTIM, w.MOVE + w.LOADS)), "There is somebody to bring out."),
    ("gun", (w.GUN,), "The deck gun has a good target."),
    ("treat", (w.TREAT, w.REVIVE), "Somebody should be treated."),
    ("identify", (w.IDENTIFY,), "It is worth knowing what lies there."),
    ("hazmat", (w.DISPOSE,), "A hazmat should leave the building."),
    ("put-out", (w.QUENCH, w.DOUSE, w.CLEAR_SPOT), "Fire and smoke within your reach are the danger now."),
    ("drive", (w.DRIVE_ENGINE, w.DRIVE_AMBULANCE), "A vehicle stands in the wrong place."),
    ("chop", (w.CHOP,), "A wall is in the way."),
    ("doors", (w.OPEN_DOOR, w.CLOSE_DOOR), "Mind the doors."),
    ("ladder", (w.EXTEND, w.FOLD, w.TAKE_LADDER, w.PUT_LADDER), "A ladder would help."),
    ("repair", (w.REPAIR,), "A wall could be mended."),
    ("change", (w.CHANGE,), "Another card would serve better."),
    ("go", (w.MOVE,), "You stand in the wrong place."),
    ("save", (w.END,), "Saved AP are worth more than anything you could do now."),
    ("choose", tuple(range(w.PLAY_ON, w.PARK_AMBULANCE + 1)), "A choice is open."),
)
SAID: Mapping[str, str] = {code: text for code, _, text in GISTS} | {"wait": "There is nothing to do for this seat now."}
PLACELESS = (w.END, w.FINISH, w.CHANGE, w.PLAY_ON, w.STAY, w.REROLL, w.KEEP, w.TAKE, w.REVIVE)
UNITS = {  # what it weighs where one sentence must do, more or less is better, in words
    "rescued": (2.0, True, "{ours} rescued instead of {theirs}"),
    "collapse": (1.5, False, "the building falls with {ours} instead of {theirs}"),
    "poi-lost": (1.0, False, "whoever is at {place} burns with {ours} instead of {theirs}"),
    "knock-down": (0.2, False, "a knock-down with {ours} instead of {theirs}"),
    "damage": (0.08, False, "expected damage {ours} instead of {theirs}"),
    "ap-to-rescue": (0.02, False, "{ours} AP to the next rescue instead of {theirs}"),
}
SHARES = ("collapse", "poi-lost", "knock-down", "win")


def in_turn(match: Match, seat: int) -> Match | None:
    """The table as if this seat's turn began now, with the fire as it lies; None where it has none to come."""
    if match.result or match.turn == 0 or match.lying >> seat & 1:
        return None
    after = match.twin()
    if seat == match.seat and w.ACTING <= match.stage < w.ADVANCING:
        return after
    if w.ACTING <= match.stage < w.ADVANCING:
        paying.save(after)
    after.asked = after.target = after.fallen = after.flared = 0
    after.seat = (seat - 1) % match.options.crew
    turn.begin(after)
    after.actor = seat
    return None if escaping.anyone_in_fire(after) else after


def gist(match: Match, plan: Sequence[int]) -> dict[str, object]:
    """What a plan is about: a code, and the space or edge of its main step."""
    for code, kinds, _ in GISTS:
        for action in reversed(plan):
            kind, target = action >> 8 & 255, action & 255
            if kind in kinds:
                found: dict[str, object] = {"code": code}
                if kind in EDGED:
                    found["edge"] = match.plan.write_edge(target)
                elif kind not in PLACELESS:
                    found["space"] = match.plan.write_cell(target)
                return found
    return {"code": "wait"}


def weigh(best: Match, other: Match) -> list[dict[str, object]]:
    """Where two ends of a turn differ, in exact units: what speaks for the first comes first, the weightiest at the front."""
    one, two = Risk(best, ROUGH), Risk(other, ROUGH)
    rows: list[tuple[str, str, float, float]] = [
        ("rescued", "", best.rescued, other.rescued),
        *persons(best, one, other, two),
        ("collapse", "", one.collapse, two.collapse),
        ("knock-down", "", knock_downs(best, one), knock_downs(other, two)),
        ("damage", "", one.damage, two.damage),
        ("ap-to-rescue", "", distances(best), distances(other)),
    ]
    found = []
    for unit, place, ours, theirs in rows:
        weight, more, _ = UNITS[unit]
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


def burning(match: Match, risk: Risk) -> dict[str, float]:
    """The chance to burn by the place of a POI or victim."""
    chances = risk.chances("person")
    return {match.plan.write_cell(match.get("poi_at", i)): chances[i] for i in range(w.SLOTS) if match.get("poi", i)}


def knock_downs(match: Match, risk: Risk) -> float:
    """How many of the crew are knocked down, on average."""
    return sum(risk.chances("figure")[: match.options.crew])


def say(because: Mapping[str, Any]) -> str:
    """A reason in English: what the plan has over the next best, and what that costs."""
    return advice.say(because, ("because-look", "First see who is at {place}."), word)


def word(unit: Mapping[str, Any]) -> str:
    """A number that differs, in words."""
    form = "{:.1%}" if unit["unit"] in SHARES else "{:.2f}" if unit["unit"] == "damage" else "{:.0f}"
    text = UNITS[unit["unit"]][2]
    return text.format(place=unit.get("place", ""), ours=form.format(unit["ours"]), theirs=form.format(unit["theirs"]))
