"""How long the page's thread works to redraw the board: script, style and layout.

python bench/redraw.py [--times 60] needs chromium. Three redraws: the pointer moves and a path is drawn; a step of the fire is
told; a whole new state has come. The thread's own time is taken, so that a busy machine does not count. A sample is ten redraws in
a row; median and 95th percentile of one redraw in milliseconds. The promise is a median of 4 at most.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import statistics
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

from browsers import launch
from playwright.sync_api import CDPSession, Page, sync_playwright

import hotzone

PROMISE = 4.0  # milliseconds
BOARDS = ("base-front", "base-back", "high-rise", "brownstone", "villa", "hotel")
ROW = 10  # redraws of a sample
PREPARE = """() => {
  const ui = window.hotzone, table = ui.table, game = table.game.value, view = table.live.value.view;
  const places = table.board.value.spaces.filter((one) => !one.closed).map((one) => one.name);
  const then = () => void document.body.offsetHeight;
  window.redraw = {
    pointer: (i) => { ui.planner.hover.value = places[(i * 7) % places.length]; then(); },
    step: (i) => {
      const event = { kind: 'threat', text: `threat ${places[(i * 5) % places.length]} ${i % 2 ? 'fire' : 'smoke'}` };
      table.shown.value = game.replayEvent(table.shown.value, event, table.map()); then();
    },
    state: (i) => { table.shown.value = window.redraw.next[i]; then(); },
    prepare: (from, many) => {
      window.redraw.next = [];
      for (let i = from; i < from + many; i += 1) window.redraw.next[i] = JSON.parse(JSON.stringify(view));
    },
    row: (kind, from, many) => { for (let i = from; i < from + many; i += 1) window.redraw[kind](i); },
  };
}"""


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own; gives its address."""
    words = [sys.executable, "-m", "hotzone.cli.commands.serve", "--port", "0", "--db", ":memory:", "--quiet"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=os.environ) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+[0-9]", server.stdout.readline())
        assert found, "the server did not say where it is"
        try:
            yield found[0]
        finally:
            server.terminate()


def record(board: str) -> str:
    """A match in its ninth turn, played at random."""
    for seed in range(100):
        session, luck = hotzone.new("fire", seed=seed, board=board, rules="experienced", crew=4), random.Random(seed)
        while not session.over:
            if session.view()["turn"] >= 9 and session.view()["stage"] == "acting":
                return session.record()
            session.play(luck.choice(session.legal()))
    raise SystemExit(f"no match on {board} reached its ninth turn")


def open_match(page: Page, address: str, text: str) -> None:
    """Open a record as a match."""
    asked = {"record": text, "seats": ["me"] * 4, "name": "Ann"}
    request = urllib.request.Request(f"{address}/api/records", json.dumps(asked).encode(), {"Origin": address})
    with urllib.request.urlopen(request) as answer:
        page.goto(address + json.load(answer)["return"])
    page.wait_for_selector(".reach-dot")


def spent(line: CDPSession) -> float:
    """Milliseconds of work so far."""
    metrics = {one["name"]: float(one["value"]) for one in line.send("Performance.getMetrics")["metrics"]}
    return 1000 * metrics["TaskDuration"]


def measure(page: Page, line: CDPSession, kind: str, times: int) -> list[float]:
    """The time of one redraw, by samples; the first ones only warm the page up."""
    found = []
    for i in range(times + 10):
        page.evaluate("([from, many]) => window.redraw.prepare(from, many)", [i * ROW, ROW])
        before = spent(line)
        page.evaluate("([kind, from, many]) => window.redraw.row(kind, from, many)", [kind, i * ROW, ROW])
        found.append((spent(line) - before) / ROW)
    return sorted(found[10:])


def main() -> None:
    """Measure all boards."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=60)
    parser.add_argument("--boards", nargs="*", default=BOARDS)
    args = parser.parse_args()
    slow = False
    with serving() as address, sync_playwright() as player:
        browser = launch(player)
        print(f"{'redraw, ms':<22}{'median':>8}{'p95':>8}")
        for board in args.boards:
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.add_init_script("localStorage.setItem('hotzone.still', 'true')")
            open_match(page, address, record(board))
            line = page.context.new_cdp_session(page)
            line.send("Performance.enable", {"timeDomain": "threadTicks"})
            page.evaluate(PREPARE)
            for kind in ("pointer", "step", "state"):
                found = measure(page, line, kind, args.times)
                middle, late = statistics.median(found), found[int(len(found) * 0.95)]
                slow |= middle > PROMISE
                print(f"{board + ' ' + kind:<22}{middle:>8.2f}{late:>8.2f}", flush=True)
            page.close()
        browser.close()
    if slow:
        raise SystemExit(f"slower than the promised median of {PROMISE:g} ms")


if __name__ == "__main__":
    main()
