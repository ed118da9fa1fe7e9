"""How long hints take in their three steps, over mixed positions: python bench/hints.py [positions]."""

import sys
from time import perf_counter, thread_time
from typing import Any

from hotzone import registry
from hotzone.ai import coach
from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.strengths import ROOKIE
from hotzone.core import constants as c
from hotzone.core.dice import Dice

SETTINGS: list[dict[str, Any]] = [
    {"crew": 4},
    {"crew": 6, "board": "base-back"},
    *({"rules": "experienced", "level": level, "crew": 4} for level in ("recruit", "veteran", "heroic")),
    {"rules": "experienced", "level": "heroic", "crew": "captain,rescue,cafs,driver", "board": "base-back"},
    {"rules": "experienced", "level": "veteran", "crew": 4, "board": "villa"},
]


def main() -> None:
    """Ask for every seat at moments of quick matches on all settings in turn."""
    game, wanted = registry.game("fire"), int(sys.argv[1]) if len(sys.argv) > 1 else 200
    times: dict[int, list[tuple[float, float]]] = {1: [], 2: [], 3: []}
    seed = asked = 0
    while asked < wanted:
        match, dice, bot = game.new(game.setup(**SETTINGS[seed % len(SETTINGS)])), Dice(seed), CrewBot(strength=ROOKIE)
        moment = first = 0
        while match.actor != c.NOBODY and asked < wanted and first < 10:
            moment += 1
            if moment % 29 == 0:
                asked, first = asked + 1, first + 1
                seat = moment % game.seats(match)
                for step, found in times.items():
                    wall, used = perf_counter(), thread_time()
                    coach.hint(match, game, seat, step)
                    found.append((thread_time() - used, perf_counter() - wall))
            match.play(match.sample_chance(dice) if match.actor == c.NATURE else bot.choose(match, game, match.actor, 0.01).action)
        seed += 1
    for step, found in times.items():
        spent = sorted(one for one, _ in found)
        p50, p95 = (1e3 * spent[len(spent) * part // 100] for part in (50, 95))
        late = max(wall for _, wall in found)
        used_up = f"processor time p50 {p50:.1f} ms, p95 {p95:.1f} ms, max {1e3 * spent[-1]:.1f} ms"
        print(f"step {step}: {used_up}; wall clock max {1e3 * late:.0f} ms")


if __name__ == "__main__":
    main()
