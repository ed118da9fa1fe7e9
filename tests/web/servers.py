"""Servers for tests: one that forgets everything, one with a file that can be killed and started anew, a line that can be cut."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
DICE = "0" * 64  # the seed of every match that names none: a test meets the same rolls each time
PROGRAM = """
import sys
from contextvars import ContextVar
from hotzone import fair_dice as dealing
from hotzone.cli.commands.serve import LOCAL, address, answer, listen
from hotzone.server.files import static_files as pages
from hotzone.server.app import create_app
from hotzone.server.security.rate_limits import RateLimits
from hotzone.store.memory import MemoryStore

many = (1e6, 1e6)  # all tests come from one address
noon = 1794916800.0  # a Tuesday: today's fire is a family game for two
season = "hotzone season 2026-11-01 " + "11" * 32
limits = RateLimits(rooms=many, lookups=many, imports=many, changes=many, reads=many)
app = create_app(MemoryStore, LOCAL, limits, now=lambda: noon, season=season)
seed = ContextVar("seed")
dealing.new_seed = dealing.by_turn_seed = seed.get  # known dice, in the order in which they are asked for

async def with_dice(scope, receive, send):
    seed.set(dict(scope.get("headers", ())).get(b"x-dice", sys.argv[1].encode()).decode())
    await app(scope, receive, send)

with_dice.state = app.state
pages.KEEPING = pages.FOR_EVER  # while the tests run no file changes: a browser need not ask again
with_dice.state = app.state  # a server looks at the limits there
door = listen("127.0.0.1", 0)
print(address("127.0.0.1", door.getsockname()[1]), flush=True)
with_dice.state = app.state  # the limits of connections stand there
answer(with_dice, door)
"""


@contextmanager
def server(*more: Path) -> Iterator[str]:
    """The address of a server in a process of its own that forgets everything; a header names the seed of a match's dice.

    More folders are looked through for packages.
    """
    words = [sys.executable, "-c", PROGRAM, DICE]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(str(folder) for folder in (SOURCE, *more))}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+[0-9]", process.stdout.readline())
        assert found, "the server did not say where it is"
        yield found[0]
        process.terminate()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`hotzone serve` in a process of its own."""

    def __init__(self, db: Path) -> None:
        self.db = db
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        words = [sys.executable, "-m", "hotzone.cli.commands.serve", "--port", str(self.port), "--db", str(self.db), "--quiet"]
        env = {**os.environ, "PYTHONPATH": str(SOURCE)}
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("Play at")

    def kill(self) -> None:
        """End it without a goodbye."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()


class Line:
    """A line to a server: everything passes until it is cut."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.whole = True
        self.pairs: list[socket.socket] = []
        self.threads: list[threading.Thread] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self.answer, daemon=True).start()

    def answer(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.door.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.to))
                self.pairs += [near, far]
                self.threads.append(threading.Thread(target=self.join, args=(near, far), daemon=True))
                self.threads[-1].start()

    def join(self, near: socket.socket, far: socket.socket) -> None:
        back = threading.Thread(target=self.pass_on, args=(far, near), daemon=True)
        back.start()
        self.pass_on(near, far)
        back.join()
        near.close()
        far.close()

    def pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while part := one.recv(65_536):
                other.sendall(part)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """As when a network goes: nothing passes, nobody comes through."""
        self.whole = False
        for end in list(self.pairs):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.pairs.clear()

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.door.close()
        for thread in self.threads:
            thread.join(5)
