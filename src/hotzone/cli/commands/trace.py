"""Play mixed matches from a seed and print a digest of all actions, events and states, to compare two builds."""

from __future__ import annotations

from argparse import Namespace

from hotzone import registry
from hotzone.cli.arguments import Parser, number

EXAMPLE = "hotzone trace 20 --seed 1; HOTZONE_PURE=1 hotzone trace 20 --seed 1    # must print the same"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("games", type=number(1, 10**9), metavar="N", help="how many matches")
    parser.add_argument("--seed", type=number(0, 2**39), default=0, metavar="S", help="seed of the dice (default: 0)")
    parser.add_argument("--first", type=number(0, 10**9), default=0, metavar="I", help="begin with match I")
    parser.add_argument("--game", default=registry.USUAL, help=f"the game (default: {registry.USUAL})")
    parser.add_argument(
        "--steps", action="store_true", help="follow one match: a line for each action, to find where two builds differ"
    )


def run(args: Namespace) -> int:
    """Print one line for each match, and a digest of all."""
    from hashlib import blake2b

    from hotzone.sim.trace import steps, trace

    digest = blake2b(digest_size=16)
    lines = steps(args.seed, args.first, args.game) if args.steps else trace(args.games, args.seed, args.first, args.game)
    for line in lines:
        print(line)
        digest.update(line.encode())
    print(f"digest {digest.hexdigest()}")
    return 0
