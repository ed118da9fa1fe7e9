"""Measure bots on a plan of set-ups: wins with 95 % intervals, length and time, as Markdown and a picture. Resumable."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from hotzone import __version__, registry
from hotzone.ai.bots import registry as bot_registry
from hotzone.cli import files, output_formats, progress_bar
from hotzone.cli.arguments import LARGEST_SEED, Parser, number
from hotzone.cli.commands.sim import running
from hotzone.core.errors import HotzoneError
from hotzone.sim.checkpoint import matches_kept
from hotzone.sim.players import check, names_of
from hotzone.sim.report import chart, markdown
from hotzone.sim.report import plan as cell_plan
from hotzone.sim.runner import Stopped, play_many

EXAMPLE = (
    "hotzone table --bot crew --games 100,1000 --seed 99 --resume cells --out strength.md\n"
    "  hotzone table --bot random --bot greedy --only {game} --games 200"
)
USUAL = ("random", "greedy", "crew")


def options(parser: Parser) -> None:
    """What the command takes."""
    usual = [name for name in USUAL if name in bot_registry.bot_names()]
    parser.add_argument("--bot", action="append", metavar="NAME", help=f"who plays; may be repeated (default: {', '.join(usual)})")
    parser.add_argument(
        "--games",
        type=counts,
        default=[100],
        metavar="N",
        help="matches of each cell (default: 100); 100,400,1000: all cells to the first number, then all to the next",
    )
    parser.add_argument("--seed", type=number(0, LARGEST_SEED), default=0, metavar="S", help="seed of the dice (default: 0)")
    parser.add_argument(
        "--only", action="append", default=[], metavar="WORDS", help="only cells with one of these words: heroic,family"
    )
    parser.add_argument(
        "--plan",
        metavar="FILE",
        help="cells of your own, in TOML: [[cells]] with a game and its settings; before them a title and an about for the page",
    )
    parser.add_argument("--board", metavar="BOARD", help="play every cell on this board (a name or a file), where that is possible")
    parser.add_argument("--resume", metavar="FOLDER", help="keep what is done in this folder, and go on from there")
    running(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--out", metavar="FILE.md", help="write the page, and the picture beside it as FILE.svg")
    form.add_argument("--json", action="store_true", help="as JSON: a list of results")
    form.add_argument("--csv", action="store_true", help="as CSV: one line for each cell and bot")


def counts(text: str) -> list[int]:
    """Numbers of matches, in growing order."""
    return sorted({number(1, 10**9)(word) for word in text.split(",")})


def run(args: Namespace) -> int:
    """Play cell by cell and print or write the table; after Ctrl-C what was done. A page is written after each cell."""
    bots = list(dict.fromkeys(args.bot or [name for name in USUAL if name in bot_registry.bot_names()]))
    for bot in bots:
        names_of(bot)
    plan, head = cell_plan.usual_plan(), cell_plan.PageHead()
    if args.plan:
        text = files.read_text(args.plan)
        plan, head = cell_plan.read_plan(text), cell_plan.read_head(text)
    chosen = cell_plan.only(plan, args.only) if args.only else plan
    chosen = cell_plan.on_board(chosen, args.board) if args.board else chosen
    if args.out and not args.out.endswith(".md"):
        raise HotzoneError("bad-option", f"--out takes a name that ends in .md, not '{args.out[:80]}'")
    if len(args.games) > 1 and not args.resume:
        raise HotzoneError("bad-option", "several numbers for --games need --resume: what is done must be kept in between")
    if args.resume:
        Path(args.resume).mkdir(parents=True, exist_ok=True)
    work, left_out = share(chosen, bots)
    rows: dict[str, markdown.Row] = {}
    stopped = False
    for row in play(args, work):
        if row is None:
            stopped = True
        else:
            rows[file_name(row.cell, row.bot)] = row
            if args.out:
                show(args, head, in_order(rows, work), left_out)
    if not args.out or not rows:
        show(args, head, in_order(rows, work), left_out)
    return 130 if stopped else 0


def in_order(rows: Mapping[str, markdown.Row], work: Sequence[tuple[cell_plan.TableCell, str]]) -> list[markdown.Row]:
    """The rows that are there, as the plan has them."""
    return [rows[name] for name in (file_name(*which) for which in work) if name in rows]


def share(chosen: Sequence[cell_plan.TableCell], bots: Sequence[str]) -> tuple[list[tuple[cell_plan.TableCell, str]], list[str]]:
    """What is to be played, and why the rest is not."""
    work, left_out = [], []
    for cell in chosen:
        for bot in bots:
            try:
                check(bot, registry.game(cell.game), registry.game(cell.game).new(cell.setup))
                work.append((cell, bot))
            except HotzoneError as error:
                left_out.append(error.text)
    return work, list(dict.fromkeys(left_out))


def play(args: Namespace, work: Sequence[tuple[cell_plan.TableCell, str]]) -> Iterator[markdown.Row | None]:
    """Rows as they are done; None when somebody stops it, after what was done of the last one."""
    bar = progress_bar.Bar(sum(args.games) * len(work)) if progress_bar.wanted(args.progress) else None
    try:
        for games in args.games:
            for i, (cell, bot) in enumerate(work, 1):
                watch = bar.part(f"{i}/{len(work)} {cell.label} {bot}") if bar else None
                keep = str(Path(args.resume) / f"{file_name(cell, bot)}.sim") if args.resume else None
                how: dict[str, Any] = {"watch": watch, "budget": args.budget, "keep": keep, "ray": args.ray}
                many = max(games, matches_kept(keep)) if keep else games
                try:
                    tally = play_many(registry.game(cell.game), [cell.setup], many, args.seed, args.workers, bot, **how)
                except Stopped as stop:
                    if stop.tally.matches:
                        yield markdown.Row(cell, bot, stop.tally)
                    yield None
                    return
                yield markdown.Row(cell, bot, tally)
    finally:
        if bar:
            bar.clear()


def file_name(cell: cell_plan.TableCell, bot: str) -> str:
    """The name of a cell's file."""
    return re.sub(r"[^a-z0-9]+", "-", f"{cell.label} {bot}".lower())


def show(args: Namespace, head: cell_plan.PageHead, rows: Sequence[markdown.Row], left_out: Sequence[str]) -> None:
    """Print or write, with what was left out and why."""
    if args.json or args.csv:
        found = [{**row.figures(), "seed": args.seed, "command": alone(args, row)} for row in rows]
        if args.json:
            from json import dumps

            print(dumps(found))
        else:
            print(output_formats.csv([output_formats.flat(one, registry.game(one["game"])) for one in found]), end="")
        return
    how = [
        f"Made by `{args.command}` (Hotzone {__version__}, seed {args.seed}).",
        "Won: the share of matches won, with Wilson's 95 % interval. Turns: turns in a match, all seats together.",
        "Times: CPU time for the decisions of a turn, on the machine that made this table. They differ from run to run;",
        "all other figures do not.",
    ]
    if rows:
        how += ["", f"To play one cell again, for example the first: `{alone(args, rows[0])}`."]
    for row in rows:
        if row.tally.endless:
            how += ["", f"Stuck, and so not won: {row.tally.endless} matches of {row.cell.label} by {row.bot}."]
    if left_out:
        how += ["", f"Left out: {'; '.join(left_out)}."]
    if not args.out:
        print(markdown.markdown(head, rows, how), end="")
        return
    place = Path(args.out).with_suffix(".svg")
    files.write_text(str(place), chart.svg(rows, f"Matches won, 95 % intervals (seed {args.seed})"), "<svg xml")
    page = markdown.markdown(head, rows, how, place.name)
    files.write_text(args.out, page, page.partition("\n")[0])


def alone(args: Namespace, row: markdown.Row) -> str:
    """The command that plays a row again."""
    return row.cell.command(row.bot, row.tally.matches, args.seed)
