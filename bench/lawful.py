"""Let bots play mixed matches of both games and check every action against what the table offers; prints how many were played.

    python bench/lawful.py --games 100000

Most matches are played with a tiny budget, some with those of `rookie`, `steady`, `crew` and `chief`: the same search, the same
answers, more matches in the same time. A bot that would play against the rules stops the run and is named with its match.
"""

from __future__ import annotations

import argparse
import sys
from threading import Thread
from time import perf_counter
from typing import Any

from hotzone import registry
from hotzone.ai.bots.registry import BOTS
from hotzone.ai.bots.strengths import Strength, fitted
from hotzone.ai.search.self_play import CorePlayer
from hotzone.sim.all_setups import every_setup

TINY = Strength(60, 1, 0)
USUAL = [(5000, "chief"), (1000, "crew"), (200, "steady"), (20, "rookie")]  # every so many matches
BUDGETS = [*((every, BOTS[name].strength or TINY) for every, name in USUAL), (1, TINY)]


def strength(number: int) -> Strength:
    """The budget of a match by its number."""
    return next(strength for every, strength in BUDGETS if number % every == 0)


def play(game: Any, setup: Any, number: int, seed: int) -> int:
    """One match; gives its actions. Raises HotzoneError where a bot would break a rule."""
    start = game.new(setup)
    net, s = fitted(start, strength(number))
    player = CorePlayer(start.clone(), net, s.nodes, s.width, s.exact, s.ahead)
    player.play(seed, number, 1, 4000)
    return int(player.actions)


def main() -> None:
    """Share the matches among threads; every set-up comes up before one comes up again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="matches (default: 2000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match (default: 0)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    work = [(registry.game(name), setup) for name in ("fire", "reactor") for setup in every_setup(registry.game(name))]
    print(f"{len(work):,} different set-ups", flush=True)
    numbers = iter(range(args.first, args.first + args.games))
    actions = [0, 0]
    wrong: list[str] = []
    began = perf_counter()

    def work_on() -> None:
        for number in numbers:
            if wrong:
                return
            game, setup = work[number * 7919 % len(work)]
            try:
                actions[0] += play(game, setup, number, args.seed)
            except Exception as error:  # one is enough
                wrong.append(f"{game.name} {setup}: {error}")
                return
            actions[1] += 1
            if actions[1] % 1000 == 0:
                left = (perf_counter() - began) / actions[1] * (args.games - actions[1])
                print(f"{actions[1]:,} matches, {actions[0]:,} actions, {left:.0f} s left", file=sys.stderr, flush=True)

    threads = [Thread(target=work_on) for _ in range(args.workers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if wrong:
        sys.exit(f"against the rules: {wrong[0]}")
    print(f"{actions[1]:,} matches, {actions[0]:,} actions, none against the rules")


if __name__ == "__main__":
    main()
