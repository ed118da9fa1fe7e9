"""Events and endings as sentences for people: for the text mode, a screen reader and a log that is read aloud."""

from __future__ import annotations

from hotzone.contract.terminal import sentence_of
from hotzone.core.formats.fluent import Argument, Words
from hotzone.core.values import Event
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.plan import Plan
from hotzone.games.fire.model.specialists import ROLE_NAMES
from hotzone.games.fire.model.state import State
from hotzone.games.fire.text import endings
from hotzone.games.fire.text.events import FORMS, say

QUIET = (w.POINTS, w.SPOT_SUPPLY)  # bookkeeping that the status line shows anyway
NUMBERS = ("number", "die")
BROKEN = {w.WINDOW: "broken-window", w.THIN: "broken-thin"}  # what it was when it is destroyed


def sentence(t: Words, match: Match, event: Event) -> str:
    """An event as a sentence; empty for mere bookkeeping, the event's own text for what has no sentence."""
    kind, a, b, _ = event.row
    if kind in QUIET or (kind == w.SAVED and not b):  # nothing left, nothing kept
        return ""
    name = message_of(match, event)
    return sentence_of(t(name, **arguments(t, match, kind, a, b))) if t.has(name) else event.text


def message_of(match: Match, event: Event) -> str:
    """Which sentence tells an event: windows, elevators, ladders and the like have their own."""
    kind, a, b, _ = event.row
    if kind == w.ROLLED and not (a and b):
        return "event-rolled-one"
    if kind == w.MOVED and "SETUP" in event.rule:
        return "event-starts"
    if kind == w.EDGE and edge_kind(match, a, b)[1]:
        return "event-edge-more"
    if kind == w.LADDERS:
        return "event-ladder-stands" if b >= w.RAISED else "event-ladder-lies" if b else "event-ladders"
    return {w.PARKED: "parked-at", w.ENDED: "ended-so"}.get(kind, f"event-{FORMS[kind][0]}")


def edge_kind(match: Match, edge: int, kind: int) -> tuple[str, bool]:
    """What a side has become, and whether the rarer sentences tell it: party walls, broken windows, doors of elevators."""
    board, name = match.board, say(match.plan, "edge-kind", kind)
    if any(board.get("lift_door", lift) == edge for lift in range(1, board.lifts + 1)):
        return ("lift-door-open" if kind == w.DOOR_OPEN else "lift-door"), True
    if kind == w.DESTROYED and board.get("edge", edge) in BROKEN:
        return BROKEN[board.get("edge", edge)], True
    return name, "party" in name


def arguments(t: Words, match: Match, kind: int, a: int, b: int) -> dict[str, Argument]:
    """What an event names, in the words of its sentence."""
    found: dict[str, Argument] = {}
    for form, value in zip(FORMS[kind][1:], (a, b), strict=True):
        if form == "space":
            found |= place_words(t, match.plan.write_cell(value))
        elif form == "edge":
            found["place"] = match.plan.write_edge(value)
        elif form == "edge-kind":
            found["what"] = edge_kind(match, a, b)[0]
        elif form == "figure":
            found["who"] = t("figure", number=value + 1)
        elif form == "role":
            found["card"] = t(f"card-{ROLE_NAMES[value]}")
        elif form in NUMBERS:
            found["number"] = value or found.get("number", 0)
        else:
            found["what"] = say(match.plan, form, value)
    if kind == w.ROLLED:
        found["in"] = f"{a},{b}"
    elif kind == w.PARKED:
        found |= parking_words(match.plan, a, b)
    elif kind == w.ENDED:
        found["text"] = ending(t, match)
    return found


def place_words(t: Words, place: str) -> dict[str, Argument]:
    """A space: its name, where something is, and where somebody goes."""
    return {"place": place, "in": t("space-in", place=place), "to": t("space-to", place=place)}


def parking_words(plan: Plan, vehicle: int, place: int) -> dict[str, Argument]:
    """The two spaces on which a vehicle stands now."""
    name = ("engine", "ambulance")[vehicle]
    one, two = (plan.write_cell(plan.building.get(name, 2 * place + i)) for i in range(2))
    return {"what": name, "one": one, "two": two}


def ending(t: Words, s: State) -> str:
    """How a match ended; a scenario has its own words for its own ends."""
    won = s.result in (w.VICTORY, w.PERFECT)
    return f"{t('ending-victory' if won else 'ending-defeat')}. {t(f'end-{endings.code_of(s)}')}."


def closing_words(t: Words, s: Match) -> list[str]:
    """What is said when a match is over; who was inside when the building fell is only mentioned (FIRE-END-05, R-44)."""
    if s.result == w.UNDECIDED:
        return [t("ending-undecided")]
    counts = {"rescued": s.rescued, "lost": s.lost, "damage": s.damage, "evidence": s.evidence, "turns": s.turn}
    spots = sum(s.get("spot", cell) for cell in s.plan.cells())
    lines = [ending(t, s), t(f"end-{endings.code_of(s)}-more", spots=spots, **counts)]
    inside = [str(i + 1) for i in range(s.options.crew) if s.board.get("inside", s.get("at", i))]
    if s.damage >= w.DAMAGE_MARKERS and inside:
        lines.append(t("end-inside", many=len(inside), who=", ".join(inside)))
    return [*lines, f"{t('log-fire', **counts)}."]
