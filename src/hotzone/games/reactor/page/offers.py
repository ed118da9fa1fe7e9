"""A legal action with all that a page needs to hang it on a cell, a character or a button, without knowing a rule."""

from __future__ import annotations

from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.notation import VERBS, write_action
from hotzone.games.reactor.model.plan import TOKENS

STEPS = {w.MOVE: 1, w.CROSS: 2}


def offer(match: Match, action: int) -> dict[str, object]:
    """One legal action: its text, its verb, its steps and what it is about."""
    first, kind, target = action >> 16, action >> 8 & 255, action & 255
    verb, takes, aims = VERBS[kind]
    found: dict[str, object] = {"text": write_action(match.plan, action), "verb": verb, "cost": STEPS.get(kind, 0)}
    if takes == "cell":
        found["from"] = match.plan.write_cell(first)
    elif takes == "token":
        found["token"] = TOKENS[first]
    if aims == "cell":
        found["cell"] = match.plan.write_cell(target)
    elif aims == "seat":
        found["seat"] = target + 1
    if kind == w.SACRIFICE:
        found |= price_of_sacrifice(match, target)
    return found


def price_of_sacrifice(match: Match, cell: int) -> dict[str, object]:
    """Who would die with the tile (RR-26), and whether all would be lost with it: surely, perhaps or not (RR-27)."""
    tile = match.get("tile", cell)
    known, red = tile & w.SIGN, tile & w.EMERGENCY == w.EMERGENCY
    unseen = match.get("unseen", w.FACE_RED)
    defeat = "yes" if red else "perhaps" if tile & w.TVS and not known and unseen else "no"
    return {"deaths": [seat + 1 for seat in range(match.options.crew) if match.get("at", seat) == cell], "defeat": defeat}
