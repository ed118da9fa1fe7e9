"""Measure a bot on a frozen track: the same matches for everybody, one line of JSON, checked by playing its records again."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from pathlib import Path

from hotzone import registry
from hotzone.cli import progress_bar
from hotzone.cli.arguments import Parser, number, seconds
from hotzone.core.errors import HotzoneError
from hotzone.evals import leaderboard, result, tracks
from hotzone.evals.runner import play_track
from hotzone.sim.players import check
from hotzone.sim.runner import BUDGET

EXAMPLE = (
    "hotzone eval --list\n"
    "  hotzone eval --track family --bot crew --quick\n"
    "  hotzone eval --track partners --bot mine.py:MyBot --name my-bot --out results\n"
    "  hotzone eval --check results"
)


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("--list", action="store_true", help="list the tracks")
    parser.add_argument("--track", metavar="NAME", help="the track to play")
    parser.add_argument(
        "--bot", metavar="NAME", help="who plays: crew, or your own, file.py:Class; a language model has answer(prompt)"
    )
    parser.add_argument("--name", metavar="WORD", help="its name in the result (default: that of the bot)")
    parser.add_argument("--quick", action="store_true", help="a first look: only the first matches of the track")
    parser.add_argument(
        "--matches", type=number(1, 100_000), metavar="N", help="only the first N matches, where all would take too long"
    )
    parser.add_argument("--out", metavar="DIR", default="results", help="where the result and its records go (default: results)")
    parser.add_argument(
        "--budget", type=seconds, default=BUDGET, metavar="SECONDS", help=f"time for a decision (default: {BUDGET})"
    )
    parser.workers()
    parser.add_argument(
        "--check", metavar="PLACE", help="replay the records of a result, or of all results in a folder, and compare"
    )
    parser.add_argument("--leaderboard", metavar="DIR", help="print the leaderboard of the results in a folder, as Markdown")


def run(args: Namespace) -> int:
    """Do what is asked for: list, check, print the leaderboard, or play."""
    if args.list:
        print("\n".join(listed()))
    elif args.check:
        checked(Path(args.check))
    elif args.leaderboard:
        print(leaderboard.page(leaderboard.read_results(folder_of(args.leaderboard))), end="")
    elif args.track and args.bot:
        return measure(args)
    else:
        raise HotzoneError("bad-option", "which track and which bot? --track NAME --bot NAME; --list shows the tracks")
    return 0


def listed() -> list[str]:
    """The tracks, a line each."""
    found = tracks.all_tracks().values()
    wide = max(len(track.name) for track in found)
    return [f"{track.name:<{wide}}  {track.matches:>5} matches  {track.digest()}  {track.about}" for track in found]


def folder_of(name: str) -> Path:
    """A folder that exists."""
    if not Path(name).is_dir():
        raise HotzoneError("no-folder", f"there is no folder '{name[:80]}'")
    return Path(name)


def checked(place: Path) -> None:
    """Check a result, or all of a folder; says each that is right, raises at the first that is not."""
    found = sorted(place.glob("*.json")) if place.is_dir() else [place]
    if not found:
        raise HotzoneError("no-result", f"there is no result in '{place.name}'")
    for path in found:
        line = result.check_result(path)
        print(f"{path.name}: {line['wins']} of {line['matches']} won, as its records say")


def measure(args: Namespace) -> int:
    """Play a track, write the result and print it."""
    about = tracks.track(args.track)
    named = args.name or re.sub(r"[^A-Za-z0-9]+", "-", args.bot.rpartition(":")[2]).strip("-").lower()
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}", named):
        raise HotzoneError("bad-option", "--name is a word of at most 40 letters, digits, dots and dashes")
    if about.mode != tracks.TEXT:
        game = registry.game(about.game)
        check(args.bot, game, game.new(about.cell(0).setup))
    matches = min(about.quick if args.quick else args.matches or about.matches, about.matches)
    out = Path(args.out)
    kept = out / f"{about.name}-{named}.part"
    bar = progress_bar.Bar(matches) if progress_bar.wanted(args.progress) else None
    try:
        played = play_track(about, args.bot, matches, args.budget, args.workers, kept, bar)
    except KeyboardInterrupt:
        print(f"\nStopped; the same command goes on with what {kept} holds.")
        return 130
    finally:
        if bar:
            bar.clear()
    line = result.write_result(about, args.bot, named, played, out, args.command)
    if matches == about.matches:
        kept.unlink()
    print(json.dumps(line))
    return 0
