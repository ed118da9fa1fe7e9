"""A measurement of many matches: several at once, and what is done is kept in a file, so that a run can be stopped and goes on."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

KEPT = Path(__file__).parents[1] / "build" / "bench"
Row = dict[str, Any]


def options(name: str, matches: int, about: str | None, only: str = "") -> Namespace:
    """What people can choose: how many matches, how many at once, where they are kept, to begin anew; `only` a part."""
    parser = ArgumentParser(description=about)
    parser.add_argument("matches", nargs="?", type=int, default=matches)
    parser.add_argument("--workers", type=int, default=2, help="matches at once")
    parser.add_argument("--kept", type=Path, default=KEPT / f"{name}.jsonl", help="what is done; the next run goes on from it")
    parser.add_argument("--fresh", action="store_true", help="forget what is done")
    if only:
        parser.add_argument("--only", default="", help=only)
    return parser.parse_args()


def played(keys: Iterable[str], play: Callable[[str], Row], args: Namespace) -> dict[str, Row]:
    """The rows of all keys: those of the file, and those that are missing, played now. A match that breaks has its error."""
    args.kept.parent.mkdir(parents=True, exist_ok=True)
    if args.fresh:
        args.kept.unlink(missing_ok=True)
    wanted, whole = list(keys), lines(args.kept)
    args.kept.write_text("".join(f"{line}\n" for line in whole))  # a line that was cut would spoil the next one
    rows = {row["key"]: row for row in map(json.loads, whole) if "error" not in row}
    todo = [key for key in wanted if key not in rows]
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool, args.kept.open("a") as file:
        running = {pool.submit(play, key): key for key in todo}
        for done, future in enumerate(as_completed(running), 1):
            key = running[future]
            error = future.exception()
            row = {"key": key, "error": repr(error)} if error else {"key": key, **future.result()}
            rows[key] = row
            file.write(json.dumps(row) + "\n")
            file.flush()
            print(f"\r{done} of {len(todo)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return {key: rows[key] for key in wanted}


def lines(path: Path) -> list[str]:
    """The whole lines of a file; a last one that was cut is left out."""
    text = path.read_text() if path.is_file() else ""
    return text[: text.rfind("\n") + 1].splitlines()
