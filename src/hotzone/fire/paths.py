"""Where the active firefighter can go in this turn, step by step with the price: the rules are asked, not copied."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush

from hotzone.fire import words as w
from hotzone.fire.match import Match
from hotzone.fire.notation import VERBS
from hotzone.fire.offers import offer
from hotzone.fire.rules import moving


def paths(match: Match) -> Mapping[str, object]:
    """By verb (`move`, `carry` …): each space that can be reached, its price and the actions that lead there."""
    if match.actor != match.seat or match.stage != w.ACTING:
        return {}
    bits = moving.burden(match, match.seat)
    return {VERBS[w.MOVE + load][0]: ways(match, load) for load in range(w.LOADS) if bits >> load & 1}


def ways(match: Match, load: int) -> Mapping[str, object]:
    """The cheapest way to every space with one load; of equal ones the one through the least fire, then the shortest."""
    seat, start = match.seat, match.get("at", match.seat)
    found: dict[int, dict[str, object]] = {}
    heap: list[tuple[int, int, int, int, Match, tuple[dict[str, object], ...]]] = [(0, 0, 0, 0, match, ())]
    seen: set[tuple[int, bytes]] = set()
    count = 0
    while heap:
        cost, hot, _, _, table, steps = heappop(heap)
        here = table.get("at", seat)
        key = (here, bytes(table.get("edge", table.board.get("border", here * 6 + side)) for side in range(table.board.sides)))
        if key in seen:
            continue
        seen.add(key)
        if here != start and here not in found:
            found[here] = {"cost": cost, "fires": hot, "steps": list(steps)}
        if table.actor != seat or table.stage != w.ACTING:
            continue  # a face is turned up there: what follows is not known yet
        for action in table.legal():
            kind = action >> 8 & 255
            if action >> 16 & 15 or kind not in (w.MOVE + load, w.OPEN_DOOR):
                continue
            step = offer(table, action)
            burns = int(kind != w.OPEN_DOOR and table.get("threat", action & 255) == w.FIRE)
            after = table.twin()
            after.act(action)
            count += 1
            heappush(heap, (cost + int(str(step["cost"])), hot + burns, len(steps) + 1, count, after, (*steps, step)))
    return {match.plan.write_cell(cell): way for cell, way in sorted(found.items())}
