"""What each card would do, in a word: small signs on the keys of somebody who enters what lies on a real table."""

from __future__ import annotations

from collections.abc import Sequence

from hotzone.core.table import Row
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.notation import write_action

WORDS = (  # the first that happened says it
    (w.ENDED, "end"),
    (w.DIED, "death"),
    (w.HEARTS, "heart"),
    (w.REMOVED, "gone"),
    (w.TURNED_UP, "up"),
)


def outcome_words(match: Match) -> dict[str, str]:
    """Nature's cards, each with a word; signs of tiles and players say themselves what they are."""
    cards = [action for action in match.legal() if action >> 8 & 255 == w.CARD]
    return {write_action(match.plan, action): word(match.clone(), action) for action in cards}


def word(match: Match, action: int) -> str:
    """What a card does, in the word that matters most; a tile that nobody has seen is looked at first."""
    rows: Sequence[Row] = match.play(action)
    kinds = {row[0] for row in rows}
    return next((found for kind, found in WORDS if kind in kinds), "face" if match.asked else "nothing")
