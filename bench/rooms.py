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
from pathlib import Path
from time import perf_counter, sleep
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
SEQ = re.compile(r'"type":"acted","seq":(\d+),')
GOALS = {"first load": "≤ 300 KB", "action to last receiver": "p99 ≤ 50 ms", "memory": "≤ 150 MB", "start": "≤ 1.5 s"}


class Serving:
    """`hotzone serve` as anybody starts it, but without limits for one address."""

    def __init__(self, folder: Path) -> None:
        wide = "Limits(messages=(1e9, 1e9), rooms=(1e9, 1e9), sockets=10_000)"
        program = (
            "import sys; from hotzone.server.app import create_app; from hotzone.server.limits import Limits;"
            "from hotzone.store.sqlite import SqliteStore; from hotzone.cli.serve import answer, listen;"
            "door = listen('127.0.0.1', 0);"
            "print(door.getsockname()[1], flush=True);"
            f"answer(create_app(lambda: SqliteStore(sys.argv[1]), limits={wide}), door)"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, str(folder / "rooms.sqlite")], stdout=subprocess.PIPE, text=True, env=environment()
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.origin = f"http://127.0.0.1:{self.port}"

    def megabytes(self) -> float:
        """Its resident memory."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) / 1000 if found else 0.0

    def new(self) -> dict[str, Any]:
        body = json.dumps({"settings": {"crew": 2}, "seats": ["me", "me"]}).encode()
        with urlopen(Request(f"{self.origin}/api/matches", body, {"origin": self.origin})) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": str(ROOT / "src")}


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


async def room(made: dict[str, Any], pages: list[Receiver], seconds: float, pace: float, waits: list[float]) -> int:
    """One room: somebody plays at a human pace, the others look; every wait is from sending to the last who heard."""
    luck = random.Random(made["code"])
    mine, until, entries = pages[0], perf_counter() + seconds, 0
    await asyncio.sleep(luck.uniform(0, pace))
    while perf_counter() < until:
        state = json.loads(mine.last) if mine.last else {}
        if not state or state["view"]["actor"] == "nature":
            mine.news.clear()
            await asyncio.wait_for(mine.news.wait(), 20)
            continue
        if state["view"]["actor"] == "nobody":
            break
        text = luck.choice(state["view"]["legal"])["text"]
        seq, start = state["seq"] + 1, perf_counter()
        await mine.socket.send(json.dumps({"type": "act", "id": seq, "seq": seq - 1, "text": text}))
        for one in pages:
            while seq not in one.heard:
                one.news.clear()
                await asyncio.wait_for(one.news.wait(), 20)
        waits.append(max(one.heard[seq] for one in pages) - start)
        await asyncio.sleep(luck.uniform(0.5, 1.5) * pace)
        entries = max(mine.heard)
    return entries


async def many(serving: Serving, rooms: int, sockets: int, seconds: float, pace: float) -> None:
    """All rooms at once."""
    made = [await asyncio.to_thread(serving.new) for _ in range(rooms)]
    entered = [await enter(serving, one, sockets) for one in made]
    waits: list[float] = []
    peak = 0.0

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
    waits.sort()
    p50, p99 = (1000 * waits[len(waits) * share // 100] for share in (50, 99))
    busy = f"{len(waits) / took:.0f} people's actions/s, {sum(entries) / took:.0f} entries/s"
    print(f"action to last receiver, {rooms} rooms × {sockets} sockets, an action every {pace:g} s each, fsync on:")
    print(
        f"    p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {1000 * waits[-1]:.1f} ms ({busy}; goal {GOALS['action to last receiver']})"
    )
    print(f"    {1000 * work / max(sum(entries), 1):.2f} ms of a core an entry, {100 * work / took:.0f} % of a core in all")
    print(f"memory with {rooms} live matches of {sum(entries) // rooms} entries: {peak:.0f} MB (goal {GOALS['memory']})")


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
        for name, path, sign in (("home", "/", "[data-quick]"), ("a match", f"/m/{serving.new()['code']}", ".cell")):
            page = browser.new_context().new_page()
            foreign: list[str] = []
            page.on("request", lambda asked, seen=foreign: None if asked.url.startswith(serving.origin) else seen.append(asked.url))
            page.goto(serving.origin + path)
            page.wait_for_selector(sign)
            page.wait_for_timeout(800)
            sizes = page.evaluate(weigh)
            print(
                f"first load, {name}: {sum(sizes) / 1000:.0f} KB compressed in {len(sizes)} files, {len(foreign)} foreign requests"
                f" (goal {GOALS['first load']}, none)"
            )
        browser.close()


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=2.5, help="seconds between actions of a room")
    parser.add_argument("--folder", help="where the databases lie; /dev/shm leaves the disk out")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=args.folder) as name:
        folder = Path(name)
        print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        quiet(folder)
        start_up(folder)
        serving = Serving(folder)
        try:
            print(f"memory of an idle server: {serving.megabytes():.0f} MB")
            first_load(serving)
            asyncio.run(many(serving, args.rooms, args.sockets, args.seconds, args.pace))
        finally:
            serving.stop()
        print(f"load of this machine after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
