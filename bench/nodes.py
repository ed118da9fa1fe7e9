"""Several processes on one PostgreSQL beside one on a SQLite file: waits and work at the same load, and what a kill costs."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

import asyncpg
from rooms import ROOT, Receiver, core_seconds, environment, progress, room
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(ROOT))
from tests.postgres import Postgres, running

PATIENCE = 60.0  # seconds for an answer: two processes and a database share the machine
GOES_ON = 3.0  # seconds within which a room whose process was killed should go on
PROGRAM = """
import sys
from hotzone.server.app import create_app
from hotzone.server.security.rate_limits import RateLimits
from hotzone.cli.commands.serve import answer, listen
from hotzone.cli.stores import open_store
door = listen('127.0.0.1', int(sys.argv[3]))
store = open_store(sys.argv[1], sys.argv[2])
print(door.getsockname()[1], flush=True)
wide = (1e9, 1e9)
many = {'sockets': 10_000, 'connections': 10_000}
limits = RateLimits(messages=wide, rooms=wide, reads=wide, lookups=wide, changes=wide, **many)
answer(create_app(lambda: store, limits=limits), door)
"""


class Node:
    """A process, started again on the same port after it was killed."""

    def __init__(self, db: str, name: str) -> None:
        self.db, self.name, self.port = db, name, 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", PROGRAM, self.db, self.name, str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment())

    def ready(self) -> None:
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.origin = f"http://127.0.0.1:{self.port}"

    def new(self) -> dict[str, Any]:
        body = json.dumps({"settings": {"crew": 2}, "seats": ["me", "me"]}).encode()
        with urlopen(Request(f"{self.origin}/api/matches", body, {"origin": self.origin})) as answer:
            found: dict[str, Any] = json.load(answer)
            return found


async def enter(node: Node, made: dict[str, Any], after: int | None = None, token: bool = True) -> Receiver:
    """A page of a room at a process."""
    link = await connect(f"ws://127.0.0.1:{node.port}/ws/{made['code']}", origin=node.origin, compression=None)  # type: ignore[arg-type]
    await link.send(json.dumps({"type": "hello", "token": made["token"] if token else "", "after": after}))
    return Receiver(link)


# --- waits


async def compare(folder: Path, postgres: Postgres, rooms: int, seconds: float, pace: float, rounds: int) -> None:
    """SQLite in one process and PostgreSQL with two take turns; a room's pages are at one process, as a proxy brings them there."""
    url = await asyncio.to_thread(postgres.database)
    setups = {
        "SQLite, one process": [Node(str(folder / "m.sqlite"), "s")],
        "PostgreSQL, two processes": [Node(url, "p1"), Node(url, "p2")],
    }
    for nodes in setups.values():
        for node in nodes:
            await asyncio.to_thread(node.ready)
    entered: dict[str, list[tuple[dict[str, Any], list[Receiver]]]] = {}
    for name, nodes in setups.items():
        entered[name] = []
        for i in range(rooms):
            node = nodes[i % len(nodes)]
            made = await asyncio.to_thread(node.new)
            entered[name].append((made, [await enter(node, made, token=k == 0) for k in range(4)]))
    found: dict[str, tuple[list[float], float, int]] = {name: ([], 0.0, 0) for name in setups}
    for turn in range(rounds):
        for name in list(setups)[:: -1 if turn % 2 else 1]:
            progress(f"window {turn + 1} of {rounds}: {name}")
            waits, work, entries = found[name]
            before = sum(core_seconds(node.process.pid) for node in setups[name])
            start = sum(max(pages[0].heard, default=0) for _, pages in entered[name])
            ends = await asyncio.gather(*(room(made, pages, seconds, pace, waits, PATIENCE) for made, pages in entered[name]))
            work += sum(core_seconds(node.process.pid) for node in setups[name]) - before
            found[name] = (waits, work, entries + sum(ends) - start)
    medians, slowest = {}, {}
    for name, (waits, work, entries) in found.items():
        waits.sort()
        medians[name], slowest[name] = (1000 * waits[len(waits) * share // 100] for share in (50, 99))
        cost = f"{len(waits)} actions, {1000 * work / max(entries, 1):.2f} ms of a core an entry"
        print(f"{name}: p50 {medians[name]:.1f} ms, p99 {slowest[name]:.1f} ms, {cost}")
    one, two = setups
    print(
        f"PostgreSQL : SQLite, p50 × {medians[two] / medians[one]:.2f}, p99 × {slowest[two] / slowest[one]:.2f} (goal: p99 ≤ 2.5)"
    )
    for node in (node for nodes in setups.values() for node in nodes):
        node.process.kill()
        node.process.wait()


# --- kills


class Player:
    """Somebody who plays one match after another and comes back to any process that lives; remembers all that was acknowledged."""

    def __init__(self, nodes: list[Node], first: int) -> None:
        self.nodes, self.at = nodes, first
        self.made: dict[str, Any] = {}
        self.seen: dict[str, dict[int, str]] = {}  # of each match
        self.back: list[float] = []
        self.lost = 0.0  # since when its socket is gone, or 0
        self.hits = 0  # kills that found it in the middle of a match

    async def run(self, done: asyncio.Event) -> None:
        while not done.is_set():
            node = self.nodes[self.at % len(self.nodes)]
            try:
                if not self.made:
                    self.made = await asyncio.wait_for(asyncio.to_thread(node.new), 10)
                    self.seen[self.made["code"]] = {}
                await self.play(node, done)
                self.made = {}  # it is over: another one
            except (OSError, WebSocketException, TimeoutError):
                if self.made and not self.lost:
                    self.lost, self.hits = perf_counter(), self.hits + 1
                self.at += 1
                await asyncio.sleep(0.05)

    async def play(self, node: Node, done: asyncio.Event) -> None:
        """Play on until the match is over; raises when the socket is lost."""
        luck, mine = random.Random(), self.seen[self.made["code"]]
        path = f"ws://127.0.0.1:{node.port}/ws/{self.made['code']}"
        link = await asyncio.wait_for(connect(path, origin=node.origin, compression=None), 10)  # type: ignore[arg-type]
        await link.send(json.dumps({"type": "hello", "token": self.made["token"], "after": max(mine, default=0)}))
        try:
            while not done.is_set():
                text = str(await asyncio.wait_for(link.recv(), 20))
                if not text.startswith(('{"type":"acted"', '{"type":"state"')):
                    continue
                state = json.loads(text)
                if state["type"] == "acted":
                    mine[state["seq"]] = state["action"]
                    if self.lost:
                        self.back.append(perf_counter() - self.lost)
                        self.lost = 0.0
                if state["view"]["actor"] == "nobody":
                    self.lost = 0.0  # it ended meanwhile: nothing is left to go on
                    return
                if state["view"]["legal"]:
                    await asyncio.sleep(luck.uniform(0.1, 0.4) if not self.lost else 0.0)
                    offer = luck.choice(state["view"]["legal"])["text"]
                    await link.send(json.dumps({"type": "act", "id": 1, "seq": state["seq"], "text": offer}))
        finally:
            await link.close()


async def kill(postgres: Postgres, rooms: int, kills: int) -> bool:
    """Kill one process after another while everybody plays; then compare what was acknowledged with what is kept."""
    url = await asyncio.to_thread(postgres.database)
    nodes = [Node(url, f"k{i}") for i in range(2)]
    for node in nodes:
        await asyncio.to_thread(node.ready)
    players, done = [Player(nodes, i) for i in range(rooms)], asyncio.Event()
    tasks = [asyncio.create_task(player.run(done)) for player in players]
    started = perf_counter()
    for number in range(kills):
        await asyncio.sleep(random.uniform(0.2, 0.8))
        node = nodes[number % 2]
        node.process.send_signal(signal.SIGKILL)
        node.process.wait()
        node.start()
        await asyncio.to_thread(node.ready)
        if number % max(1, min(20, kills // 5)) == 0:
            entries, hits = sum(len(one) for player in players for one in player.seen.values()), sum(one.hits for one in players)
            took, load = perf_counter() - started, os.getloadavg()[0]
            print(
                f"    {number + 1} kills in {took:.0f} s, {hits} of a live match, {entries} entries seen, load {load:.1f}",
                flush=True,
            )
    await asyncio.sleep(3)
    done.set()
    await asyncio.wait(tasks, timeout=25)
    for task in tasks:
        if task.done():
            task.result()  # a player who failed would hide what was lost
        task.cancel()
    lost, gaps = await compared(url, players)
    back = sorted(one for player in players for one in player.back)
    for node in nodes:
        node.process.kill()
        node.process.wait()
    acknowledged, matches = (
        sum(len(one) for player in players for one in player.seen.values()),
        sum(len(player.seen) for player in players),
    )
    print(
        f"{kills} kills of a process, {rooms} rooms, {matches} matches, {sum(player.hits for player in players)} live ones hit: "
        f"{acknowledged} acknowledged entries, {lost} lost, {gaps} gaps (goal: 0)"
    )
    if back:
        late = sum(1 for one in back if one > GOES_ON)
        print(
            f"    a room goes on after p50 {back[len(back) // 2]:.2f} s, p90 {back[len(back) * 9 // 10]:.2f} s, "
            f"worst {back[-1]:.2f} s, {late} of {len(back)} later than {GOES_ON:g} s (a page of ours waits 0.4 to 0.8 s more)"
        )
    return not lost and not gaps


async def compared(url: str, players: list[Player]) -> tuple[int, int]:
    """How many acknowledged entries are not kept as they were told, and how many matches have gaps."""
    base = await asyncpg.connect(url)
    lost = gaps = 0
    for code, seen in ((code, seen) for player in players for code, seen in player.seen.items()):
        rows = await base.fetch("select seq, action from entries where match = $1 order by seq", code)
        kept = {row[0]: row[1] for row in rows}
        gaps += list(kept) != list(range(1, len(kept) + 1))
        lost += sum(1 for seq, action in seen.items() if kept.get(seq) != action)
    await base.close()
    return lost, gaps


def main() -> int:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=2.5)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--kill-rooms", type=int, default=20)
    parser.add_argument("--quick", action="store_true", help="a small sample: 20 rooms, two short windows of each, 6 kills")
    args = parser.parse_args()
    if args.quick:
        args.rooms, args.seconds, args.rounds, args.kills, args.kill_rooms = 20, 6.0, 2, 6, 8
    with tempfile.TemporaryDirectory() as name, running() as postgres:
        if postgres is None:
            print("no PostgreSQL here: make postgresql")
            return 2
        print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        if args.rounds:
            asyncio.run(compare(Path(name), postgres, args.rooms, args.seconds, args.pace, args.rounds))
        well = asyncio.run(kill(postgres, args.kill_rooms, args.kills)) if args.kills else True
        print(f"load of this machine after: {os.getloadavg()[0]:.1f}")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
