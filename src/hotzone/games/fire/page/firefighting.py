"""What can be done about a fire, a whole plan for each: nobody has to count steps, and nobody has to stand in it."""

from __future__ import annotations

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.page.offers import offer
from hotzone.games.fire.page.path_search import Arrival, Step, Way, arrivals, way

Plans = dict[str, dict[str, Way]]


def plans(match: Match) -> Plans:
    """For each burning space in reach: `put-out`, `knock-down` to smoke, or at least go `beside`; no way leads through fire.

    Where another fire is in the way, it is put out first.
    """
    found = reached(match, False)
    burning = {cell for cell in match.plan.cells() if match.get("threat", cell) == w.FIRE}
    if burning - set(found["put-out"]):
        for verb, ways in reached(match, True).items():
            for cell, one in ways.items():
                found[verb].setdefault(cell, one)
    fought = {*found["put-out"], *found["knock-down"]}
    found["beside"] = {cell: one for cell, one in found["beside"].items() if cell not in fought}
    write = match.plan.write_cell
    return {verb: {write(cell): one for cell, one in sorted(ways.items())} for verb, ways in found.items() if ways}


def reached(match: Match, clearing: bool) -> dict[str, dict[int, Way]]:
    """The fires that can be fought or walked up to, past the others or `clearing` them out of the way."""
    found: dict[str, dict[int, Way]] = {"put-out": {}, "knock-down": {}, "beside": {}}
    for arrival in arrivals(match, 0, clearing):
        table = arrival.table
        if arrival.fires or table.actor != match.seat or table.stage != w.ACTING:
            continue
        here = table.get("at", match.seat)
        if table.get("threat", here) == w.FIRE:
            continue
        for action in table.legal():
            kind, target = action >> 8 & 255, action & 255
            if action >> 16 & 15 or kind not in (w.DOUSE, w.QUENCH) or table.get("threat", target) != w.FIRE:
                continue
            fight(found, arrival, action)
        if arrival.steps:
            for cell in neighbours(table, here):
                found["beside"].setdefault(cell, way(arrival))
    return found


def fight(found: dict[str, dict[int, Way]], arrival: Arrival, action: int) -> None:
    """Water from here on one fire, as long as it takes and points are left."""
    target, table, steps = action & 255, arrival.table, list[Step]()
    while action in table.legal():
        steps.append(offer(table, action))
        table = table.clone()
        table.act(action)
        if table.get("threat", target) == w.SMOKE:
            keep(found["knock-down"], target, way(arrival, *steps))
            action = w.DOUSE << 8 | target
        elif not table.get("threat", target):
            keep(found["put-out"], target, way(arrival, *steps))
            return


def keep(best: dict[int, Way], cell: int, one: Way) -> None:
    """Keep the cheaper plan."""
    if cell not in best or int(str(one["cost"])) < int(str(best[cell]["cost"])):
        best[cell] = one


def neighbours(table: Match, here: int) -> list[int]:
    """The burning spaces beside one, with nothing between."""
    board, found = table.board, []
    for side in range(board.sides):
        there = board.get("next", here * c.SIDES + side)
        edge = table.get("edge", board.get("border", here * c.SIDES + side))
        if there != c.NOWHERE and board.get("walks", edge) and table.get("threat", there) == w.FIRE:
            found.append(there)
    return found


def ways_out(match: Match, most: int = 3) -> list[Way]:
    """What lets a turn end that cannot end now, because somebody stands in fire: the cheapest first, each another first step."""
    found: list[Way] = []
    begun: set[object] = set()
    layer: list[tuple[Match, tuple[Step, ...]]] = [(match, ())]
    seen = {match.snapshot()}
    while layer and not found:
        following = []
        for table, steps in layer:
            for action in table.legal():
                kind = action >> 8 & 255
                if not (w.MOVE <= kind < w.MOVE + w.LOADS or kind in (w.DOUSE, w.QUENCH, w.OPEN_DOOR)):
                    continue
                step, after = offer(table, action), table.clone()
                after.act(action)
                if after.snapshot() in seen:
                    continue
                seen.add(after.snapshot())
                following.append((after, (*steps, step)))
        for table, taken in following:
            ends = table.actor == c.NATURE or w.END << 8 in table.legal()
            if ends and (taken[0]["text"], taken[-1]["text"]) not in begun:
                begun.add((taken[0]["text"], taken[-1]["text"]))
                found.append(way(Arrival(0, 0, match, ()), *taken))
        layer = following[:400]
    return sorted(found, key=lambda one: (int(str(one["cost"])), len(list(one["steps"]))))[:most]  # type: ignore[call-overload]
