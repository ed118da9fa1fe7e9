"""Phones, down to 320 × 640: what the coach advises and the buttons of the turn are in the window, and can be pressed there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from hotzone.languages import LANGUAGES
from tests.web.hands import Hands
from tests.web.table_states import STATES, at_the_door
from tests.web.test_clipped_text import SPEAK

SIZES = ((320, 640), (360, 740), (390, 844))
# what of these is not wholly in the window, or has something else over it
OUT = """(wanted) => wanted.flatMap((name) => {
  const all = [...document.querySelectorAll(name)].filter((one) => one.checkVisibility());
  const bad = all.filter((one) => {
    const box = one.getBoundingClientRect();
    const on = (x, y) => one.contains(document.elementFromPoint(x, y));
    const middle = box.left + box.width / 2;
    return box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth
      || !on(middle, box.top + 4) || !on(middle, box.bottom - 4);
  });
  return all.length ? bad.map((one) => `${name} ${JSON.stringify(one.getBoundingClientRect())}`) : [`no ${name}`];
})"""
TURN = ["[data-tool=undo]", "[data-tool=hint]", "[data-end]"]
WANTED = {
    "placing": ["[data-suggested]", "[data-place-crew]"],
    "first turn": ["[data-play-line]", *TURN],
    "reactor advised": ["[data-play-line]", *TURN],
    "scenario": TURN,
    "two floors": TURN,
}
MORE = {"placing": ["[data-start]", "[data-start] small"], "first turn": ["[data-fold]"], "reactor advised": ["[data-fold]"]}
BOARD = "document.querySelector('.board svg.board-plan').getBoundingClientRect().height"


@pytest.mark.full_size
@pytest.mark.parametrize("state", WANTED)
def test_what_is_advised_and_ends_the_turn_can_be_pressed(hands: Hands, state: str) -> None:
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.settle(still=True)
    STATES[state](hands)
    found = []
    for language in LANGUAGES:
        hands.page.evaluate(SPEAK, language)
        for width, height in SIZES:
            hands.page.set_viewport_size({"width": width, "height": height})
            hands.rest()
            wanted = WANTED[state] + (MORE.get(state, []) if height > 800 else [])
            found += [f"{language} {width}: {text}" for text in hands.page.evaluate(OUT, wanted)]
            assert hands.page.evaluate(BOARD) > 150
    assert found == []


@pytest.mark.full_size
def test_an_answer_above_the_advice_leaves_its_button_in_sight(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.settle(still=True, language="ru")
    STATES["first turn"](hands)
    hands.page.evaluate("window.hotzone.explain('Здесь пока нечего сделать, и это длинный ответ на две строки.')")
    hands.page.locator(".note.is-refused").wait_for()
    for width, height in SIZES:
        hands.page.set_viewport_size({"width": width, "height": height})
        hands.still()
        assert hands.page.evaluate(OUT, ["[data-play-line]", *TURN]) == []


@pytest.mark.full_size
def test_the_buttons_of_the_turn_stay_over_the_tabs_in_the_shortest_window(hands: Hands) -> None:
    hands.settle(still=True)
    hands.page.set_viewport_size({"width": 390, "height": 844})
    at_the_door(hands)
    for height in (640, 520, 500, 420):
        hands.page.set_viewport_size({"width": 320, "height": height})
        hands.still()
        assert hands.page.evaluate(OUT, TURN) == [], height


def test_the_log_has_its_sheet_for_itself_while_cards_are_chosen(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.begin({"rules": "experienced", "level": "recruit"}, seats=3)
    cards = hands.page.locator(".card-row")
    expect(cards).to_be_visible()
    hands.page.get_by_role("button", name="Log", exact=True).click()
    expect(cards).to_be_hidden()
    hands.page.get_by_role("button", name="Actions", exact=True).click()
    expect(cards).to_be_visible()
