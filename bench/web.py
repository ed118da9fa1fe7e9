"""How many actions a second are acknowledged, and after how long: sockets, rules, and a file that is safe on the disk."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

from hotzone.cli.commands.serve import answer, listen
from hotzone.server.app import create_app
from hotzone.server.security.rate_limits import RateLimits
from hotzone.store.protocol import Change, LogEntry, MatchRow
from hotzone.store.sqlite import SqliteStore


async def store_alone(folder: Path, rooms: int, entries: int) -> None:
    """Appends of many rooms at once, without rules and sockets."""
    store = SqliteStore(folder / "store.sqlite")
    events = json.dumps([[2, 11, 2, "FIRE-ADV-04", "threat 1,1 fire"]] * 6)
    for i in range(rooms):
        await store.create(MatchRow(f"r-{i}", "fire", 1, "board=base-front", 0.0, "", "", ""), Change())
    waits: list[float] = []

    async def room(i: int) -> None:
        for seq in range(1, entries + 1):
            start = perf_counter()
            await store.append(LogEntry(f"r-{i}", seq, 0, "move 3,5", events, 0.0))
            waits.append(perf_counter() - start)

    commits, start = store.writer.commits, perf_counter()
    await asyncio.gather(*(room(i) for i in range(rooms)))
    took = perf_counter() - start
    many = rooms * entries
    each = many / (store.writer.commits - commits)
    print(f"store alone, {rooms} rooms: {many / took:,.0f} appends/s, {say(waits)}, {each:.0f} a commit")
    await store.close()


def say(waits: list[float]) -> str:
    """Median and 99th percentile in milliseconds."""
    waits.sort()
    return f"p50 {1000 * waits[len(waits) // 2]:.2f} ms, p99 {1000 * waits[len(waits) * 99 // 100]:.2f} ms"


async def play(url: str, origin: str, made: dict[str, Any], watchers: int, actions: int, pause: float, waits: list[float]) -> int:
    """One room: a person plays two seats, others watch; every wait is from sending to hearing that it is done."""
    heard = 0
    async with connect(f"{url}/ws/{made['code']}", origin=origin) as socket:  # type: ignore[arg-type]
        others = [await connect(f"{url}/ws/{made['code']}", origin=origin) for _ in range(watchers)]  # type: ignore[arg-type]
        for other in others:
            await other.send('{"type": "hello"}')
        drains = [asyncio.create_task(drain(other)) for other in others]
        await socket.send(json.dumps({"type": "hello", "token": made["token"]}))
        state: dict[str, Any] = {}
        while not state:
            message = json.loads(await socket.recv())
            state = message if message["type"] == "state" else {}
        for number in range(actions):
            while state["view"]["actor"] == "nature":
                message = json.loads(await socket.recv())
                if message["type"] == "acted":
                    state, heard = message, heard + 1
            if state["view"]["actor"] == "nobody":
                break
            text = state["view"]["legal"][number % len(state["view"]["legal"])]["text"]
            start = perf_counter()
            await socket.send(json.dumps({"type": "act", "id": number, "seq": state["seq"], "text": text}))
            while (message := json.loads(await socket.recv())).get("id") != number:
                if message["type"] == "acted":
                    state, heard = message, heard + 1
            waits.append(perf_counter() - start)
            await asyncio.sleep(pause)
        for other, task in zip(others, drains, strict=True):
            await other.close()
            await task
    return heard


async def drain(socket: Any) -> None:
    """Hear everything."""
    async for _ in socket:
        pass


def work_of(process: int) -> float:
    """The seconds of a core that a process has used, where the system tells."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    words = stat.read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def whole_path(process: int, port: int, rooms: int, watchers: int, actions: int, pause: float) -> None:
    """Many rooms at once, through everything."""
    origin, waits = f"http://127.0.0.1:{port}", []  # type: ignore[var-annotated]
    made = []
    for _ in range(rooms):
        body = json.dumps({"settings": {"crew": 2}, "seats": ["me", "me"]}).encode()
        with urlopen(Request(f"{origin}/api/matches", body, {"origin": origin})) as found:
            made.append(json.load(found))
    start, work = perf_counter(), work_of(process)
    heard = await asyncio.gather(*(play(f"ws://127.0.0.1:{port}", origin, one, watchers, actions, pause, waits) for one in made))
    took, work = perf_counter() - start, work_of(process) - work
    pace = "flat out" if not pause else f"an action every {pause:g} s"
    where = f"whole path, {rooms} rooms, {1 + watchers} sockets each, {pace}"
    speed = f"{len(waits) / took:,.0f} people's actions/s, {sum(heard) / took:,.0f} entries/s with nature's"
    print(f"{where}: {speed}, {say(waits)}, {1000 * work / max(sum(heard), 1):.2f} ms of a core an entry")


def serve(db: str) -> None:
    """The server itself, but without its limits on how fast a page may ask."""
    door = listen("127.0.0.1", 0)
    print(f"Play at http://127.0.0.1:{door.getsockname()[1]}/", flush=True)
    wide = RateLimits(messages=(1e9, 1e9), rooms=(1e9, 1e9), sockets=10_000)
    answer(create_app(lambda: SqliteStore(db), limits=wide), door)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=20)
    parser.add_argument("--actions", type=int, default=200)
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve)
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for rooms in (1, 50):
            asyncio.run(store_alone(folder, rooms, 20_000 // max(rooms, 10)))
            (folder / "store.sqlite").unlink()
        command = [sys.executable, __file__, "--serve", str(folder / "web.sqlite")]
        env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
            assert process.stdout is not None
            port = int(process.stdout.readline().rsplit(":", 1)[1].strip().strip("/"))
            try:
                asyncio.run(whole_path(process.pid, port, 1, 0, args.actions, 0))
                asyncio.run(whole_path(process.pid, port, args.rooms, 1, args.actions, 0))
                asyncio.run(whole_path(process.pid, port, 8, 4, 60, 0.1))
            finally:
                process.terminate()


if __name__ == "__main__":
    main()
