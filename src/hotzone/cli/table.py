"""Measure bots on a plan of set-ups: wins with 95 % intervals, length and time, as Markdown and as a picture. Can be resumed."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from hotzone import __version__, shelf
from hotzone.ai import roster
from hotzone.cli import figures, files, progress
from hotzone.cli.options import LARGEST_SEED, Parser, number
from hotzone.cli.sim import running
from hotzone.core.game import HotzoneError
from hotzone.sim import baselines, cells, chart
from hotzone.sim.bots import check, names_of
from hotzone.sim.simulate import Stopped, play_many

EXAMPLE = (
    "hotzone table --bot crew --games 1000 --seed 99 --resume cells --out docs/baselines.md\n"
    "  hotzone table --bot random --bot greedy --only family,heroic --only base-front --games 200"
)
USUAL = ("random", "greedy", "crew")


def options(parser: Parser) -> None:
    """What the command takes."""
    usual = [name for name in USUAL if name in roster.bot_names()]
    parser.add_argument("--bot", action="append", metavar="NAME", help=f"who plays; may be repeated (default: {', '.join(usual)})")
    parser.add_argument("--games", type=number(1, 10**9), default=100, metavar="N", help="matches of each cell (default: 100)")
    parser.add_argument("--seed", type=number(0, LARGEST_SEED), default=0, metavar="S", help="which luck (default: 0)")
    parser.add_argument(
        "--only", action="append", default=[], metavar="WORDS", help="only cells with one of these words: heroic,family"
    )
    parser.add_argument("--plan", metavar="FILE", help="cells of your own, in TOML like hotzone/sim/baselines.toml")
    parser.add_argument("--resume", metavar="FOLDER", help="keep what is done in this folder, and go on from there")
    running(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--out", metavar="FILE.md", help="write the page, and the picture beside it as FILE.svg")
    form.add_argument("--json", action="store_true", help="as JSON: a list of results")
    form.add_argument("--csv", action="store_true", help="as CSV: a line a cell and bot")


def run(args: Namespace) -> int:
    """Play cell by cell and print or write the table; after Ctrl-C what was done by then."""
    bots = list(dict.fromkeys(args.bot or [name for name in USUAL if name in roster.bot_names()]))
    for bot in bots:
        names_of(bot)
    plan = cells.read_plan(files.read_text(args.plan) if args.plan else cells.usual_plan())
    chosen = cells.only(plan, args.only) if args.only else plan
    if args.out and not args.out.endswith(".md"):
        raise HotzoneError("bad-option", f"--out takes a name that ends in .md, not '{args.out[:80]}'")
    if args.resume:
        Path(args.resume).mkdir(parents=True, exist_ok=True)
    work, left_out = share(chosen, bots)
    rows, stopped = [], False
    for row in play(args, work):
        if row is None:
            stopped = True
        else:
            rows.append(row)
    show(args, rows, left_out)
    return 130 if stopped else 0


def share(chosen: Sequence[cells.Cell], bots: Sequence[str]) -> tuple[list[tuple[cells.Cell, str]], list[str]]:
    """What is to be played, and why the rest is not."""
    work, left_out = [], []
    for cell in chosen:
        for bot in bots:
            try:
                check(bot, shelf.game(cell.game), shelf.game(cell.game).new(cell.setup))
                work.append((cell, bot))
            except HotzoneError as error:
                left_out.append(error.text)
    return work, list(dict.fromkeys(left_out))


def play(args: Namespace, work: Sequence[tuple[cells.Cell, str]]) -> Iterator[baselines.Row | None]:
    """Rows as they are done; None when somebody stops it, after what was done of the last one."""
    bar = progress.Bar(args.games * len(work)) if progress.wanted(args.progress) else None
    try:
        for i, (cell, bot) in enumerate(work, 1):
            watch = bar.part(f"{i}/{len(work)} {cell.label} {bot}") if bar else None
            keep = str(Path(args.resume) / f"{file_name(cell, bot)}.sim") if args.resume else None
            how: dict[str, Any] = {"watch": watch, "budget": args.budget, "keep": keep, "ray": args.ray}
            game = shelf.game(cell.game)
            try:
                tally = play_many(game, [cell.setup], args.games, args.seed, args.workers, bot, **how)
            except Stopped as stop:
                if stop.tally.games:
                    yield baselines.Row(cell, bot, stop.tally)
                yield None
                return
            yield baselines.Row(cell, bot, tally)
    finally:
        if bar:
            bar.clear()


def file_name(cell: cells.Cell, bot: str) -> str:
    """The name of a cell's file."""
    return re.sub(r"[^a-z0-9]+", "-", f"{cell.label} {bot}".lower())


def show(args: Namespace, rows: Sequence[baselines.Row], left_out: Sequence[str]) -> None:
    """Print or write, with what was left out and why."""
    if args.json or args.csv:
        found = [{**row.figures(), "seed": args.seed, "command": alone(args, row)} for row in rows]
        if args.json:
            from json import dumps

            print(dumps(found))
        else:
            print(figures.csv([figures.flat(one, shelf.game(one["game"])) for one in found]), end="")
        return
    about = [
        f"Made by `{args.command}` (Hotzone {__version__}, seed {args.seed}).",
        "Won: the share of matches won, with the 95 % interval of Wilson in per cent. Turns: of a match, all seats together.",
        "The times are those of the CPU for a turn's decisions on the machine that made this table: they differ from run to run,",
        "all other figures do not.",
    ]
    if rows:
        about += ["", f"One cell alone, like the first: `{alone(args, rows[0])}`."]
    for row in rows:
        if row.tally.stuck:
            about += ["", f"Stuck, and so not won: {row.tally.stuck} matches of {row.cell.label} by {row.bot}."]
    if left_out:
        about += ["", f"Left out: {'; '.join(left_out)}."]
    if not args.out:
        print(baselines.markdown(rows, about), end="")
        return
    place = Path(args.out).with_suffix(".svg")
    files.write_text(str(place), chart.svg(rows, f"Matches won, 95 % intervals (seed {args.seed})"), "<svg xml")
    files.write_text(args.out, baselines.markdown(rows, about, place.name), "# Baseli")


def alone(args: Namespace, row: baselines.Row) -> str:
    """The command that plays a row again."""
    return row.cell.command(row.bot, args.games, args.seed)
