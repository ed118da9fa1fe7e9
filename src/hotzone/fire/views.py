"""What a page draws of a match, as plain data; it carries what is legal, so that the page needs no rule."""

from __future__ import annotations

from collections.abc import Mapping

from hotzone.core import words as c
from hotzone.fire import words as w
from hotzone.fire.crew import ROLE_NAMES
from hotzone.fire.events import EDGES, POIS, RESULTS, THREATS
from hotzone.fire.match import Match
from hotzone.fire.notation import write_action
from hotzone.fire.position import STAGES
from hotzone.fire.rules import acting, placing


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
        "result": RESULTS[match.result],
        "legal": [
            {"text": write_action(plan, action), "cost": acting.price(match, action >> 8 & 255, action & 255)}
            for action in match.legal()
        ],
    }


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
            things["hazmats"] = match.get("hazmat", cell)
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
    }


def parked(match: Match, name: str) -> list[str]:
    """The two spaces a vehicle covers."""
    place = match.engine if name == "engine" else match.ambulance
    if place < 0:
        return []
    return [match.plan.write_cell(match.board.get(name, 2 * place + i)) for i in range(2)]
