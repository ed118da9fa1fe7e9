"""A ladder for a class: everybody's bots in mixed crews, each in a limited process; ratings with intervals, pages with replays."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hotzone.cli import progress_bar
from hotzone.cli.arguments import Parser, number, seconds
from hotzone.core.errors import HotzoneError
from hotzone.evals.ladder import pages, playing
from hotzone.evals.ladder.entrants import read_ladder
from hotzone.evals.ladder.ratings import ratings

EXAMPLE = "hotzone ladder examples/ladder\n  hotzone ladder class --rounds 20 --budget 0.5 --memory 512 --out pages"
BOUNDS = {
    "memory": "memory",
    "network": "no network",
    "writing": "no writing to files",
}


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("folder", metavar="FOLDER", help="a folder for each author with a bot.py, and a ladder.toml if you like")
    parser.add_argument("--rounds", type=number(1, 10_000), metavar="N", help="how often everybody meets everybody")
    parser.add_argument(
        "--budget", type=seconds, metavar="SECONDS", help="time for a decision; a bot that takes ten times as long loses its turn"
    )
    parser.add_argument("--memory", type=number(64, 1 << 20), metavar="MIB", help="how much memory the process of a bot may use")
    parser.add_argument(
        "--replays", type=number(0, 1000), default=2, metavar="N", help="matches of each bot that can be watched (default: 2)"
    )
    parser.add_argument("--out", metavar="DIR", help="where the pages go (default: FOLDER/pages)")
    parser.workers()


def run(args: Namespace) -> int:
    """Load, play what is missing, rate, write the pages."""
    changed = {name: getattr(args, name) for name in ("rounds", "budget", "memory") if getattr(args, name) is not None}
    ladder, broken, held = playing.loaded(read_ladder(Path(args.folder), changed))
    if len(ladder.entrants) < 2:
        raise HotzoneError(
            "bad-ladder", f"no two bots can be loaded; {'; '.join(f'{name}: {why}' for name, why in broken.items())}"
        )
    notes = [f"Left out: {name}, which cannot be loaded: {why}" for name, why in broken.items()]
    notes.append(enforced(held))
    out = Path(args.out) if args.out else ladder.folder / "pages"
    out.mkdir(parents=True, exist_ok=True)
    many = len(ladder.entrants) * (len(ladder.entrants) - 1) // 2 * ladder.rules.rounds
    bar = progress_bar.Bar(many) if progress_bar.wanted(args.progress) else None
    try:
        outcomes = playing.play_ladder(ladder, out / "matches.jsonl", args.workers, bar)
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on.")
        return 130
    finally:
        if bar:
            bar.clear()
    found = ratings([(one.meeting.crew, one.score) for one in outcomes], [one.name for one in ladder.entrants])
    pages.write_pages(ladder, outcomes, found, out, notes, args.replays)
    wide = max(len(one.name) for one in found)
    for place, one in enumerate(found, 1):
        print(f"{place:>3}  {one.name:<{wide}}  {one.score:6.1f}  ({one.low:.1f} to {one.high:.1f})  {one.matches} matches")
    print("\n".join([*notes, f"{out / 'index.html'}"]))
    return 0


def enforced(held: list[str]) -> str:
    """Which limits hold here against any code, and which only against Python code."""
    firm = ["time for a decision", *(BOUNDS[name] for name in held)]
    loose = [text for name, text in BOUNDS.items() if name not in held and name != "memory"]
    loose += ["no reading outside its folder", "no other programs"]
    missing = "" if "memory" in held else " Memory is not bounded on this system."
    return f"Enforced by the system: {', '.join(firm)}. Enforced against Python code only: {', '.join(loose)}.{missing}"
