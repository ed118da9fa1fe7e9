"""People play on the page: with a mouse, with keys only, in four languages."""

from __future__ import annotations

import re

import pytest

from tests.web.hands import Hands


def test_a_family_match_is_clicked_from_its_first_space_to_its_end(hands: Hands) -> None:
    hands.settle(still=True, speed=4)
    hands.begin(seats=2, dice=f"{61:064x}")  # a short match
    assert hands.play_on()["result"] in ("victory", "perfect", "defeat", "collapse", "hopeless")
    hands.page.wait_for_selector(".end-page")
    assert hands.page.locator("[data-again]").is_visible()


def test_an_experienced_match_is_set_up_by_its_questions(hands: Hands) -> None:
    hands.settle(still=True, speed=4)
    hands.begin({"rules": "experienced"}, seats=3)
    seen = set()
    while (found := hands.wait())["stage"] != "acting":
        seen.add(found["stage"])
        hands.choose(found)
        hands.after(found["seq"])
    assert seen == {"crewing", "placing", "parking"}


def test_a_path_is_shown_with_its_price_and_walked_with_one_click(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin()
    hands.place_crew()
    hands.page.wait_for_selector(".reach-dot")
    hands.space("1,1").hover()
    hands.page.wait_for_selector(".path-line")
    assert hands.page.locator(".note b").inner_text() == "Go to the living room"
    assert hands.page.locator(".price-bubble text").all_text_contents() == ["1", "2", "3"]
    before = hands.look()
    hands.space("1,1").click()
    hands.until(lambda found: found["at"] == "1,1")
    after = hands.wait()
    assert before["points"]["ap"] - after["points"]["ap"] == 3


def test_a_tap_that_is_not_allowed_says_why_with_its_rule(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin()
    hands.place_crew()
    hands.page.evaluate("window.hotzone.planner.tap('2,3|2,4', true)")
    note = hands.page.locator(".note[data-answer]")
    note.wait_for()
    assert hands.page.locator(".action-lists > *").first.get_attribute("data-answer") == ""  # phones show it
    assert hands.page.locator(".is-refused").count() == 0  # nothing went wrong: it is an answer
    note.locator(".why-button").click()
    assert re.search(r"FIRE-[A-Z]+-\d+", hands.dialog().inner_text())


def test_a_tap_before_the_ways_of_the_turn_are_here_is_answered_with_them(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin()
    hands.place_crew()
    hands.rest()
    hands.page.evaluate(
        """() => {
      const { paths } = window.hotzone.table;
      window.held = paths.value;
      paths.value = { seq: -1, ways: {} };
      window.hotzone.planner.tap('2,3|2,4', true);
    }"""
    )
    assert hands.page.locator(".note[data-answer]").count() == 0
    hands.page.evaluate("() => { window.hotzone.table.paths.value = window.held; }")
    hands.page.locator(".note[data-answer]").wait_for()
    assert hands.page.evaluate("window.hotzone.planner.picked.value") == ""


def test_a_step_is_taken_back_and_brought_back(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin()
    hands.place_crew()
    found = hands.wait()
    hands.space("3,1").click()
    assert hands.after(found["seq"])["at"] == "3,1"
    hands.page.locator("[data-tool=undo]").click()
    assert hands.after(found["seq"] + 1)["at"] == "3,0"
    hands.page.get_by_role("button", name="Bring back").click()
    assert hands.after(found["seq"] + 2)["at"] == "3,1"


def test_a_whole_turn_is_played_with_keys_only(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin()
    keyboard = hands.page.keyboard
    while (found := hands.wait())["stage"] == "placing":
        keyboard.press("1")
        hands.after(found["seq"])
    turn, seq = found["turn"], found["seq"]
    keyboard.press("w")
    focused = hands.page.locator(".board-cell:focus")
    start = focused.get_attribute("data-place")
    assert start == found["at"]
    keyboard.press("ArrowRight")
    hands.still()
    assert focused.get_attribute("data-place") != start
    keyboard.press("Enter")
    moved = hands.after(seq)
    assert moved["at"] != start
    keyboard.press("m")
    hands.page.wait_for_selector('[data-group="move"][aria-expanded="true"]')
    keyboard.press("Escape")
    keyboard.press("e")
    assert hands.after(moved["seq"])["turn"] == turn + 1


def test_the_replay_shows_an_earlier_moment_and_plays_on_from_it(hands: Hands) -> None:
    hands.settle(still=True)
    code = hands.begin()
    hands.place_crew()
    track = hands.page.locator("input.track")
    track.focus()
    track.press("Home")
    hands.page.get_by_role("button", name="Play on from here").click()
    hands.page.wait_for_url(lambda url: code not in url)
    hands.page.wait_for_selector(".board-cell")
    assert hands.wait()["stage"] == "placing"


@pytest.mark.parametrize(("tag", "word"), [("en", "End turn"), ("ru", "Завершить ход"), ("cs", "Konec tahu"), ("it", "Fine turno")])
def test_the_page_speaks_four_languages(hands: Hands, tag: str, word: str) -> None:
    hands.settle(still=True, language=tag)
    hands.begin()
    hands.place_crew()
    assert hands.page.locator("html").get_attribute("lang") == tag
    assert hands.page.locator("button[data-end]").inner_text().startswith(word)
    assert not re.search(r"\{ ?\$|\b(?:event|group|do|ask|error)-[a-z-]+\b", hands.page.locator("#app").inner_text())
