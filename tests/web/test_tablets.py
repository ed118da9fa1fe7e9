"""Tablets, upright and on their side: the board, the question and its answers are in sight together."""

from __future__ import annotations

import pytest

from hotzone.languages import LANGUAGES
from tests.web.hands import Hands
from tests.web.table_states import reactor_advised
from tests.web.test_clipped_text import SPEAK
from tests.web.test_phones import OUT, TURN

# what lies over the middle of a thing must belong to it
ON_TOP = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const found = document.elementFromPoint(x + width / 2, y + height / 2);
  return height > 0 && Boolean(found) && (one.contains(found) || found.contains(one));
}"""
STICKING_OUT = """[...document.querySelectorAll('.card')].flatMap((card) => [...card.querySelectorAll('input, select, button')]
  .filter((one) => one.getBoundingClientRect().right > card.getBoundingClientRect().right)
  .map((one) => one.outerHTML.slice(0, 90)))"""


@pytest.mark.parametrize("size", [(834, 1112), (1024, 768)], ids=["upright", "lying"])
def test_a_card_is_chosen_beside_the_board(hands: Hands, size: tuple[int, int]) -> None:
    hands.page.set_viewport_size({"width": size[0], "height": size[1]})
    hands.settle(still=True)
    hands.begin({"rules": "experienced", "board": "villa"}, seats=4)
    hands.rest()
    card = hands.page.locator(".card-row .chip").first
    answer = hands.page.locator(".action-card").get_by_role("button", name="Paramedic").first
    board = hands.page.locator(".board").bounding_box()
    assert card.evaluate(ON_TOP)
    assert answer.evaluate(ON_TOP)
    assert board is not None
    assert board["height"] > 250


@pytest.mark.parametrize("width", [390, 834, 1280])
def test_no_name_field_sticks_out_of_its_card(hands: Hands, width: int) -> None:
    hands.page.set_viewport_size({"width": width, "height": 900})
    hands.go("/table")
    hands.page.wait_for_selector(".seat-list input")
    hands.rest()
    assert hands.page.evaluate(STICKING_OUT) == []


# below 1200 × 900 little room is left beside the board for an advice, the tokens in hand and the buttons
ADVISED = ["[data-play-line]", "[data-fold]", ".token-button", *TURN]


@pytest.mark.full_size
@pytest.mark.parametrize("size", [(834, 1112), (1112, 834)], ids=["upright", "lying"])
def test_an_advice_in_reactor_hides_neither_tokens_nor_buttons(hands: Hands, size: tuple[int, int]) -> None:
    hands.page.set_viewport_size({"width": size[0], "height": size[1]})
    hands.settle(still=True)
    reactor_advised(hands)
    found = []
    for language in LANGUAGES:
        hands.page.evaluate(SPEAK, language)
        hands.rest()
        wanted = [*ADVISED, ".goal-button"] if size[0] < size[1] else ADVISED
        found += [f"{language}: {text}" for text in hands.page.evaluate(OUT, wanted)]
    assert found == []
