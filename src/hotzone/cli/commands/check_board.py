"""Read a board file and draw its building, or say where it is wrong."""

from __future__ import annotations

from argparse import Namespace
from contextlib import suppress
from typing import Any

from hotzone import registry
from hotzone.cli.arguments import Parser
from hotzone.cli.files import in_file, read_text
from hotzone.cli.terminal.screen import Screen
from hotzone.contract.game import BoardReader, SourcedPlan
from hotzone.contract.terminal import display, listed
from hotzone.core.errors import BadSetup, HotzoneError
from hotzone.languages import words

EXAMPLE = "hotzone check-board my-house.toml\n  hotzone check-board my-field.toml --game {game}"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="a board file; - reads the standard input")
    parser.add_argument("--game", help="the game it is for (default: the one whose boards look like this)")
    parser.language()


def run(args: Namespace) -> int:
    """Read, describe, draw."""
    text = read_text(args.file)
    try:
        known: Any = registry.game(args.game or registry.game_of_board(text))
        if not isinstance(known, BoardReader):
            raise HotzoneError("no-boards", f"{args.game} reads no board files")
        game: Any = type(known)(known.boards, known.names)  # type: ignore[call-arg]  # of its own: the file hides no board of the game
        plan = game.add_board(text)
    except HotzoneError as error:
        raise in_file(error, args.file) from None
    setup, t = playable(game, plan.name), words(args.language, game.name)
    match, shown, screen = game.new(setup), display(game, setup, t), Screen()
    print(f"{plan.name}: {plan.title}")
    print("\n".join(shown.about(match)))
    if isinstance(plan, SourcedPlan) and any(plan.facts.values()):
        print(t("board-facts", **plan.facts))
    print("\n".join(screen.picture(shown.picture(match), shown.colours)))
    print("\n".join(listed(shown.legend(match), screen.width)))
    return 0


def playable(game: Any, board: str) -> Any:
    """A set-up of the board: the usual one, or where it has none the first sample of the game that has."""
    try:
        return game.setup(board=board)
    except BadSetup as refused:
        for sample in game.samples():
            with suppress(BadSetup):
                return game.setup(**{**sample, "board": board})
        raise refused
