"""Where the active character can go in this turn, step by step with its price and its dose: the rules are asked, not copied."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush

from hotzone.core import constants as c
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.page.offers import offer


def paths(match: Match) -> Mapping[str, object]:
    """By verb: `move` each cell that plain steps reach, `cross` those that only stepping over an empty cell does."""
    if match.actor != match.seat or match.stage != w.ACTING:
        return {}
    plain = ways(match, (w.MOVE,))
    over = {cell: way for cell, way in ways(match, (w.MOVE, w.CROSS)).items() if cell not in plain}
    found = {"move": plain, "cross": over}
    return {
        verb: {match.plan.write_cell(cell): way for cell, way in sorted(there.items())} for verb, there in found.items() if there
    }


def ways(match: Match, kinds: tuple[int, ...]) -> dict[int, dict[str, object]]:
    """To every cell the way with the fewest steps; of equal ones that with the least dose. A way ends where one dies."""
    seat, start = match.seat, match.get("at", match.seat)
    before = match.get("radiation", seat)
    found: dict[int, dict[str, object]] = {}
    heap: list[tuple[int, int, int, Match, tuple[dict[str, object], ...]]] = [(0, 0, 0, match, ())]
    seen: set[tuple[int, int]] = set()
    count = 0
    while heap:
        cost, dose, _, table, steps = heappop(heap)
        died = table.get("at", seat) == c.NOWHERE or table.actor != seat or table.stage != w.ACTING
        here = last_cell(match, steps) if steps else start
        if (here, table.used) in seen:
            continue
        seen.add((here, table.used))
        if here != start and here not in found:
            found[here] = {"cost": cost, "dose": dose, "dies": died, "steps": list(steps)}
        if died:
            continue
        for action in table.legal():
            if action >> 8 & 255 not in kinds:
                continue
            step = offer(table, action)
            after = table.clone()
            after.act(action)
            count += 1
            taken = after.get("radiation", seat) - before if after.get("at", seat) != c.NOWHERE else w.CELLS
            heappush(heap, (cost + int(str(step["cost"])), taken, count, after, (*steps, step)))
    return found


def last_cell(match: Match, steps: tuple[dict[str, object], ...]) -> int:
    """The cell where a way ends, also for who dies there."""
    return match.plan.read_cell(str(steps[-1]["cell"]))
