"""Does a network play better than the one that ships? Both play the same matches; McNemar's test over those that one alone won.

    python bench/paired.py fire crew-gun/best.net --games 1000 --seed 91 --resume paired.csv --set board=base-back \
        --set rules=experienced --set level=heroic

The same seed gives both the same rolls as long as they do the same. A network is taken over only if it wins more of
1,000 matches of a seed that no choice was made with, and p is below 0.05. What is done is kept in the file and not played again.
"""

from __future__ import annotations

import argparse
import csv
from math import comb
from pathlib import Path
from typing import Any

from hotzone import registry
from hotzone.ai.bots.registry import BOTS
from hotzone.ai.bots.strengths import VETERAN, Strength, fitted
from hotzone.ai.search.network import Network, fit, read_network
from hotzone.ai.search.self_play import CorePlayer

QUICK = Strength(6000, 24, 0)  # as in training: ten times as many matches in the same time
LIMIT = 4000  # actions


def won(game: Any, start: Any, net: Network | None, s: Strength, seed: int, number: int) -> int:
    """Play one match; 1 if it was won."""
    player = CorePlayer(start.clone(), net, s.nodes, s.width, s.exact, s.ahead)
    player.play(seed, number, 1, LIMIT)
    return sum(player.ending(i) for i, name in enumerate(game.endings) if name in game.victories)


def mcnemar(one: int, other: int) -> float:
    """How likely a split as uneven as this is by luck alone; exact, two-sided."""
    many, less = one + other, min(one, other)
    return min(1.0, 2 * sum(comb(many, k) for k in range(less + 1)) / 2**many) if many else 1.0


def read_done(place: Path | None, what: str) -> dict[int, tuple[int, int]]:
    """What earlier runs did: by match, whether the old and the new one won."""
    if place is None or not place.exists():
        return {}
    rows = list(csv.reader(place.read_text("utf-8").splitlines()))
    if rows[0][0] != what:
        raise SystemExit(f"{place} belongs to another comparison: {rows[0][0]}")
    return {int(row[0]): (int(row[1]), int(row[2])) for row in rows[1:] if len(row) == 3}


def main() -> None:
    """Play what is missing and tell how it stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("network", help="the file of the new network")
    parser.add_argument("--old", help="a file to compare with (default: what ships for this match)")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=91)
    parser.add_argument("--quick", action="store_true", help="with the narrow search of the training")
    parser.add_argument("--bot", default="", help="how hard to think (default: crew)")
    parser.add_argument("--resume", help="a file to keep what is done")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a setting of the match")
    args = parser.parse_args()
    game = registry.game(args.game)
    settings: dict[str, Any] = dict(word.split("=", 1) for word in args.set)
    start: Any = game.new(game.setup(**{key: int(value) if value.isdigit() else value for key, value in settings.items()}))
    asked = QUICK if args.quick else BOTS[args.bot].strength or VETERAN if args.bot else VETERAN
    shipped, s = fitted(start, asked)
    names = start.evaluator().names
    old = fit(read_network(Path(args.old).read_bytes()), names) if args.old else shipped
    new = fit(read_network(Path(args.network).read_bytes()), names)
    what = f"{args.game} {' '.join(args.set)} seed {args.seed} {s.nodes}/{s.width}/{s.exact}/{s.ahead}"
    place = Path(args.resume) if args.resume else None
    done = read_done(place, what)
    if place and not done:
        place.write_text(f'"{what}"\n', "utf-8")
    for number in range(args.games):
        if number not in done:
            done[number] = won(game, start, old, s, args.seed, number), won(game, start, new, s, args.seed, number)
            if place:
                with place.open("a", encoding="utf-8", newline="") as file:
                    csv.writer(file).writerow([number, *done[number]])
    pairs = [done[number] for number in range(args.games)]
    only_old, only_new = sum(a > b for a, b in pairs), sum(b > a for a, b in pairs)
    print(what)
    wins = [sum(pair[i] for pair in pairs) for i in (0, 1)]
    print(f"old {wins[0]}, new {wins[1]} of {len(pairs)}; old alone {only_old}, new alone {only_new}")
    print(f"McNemar p = {mcnemar(only_old, only_new):.4f}")


if __name__ == "__main__":
    main()
