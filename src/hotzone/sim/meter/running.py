"""Runs a measurement here or on a cluster: it can be stopped at any time and resumed from its folder."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from hotzone.sim.checkpoint import Checkpoint, matches_kept
from hotzone.sim.meter.measurement import Measurement
from hotzone.sim.meter.rows import MeterRow
from hotzone.sim.runner import start_workers

Watch = Callable[[int, float], None]


def measure(
    found: Measurement, games: int, workers: int = 1, ray: str | None = None, folder: str | None = None, watch: Watch | None = None
) -> bool:
    """Play until every row has so many matches; gives whether it came to its end. Ctrl-C keeps what is done.

    With a `folder` every piece is written there at once, a file for each row, and a later run goes on from them.
    """
    kept = open_files(found, games, folder) if folder else {}
    started = last = perf_counter()
    if watch:
        watch(found.played, 0.0)
    crew = start_workers(found.game, found.spec(), found.work(games), workers, ray)
    try:
        for piece in crew:
            now = perf_counter()
            if piece:
                row = found.take(*piece)
                if row in kept:
                    kept[row].add(*piece, now - last)
                last = now
            if watch:
                watch(found.played, now - started)
    except KeyboardInterrupt:
        return False
    finally:
        crew.close()
        for file in kept.values():
            file.close()
    return True


def open_files(found: Measurement, games: int, folder: str) -> dict[MeterRow, Checkpoint]:
    """The files of the rows, and what earlier runs left in them; a file that is of another measurement is refused."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    files: dict[MeterRow, Checkpoint] = {}
    for row, setup in found.setups.items():
        name = re.sub(r"[^a-z0-9]+", "-", f"{found.game.name} {found.board} {row} {found.bot}".lower())
        place = str(Path(folder) / f"{name}.sim")
        files[row] = Checkpoint(place, found.spec(), found.game, [setup], max(games, matches_kept(place)))
        for first, many, tally in files[row].tasks:
            found.tallies[row].add(tally)
            found.done[row].append((first, many))
    return files
