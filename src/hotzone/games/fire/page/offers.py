"""A legal action with all that a page needs to hang it on a space, a wall or a button, without knowing a rule."""

from __future__ import annotations

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.notation import DICE, VERBS, actor_of, write_action
from hotzone.games.fire.model.specialists import ROLE_NAMES
from hotzone.games.fire.rules import acting, elevators, gun
from hotzone.games.fire.text.events import EDGES, THREATS

POOLS = {w.FOR_MOVING: "move", w.FOR_DOUSING: "douse"}

VEHICLES = {w.DRIVE_ENGINE: "engine", w.PARK_ENGINE: "engine", w.DRIVE_AMBULANCE: "ambulance", w.PARK_AMBULANCE: "ambulance"}


def offer(match: Match, action: int) -> dict[str, object]:
    """One legal action: its text, its verb, its price, from which pool it is paid first, and where it takes place."""
    who, kind, target = action >> 16 & 15, action >> 8 & 255, action & 255
    verb, takes = VERBS[kind]
    price = acting.price(match, actor_of(match, action), kind, target)
    found: dict[str, object] = {"text": write_action(match.plan, action), "verb": verb, "cost": price}
    pool = "command" if who else POOLS.get(acting.purpose(match, kind, target))
    if found["cost"] and pool:
        found["pool"] = pool
    if who:
        found["firefighter"] = who
    if takes == "friend-space":
        found["friend"] = action >> 20
    if takes.endswith("space"):
        found["space"] = match.plan.write_cell(target)
        found.update(more(match, kind, target))
        if kind == w.DOUSE and match.get("threat", target):
            found["threat"] = THREATS[match.get("threat", target)]
    elif takes == "edge":
        found["edge"] = match.plan.write_edge(target)
        found["stands"] = "elevator" if elevators.lift_of(match, target) else EDGES[match.get("edge", target)]
    elif takes == "figure":
        found["friend"] = target + 1
    elif takes == "card":
        found["card"] = ROLE_NAMES[target]
    elif takes == "dice":
        found["dice"] = DICE[target]
    return found


def more(match: Match, kind: int, target: int) -> dict[str, object]:
    """All the spaces an action is about, where it is more than one: a vehicle's place, the gun's area."""
    board, write = match.board, match.plan.write_cell
    if kind == w.GUN:
        for area in range(8):
            if board.get("area", 4 * area) and gun.first_space(match, area) == target:
                inside = [cell for cell in match.plan.cells() if board.get("inside", cell) and gun.in_area(match, area, cell)]
                return {"spaces": [write(cell) for cell in inside]}
    vehicle = VEHICLES.get(kind)
    if vehicle:
        places = board.engine_places if vehicle == "engine" else board.ambulance_places
        for place in range(places):
            if board.get(vehicle, 2 * place) == target:
                side = (match.plan.engine_sides if vehicle == "engine" else match.plan.ambulance_sides)[place]
                return {"vehicle": vehicle, "side": side, "spaces": [write(board.get(vehicle, 2 * place + i)) for i in range(2)]}
    return {}
