"""What the next fire phase may do: the chance of every space to burn, of walls to break, of people to be hit."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hotzone.cli.files import resume
from hotzone.cli.options import Parser

EXAMPLE = "hotzone risk there.position\n  hotzone risk saved.record --json"
MOST = 12  # spaces and walls that are told, the likeliest first


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="a position or a record; - reads the standard input")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: Namespace) -> int:
    """Look and print."""
    from hotzone.ai import coach

    session = resume(args.file, None, dealer=False)
    found = coach.risk(session.match, session.game)
    if args.json:
        from json import dumps

        print(dumps(found))
        return 0
    for line in in_words(found):
        print(line)
    return 0


def in_words(found: dict[str, Any]) -> list[str]:
    """The chances as lines of text; a game with others than fire's lists them as they are."""
    if "damage" not in found or "spaces" not in found:
        return [f"{key}: {value}" for key, value in found.items()]
    error = max(found["error"], 1e-9)
    spaces = {name: chance for name, chance in found["spaces"].items() if chance < 1}
    walls = {name: odds["hit"] for name, odds in found["walls"].items()}
    figures = {str(i): chance for i, chance in enumerate(found["firefighters"], 1)}
    return [
        f"Expected damage {found['damage']:.3f}, collapse {found['collapse']:.1%}, error below {error:.4%}",
        f"POI and victims:  {listed(found['poi'])}",
        f"Firefighters:     {listed(figures)}",
        f"Spaces that burn: {listed(spaces)}",
        f"Walls and doors:  {listed(walls)}",
    ]


def listed(chances: dict[str, float]) -> str:
    """Names with their chances, the likeliest first."""
    ranked = sorted(chances.items(), key=lambda pair: -pair[1])
    more = f"  … and {len(ranked) - MOST} more" if len(ranked) > MOST else ""
    return "  ".join(f"{name} {chance:.1%}" for name, chance in ranked[:MOST]) + more
