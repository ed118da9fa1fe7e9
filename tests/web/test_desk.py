"""A desktop's table after the first fire: words beside the signs, whole lines in the log."""

from __future__ import annotations

import pytest

from hotzone.languages import LANGUAGES
from tests.web.hands import Hands
from tests.web.table_states import end_turn, first_turn, placing
from tests.web.test_clipped_text import SPEAK
from tests.web.test_phones import OUT

# how far the newest line of the log reaches below its box; and the height of the box
NEWEST = """() => {
  const box = document.querySelector('.scroll[data-scroll]'), last = box.querySelector('ol > :last-child');
  return last.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
}"""
OVER = """() => {
  const all = [...document.querySelectorAll('.phase :is(li, .dice, .again, .replay-button, .icon-button)')]
    .map((one) => one.getBoundingClientRect()).filter((box) => box.width);
  return all.slice(1).filter((box, i) => box.left < all[i].right - 1).length;
}"""


@pytest.mark.full_size
def test_after_the_first_fire_words_and_whole_lines_are_left(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 1440, "height": 900})
    hands.settle(still=True, speed=4)
    first_turn(hands)
    before = hands.look()
    end_turn(hands)
    hands.until(lambda found: found["turn"] > before["turn"] and bool(found["legal"]))
    hands.page.wait_for_selector(".hint-card")
    for language in LANGUAGES:
        hands.page.evaluate(SPEAK, language)
        hands.rest()
        assert hands.page.evaluate(OUT, ["[data-legend] .tool-word", "[data-risk] span.tool-word", ".again span"]) == [], language
        assert hands.page.evaluate(OVER) == 0, language
    for height in (900, 760, 900, 800):  # the log gets less room whenever the panel grows
        hands.page.set_viewport_size({"width": 1440, "height": height})
        hands.still()
        assert hands.page.evaluate(NEWEST) <= 0


@pytest.mark.full_size
def test_the_first_screen_shows_whose_turn_it_is_and_what_counts(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 1440, "height": 900})
    hands.settle(still=True)
    placing(hands)
    assert hands.page.locator(".mate[aria-current=true]").count() == 1
    assert hands.page.evaluate(OUT, [".status-sign"]) == []
    assert hands.page.locator(".status-bar .meter-ticks").get_attribute("d").count("M") == 23  # type: ignore[union-attr]
    named = "all => all.filter((one) => !one.title && !one.innerText.trim()).map((one) => one.outerHTML.slice(0, 90))"
    assert hands.page.locator(".play-screen .icon-button").evaluate_all(named) == []


@pytest.mark.full_size
def test_the_names_of_seats_can_be_read_where_they_are_changed(hands: Hands) -> None:
    """What is done with a seat goes below its name where both have no room side by side."""
    hands.settle(still=True)
    hands.begin(seats=3)
    hands.page.evaluate("window.hotzone.dialog.value = { kind: 'room' }")
    hands.page.wait_for_selector("dialog[open] .seat-name")
    narrow = "all => all.filter((one) => one.clientWidth < 120 || one.scrollWidth > one.clientWidth).map((one) => one.clientWidth)"
    for language in LANGUAGES:
        hands.page.evaluate(SPEAK, language)
        for width, height in ((1440, 900), (1100, 800), (768, 1024), (390, 844), (320, 640)):
            hands.page.set_viewport_size({"width": width, "height": height})
            hands.still()
            assert hands.page.locator("dialog .seat-name").evaluate_all(narrow) == [], (language, width)
