"""Buildings with two floors, ladders, windows and elevators, played by clicking."""

from __future__ import annotations

import re

import pytest

from tests.web.hands import Hands
from tests.web.scenes import scene
from tests.web.test_everybody import everywhere

# on the hotel's first row, away from entrance and stair
FAR = {"exploding": ["roll 1,4", "roll 1,8", "roll 2,-"], "hiding": ["roll 1,1", "roll 2,8", "roll 3,7"]}
PHONE = {"width": 390, "height": 844}


def hotel(hands: Hands, start: str, crew: str = "generalist,rescue") -> None:
    """A hotel in which the first of the crew begins at a space."""
    hands.settle(still=True)
    hands.open(scene({"board": "hotel", "rules": "experienced", "crew": crew}, [start, "7,5"], FAR))
    hands.page.wait_for_selector(".reach-dot")


def told(hands: Hands) -> str:
    """The log."""
    return " ".join(hands.page.locator(".log-card li").all_inner_texts())


def test_a_match_in_the_villa_is_clicked_to_its_end(hands: Hands) -> None:
    hands.settle(still=True, speed=4)
    hands.begin({"board": "villa"}, seats=2, dice=f"{92:064x}")  # a short match
    assert hands.play_on()["result"] in ("victory", "perfect", "defeat", "collapse", "hopeless")
    hands.page.wait_for_selector(".end-page")
    assert re.search(r"landing|bedroom|child|dressing", told(hands))  # both floors were played on


def test_two_floors_stand_side_by_side_with_the_numbers_of_the_dice(hands: Hands) -> None:
    hotel(hands, "7,2")
    boxes = [hands.page.locator(f'svg.board-plan[data-floor="{floor}"]').bounding_box() for floor in (1, 2)]
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    assert hands.page.locator(".mark-column text").all_text_contents() == list("12345678")
    assert hands.page.locator(".floor-name").all_inner_texts() == ["Ground floor", "Upper floor"]


def test_a_path_upstairs_is_drawn_on_both_floors_and_walked_with_one_click(hands: Hands) -> None:
    hotel(hands, "7,2")
    hands.space("6,2@2").hover()
    hands.page.wait_for_selector(".path-line")
    assert hands.page.locator('svg.board-plan[data-floor="1"] .price-bubble text').all_text_contents() == ["1", "2", "3", "4", "5"]
    assert hands.page.locator('svg.board-plan[data-floor="2"] .price-bubble text').all_text_contents() == ["5"]
    assert hands.page.locator(".note b").inner_text() == "Go to the stair down"
    hands.space("6,2@2").click()
    hands.until(lambda found: found["at"] == "6,2@2")


@pytest.mark.full_size
def test_on_a_phone_one_floor_is_shown_and_follows_the_actor_and_the_fire(hands: Hands) -> None:
    hands.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    hotel(hands, "7,2")
    assert hands.page.locator(".storey.is-on").get_attribute("class") == "storey floor-1 is-on"
    hands.page.locator('[data-floorkey="2"]').click()
    assert hands.page.locator(".storey.is-on").get_attribute("class") == "storey floor-2 is-on"
    before = hands.look()["seq"]
    hands.space("6,2@2").click()
    hands.until(lambda found: found["at"] == "6,2@2" and found["floor"] == 2)
    hands.after(before)  # the way is told to its end: it turns no floor over any more
    hands.rest()
    hands.page.locator(".storey.floor-1 .other-floor").click()
    assert hands.look()["floor"] == 1
    hands.page.evaluate("window.hotzone.table.story.now.value = { kind: 'smoke', at: '3,2@2', events: [], ms: 9, time: 9, key: 1 }")
    assert hands.look()["floor"] == 2
    hands.page.evaluate("window.hotzone.table.story.now.value = null")
    assert hands.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_window_is_opened_by_clicking_it(hands: Hands) -> None:
    hotel(hands, "5,0")
    found = hands.look()
    hands.edge("5,0|5,1").click()
    ways = [item.inner_text().split("\n")[0] for item in hands.page.locator(".choices .action").all()]
    assert ways == [f"{verb} the window (outside, west side – lobby)" for verb in ("Open", "Chop out")]
    assert "Open the window" in (hands.page.locator(".bubble").text_content() or "")  # the first way stands on the board, in words
    hands.page.locator(".bubble").click()
    hands.after(found["seq"])
    assert "The window (outside, west side – lobby) is open." in told(hands)
    hands.space("5,1").click()
    assert hands.after(found["seq"] + 1)["at"] == "5,1"


def test_a_ladder_is_taken_extended_and_climbed(hands: Hands) -> None:
    hotel(hands, "0,1")
    found = hands.look()
    hands.space("0,1").click()
    hands.page.locator(".choices .action", has_text="Take a ladder").click()
    hands.after(found["seq"])
    assert hands.page.locator(".held").count() == 1
    hands.space("0,1").click()
    hands.page.locator(".choices .action", has_text="Extend the ladder").click()
    hands.after(found["seq"] + 1)
    assert hands.page.locator('use[href="#s-ladder"].ladder').count() == 2  # its foot, and its top on the other floor
    hands.space("0,1@2").click()
    assert hands.after(found["seq"] + 2)["at"] == "0,1@2"
    assert "top of the ladder" in hands.page.locator(".hero").inner_text()


def test_an_elevator_is_brought_up_and_sent_down(hands: Hands) -> None:
    hands.settle(still=True)
    hands.open(
        scene({"board": "high-rise", "rules": "experienced", "crew": "rescue,cafs"}, ["3,4", "0,0"], {"hiding": ["roll 1,1"]})
    )
    found = hands.look()
    assert hands.page.locator(".lift.is-lobby").count() == 2
    hands.edge("2,4|3,4").click()
    hands.after(found["seq"])
    assert "The elevator is on the floor, its door open." in told(hands)
    assert hands.page.locator(".lift.is-floor").count() == 1
    hands.edge("2,4|3,4").click()
    hands.after(found["seq"] + 1)
    assert "The elevator is down at the lobby, its door closed." in told(hands)
    assert "elevator, down at the lobby" in (hands.space("3,4").get_attribute("aria-label") or "")


def test_keys_go_to_the_other_floor(hands: Hands) -> None:
    hotel(hands, "7,2")
    hands.page.keyboard.press("w")
    hands.page.keyboard.press("]")
    hands.still()
    assert hands.page.locator(".board-cell:focus").get_attribute("data-place") == "7,2@2"
    hands.page.keyboard.press("ArrowUp")
    hands.still()
    assert hands.page.locator(".board-cell:focus").get_attribute("data-place") == "6,2@2"
    hands.page.keyboard.press("[")
    hands.still()
    assert hands.page.locator(".board-cell:focus").get_attribute("data-place") == "6,2"


@pytest.mark.full_size
def test_two_floors_have_no_axe_violation(hands: Hands) -> None:
    hotel(hands, "7,2")
    found = everywhere(hands, "two floors")
    hands.page.locator("[data-legend]").click()
    hands.page.wait_for_selector("dialog[open]")
    assert found + everywhere(hands, "legend", inside="dialog[open]") == []
