"""The station log's line of a match (FIRE-LOG)."""

from __future__ import annotations

from hotzone.games.fire.match import Match
from hotzone.games.fire.setup.settings import FullSettings

SIDES = {"base-front": "A", "base-back": "B"}  # FIRE-LOG-02


def log_line(match: Match, order: FullSettings, number: int) -> str:
    """Who played what, and how it ended."""
    level = order.level or "family"  # FIRE-LOG-04
    people = f"players {order.players} firefighters {order.crew}"
    building = SIDES.get(order.board, order.board)
    return f"{number} {people} level {level} building {building} rescued {match.rescued} lost {match.lost}"
