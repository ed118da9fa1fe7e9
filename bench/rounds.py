"""Measure several runs in turn, round after round, so that whatever else the machine does falls on all of them alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

Run = Callable[[int], int]  # gets the number of the round and says how much it did


def speeds(runs: Mapping[str, Run], rounds: int, clock: Callable[[], float]) -> dict[str, list[float]]:
    """What each run does in a second, round by round."""
    found: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(rounds + 1):  # the first warms up
        for name, run in runs.items():
            started = clock()
            done = run(number)
            if number:
                found[name].append(done / (clock() - started))
    return found


def print_table(title: str, heads: Sequence[str], rows: Mapping[str, Sequence[str]]) -> None:
    """A line for each run, its figures under their heads."""
    print(f"{title:<50}" + "".join(f"{head:>15}" for head in heads))
    for name, figures in rows.items():
        print(f"{name:<50}" + "".join(f"{figure:>15}" for figure in figures))
