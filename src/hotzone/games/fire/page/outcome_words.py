"""What each roll or card would do, in a word: small signs on the keys of somebody who enters what lies on a real table."""

from __future__ import annotations

from collections.abc import Sequence

from hotzone.core.table import Row
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.notation import write_action

WORDS = (  # the first that happened says it
    (w.COLLAPSED, "collapse"),
    (w.HAZMAT_EXPLODED, "explosion"),
    (w.EXPLODED, "explosion"),
    (w.ROLL_AGAIN, "again"),
    (w.HAZMAT, "hazmat"),
    (w.POI_PLACED, "poi"),
    (w.HOT_SPOT, "hot-spot"),
)


def outcome_words(match: Match) -> dict[str, str]:
    """Nature's rolls, each with a word; faces and cards say themselves what they are."""
    rolls = [action for action in match.legal() if action >> 8 & 255 == w.ROLL]
    return {write_action(match.plan, action): word(match.clone().play(action)) for action in rolls}


def word(rows: Sequence[Row]) -> str:
    """What happened, in the word that matters most."""
    kinds = {row[0] for row in rows}
    for kind, found in WORDS:
        if kind in kinds:
            return found
    threats = {row[2] for row in rows if row[0] == w.THREAT}
    return "fire" if w.FIRE in threats else "smoke" if w.SMOKE in threats else "water" if threats else "nothing"
