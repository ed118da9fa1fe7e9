"""How to come nearer to what is out of this turn's reach: as far as the points go on the best way, and never into danger."""

from __future__ import annotations

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.notation import write_action
from hotzone.games.fire.page.firefighting import neighbours
from hotzone.games.fire.page.path_search import Arrival, Step, Way, arrivals, price, way
from hotzone.games.fire.rules import spreading


def nearer(match: Match, reached: set[str]) -> dict[str, Way]:
    """For each space that is not `reached` in this turn: the part of the way there that the points pay for."""
    found: dict[str, Way] = {}
    if all(action == w.END << 8 for action in match.legal()):
        return found
    known: dict[tuple[str, ...], Arrival | None] = {}
    done = {*reached, match.plan.write_cell(match.get("at", match.seat))}
    for arrival in arrivals(match, 0, clearing=True, plenty=True):
        here = arrival.table.get("at", match.seat)
        if arrival.fires or not arrival.steps:
            continue
        for cell in map(match.plan.write_cell, (here, *neighbours(arrival.table, here))):
            if cell in done:
                continue
            done.add(cell)
            part = affordable(match, arrival.steps, known)
            if part:
                found[cell] = way(part)
    return dict(sorted(found.items()))


def affordable(match: Match, steps: tuple[Step, ...], known: dict[tuple[str, ...], Arrival | None]) -> Arrival | None:
    """The longest part of a way that this turn's points pay for, up to a place where one may stay."""
    best, here = None, Arrival(0, 0, match, ())
    for step in steps:
        texts = (*(str(one["text"]) for one in here.steps), str(step["text"]))
        if texts not in known:
            known[texts] = taken(here, step)
        following = known[texts]
        if following is None:
            break
        here = following
        if step["verb"] != "open" and may_stay(here.table, match.seat):
            best = here
    return best


def taken(here: Arrival, step: Step) -> Arrival | None:
    """One step further, if it can be taken."""
    for action in here.table.legal():
        if write_action(here.table.plan, action) == step["text"]:
            table = here.table.clone()
            table.act(action)
            return Arrival(here.cost + price(step), 0, table, (*here.steps, step))
    return None


def may_stay(table: Match, seat: int) -> bool:
    """Is one safe there when the turn ends, as long as luck does not strike? Smoke beside fire will burn."""
    here = table.get("at", seat)
    if table.get("threat", here) == w.CLEAR:
        return True
    after = table.clone()
    spreading.flashover(after)
    return bool(after.get("threat", here) != w.FIRE)
