"""How much a turn's promise depends on the width of the search: `python bench/widths.py [tables] [game]`.

Plays matches with the crew and stops at the beginning of turns; each table is thought over with widths 24, 100 and 2000 and no roll
looked at. What a wider search promises more it may have found; what it promises more on average should be little.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Any

from hotzone import registry
from hotzone.ai.bots.strengths import network
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.core import constants as c
from hotzone.core.dice import Dice

WIDTHS = (24, 100, 2000)
SETUPS: dict[str, tuple[dict[str, object], ...]] = {
    "fire": (
        {"rules": "experienced", "level": "heroic", "board": "base-back", "crew": "driver,cafs,rescue,generalist"},
        {"rules": "experienced", "level": "veteran", "board": "base-front", "crew": 4},
        {"rules": "family", "crew": 3},
    ),
    "reactor": ({}, {"hearts": 1}),
}


def tables(name: str, many: int) -> list[Any]:
    """Tables at the beginning of turns, from matches of a narrow search."""
    game, found = registry.game(name), []
    for number in range(many):
        settings = SETUPS[name][number % len(SETUPS[name])]
        match: Any = game.new(game.setup(**settings))
        search, dice = TurnSearch(match, network(match), 4000, 24, 0), Dice(number)
        wanted = 1 + number // len(SETUPS[name]) % 12
        while match.actor != c.NOBODY and (match.turn < wanted or match.turn_phase() != c.DECIDING):
            if match.actor == c.NATURE:
                steps = [match.sample_chance(dice)]
            else:
                steps = search.best_plan() if match.turn_phase() == c.DECIDING else [search.best_answer()]
            for step in steps:
                match.play(step)
        if match.actor != c.NOBODY:
            found.append(match)
    return found


def main() -> None:
    """Print means and the largest differences, and the time of each width."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    for name in sys.argv[2:] or list(SETUPS):
        promises: list[list[float]] = []
        spent = [0.0] * len(WIDTHS)
        for match in tables(name, many):
            row = []
            for i, width in enumerate(WIDTHS):
                search = TurnSearch(match, network(match), 60_000, width, 0)
                began = process_time()
                search.best_plan()
                spent[i] += process_time() - began
                row.append(search.promise())
            promises.append(row)
        print(f"{name}, {len(promises)} tables")
        for i, width in enumerate(WIDTHS):
            gaps = [row[-1] - row[i] for row in promises]
            mean, ms = sum(row[i] for row in promises) / len(promises), 1000 * spent[i] / len(promises)
            print(
                f"  width {width:4}: promises {mean:.4f}, the widest {sum(gaps) / len(gaps):+.4f} more, at most {max(gaps):+.4f}, "
                f"at least {min(gaps):+.4f}, {ms:.1f} ms"
            )


if __name__ == "__main__":
    main()
