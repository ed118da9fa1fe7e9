"""The risk map: exact chances of the next fire phase by the names of spaces, edges and people."""

from __future__ import annotations

from typing import Any

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.risk.chains import Risk as Risk


def risk(match: Match) -> dict[str, Any]:
    """The chances by the names of spaces, edges and people; what cannot happen is left out."""
    found, plan = Risk(match), match.plan
    burns, hit, gone = found.chances("burns"), found.chances("hit"), found.chances("gone")
    person, figure = found.chances("person"), found.chances("figure")
    edges = range(2, len(plan.edge_cells))
    return {
        "spaces": {plan.write_cell(i): round(burns[i], 6) for i in plan.cells() if burns[i]},
        "walls": {plan.write_edge(i): {"hit": round(hit[i], 6), "gone": round(gone[i], 6)} for i in edges if hit[i]},
        "poi": {plan.write_cell(match.get("poi_at", i)): round(person[i], 6) for i in range(w.SLOTS) if match.get("poi", i)},
        "firefighters": [round(figure[i], 6) for i in range(match.options.crew)],
        "damage": round(found.damage, 6),
        "collapse": round(found.collapse, 6),
        "error": round(found.error, 6),
        "sampled": round(found.sampled, 6),
        "rolls": found.rolls,
    }
