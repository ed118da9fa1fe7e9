"""A monkey at the real page: it presses any enabled button of the panel, and looks at every fire before each press.

python bench/monkey.py [matches] [--workers 2] needs chromium. Every fifth match is played from its first turn to its end. The
others begin in the middle, where luck has led, and go on for some presses: more fires, wounds and loads in a quarter of the time.
Printed: decisions, those without an enabled button, fires seen, first offers that end in fire, turns that could not end, and
those without a reason and a way out. All but the counts must be 0. What is done is kept in build/bench, and the next run goes on.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.request
from collections import Counter
from contextlib import ExitStack
from functools import cache
from multiprocessing.util import Finalize
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from browsers import launch
from playwright.sync_api import Page, sync_playwright
from resumable import Row, options, played

import hotzone
from tests.web.servers import server

SETTINGS: tuple[dict[str, object], ...] = (
    {"crew": 2},
    {"crew": 2, "board": "base-back"},
    {"crew": 2, "rules": "experienced", "level": "recruit"},
    {"crew": 2, "board": "villa"},
    {"crew": 2, "rules": "experienced", "level": "veteran", "board": "high-rise"},
    {"game": "reactor", "hearts": 2},
)
WHOLE = 5  # every fifth match is played from its first turn to its end
PRESSES = 24  # of the others
NEVER = ("give-up", "sacrifice")  # what nobody does by chance
MONKEY = """async ({ presses, seed }) => {
  const ui = window.hotzone, { table, planner } = ui, found = { decisions: 0, stuck: 0, bare: 0, fires: 0, burning: 0, mute: 0 };
  let luck = seed;
  const random = (many) => { luck = (luck * 1103515245 + 12345) % 2147483648; return luck % many; };
  const rest = () => new Promise((done) => setTimeout(done, 4));
  const settled = async () => {
    for (let i = 0; i < 2000; i += 1) {
      const over = table.live.value.view.result !== 'undecided';
      const still = !table.busy.value && !table.story.playing.value && !table.queue.length;
      if (over || (table.legal.value.length && still)) return !over;
      if (table.story.playing.value) table.story.skip();
      await rest();
    }
    throw new Error('nothing to decide any more');
  };
  const ends = (option, view) => {
    const walks = option.steps.filter((step) => /^(move|carry|haul|lead|drag)/.test(step.verb));
    const last = walks.length ? walks[walks.length - 1].space : '';
    const water = option.steps.some((step) => /^(douse|quench)/.test(step.verb) && step.space === last);
    return last && view.spaces[last]?.threat === 'fire' && !water;
  };
  for (let press = 0; press < presses; press += 1) {
    if (!(await settled())) break;
    const { view } = table.live.value;
    found.decisions += 1;
    for (let i = 0; view.stage === 'acting' && table.paths.value.seq !== table.live.value.seq && i < 400; i += 1) await rest();
    if (view.stage === 'acting')
      for (const [place, one] of Object.entries(view.spaces ?? {})) {
        if (one.threat !== 'fire') continue;
        const first = planner.at(place)[0];
        found.fires += 1;
        if (first && !first.offer.other && (first.risky || ends(first, view))) found.burning += 1;
      }
    if (view.stage === 'acting' && !table.legal.value.some((offer) => offer.verb === 'end')) {
      found.stuck += 1;
      const end = document.querySelector('[data-end]');
      if (!end?.querySelector('small')?.textContent || !document.querySelector('[data-way-out]')) found.mute += 1;
    }
    await rest();
    const buttons = [...document.querySelectorAll('.action-card button')].filter(
      (one) => one.getAttribute('aria-disabled') !== 'true' && !one.disabled && one.checkVisibility());
    const play = buttons.filter((one) => one.matches('[data-end], .action, [data-suggested], [data-place-crew], [data-start]'));
    if (!play.length) { found.bare += 1; break; }
    const seq = table.live.value.seq;
    const end = play.find((one) => one.matches('[data-end]'));
    (end && random(5) === 0 ? end : play[random(play.length)]).click();
    for (const sure of document.querySelectorAll('dialog[open] .button.is-primary')) sure.click();
    for (let i = 0; i < 60 && table.live.value.seq === seq; i += 1) {
      await rest();
      if (i > 10 && !table.busy.value) break;
    }
  }
  found.over = table.live.value.view.result;
  return found;
}"""


def in_the_middle(game: str, settings: dict[str, Any], luck: random.Random) -> str:
    """The record of a match that luck has played for some turns; it is not over."""
    match, kept, turns = hotzone.new(game, seed=luck.randrange(2**32), **settings), "", luck.randrange(2, 14)
    while match.view()["turn"] < turns:
        match.play(luck.choice([one for one in match.legal() if str(one).split()[0] not in NEVER]))
        if match.over:
            break
        kept = str(match.record()) if match.actor != "nature" else kept
    return kept


def begin(page: Page, address: str, settings: dict[str, object], number: int) -> None:
    """A new match, or one in the middle; all seats mine."""
    game = str(settings.get("game", "fire"))
    chosen = {key: value for key, value in settings.items() if key != "game"}
    asked: Row = {"seats": ["me"] * (4 if game == "reactor" else 2), "name": "Ann"}
    if number % WHOLE:
        path, asked["record"] = "records", in_the_middle(game, chosen, random.Random(number))
    else:
        path, asked["game"], asked["settings"] = "matches", game, chosen
    headers = {"Origin": address, "X-Dice": f"{number:064x}"}
    request = urllib.request.Request(f"{address}/api/{path}", json.dumps(asked).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    page.goto(address + made["return"])
    page.wait_for_selector(".board-cell")


@cache
def open_page() -> tuple[Page, str]:
    """The page of this process, on a server of its own; both end with the process."""
    rooms = ExitStack()
    Finalize(None, rooms.close, exitpriority=1)  # a process of a pool runs no other goodbye
    address = rooms.enter_context(server())
    browser = launch(rooms.enter_context(sync_playwright()))
    page = browser.new_context(
        reduced_motion="reduce", device_scale_factor=0.25
    ).new_page()  # what it looks like does not matter here
    page.add_init_script("localStorage.setItem('hotzone.still', 'true'); localStorage.setItem('hotzone.speed', '4')")
    return page, address


def play(key: str) -> Row:
    """Let the monkey play one match."""
    number = int(key)
    page, address = open_page()
    begin(page, address, SETTINGS[number // WHOLE % len(SETTINGS)], number)
    found: Row = page.evaluate(MONKEY, {"presses": PRESSES if number % WHOLE else 3000, "seed": number + 1})
    return {**found, "over": int(found["over"] != "undecided")}


def main() -> None:
    """Play and print."""
    args = options("monkey", 500, __doc__)
    rows = played(map(str, range(args.matches)), play, args)
    total = Counter[str]()
    for row in rows.values():
        total.update({name: value for name, value in row.items() if isinstance(value, int)})
        if "error" in row:
            print(f"broken: {row['key']} {row['error']}")
    print(f"{len(rows)} matches, {total['over']} played to their end, {total['decisions']} decisions")
    print(f"decisions without an enabled button: {total['bare']}")
    print(f"fires looked at: {total['fires']}, first offers that end in fire: {total['burning']}")
    print(f"turns that could not end: {total['stuck']}, without a reason or a way out: {total['mute']}")


if __name__ == "__main__":
    main()
