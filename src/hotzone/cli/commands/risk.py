"""What nature may do next, in exact chances: what is lost, where, and who is hit."""

from __future__ import annotations

from argparse import Namespace

from hotzone.cli.arguments import Parser
from hotzone.cli.files import resume
from hotzone.cli.output_formats import show
from hotzone.cli.terminal.advice_text import risk_lines
from hotzone.languages import words

EXAMPLE = "hotzone risk there.position\n  hotzone risk saved.record --json"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="a position or a record; - reads the standard input")
    parser.answer()


def run(args: Namespace) -> int:
    """Look and print."""
    from hotzone.ai import coach

    session = resume(args.file, None, dealer=False, board=args.board)
    found = coach.risk(session.match, session.game)
    return show(found, lambda: risk_lines(session.game, found, words(args.language, session.game.name)), args.json)
