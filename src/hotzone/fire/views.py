"""What a page draws of a match, as plain data; it carries what is legal, so that the page needs no rule."""

from __future__ import annotations

from collections.abc import Mapping

from hotzone.core import words as c
from hotzone.fire import words as w
from hotzone.fire.crew import ROLE_NAMES
from hotzone.fire.events import EDGES, POIS, RESULTS, THREATS
from hotzone.fire.match import Match
from hotzone.fire.notation import actor_of, write_action
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
        **expansion(match),
        "result": RESULTS[match.result],
        "legal": [
            {
                "text": write_action(plan, action),
                "cost": acting.price(match, actor_of(match, action), action >> 8 & 255, action & 255),
            }
            for action in match.legal()
        ],
    }


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
        **({"lying": True} if match.lying >> i & 1 else {}),
        **({"ladder": True} if match.holds >> i & 1 else {}),
    }


def parked(match: Match, name: str) -> list[str]:
    """The two spaces a vehicle covers."""
    place = match.engine if name == "engine" else match.ambulance
    if place < 0:
        return []
    return [match.plan.write_cell(match.board.get(name, 2 * place + i)) for i in range(2)]
