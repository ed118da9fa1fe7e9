"""Somebody who has never seen the game: the first rescue, the coach, clicks on fires, ways out, words without coordinates."""

from __future__ import annotations

import re

import pytest

from tests.server.following import SHOWN
from tests.web.hands import Hands
from tests.web.scenes import CALM, scene

WORDS = """() => {
  const heard = (node) => node.closest('.only-heard, [aria-hidden=true], svg, dialog, title');
  const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT), found = [];
  while (walker.nextNode()) {
    const at = walker.currentNode.parentElement;
    if (heard(at) || !at.checkVisibility({ visibilityProperty: true })) continue;
    found.push(...walker.currentNode.textContent.split(/\\s+/).filter((word) => /\\p{L}{2}/u.test(word)));
  }
  return found;
}"""
COACH = ".hint-card, .plan-card, .log-card, .start-card, .start-list, .stuck-card, .choices, .note, .end-button, .hero"
SPOKEN = "window.hotzone.table.coach.hint.value?.seq === window.hotzone.table.live.value.seq"


def first(hands: Hands, lang: str = "en") -> None:
    hands.settle(still=True, speed=4, language=lang)
    hands.page.goto(hands.address + "/first")
    hands.page.wait_for_selector("[data-place-crew]")
    hands.wait()


def placed(hands: Hands, lang: str = "en") -> None:
    first(hands, lang)
    hands.page.locator("[data-place-crew]").click()
    hands.until(lambda found: found.get("stage") == "acting" and bool(found["legal"]))
    hands.page.wait_for_selector("[data-play-line]")


def advised(hands: Hands) -> None:
    """Until the coach has spoken about the table as it is, or the match is over."""
    hands.until(lambda found: found["result"] != "undecided" or bool(hands.page.evaluate(SPOKEN)))


def burning(hands: Hands) -> None:
    """At the west door, two steps from a fire; the coach is silent."""
    hands.settle(still=True)
    hands.begin(seats=2)
    hands.place_crew()
    hands.page.wait_for_selector(".reach-dot")


def test_three_presses_lead_from_the_first_button_into_the_house(hands: Hands) -> None:
    placed(hands)  # /first is where the button leads: one press; "Place the whole crew for me": two
    before = hands.look()
    hands.page.locator("[data-play-line]").click()
    found = hands.after(before["seq"])
    assert hands.page.evaluate("at => window.hotzone.table.map().spaces.get(at).inside", found["at"])


@pytest.mark.full_size
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_first_decision_is_read_in_half_a_minute(hands: Hands, size: tuple[int, int]) -> None:
    hands.page.set_viewport_size({"width": size[0], "height": size[1]})
    first(hands)
    words = hands.page.evaluate(WORDS)
    print(size, len(words), "words")
    assert len(words) <= 90, " ".join(words)


READ = "all => all.flatMap((one) => one.innerText.split(/\\s+/)).filter((word) => /\\p{L}{2}/u.test(word)).length"


@pytest.mark.parametrize("lang", ["en", "ru", "cs", "it"])
def test_the_way_into_the_house_is_read_in_twenty_seconds(hands: Hands, lang: str) -> None:
    """The heading, and at each of the three presses the button with the card that it stands in; 200 words a minute."""
    hands.settle(still=True, speed=4, language=lang)
    hands.page.goto(hands.address)
    words = 0
    for read, button in (
        (".lead h1, .first-way", "[data-first]"),
        (".start-head, .start-card, [data-place-crew]", "[data-place-crew]"),
        (".hint-card b, .hint-card p, .hint-card [data-play-line]", "[data-play-line]"),
    ):
        hands.page.wait_for_selector(button)
        words += hands.page.locator(read).evaluate_all(READ)
        hands.page.locator(button).click()
    print(lang, words, "words,", words * 60 / 200, "seconds")
    assert 20 < words <= 200 * 20 / 60


def test_one_place_is_suggested_and_the_other_doors_are_numbered(hands: Hands) -> None:
    first(hands)
    assert hands.page.locator(".start-card b").inner_text().lower() == "south door, dining room"
    assert "no fire is in the way" in hands.page.locator(".start-card").inner_text()
    assert hands.page.locator(".start-list .action").count() == 3
    assert hands.page.locator(".start-mark text").all_text_contents() == ["1", "2", "3", "4"]
    before = hands.look()
    hands.page.keyboard.press("2")
    hands.after(before["seq"])
    assert "starts outside at the north door" in hands.page.locator(".log-card").inner_text()
    hands.space("3,0").click()  # any other space, on the board
    hands.until(lambda found: found.get("stage") == "acting")


@pytest.mark.parametrize("lang", ["en", "ru", "cs", "it"])
def test_nobody_reads_coordinates_or_rule_numbers(hands: Hands, lang: str) -> None:
    placed(hands, lang)
    for _ in range(9):
        found = hands.wait()
        read = " ".join(hands.page.locator(COACH).all_inner_texts())
        assert not SHOWN.search(read), SHOWN.search(read)
        if hands.page.locator("[data-fold=why]").count():
            hands.page.locator("[data-fold=why]").click()
            assert not SHOWN.search(hands.page.locator(".hint-card").inner_text())
        line = hands.page.locator("[data-play-line]")
        (line if line.count() else hands.page.locator("[data-end]")).click()
        hands.after(found["seq"])
        advised(hands)


def test_a_line_is_played_up_to_the_end_of_the_turn_and_can_be_taken_back(hands: Hands) -> None:
    placed(hands)
    before = hands.look()
    price = int(hands.page.locator("[data-play-line] .cost span[aria-hidden]").inner_text())
    hands.page.locator("[data-play-line]").click()
    after = hands.until(lambda found: before["points"]["ap"] - found["points"]["ap"] == price)  # its steps come one by one
    assert after["turn"] == before["turn"]
    assert hands.page.locator("[data-tool=undo]").get_attribute("aria-disabled") == "false"


def test_odds_and_another_way_are_there_for_those_who_ask(hands: Hands) -> None:
    placed(hands)
    card = hands.page.locator(".hint-card")
    assert "%" not in card.inner_text()
    card.locator("[data-fold=odds]").click()
    assert "%" in card.inner_text()
    steps = card.locator(".line-steps").inner_text()
    card.locator("[data-other]").click()
    assert card.locator(".line-steps").inner_text() != steps


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


def test_who_stands_in_fire_sees_the_flame_the_reason_and_the_ways_out(hands: Hands) -> None:
    burning(hands)
    hands.space("3,2").click()
    hands.page.locator(".choices .is-risky").click()
    hands.page.wait_for_selector(".stuck-card")
    end = hands.page.locator("[data-end]")
    assert end.get_attribute("aria-disabled") == "true"
    assert "first leave the fire" in end.inner_text()
    end.click(force=True)  # what is disabled for programs answers people
    assert "first leave the fire" in hands.page.locator(".note.is-refused").inner_text()
    helmet = hands.page.locator(".helmet[data-figure='1']").bounding_box()
    space = hands.space("3,2").bounding_box()
    assert helmet
    assert space
    assert helmet["width"] < 0.7 * space["width"]  # the flame stays in sight
    assert hands.page.locator("[data-way-out]").count() >= 2
    assert hands.page.locator("[data-take-back]").is_visible()
    before = hands.look()
    hands.page.locator("[data-suggested]").click()
    hands.after(before["seq"])
    assert end.get_attribute("aria-disabled") == "false"


def test_without_points_the_page_says_what_to_do(hands: Hands) -> None:
    burning(hands)
    hands.space("1,1").click()
    hands.until(lambda found: found["ready"] and not found["busy"] and found["at"] == "1,1")
    hands.space("1,2").click()
    hands.page.wait_for_selector(".note.is-spent")
    assert hands.page.locator(".note.is-spent").inner_text() == "No points left: end the turn."
    assert "nothing is kept" in hands.page.locator("[data-end]").inner_text()


def test_what_cannot_be_pressed_says_why_in_place(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin(seats=2)
    hands.place_crew()
    for tool in ("undo", "hint"):
        button = hands.page.locator(f"[data-tool={tool}]")
        assert button.get_attribute("aria-disabled") == "false"
    off = hands.page.locator('[data-group="carry"]')
    assert off.get_attribute("aria-disabled") == "true"
    assert "nobody on this space" in off.inner_text()


def test_the_coach_grows_silent_and_can_be_called_back(hands: Hands) -> None:
    placed(hands)
    hands.page.evaluate(
        """() => { const { table } = window.hotzone, live = table.live.value;
        table.live.value = { ...live, seq: live.seq, view: { ...live.view, counts: { ...live.view.counts, rescued: 3 } } };
        table.coach.fold(); }"""
    )
    card = hands.page.locator(".hint-card.is-silent")
    card.wait_for()
    assert "silent" in card.inner_text()
    card.locator("[data-call-coach]").click()
    hands.page.wait_for_selector("[data-play-line]")


def test_a_hint_on_the_board_swallows_no_click(hands: Hands) -> None:
    placed(hands)
    assert hands.page.locator(".plan-line").count() == 1
    for name in (".plan-line", ".coach-spot"):
        assert hands.page.locator(name).first.evaluate("one => getComputedStyle(one).pointerEvents") == "none"


def test_steps_of_a_way_are_one_line_that_opens(hands: Hands) -> None:
    burning(hands)
    hands.space("1,1").click()
    hands.until(lambda found: found["ready"] and not found["busy"] and found["at"] == "1,1")
    hands.rest()
    line = hands.page.locator(".log-card details")
    assert line.locator("summary").inner_text() == "Mira goes to the living room, 3 steps."
    line.locator("summary").click()
    assert line.locator("p").count() == 3


def test_a_single_die_is_told_as_a_number(hands: Hands) -> None:
    hands.settle(still=True)
    hands.open(scene({"rules": "experienced", "crew": "generalist,rescue"}, ["3,0", "7,6"], CALM))
    told = hands.page.locator(".log-card").inner_text()
    assert not re.search(r"Rolled \d -|- \d|NaN", told)
    assert re.search(r"One die is rolled: \d", told)


def test_the_goal_stands_over_the_board(hands: Hands) -> None:
    first(hands)
    strip = hands.page.locator(".status").inner_text()
    for words in ("Bring 7 people out", "Do not lose 4", "The house falls at 24"):
        assert words in strip
