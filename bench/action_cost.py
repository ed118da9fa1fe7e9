"""What one action costs the server's processor, with four pages that look: quiet (one at a time) and busy (many rooms at once).

With `--against FOLDER` another checkout is measured in the same run, in turns, so that two versions can be compared on any machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from rooms import ROOT, Receiver, Serving, core_seconds, enter

ROUNDS = 4


class Table:
    """A room with its pages; a new match follows when one is over."""

    def __init__(self, serving: Serving, sockets: int, seed: int) -> None:
        self.serving, self.sockets = serving, sockets
        self.luck = random.Random(seed)
        self.pages: list[Receiver] = []
        self.actions = self.entries = 0

    async def begin(self) -> None:
        await self.end()
        made = await asyncio.to_thread(self.serving.new)
        self.pages = await enter(self.serving, made, self.sockets)
        while not all(page.last for page in self.pages):
            await asyncio.sleep(0.01)

    async def end(self) -> None:
        for page in self.pages:
            page.task.cancel()
            await page.socket.close()

    async def act(self) -> None:
        """One action of a person, until all pages have heard all that came of it."""
        mine = self.pages[0]
        state: dict[str, Any] = json.loads(mine.last)
        seq = state["seq"]
        text = self.luck.choice(state["view"]["legal"])["text"]
        await mine.socket.send(json.dumps({"type": "act", "id": seq, "seq": seq, "text": text}))
        while True:
            mine.news.clear()
            after: dict[str, Any] = json.loads(mine.last)
            if after["seq"] > seq and after["view"]["actor"] != "nature":
                break
            await asyncio.wait_for(mine.news.wait(), 20)
        for page in self.pages:
            while after["seq"] not in page.heard:
                page.news.clear()
                await asyncio.wait_for(page.news.wait(), 20)
        self.actions += 1
        self.entries += after["seq"] - seq
        if after["view"]["actor"] == "nobody":
            await self.begin()


async def window(tables: list[Table], process: int, seconds: float, pause: float) -> tuple[float, int, int]:
    """Play for a while; the core's seconds, the actions of people and the entries that came of them."""
    before = sum(table.actions for table in tables), sum(table.entries for table in tables)
    until, work = perf_counter() + seconds, core_seconds(process)

    async def play(table: Table) -> None:
        while perf_counter() < until:
            await table.act()
            await asyncio.sleep(pause)

    await asyncio.gather(*(play(table) for table in tables))
    work = core_seconds(process) - work
    return work, sum(table.actions for table in tables) - before[0], sum(table.entries for table in tables) - before[1]


async def measure(programs: dict[str, Serving], rooms: int, sockets: int, seconds: float) -> None:
    """Quiet and busy windows of all programs, in turns."""
    tables = {name: [Table(one, sockets, seed) for seed in range(rooms)] for name, one in programs.items()}
    for each in tables.values():
        for table in each:
            await table.begin()
    for kind, few, pause in (("quiet", 1, 0.05), ("busy", rooms, 0.0)):
        sums = dict.fromkeys(programs, (0.0, 0, 0))
        for turn in range(ROUNDS):
            for name in list(programs)[:: -1 if turn % 2 else 1]:
                found = await window(tables[name][:few], programs[name].process.pid, seconds, pause)
                work, actions, entries = (one + more for one, more in zip(sums[name], found, strict=True))
                sums[name] = (work, int(actions), int(entries))
        costs = {}
        for name, (work, actions, entries) in sums.items():
            costs[name] = 1000 * work / actions
            said = f"{costs[name]:.2f} ms of a core an action, {1000 * work / entries:.2f} an entry"
            print(f"    {kind}, {few} rooms × {sockets} sockets, {name}: {said} ({actions} actions, {entries} entries)", flush=True)
        if len(costs) > 1:
            here, other = costs.values()
            print(f"    {kind}: this checkout costs {here / other:.2f} times the other")
    for each in tables.values():
        for table in each:
            await table.end()


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=40, help="rooms of the busy part")
    parser.add_argument("--sockets", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=5, help=f"of each window; there are {2 * ROUNDS} for each checkout")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout, built")
    parser.add_argument("--quick", action="store_true", help="a small sample: 10 rooms, windows of 2 seconds")
    args = parser.parse_args()
    if args.quick:
        args.rooms, args.seconds = 10, 2.0
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as name:
        programs: dict[str, Serving] = {}
        try:
            for label, root in (("this checkout", ROOT), ("the other", args.against)):
                if root is not None:
                    (Path(name) / label.split()[-1]).mkdir()
                    programs[label] = Serving(Path(name) / label.split()[-1], root=root.resolve())
            asyncio.run(measure(programs, args.rooms, args.sockets, args.seconds))
        finally:
            for one in programs.values():
                one.stop()
    print(f"load of this machine after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
