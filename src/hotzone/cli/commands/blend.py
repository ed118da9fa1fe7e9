"""Combine trained networks into one that answers with their mean. It often errs less, and thinks longer: measure it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hotzone.cli.arguments import Parser
from hotzone.core.errors import HotzoneError

EXAMPLE = "hotzone blend crew-levels/best.net crew-longer/last.net --out crew-experienced.net"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("networks", nargs="+", metavar="FILE", help="network files of one game, as hotzone train writes them")
    parser.add_argument("--out", required=True, metavar="FILE", help="where the mean is written")


def run(args: Namespace) -> int:
    """Read, mix, write."""
    from hotzone.ai.search.network import read_network
    from hotzone.ai.training.ensemble import blend

    found = []
    for name in args.networks:
        try:
            found.append(Path(name).read_bytes())
        except OSError as error:
            raise HotzoneError("no-file", f"cannot read {name}: {error.strerror}") from None
    mean = blend(found)
    try:
        Path(args.out).write_bytes(mean)
    except OSError as error:
        raise HotzoneError("no-file", f"cannot write {args.out}: {error.strerror}") from None
    net = read_network(mean)
    print(f"{args.out}: {net.inputs} inputs, {net.width} units, {len(mean):,} bytes")
    return 0
