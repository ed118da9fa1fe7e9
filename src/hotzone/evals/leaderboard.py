"""The leaderboard: a page made from the results in a folder, with a table for each track, the best first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hotzone.evals.result import Result, read_result
from hotzone.evals.tracks import MODES, Track, all_tracks

PEOPLE = "people"  # the name under which matches of people are entered
RANDOM = "random"
HEAD = """# Leaderboard

Made by `hotzone eval --leaderboard results` from the files in [`results`](../results), which carry their records:
`hotzone eval --check results` plays them all again. How to enter a bot: [the benchmark](guides/benchmark.md).

Won: the share of matches won, with Wilson's 95 % interval. Refused: answers that could not be read or were against the rules,
and forfeited turns.
"""


def read_results(folder: Path) -> list[Result]:
    """All results of a folder, by name."""
    return [read_result(path) for path in sorted(folder.glob("*.json"))]


def page(results: Sequence[Result]) -> str:
    """The whole page."""
    parts = [HEAD]
    for about in all_tracks().values():
        rows = [row for row in results if row["track"] == about.name and row["digest"] == about.digest()]
        if rows:
            parts.append(section(about, rows))
    return "\n".join(parts)


def section(about: Track, rows: Sequence[Result]) -> str:
    """A track with its table."""
    people = next((float(row["share"]) for row in rows if row["bot"] == PEOPLE), 0.0)
    floor = next((float(row["share"]) for row in rows if row["bot"] == RANDOM), 1.0)
    normal = people > floor  # both are there, and people do better than luck
    lines = [
        f"## {about.name}",
        "",
        f"{about.about} {MODES[about.mode].capitalize()}. Version {about.version}, `{about.digest()}`.",
        "",
        f"| bot | won | 95 % | matches | decisions | ms each | tokens | refused |{' of people |' if normal else ''} Hotzone |",
        f"|---|--:|--:|--:|--:|--:|--:|--:|{'--:|' if normal else ''}---|",
    ]
    for row in sorted(rows, key=lambda row: (-row["share"], row["bot"])):
        cost = row["cost"]
        low, high = (f"{100 * bound:.1f}" for bound in row["interval"])
        refused = int(cost["format_errors"] + cost["rule_errors"] + cost["forfeits"])
        figures = [
            row["bot"],
            f"{100 * row['share']:.1f}%",
            f"{low}–{high}",
            str(row["matches"]),
            f"{int(cost['decisions']):,}",
            f"{1e3 * cost['seconds'] / max(cost['decisions'], 1):.2f}",
            f"{int(cost['tokens']):,}" if cost["tokens"] else "",
            str(refused) if refused else "",
        ]
        if normal:
            figures.append(f"{100 * (row['share'] - floor) / (people - floor):.0f}%")
        lines.append(f"| {' | '.join([*figures, row['hotzone']])} |")
    return "\n".join([*lines, ""])
