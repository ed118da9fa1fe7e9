"""Ways over several spaces, found by asking the rules step by step; none is copied here."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.page.offers import offer

Step = dict[str, object]
Way = dict[str, object]
PLENTY = 15  # more than any step costs; they are filled up after each


class Arrival(NamedTuple):
    """A table that a way leads to: its price, the fires on the way, and the actions."""

    cost: int
    fires: int
    table: Match
    steps: tuple[Step, ...]


def ways(match: Match, load: int) -> Mapping[str, Way]:
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


def arrivals(match: Match, load: int, clearing: bool = False, plenty: bool = False) -> Iterator[Arrival]:
    """Every space and state of its doors that can be reached, where one stands now first, those behind fire last.

    Who is `clearing` the way puts out what burns on it; with `plenty` of points the way goes on beyond this turn.
    """
    seat = match.seat
    heap: list[tuple[bool, int, int, int, int, Match, tuple[Step, ...]]] = [(False, 0, 0, 0, 0, match, ())]
    seen: set[tuple[int, bytes]] = set()
    visited, count = set[int](), 0
    while heap:
        _, cost, hot, _, _, table, steps = heappop(heap)
        here = table.get("at", seat)
        key = (here, bytes(table.get("edge", table.board.get("border", here * 6 + side)) for side in range(table.board.sides)))
        if key in seen:
            continue
        seen.add(key)
        if plenty:
            table = rested(table)
        yield Arrival(cost, hot, table, steps)
        if table.actor != seat or table.stage != w.ACTING:
            continue  # a face is turned up there: what follows is not known yet
        visited.add(here)
        for after, taken, burns in onward(table, load, clearing, visited if plenty else ()):
            count += 1
            spent = cost + sum(price(step) for step in taken)
            heappush(heap, (hot + burns > 0, spent, hot + burns, len(steps) + len(taken), count, after, (*steps, *taken)))


def rested(table: Match) -> Match:
    """A table with points anew, where a face that was turned up stops nobody: what it shows does not matter for the way on."""
    table = table.clone()
    while table.actor == c.NATURE and table.stage == w.REVEALING:
        table.act(table.legal()[0])
    table.ap = PLENTY
    return table


def onward(table: Match, load: int, clearing: bool, visited: Collection[int]) -> Iterator[tuple[Match, tuple[Step, ...], int]]:
    """The tables that come next, the actions that lead there, and how many fires one walks into; never back to `visited` spaces."""
    for action in table.legal():
        kind, target = action >> 8 & 255, action & 255
        if action >> 16 & 15:
            continue
        burns = kind != w.OPEN_DOOR and table.get("threat", target) == w.FIRE
        if kind == w.OPEN_DOOR or (kind == w.MOVE + load and target not in visited and not (burns and clearing)):
            after = table.clone()
            after.act(action)
            yield after, (offer(table, action),), int(burns)
        elif clearing and burns and kind == w.DOUSE:
            yield from cleared(table, load, action)


def cleared(table: Match, load: int, action: int) -> Iterator[tuple[Match, tuple[Step, ...], int]]:
    """The space of a fire beside one, entered when the fire is out: smoke beside fire would burn again under one's feet."""
    steps = list[Step]()
    for each in (action, action, (w.MOVE + load) << 8 | action & 255):
        if each not in table.legal():
            return
        steps.append(offer(table, each))
        table = table.clone()
        table.act(each)
    yield table, tuple(steps), 0


def price(step: Step) -> int:
    """What a step costs."""
    return int(str(step["cost"]))
