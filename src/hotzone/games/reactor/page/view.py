"""What a page draws of a match, as plain data; it carries what is legal, so that the page needs no rule."""

from __future__ import annotations

from collections.abc import Mapping

from hotzone.contract.page import view_head
from hotzone.core import constants as c
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import CHARACTERS, SECTORS, TOKENS
from hotzone.games.reactor.page.offers import STEPS, offer
from hotzone.games.reactor.rules import ending, reactor_phase
from hotzone.games.reactor.text.events import RESULTS
from hotzone.games.reactor.text.position import STAGES, UNSEEN

CARDS = {"overheat": "overheats", "control": "failures"}  # what the next reactor phase draws, as the dial stands


def view(match: Match) -> Mapping[str, object]:
    """The whole table; nothing in it is secret, for nobody knows what has not been seen."""
    plan = match.plan
    fuel = range(plan.field.fuel_count)
    control = range(plan.field.fuel_count, plan.field.tile_count)
    return {
        **view_head(match, plan.name, STAGES),
        "dial": match.dial,
        "sector": SECTORS[reactor_phase.sector(match)],
        "hearts": match.hearts,
        "limits": limits(match),
        "cards": {name: match.options.get(table, reactor_phase.sector(match)) for name, table in CARDS.items()},
        "gathered": gathered(match),
        "steps": match.steps,
        "opened": match.opened,
        "passed": bool(match.passed),
        "used": [name for kind, name in enumerate(TOKENS) if match.used >> kind & 1],
        "cells": {plan.names[cell]: look(match, cell) for cell in range(plan.field.cell_count)},
        "characters": [character(match, seat) for seat in range(match.options.crew)],
        "decks": {
            "overheat": {
                "left": match.fuel_left,
                "cells": [plan.names[cell] for cell in fuel for _ in range(match.get("deck", cell))],
                "under": [plan.names[match.get("under", i) - 1] for i in range(w.SEATS) if match.get("under", i)],
            },
            "control": {
                "left": match.control_left,
                "cells": [plan.names[cell] for cell in control for _ in range(match.get("deck", cell))],
            },
        },
        "unseen": {name: match.get("unseen", i) for i, name in enumerate(UNSEEN)},
        "working_lost": match.lost,
        "asked": plan.names[match.asked - 1] if match.asked else None,
        "result": RESULTS[match.result],
        "legal": [offer(match, action) for action in match.legal()],
    }


def limits(match: Match) -> dict[str, int]:
    """What the numbers of this match run up to."""
    o = match.options
    return {
        "dial": match.plan.field.fuel_count,
        "yellow": o.yellow_from,
        "red": o.red_from,
        "hearts": o.hearts,
        "radiation": o.most_radiation,
        "emergency": o.get("tiles", w.FACE_RED),
        "around": c.SIDES,
    }


def gathered(match: Match) -> dict[str, int]:
    """How many known emergency assemblies lie around each control assembly that everybody knows to work."""
    cells = range(match.plan.field.tile_count)
    known = [cell for cell in cells if look(match, cell).get("tile") == "control" and look(match, cell)["sign"] == "black"]
    return {match.plan.names[cell]: ending.gathered(match, cell) for cell in known}


def steps_of(action: int) -> int:
    """The steps an action takes."""
    return STEPS.get(action >> 8 & 255, 0)


def look(match: Match, cell: int) -> dict[str, object]:
    """One cell: its tile as everybody may remember it, and the tokens on it."""
    tile = match.get("tile", cell)
    found: dict[str, object] = {"place": ("", "fuel", "control", "start")[match.board.get("place", cell)]}
    if tile:
        up = bool(tile & w.UP)
        emergency = tile & w.EMERGENCY == w.EMERGENCY
        known = tile & w.SIGN and (up or emergency or not match.options.forgetful)
        found |= {"tile": "fuel" if tile & w.TVS else "control", "up": up}
        found["sign"] = ("black" if tile & w.BLACK else "red") if known else None
        found["attention"] = emergency and not up  # REACTOR-ATT-01
        found["extinguisher"] = bool(tile & w.FOAM)
    lying = [
        {"token": TOKENS[i % w.ROUND], "from": i // w.ROUND + 1, "count": match.get("lying", cell * w.SLOTS + i)}
        for i in range(w.SLOTS)
        if match.get("lying", cell * w.SLOTS + i)
    ]
    if lying:
        found["lying"] = lying
    return found


def character(match: Match, seat: int) -> dict[str, object]:
    """One character."""
    at, home = match.get("at", seat), match.get("home", seat)
    return {
        "number": seat + 1,
        "name": CHARACTERS[match.options.get("role", seat)],
        "player": match.get("player", seat) or None,
        "at": None if at == c.NOWHERE else match.plan.names[at],
        "home": None if home == c.NOWHERE else match.plan.names[home],
        "alive": at != c.NOWHERE or match.stage <= w.PLACING,
        "radiation": match.get("radiation", seat),
        "masked": bool(match.masked and seat == match.seat),
        "tokens": {
            name: match.get("held", seat * w.SLOTS + kind)
            for kind, name in enumerate(TOKENS)
            if match.get("held", seat * w.SLOTS + kind)
        },
    }
