"""What can be done with a hint: play it by one key, ask for another way that is really another."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.hands import Hands


def hinted(hands: Hands) -> None:
    """A match in which somebody asks for a hint."""
    hands.settle(still=True, speed=4)
    hands.begin(seats=2)
    hands.place_crew()
    hands.page.locator("[data-tool=hint]").click()
    hands.page.locator("[data-play-line]").wait_for()


def test_enter_after_hint_plays_the_line(hands: Hands) -> None:
    hinted(hands)
    expect(hands.page.locator("[data-play-line]")).to_be_focused()
    before = hands.look()
    hands.page.keyboard.press("Enter")
    hands.after(before["seq"])
    assert hands.look()["seq"] > before["seq"]


TWO_WAYS = """others => {
  const { coach } = window.hotzone.table, known = coach.hint.value;
  const step = (text) => ({ text, verb: 'move', cost: 1, space: text.slice(5) });
  const units = [{ unit: 'damage', ours: 0.5, theirs: 0.4, gain: false }];
  coach.other.value = 0;
  coach.hint.value = { ...known, hint: { ...known.hint, line: ['move 3,1'], steps: [step('move 3,1')], others: [others.map(step)],
    because: { ...known.hint.because, units } } };
}"""


def test_another_way_says_what_differs_is_drawn_and_has_a_reason(hands: Hands) -> None:
    hinted(hands)
    card, drawn = hands.page.locator(".hint-card"), hands.page.locator(".plan-line .plan-way")
    hands.page.evaluate(TWO_WAYS, ["move 3,1", "move 4,1", "move 4,2"])
    assert card.locator(".line-steps").inner_text().split("\n")[0] == "Go to the living room, west side"
    shown = drawn.get_attribute("d")
    card.locator("[data-other]").click()
    assert "Go to the living room, south side" in card.locator(".line-steps").inner_text()
    assert drawn.get_attribute("d") != shown
    assert "The walls suffer less." in card.inner_text()
    card.locator("[data-fold=why]").click()
    assert "The first way: Go to the living room, west side" in card.inner_text()


def test_one_plan_is_drawn_at_a_time(hands: Hands) -> None:
    """What was tapped stands in the way of the hint; it comes back with its card."""
    hinted(hands)
    hint = hands.page.locator(".plan-hint, .coach-spot")
    expect(hint.first).to_be_attached()
    hands.page.evaluate("window.hotzone.planner.tap('2,2')")
    expect(hint).to_have_count(0)
    hands.page.evaluate("window.hotzone.planner.clear()")
    expect(hint.first).to_be_attached()


def test_what_says_the_same_is_no_other_way(hands: Hands) -> None:
    hinted(hands)
    hands.page.evaluate(TWO_WAYS, ["move 2,0", "move 3,0", "move 3,1"])
    expect(hands.page.locator("[data-other]")).to_have_count(0)
