"""What nature can answer next, and how likely each answer is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import luck

if TYPE_CHECKING:
    from fractions import Fraction


def odds(match: Match) -> list[tuple[int, Fraction]]:
    """Nature's actions and their chances; none while somebody else decides."""
    from fractions import Fraction

    if match.actor != c.NATURE:
        return []
    if luck.asks_face(match):
        both = match.victims + match.alarms
        faces = ((w.FACE_VICTIM, match.victims), (w.FACE_ALARM, match.alarms))
        return [(w.FACE << 8 | face, Fraction(many, both)) for face, many in faces]
    actions = match.legal()
    return [(action, Fraction(1, len(actions))) for action in actions]
