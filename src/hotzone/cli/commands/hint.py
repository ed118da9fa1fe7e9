"""What the crew would do here: a clue, the place it is about, the whole line with its odds."""

from __future__ import annotations

from argparse import Namespace

from hotzone.cli.arguments import Parser, number
from hotzone.cli.files import resume
from hotzone.cli.output_formats import show
from hotzone.cli.terminal.advice_text import hint_lines
from hotzone.core.errors import HotzoneError
from hotzone.languages import words

EXAMPLE = "hotzone hint there.position\n  hotzone hint saved.record --seat 2 --show place"
SHOWN = ("clue", "place", "line")


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="a position or a record; - reads the standard input")
    parser.add_argument("--show", choices=SHOWN, default="line", help="how much to tell (default: all)")
    parser.add_argument("--seat", type=number(1, 64), metavar="N", help="for whom (default: who must decide)")
    parser.answer()


def run(args: Namespace) -> int:
    """Think and print."""
    from hotzone.ai import coach

    session = resume(args.file, None, dealer=False, board=args.board)
    match, game = session.match, session.game
    if match.actor < 0 and not args.seat:
        raise HotzoneError("nobody-decides", f"{session.actor} is to act: choose a seat with --seat")
    found = coach.hint(match, game, args.seat - 1 if args.seat else match.actor, 1 + SHOWN.index(args.show))
    return show(found, lambda: hint_lines(game, found, words(args.language, game.name)), args.json)
