"""Where the active firefighter can go in this turn, which fires can be fought, how to come nearer to the rest: step by step."""

from __future__ import annotations

from collections.abc import Mapping

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.notation import VERBS
from hotzone.games.fire.page import firefighting
from hotzone.games.fire.page.nearer import nearer
from hotzone.games.fire.page.path_search import ways
from hotzone.games.fire.rules import moving


def paths(match: Match) -> Mapping[str, object]:
    """By verb (`move`, `carry` …): each space in reach, its price and the actions that lead there; then ways to fight fires.

    `towards` leads nearer to every space that none of the others reaches without going through fire.
    """
    if match.actor != match.seat or match.stage != w.ACTING:
        return {}
    bits = moving.burden(match, match.seat)
    on_foot = {VERBS[w.MOVE + load][0]: ways(match, load) for load in range(w.LOADS) if bits >> load & 1}
    fought = firefighting.plans(match)
    dry = {cell for there in on_foot.values() for cell, one in there.items() if not one["fires"]}
    reached = dry.union(*fought.values())
    return {**on_foot, **fought, "towards": nearer(match, reached)}
