"""Measure how hard a board is: an AI crew plays it at several levels. Wins with 95 % intervals, length, heat maps."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from typing import Any

from hotzone import __version__, registry
from hotzone.cli import progress_bar
from hotzone.cli.arguments import Parser, number
from hotzone.contract.game import BoardReader, Game
from hotzone.core.errors import HotzoneError
from hotzone.sim.meter import report
from hotzone.sim.meter.measurement import BOT, Measurement
from hotzone.sim.meter.rows import MOST_ROWS, chosen_rows
from hotzone.sim.meter.running import measure
from hotzone.sim.players import names_of

EXAMPLE = (
    "hotzone measure my-house.toml\n"
    "  hotzone measure my-house.toml --levels veteran,heroic --crew 3,4 --games 200 --resume measured\n"
    "  hotzone measure my-house.toml --games 5000 --ray"
)


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("board", metavar="BOARD", help="a board file, or the name of a board that ships")
    parser.add_argument("--game", help="the game it is for (default: the one whose boards look like this)")
    parser.add_argument("--levels", type=words, default=[], metavar="A,B", help="levels of difficulty (default: the usual rows)")
    parser.add_argument("--crew", type=numbers, default=[], metavar="N,M", help="sizes of the crew (default: the usual rows)")
    parser.add_argument("--games", type=number(1, 10**6), default=40, metavar="N", help="matches of each row (default: 40)")
    parser.add_argument("--bot", default=BOT, help=f"who plays all seats (default: {BOT})")
    parser.add_argument("--resume", metavar="FOLDER", help="keep what is done in this folder, and go on from there")
    parser.workers()
    parser.add_argument(
        "--ray", nargs="?", const="local", metavar="ADDRESS", help="on a Ray cluster; without an address on a Ray of this machine"
    )
    parser.add_argument("--json", action="store_true", help="as JSON, with the whole heat maps")


def words(text: str) -> list[str]:
    """Words with commas between them."""
    return [word for word in text.split(",") if word]


def numbers(text: str) -> list[int]:
    """Sizes of crews with commas between them."""
    found = [number(1, 64)(word) for word in words(text)]
    if not found:
        raise ArgumentTypeError("a crew is a number, or several with commas between them")
    return list(dict.fromkeys(found))


def run(args: Namespace) -> int:
    """Play and print; after Ctrl-C what was done by then."""
    names_of(args.bot)
    game = game_of(args.board, args.game)
    board = str(registry.with_board(game, {"board": args.board})["board"])
    rows = chosen_rows(game, board, args.levels, args.crew)
    if len(rows) > MOST_ROWS:
        raise HotzoneError("too-many-rows", f"{len(rows)} rows are too many: {MOST_ROWS} at most, choose levels and crews")
    found = Measurement(game, board, rows, args.bot)
    watch = progress_bar.Bar(args.games * len(rows)) if progress_bar.wanted(args.progress) else None
    try:
        whole = measure(found, args.games, args.workers, args.ray, args.resume, watch)
    finally:
        if watch:
            watch.clear()
    if args.json:
        from json import dumps

        about = {"game": game.name, "rules": game.rules, "board": board, "bot": args.bot, "seed": found.seed}
        told = {"cells": found.rows(), "heat": found.heat(), "asked": args.games, "stopped": not whole}
        print(dumps({**about, **told, "version": __version__, "command": args.command}))
    else:
        print("\n".join(report.lines(found)))
        if not whole:
            print(f"Stopped after {found.played:,} matches" + (f"; --resume {args.resume} goes on." if args.resume else "."))
    return 0 if whole else 130


def game_of(board: str, named: str | None) -> Game[Any]:
    """The game of a board: the one that was named, else the one that ships it, or whose boards look like this file."""
    if named:
        return registry.game(named)
    if registry.is_board_file(board):
        return registry.game(registry.game_of_board(registry.read_board(board)))
    for name in registry.game_names():
        game = registry.game(name)
        if isinstance(game, BoardReader) and board in game.names:
            return game
    return registry.game(registry.USUAL)
