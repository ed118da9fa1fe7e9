"""What a match is about, as the strip over the board shows it: each scenario has its own goal and its own ways to lose."""

from __future__ import annotations

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w


def goals(match: Match) -> list[dict[str, object]]:
    """What is to be reached, then what must not happen: `id`, `value`, `of`, and `kind` (`good`, `bad`, `bar`)."""
    damage = goal("damage", match.damage, w.DAMAGE_MARKERS, "bar")
    if match.options.spots_on_board:  # SCEN-SAVE-05, SCEN-SAVE-06
        lying = sum(match.get("spot", cell) for cell in match.plan.cells())
        cleared = match.options.spots_on_board - lying if match.turn else 0
        knocked = int(match.result == w.DEFEAT)  # the first knock-down has ended the match
        return [goal("hot-spots", cleared, match.options.spots_on_board, "bar-good"), goal("knocked", knocked, 1, "bad"), damage]
    found = [goal("rescued", match.rescued, w.TO_RESCUE, "good"), goal("lost", match.lost, w.TO_LOSE, "bad")]
    if match.options.arson:
        found.append(goal("evidence", match.evidence, w.EVIDENCE_NEEDED, "good"))
    return [*found, damage]


def goal(name: str, value: int, of: int, kind: str) -> dict[str, object]:
    """One count of the strip."""
    return {"id": name, "value": value, "of": of, "kind": kind}
