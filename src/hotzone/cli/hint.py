"""What the crew would do here: a nudge, the place it is about, the whole line with its odds."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hotzone.cli.files import resume
from hotzone.cli.options import Parser, number
from hotzone.core.game import Advised, Game, HotzoneError

EXAMPLE = "hotzone hint there.position\n  hotzone hint saved.record --seat 2 --show place"
SHOWN = ("nudge", "place", "line")


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="a position or a record; - reads the standard input")
    parser.add_argument("--show", choices=SHOWN, default="line", help="how much to tell (default: all)")
    parser.add_argument("--seat", type=number(1, 64), metavar="N", help="for whom (default: who must decide)")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: Namespace) -> int:
    """Think and print."""
    from hotzone.ai import coach

    session = resume(args.file, None, dealer=False)
    match, game = session.match, session.game
    if match.actor < 0 and not args.seat:
        raise HotzoneError("nobody-decides", f"{session.actor} is to act: name a --seat, or there is nothing to advise")
    found = coach.hint(match, game, args.seat - 1 if args.seat else match.actor, 1 + SHOWN.index(args.show))
    if args.json:
        from json import dumps

        print(dumps(found))
        return 0
    for line in in_words(game, found):
        print(line)
    return 0


def in_words(game: Game[Any], hint: dict[str, Any]) -> list[str]:
    """A hint as lines of text."""
    words = game.advice_words() if isinstance(game, Advised) else None
    lines = [words.SAID.get(hint["nudge"], "") if words else ""]
    if hint.get("place"):
        lines.append(f"Look at {next(iter(hint['place'].values()))}.")
    if "line" in hint:
        lines.append(f"{'Play' if hint['now'] else 'When your turn comes'}: {', '.join(hint['line']) or 'nothing'}.")
        lines.append(words.say(hint["because"]) if words else "")
        if hint["odds"]:
            lines.append("Then: " + "; ".join(odds(hint["odds"])) + ".")
        if hint["win"] is not None:
            lines.append(f"A steady crew wins from there with {hint['win']:.1%}.")
    return [line for line in lines if line]


def odds(found: dict[str, Any]) -> list[str]:
    """The odds of a line's end in words."""
    lines = [f"expected damage {found['damage']:.2f}"] if "damage" in found else []
    if found.get("collapse"):
        lines.append(f"the building falls with {found['collapse']:.1%}")
    if "hearts" in found:
        lines.append(f"hearts that burn, on average: {found['hearts']:.2f}; the end: {found['defeat']:.1%}")
    lines += [f"{who} dies with {odds['death']:.1%}" for who, odds in found.get("heroes", {}).items() if odds["death"]]
    lines += [f"{place} burns with {chance:.1%}" for place, chance in found.get("poi", {}).items() if chance]
    hit = [f"{i} with {chance:.1%}" for i, chance in enumerate(found.get("firefighters", ()), 1) if chance]
    return [*lines, f"knocked down: {', '.join(hit)}"] if hit else lines
