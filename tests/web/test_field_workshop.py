"""Reactor's field in the workshop: drawn, checked, mended, tried; and the steps that lead through a printed board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.hands import Hands
from tests.web.test_everybody import WIDE, everywhere
from tests.web.test_workshop import draw, hit, saved

SAME = """async () => {
  const { workshop } = await part('/games/reactor/workshop/workshop.js'),
    ask = async (path) => (await fetch(`/api/games/reactor/boards/reactor${path}`)).json(),
    mine = workshop.boardOf((await ask('/file')).data), theirs = (await ask('')).board;
  return [JSON.stringify([mine.rows, mine.limits, mine.cells]), JSON.stringify([theirs.rows, theirs.limits, theirs.cells])];
}"""


def begin(hands: Hands, how: str) -> None:
    """The gallery of the game, and a board to draw on."""
    page = hands.page
    page.goto(hands.address + "/workshop")
    page.wait_for_selector(".board-card svg")
    page.locator("[data-game=reactor]").click()
    page.locator(how).first.click()
    page.wait_for_selector(".draw-hit[data-place='16']")
    hands.rest()


def cells(hands: Hands) -> list[str]:
    """The plan's names, row by row."""
    return str(saved(hands)["plan"]).split()


def test_a_field_is_drawn_from_nothing_warned_about_mended_and_tried(hands: Hands) -> None:
    hands.settle(still=True, speed=4)
    begin(hands, "[data-size=r-hex]")
    page = hands.page
    expect(page.locator("[data-deed=try]")).to_be_disabled()
    draw(hands, "r-control", "6", "8", "17", "21", "30", "32")
    assert [name for name in cells(hands) if name[0] == "S"] == ["S1", "S2", "S3", "S4", "S5", "S6"]
    hands.rest()
    finding = page.locator(".finding", has=page.locator("[data-mend]"))
    expect(finding).to_contain_text("6, 8, 17, 21, 30")
    finding.locator("[data-mend]").click()
    expect(page.locator("[data-deed=try]")).to_be_enabled()
    expect(page.locator(".finding")).to_have_count(0)  # 31 and 6, as in the box
    page.locator("[data-step='decks.tvs_cards_per_cell 1']").click()
    page.locator("input[data-number='dial.red_from']").fill("15")
    data = saved(hands)
    assert (data["decks"]["tvs_cards_per_cell"], data["dial"]["red_from"]) == (2, 15)
    assert data["tiles"] == {"tvs_emergency": 6, "tvs_ordinary": 25, "suz_broken": 4, "suz_working": 2}
    page.locator("[data-undo]").click()
    assert saved(hands)["dial"]["red_from"] == 21
    page.locator("[data-redo]").click()
    hands.rest()
    page.locator("[data-deed=try]").click()
    page.wait_for_selector(".board-cell")
    view = page.evaluate("() => window.hotzone.table.live.value.view")
    assert (view["limits"]["red"], view["decks"]["overheat"]["left"]) == (15, 61)  # two cards a cell, one of them drawn


def test_cells_grow_shrink_and_mirror_and_what_is_selected_stays_in_its_place(hands: Hands) -> None:
    begin(hands, "[data-copy]")
    page = hands.page
    page.locator(".symmetry select").select_option("across")
    draw(hands, "r-none", "14")  # the left end of the middle row, and with it the right one
    assert "14" not in cells(hands)
    assert "18" not in cells(hands)
    expect(page.locator(".drawn-focus")).to_have_count(1)
    page.locator(".symmetry select").select_option("")
    draw(hands, "r-fuel")
    page.locator(".drawing .plan-sheet").focus()
    page.keyboard.press("Enter")  # it comes back with the lowest number that is free
    assert cells(hands).count("14") == 1
    draw(hands, "r-fuel", "-1:6")  # above the first row: the plan moves down
    assert cells(hands)[0] == "18"


def test_numbers_are_typed_counted_and_moved_by_keyboard(hands: Hands) -> None:
    begin(hands, "[data-copy]")
    page = hands.page
    hit(page, "16").dispatch_event("click")
    page.locator(".drawing .plan-sheet").focus()
    page.keyboard.press("n")
    expect(page.locator("[data-typed]")).to_be_focused()
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    names = cells(hands)
    assert (names[3], names[20]) == ("16", "03")  # they changed places
    expect(page.locator("[data-typed]")).to_have_value("3")
    page.locator(".palette [data-tool=r-count]").click()
    hit(page, "5").dispatch_event("click")
    hit(page, "6").dispatch_event("click")
    names = cells(hands)
    assert (names[6], names[8]) == ("01", "02")
    page.locator(".drawing .plan-sheet").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("2")
    assert "S7" in cells(hands)


def test_a_printed_board_is_entered_in_steps_and_says_what_was_read(hands: Hands) -> None:
    begin(hands, "[data-copy]")
    page = hands.page
    page.locator("[data-enter]").click()
    expect(page.locator(".entry-step h2")).to_contain_text("1 of 7")
    page.locator("[data-read=field_shape]").check()
    page.locator("[data-step-next]").click()
    expect(page.locator(".palette [data-tool=r-control]")).to_have_attribute("aria-pressed", "true")
    for _ in range(3):
        page.locator("[data-step-next]").click()
    expect(page.locator("[data-numbers]")).to_have_count(1)  # the step of the dial shows the dial alone
    source: dict[str, Any] = saved(hands)["source"]
    assert source["field_shape"].startswith("single: read off the cardboard")
    expect(page.locator(".entry-step .hint").first).to_contain_text("1 of 7")


def test_a_photograph_lies_under_the_plan_is_pulled_by_its_corners_and_is_never_sent(hands: Hands) -> None:
    begin(hands, "[data-copy]")
    page, sent = hands.page, []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.locator("[data-enter]").click()
    page.locator("input[data-photo]").set_input_files({"name": "x.txt", "mimeType": "image/png", "buffer": b"no picture"})
    expect(page.locator(".photo-tools .note")).to_be_visible()
    page.locator("input[data-photo]").set_input_files("src/hotzone/web/icons/hotzone-192.png")
    page.wait_for_selector("canvas.photo")
    page.wait_for_function("() => document.querySelector('.photo').style.transform.startsWith('matrix3d')")
    before = page.evaluate("() => document.querySelector('.photo').style.transform")
    page.locator("[data-corner='0']").focus()
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("(old) => document.querySelector('.photo').style.transform !== old", arg=before)
    page.locator("input[name=photo-strength]").fill("80")
    page.wait_for_function("() => Number(document.querySelector('.plan-sheet').style.opacity).toFixed(1) === '0.2'")
    hit(page, "16").dispatch_event("click")
    page.locator("[data-photo-drop]").click()
    expect(page.locator("canvas.photo")).to_have_count(0)
    hands.rest()
    assert all(url.endswith("/api/check-board") for url in sent)


def test_a_draft_is_drawn_as_the_server_draws_the_same_field(hands: Hands) -> None:
    hands.page.goto(hands.address + "/rules")
    mine, theirs = hands.page.evaluate(SAME)
    assert mine == theirs


@pytest.mark.full_size
def test_the_editor_of_a_field_has_no_axe_violation_and_fits_every_size(hands: Hands) -> None:
    begin(hands, "[data-copy]")
    hit(hands.page, "16").dispatch_event("click")
    hands.page.locator("[data-enter]").click()
    assert everywhere(hands, "field editor") == []
    assert hands.page.evaluate(WIDE) == []
