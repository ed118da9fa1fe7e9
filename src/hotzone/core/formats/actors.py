"""Who must decide, as people write it: a seat from 1, nature or nobody."""

from __future__ import annotations

from typing import Literal

from hotzone.core import constants as c

Unseated = Literal["nobody", "nature"]
ACTORS: dict[str, int] = {"nobody": c.NOBODY, "nature": c.NATURE}
NAMES: dict[int, Unseated] = {c.NOBODY: "nobody", c.NATURE: "nature"}


def actor_name(actor: int) -> int | Unseated:
    """An actor as people write it."""
    return NAMES.get(actor, actor + 1)
