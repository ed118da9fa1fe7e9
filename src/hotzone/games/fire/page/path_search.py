"""Ways over several spaces, found by asking the rules step by step; none is copied here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.page.offers import offer

Step = dict[str, object]
Way = dict[str, object]


class Arrival(NamedTuple):
    """A table that a way leads to: its price, the fires on the way, and the actions."""

    cost: int
    fires: int
    table: Match
    steps: tuple[Step, ...]


def ways(match: Match, load: int) -> Mapping[str, object]:
    """A way to every space with one load: through fire only where there is no other, then the cheapest, then the shortest."""
    start = match.get("at", match.seat)
    found: dict[int, Way] = {}
    for arrival in arrivals(match, load):
        here = arrival.table.get("at", match.seat)
        if here != start and here not in found:
            found[here] = way(arrival)
    return {match.plan.write_cell(cell): one for cell, one in sorted(found.items())}


def way(arrival: Arrival, *more: Step) -> Way:
    """A way as the page gets it, with what is done at its end."""
    steps, table = [*arrival.steps, *more], arrival.table
    spent = sum(price(step) for step in more)
    left = table.ap + table.get("saved", table.seat) + table.move_ap - spent
    return {"cost": arrival.cost + spent, "fires": arrival.fires, "left": left, "steps": steps}


def arrivals(match: Match, load: int) -> Iterator[Arrival]:
    """Every space and state of its doors that can be reached, where one stands now first, those behind fire last."""
    seat = match.seat
    heap: list[tuple[bool, int, int, int, int, Match, tuple[Step, ...]]] = [(False, 0, 0, 0, 0, match, ())]
    seen: set[tuple[int, bytes]] = set()
    count = 0
    while heap:
        _, cost, hot, _, _, table, steps = heappop(heap)
        here = table.get("at", seat)
        key = (here, bytes(table.get("edge", table.board.get("border", here * 6 + side)) for side in range(table.board.sides)))
        if key in seen:
            continue
        seen.add(key)
        yield Arrival(cost, hot, table, steps)
        if table.actor != seat or table.stage != w.ACTING:
            continue  # a face is turned up there: what follows is not known yet
        for action in table.legal():
            kind = action >> 8 & 255
            if action >> 16 & 15 or kind not in (w.MOVE + load, w.OPEN_DOOR):
                continue
            step = offer(table, action)
            burns = hot + int(kind != w.OPEN_DOOR and table.get("threat", action & 255) == w.FIRE)
            after = table.clone()
            after.act(action)
            count += 1
            heappush(heap, (burns > 0, cost + price(step), burns, len(steps) + 1, count, after, (*steps, step)))


def price(step: Step) -> int:
    """What a step costs."""
    return int(str(step["cost"]))
