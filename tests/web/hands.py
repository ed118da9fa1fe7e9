"""Hands of a player: open pages, begin matches, click or press what is offered."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

LOOK = """() => {
  const table = window.hotzone?.table;
  if (!table?.live.value || !table.room.value) return { ready: false };
  const { view, seq } = table.live.value;
  return { ready: true, seq, stage: view.stage, result: view.result, turn: view.turn, seat: view.seat, points: view.points,
    legal: table.legal.value.map((one) => one.text),
    busy: table.busy.value, playing: table.story.playing.value, floor: window.hotzone.floor.value,
    at: (view.firefighters ?? view.characters)[view.seat - 1]?.at };
}"""


class Hands:
    """Somebody at the page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def settle(self, **settings: object) -> None:
        """Choose settings before the page begins; they are kept in the browser."""
        for key, value in settings.items():
            self.page.add_init_script(f"localStorage.setItem('hotzone.{key}', {json.dumps(json.dumps(value))})")

    def begin(self, settings: dict[str, object] | None = None, seats: int = 2, game: str = "fire") -> str:
        """A new match of which all seats are mine."""
        chosen = {**({"crew": seats} if game == "fire" else {}), **(settings or {})}
        asked = {"game": game, "settings": chosen, "seats": ["me"] * seats, "name": "Ann"}
        request = urllib.request.Request(f"{self.address}/api/matches", json.dumps(asked).encode(), {"Origin": self.address})
        with urllib.request.urlopen(request) as answer:
            made = json.load(answer)
        self.page.goto(self.address + made["return"])
        self.page.wait_for_selector(".cell")
        self.wait()
        return str(made["code"])

    def open(self, record: str, seats: int = 2) -> str:
        """Play on from a record, all seats mine."""
        asked = {"record": record, "seats": ["me"] * seats, "name": "Ann"}
        request = urllib.request.Request(f"{self.address}/api/records", json.dumps(asked).encode(), {"Origin": self.address})
        with urllib.request.urlopen(request) as answer:
            made = json.load(answer)
        self.page.goto(self.address + made["return"])
        self.page.wait_for_selector(".cell")
        self.wait()
        return str(made["code"])

    def edge(self, name: str) -> Locator:
        """A wall, door or window where something can be done."""
        return self.page.locator(f'.edgehit[data-place="{name}"]')

    def look(self) -> dict[str, Any]:
        found = self.page.evaluate(LOOK)
        assert isinstance(found, dict)
        return found

    def wait(self) -> dict[str, Any]:
        """Until something is for me to decide, or the match is over."""
        for _ in range(2000):
            found = self.look()
            if found["ready"] and not found["busy"] and not found["playing"] and (found["legal"] or found["result"] != "undecided"):
                return found
            self.page.wait_for_timeout(10)
        raise AssertionError("nothing more happens")

    def space(self, name: str) -> Locator:
        """A space of the board."""
        return self.page.locator(f'.cell[data-place="{name}"]')

    def place_crew(self) -> None:
        """Put everybody at the way in of the living room."""
        while (found := self.wait())["stage"] == "placing":
            self.space("3,0").click()
            self.after(found["seq"])

    def until(self, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Until the table is as wished."""
        for _ in range(1000):
            if true(found := self.look()):
                return found
            self.page.wait_for_timeout(10)
        raise AssertionError("it never came so far")

    def after(self, seq: int) -> dict[str, Any]:
        """Until the table has moved on."""
        for _ in range(1000):
            if self.look()["seq"] > seq:
                return self.wait()
            self.page.wait_for_timeout(10)
        raise AssertionError("the action did not reach the table")

    def choose(self, found: dict[str, Any]) -> None:
        """Click one offered action: of a question the first, of a turn the first group's or the end of the turn."""
        if found["stage"] != "acting":
            self.page.locator(".sub .act").first.click()
            return
        groups = self.page.locator(".actgroup > .act:not(.off)")
        wanted = [name for name in ("carry", "douse", "move") if self.page.locator(f'[data-group="{name}"]:not(.off)').count()]
        if not wanted or not groups.count() or found["seq"] % 4 == 0:
            self.page.locator("button[data-end]").click()
            if self.page.locator("dialog[open]").count():
                self.page.locator("dialog .btn.p").click()
            return
        group = self.page.locator(f'[data-group="{wanted[0]}"]')
        if group.get_attribute("aria-expanded") != "true":
            group.click()
        self.page.locator(".sub .act").nth(found["seq"] % self.page.locator(".sub .act").count()).click()
