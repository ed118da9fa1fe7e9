"""Events in words: what has become true, with the rule that made it so. Short lines for logs, tests and replays."""

from __future__ import annotations

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.plan import Plan
from hotzone.games.fire.model.specialists import ROLE_NAMES

THREATS = ("clear", "smoke", "fire")
EDGES = (
    *("open", "wall", "damaged", "destroyed", "closed-door", "open-door", "no-door", "rim", "window", "open-window"),
    *("thin", "party-wall", "damaged-party-wall", "destroyed-party-wall"),
)
POIS = ("none", "poi", "victim", "treated-victim")
RESULTS = ("undecided", "victory", "perfect", "defeat", "collapse", "hopeless")
VEHICLES = ("engine", "ambulance")

# kind: its name, and what a and b are (with the word between, if any)
FORMS: dict[int, tuple[str, str, str]] = {
    w.ROLLED: ("rolled", "die", "die"),
    w.THREAT: ("threat", "space", "threat"),
    w.EDGE: ("edge", "edge", "edge-kind"),
    w.MOVED: ("moved", "figure", "space"),
    w.POINTS: ("points", "purse", "pools"),
    w.SAVED: ("saved", "figure", "number"),
    w.TURN: ("turn", "figure", "number"),
    w.POI_PLACED: ("poi-placed", "space", ""),
    w.TURNED: ("turned-up", "space", "face"),
    w.VICTIM_MOVED: ("victim-carried", "space", "space"),
    w.TREATED_MOVED: ("victim-led", "space", "space"),
    w.HAZMAT_MOVED: ("hazmat-carried", "space", "space"),
    w.RESCUED: ("victim-rescued", "space", "poi"),
    w.VICTIM_LOST: ("victim-lost", "space", "poi"),
    w.VICTIM_TREATED: ("victim-treated", "space", ""),
    w.HAZMAT: ("hazmat", "space", "number"),
    w.HAZMAT_SAFE: ("hazmat-safe", "space", "number"),
    w.HAZMAT_EXPLODED: ("hazmat-exploded", "space", "number"),
    w.HOT_SPOT: ("hot-spot", "space", "number"),
    w.EXPLODED: ("exploded", "space", ""),
    w.FLARED: ("flared-up", "space", ""),
    w.KNOCKED_DOWN: ("knocked-down", "figure", "space"),
    w.PARKED: ("parked", "vehicle", "number"),
    w.GUN_FIRED: ("deck-gun", "space", ""),
    w.ROLE: ("card", "figure", "role"),
    w.ROLL_AGAIN: ("roll-again", "space", ""),
    w.PLAYED_ON: ("played-on", "", ""),
    w.COLLAPSED: ("collapsed", "", ""),
    w.ENDED: ("ended", "result", ""),
    w.DISCARDED: ("discarded", "space", "poi"),
    w.SPOT_SUPPLY: ("hot-spot-supply", "number", ""),
    w.SPOT_CLEARED: ("hot-spot-cleared", "space", "number"),
    w.HAZMAT_GONE: ("hazmat-gone", "space", "number"),
    w.EVIDENCE: ("evidence", "number", ""),
    w.LYING: ("lying", "figure", "yes"),
    w.LADDERS: ("ladders", "space", "ladders"),
    w.HOLDS: ("holds-ladder", "figure", "yes"),
    w.LIFT_DESTROYED: ("elevator-destroyed", "space", "number"),
}


def say(plan: Plan, form: str, value: int) -> str:
    """One value of an event in words."""
    if form == "space":
        return plan.write_cell(value)
    if form == "edge":
        return plan.write_edge(value)
    if form == "figure":
        return str(value + 1)
    if form == "purse":
        return f"ap {value & 255} saved {value >> 8}"
    if form == "pools":
        return f"move {value & 15} douse {value >> 4 & 15} command {value >> 8}"
    if form == "ladders":
        return f"lying {value % w.RAISED}" + " standing" * (value >= w.RAISED)
    if form == "die":
        return str(value) if value else "-"
    tables = {
        "threat": THREATS,
        "edge-kind": EDGES,
        "face": ("alarm", "victim"),
        "yes": ("no", "yes"),
        "poi": POIS,
        "vehicle": VEHICLES,
    }
    tables |= {"role": ROLE_NAMES, "result": RESULTS}
    return tables[form][value] if form in tables else str(value)
