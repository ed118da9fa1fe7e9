"""What the end of a turn costs in the chance to win: all of nature's next answers, then the guess of a network."""

from __future__ import annotations

from typing import Any

from hotzone.ai.bots.win_chance import oracle
from hotzone.ai.search.lookahead import Lookahead
from hotzone.ai.search.network import Network
from hotzone.core import constants as c

DEEP = (16_000, 100, 30, 12)  # nodes, width, ends looked at roll by roll, ends played on through the next turns
LONGEST = 3  # of nature's answers after each other that are all looked at


def win_cost(game: Any, end: Any) -> float | None:
    """One minus the chance to win when the turn ends here; None where nobody learned it."""
    net = oracle(end)
    if net is None:
        return None
    table = end.clone()
    if not table.result and table.pass_action():
        table.act(table.pass_action())
    return round(1.0 - expected(game, table, net, LONGEST), 6)


def expected(game: Any, table: Any, net: Network, left: int) -> float:
    """The chance to win, over all that nature may answer before somebody decides again."""
    if table.result:
        return float(game.endings[table.result] in game.victories)
    if table.actor != c.NATURE or not left or table.turn_phase() == c.AFTER:
        return min(1.0, max(0.0, float(net.look(table.evaluator()))))
    whole = 0.0
    for action, chance in game.odds(table):
        after = table.clone()
        after.act(action)
        whole += float(chance) * expected(game, after, net, left - 1)
    return whole


def deeper_best(game: Any, start: Any) -> tuple[float, list[int]] | None:
    """What a search through the next turns hopes for, and its plan for this one."""
    net = oracle(start)
    if net is None:
        return None
    nodes, width, exact, ahead = DEEP
    search = Lookahead(start, net, nodes, width, exact, ahead)
    plan = search.best_plan()
    return float(search.promise()), plan
