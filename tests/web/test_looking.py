"""How the page looks: an honest first load, and Reactor drawn as it lies."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.hands import Hands

WEIGHT = (
    "[performance.getEntriesByType('navigation'), performance.getEntriesByType('resource')].flat().map((one) => one.transferSize)"
)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("what", ["match", "home"])
def test_the_first_load_is_small(browser: Browser, address: str, what: str, language: str) -> None:
    with browser.new_context(locale=language) as context:  # of its own: nothing is in its cache
        hands = Hands(context.new_page(), address)
        if what == "match":
            hands.begin()
        else:
            hands.page.goto(address)
            hands.page.wait_for_selector(".poster")
        hands.rest()
        sizes = hands.page.evaluate(WEIGHT)
    print(what, language, sum(sizes), "bytes")
    assert len(sizes) > 20
    assert 50_000 < sum(sizes) <= 300_000


def test_the_reactor_is_drawn_and_played(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin(seats=4, game="reactor")
    assert hands.page.locator(".field-cell").count() == hands.page.locator(".board-cell").count() == 41
    found = hands.wait()
    hands.page.locator('[data-group="r-move"]').click()
    hands.page.locator(".action-list .action").first.click()
    assert hands.after(found["seq"])["at"] != found["at"]
