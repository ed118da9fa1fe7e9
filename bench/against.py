"""The speed of this checkout beside another one, in one interleaved run: `python bench/against.py FOLDER [--rounds 6]`.

Both must be compiled (`make build`). `hotzone bench --quick` runs in each by turns; the best round of each counts. A ratio above 1
means that this checkout is faster, whether a figure is a rate or a time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]
RENAMED = {"twin_us": "clone_us"}  # as older checkouts call it
TIMES = ("_us", "_ns", "_ms")
RATES = ("_per_s",)


def measured(folder: Path) -> dict[str, float]:
    """One quick run of a checkout: rates and times by name."""
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(
        [sys.executable, "-m", "hotzone", "bench", "--quick", "--json"], env=env, cwd=folder, stdout=-1, check=True
    )
    found = json.loads(done.stdout)
    if not found["compiled"]:
        sys.exit(f"{folder} is not compiled: run `make build` there first")
    return {RENAMED.get(key, key): float(value) for key, value in found.items() if key.endswith((*TIMES, *RATES))}


def best(key: str, runs: list[dict[str, float]]) -> float:
    """The highest rate, the shortest time."""
    values = [run[key] for run in runs]
    return max(values) if key.endswith(RATES) else min(values)


def main() -> None:
    """Run both by turns and print what they have in common."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="the other checkout")
    parser.add_argument("--rounds", type=int, default=6)
    args = parser.parse_args()
    ours: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    for number in range(args.rounds):
        pairs = [(ours, HERE), (theirs, args.folder.resolve())]
        for runs, folder in pairs if number % 2 else reversed(pairs):
            runs.append(measured(folder))
        print(f"\rround {number + 1} of {args.rounds}", end="", file=sys.stderr, flush=True)
    print(f"\r{'':20}\r{'':36}{'there':>14}{'here':>14}{'faster':>9}", file=sys.stderr)
    for key in ours[0]:
        if key in theirs[0]:
            here, there = best(key, ours), best(key, theirs)
            print(f"{key:36}{there:>14,.2f}{here:>14,.2f}{here / there if key.endswith(RATES) else there / here:>9.3f}")


if __name__ == "__main__":
    main()
