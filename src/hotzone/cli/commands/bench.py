"""Measure the speed on this machine: the core, the same source uncompiled, a loop in Python, copies, start-up, threads."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable
from typing import Any

from hotzone import registry
from hotzone.cli.arguments import Parser
from hotzone.cli.output_formats import show

EXAMPLE = "hotzone bench --quick"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--quick", action="store_true", help="a few seconds only, less exact")


def run(args: Namespace) -> int:
    """Measure and print."""
    from hotzone.sim.benchmark import measure

    def told(i: int) -> None:
        if sys.stderr.isatty():
            print(f"\rround {i} ", end="", file=sys.stderr, flush=True)

    found = measure(args.quick, told)
    if sys.stderr.isatty():
        print("\r         \r", end="", file=sys.stderr, flush=True)
    return show(found, lambda: table(found), args.json)


def columns(words: Iterable[str]) -> str:
    """A figure of each set-up, side by side."""
    return "".join(f"{word:>14}" for word in words)


def table(f: dict[str, Any]) -> list[str]:
    """The figures for people."""
    from hotzone.sim import benchmark

    how = "compiled" if f["compiled"] else "not compiled"
    usual = list(benchmark.cases())
    lines = [f"{registry.USUAL}, {how}, Python {f['python']}, {f['cores']} cores, best of {f['rounds']} interleaved rounds", ""]
    lines.append(f"{'random matches, one thread':<44}{columns(usual)}")
    rows = {
        "in the core, matches/s": "matches_per_s",
        "in the core, actions/s": "actions_per_s",
        "watched (every event written), matches/s": "watched_matches_per_s",
        "the same source uncompiled, matches/s": "pure_matches_per_s",
        "Python: legal() + play() + events, actions/s": "driven_actions_per_s",
    }
    lines += [f"{name:<44}{columns(format(f[f'{case}_{key}'], ',.0f') for case in usual)}" for name, key in rows.items()]
    ratios = columns(f"{f[f'{case}_compiled_over_pure']:.1f}" for case in usual)
    lines.append(f"{'compiled over uncompiled':<44}{ratios}")
    lines.append(f"{'cost of being watched':<44}{columns(format(f[f'{case}_watched_cost'], '.3f') for case in usual)}")
    others = [case for name in registry.game_names() if name != registry.USUAL for case in benchmark.cases(name)]
    lines += [
        "",
        *(
            f"{case}, in the core: {f[f'{case}_matches_per_s']:,.0f} matches/s, {f[f'{case}_actions_per_s']:,.0f} actions/s"
            for case in others
        ),
        f"rewind {f['rewind_ns']:.1f} ns, clone {f['clone_us']:.2f} µs, "
        f"snapshot {f['snapshot_us']:.2f} µs, restore {f['restore_us']:.2f} µs",
        f"process start to first legal list {f['start_ms']:.0f} ms ({f['start_cpu_ms']:.0f} ms of the CPU)",
    ]
    both = f"{f['threads_1_matches_per_s']:,.0f} matches/s on 1 thread, {f['threads_2_matches_per_s']:,.0f} on 2"
    return [*lines, f"play_many, {usual[-1]}: {both}: {f['threads_2_over_1']:.2f} times"]
