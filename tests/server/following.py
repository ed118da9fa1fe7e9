"""Somebody who only presses what is suggested: the first place to start at, "Play this line", and "End turn"."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from tests.server.tables import Page

SHOWN = re.compile(r"\d·\d|\b[A-Z]+(?:-[A-Z]+)*-\d\d\b")  # coordinates and rule ids, which nobody should have to read


def mine(page: Page) -> bool:
    """Is it for this page to decide?"""
    return page.view["actor"] in page.last["you"]["seats"]


def press(page: Page) -> str:
    """Press one button: which it was, or empty where there was none."""
    view = page.view
    if view.get("starts"):
        return played(page, [f"place {view['starts'][0]['space']}"], "start")
    if view.get("stuck"):
        return played(page, [step["text"] for step in view["stuck"]["ways"][0]["steps"]], "way out")
    page.ask("hint", step=3, seat=view["actor"])
    steps = page.last["hint"]["hint"]["steps"]
    if steps:
        return played(page, [step["text"] for step in steps], "line")
    return played(page, ["end"], "end") if "end" in page.legal() else ""


def played(page: Page, texts: list[str], name: str) -> str:
    """Play steps one after the other, as the page does: as long as it is ours to decide and the next one is legal."""
    for text in texts:
        if not mine(page) or text not in page.legal():
            break
        answer = page.act(text)
        assert answer["type"] == "done", answer
    return name


def follow(page: Page, most: int = 4000) -> tuple[dict[str, Any], Counter[str]]:
    """A whole match: its last view, and how often each button was pressed; raises where there is none to press."""
    pressed = Counter[str]()
    while page.view["actor"] != "nobody":
        if not mine(page):
            page.hear()
            continue
        name = press(page)
        assert name, f"nothing to press: {page.view['stage']} {page.legal()[:3]}"
        pressed[name] += 1
        assert sum(pressed.values()) < most, "the match does not end"
    return page.view, pressed
