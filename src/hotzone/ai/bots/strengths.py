"""How hard the crew thinks: budgets, and the network it thinks with."""

from __future__ import annotations

from typing import Any, NamedTuple

from hotzone.ai.bots.networks import CREW, learned
from hotzone.ai.search.network import Network
from hotzone.core.compiled import COMPILED


class Strength(NamedTuple):
    """A budget: tables a turn may meet, how many are looked into at each number of AP, ends looked at closely, ends played on."""

    nodes: int
    width: int
    exact: int
    learned: bool = True
    ahead: int = 0


GREEDY = Strength(3000, 60, 0, learned=False)  # rules of thumb over one turn, its end as it lies there
ROOKIE = Strength(2000, 8, 0)  # little time
STEADY = Strength(8000, 60, 12)  # some time
VETERAN = Strength(16000, 100, 30)  # the crew at its best within a turn
CHIEF = Strength(16000, 100, 30, ahead=12)  # two more turns ahead: about ten times the time
STRONGEST = CHIEF if COMPILED else STEADY  # who still answers within a second: for hints and for looking back
THUMB = Strength(8000, 150, 60, learned=False)  # rules of thumb, roll by roll


def fitted(match: Any, s: Strength) -> tuple[Network | None, Strength]:
    """The network and the strength as it is for this table: a game may ask for a wider or closer look."""
    net, evaluator = network(match) if s.learned else None, match.evaluator()
    exact = s.exact if net or not s.learned else THUMB.exact  # thumbs need every roll looked at
    return net, s._replace(width=int(s.width * evaluator.breadth()), exact=int(exact * evaluator.patience()))


def network(match: Any) -> Network | None:
    """The network that the crew plays a table like this by; none where its game ships none."""
    return learned(match, CREW)
