"""Events in words: what has become true, with the rule that made it so. Short lines for logs, tests and replays."""

from __future__ import annotations

from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import TOKENS, Plan

RESULTS = ("undecided", "victory", "burnt-out", "assembly-lost", "given-up")
DECKS = ("", "overheat", "control-failure")
FUEL = ("unseen assembly", "normal assembly", "emergency assembly")
CONTROL = ("unseen control assembly", "working control assembly", "broken control assembly")

# kind: its name, and what a and b are
FORMS: dict[int, tuple[str, str, str]] = {
    w.TURN: ("turn", "seat", "number"),
    w.PLAYER: ("player", "seat", "number"),
    w.PLACED: ("placed", "seat", "cell"),
    w.CARD_DRAWN: ("card", "cell", "left"),
    w.DECK_MADE: ("deck-made", "deck", "number"),
    w.CARD_UNDER: ("card-under", "cell", ""),
    w.UNTOUCHED: ("untouched", "cell", "tile"),
    w.TURNED_UP: ("turned-up", "cell", "tile"),
    w.COOLED: ("cooled", "cell", "tile"),
    w.REMOVED: ("removed", "cell", "tile"),
    w.TILE_MOVED: ("tile-moved", "cell", "cell"),
    w.TILE_BACK: ("tile-back", "cell", "tile"),
    w.SHOWN: ("shown", "cell", "tile"),
    w.DIAL: ("dial", "number", ""),
    w.HEARTS: ("hearts", "number", "cell"),
    w.RADIATION: ("radiation", "seat", "number"),
    w.DIED: ("died", "seat", "cell"),
    w.MOVED: ("moved", "seat", "cell"),
    w.CROSSED: ("crossed", "seat", "cell"),
    w.HELD: ("held", "purse", "number"),
    w.LYING: ("lying", "heap", "number"),
    w.FOAMED: ("extinguisher-laid", "cell", ""),
    w.FOAM_GONE: ("extinguisher-gone", "cell", ""),
    w.MASK_ON: ("mask-on", "seat", ""),
    w.MASK_OFF: ("mask-off", "seat", ""),
    w.ACUTE_BEGUN: ("acute-phase", "", ""),
    w.ACUTE_PASSED: ("acute-phase-passed", "", ""),
    w.RETURNED: ("returned", "seat", "cell"),
    w.ENDED: ("ended", "result", ""),
}


def say(plan: Plan, form: str, value: int) -> str:
    """One value of an event in words."""
    if form == "cell":
        return plan.write_cell(value)
    if form == "seat":
        return str(value + 1)
    if form == "tile":
        return name_tile(value)
    if form == "purse":
        return f"{value // w.SLOTS + 1} {TOKENS[value % w.SLOTS]}"
    if form == "heap":
        return f"{plan.write_cell(value // w.SLOTS)} {TOKENS[value % w.ROUND]} of {value // w.ROUND % w.SEATS + 1}"
    if form == "left":
        return f"left {value}"
    tables = {"deck": DECKS, "result": RESULTS}
    return tables[form][value] if form in tables else str(value)


def name_tile(tile: int) -> str:
    """A tile in words."""
    if not tile:
        return "empty"
    return (FUEL if tile & w.TVS else CONTROL)[1 if tile & w.BLACK else 2 if tile & w.RED else 0]
