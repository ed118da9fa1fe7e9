"""Play a track: match by match, by several processes, and go on where it was stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

from hotzone import registry
from hotzone.core.errors import HotzoneError
from hotzone.evals.track_match import Played, play, read_played
from hotzone.evals.tracks import Track

Watch = Callable[[int, float], None]


def play_track(
    track: Track, bot: str, matches: int, budget: float, workers: int, kept: Path, watch: Watch | None = None
) -> list[Played]:
    """All matches up to this number, in order. What is done is kept in a file, a line a match, until the result is written."""
    done = already(track, bot, budget, kept)
    missing = [number for number in range(matches) if number not in done]
    began, before = perf_counter(), len(done)
    if watch:
        watch(before, 0.0)
    with kept.open("a", encoding="utf-8") as file:
        for played in playing(track, bot, budget, missing, workers):
            done[played.number] = played
            file.write(json.dumps(played.as_json()) + "\n")
            file.flush()
            if watch:
                watch(len(done), perf_counter() - began)
    return [done[number] for number in range(matches)]


def playing(track: Track, bot: str, budget: float, numbers: list[int], workers: int) -> Iterator[Played]:
    """Matches as they are done, in order; in this process if one worker is enough."""
    if workers == 1 or len(numbers) < 2:
        for number in numbers:
            yield play(track, number, bot, budget)
        return
    with ProcessPoolExecutor(min(workers, len(numbers)), get_context("spawn")) as pool:
        try:
            waiting = [pool.submit(play, track, number, bot, budget) for number in numbers]
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def already(track: Track, bot: str, budget: float, kept: Path) -> dict[int, Played]:
    """What an earlier run has done, by number; a line that was cut off is left out. Raises if it was about something else."""
    head = {"track": track.name, "digest": track.digest(), "bot": bot, "budget": budget}
    done: dict[int, Played] = {}
    lines = kept.read_bytes().splitlines(keepends=True) if kept.exists() else []
    whole = [line for line in lines if line.endswith(b"\n")]
    if not whole:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return done
    with suppress(ValueError):
        if json.loads(whole[0]) != head:
            raise HotzoneError("other-run", f"{kept.name} is of another run: finish that one with its options, or remove the file")
    game = registry.game(track.game)
    for line in whole[1:]:
        played = read_played(json.loads(line), game)
        done[played.number] = played
    if len(whole) < len(lines):
        kept.write_bytes(b"".join(whole))
    return done
