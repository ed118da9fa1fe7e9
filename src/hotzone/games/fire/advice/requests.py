"""What teammates may ask of each other in the fire game, and whether an end of a turn honours it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w

KINDS = {  # kind: what its place is
    "leave-victim": "space",  # the person there is left to the one who asks
    "hold-door": "edge",  # the door is closed when the turn ends
    "follow-out": "",  # end nearer to the outside than before
    "put-out": "space",  # the fire, or smoke, there is gone when the turn ends
}
PASSED = (w.OPEN, w.DESTROYED, w.DOOR, w.DOOR_OPEN, w.DOOR_GONE, w.WINDOW_OPEN)


def check(match: Match, request: Mapping[str, Any]) -> None:
    """Raises BadText where there is nothing of the kind on this table."""
    kind, place = str(request["ask"]), str(request.get("place", ""))
    if kind not in KINDS:
        raise BadText("unknown-request", f"there is no request '{kind[:40]}'; there are {', '.join(KINDS)}")
    if kind == "leave-victim" and not lying(match, match.plan.read_cell(place)):
        raise BadText("nobody-there", f"nobody lies at {place}")
    if kind == "put-out" and not match.get("threat", match.plan.read_cell(place)):
        raise BadText("no-threat", f"there is neither fire nor smoke at {place}")
    if kind == "hold-door" and match.get("edge", match.plan.read_edge(place)) not in (w.DOOR, w.DOOR_OPEN):
        raise BadText("no-door", f"there is no door at {place}")


def moot(match: Match, request: Mapping[str, Any], seat: int) -> bool:
    """Is it done or void already: the victim gone, the door destroyed, the fire out, the figure outside?"""
    kind, place = request["ask"], request.get("place", "")
    if kind == "leave-victim":
        return not lying(match, match.plan.read_cell(place))
    if kind == "put-out":
        return match.get("threat", match.plan.read_cell(place)) == w.CLEAR
    if kind == "hold-door":
        return match.get("edge", match.plan.read_edge(place)) not in (w.DOOR, w.DOOR_OPEN)
    return not match.board.get("inside", match.get("at", seat))


def grants(before: Match, after: Match, request: Mapping[str, Any], seat: int) -> bool:
    """Does the table after a turn honour the request?"""
    kind, place = request["ask"], request.get("place", "")
    if kind == "leave-victim":
        cell = before.plan.read_cell(place)
        return lying(after, cell) == lying(before, cell) and not (after.stage == w.REVEALING and after.asked == cell)
    if kind == "put-out":
        return after.get("threat", before.plan.read_cell(place)) == w.CLEAR
    if kind == "hold-door":
        return after.get("edge", before.plan.read_edge(place)) == w.DOOR
    far = outward(before)
    return far.get(after.get("at", seat), 99) < far.get(before.get("at", seat), 99)


def lying(match: Match, cell: int) -> list[int]:
    """The POI and victims on a space."""
    return [match.get("poi", i) for i in range(w.SLOTS) if match.get("poi", i) and match.get("poi_at", i) == cell]


def outward(match: Match) -> dict[int, int]:
    """How many steps it is from each space to the outside, through open ground and doors, whatever burns."""
    board = match.board
    far = {cell: 0 for cell in match.plan.cells() if not board.get("inside", cell)}
    queue = list(far)
    for cell in queue:
        for side in range(board.sides):
            there = board.get("next", cell * c.SIDES + side)
            if there != c.NOWHERE and there not in far and match.get("edge", board.get("border", cell * c.SIDES + side)) in PASSED:
                far[there] = far[cell] + 1
                queue.append(there)
    return far
