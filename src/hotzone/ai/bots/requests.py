"""Teammates' requests: a bot grants them where that costs little; otherwise it says what they would cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hotzone.ai.bots.reasons import carried_out
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.contract.ai import Explainer, RequestTaker
from hotzone.contract.game import Game, Match

DEEP = 600  # ends looked at
TOLERANCE = 0.02  # of what the plan is worth: so much a friend's wish may cost
Request = Mapping[str, Any]
Answer = dict[str, Any]


def grant(
    match: Match, game: Game[Any], search: TurnSearch, steps: list[int], requests: Sequence[Request], seat: int
) -> tuple[list[int], list[Answer]]:
    """The plan that grants most of what was asked at little cost, and an answer to each: yes, moot, or no with a reason."""
    if not requests or not isinstance(game, RequestTaker):
        return steps, []
    open_ones = [request for request in requests if not game.moot(match, request, seat)]
    ends = [(search.promise(), steps, after)] if (after := carried_out(match, steps)) else []
    if open_ones:
        for worth, way in search.ends_found(DEEP):
            if (table := carried_out(match, way)) is not None:
                ends.append((worth, way, table))
    granted = [[game.grants(match, end[2], request, seat) for request in open_ones] for end in ends]
    least = search.promise() - TOLERANCE
    near = [i for i, end in enumerate(ends) if end[0] >= least]
    chosen = max(near, key=lambda i: (sum(granted[i]), ends[i][0], -i), default=0)
    answers = []
    for request in requests:
        if request not in open_ones:
            answers.append({**request, "answer": "moot"})
            continue
        column = open_ones.index(request)
        if ends and granted[chosen][column]:
            answers.append({**request, "answer": "yes", "cost": round(max(0.0, search.promise() - ends[chosen][0]), 4)})
            continue
        best = next((i for i in range(len(ends)) if granted[i][column]), None)
        answers.append({**request, **declined(game, ends, chosen, best, search.promise())})
    return (ends[chosen][1] if ends else steps), answers


def declined(
    game: Game[Any], ends: Sequence[tuple[float, list[int], Match]], chosen: int, best: int | None, promise: float
) -> Answer:
    """Why not: it cannot be done this turn, or it would cost too much, and what."""
    if best is None:
        return {"answer": "no", "why": "cannot"}
    units = game.weigh(ends[chosen][2], ends[best][2]) if isinstance(game, Explainer) else []
    units = [unit for unit in units if unit["gain"]]
    return {"answer": "no", "why": "costs", "cost": round(promise - ends[best][0], 4), "units": units}
