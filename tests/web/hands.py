"""Hands of a player: open pages, begin matches, click or press what is offered."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Error, Locator, Page, Request, expect

from tests.web.servers import DICE

MOMENT = re.compile("One moment…|Минуту…|Okamžik…|Un momento…")  # what stands where something is still to come

LOOK = """() => {
  const table = window.hotzone?.table;
  if (!table?.live.value || !table.room.value) return { ready: false };
  const { view, seq } = table.live.value;
  return { ready: true, seq, stage: view.stage, result: view.result, turn: view.turn, seat: view.seat, points: view.points,
    legal: table.legal.value.map((one) => one.text),
    busy: table.busy.value, playing: table.story.playing.value, floor: window.hotzone.floor.value,
    at: table.game.value?.crew(view)[view.seat - 1]?.at };
}"""

# counts what the page still waits for: answers, their bodies, and timers that are not for people
WATCH = """(() => {
  const later = window.setTimeout, stop = window.clearTimeout, asked = window.fetch, { json, text } = Response.prototype;
  const timers = new Set();
  let answers = 0;
  const counted = (promise) => { answers += 1; return promise.finally(() => later(() => { answers -= 1; }, 0)); };
  window.setTimeout = (what, ms, ...words) => {
    const timer = later((...now) => { timers.delete(timer); what(...now); }, ms, ...words);
    if (!(ms > 500)) timers.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => { timers.delete(timer); stop(timer); };
  window.fetch = (...words) => counted(asked(...words));
  Response.prototype.json = function () { return counted(json.call(this)); };
  Response.prototype.text = function () { return counted(text.call(this)); };
  window.atRest = () => answers === 0 && timers.size === 0;
  window.later = later; // for those who wait: it counts for nothing
  // a module of the page as the page itself knows it
  window.part = (address) => import('/static/modules.js').then(({ modules }) => modules[address] ?? import(address));
})()"""
# a page that nobody sees is not painted; a script that asks how visible something is runs with `LIFT` before and `LOWER` behind
UNPAINTED = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html, dialog, ::backdrop { opacity: 0 !important; will-change: opacity !important }');
  document.adoptedStyleSheets.push(sheet);
})();
"""
# sounds are made, but no machine plays them: that would take a tenth of the processor for as long as a table is open
UNHEARD = """window.AudioContext = class extends window.AudioContext {
  constructor(...words) {
    super(...words);
    void this.suspend();
  }
};
"""
LIFT = "for (const one of document.querySelectorAll('html, dialog')) one.style.setProperty('opacity', 1, 'important');"
LOWER = "for (const one of document.querySelectorAll('html, dialog')) one.style.removeProperty('opacity');"
# nobody hears, reaches or reads the shapes of a hidden drawing, and thousands of them are styled anew for every size and theme.
# They wait together outside: a page that draws meanwhile finds all its nodes side by side
UNDRAW = """() => {
  window.drawings = [...document.querySelectorAll('svg[aria-hidden=true], svg [aria-hidden=true]')]
    .filter((one) => !one.querySelector('[tabindex], [role], a, button')).map((one) => [one, new DocumentFragment()]);
  for (const [one, shapes] of window.drawings) shapes.append(...one.childNodes);
}"""
REDRAW = "() => { for (const [one, shapes] of window.drawings) one.append(shapes); }"
STILL = """() => Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < 10_000).map((one) => one.finished.catch(() => null)))
  .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))"""
TRAVEL = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
MANY = 12_000  # looks, one every ten milliseconds: nothing takes so long unless it hangs
# waiting inside the page costs a tenth of asking again and again from outside
AWAIT = """() => new Promise((done) => {
  const again = (left) => {
    const found = (CONDITION)();
    if (found || left === 0) done(found);
    else window.later(again, 10, left - 1);
  };
  again(MANY);
})"""
MINE = f"""() => {{
  const found = ({LOOK})();
  return found.ready && !found.busy && !found.playing && found.seq > AFTER
    && (found.legal.length > 0 || found.result !== 'undecided') && found;
}}"""


class Hands:
    """Somebody at the page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.loaded = False  # with the settings as they are now
        self.coming: set[Request] = set()  # parts of the page, which are fetched when they are first needed
        page.on("request", lambda one: self.coming.add(one) if one.resource_type in ("script", "stylesheet") else None)
        page.on("requestfinished", lambda one: self.coming.discard(one))
        page.on("requestfailed", lambda one: self.coming.discard(one))
        page.add_init_script(WATCH)

    def settle(self, **settings: object) -> None:
        """Choose settings before the page begins; they are kept in the browser."""
        self.loaded = False
        for key, value in settings.items():
            self.page.add_init_script(f"localStorage.setItem('hotzone.{key}', {json.dumps(json.dumps(value))})")

    def begin(self, settings: dict[str, object] | None = None, seats: int = 2, game: str = "fire", dice: str = DICE) -> str:
        """A new match of which all seats are mine; `dice` is the seed of its rolls."""
        chosen = {**({"crew": seats} if game == "fire" else {}), **(settings or {})}
        asked = {"game": game, "settings": chosen, "seats": ["me"] * seats, "name": "Ann"}
        return self.make("matches", asked, {"X-Dice": dice})

    def open(self, record: str, seats: int = 2) -> str:
        """Play on from a record, all seats mine."""
        asked = {"record": record, "seats": ["me"] * seats, "name": "Ann"}
        return self.make("records", asked, {})

    def make(self, path: str, asked: Mapping[str, object], headers: dict[str, str]) -> str:
        """Have the server make a match, and open it."""
        sent = {"Origin": self.address, **headers}
        request = urllib.request.Request(f"{self.address}/api/{path}", json.dumps(asked).encode(), sent)
        with urllib.request.urlopen(request) as answer:
            made = json.load(answer)
        self.go(made["return"])
        self.page.wait_for_selector(".board-cell")
        self.wait()
        return str(made["code"])

    def go(self, path: str) -> None:
        """Come to an address of the page: it is loaded once, then somebody goes on as over a link."""
        if self.loaded and self.page.evaluate("Boolean(document.getElementById('app')?.firstElementChild)"):
            self.page.evaluate(TRAVEL, path)
        else:
            self.page.goto(self.address + path)
            self.loaded = True

    def edge(self, name: str) -> Locator:
        """A wall, door or window where something can be done."""
        return self.page.locator(f'.edge-hit[data-place="{name}"]')

    def look(self) -> dict[str, Any]:
        found = self.page.evaluate(LOOK)
        assert isinstance(found, dict)
        return found

    def wait(self) -> dict[str, Any]:
        """Until something is for me to decide, or the match is over."""
        return self.after(-1)

    def comes(self, condition: str) -> Any:
        """Until a function of the page answers with something; a page that is left meanwhile is asked again where it arrives."""
        script = AWAIT.replace("CONDITION", condition).replace("MANY", str(MANY))
        while True:
            try:
                found = self.page.evaluate(script)
            except Error as error:
                if "context was destroyed" in error.message:
                    continue
                raise
            assert found, f"it never came so far: {condition}, {self.look()}"
            return found

    def rest(self) -> None:
        """Until the page waits for nothing: every answer has come and is drawn."""
        calm = 0
        for _ in range(MANY):
            self.comes("() => window.atRest()")
            self.still()
            calm = 0 if self.coming else calm + 1
            if calm > 1:  # what came last may have asked for more
                return
        raise AssertionError(f"the page still waits for {[one.url for one in self.coming]}")

    def still(self) -> None:
        """Until nothing moves and the last change is drawn."""
        self.page.evaluate(STILL)

    @contextmanager
    def undrawn(self) -> Iterator[None]:
        """Without the shapes of hidden drawings, for who looks at words and boxes in many sizes or languages."""
        self.page.evaluate(UNDRAW)
        yield
        self.page.evaluate(REDRAW)

    def space(self, name: str) -> Locator:
        """A space of the board."""
        return self.page.locator(f'.board-cell[data-place="{name}"]')

    def place_crew(self) -> None:
        """Put everybody at the way in of the living room."""
        while (found := self.wait())["stage"] == "placing":
            self.space("3,0").click()
            self.after(found["seq"])

    def until(self, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Until the table is as wished."""
        for _ in range(MANY):
            if true(found := self.look()):
                return found
            self.page.wait_for_timeout(10)
        raise AssertionError(f"it never came so far: {found}")

    def after(self, seq: int) -> dict[str, Any]:
        """Until the table has moved on, and something is for me to decide or the match is over."""
        found = self.comes(MINE.replace("AFTER", str(seq)))
        assert isinstance(found, dict)
        return found

    def play_on(self, lively: int = 24) -> dict[str, Any]:
        """Click until the match is over: all sorts of actions up to a number of the table, then ends of turns."""
        for _ in range(600):
            found = self.wait()
            if found["result"] != "undecided":
                return found
            self.choose(found, lively)
            self.after(found["seq"])
        raise AssertionError("the match does not end")

    def choose(self, found: dict[str, Any], lively: int = 10_000) -> None:
        """Click one offered action: of a question the first, of a turn the first group's or the end of the turn."""
        if found["stage"] != "acting":
            self.page.locator(".start-card [data-suggested], .action-list .action").first.click()
            return
        groups = self.page.locator(".action-group > .action:not(.is-off)")
        wanted = [name for name in ("carry", "douse", "move") if self.page.locator(f'[data-group="{name}"]:not(.is-off)').count()]
        if not wanted or not groups.count() or found["seq"] % 4 == 0 or found["seq"] > lively:
            self.page.locator("button[data-end]").click()
            if self.page.locator("dialog[open]").count():
                self.page.locator("dialog .button.is-primary").click()
            return
        group = self.page.locator(f'[data-group="{wanted[0]}"]')
        if group.get_attribute("aria-expanded") != "true":
            group.click()
        self.page.locator(".action-list .action").nth(found["seq"] % self.page.locator(".action-list .action").count()).click()

    def dialog(self) -> Locator:
        """The open dialog with all that belongs into it: its parts come when they are first wanted."""
        found = self.page.locator("dialog[open]")
        found.wait_for()
        expect(found).not_to_contain_text(MOMENT)
        return found


Came = Callable[..., Hands]
