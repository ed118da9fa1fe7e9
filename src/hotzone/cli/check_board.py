"""Read a board file and draw its building, or say where it is wrong."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hotzone import shelf
from hotzone.cli.files import read_text
from hotzone.cli.options import Parser
from hotzone.cli.screen import Screen
from hotzone.core.game import BadSetup, HotzoneError
from hotzone.showing import shown

EXAMPLE = "hotzone check-board my-house.toml"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="a board file; - reads the standard input")
    parser.add_argument("--game", default="fire", help="the game it is for (default: fire)")


def run(args: Namespace) -> int:
    """Read, describe, draw."""
    text = read_text(args.file)
    known: Any = shelf.game(args.game)
    if not hasattr(known, "add_board"):
        raise HotzoneError("no-boards", f"{args.game} reads no board files")
    game = type(known)(known.boards, known.names)  # of its own, so that the file hides no board of the game
    try:
        plan = game.add_board(text)
    except HotzoneError as error:
        raise HotzoneError(error.code, f"{args.file}: {error}") from None
    setup = playable(game, plan.name)
    match, words, screen = game.new(setup), shown(game, setup), Screen()
    print(f"{plan.name}: {plan.title}")
    print("\n".join(words.about(match)))
    print("\n".join(screen.picture(words.picture(match), words.colours)))
    print("\n".join(words.legend(match)))
    return 0


def playable(game: Any, board: str) -> Any:
    """A set-up of the board: the family game, or where it has none the experienced one."""
    try:
        return game.setup(board=board)
    except BadSetup:
        return game.setup(board=board, rules="experienced")
