"""Today's fire on the page: it speaks every language and fits a phone."""

from __future__ import annotations

import re

import pytest

from tests.web.hands import Hands


@pytest.mark.parametrize("tag", ["ru", "cs", "it"])
def test_the_day_speaks_every_language(hands: Hands, tag: str) -> None:
    hands.page.goto(hands.address)
    hands.page.evaluate("tag => localStorage.setItem('hotzone.language', JSON.stringify(tag))", tag)
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.page.goto(f"{hands.address}/today")
    hands.page.wait_for_selector("[data-go-in]")
    hands.rest()
    words = hands.page.locator("main").inner_text()
    assert not re.search(r"\b(?:daily|challenge|today)-[a-z]", words)
    assert hands.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
