"""How long the risk map takes and how far it may be off, over mixed and hard positions: python bench/risk.py [positions].

`python bench/risk.py 60 truth` compares the hard ones with a map that does fifteen times the work, instead: is the error true?
"""

import sys
from collections.abc import Iterator
from time import process_time
from typing import Any

from hotzone import registry
from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.strengths import ROOKIE
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.risk.report import Risk, risk

LIMIT, ERROR = 0.03, 0.001
MUCH = 250_000  # rolls of a map that is nearly exact
NAMES = ("burns", "hit", "gone", "person", "figure")
BOARDS = ("villa", "high-rise", "hotel", "brownstone")
EXPERIENCED: dict[str, Any] = {"rules": "experienced", "crew": 4}
MIXED: list[dict[str, Any]] = [
    {"crew": 4},
    *(
        {**EXPERIENCED, "level": level, "board": board}
        for level in ("recruit", "veteran", "heroic")
        for board in ("base-front", "base-back")
    ),
    *({**EXPERIENCED, "level": "veteran", "board": board} for board in BOARDS),
]
HARD: list[dict[str, Any]] = [
    {**EXPERIENCED, "level": "heroic", "board": board, "scenarios": scenario}
    for board in ("base-front", "base-back", *BOARDS)
    for scenario in ("", "true-heroes", "save-the-structure")
]


def positions(settings: list[dict[str, Any]], wanted: int, first: int) -> Iterator[Match]:
    """Play quick matches on all settings in turn; some positions of each, from a turn on."""
    game, seed, found = registry.game("fire"), 0, 0
    while found < wanted:
        match, dice, bot = game.new(game.setup(**settings[seed % len(settings)])), Dice(seed), CrewBot(strength=ROOKIE)
        seed, before = seed + 1, found
        while match.actor != c.NOBODY and found < wanted and found - before < 16:
            if match.actor == c.NATURE:
                match.play(match.sample_chance(dice))
                continue
            if match.stage == w.ACTING and match.fresh and match.turn >= first and match.turn % 4 == 1:
                found += 1
                yield match
            match.play(bot.choose(match, game, match.actor, 0.01).action)


def report(name: str, settings: list[dict[str, Any]], wanted: int, first: int) -> None:
    """Measure and print."""
    rows = []
    for match in positions(settings, wanted, first):
        began = process_time()
        risk(match)
        used = process_time() - began
        rows.append((used, Risk(match).error, sum(match.get("spot", cell) for cell in match.plan.cells())))
    times, errors = sorted(row[0] for row in rows), sorted(row[1] for row in rows)
    half, most = len(rows) // 2, len(rows) * 95 // 100
    print(f"{name}: {len(rows)} positions, hot spots up to {max(row[2] for row in rows)}")
    print(f"  processor time: p50 {1e3 * times[half]:.2f} ms, p95 {1e3 * times[most]:.2f} ms, max {1e3 * times[-1]:.2f} ms")
    print(f"  stated error: p50 {errors[half]:.6f}, p95 {errors[most]:.6f}, max {errors[-1]:.6f}")
    late, far = [row[2] for row in rows if row[0] > LIMIT], [row[2] for row in rows if row[1] > ERROR]
    print(f"  above {1e3 * LIMIT:.0f} ms: {len(late)} (hot spots {sorted(late)}); above {ERROR}: {len(far)} ({sorted(far)})")


def compare(settings: list[dict[str, Any]], wanted: int, first: int) -> None:
    """How far the map is off where it drew lots, and against what it states."""
    rows = []
    for match in positions(settings, wanted, first):
        quick = Risk(match)
        if quick.sampled:
            slow = Risk(match, most=MUCH)
            off = max(abs(a - b) for name in NAMES for a, b in zip(quick.chances(name), slow.chances(name), strict=True))
            rows.append((off, off / quick.error))
    print(f"{len(rows)} of {wanted} positions with samples: off by {max(row[0] for row in rows):.5f} at most,")
    print(f"  and by {max(row[1] for row in rows):.2f} of the stated error at most")


def main() -> None:
    """Mixed positions from the first turn on, hard ones from the ninth."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 250
    if "truth" in sys.argv:
        compare(HARD, wanted // 2, 9)
        return
    report("mixed", MIXED, wanted, 1)
    report("hard", HARD, wanted // 2, 9)


if __name__ == "__main__":
    main()
