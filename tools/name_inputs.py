"""Name the inputs of network files of versions 1 and 2 by what the game tells today, in its order, and write them as version 3.

Only for files whose inputs stand where the game has them now. Each new file must say what the old one said, to the last
bit, on tables of random matches.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

from hotzone import registry
from hotzone.ai.search.network import HEAD, MAGIC, Network, fit, read_floats, read_network, write_network
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.evaluator import Evaluator

FIRST_WIDTH = 32  # hidden units of version 1, which does not say how many it has
EVERY = 5  # actions between two tables


def read_nameless(data: bytes) -> Network:
    """A network of version 1 or 2."""
    version, inputs, width = (int.from_bytes(data[i : i + 2], "little") for i in (12, 14, 20))
    if data[:12] != MAGIC or version not in (1, 2) or crc32(data[HEAD:]) != int.from_bytes(data[16:20], "little"):
        sys.exit("this is no sound network file of version 1 or 2")
    net = Network(inputs, width if version > 1 else FIRST_WIDTH)
    net.load(array("d", read_floats(data[HEAD:])))
    return net


def tables(game: str, matches: int) -> Iterator[Evaluator]:
    """Judges of tables from random matches of all sample set-ups."""
    plugin: Any = registry.game(game)
    for settings in plugin.samples():
        for seed in range(matches):
            match, dice, actions = plugin.new(plugin.setup(**settings)), Dice(seed + 1), 0
            evaluator = match.evaluator()
            while match.actor != c.NOBODY:
                legal = match.legal()
                match.play(match.sample_chance(dice) if match.actor == c.NATURE else legal[dice.below(len(legal))])
                actions += 1
                if actions % EVERY == 0:
                    yield evaluator


def named(game: str, data: bytes, matches: int) -> tuple[bytes, int]:
    """The file with names, and on how many tables both said the same."""
    old, many = read_nameless(data), 0
    names = next(tables(game, 1)).names
    if old.inputs > len(names):
        sys.exit(f"this network has {old.inputs} inputs; {game} tells {len(names)}")
    found = write_network(names[: old.inputs], old.numbers())
    new = fit(read_network(found), names)
    for evaluator in tables(game, matches):
        if old.look(evaluator) != new.look(evaluator):
            sys.exit("the new file says something else than the old one")
        many += 1
    return found, many


def main() -> None:
    """Rewrite some files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the game they belong to")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--matches", type=int, default=20, help="random matches of every sample set-up (default: 20)")
    args = parser.parse_args()
    for path in args.files:
        data, many = named(args.game, path.read_bytes(), args.matches)
        path.write_bytes(data)
        print(f"{path}: {len(data):,} bytes, the same values on {many:,} tables")


if __name__ == "__main__":
    main()
