"""Boards from elsewhere and random ones: convert between board files, drawn plans and text boards of students, or draw new ones."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

from hotzone import registry
from hotzone.cli.arguments import LARGEST_SEED, Parser, number
from hotzone.cli.files import in_file, read_text, write_text
from hotzone.contract.picture import picture_of, svg
from hotzone.contract.workshop import BoardFormats, BoardMaker, ConvertedBoard
from hotzone.core.errors import BadText, HotzoneError

EXAMPLE = (
    "hotzone boards convert students.txt my-house.toml\n"
    "  hotzone boards convert my-house.toml my-house.svg\n"
    "  hotzone boards convert my-house.toml plan.txt --to plan\n"
    "  hotzone boards make --seed 17 --out made.toml --rate"
)
TASKS = {
    "convert": "read a board in one form and write it in another: IN OUT, - for the standard input or output",
    "make": "draw a new board that can be played; the same seed draws the same board",
}
FILE, PICTURE = "toml", "svg"  # forms that every game with boards has
SEEDS = LARGEST_SEED >> 8


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("task", choices=list(TASKS), help="; ".join(f"{name}: {text}" for name, text in TASKS.items()))
    parser.add_argument("places", nargs="*", metavar="FILE", help="for convert: where it is read, and where it is written")
    parser.add_argument("--game", help="the game it is for (default: the one whose boards look like this, else the first)")
    parser.add_argument("--from", dest="form", metavar="FORM", help="the form of the input (default: found out)")
    parser.add_argument(
        "--to", metavar="FORM", help=f"the form of the output: {FILE}, {PICTURE}, plan or students (default: by its name)"
    )
    parser.add_argument("--seed", type=number(0, SEEDS), default=1, metavar="S", help="for make: the seed (default: 1)")
    parser.add_argument("--floors", type=number(1, 2), default=1, metavar="N", help="for make: how many floors (default: 1)")
    parser.add_argument("--size", metavar="ROWSxCOLS", help="for make: 6x8 on one floor, 6x4 on two; the dice know no other")
    parser.add_argument("--out", default="-", metavar="FILE", help="for make: where it is written (default: the standard output)")
    parser.add_argument("--rate", action="store_true", help="for make: let an AI crew play it, as hotzone measure does")
    parser.add_argument(
        "--games", type=number(1, 10**6), default=40, metavar="N", help="matches of each row of the rating (default: 40)"
    )


def run(args: Namespace) -> int:
    """Do the task."""
    return make(args) if args.task == "make" else convert(args)


def convert(args: Namespace) -> int:
    """Read, convert, write; remarks go to the error output."""
    if len(args.places) != 2:
        raise HotzoneError("bad-option", "convert needs two files: where the board is read, and where it is written")
    place, out = args.places
    text = read_text(place)
    try:
        game, board = read_board(text, args.game, args.form)
        found = write_board(game, board.text, args.to or form_by_name(out))
    except BadText as error:
        raise in_file(error, place) from None
    put(out, found.text)
    for remark in (*board.remarks, *found.remarks):
        print(f"hotzone: {remark}", file=sys.stderr)
    return 0


def read_board(text: str, named: str | None, form: str | None) -> tuple[Any, ConvertedBoard]:
    """The game and the board file of a text, whatever form it is in."""
    games: list[Any] = [registry.game(name) for name in ([named] if named else registry.game_names())]
    for game in games:
        found = form or (game.board_form_of(text) if isinstance(game, BoardFormats) else "")
        if found and found != FILE and isinstance(game, BoardFormats) and found in game.board_forms:
            return game, game.board_from(found, text)
    if form and form != FILE:
        raise unknown_form(form, games)
    game = registry.game(named or registry.game_of_board(text))
    registry.with_board(game, {"board": f"{text}\n"})  # which says what is wrong, and where
    return game, ConvertedBoard(text)


def write_board(game: Any, text: str, form: str) -> ConvertedBoard:
    """A board file in the form that was asked for."""
    if form == FILE:
        return ConvertedBoard(text)
    if form == PICTURE:
        from hotzone.cli.commands.check_board import playable

        setup = playable(game, str(registry.with_board(game, {"board": f"{text}\n"})["board"]))
        return ConvertedBoard(svg(picture_of(game, setup, game.new(setup))))
    if not isinstance(game, BoardFormats) or form not in game.board_forms:
        raise unknown_form(form, [game])
    return game.board_as(form, text)


def unknown_form(form: str, games: list[Any]) -> HotzoneError:
    """There is no such form."""
    known = [FILE, PICTURE, *(name for game in games if isinstance(game, BoardFormats) for name in game.board_forms)]
    return HotzoneError("unknown-form", f"there is no form '{form[:40]}'; there are {', '.join(known)}")


def form_by_name(place: str) -> str:
    """The form that a file's name asks for: by its ending, else a board file."""
    ending = place.rpartition(".")[2].lower()
    return {"svg": PICTURE, "txt": "students"}.get(ending, FILE)


def put(place: str, text: str) -> None:
    """Write a file, or to the standard output; a file that exists is overwritten only if it begins alike."""
    if place == "-":
        print(text, end="" if text.endswith("\n") else "\n")
    else:
        write_text(place, text, text.encode()[:8].decode("utf-8", "ignore"))


def make(args: Namespace) -> int:
    """Draw a board; with a rating to the error output if it was asked for."""
    if args.places:
        raise HotzoneError("bad-option", "make reads no file: --seed says what is drawn, --out where it goes")
    game: Any = registry.game(args.game or registry.USUAL)
    if not isinstance(game, BoardMaker):
        raise HotzoneError("no-maker", f"{game.name} draws no boards by itself")
    if args.size and args.size.lower() != f"6x{8 // args.floors}":
        raise HotzoneError("bad-size", f"a board of {args.floors} floors has 6x{8 // args.floors} spaces: the dice know no other")
    text = game.make_board(args.seed, args.floors)
    put(args.out, text)
    if args.rate:
        rate(game, text, args.games)
    return 0


def rate(game: Any, text: str, games: int) -> None:
    """Measure a board and say how hard it is."""
    import os

    from hotzone.cli import warn_if_slow
    from hotzone.sim.meter import report
    from hotzone.sim.meter.measurement import Measurement
    from hotzone.sim.meter.rows import usual_rows
    from hotzone.sim.meter.running import measure

    warn_if_slow()
    board = str(registry.with_board(game, {"board": text})["board"])
    found = Measurement(game, board, usual_rows(game, board))
    measure(found, games, os.cpu_count() or 1)
    print("\n".join(report.lines(found)), file=sys.stderr)
