"""Workers that share the pieces of a simulation: threads for bots of the core, processes for all others."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from signal import SIG_IGN, SIGINT, signal
from threading import Event, Lock, Thread
from typing import Any

from hotzone.contract.game import Game
from hotzone.sim.tally import Tally
from hotzone.sim.task import RunSpec, Task, Worker

TICK = 0.1  # seconds between two looks at the clock
Done = Generator[tuple[Task, Tally] | None, None, None]  # a piece and what came out of it, or nothing yet


def threads(game: Game[Any], order: RunSpec, work: Iterator[Task], workers: int) -> Done:
    """Play on threads of this process. Whoever stops listening lets them finish their piece."""
    results: SimpleQueue[tuple[Task, Tally] | BaseException | None] = SimpleQueue()
    stop, lock = Event(), Lock()

    def run() -> None:
        hand = Worker(order, game)
        try:
            while True:
                with lock:
                    task = None if stop.is_set() else next(work, None)
                if task is None:
                    break
                results.put((task, hand.play(task)))
        except BaseException as mistake:
            results.put(mistake)
        results.put(None)

    for _ in range(workers):
        Thread(target=run, daemon=True).start()
    busy = workers
    try:
        while busy:
            try:
                found = results.get(timeout=TICK)
            except Empty:
                yield None
                continue
            if isinstance(found, BaseException):
                raise found
            if found is None:
                busy -= 1
            else:
                yield found
    finally:
        stop.set()


def processes(order: RunSpec, work: Iterator[Task], workers: int) -> Done:
    """Play in processes of their own. Whoever stops listening ends them at once."""
    context = get_context("spawn")  # a fork of a process with threads may hang
    started: list[tuple[Any, Connection]] = []
    try:
        for _ in range(workers):
            here, there = context.Pipe()
            worker = context.Process(target=serve, args=(order, there), daemon=True)
            worker.start()
            there.close()
            started.append((worker, here))
        yield from direct([here for _, here in started], work)
    finally:
        for worker, here in started:
            here.close()
            worker.terminate()
        for worker, _ in started:
            worker.join()
            worker.close()


def direct(lines: list[Connection], work: Iterator[Task]) -> Done:
    """Give every worker a piece, then the next one to whoever is ready."""
    given: dict[Connection, Task] = {}
    for line in lines:
        if (task := next(work, None)) is not None:
            line.send(task)
            given[line] = task
    while given:
        ready = connection.wait(list(given), TICK)
        if not ready:
            yield None
        for line in (line for line in given.copy() if line in ready):
            try:
                answer = line.recv()
            except EOFError:
                raise ChildProcessError("a worker process has ended before its work was done") from None
            if isinstance(answer, BaseException):
                raise answer
            done = given.pop(line)
            if (task := next(work, None)) is not None:
                line.send(task)
                given[line] = task
            yield done, Tally().read(answer)


def serve(order: RunSpec, line: Connection) -> None:
    """A worker process: plays what is sent to it until nobody sends, or listens, any more."""
    signal(SIGINT, SIG_IGN)  # Ctrl-C is for whoever started it
    try:
        hand = Worker(order)
        while True:
            task = line.recv()
            line.send(hand.play(task).row())
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except BaseException as mistake:
        line.send(mistake)
