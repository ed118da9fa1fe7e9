"""What a page draws of a match, as plain data; it carries what is legal, so that the page needs no rule."""

from __future__ import annotations

from collections.abc import Mapping

from hotzone.core import words as c
from hotzone.fire import rule
from hotzone.fire import words as w
from hotzone.fire.crew import FIREFIGHTER, ROLE_NAMES, SPECIALISTS
from hotzone.fire.events import EDGES, POIS, RESULTS, THREATS
from hotzone.fire.match import Match
from hotzone.fire.offers import offer
from hotzone.fire.position import STAGES
from hotzone.fire.rules import luck, placing

RULES = {  # by which rule somebody is asked
    w.CREWING: rule.SETUPE_14,
    w.PLACING: rule.SETUPF_09,
    w.PARKING: rule.SETUPE_21,
    w.RIDING: rule.VEH_07,
    w.REROLLING: rule.SPEC_18,
    w.WON: rule.END_06,
    w.DETONATING: rule.HAZ_02,
    w.DETONATING_LATE: rule.HAZ_02,
    w.KNOCKING: rule.KNOCK_02,
}


def view(match: Match) -> Mapping[str, object]:
    """The whole table."""
    plan = match.plan
    actor = {c.NATURE: "nature", c.NOBODY: "nobody"}.get(match.actor, match.actor + 1)
    return {
        "board": plan.name,
        "stage": STAGES[match.stage],
        "actor": actor,
        "turn": match.turn,
        "seat": match.seat + 1,
        "points": {
            "ap": match.ap,
            "saved": match.get("saved", match.seat),
            "move": match.move_ap,
            "douse": match.douse_ap,
            "command": match.command_ap,
        },
        "question": question(match),
        "spaces": spaces(match),
        "edges": {plan.write_edge(i): EDGES[match.get("edge", i)] for i in range(2, len(plan.edge_cells)) if match.get("edge", i)},
        "firefighters": [firefighter(match, i) for i in range(match.options.crew)],
        "poi": [
            {"at": plan.write_cell(match.get("poi_at", i)), "kind": POIS[match.get("poi", i)]}
            for i in range(w.SLOTS)
            if match.get("poi", i)
        ],
        "vehicles": {name: parked(match, name) for name in ("engine", "ambulance") if parked(match, name)},
        "counts": {
            "rescued": match.rescued,
            "lost": match.lost,
            "damage": match.damage,
            "threats_left": match.markers,
            "poi_left": placing.supply(match),
            "victims_unseen": match.victims,
            "alarms_unseen": match.alarms,
            "hot_spots_left": match.spots,
        },
        **expansion(match),
        "result": RESULTS[match.result],
        "legal": [offer(match, action) for action in match.legal()],
    }


def question(match: Match) -> dict[str, object]:
    """What is asked besides the stage: whose fall or ride it is, which dice lie or are to be rolled, and by which rule."""
    found: dict[str, object] = {}
    if match.actor >= 0 and match.stage in RULES:
        found["rule"] = rule.NAMES[asked_by(match)]
    if match.stage in (w.KNOCKING, w.RIDING) and match.actor >= 0:
        found["firefighter"] = match.asked + 1 if match.stage == w.KNOCKING else match.actor + 1
    if match.stage in (w.CREWING, w.PLACING):
        found["firefighter"] = match.step + 1
    if match.stage == w.REROLLING:
        found["dice"] = [match.red, match.black]
        kept = match.twin().play(w.KEEP << 8)  # the rules say where they would hit
        found["space"] = next(match.plan.write_cell(a) for kind, a, _, _ in kept if kind == w.GUN_FIRED)
    if match.actor == c.NATURE:
        found["nature"] = "face" if luck.asks_face(match) else "card" if match.stage == w.CREWING else "dice"
    return found


def asked_by(match: Match) -> int:
    """The rule of a question: vehicles change where somebody starts and where the knocked down are brought."""
    if match.stage == w.KNOCKING and match.board.street:
        return rule.HIGHRISE_FIRE_01
    if match.options.vehicles and match.stage in (w.PLACING, w.KNOCKING):
        return rule.SETUPE_21 if match.stage == w.PLACING else rule.KNOCK_04
    return RULES[match.stage]


def expansion(match: Match) -> dict[str, object]:
    """What only buildings and scenarios of the expansions have; nothing on a table of the base box."""
    plan, found = match.plan, dict[str, object]()
    if match.board.lifts:
        names = {w.DOOR: "lobby", w.DOOR_OPEN: "floor", w.DOOR_GONE: "destroyed"}
        lifts = range(1, match.board.lifts + 1)
        found["elevators"] = {
            plan.write_cell(match.board.get("lift_at", i)): names[match.get("edge", match.board.get("lift_door", i))] for i in lifts
        }
    if match.board.ladders:
        standing = [plan.write_cell(cell) for cell in plan.cells() if match.get("ladder", cell) >= w.RAISED]
        lying = {
            plan.write_cell(cell): match.get("ladder", cell) % w.RAISED
            for cell in plan.cells()
            if match.get("ladder", cell) % w.RAISED
        }
        found["ladders"] = {"on_engine": match.ladders, "standing": standing, "lying": lying}
    if match.options.arson:
        found["evidence"] = match.evidence
    return found


def spaces(match: Match) -> dict[str, dict[str, object]]:
    """What lies on the spaces, those with nothing left out."""
    found = {}
    for cell in match.plan.cells():
        things: dict[str, object] = {}
        if match.get("threat", cell):
            things["threat"] = THREATS[match.get("threat", cell)]
        if match.get("spot", cell):
            things["hot_spot"] = True
        if match.get("hazmat", cell):
            things["hazmats"] = match.get("hazmat", cell) % w.FALSE_HAZMAT
        if things:
            found[match.plan.write_cell(cell)] = things
    return found


def firefighter(match: Match, i: int) -> dict[str, object]:
    """One firefighter."""
    at = match.get("at", i)
    return {
        "number": i + 1,
        "at": None if at == c.NOWHERE else match.plan.write_cell(at),
        "saved": match.get("saved", i),
        "card": ROLE_NAMES[match.get("role", i)],
        **({"lying": True} if match.lying >> i & 1 else {}),
        **({"ladder": True} if match.holds >> i & 1 else {}),
        "points": purse(match, i),
    }


def purse(match: Match, i: int) -> dict[str, int]:
    """What a firefighter can spend now, or at the beginning of its next turn."""
    if match.stage != w.OVER and i == match.seat and match.turn:
        return {"ap": match.ap, "move": match.move_ap, "douse": match.douse_ap, "command": match.command_ap}
    card = (FIREFIGHTER, *SPECIALISTS)[match.get("role", i)]
    return {"ap": card.ap, "move": card.move, "douse": card.douse, "command": card.command}


def parked(match: Match, name: str) -> list[str]:
    """The two spaces a vehicle covers."""
    place = match.engine if name == "engine" else match.ambulance
    if place < 0:
        return []
    return [match.plan.write_cell(match.board.get(name, 2 * place + i)) for i in range(2)]
