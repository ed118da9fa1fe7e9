"""Let bots play many matches and count how they end. The same seed gives the same result with any number of workers."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hotzone import __version__, registry
from hotzone.cli import output_formats, progress_bar
from hotzone.cli.arguments import LARGEST_SEED, Parser, add_game, number, seconds, settings_given
from hotzone.core.errors import HotzoneError
from hotzone.sim.all_setups import every_setup
from hotzone.sim.players import names_of
from hotzone.sim.runner import LIMIT, Stopped, play_many

EXAMPLE = (
    "hotzone sim {game} --bot crew --games 1000 --seed 99 --json\n"
    "  hotzone sim {game} --bot crew,random --games 2000 --resume mine.sim\n"
    "  hotzone sim {game} --mixed --games 1000000 --ray"
)


def options(parser: Parser) -> None:
    """What the command takes."""
    add_game(parser)
    parser.add_argument(
        "--bot", default="random", help="who plays, or who at each seat: crew,random, or your own: file.py:Class (default: random)"
    )
    parser.add_argument("--games", type=number(1, 10**12), default=1000, metavar="N", help="how many matches (default: 1000)")
    parser.add_argument("--seed", type=number(0, LARGEST_SEED), default=0, metavar="S", help="seed of the dice (default: 0)")
    running(parser)
    parser.add_argument(
        "--limit",
        type=number(1, 2**31 - 1),
        default=LIMIT,
        metavar="N",
        help=f"count a longer match as stuck (default: {LIMIT} actions)",
    )
    parser.add_argument("--mixed", action="store_true", help="all boards, rules, levels, crews, editions, modules and scenarios")
    parser.add_argument("--resume", metavar="FILE", help="keep what is done in this file; if it exists, go on from there")
    parser.add_argument("--records", metavar="DIR", help="keep every match in this folder, as compressed sets of records")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="as JSON")
    form.add_argument("--csv", action="store_true", help="as CSV: the names of the columns, then a line")
    parser.settings()


def running(parser: Parser) -> None:
    """Who does the work, and what is seen of it."""
    parser.workers()
    parser.add_argument(
        "--budget",
        type=seconds,
        metavar="SECONDS",
        help="seat the bots like people at the table, with this many seconds for a decision",
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="on a Ray cluster, like auto or head:6379; without an address on a Ray of this machine (needs hotzone[ray])",
    )


def run(args: Namespace) -> int:
    """Play and print; after Ctrl-C what was done by then."""
    game = registry.game(args.game)
    settings = registry.with_board(game, settings_given(args))
    names_of(args.bot)
    if args.mixed and settings:
        raise HotzoneError("bad-option", f"--mixed takes all settings in turn: leave out {', '.join(settings)}")
    setups = every_setup(game) if args.mixed else [game.setup(**settings)]
    watch = progress_bar.Bar(args.games) if progress_bar.wanted(args.progress) else None
    how: dict[str, Any] = {"budget": args.budget, "keep": args.resume, "ray": args.ray}
    how |= {"records": args.records or "", "command": args.command}
    stopped = False
    try:
        tally = play_many(game, setups, args.games, args.seed, args.workers, args.bot, args.limit, watch, **how)
    except Stopped as stop:
        tally, stopped = stop.tally, True
    finally:
        if watch:
            watch.clear()
    mixed = f"mixed: {min(len(setups), args.games)} different"
    found = {
        "game": game.name,
        "rules": game.rules,
        "bot": args.bot,
        "seed": args.seed,
        "workers": args.workers,
        "settings": mixed if args.mixed else str(setups[0]),
        **tally.summary(game),
        "asked": args.games,
        "stopped": stopped,
        "version": __version__,
        "command": args.command,
    }
    if args.json:
        from json import dumps

        print(dumps(found))
    elif args.csv:
        print(output_formats.csv([output_formats.flat(found, game)]), end="")
    else:
        print("\n".join(output_formats.sentences(found)))
        if stopped:
            print(
                f"Stopped after {tally.matches:,} of {args.games:,} matches" + (f"; {args.resume} goes on." if args.resume else ".")
            )
    return 130 if stopped else 0
