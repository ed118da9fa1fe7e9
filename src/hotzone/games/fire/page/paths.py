"""Where the active firefighter can go in this turn and which fires can be fought, step by step with the price."""

from __future__ import annotations

from collections.abc import Mapping

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.notation import VERBS
from hotzone.games.fire.page import firefighting
from hotzone.games.fire.page.ways import ways
from hotzone.games.fire.rules import moving


def paths(match: Match) -> Mapping[str, object]:
    """By verb (`move`, `carry` …): each space in reach, its price and the actions that lead there; then ways to fight fires."""
    if match.actor != match.seat or match.stage != w.ACTING:
        return {}
    bits = moving.burden(match, match.seat)
    found: dict[str, object] = {VERBS[w.MOVE + load][0]: ways(match, load) for load in range(w.LOADS) if bits >> load & 1}
    return {**found, **firefighting.plans(match)}
