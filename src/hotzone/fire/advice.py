"""Hints and reasons of the fire game in words, with exact chances."""

from __future__ import annotations

from collections.abc import Sequence

from hotzone.fire import words as w
from hotzone.fire.match import Match
from hotzone.fire.risk import Risk
from hotzone.fire.ways import distances

ROUGH = 0.02  # of long chains of flare-ups a reason needs the first rolls only
NEAR = 0.005  # differences below half a percent are not worth a word
NUDGES = (  # the first that fits; kinds of actions, what to say
    ((w.FINISH,), "You have done it."),
    (tuple(range(w.MOVE + w.WITH_VICTIM, w.MOVE + w.LOADS)), "There is somebody to bring out."),
    ((w.GUN,), "The deck gun has a good target."),
    ((w.TREAT,), "A victim should be treated."),
    ((w.IDENTIFY,), "It is worth knowing what lies there."),
    ((w.DISPOSE,), "A hazmat should leave the building."),
    ((w.QUENCH, w.DOUSE), "Fire and smoke within your reach are the danger now."),
    ((w.DRIVE_ENGINE, w.DRIVE_AMBULANCE), "A vehicle stands in the wrong place."),
    ((w.CHOP,), "A wall is in the way."),
    ((w.OPEN_DOOR, w.CLOSE_DOOR), "Mind the doors."),
    ((w.CHANGE,), "Another card would serve better."),
    ((w.MOVE,), "You stand in the wrong place."),
    ((w.END,), "Saved AP are worth more than anything you could do now."),
)


def nudge(match: Match, plan: Sequence[int]) -> tuple[str, str]:
    """What the plan is about in a sentence, and the space or edge of its main step."""
    for kinds, text in NUDGES:
        for action in reversed(plan):
            kind, target = action >> 8 & 255, action & 255
            if kind in kinds:
                if kind in (w.OPEN_DOOR, w.CLOSE_DOOR, w.CHOP):
                    return text, match.plan.write_edge(target)
                return text, "" if kind in (w.END, w.FINISH, w.CHANGE) else match.plan.write_cell(target)
    return "", ""


def compare(best: Match, other: Match, way: Sequence[str]) -> str:
    """What the better end of a turn has over the other, in exact units; empty where no unit speaks for it."""
    if best.result or other.result:
        return ""
    one, two = Risk(best, ROUGH), Risk(other, ROUGH)
    units = (
        ("POI and victims in fire", lost(one), lost(two), "{:.2f}"),
        ("expected damage", one.damage, two.damage, "{:.2f}"),
        ("a knock-down with", hit(best, one), hit(other, two), "{:.0%}"),
        ("a collapse with", one.collapse, two.collapse, "{:.0%}"),
        ("AP to the next rescue", distances(best), distances(other), "{}"),
    )
    gains = [say(*unit) for unit in units if unit[2] - unit[1] > NEAR]
    prices = [say(*unit) for unit in units if unit[1] - unit[2] > NEAR]
    if not gains:
        return ""
    return f"Rather than {', '.join(way)}: {', '.join(gains)}{', though ' + ', '.join(prices) if prices else ''}."


def say(what: str, one: float, two: float, form: str) -> str:
    """A number that differs."""
    return f"{what} {form.format(one)} instead of {form.format(two)}"


def lost(risk: Risk) -> float:
    """How many POI and victims burn, on average."""
    return sum(risk.chances("person")[: w.SLOTS])


def hit(match: Match, risk: Risk) -> float:
    """The chance that somebody of the crew is knocked down, at most."""
    return min(1.0, sum(risk.chances("figure")[: match.options.crew]))
