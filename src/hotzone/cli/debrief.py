"""How a finished match was won or lost: the chance to win turn by turn, luck apart from decisions, the turning points."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from hotzone.cli.files import resume
from hotzone.cli.options import Parser
from hotzone.core.game import Advised, Game, HotzoneError

MOST = 24  # turns that are told
EXAMPLE = "hotzone debrief saved.record\n  hotzone debrief saved.record --picture debrief.svg --json"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="RECORD", help="the record of a match that is over; - reads the standard input")
    parser.add_argument("--picture", metavar="FILE", help="draw the curve as SVG")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: Namespace) -> int:
    """Look back and print."""
    from hotzone.ai.debrief import debrief

    session = resume(args.file, None, dealer=False)
    if not session.from_start:
        raise HotzoneError("no-beginning", "a debrief needs the record of a whole match, not a position")
    start = session.game.new(session.setup)
    found = debrief(start, session.game, [entry.text for entry in session.entries])
    if args.picture:
        from hotzone.ai.pictures import curve

        Path(args.picture).write_text(curve(f"The chance to win, {session.setup}", found), "utf-8")
    if args.json:
        from json import dumps

        print(dumps(found))
        return 0
    for line in in_words(session.game, found):
        print(line)
    return 0


def in_words(game: Game[Any], found: dict[str, Any]) -> list[str]:
    """A debrief as lines of text."""
    sums = f"decisions {found['decisions']:+.1%}, luck {found['luck']:+.1%}"
    lines = [
        f"{', '.join(f'{key} {value}' for key, value in found['result'].items())}",
        f"Chance to win at the start {found['start']:.1%}; {sums}; at the end {found['win']:.0%}.",
    ]
    turns: dict[int, float] = {}
    for moment in found["moments"]:
        turns.setdefault(moment["turn"], moment["before"])
    shown = list(turns.items())[:: 1 + len(turns) // MOST]
    lines.append("By turn: " + "  ".join(f"{turn}: {chance:.0%}" for turn, chance in shown))
    for point in found["turning_points"]:
        cause = "a decision" if point["cause"] == "decision" else "luck"
        lines.append(
            f"Turn {point['turn']}, seat {point['seat']}: {cause} ({point['before']:.1%}; decision {point['decision']:+.1%}, "
            f"luck {point['luck']:+.1%}): {', '.join(point['line'])}."
        )
        if point["better"]:
            reason = game.advice_words().say(point["better"]["because"]) if isinstance(game, Advised) else ""
            lines.append(f"  Better: {', '.join(point['better']['line'])}. {reason}".rstrip())
    return lines
