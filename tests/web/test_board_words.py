"""Words and numbers on the board cover nothing: rooms are named where nothing burns, lines end beside the helmets."""

from __future__ import annotations

import pytest

from tests.web.hands import Hands
from tests.web.table_states import first_turn, placing

# how near the middles of two kinds of shapes come, as a share of a space
NEAREST = """([first, second]) => {
  const middles = (name) => [...document.querySelectorAll(`.board-plan ${name}`)].map((one) => one.getBoundingClientRect())
    .filter((box) => box.width).map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  const side = document.querySelector('.board-cell[data-place="3,3"]').getBoundingClientRect().width;
  return Math.min(...middles(first).flatMap(([x, y]) => middles(second).map(([a, b]) => Math.hypot(x - a, y - b) / side)));
}"""
# the ends of a drawn way, in spaces from the middle of the helmet that acts
ENDS = """() => {
  const [x, y] = document.querySelector('.plan-way').getAttribute('d').slice(1).split('L')[0].split(',').map(Number);
  const { cx, cy } = window.hotzone.table.map().boxes.get(PLACE);
  return Math.hypot(x - cx, y - cy) / 100;
}"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_rooms_are_named_where_nothing_stands(hands: Hands, language: str, size: tuple[int, int]) -> None:
    hands.page.set_viewport_size({"width": size[0], "height": size[1]})
    hands.settle(still=True, language=language)
    hands.begin(seats=2)
    hands.rest()
    rooms = hands.page.evaluate("window.hotzone.table.board.value.rooms.length")
    seen = hands.page.locator(".room-name:visible").count()
    assert seen == rooms if size[0] > 600 else seen >= rooms - 2
    assert 0.33 < hands.page.evaluate(NEAREST, [".room-name", ".fire-token"]) < 9


def test_a_planned_way_begins_beside_the_helmet(hands: Hands) -> None:
    hands.settle(still=True)
    first_turn(hands)
    assert hands.page.evaluate(ENDS.replace("PLACE", f"'{hands.look()['at']}'")) > 0.3


def test_the_number_of_a_door_stands_beside_the_helmet_there(hands: Hands) -> None:
    hands.settle(still=True)
    placing(hands)
    seq = hands.look()["seq"]
    hands.page.locator("[data-suggested]").click()
    hands.after(seq)
    assert hands.page.locator(".start-mark").count() == 4
    assert 0.4 < hands.page.evaluate(NEAREST, [".start-mark", "[data-figure]"]) < 9


# what is told lies on a helmet
COVERS = """() => {
  const box = document.querySelector('.story-caption').getBoundingClientRect();
  return [...document.querySelectorAll('[data-figure]')].map((one) => one.getBoundingClientRect())
    .some((one) => one.x < box.right && one.right > box.x && one.y < box.bottom && one.bottom > box.y);
}"""


def test_the_words_of_the_fire_cover_no_helmet(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 1440, "height": 900})
    hands.settle(still=True)
    hands.begin(seats=2)
    for place in ("7,5", "7,4"):
        seq = hands.wait()["seq"]
        hands.space(place).click()
        hands.after(seq)
    told = "{ words: 'Smoke in the kitchen', at: '1,4', icon: 's-smoke', sound: 'smoke' }"
    hands.page.evaluate(f"window.hotzone.table.story.words.caption.value = {told}")
    hands.page.locator(".story-caption").wait_for()
    assert not hands.page.evaluate(COVERS)
