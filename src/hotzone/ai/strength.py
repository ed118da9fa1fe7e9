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
    "chief": Strength(16000, 100, 30, ahead=12),  # two more turns ahead: about ten times the time
    "thumb": Strength(8000, 150, 60, learned=False),  # rules of thumb, roll by roll
}


def fitted(match: Any, s: Strength) -> tuple[Network | None, Strength]:
    """The network and the strength as it is for this table: a game may ask for a wider or closer look."""
    net, judge = network(match) if s.learned else None, match.judge()
    exact = s.exact if net or not s.learned else STRENGTHS["thumb"].exact  # thumbs need every roll looked at
    return net, s._replace(width=int(s.width * judge.breadth()), exact=int(exact * judge.patience()))


def network(match: Any) -> Network | None:
    """The network that the crew plays a table like this by; none where its game ships none."""
    return learned(match, CREW)
