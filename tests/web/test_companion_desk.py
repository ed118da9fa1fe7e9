"""The companion where the table goes its own way: it differs, people act freely, a tablet lies flat, the line is gone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.hands import Came, Hands
from tests.web.test_companion import NOW, act, answered, begun, line_of, reach, roll


def test_a_table_that_differs_is_put_right_by_tapping_it_and_the_record_says_so(hands: Hands) -> None:
    hands.settle(still=True)
    code = begun(hands)["code"]
    hands.page.locator("[data-desk=differs]").click()
    seq = hands.page.evaluate(NOW)
    hands.page.locator('[data-tap="1,1"]').dispatch_event("click")
    hands.page.locator('[data-set="threat 1,1 fire"]').click()
    reach(hands, seq + 1)
    hands.page.locator('[data-tap="4,1"]').dispatch_event("click")
    hands.page.locator('[data-set="moved 1 4,1"]').click()
    reach(hands, seq + 2)
    view = hands.page.evaluate("window.hotzone.table.live.value.view")
    assert (view["spaces"]["1,1"]["threat"], view["firefighters"][0]["at"]) == ("fire", "4,1")
    expect(hands.page.locator("[data-placed]")).to_have_count(0)  # the pieces lie there already
    hands.page.locator("[data-desk=entries]").click()
    expect(hands.page.locator("[data-entry]").first).to_contain_text("The table differed")
    assert line_of(hands, code)[-2:] == ["set threat 1,1 fire", "set moved 1 4,1"]
    hands.page.locator("[data-desk=undo]").click()
    reach(hands, seq + 3)
    assert hands.page.evaluate("window.hotzone.table.live.value.view.firefighters[0].at") != "4,1"


def test_only_the_fire_asks_for_the_look_of_the_table_and_then_for_the_dice(hands: Hands) -> None:
    hands.settle(still=True)
    begun(hands)
    hands.page.locator("[data-desk=free]").click()
    expect(hands.page.locator(".desk")).to_have_attribute("data-scene", "free")
    seq = hands.page.evaluate(NOW)
    hands.page.locator('[data-tap="1,1"]').dispatch_event("click")
    hands.page.locator('[data-set="threat 1,1 smoke"]').click()
    reach(hands, seq + 1)
    hands.page.locator("[data-looks]").click()
    reach(hands, seq + 2)
    roll(hands, "1,1")
    assert hands.page.evaluate("window.hotzone.table.live.value.view.spaces['1,1'].threat") == "fire"  # smoke lay there
    answered(hands)
    expect(hands.page.locator(".desk")).to_have_attribute("data-scene", "free")  # the next one's turn
    hands.page.locator("[data-desk=free]").click()
    expect(hands.page.locator(".desk")).to_have_attribute("data-scene", "turn")


def test_a_tablet_lying_flat_tells_every_side_and_turns_by_quarters(hands: Hands) -> None:
    hands.settle(still=True)
    hands.page.set_viewport_size({"width": 1180, "height": 820})
    begun(hands)
    for quarter in range(4):
        hands.page.locator("[data-desk=flat]").dispatch_event("click")
        expect(hands.page.locator("html")).to_have_attribute("data-flat", str(quarter))
        expect(hands.page.locator(".flat-edge")).to_have_count(4)
        expect(hands.page.locator(".flat-edge").first).to_contain_text("to act")
        assert hands.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    hands.page.locator("[data-desk=flat]").dispatch_event("click")
    expect(hands.page.locator(".flat-edge")).to_have_count(0)


def test_a_table_opens_again_without_the_line_as_it_was_seen_last(came: Came) -> None:
    hands = came()  # its console may complain of a line that is gone
    hands.settle(still=True)
    begun(hands)
    act(hands, "end")
    page = hands.page
    page.wait_for_selector("html[data-kept]")
    page.reload()  # through the worker, so that everything is kept
    page.wait_for_selector("[data-key=red-1]")
    page.wait_for_selector("html[data-kept]")
    hands.rest()
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".board-cell")
    page.get_by_role("alert").filter(has_text="No connection").wait_for()
    expect(page.locator("[data-key=red-1]")).to_have_count(0)
    page.context.set_offline(False)
    page.wait_for_selector("[data-key=red-1]")  # the line is back: it goes on by itself
    roll(hands, "1,1")
