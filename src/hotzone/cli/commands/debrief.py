"""How a finished match was won or lost: the chance to win turn by turn, luck apart from decisions, the turning points."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hotzone.cli.arguments import Parser
from hotzone.cli.files import resume
from hotzone.cli.output_formats import show
from hotzone.cli.terminal.advice_text import debrief_lines
from hotzone.contract.terminal import display
from hotzone.core.errors import HotzoneError
from hotzone.languages import words

EXAMPLE = "hotzone debrief saved.record\n  hotzone debrief saved.record --picture debrief.svg --json"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="RECORD", help="the record of a match that is over; - reads the standard input")
    parser.add_argument("--picture", metavar="FILE", help="draw the curve as SVG")
    parser.answer()


def run(args: Namespace) -> int:
    """Look back and print."""
    from hotzone.ai.debrief import debrief
    from hotzone.contract.shared.position_file import table_of

    session = resume(args.file, None, dealer=False, board=args.board)
    if not session.from_start:
        raise HotzoneError("no-whole-record", "a debrief needs the record of a whole match, not a position")
    start = table_of(session.game, session.setup, session.start) if session.start else session.game.new(session.setup)
    found = debrief(start, session.game, [entry.text for entry in session.entries])
    if args.picture:
        from hotzone.ai.training.plots import curve

        Path(args.picture).write_text(curve(f"The chance to win, {session.setup}", found), "utf-8")
    t = words(args.language, session.game.name)
    ended = display(session.game, session.setup, t).result(session.match)
    return show(found, lambda: [*ended, *debrief_lines(session.game, found, t)], args.json)
