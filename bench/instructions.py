"""Guard the instruction count of a fixed workload in the core: `make bench-instructions`, with --update to accept a new one.

Instructions, unlike seconds, hardly depend on what else the machine does. Start-up is subtracted: each figure is the
difference of two runs, children of one process. Other compilers make other instructions, so there the guard is wider.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from shutil import which

KEPT = Path(__file__).with_name("instructions.txt")
FEW, MANY = 20, 220  # matches
NARROW, WIDE = 0.03, 0.15  # of the count: by the compiler it was made with, by another
CASES: dict[str, dict[str, str]] = {
    "family": {},
    "heroic": {"rules": "experienced", "level": "heroic", "crew": "captain,cafs,driver,rescue"},
}
WORK = """
import os
from hotzone import registry
from hotzone.sim.batch import COMPILED, Batch
assert COMPILED, "hotzone is not compiled: run `make build`"
game = registry.game("fire")
batches = [Batch(game.new(game.setup(**settings)).clone()) for settings in {settings}]
for runs in {runs}:
    child = os.fork()
    if child == 0:
        for batch, games in zip(batches, runs):
            batch.play(1, 0, games)
        break
    os.waitpid(child, 0)
"""


def instructions(*runs: tuple[int, int]) -> list[int]:
    """The instructions of runs with so many matches of each kind: children of one process, which starts once."""
    code = WORK.format(settings=list(CASES.values()), runs=runs)
    env = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    env.pop("HOTZONE_PURE", None)
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-c", code]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    found = re.findall(r"Collected : (\d+)", done.stderr)
    if done.returncode or len(found) != len(runs) + 1:  # the last is the process that started the others
        sys.exit(f"callgrind failed:\n{done.stderr[-2000:]}")
    return [int(number) for number in found[:-1]]


def count() -> dict[str, int]:
    """Instructions a match, of each kind."""
    few, *more = instructions((FEW, FEW), (MANY, FEW), (FEW, MANY))
    return {case: round((total - few) / (MANY - FEW)) for case, total in zip(CASES, more, strict=True)}


def maker() -> str:
    """What the instructions depend on besides the source."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    try:
        version = subprocess.run([compiler, "-dumpfullversion"], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        version = "unknown"
    return f"{Path(compiler).name}-{version}-{os.uname().machine}"


def main() -> int:
    """Count and compare; 1 if the count left its limits, 2 where nothing can be counted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true", help="write the new count down")
    args = parser.parse_args()
    if not which("valgrind"):
        print("valgrind is missing, so no instructions can be counted (on Debian: apt install valgrind)", file=sys.stderr)
        return 2
    found, made_by = count(), maker()
    if args.update:
        KEPT.write_text("".join(f"{key} {value}\n" for key, value in {"by": made_by, **found}.items()), "utf-8")
    kept = dict(line.split() for line in KEPT.read_text("utf-8").splitlines())
    limit = NARROW if kept["by"] == made_by else WIDE
    print(f"instructions a match, by {made_by}; kept by {kept['by']}, limit {limit:.0%}")
    worst = 0.0
    for case, number in found.items():
        change = number / int(kept[case]) - 1
        worst = max(worst, abs(change))
        print(f"{case:<8} {number:>9,} {change:>+8.2%}")
    if worst > limit:
        print("The count left its limits. Faster, or slower for a good reason: bench/instructions.py --update", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
