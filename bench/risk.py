"""How long the risk lens takes and how far it may be off, over mixed positions: python bench/risk.py [positions]."""

import sys
from time import perf_counter, thread_time

from hotzone import shelf
from hotzone.ai.crew import CrewBot
from hotzone.core import words as c
from hotzone.core.dice import Dice
from hotzone.fire import words as w
from hotzone.fire.risk import Risk, risk

SETTINGS = [
    {"crew": 4},
    *(
        {"rules": "experienced", "level": level, "crew": 4, "board": board}
        for level in ("recruit", "veteran", "heroic")
        for board in ("base-front", "base-back")
    ),
    *(
        {"rules": "experienced", "level": "veteran", "crew": 4, "board": board}
        for board in ("villa", "high-rise", "hotel", "brownstone")
    ),
]


def main() -> None:
    """Play quick matches on all settings in turn and look at the beginning of every other turn."""
    game, wanted = shelf.game("fire"), int(sys.argv[1]) if len(sys.argv) > 1 else 500
    settings = [one for one in SETTINGS if one.get("board", "base-front") in game.names]
    rows, seed = [], 0
    while len(rows) < wanted:
        match, dice, bot = game.new(game.setup(**settings[seed % len(settings)])), Dice(seed), CrewBot(strength="rookie")
        first = len(rows)
        while match.actor != c.NOBODY and len(rows) < wanted and len(rows) - first < 16:
            if match.actor == c.NATURE:
                match.play(match.draw(dice))
                continue
            if match.stage == w.ACTING and match.fresh and match.turn % 4 == 1:
                wall, used = perf_counter(), thread_time()
                risk(match)
                wall, used = perf_counter() - wall, thread_time() - used
                lens = Risk(match)
                spots = sum(match.get("spot", cell) for cell in match.plan.cells())
                rows.append((used, wall, lens.error, spots, settings[seed % len(settings)]))
            match.play(bot.choose(match, game, match.actor, 0.01).action)
        seed += 1
    times, errors = sorted(row[0] for row in rows), sorted(row[2] for row in rows)
    print(f"{len(rows)} positions of {seed} matches, hot spots up to {max(row[3] for row in rows)}")
    p50, p95 = (1e3 * times[len(times) * part // 100] for part in (50, 95))
    print(f"processor time: p50 {p50:.2f} ms, p95 {p95:.2f} ms, max {1e3 * times[-1]:.2f} ms")
    late = sum(used > 0.03 for used in times)
    print(f"wall clock max {1e3 * max(row[1] for row in rows):.2f} ms; above 30 ms of processor time: {late}")
    print(f"stated error: p50 {errors[len(errors) // 2]:.6f}, p95 {errors[len(errors) * 95 // 100]:.6f}, max {errors[-1]:.6f}")
    print(f"above 0.001: {sum(error > 0.001 for error in errors)} (hot spots: {sorted(row[3] for row in rows if row[2] > 0.001)})")


if __name__ == "__main__":
    main()
