"""A long evening: people come, play, leave, send rubbish and open records; the server's memory must stay flat."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import perf_counter
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1]))
from rooms import Serving, enter, room

from tests.attack.odd_messages import ODD_MESSAGES

OPEN = 60  # rooms in memory: the longest unused is put away, as on a full server
GROWS = 1.10  # how much larger the last third may be than the one before, beside a few megabytes of noise
NOISE = 4.0


async def evening(serving: Serving, until: float, luck: random.Random, counts: dict[str, int]) -> None:
    """One table after another: some matches are played on, some are left, and somebody is rude."""
    while perf_counter() < until:
        made = await asyncio.to_thread(serving.new, *luck.choice((("me", "me"), ("me", "random"), ("me", "steady", "open"))))
        pages = await enter(serving, made, luck.randrange(1, 4))
        with suppress(TimeoutError, WebSocketException, OSError):
            await room(made, pages, luck.uniform(3, 20), 0.2, [])
            for text in luck.sample(ODD_MESSAGES, 5):
                await pages[-1].socket.send(text)
            await asyncio.to_thread(look_around, serving, made["code"])
        for page in pages:
            page.task.cancel()
            if luck.random() < 0.5:
                page.socket.transport.abort()  # a network that broke
            else:
                await page.socket.close()
        counts["matches"] += 1
        counts["entries"] += max(pages[0].heard, default=0)


def look_around(serving: Serving, code: str) -> None:
    """What pages read besides, and a record that is opened again."""
    for path in ("/api/games", "/api/log", f"/api/matches/{code}", f"/api/matches/{code}/log"):
        with urlopen(serving.origin + path) as answer:
            answer.read()
    with urlopen(f"{serving.origin}/api/matches/{code}/record") as answer:
        body = json.dumps({"record": answer.read().decode()}).encode()
    with urlopen(Request(f"{serving.origin}/api/records", body, {"origin": serving.origin})) as answer:
        answer.read()


async def soak(serving: Serving, minutes: float, tables: int) -> list[tuple[float, float]]:
    """All tables; memory now and then."""
    start, until, counts = perf_counter(), perf_counter() + 60 * minutes, {"matches": 0, "entries": 0}
    work = [asyncio.create_task(evening(serving, until, random.Random(i), counts)) for i in range(tables)]
    found = []
    while not all(task.done() for task in work):
        await asyncio.wait(work, timeout=60 * minutes / 60)
        found.append((perf_counter() - start, serving.megabytes()))
        if len(found) % 6 == 1:
            said = f"{counts['matches']} matches, {counts['entries']} entries, load {os.getloadavg()[0]:.1f}"
            print(f"    {found[-1][0]:6.0f} s: {found[-1][1]:.1f} MB ({said})", flush=True)
    await asyncio.gather(*work)
    return found


def main() -> int:
    """Soak; 1 if memory grew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=12)
    args = parser.parse_args()
    wide = f", open={OPEN}, imports=(1e9, 1e9), lookups=(1e9, 1e9)"
    with tempfile.TemporaryDirectory() as name:
        serving = Serving(Path(name), wide)
        try:
            found = asyncio.run(soak(serving, args.minutes, args.tables))
            well = json.load(urlopen(f"{serving.origin}/api/health"))["ok"]
        finally:
            serving.stop()
    third = len(found) // 3
    middle, last = (median(size for _, size in part) for part in (found[third : 2 * third], found[2 * third :]))
    flat = last <= GROWS * middle + NOISE
    print(f"memory: {middle:.1f} MB in the second third, {last:.1f} MB in the last: {'flat' if flat else 'it grows'}; well: {well}")
    return 0 if flat and well else 1


if __name__ == "__main__":
    sys.exit(main())
