"""The chance to win, from a network of its own that learned how matches ended; the crew plays by another one."""

from __future__ import annotations

from typing import Any

from hotzone.ai.bots.networks import WIN, learned
from hotzone.ai.search.network import Network
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.contract.ai import Measured, PlayedOn
from hotzone.contract.game import Game
from hotzone.core import constants as c

NODES, WIDTH = 4000, 40  # of the search that looks for the best end of a turn


def oracle(match: Any) -> Network | None:
    """The network of a table's win chance; none where none ships."""
    return learned(match, WIN)


def is_measured(match: Any, game: Game[Any]) -> bool:
    """Was the chance to win measured on matches like this? Where it was not it is a rough guess."""
    return game.is_measured(match) if isinstance(game, Measured) else True


def known_result(match: Any, game: Game[Any]) -> float | None:
    """1 where the match is won, by a crew that plays on as well, 0 where it is lost; None where that is open."""
    if match.result:
        return float(game.endings[match.result] in game.victories)
    return 1.0 if isinstance(game, PlayedOn) and game.is_won(match) else None


def win_chance(match: Any, game: Game[Any]) -> float | None:
    """The chance that a steady crew wins from here; in the middle of a turn that of its best end. None where it is not known."""
    result = known_result(match, game)
    if result is not None:
        return result
    net = oracle(match)
    if net is None or match.turn_phase() == c.PREPARING:
        return None
    if match.turn_phase() == c.DECIDING:
        return promised(match, net)
    return net.look(match.evaluator())


def promised(match: Any, net: Network) -> float:
    """The win chance at the best end that this turn can come to."""
    search = TurnSearch(match, net, NODES, WIDTH, 0)
    search.best_plan()
    return min(1.0, max(0.0, search.promise()))
