"""The same simulation on a Ray cluster, or on a Ray of this machine alone (extra `hotzone[ray]`)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from socket import create_connection
from typing import Any

from hotzone.core.game import HotzoneError
from hotzone.sim.crews import TICK, Done
from hotzone.sim.hands import Order, Piece, hand
from hotzone.sim.tally import Tally

HERE = "local"  # the address of a Ray that is started for this run and ends with it
KNOCK = 5.0  # seconds to wait for an answer
AHEAD = 2  # pieces a worker has waiting


def ray_module() -> Any:
    """Ray, or one clear error."""
    try:
        import ray
    except ImportError:
        raise HotzoneError("no-ray", "this needs Ray: pip install 'hotzone[ray]'") from None
    return ray


def knock(address: str) -> None:
    """Is anybody there? Ray itself would wait for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            create_connection((host, int(port)), KNOCK).close()
        except (OSError, OverflowError):
            raise HotzoneError("no-cluster", f"nobody answers at '{address[:80]}': is Ray running there?") from None


def join(address: str, workers: int) -> Any:
    """Join a cluster by its address, or start Ray here with so many workers and nothing besides."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = ray_module()
    knock(address)
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    try:
        if address == HERE:
            ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ImportError, OSError, RuntimeError, ValueError) as error:
        raise HotzoneError("no-cluster", f"there is no Ray at '{address[:80]}': {error}") from None
    return ray


def play_piece(order: Order, piece: Piece) -> list[float]:
    """What a task does: play a piece wherever it runs."""
    return hand(order).play(piece).row()


def cluster(order: Order, work: Iterator[Piece], workers: int, address: str) -> Done:
    """Play as tasks of Ray. Whoever stops listening leaves the cluster, and what was not begun is not played."""
    ray = join(address, workers)
    try:
        task = ray.remote(num_cpus=1)(play_piece)
        common = ray.put(order)
        room = AHEAD * max(workers, int(ray.cluster_resources().get("CPU", 1)))
        given: dict[Any, Piece] = {}
        while True:
            while len(given) < room and (piece := next(work, None)) is not None:
                given[task.remote(common, piece)] = piece
            if not given:
                return
            ready, _ = ray.wait(list(given), num_returns=1, timeout=TICK)
            if not ready:
                yield None
            for one in ready:
                try:
                    row = ray.get(one)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause if error.cause is not None else error from None
                yield given.pop(one), Tally().read(row)
    finally:
        ray.shutdown()
