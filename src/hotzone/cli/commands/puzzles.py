"""Puzzles: find them in self-play, choose which ship, and check that those that ship are still true."""

from __future__ import annotations

import json
from argparse import Namespace
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any

from hotzone import registry
from hotzone.cli import progress_bar
from hotzone.cli.arguments import LARGEST_SEED, Parser, number
from hotzone.contract.ai import PuzzleGame
from hotzone.core.errors import HotzoneError

EXAMPLE = (
    "hotzone puzzles make {game} --matches 100 --seed 7 --to found.jsonl\n"
    "  hotzone puzzles pick {game} --to found.jsonl --many 200 --out chosen.jsonl\n"
    "  hotzone puzzles check"
)
TASKS = {
    "make": "play matches and look for puzzles; the same command goes on where it was stopped",
    "pick": "choose some of the finds: every kind and idea, easy and hard",
    "check": "work out every puzzle again: those that ship, or those of --to",
}


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("task", choices=list(TASKS), help="; ".join(f"{name}: {text}" for name, text in TASKS.items()))
    parser.add_argument("game", nargs="?", default="", help="which game (default: all to check, else the first)")
    parser.add_argument("--matches", type=number(1, 10**6), default=50, metavar="N", help="how many matches to play (default: 50)")
    parser.add_argument(
        "--seed", type=number(0, LARGEST_SEED >> 24), default=1, metavar="S", help="seed of their dice (default: 1)"
    )
    parser.add_argument("--to", default="", metavar="FILE", help="where the finds are kept, a line of JSON for each match")
    parser.add_argument("--many", type=number(1, 10**5), default=200, metavar="N", help="how many puzzles to pick (default: 200)")
    parser.add_argument("--out", default="", metavar="FILE", help="where the chosen puzzles go, a line of JSON each")
    parser.add_argument("--progress", action="store_true", help="show the progress bar even if the output is not a terminal")


def run(args: Namespace) -> int:
    """Do the task."""
    if args.task == "check":
        return check(args)
    if not args.to:
        raise HotzoneError("bad-option", f"{args.task} needs --to FILE, where what was found is kept")
    game = registry.game(args.game or registry.USUAL)
    if not isinstance(game, PuzzleGame):
        raise HotzoneError("no-puzzles", f"{game.name} offers no puzzles")
    return make(game, args) if args.task == "make" else pick(game, args)


def make(game: Any, args: Namespace) -> int:
    """Look for puzzles, match by match; what is done is in the file."""
    from hotzone.academy.puzzle_maker import matches, puzzles_of

    done = kept(game, args.seed, Path(args.to))
    counts = Counter(puzzle["kind"] for line in done for puzzle in line["found"])
    bar = progress_bar.Bar(args.matches) if progress_bar.wanted(args.progress) else None
    began = perf_counter()
    if bar:
        bar(len(done), 0.0)
    with Path(args.to).open("a", encoding="utf-8") as file:
        for match in range(len(done), args.matches):
            source = f"self-play {args.seed} {match}"
            found = [
                puzzle for setup, start in matches(game, args.seed, match) for puzzle in puzzles_of(game, setup, start, source)
            ]
            counts.update(puzzle.kind for puzzle in found)
            line = {"game": game.name, "seed": args.seed, "match": match, "found": [puzzle._asdict() for puzzle in found]}
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
            file.flush()
            if bar:
                bar(match + 1 - len(done), perf_counter() - began)
    if bar:
        bar.clear()
    told = ", ".join(f"{many} {kind}" for kind, many in sorted(counts.items()))
    print(f"{sum(counts.values())} puzzles in {max(args.matches, len(done))} matches: {told or 'none'}.")
    return 0


def kept(game: Any, seed: int, path: Path) -> list[dict[str, Any]]:
    """What an earlier run found; a line that was cut short is played again. Raises where it is another run's."""
    if not path.exists():
        return []
    lines = path.read_text("utf-8").splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        path.write_text("".join(lines[:-1]), "utf-8")
        lines = lines[:-1]
    try:
        found = [json.loads(line) for line in lines]
        fits = all((one["game"], one["seed"], one["match"]) == (game.name, seed, i) for i, one in enumerate(found))
    except (ValueError, KeyError, TypeError):
        fits = False
    if not fits:
        raise HotzoneError("other-run", f"{path} does not go on from match 0 of {game.name} with seed {seed}; name another file")
    return found


def pick(game: Any, args: Namespace) -> int:
    """Choose what ships."""
    from hotzone.academy.puzzle import read_puzzle
    from hotzone.academy.puzzle_choice import chosen

    if not args.out:
        raise HotzoneError("bad-option", "pick needs --out FILE, where the picked puzzles go")
    found = [read_puzzle(one) for line in kept(game, args.seed, Path(args.to)) for one in line["found"]]
    taken = chosen(found, args.many, game.name)
    Path(args.out).write_text("".join(puzzle.text() + "\n" for puzzle in taken), "utf-8")
    kinds = Counter(puzzle.kind for puzzle in taken)
    print(f"{len(taken)} of {len(found)}: {', '.join(f'{many} {kind}' for kind, many in sorted(kinds.items()))}.")
    return 0


def check(args: Namespace) -> int:
    """Measure anew; 1 if something is wrong."""
    from hotzone.academy.puzzle import all_shipped, read_puzzles, shipped
    from hotzone.academy.puzzle_check import wrong_with

    if args.to:
        puzzles = read_puzzles(Path(args.to).read_text("utf-8").splitlines())
    else:
        puzzles = list((shipped(args.game) if args.game else all_shipped()).values())
    bar = progress_bar.Bar(max(1, len(puzzles))) if progress_bar.wanted(args.progress) else None
    began, bad, ends = perf_counter(), 0, 0
    for done, puzzle in enumerate(puzzles, 1):
        wrong = wrong_with(puzzle)
        ends += puzzle.ends
        if wrong:
            bad += 1
            print(f"{puzzle.id}: {wrong}")
        if bar:
            bar(done, perf_counter() - began)
    if bar:
        bar.clear()
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    print(f"{len(puzzles)} puzzles with {ends:,} ends: {', '.join(f'{many} {kind}' for kind, many in sorted(kinds.items()))}.")
    print(f"{bad} are wrong." if bad else "All are as they say.")
    return int(bool(bad))
