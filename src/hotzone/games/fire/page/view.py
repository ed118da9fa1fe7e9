"""What a page draws of a match, as plain data; it carries what is legal, so that the page needs no rule."""

from __future__ import annotations

from collections.abc import Mapping

from hotzone.contract.page import view_head
from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.specialists import FIREFIGHTER, ROLE_NAMES, SPECIALISTS
from hotzone.games.fire.page.firefighting import ways_out
from hotzone.games.fire.page.goals import goals
from hotzone.games.fire.page.offers import offer
from hotzone.games.fire.rules import luck, placing
from hotzone.games.fire.text import endings
from hotzone.games.fire.text.answers import parked
from hotzone.games.fire.text.events import EDGES, POIS, RESULTS, THREATS
from hotzone.games.fire.text.position import STAGES
from hotzone.games.fire.text.starts import starts

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
    edges = match.whole_row("edge")[: len(plan.edge_cells)]
    return {
        **view_head(match, plan.name, STAGES),
        "points": {
            "ap": match.ap,
            "saved": match.get("saved", match.seat),
            "move": match.move_ap,
            "douse": match.douse_ap,
            "command": match.command_ap,
        },
        "question": question(match),
        "spaces": spaces(match),
        "edges": {plan.write_edge(i): EDGES[kind] for i, kind in enumerate(edges) if i > 1 and kind},
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
        "goals": goals(match),
        **expansion(match),
        **guidance(match),
        "result": RESULTS[match.result],
        **({"ending": endings.code_of(match)} if match.result else {}),
        "legal": [offer(match, action) for action in match.legal()],
    }


def guidance(match: Match) -> dict[str, object]:
    """What helps somebody on: places to start at, and ways out where the turn cannot end."""
    if match.stage == w.PLACING and match.actor >= 0:
        return {"starts": starts(match)}
    if match.stage == w.ACTING and match.actor == match.seat and w.END << 8 not in match.legal():
        return {"stuck": {"code": "in-fire", "rule": rule.NAMES[rule.MOVE_06], "ways": ways_out(match)}}
    return {}


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
        kept = match.clone().play(w.KEEP << 8)  # the rules say where they would hit
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
    rows = (match.whole_row(name) for name in ("threat", "spot", "hazmat"))
    for cell, threat, spot, hazmat in zip(match.plan.cells(), *rows, strict=False):
        if not (threat or spot or hazmat):
            continue
        things: dict[str, object] = {}
        if threat:
            things["threat"] = THREATS[threat]
        if spot:
            things["hot_spot"] = True
        if hazmat:
            things["hazmats"] = hazmat % w.FALSE_HAZMAT
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
        "points": points_of(match, i),
    }


def points_of(match: Match, i: int) -> dict[str, int]:
    """What a firefighter can spend now, or at the beginning of its next turn."""
    if match.stage != w.OVER and i == match.seat and match.turn:
        return {"ap": match.ap, "move": match.move_ap, "douse": match.douse_ap, "command": match.command_ap}
    card = (FIREFIGHTER, *SPECIALISTS)[match.get("role", i)]
    return {"ap": card.ap, "move": card.move, "douse": card.douse, "command": card.command}
