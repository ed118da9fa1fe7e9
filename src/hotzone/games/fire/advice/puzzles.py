"""Puzzles of the fire game: what a turn is asked, what its ends cost, what they changed, and which thought stands behind it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from hotzone.contract.ai import PuzzleQuestion
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.risk.chains import Risk

GAPS: Mapping[str, float] = {"rescue": 1.0, "safest": 0.02, "below": 0.02, "hold": 0.02, "best": 0.01}
COUNTED = ("rescue",)  # kinds whose costs are whole things and not chances
EXACT = 1e-9  # chances that are not followed to their end make a cost inexact
SHAKY = 6  # damage markers that the building can still take where it may fall
SETUPS: Sequence[Mapping[str, object]] = (
    {"crew": 2},
    {"crew": 3},
    {"crew": 1},
    {"crew": 2, "board": "base-back"},
    {"crew": 2, "board": "villa"},
    {"crew": 3, "rules": "experienced", "level": "recruit"},
    {"crew": 2, "rules": "experienced", "level": "veteran"},
)
IDEAS = (  # the first whose verbs are in a line or whose facts are among the changes
    ("treat", ("treat", "lead", "lead-carry", "revive")),
    ("hazmat", ("dispose", "carry-hazmat")),
    ("orders", ("command",)),
    ("vehicle", ("drive",)),
    ("ladder", ("take-ladder", "put-ladder", "extend", "fold")),
    ("axe", ("chop",)),
    ("door", ("close",)),
    ("open", ("open",)),
)


def people(match: Match) -> list[int]:
    """The slots of the people who lie open on the board."""
    return [i for i in range(w.SLOTS) if match.get("poi", i) >= w.VICTIM]


def questions(match: Match) -> list[PuzzleQuestion]:
    """What is worth asking: whoever lies open, whoever burns, a house that may fall."""
    found = []
    lying, burning = people(match), any(match.get("threat", cell) == w.FIRE for cell in match.plan.cells())
    exact = not match.options.hot_spots and not match.options.hazmats
    if lying:
        found.append(PuzzleQuestion("rescue"))
    if burning and exact:
        if len(lying) == 1:
            found.append(PuzzleQuestion("safest", "person"))
        elif lying:
            found += [PuzzleQuestion("safest", "people"), PuzzleQuestion("below", "rescue")]
        found.append(PuzzleQuestion("safest", "crew"))
        if w.DAMAGE_MARKERS - match.damage <= SHAKY:
            found.append(PuzzleQuestion("hold"))
    return found


def cost(question: PuzzleQuestion, start: Match, end: Match, found: Risk | None) -> float | None:
    """What one end costs by one question."""
    if question.kind == "rescue":
        return float(start.rescued - end.rescued)
    if found is None:  # the match is over within the turn
        return 0.0 if end.result in (w.VICTORY, w.PERFECT) else 1.0
    if found.error > EXACT or found.sampled > EXACT:
        return None
    if question.kind == "hold":
        return float(round(found.collapse, 9))
    if question.who == "crew":
        return float(round(found.chances("figure")[start.seat], 9))
    chances = found.chances("person")
    lost = sum(chances[i] for i in people(end))
    if question.who == "rescue" and end.rescued == start.rescued:
        lost += 1.0  # the demand is not met
    return float(round(lost, 9))


def facts(start: Match, end: Match) -> frozenset[str]:
    """Spaces put out, walls and doors changed, who and what stands elsewhere, who is out."""
    plan, found = start.plan, []
    for cell in plan.cells():
        before, after = start.get("threat", cell), end.get("threat", cell)
        if before != after:
            found.append(f"{'out' if after == w.CLEAR else 'damped'} {plan.write_cell(cell)}")
        if start.get("hazmat", cell) != end.get("hazmat", cell):
            found.append(f"hazmat {plan.write_cell(cell)}")
    for edge in range(2, len(plan.edge_cells)):
        if start.get("edge", edge) != end.get("edge", edge):
            found.append(f"edge {plan.write_edge(edge)} {end.get('edge', edge)}")
    for i in range(start.options.crew):
        if start.get("at", i) != end.get("at", i):
            found.append(f"at {i + 1} {plan.write_cell(end.get('at', i))}")
    places = sorted((end.get("poi_at", i), end.get("poi", i)) for i in people(end))
    if places != sorted((start.get("poi_at", i), start.get("poi", i)) for i in people(start)):
        found += [f"person {plan.write_cell(cell)} {kind}" for cell, kind in places]
    if start.rescued != end.rescued:
        found.append(f"rescued {end.rescued - start.rescued}")
    if (start.engine, start.ambulance) != (end.engine, end.ambulance):
        found.append(f"parked {end.engine} {end.ambulance}")
    return frozenset(found)


def idea(question: PuzzleQuestion, changed: Collection[str], line: Sequence[str]) -> str:
    """The thought: the rarest tool that the line needs, else what water and steps do together."""
    verbs = {text.split()[0] for text in line}
    for name, wanted in IDEAS:
        if verbs & set(wanted):
            return name
    wet, carried = verbs & {"douse", "quench"}, "carry" in verbs
    if any(fact.startswith("rescued") for fact in changed):
        return "path" if wet else "straight"
    if wet and (carried or "move" in verbs):
        return "buffer"
    if wet:
        return "water"
    return "step-aside" if carried or "move" in verbs else "leave-it"
