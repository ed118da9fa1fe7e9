"""What the next fire phase may do: the chance of every space to burn, of walls to break, of people to be hit."""

from __future__ import annotations

from argparse import Namespace

from hotzone.cli.files import resume
from hotzone.cli.options import Parser
from hotzone.core.game import HotzoneError

EXAMPLE = "hotzone risk there.position\n  hotzone risk saved.record --json"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="a position or a record; - reads the standard input")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: Namespace) -> int:
    """Look and print."""
    session = resume(args.file, None, dealer=False)
    lens = getattr(session.game, "risk", None)
    if lens is None:
        raise HotzoneError("no-lens", f"{session.game.name} has no risk lens")
    if session.over:
        raise HotzoneError("over", "the match is over: no fire phase follows")
    found = lens(session.match)
    if args.json:
        from json import dumps

        print(dumps(found))
        return 0
    print(f"Expected damage {found['damage']:.3f}, collapse {found['collapse']:.1%}, error below {max(found['error'], 1e-9):.4%}")
    print("POI and victims:  " + "  ".join(f"{name} {chance:.1%}" for name, chance in found["poi"].items()))
    print("Firefighters:     " + "  ".join(f"{i} {chance:.1%}" for i, chance in enumerate(found["firefighters"], 1)))
    print("Spaces that burn: " + "  ".join(f"{name} {chance:.1%}" for name, chance in found["spaces"].items() if chance < 1))
    print("Walls and doors:  " + "  ".join(f"{name} {odds['hit']:.1%}" for name, odds in found["walls"].items()))
    return 0
