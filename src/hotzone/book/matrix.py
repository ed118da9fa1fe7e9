"""Which values of a setting go together, two by two: asked of the game's own set-up, so that the book cannot say something else."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from hotzone import registry
from hotzone.core.errors import BadSetup


def matrix(game: str, asked: Mapping[str, Any]) -> dict[str, Any]:
    """The values that a section compares, and the pairs that the set-up refuses; `with` is what else is set up."""
    names, apart = [str(name) for name in asked["values"]], []
    for first, second in combinations(names, 2):
        try:
            registry.game(game).setup(**asked["with"], **{asked["setting"]: f"{first},{second}"})
        except BadSetup:
            apart.append([first, second])
    return {"each": asked["each"], "values": names, "apart": apart}
