"""What a click on the board offers: the useful way first, the way nearer, a card, and never flames alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.languages import by_language
from tests.web.first_table import burning
from tests.web.hands import Hands
from tests.web.scenes import CALM, scene


def test_a_click_on_a_fire_offers_water_first_and_walking_in_last(hands: Hands) -> None:
    burning(hands)
    hands.space("3,2").click()
    rows = hands.page.locator(".choices .action")
    names = [text.split("\n")[0] for text in rows.all_inner_texts()]
    assert names == ["Go beside it and put it out", "Go beside it, knock it down to smoke", "Walk into the fire"]
    assert "is-risky" in (rows.last.get_attribute("class") or "")
    assert "points would be left" in rows.last.inner_text() or "point would be left" in rows.last.inner_text()
    before = hands.look()
    hands.space("3,2").click()  # the first way is drawn: a second click confirms it
    hands.until(lambda found: found["ready"] and not found["busy"] and found["points"]["ap"] == 1)
    assert hands.wait()["at"] == "3,1"
    assert hands.page.evaluate("window.hotzone.table.live.value.view.spaces['3,2']") is None
    assert before["at"] == "3,0"


def test_behind_another_fire_the_way_is_cleared_first_and_nobody_is_sent_into_the_flames(hands: Hands) -> None:
    hands.settle(still=True)
    hands.open(scene({"crew": 1}, ["3,0"], {"advancing": ["roll 3,1"]}, ["end"]), seats=1)
    hands.page.wait_for_selector(".reach-dot")
    threats = hands.page.evaluate("window.hotzone.table.live.value.view.spaces")
    assert [threats[cell]["threat"] for cell in ("3,1", "3,2")] == ["fire", "fire"]
    hands.space("3,2").click()
    rows = hands.page.locator(".choices .action")
    names = [text.split("\n")[0] for text in rows.all_inner_texts()]
    assert names[0] == "Clear the way, then put it out"
    assert names[-1] == "Walk into the fire"
    assert "is-risky" not in (rows.first.get_attribute("class") or "")


@by_language("words", en="Towards the bathroom", ru="По пути в ванную", cs="Směrem do koupelny", it="Comincia ad andare in bagno")
def test_a_click_out_of_reach_offers_to_go_nearer_and_refuses_nothing(hands: Hands, language: str, words: str) -> None:
    hands.settle(still=True, language=language)
    hands.begin(seats=2)
    hands.place_crew()
    hands.page.wait_for_selector(".reach-dot")
    before = hands.look()
    hands.space("3,8").click()
    row = hands.page.locator(".choices .action")
    expect(row).to_have_count(1)
    assert words in row.inner_text()
    assert hands.page.locator(".is-refused").count() == 0
    row.click()
    after = hands.until(lambda found: found["ready"] and not found["busy"] and found["at"] != before["at"])
    assert after["turn"] == before["turn"]


def test_a_click_before_the_ways_have_come_waits_for_them(hands: Hands) -> None:
    burning(hands)
    hands.page.evaluate(
        """() => { const { table, planner } = window.hotzone, { paths } = table, known = paths.value;
        paths.value = { seq: -1, ways: {} };
        planner.tap('3,8', true);
        paths.value = known; }"""
    )
    expect(hands.page.locator(".choices .action")).to_have_count(1)
    assert hands.page.locator("[data-answer], .is-refused").count() == 0


def test_a_click_on_another_helmet_opens_its_card(hands: Hands) -> None:
    hands.settle(still=True)
    hands.open(scene({"rules": "family", "crew": 2}, ["3,0", "5,9"], CALM))
    hands.page.wait_for_selector(".reach-dot")
    hands.space("5,9").click()
    assert "Tom" in hands.dialog().inner_text()
    hands.page.keyboard.press("Escape")
    hands.open(scene({"rules": "family", "crew": 2}, ["3,0", "2,0"], CALM))
    hands.page.wait_for_selector(".reach-dot")
    hands.space("2,0").click()  # it can be gone to as well: both are offered
    expect(hands.page.locator(".choices .action")).to_have_count(2)
    hands.page.locator(".choices .action").last.click()
    assert "Tom" in hands.dialog().inner_text()


def test_the_first_way_stands_on_the_board_in_words_and_not_over_the_own_helmet(hands: Hands) -> None:
    burning(hands)
    hands.space("3,1").click()
    hands.wait()
    hands.page.wait_for_selector(".reach-dot")
    hands.space("3,2").click()  # beside it now
    bubble = hands.page.locator(".bubble")
    bubble.wait_for()
    assert "Put it out" in (bubble.text_content() or "")
    icons = hands.page.locator(".choices .action-icon use").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert len(set(icons)) == len(icons) == 3
    label, helmet = bubble.bounding_box(), hands.page.locator(".helmet[data-figure='1']").bounding_box()
    assert label
    assert helmet
    assert (
        label["y"] > helmet["y"] + helmet["height"]
        or label["y"] + label["height"] < helmet["y"]
        or label["x"] > helmet["x"] + helmet["width"]
        or label["x"] + label["width"] < helmet["x"]
    )
