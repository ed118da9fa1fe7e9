"""The chance to win: a network of its own that learned how matches ended, apart from the one the crew plays by."""

from __future__ import annotations

from typing import Any

from hotzone.ai.network import Network
from hotzone.ai.schools import WIN, learned
from hotzone.ai.search import Search
from hotzone.core import words as c
from hotzone.core.game import Game

NODES, WIDTH = 4000, 40  # of the search that looks for the best end of a turn


def oracle(match: Any) -> Network | None:
    """The network of a table's win chance; none where none ships."""
    return learned(match, WIN)


def win_chance(match: Any, game: Game[Any]) -> float | None:
    """The chance that a steady crew wins from here; in the middle of a turn that of its best end. None where it is not known."""
    if match.result:
        return float(game.endings[match.result] in game.victories)
    net = oracle(match)
    if net is None or match.where() == c.PREPARING:
        return None
    if match.where() == c.DECIDING:
        return promised(match, net)
    return net.look(match.judge())


def promised(match: Any, net: Network) -> float:
    """The win chance at the best end that this turn can come to."""
    search = Search(match, net, NODES, WIDTH, 0)
    search.best_plan()
    return min(1.0, max(0.0, search.promise()))
