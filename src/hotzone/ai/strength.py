"""How hard the crew thinks: budgets by name, and the network it thinks with."""

from __future__ import annotations

from typing import Any, NamedTuple

from hotzone.ai.network import Network
from hotzone.ai.schools import CREW, learned


class Strength(NamedTuple):
    """A budget: tables a turn may meet, how many are looked into at each number of AP, ends looked at closely, ends played on."""

    nodes: int
    width: int
    exact: int
    learned: bool = True
    ahead: int = 0


STRENGTHS = {
    "greedy": Strength(3000, 60, 0, learned=False),  # rules of thumb, the turn's end as it lies there
    "rookie": Strength(2000, 8, 0),
    "steady": Strength(8000, 60, 12),
    "veteran": Strength(16000, 100, 30),
    "chief": Strength(16000, 100, 30, ahead=3),  # one more turn ahead: about ten times the time
    "thumb": Strength(8000, 150, 60, learned=False),  # rules of thumb, roll by roll
}


def closely(match: Any, ends: int) -> int:
    """How many ends of a turn are looked at answer by answer in this game, of those a strength would."""
    return int(ends * match.judge().patience)


def widely(match: Any, width: int) -> int:
    """How many tables are looked into at each number of AP in this game, of those a strength would."""
    return int(width * match.judge().breadth)


def network(match: Any) -> Network | None:
    """The network that the crew plays a table like this by; none where its game ships none."""
    return learned(match, CREW)
