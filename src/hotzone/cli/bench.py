"""Measure how fast it is here: the core, the same source uncompiled, a loop in Python, copies, start-up, threads."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

from hotzone.cli.options import Parser

EXAMPLE = "hotzone bench --quick"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--quick", action="store_true", help="a few seconds only, less exact")


def run(args: Namespace) -> int:
    """Measure and print."""
    from hotzone.sim.measure import measure

    def told(i: int) -> None:
        if sys.stderr.isatty():
            print(f"\rround {i} ", end="", file=sys.stderr, flush=True)

    found = measure(args.quick, told)
    if sys.stderr.isatty():
        print("\r         \r", end="", file=sys.stderr, flush=True)
    if args.json:
        from json import dumps

        print(dumps(found))
        return 0
    print("\n".join(table(found)))
    return 0


def table(f: dict[str, Any]) -> list[str]:
    """The figures for people."""
    how = "compiled" if f["compiled"] else "not compiled"
    lines = [f"fire, {how}, Python {f['python']}, {f['cores']} cores, best of {f['rounds']} interleaved rounds", ""]
    lines.append(f"{'random matches, one thread':<44}{'family':>14}{'heroic, 4 specialists':>24}")
    rows = {
        "in the core, matches/s": "matches_per_s",
        "in the core, actions/s": "actions_per_s",
        "watched (every event written), matches/s": "watched_matches_per_s",
        "the same source uncompiled, matches/s": "pure_matches_per_s",
        "Python: legal() + play() + events, actions/s": "driven_actions_per_s",
    }
    lines += [f"{name:<44}{f[f'family_{key}']:>14,.0f}{f[f'heroic_{key}']:>24,.0f}" for name, key in rows.items()]
    lines.append(f"{'compiled over uncompiled':<44}{f['family_compiled_over_pure']:>14.1f}{f['heroic_compiled_over_pure']:>24.1f}")
    lines.append(f"{'cost of being watched':<44}{f['family_watched_cost']:>14.3f}{f['heroic_watched_cost']:>24.3f}")
    lines += [
        "",
        f"reactor, 3 hearts, in the core: {f['reactor_matches_per_s']:,.0f} matches/s, {f['reactor_actions_per_s']:,.0f} actions/s",
        f"rewind {f['rewind_ns']:.1f} ns, twin {f['twin_us']:.2f} µs",
        f"process start to first legal list {f['start_ms']:.0f} ms ({f['start_cpu_ms']:.0f} ms of the CPU)",
    ]
    both = f"{f['threads_1_matches_per_s']:,.0f} matches/s on 1 thread, {f['threads_2_matches_per_s']:,.0f} on 2"
    return [*lines, f"play_many, heroic: {both}: {f['threads_2_over_1']:.2f} times"]
