"""Let mixed crews of bots play matches of both games and check every action against what the table offers.

    python bench/lawful.py 100000

Every set-up of both games comes up before one comes up again. In two matches of three each seat is drawn by lot: one plays at
random, one by rules of thumb, one by the network, all with a tiny budget, so that plans meet what others did. In the third all
seats think alike, now and then with the budgets of `rookie`, `steady`, `crew` and `chief`. What is done is kept in a file, and the
next run goes on from it. A bot that would play against the rules is named with its match, and the run ends with an error.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from resumable import Row, options, played

from hotzone import registry
from hotzone.ai.bots.registry import BOTS
from hotzone.ai.bots.strengths import Strength, fitted
from hotzone.ai.search.self_play import CorePlayer
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import HotzoneError
from hotzone.sim.all_setups import every_setup

SEED = 7
LIMIT = 4000  # actions of a match
PIECE = 100  # matches that are kept together
TINY = Strength(60, 1, 0)
THUMBS = Strength(60, 1, 0, learned=False)
SEATS = (None, THUMBS, TINY, TINY)  # nobody thinks: it plays at random
USUAL = [(5000, "chief"), (1000, "crew"), (200, "steady"), (20, "rookie")]  # every so many matches
BUDGETS = [*((every, BOTS[name].strength or TINY) for every, name in USUAL), (1, TINY)]


@cache
def all_setups() -> list[tuple[Any, Any]]:
    """Every set-up with its game."""
    return [(registry.game(name), setup) for name in ("fire", "reactor") for setup in every_setup(registry.game(name))]


def alike(start: Any, number: int) -> int:
    """A match in which all seats think alike; gives its actions."""
    strength = next(strength for every, strength in BUDGETS if number // 3 % every == 0)
    net, s = fitted(start, strength)
    player = CorePlayer(start, net, s.nodes, s.width, s.exact, s.ahead)
    player.play(SEED, number, 1, LIMIT)
    return int(player.actions)


def mixed(match: Any, number: int) -> int:
    """A match in which each seat has a bot drawn by lot; gives its actions."""
    dice, lots = Dice(SEED * 0x1000000 + number), Dice((SEED + 7919) * 0x1000000 + number)
    searches: dict[Strength, TurnSearch] = {}
    seats = [SEATS[lots.below(len(SEATS))] for _ in range(8)]
    steps = 0
    while match.actor != c.NOBODY and steps < LIMIT:
        if match.actor == c.NATURE:
            match.play(match.sample_chance(dice))
            steps += 1
            continue
        who = match.actor
        for action in decide(match, seats[who % len(seats)], searches, lots):
            if match.actor != who:
                break  # a question to another seat: that one thinks for itself
            if action not in match.legal():
                raise HotzoneError("illegal-plan", f"match {number}, seat {who + 1}: {action} is not legal there")
            match.play(action)
            steps += 1
    return steps


def decide(match: Any, strength: Strength | None, searches: dict[Strength, TurnSearch], lots: Dice) -> list[int]:
    """The actions of a seat up to nature's next answer."""
    if strength is None:
        legal = match.legal()
        return [legal[lots.below(len(legal))]]
    if strength not in searches:
        net, s = fitted(match, strength)
        searches[strength] = TurnSearch(match, net, s.nodes, s.width, s.exact)
    search = searches[strength]
    return search.best_plan() if match.turn_phase() == c.DECIDING else [search.best_answer()]


def piece(key: str) -> Row:
    """Play some matches; gives how many, and their actions."""
    first, last = (int(word) for word in key.split("-"))
    actions = 0
    for number in range(first, last):
        game, setup = all_setups()[number % len(all_setups())]
        actions += (mixed if number % 3 else alike)(game.new(setup), number)
    return {"matches": last - first, "actions": actions}


def main() -> None:
    """Play what is missing and tell how it stands."""
    args = options("lawful", 2000, __doc__)
    keys = [f"{first}-{min(first + PIECE, args.matches)}" for first in range(0, args.matches, PIECE)]
    print(f"{len(all_setups()):,} different set-ups", flush=True)
    rows = list(played(keys, piece, args).values())
    wrong = [row["error"] for row in rows if "error" in row]
    if wrong:
        sys.exit(f"against the rules: {wrong[0]}")
    print(
        f"{sum(row['matches'] for row in rows):,} matches, {sum(row['actions'] for row in rows):,} actions, none against the rules"
    )


if __name__ == "__main__":
    main()
