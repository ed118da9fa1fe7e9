"""The same simulation on a Ray cluster, or on a Ray of this machine alone (extra `hotzone[ray]`)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from socket import create_connection
from typing import Any

from hotzone.core.errors import HotzoneError
from hotzone.sim.tally import Tally
from hotzone.sim.task import RunSpec, Task, worker
from hotzone.sim.workers import TICK, Done

HERE = "local"  # the address of a Ray that is started for this run and ends with it
KNOCK = 5.0  # seconds to wait for an answer
AHEAD = 2  # tasks a worker has waiting


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


def play_task(order: RunSpec, task: Task) -> list[float]:
    """Play a task wherever it is sent."""
    return worker(order).play(task).row()


def cluster(order: RunSpec, work: Iterator[Task], workers: int, address: str) -> Done:
    """Play as tasks of Ray. Whoever stops listening leaves the cluster, and what was not begun is not played."""
    ray = join(address, workers)
    try:
        remote = ray.remote(num_cpus=1)(play_task)
        common = ray.put(order)
        room = AHEAD * max(workers, int(ray.cluster_resources().get("CPU", 1)))
        given: dict[Any, Task] = {}
        while True:
            while len(given) < room and (task := next(work, None)) is not None:
                given[remote.remote(common, task)] = task
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
