"""Events and positions as sentences for people: for the text mode, a screen reader and a log that is read aloud."""

from __future__ import annotations

from collections.abc import Callable

from hotzone.core.game import Event
from hotzone.fire import rule
from hotzone.fire import words as w
from hotzone.fire.crew import ROLE_NAMES
from hotzone.fire.events import EDGES
from hotzone.fire.plan import Plan
from hotzone.fire.state import State

QUIET = (w.POINTS, w.SPOT_SUPPLY)  # bookkeeping that the status line shows anyway
THREATS = ("{a} is clear.", "Smoke at {a}.", "Fire at {a}.")
EDGE_SENTENCES = {
    w.OPEN: "The way {a} is open.",
    w.WALL: "The wall {a} is whole.",
    w.DAMAGED: "The wall {a} is damaged.",
    w.DESTROYED: "The wall {a} is destroyed.",
    w.DOOR: "The door {a} is closed.",
    w.DOOR_OPEN: "The door {a} is open.",
    w.DOOR_GONE: "The door {a} is gone.",
}
ENDINGS = {
    w.VICTORY: "Victory: seven are safe.",
    w.PERFECT: "A perfect victory: all ten are safe.",
    w.DEFEAT: "Defeat: four are lost.",
    w.COLLAPSE: "Defeat: the building has collapsed.",
    w.HOPELESS: "Defeat: seven can no longer be saved.",
}


def sentence(plan: Plan, event: Event) -> str:
    """An event as a sentence; empty for mere bookkeeping, the event's own text for what has no sentence."""
    kind, a, b, _ = event.row
    if kind in QUIET or (kind == w.SAVED and not b and event.rule == rule.NAMES[rule.AP_04]):  # nothing left, nothing kept
        return ""
    write = SENTENCES.get(kind)
    return write(plan, a, b) if write else event.text


def closing(s: State) -> str:
    """What is said when a match is over; who was inside when the building fell is only mentioned (FIRE-END-05, R-44)."""
    if s.result == w.UNDECIDED:
        return ""
    inside = [str(i + 1) for i in range(s.options.crew) if s.board.get("inside", s.get("at", i))]
    if s.damage < w.DAMAGE_MARKERS or not inside:
        return ENDINGS[s.result]
    names = " and ".join([*([", ".join(inside[:-1])] if inside[1:] else []), inside[-1]])
    return f"{ENDINGS[s.result]} Firefighter{'s' if inside[1:] else ''} {names} did not come out."


def rolled(plan: Plan, a: int, b: int) -> str:
    """What the dice say; one die alone has its colour."""
    if a and b:
        return f"The dice say {a},{b}."
    return f"The red die says {a}." if a else f"The black die says {b}."


def edge(plan: Plan, a: int, b: int) -> str:
    """What has become of a wall, door or window."""
    name = plan.write_edge(a)
    return EDGE_SENTENCES[b].format(a=name) if b in EDGE_SENTENCES else f"{name} is now: {EDGES[b].replace('-', ' ')}."


def saved(plan: Plan, a: int, b: int) -> str:
    """What a firefighter keeps for its next turn."""
    return f"Firefighter {a + 1} has {b} AP saved." if b else f"Firefighter {a + 1} has no AP saved."


def parked(plan: Plan, a: int, b: int) -> str:
    """Where a vehicle stands now."""
    name = ("engine", "ambulance")[a]
    spaces = [plan.write_cell(plan.building.get(name, 2 * b + i)) for i in range(2)]
    return f"The {name} stands at {spaces[0]} and {spaces[1]}."


def lost(plan: Plan, a: int, b: int) -> str:
    """A victim that nobody can save any more."""
    return f"A victim is lost at {plan.write_cell(a)}."


def on_space(text: str) -> Callable[[Plan, int, int], str]:
    """A sentence about a space or two: {a} and {b}."""

    def write(plan: Plan, a: int, b: int) -> str:
        return text.format(a=plan.write_cell(a), b=plan.write_cell(b) if "{b}" in text else "")

    return write


def of_figure(text: str) -> Callable[[Plan, int, int], str]:
    """A sentence about a firefighter {a} and a space {b}."""

    def write(plan: Plan, a: int, b: int) -> str:
        return text.format(a=a + 1, b=plan.write_cell(b))

    return write


SENTENCES: dict[int, Callable[[Plan, int, int], str]] = {
    w.ROLLED: rolled,
    w.THREAT: lambda plan, a, b: THREATS[b].format(a=plan.write_cell(a)),
    w.EDGE: edge,
    w.MOVED: of_figure("Firefighter {a} is at {b}."),
    w.SAVED: saved,
    w.TURN: lambda plan, a, b: f"Turn {b} begins: firefighter {a + 1}.",
    w.POI_PLACED: on_space("Somebody may be at {a}: a new POI."),
    w.TURNED: lambda plan, a, b: f"The POI at {plan.write_cell(a)} is {('a false alarm', 'a victim')[b]}.",
    w.VICTIM_MOVED: on_space("A victim is carried from {a} to {b}."),
    w.TREATED_MOVED: on_space("A treated victim walks along from {a} to {b}."),
    w.HAZMAT_MOVED: on_space("A hazmat is carried from {a} to {b}."),
    w.RESCUED: on_space("A victim is rescued at {a}!"),
    w.VICTIM_LOST: lost,
    w.VICTIM_TREATED: on_space("The victim at {a} is treated and can walk along."),
    w.HAZMAT: lambda plan, a, b: f"{'A hazmat' if b == 1 else f'{b} hazmats'} at {plan.write_cell(a)}.",
    w.HAZMAT_SAFE: on_space("A hazmat from {a} is safe."),
    w.HAZMAT_EXPLODED: on_space("The hazmat at {a} has blown up."),
    w.HOT_SPOT: on_space("A hot spot at {a}."),
    w.EXPLODED: on_space("Explosion at {a}!"),
    w.FLARED: on_space("Flare-up at {a}: the fire advances once more."),
    w.KNOCKED_DOWN: of_figure("Firefighter {a} is knocked down and brought to {b}."),
    w.PARKED: parked,
    w.GUN_FIRED: on_space("The deck gun hits {a}."),
    w.ROLE: lambda plan, a, b: f"Firefighter {a + 1} is now {ROLE_NAMES[b]}.",
    w.ROLL_AGAIN: on_space("{a} does not count: roll again."),
    w.PLAYED_ON: lambda plan, a, b: "Seven are safe, and the match goes on.",
    w.COLLAPSED: lambda plan, a, b: "The building collapses!",
    w.ENDED: lambda plan, a, b: ENDINGS[a],
    w.DISCARDED: on_space("The POI at {a} goes out of the game."),
}
