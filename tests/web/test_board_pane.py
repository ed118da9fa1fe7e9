"""The board itself: looking closer without losing a tap, crowds, the legend, names of rooms, questions with their rule."""

from __future__ import annotations

import pytest

from tests.web.hands import Hands
from tests.web.scenes import CALM, scene

SIX = "paramedic,captain,imaging,cafs,hazmat,rescue"


def living_room(hands: Hands) -> None:
    hands.settle(still=True)
    hands.open(scene({"rules": "experienced", "crew": "generalist,rescue"}, ["3,0", "7,6"], CALM))
    hands.page.wait_for_selector(".reach-dot")


def middle(hands: Hands, place: str) -> tuple[float, float]:
    """Where a space is in the window."""
    box = hands.space(place).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_wheel_looks_closer_where_the_pointer_is_and_a_click_is_still_a_click(hands: Hands) -> None:
    living_room(hands)
    x, y = middle(hands, "3,1")
    before = hands.space("3,1").bounding_box()
    hands.page.mouse.move(x, y)
    hands.page.mouse.wheel(0, -600)
    hands.page.wait_for_selector("svg.board-plan[data-zoomed]")
    after = hands.space("3,1").bounding_box()
    assert before
    assert after
    assert after["width"] > 1.5 * before["width"]
    assert middle(hands, "3,1") == pytest.approx((x, y), abs=12)
    found = hands.look()
    hands.page.mouse.click(x, y)
    assert hands.after(found["seq"])["at"] == "3,1"
    hands.page.locator("[data-fit]").click()
    assert hands.page.locator("svg.board-plan[data-zoomed]").count() == 0


def test_a_drag_moves_a_zoomed_plan_and_plays_nothing(hands: Hands) -> None:
    living_room(hands)
    hands.page.locator(".zoom-button").click()
    found, (x, y) = hands.look(), middle(hands, "3,3")
    hands.page.mouse.move(x, y)
    hands.page.mouse.down()
    hands.page.mouse.move(x + 60, y + 10, steps=4)
    hands.page.mouse.up()
    assert middle(hands, "3,3") == pytest.approx((x + 60, y + 10), abs=8)
    assert hands.look()["seq"] == found["seq"]
    assert hands.page.locator(".note.is-refused").count() == 0


def test_two_fingers_zoom_and_one_finger_still_taps(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 390, "height": 844})
    living_room(hands)
    line = hands.page.context.new_cdp_session(hands.page)
    x, y = middle(hands, "3,1")
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})

    def touch(kind: str, *points: float) -> None:
        line.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x + dx, "y": y, "id": i} for i, dx in enumerate(points)]},
        )

    touch("touchStart", -20, 20)
    for far in range(25, 61, 5):
        touch("touchMove", -far, far)
    touch("touchEnd")
    hands.page.wait_for_selector("svg.board-plan[data-zoomed]")
    assert hands.page.locator(".note:not(.none)").count() == 0
    x, y = middle(hands, "3,1")
    touch("touchStart", 0)
    touch("touchEnd")
    hands.page.wait_for_selector("[data-confirm]")
    found = hands.look()
    hands.page.locator("[data-confirm]").click()
    assert hands.after(found["seq"])["at"] == "3,1"


def test_more_than_three_helmets_in_a_space_are_counted(hands: Hands) -> None:
    hands.settle(still=True)
    hands.open(scene({"rules": "experienced", "crew": SIX}, ["0,0"] * 6, CALM), seats=6)
    assert hands.page.locator(".more text").all_text_contents() == ["+3"]
    assert hands.page.locator(".helmet").count() == 3
    label = hands.space("0,0").get_attribute("aria-label") or ""
    assert all(name in label for name in ("Mira", "Tom", "Ota", "Lucia", "Vera", "Sam"))


@pytest.mark.parametrize(
    ("board", "words"),
    [("base-front", "deck gun"), ("villa", "closed window"), ("high-rise", "destroyed elevator"), ("brownstone", "party wall")],
)
def test_the_legend_names_what_a_building_has(hands: Hands, board: str, words: str) -> None:
    hands.settle(still=True)
    hands.open(scene({"rules": "experienced", "crew": "rescue,cafs", "board": board}, ["0,1", "0,2"], {}))
    hands.page.locator("[data-legend]").click()
    hands.page.wait_for_selector("dialog .drawings")
    assert words in hands.page.locator("dialog").inner_text()
    link = hands.page.locator('[data-legend-links] a[data-section="doors"]')
    link.wait_for()
    assert (link.inner_text(), link.get_attribute("href")) == ("4.1 Doors", "/rules/fire/doors#doors")


def test_the_legend_of_the_family_game_has_nothing_that_only_the_experienced_game_has(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin(seats=2)
    hands.page.locator("[data-legend]").click()
    hands.page.wait_for_selector("dialog .drawings")
    told = " ".join(hands.page.locator("dialog .drawings:not(.is-linked)").all_inner_texts())
    assert "call: somebody may be here" in told
    assert not [word for word in ("hot spot", "hazmat", "treated", "card") if word in told]


@pytest.mark.parametrize(("tag", "room"), [("en", "hotel"), ("ru", "номер 201"), ("cs", "pokoj 201"), ("it", "camera 201")])
def test_rooms_have_names_in_every_language(hands: Hands, tag: str, room: str) -> None:
    hands.settle(still=True, language=tag)
    hands.begin({"board": "hotel"})
    label = hands.space("1,1@2").get_attribute("aria-label") or ""
    assert label.startswith("room 201, 1·5²" if tag == "en" else room)


def test_a_question_says_who_chooses_and_by_which_rule(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin({"rules": "experienced"}, seats=2)
    asked = hands.page.locator(".question")
    assert "Mira chooses" in asked.inner_text()
    asked.locator(".why-button").click()
    assert "FIRE-SETUPE-14" in hands.dialog().inner_text()


def test_a_tap_beside_the_marked_spaces_is_explained(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin()
    hands.space("3,3").click()
    note = hands.page.locator(".note[data-answer]")
    note.wait_for()
    assert "outside" in note.inner_text()


LIES = """() => {
  const { table } = window.hotzone, view = table.shown.value;
  table.shown.value = { ...view, firefighters: view.firefighters.map((one, i) => (i ? one : { ...one, lying: true })) };
}"""


def test_a_firefighter_who_lies_is_drawn_on_its_side_where_it_lies(hands: Hands) -> None:
    living_room(hands)
    hands.page.evaluate(LIES)
    lying, space = hands.page.locator(".helmet.is-down").bounding_box(), hands.space("3,0").bounding_box()
    assert lying
    assert space
    assert space["x"] < lying["x"] + lying["width"] / 2 < space["x"] + space["width"]
    assert space["y"] < lying["y"] + lying["height"] / 2 < space["y"] + space["height"]
    assert hands.page.locator(".held.is-bad").count() == 1
    assert "lies hurt" in (hands.space("3,0").get_attribute("aria-label") or "")
