"""Today's fire on the page: a day is played, shared and counted; a finished match is offered to friends who stand beside it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.hands import Came, Hands
from tests.web.test_everybody import WIDE, everywhere

KEY = re.compile(r"\b(?:daily|challenge|today)-[a-z]")
TWO = ((1440, 900), (390, 844))
RED = f"{1:064x}"  # by this seed cell 1 holds an emergency assembly
SPOILERS = re.compile(r"\d[,·]\d|room|kitchen|hall|roll", re.IGNORECASE)  # nothing of what a crew met
CLIPBOARD = """() => {
  globalThis.copied = [];
  navigator.clipboard.writeText = (text) => { copied.push(text); return Promise.resolve(); };
}"""


@pytest.mark.parametrize("tag", ["ru", "cs", "it"])
def test_the_day_speaks_every_language(hands: Hands, tag: str) -> None:
    hands.page.goto(hands.address)
    hands.page.evaluate("tag => localStorage.setItem('hotzone.language', JSON.stringify(tag))", tag)
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.page.goto(f"{hands.address}/today")
    hands.page.wait_for_selector("[data-go-in]")
    hands.rest()
    words = hands.page.locator("main").inner_text()
    assert not KEY.search(words)
    assert hands.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def go_in(hands: Hands) -> None:
    """Begin a try, and wait for its own table: that of a match before it may still be here."""
    hands.page.locator("[data-go-in]").click()
    hands.page.wait_for_function(
        "() => { const { table } = window.hotzone ?? {}; return table?.live.value && location.pathname === `/m/${table.code}`; }"
    )


def act(hands: Hands, text: str) -> None:
    """Play an action as soon as somebody may."""
    found = hands.wait()
    hands.page.evaluate("text => window.hotzone.table.act(text)", text)
    hands.until(lambda now: now["ready"] and (now["seq"] > found["seq"] or now["result"] != "undecided"))


def end_turns(hands: Hands) -> None:
    """End turn after turn until the match is over."""
    while (found := hands.wait())["result"] == "undecided":
        act(hands, "end" if "end" in found["legal"] else found["legal"][-1])


def lose(hands: Hands, cell: str) -> None:
    """Lose in three deeds: the emergency assembly of this cell is taken off the field."""
    for verb in ("move", "open", "sacrifice"):
        act(hands, f"{verb} {cell}")
    hands.until(lambda now: now["result"] == "assembly-lost")


@pytest.mark.compiled_only
@pytest.mark.full_size
def test_somebody_plays_the_day_to_its_end_shares_it_and_finds_it_in_the_calendar(hands: Hands) -> None:
    hands.settle(still=True, speed=4)
    page = hands.page
    page.goto(f"{hands.address}/today")
    page.wait_for_selector("[data-go-in]")
    hands.rest()
    assert everywhere(hands, "before", sizes=TWO) == []
    go_in(hands)
    end_turns(hands)
    page.locator('[data-next="others"]').click()
    page.wait_for_selector("[data-crews]")  # the result is computed beside the game
    expect(page.locator(".share-card [data-score]")).to_contain_text("of the best line")
    expect(page.locator("main")).to_contain_text("The next one in")
    expect(page.locator(".calendar a.is-today.is-lost")).to_be_visible()
    expect(page.locator("[data-streak]")).to_have_text("1 day")
    assert page.locator("[data-go-in]").count() == 0  # a try is a try
    page.evaluate(CLIPBOARD)
    page.locator("[data-copy-text]").click()
    page.wait_for_function("() => copied.length")
    text = page.evaluate("copied[0]")
    first, numbers, *squares, address = text.split("\n")
    assert first == "Hotzone · Today’s fire 17"
    assert re.fullmatch(r"\d+ rescued · \d+ lost · \d+ turns · \d+ % of the best line", numbers), numbers
    assert re.fullmatch("[🟩🟨🟥]+", "".join(squares))
    assert address == f"{hands.address}/today"
    assert not SPOILERS.search(text.replace(address, ""))
    drawn = page.evaluate("document.querySelector('canvas[data-result-picture]').toDataURL().length")
    assert drawn > 5_000  # a picture, not an empty sheet
    assert everywhere(hands, "after", sizes=TWO) == []
    assert page.evaluate(WIDE) == []


@pytest.mark.compiled_only
@pytest.mark.full_size
def test_a_finished_match_is_offered_to_a_friend_and_both_stand_side_by_side(hands: Hands, came: Came) -> None:
    hands.settle(still=True, speed=4)
    hands.begin({"players": 1, "hearts": 1}, seats=4, game="reactor", dice=RED)
    lose(hands, "1")
    hands.page.locator('[data-next="challenge"]').click()
    hands.page.wait_for_selector('[data-side-by-side="1"]')  # one's own match stands there already
    assert hands.page.locator("[data-go-in], [data-go-on]").count() == 0
    friend = came()
    friend.page.goto(hands.page.url)
    friend.page.wait_for_selector("[data-go-in]")
    friend.page.wait_for_selector(".daily-board svg")
    assert everywhere(friend, "invitation", sizes=TWO) == []
    assert friend.page.locator("[data-side-by-side]").count() == 0  # first one plays
    expect(friend.page.locator("[data-dice]")).to_contain_text("in the same order")  # a seed of a test, as old matches have
    go_in(friend)
    lose(friend, "1")  # the same dice
    friend.page.locator('[data-next="others"]').click()
    friend.page.wait_for_selector('[data-side-by-side="2"]')
    hands.page.reload()
    hands.page.wait_for_selector('[data-side-by-side="2"]')
    assert hands.page.locator("[data-side-by-side] .turn-squares").count() == 2
    assert not KEY.search(hands.page.locator("main").inner_text())
    assert everywhere(hands, "side by side", sizes=TWO) == []
    assert hands.page.evaluate(WIDE) == []
