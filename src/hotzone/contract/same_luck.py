"""For dice that several crews share: what lies face down, so that each piece shows the same face to all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable


class TurnedUp(NamedTuple):
    """What nature is asked to turn up, and how many of each face there were at first, in the order of `odds`."""

    thing: str  # what it is and where it lies: "poi 3,4"
    faces: Sequence[int]


@runtime_checkable
class HidesFaces(Protocol):
    """A game with things that lie face down; without it, faces follow from the turn, as dice do."""

    def face_down(self, match: Any) -> Sequence[str]:
        """All that lies face down on this table, each with its place: "poi 3,4"."""

    def turned_up(self, match: Any) -> TurnedUp | None:
        """What nature is asked to turn up now; None where she is asked for something else."""


class Likeness(NamedTuple):
    """How two tables are compared: `same` must be equal, a few things in `near` may differ."""

    same: str
    near: Mapping[str, str]  # things and what they are like


@runtime_checkable
class TellsLikeness(Protocol):
    """A game that says when crews were in nearly the same situation; without it only equal tables count."""

    def likeness(self, match: Any) -> Likeness:
        """What a person would compare: people and counters must be the same, the rest nearly so."""
