"""Let bots play many matches and count how they end. The same seed gives the same result with any number of workers."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from typing import Any

from hotzone import shelf
from hotzone.cli.options import LARGEST_SEED, Parser, number, settings_of
from hotzone.core.game import HotzoneError
from hotzone.sim.bots import player
from hotzone.sim.every import every_setup
from hotzone.sim.simulate import LIMIT, play_many

EXAMPLE = (
    "hotzone sim fire --rules experienced --level heroic --crew 4 --games 2000 --seed 1 --json\n"
    "  hotzone sim fire --mixed --games 1000000"
)
BAR = 30


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("game", help="the game, like fire")
    parser.add_argument("--bot", default="random", help="who plays (default: random)")
    parser.add_argument("--games", type=number(1, 10**12), default=1000, metavar="N", help="how many matches (default: 1000)")
    parser.add_argument("--seed", type=number(0, LARGEST_SEED), default=0, metavar="S", help="which luck (default: 0)")
    cores = os.cpu_count() or 1
    parser.add_argument("--workers", type=number(1, 256), default=cores, metavar="W", help=f"threads (default here: {cores})")
    parser.add_argument(
        "--limit",
        type=number(1, 2**31 - 1),
        default=LIMIT,
        metavar="N",
        help=f"a longer match is stuck (default: {LIMIT} actions)",
    )
    parser.add_argument("--mixed", action="store_true", help="all boards, rules, levels, crews, editions, modules and variants")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--progress", action="store_true", help="show a progress bar also where nobody seems to look")
    parser.settings()


def run(args: Namespace) -> int:
    """Play and print."""
    game, settings = shelf.game(args.game), settings_of(args)
    player(args.bot)
    if args.mixed and settings:
        raise HotzoneError("bad-option", f"--mixed takes all settings in turn: leave out {', '.join(settings)}")
    setups = every_setup(game) if args.mixed else [game.setup(**settings)]
    watch = Bar(args.games) if args.progress or sys.stderr.isatty() else None
    try:
        tally = play_many(game, setups, args.games, args.seed, args.workers, args.bot, args.limit, watch)
    finally:
        if watch:
            watch.clear()
    head: dict[str, Any] = {"game": game.name, "rules": game.rules, "bot": args.bot, "seed": args.seed, "workers": args.workers}
    head["settings"] = f"mixed: {min(len(setups), args.games)} different" if args.mixed else str(setups[0])
    show({**head, **tally.summary(game)}, args.json)
    return 0


def show(found: dict[str, Any], as_json: bool) -> None:
    """Print the figures."""
    if as_json:
        from json import dumps

        print(dumps(found))
        return
    low, high = found["ci95"]
    endings = ", ".join(f"{name} {many:,}" for name, many in found["endings"].items())
    print(f"{found['game']} {found['settings']}  (bot {found['bot']}, seed {found['seed']})")
    print(f"{found['games']:,} matches, {found['wins']:,} won: {found['win_rate']:.2%} (95 %: {low:.2%} to {high:.2%})")
    print(f"endings: {endings}; stuck: {found['stuck']}")
    print(f"{found['turns_mean']} turns and {found['actions_mean']} actions a match")
    print(f"{found['seconds']:.2f} s, {found['games_per_s']:,.0f} matches a second, {found['workers']} workers")


class Bar:
    """A bar on the error output: how far, how fast, how long still."""

    def __init__(self, games: int) -> None:
        self.games = games

    def __call__(self, done: int, seconds: float) -> None:
        rate = done / max(seconds, 1e-9)
        left = f"{(self.games - done) / rate:.0f} s left" if rate else ""
        filled = BAR * done // self.games
        print(f"\r[{'#' * filled}{' ' * (BAR - filled)}] {done:,}  {rate:,.0f}/s  {left}   ", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the bar away."""
        print("\r" + " " * (BAR + 50) + "\r", end="", file=sys.stderr, flush=True)
