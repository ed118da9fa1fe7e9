"""Where a firefighter may start, the best place first, each with a reason that a person would give."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w

MOST = 4  # places that are suggested; any other space outside can be chosen on the board
FAR = 60
TAKEN, COVERED = 8, 5  # how much longer a way seems where a mate stands, or to a call that a mate is nearer to


class Entrance(NamedTuple):
    """A way into the house: the space outside, the one inside, and how far it is to what matters."""

    outside: int
    inside: int
    call: int  # the nearest call, or NOWHERE
    distance: int
    fire: int  # steps to the nearest fire


def starts(match: Match) -> list[dict[str, object]]:
    """Up to four places: `space`, `inside`, `reason` (`call`, `fire`, `quiet`, `mate`), and the call or the mate it speaks of."""
    doors = doors_of(match)
    mates = {match.get("at", i): i + 1 for i in range(match.step)}
    covered = {door.call for door in doors if door.outside in mates}
    doors.sort(key=lambda door: (worth(door, mates, covered), door.outside))
    found = [told(match, door, mates if i else {}) for i, door in enumerate(doors[:MOST])]  # the best may be shared
    return found or [{"space": match.plan.write_cell(action & 255), "reason": "quiet"} for action in match.legal()[:MOST]]


def worth(door: Entrance, mates: dict[int, int], covered: set[int]) -> int:
    """The smaller the better: close to a call that nobody else is close to, or else close to the fire."""
    distance = door.distance if door.call != c.NOWHERE else FAR + door.fire
    return distance + TAKEN * (door.outside in mates) + COVERED * (door.call in covered)


def told(match: Match, door: Entrance, mates: dict[int, int]) -> dict[str, object]:
    """A door with its reason."""
    write = match.plan.write_cell
    found: dict[str, object] = {"space": write(door.outside), "inside": write(door.inside)}
    if door.outside in mates:
        return {**found, "reason": "mate", "mate": mates[door.outside]}
    if door.call != c.NOWHERE and door.distance <= 2 * w.SAVED_AT_MOST:
        return {**found, "reason": "call", "call": write(door.call)}
    return {**found, "reason": "fire" if door.fire <= w.SAVED_AT_MOST else "quiet"}


def doors_of(match: Match) -> list[Entrance]:
    """Every way in from a space where somebody may start; of several into one space the first."""
    board, found, seen = match.board, list[Entrance](), set[int]()
    for action in match.legal():
        outside = action & 255
        for side in range(board.sides):
            inside = board.get("next", outside * c.SIDES + side)
            edge = match.get("edge", board.get("border", outside * c.SIDES + side))
            if inside == c.NOWHERE or not board.get("inside", inside) or inside in seen:
                continue
            if board.get("walks", edge) or edge == w.DOOR:
                seen.add(inside)
                found.append(look(match, outside, inside))
    return found


def look(match: Match, outside: int, inside: int) -> Entrance:
    """How far it is from a door to the nearest call without fire in the way, and to the nearest fire."""
    board = match.board
    calls = {match.get("poi_at", i) for i in range(w.SLOTS) if match.get("poi", i)}
    heap, seen, call, far, fire = [(1, inside)], set[int](), c.NOWHERE, FAR, FAR
    while heap:
        distance, here = heappop(heap)
        if here in seen:
            continue
        seen.add(here)
        if match.get("threat", here) == w.FIRE:
            fire = min(fire, distance)
            continue
        if here in calls and call == c.NOWHERE:
            call, far = here, distance
        for side in range(board.sides):
            there = board.get("next", here * c.SIDES + side)
            edge = match.get("edge", board.get("border", here * c.SIDES + side))
            if there != c.NOWHERE and board.get("inside", there) and (board.get("walks", edge) or edge == w.DOOR):
                heappush(heap, (distance + 1 + (edge == w.DOOR), there))
    return Entrance(outside, inside, call, far, fire)
