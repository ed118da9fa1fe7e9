"""What friends notice of a server: how soon it is there, what a page loads, how fast actions reach everybody, how big it grows."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
SEQ = re.compile(r'"type":"acted","seq":(\d+),')
GOALS = {"first load": "≤ 300 KB", "action to last receiver": "p99 ≤ 50 ms", "memory": "≤ 150 MB", "start": "≤ 1.5 s"}


class Serving:
    """`hotzone serve` as anybody starts it, but without limits for one address."""

    def __init__(self, folder: Path, more: str = "", root: Path = ROOT) -> None:
        before = not (root / "src/hotzone/server/security").is_dir()  # version 0.1.0, to compare with
        widths = "messages=(1e9, 1e9), rooms=(1e9, 1e9), sockets=10_000"
        if not before:
            widths += f", connections=10_000, changes=(1e9, 1e9), reads=(1e9, 1e9){more}"
        limits, serve = ("limits", "cli.serve") if before else ("security.rate_limits", "cli.commands.serve")
        program = (
            f"import sys; from hotzone.server.app import create_app; from hotzone.server.{limits} import RateLimits;"
            f"from hotzone.store.sqlite import SqliteStore; from hotzone.{serve} import answer, listen;"
            "door = listen('127.0.0.1', 0);"
            "print(door.getsockname()[1], flush=True);"
            f"answer(create_app(lambda: SqliteStore(sys.argv[1]), limits=RateLimits({widths})), door)"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, str(folder / "rooms.sqlite")], stdout=subprocess.PIPE, text=True, env=environment(root)
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.origin = f"http://127.0.0.1:{self.port}"

    def megabytes(self) -> float:
        """Its resident memory."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) / 1000 if found else 0.0

    def new(self, *seats: str) -> dict[str, Any]:
        body = json.dumps({"settings": {"crew": len(seats) or 2}, "seats": seats or ["me", "me"]}).encode()
        with urlopen(Request(f"{self.origin}/api/matches", body, {"origin": self.origin})) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def environment(root: Path = ROOT) -> dict[str, str]:
    return {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": str(root / "src")}


def core_seconds(process: int) -> float:
    """The seconds of a core that a process has used."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


class Receiver:
    """One page of a room: when it heard of which entry."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: dict[int, float] = {}
        self.last = ""
        self.state: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for message in self.socket:
            text = str(message)
            if found := SEQ.search(text[:60]):
                self.heard[int(found[1])] = perf_counter()
                self.last = text
                self.news.set()
            elif text.startswith('{"type":"state"'):
                self.last = text
                self.news.set()


async def enter(serving: Serving, made: dict[str, Any], sockets: int) -> list[Receiver]:
    """The pages of a room, the player's first."""
    pages = []
    for i in range(sockets):
        link = await connect(f"ws://127.0.0.1:{serving.port}/ws/{made['code']}", origin=serving.origin, compression=None)  # type: ignore[arg-type]
        await link.send(json.dumps({"type": "hello", "token": made["token"] if i == 0 else ""}))
        pages.append(Receiver(link))
    return pages


async def room(
    made: dict[str, Any], pages: list[Receiver], seconds: float, pace: float, waits: list[float], patience: float = 20.0
) -> int:
    """One room: somebody plays at a human pace, the others look; every wait is from sending to the last who heard."""
    luck = random.Random(made["code"])
    mine, until = pages[0], perf_counter() + seconds
    await asyncio.sleep(luck.uniform(0, pace))
    while perf_counter() < until:
        state = json.loads(mine.last) if mine.last else {}
        if not state or state["view"]["actor"] == "nature":
            mine.news.clear()
            await asyncio.wait_for(mine.news.wait(), patience)
            continue
        if state["view"]["actor"] == "nobody":
            break
        text = luck.choice(state["view"]["legal"])["text"]
        seq, start = state["seq"] + 1, perf_counter()
        await mine.socket.send(json.dumps({"type": "act", "id": seq, "seq": seq - 1, "text": text}))
        for one in pages:
            while seq not in one.heard:
                one.news.clear()
                await asyncio.wait_for(one.news.wait(), patience)
        waits.append(max(one.heard[seq] for one in pages) - start)
        await asyncio.sleep(luck.uniform(0.5, 1.5) * pace)
    return max(mine.heard, default=0)


def progress(text: str) -> None:
    """Say how far it is, for whoever waits; the results stand alone in the output."""
    print(f"        … {text}, load {os.getloadavg()[0]:.1f}", file=sys.stderr, flush=True)


class Load(NamedTuple):
    """What many rooms at once cost: how long people waited (ms), how busy it was, and the server's part."""

    p50: float
    p99: float
    worst: float
    actions: float  # of people, a second
    entries: float  # a second
    core: float  # ms of a core an entry
    share: float  # of a core
    megabytes: float
    length: int  # entries of a match


async def many(serving: Serving, rooms: int, sockets: int, seconds: float, pace: float) -> Load:
    """All rooms at once."""
    made = [await asyncio.to_thread(serving.new) for _ in range(rooms)]
    entered = []
    for number, match in enumerate(made, 1):
        entered.append(await enter(serving, match, sockets))
        if number % 50 == 0:
            progress(f"{number} of {rooms} rooms are open")
    waits: list[float] = []
    peak = 0.0
    progress(f"{rooms} rooms play for {seconds:g} s")

    async def watch() -> None:
        nonlocal peak
        while True:
            peak = max(peak, serving.megabytes())
            await asyncio.sleep(0.5)

    watcher = asyncio.create_task(watch())
    start, work = perf_counter(), core_seconds(serving.process.pid)
    entries = await asyncio.gather(*(room(one, pages, seconds, pace, waits) for one, pages in zip(made, entered, strict=True)))
    took, work = perf_counter() - start, core_seconds(serving.process.pid) - work
    watcher.cancel()
    for one in (page for pages in entered for page in pages):
        one.task.cancel()
        await one.socket.close()
    waits.sort()
    p50, p99 = (1000 * waits[len(waits) * share // 100] for share in (50, 99))
    busy = (len(waits) / took, sum(entries) / took, 1000 * work / max(sum(entries), 1), work / took)
    return Load(p50, p99, 1000 * waits[-1], *busy, peak, sum(entries) // rooms)


def tell(load: Load, rooms: int, sockets: int, pace: float) -> None:
    """Say it."""
    busy = f"{load.actions:.0f} people's actions/s, {load.entries:.0f} entries/s"
    print(f"action to last receiver, {rooms} rooms × {sockets} sockets, an action every {pace:g} s each, fsync on:")
    goal = GOALS["action to last receiver"]
    print(f"    p50 {load.p50:.1f} ms, p99 {load.p99:.1f} ms, worst {load.worst:.1f} ms ({busy}; goal {goal})")
    print(f"    {load.core:.2f} ms of a core an entry, {100 * load.share:.0f} % of a core in all")
    print(f"memory with {rooms} live matches of {load.length} entries: {load.megabytes:.0f} MB (goal {GOALS['memory']})")


def quiet(folder: Path) -> None:
    """What this machine does at this moment without us: how long the disk and a waking process take."""
    late, disk = [], []
    with (folder / "disk").open("wb", buffering=0) as file:
        for _ in range(300):
            file.write(b"x" * 4096)
            start = perf_counter()
            os.fdatasync(file)
            disk.append(perf_counter() - start)
            start = perf_counter()
            sleep(0.002)
            late.append(perf_counter() - start - 0.002)
    for name, waits in (("fdatasync alone", disk), ("waking up late", late)):
        waits.sort()
        print(f"    {name}: p50 {1000 * waits[150]:.2f} ms, p99 {1000 * waits[297]:.2f} ms")


def start_up(folder: Path) -> None:
    """From the command to the first page."""
    times, work = [], []
    for i in range(3):
        command = [sys.executable, "-m", "hotzone", "serve", "--port", "0", "--db", str(folder / f"start{i}.sqlite"), "--quiet"]
        start = perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment()) as process:
            assert process.stdout is not None
            where = process.stdout.readline().split()[-1]
            while True:
                try:
                    with urlopen(where) as answer:
                        assert b"<title>Hotzone" in answer.read()
                    break
                except URLError:
                    sleep(0.005)
            times.append(perf_counter() - start)
            work.append(core_seconds(process.pid))
            process.terminate()
    print(f"start to first page: {sorted(times)[1]:.2f} s ({min(times):.2f}–{max(times):.2f}; goal {GOALS['start']})")
    print(f"    {sorted(work)[1]:.2f} s of a core: so long it would take on a machine that does nothing else")


def note_foreign(foreign: list[str], origin: str, asked: Any) -> None:
    """Keep the address of whatever a page fetches from elsewhere."""
    if not asked.url.startswith(origin):
        foreign.append(asked.url)


def first_load(serving: Serving) -> None:
    """What a browser loads for its first page and for its first match."""
    chromium = shutil.which("chromium")
    if not chromium:
        print("first load: no chromium here")
        return
    from playwright.sync_api import sync_playwright

    weigh = "['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind)).map((one) => one.transferSize)"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, path, sign in (("home", "/", "[data-quick]"), ("a match", f"/m/{serving.new()['code']}", ".board-cell")):
            page = browser.new_context().new_page()
            foreign: list[str] = []
            page.on("request", partial(note_foreign, foreign, serving.origin))
            page.goto(serving.origin + path)
            page.wait_for_selector(sign)
            page.wait_for_timeout(800)
            sizes = page.evaluate(weigh)
            print(
                f"first load, {name}: {sum(sizes) / 1000:.0f} KB compressed in {len(sizes)} files, {len(foreign)} foreign requests"
                f" (goal {GOALS['first load']}, none)"
            )
        browser.close()


@contextmanager
def workplace(parent: str | None) -> Iterator[Path]:
    """A folder for databases, on a machine that is as quiet as it gets; says how busy it was before and after."""
    with tempfile.TemporaryDirectory(dir=parent) as name:
        print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        quiet(Path(name))
        yield Path(name)
        print(f"load of this machine after: {os.getloadavg()[0]:.1f}")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=2.5, help="seconds between actions of a room")
    parser.add_argument("--folder", help="where the databases lie; /dev/shm leaves the disk out")
    parser.add_argument("--quick", action="store_true", help="a small sample: 20 rooms for 8 seconds, no browser")
    args = parser.parse_args()
    if args.quick:
        args.rooms, args.seconds = 20, 8.0
    with workplace(args.folder) as folder:
        start_up(folder)
        serving = Serving(folder)
        try:
            print(f"memory of an idle server: {serving.megabytes():.0f} MB")
            if not args.quick:
                first_load(serving)
            tell(asyncio.run(many(serving, args.rooms, args.sockets, args.seconds, args.pace)), args.rooms, args.sockets, args.pace)
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
