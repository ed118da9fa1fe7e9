"""Puzzles of Reactor: what a turn is asked, what its ends cost, what they changed, and which thought stands behind it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from hotzone.contract.ai import PuzzleQuestion
from hotzone.core import constants as c
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.risk import Risk
from hotzone.games.reactor.rules import ending

GAPS: Mapping[str, float] = {
    "reactor-off": 1.0,
    "reactor-heart": 0.03,
    "reactor-ring": 1.0,
    "reactor-dose": 0.5,
    "reactor-dial": 0.25,
}
COUNTED = ("reactor-off", "reactor-ring")  # kinds whose costs are whole things and not chances
EXACT = 1e-9
UNMET = 10.0  # doses that stand for a demand that is not met: more than anybody survives
SETUPS: Sequence[Mapping[str, object]] = ({"hearts": 3}, {"hearts": 2}, {"hearts": 1}, {"hearts": 3, "players": 3})
DIAL = 3  # tiles turned up from which they matter
HOT = 4  # doses from which a character must look after itself
IDEAS = (
    ("crane", ("crane",)),
    ("lift", ("lift",)),
    ("cooling", ("pipeline", "hose", "extinguisher")),
    ("mask", ("mask", "kit", "help")),
    ("hand-over", ("give", "leave", "take")),
    ("open", ("open", "open-extra")),
)


def questions(match: Match) -> list[PuzzleQuestion]:
    """What is worth asking: the end, hearts in danger, the ring, the doses of whoever acts, also on the way to the ring."""
    found, working = [], any(match.get("tile", cell) & w.WORKING == w.WORKING for cell in range(match.plan.field.tile_count))
    if working:
        found.append(PuzzleQuestion("reactor-off"))
    if match.hearts and any(hot(match, cell) for cell in range(match.plan.field.fuel_count)):
        found.append(PuzzleQuestion("reactor-heart"))
    if working:
        found += [PuzzleQuestion("reactor-ring"), PuzzleQuestion("reactor-dose", "ring")]
    if match.get("radiation", match.seat) >= HOT:
        found.append(PuzzleQuestion("reactor-dose"))
    if match.dial > DIAL:
        found.append(PuzzleQuestion("reactor-dial"))
    return found


def hot(match: Match, cell: int) -> bool:
    """Would a card of this cell burn a heart?"""
    return match.get("tile", cell) & (w.EMERGENCY | w.UP | w.FOAM) == w.EMERGENCY | w.UP


def cost(question: PuzzleQuestion, start: Match, end: Match, found: Risk | None) -> float | None:
    """What one end costs by one question."""
    if question.kind == "reactor-off":
        return float(end.result != w.VICTORY)
    if end.result:
        return -1.0 if end.result == w.VICTORY else float(c.SIDES)
    if question.kind == "reactor-ring":
        return float(c.SIDES - ending.most_gathered(end))
    if found is None:
        return None
    if found.error > EXACT:
        return None
    if question.kind == "reactor-heart":
        return float(round(found.hearts + start.hearts - end.hearts, 9))
    if question.kind == "reactor-dial":
        return float(round(found.dial + end.dial - start.dial, 9))
    taken = float(end.get("radiation", start.seat) - start.get("radiation", start.seat))
    if question.who == "ring" and ending.most_gathered(end) <= ending.most_gathered(start):
        taken += UNMET
    return float(round(taken + found.chances("dose")[start.seat], 9))


def facts(start: Match, end: Match) -> frozenset[str]:
    """Tiles that changed or moved, and where everybody stands."""
    names, found = start.plan.names, []
    for cell in range(start.plan.field.tile_count):
        if start.get("tile", cell) != end.get("tile", cell):
            found.append(f"tile {names[cell]} {end.get('tile', cell)}")
    for seat in range(start.options.crew):
        if start.get("at", seat) != end.get("at", seat):
            found.append(f"at {seat + 1} {names[end.get('at', seat)] if end.get('at', seat) != c.NOWHERE else '-'}")
    if ending.most_gathered(start) != ending.most_gathered(end):
        found.append(f"ring {ending.most_gathered(end)}")
    if end.result:
        found.append(f"over {end.result}")
    return frozenset(found)


def idea(question: PuzzleQuestion, changed: Collection[str], line: Sequence[str]) -> str:
    """The thought: the rarest tool that the line needs."""
    verbs = {text.split()[0] for text in line}
    return next((name for name, wanted in IDEAS if verbs & set(wanted)), "step-aside")
