"""The workshop: a house drawn from nothing, warned about, mended, tried, shared, and played in another browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.hands import Came, Hands
from tests.web.test_everybody import WIDE, everywhere

SHOP = Path(__file__).parents[2] / "docs/guides/corner-shop.toml"
SAME = """async () => {
  const { workshop } = await part('/games/fire/workshop/workshop.js'), found = {};
  const { games } = await (await fetch('/api/gallery')).json();
  for (const { name } of games.find((one) => one.game === 'fire').boards) {
    const ask = async (path) => (await fetch(`/api/games/fire/boards/${name}${path}`)).json(),
      mine = workshop.boardOf((await ask('/file')).data), theirs = (await ask('')).board;
    const plain = (board) => JSON.stringify([board.rows, board.cols, board.floors, board.sides, board.spaces, board.rooms,
      [...board.edges].sort((a, b) => (a.name < b.name ? -1 : 1)),
      ['engine', 'ambulance'].map((one) => board.parking[one].map((bay) => [bay.side, bay.spaces]))]);
    found[name] = plain(mine) === plain(theirs);
  }
  return found;
}"""


def hit(page: Page, place: str) -> Any:
    """Where the plan is drawn on."""
    return page.locator(f'.draw-hit[data-place="{place}"]')


def draw(hands: Hands, tool: str, *places: str) -> None:
    """Take a tool up and use it."""
    button = hands.page.locator(f'.palette [data-tool="{tool}"]')
    button.click()
    for place in places:
        hit(hands.page, place).dispatch_event("click")


def test_a_house_is_drawn_warned_about_mended_tried_shared_and_played_in_another_browser(hands: Hands, came: Came) -> None:
    hands.settle(still=True, speed=4)
    page = hands.page
    page.goto(hands.address + "/workshop")
    page.locator("[data-size=one]").click()
    expect(page.locator(".finding")).to_have_count(3)
    expect(page.locator("[data-deed=try]")).to_be_disabled()
    expect(page.locator("#why-not")).to_be_visible()

    draw(hands, "wall", "3,1|3,2", "2,1|3,1", "4,1|4,2", "4,1|5,1")  # a room of two spaces in the middle of the left wall
    page.locator("[data-mend]").first.click()  # the way in that the check proposes
    draw(hands, "poi", "1,4", "5,5", "6,8")
    draw(hands, "fire", "3,5", "4,5")
    hands.rest()
    finding = page.locator(".finding").first
    expect(finding).to_contain_text("axe")
    assert page.locator(".finding-mark").count() == 1
    finding.locator("[data-goto]").click()
    assert page.evaluate("document.querySelectorAll('.drawn-focus').length") == 1
    finding.locator("[data-mend]").click()
    expect(page.locator(".finding")).to_have_count(0)

    page.locator("[data-undo]").click()
    expect(page.locator(".finding")).to_have_count(1)
    page.locator("[data-redo]").click()
    expect(page.locator(".finding")).to_have_count(0)
    page.locator(".board-title input").fill("Small house")
    page.locator(".board-title input").press("Enter")
    hands.rest()
    page.reload()  # everything is there again, the undo list too
    expect(page.locator("[data-undo]")).to_be_enabled()
    expect(page.locator(".board-title input")).to_have_value("Small house")
    expect(page.locator("[data-deed=share]")).to_be_enabled()

    page.locator("[data-deed=share]").click()
    expect(page.locator("[data-share]")).to_be_disabled()
    page.locator("dialog [name=agree]").check()
    page.locator("[data-share]").click()
    link = page.locator(".share-link a").get_attribute("href") or ""
    page.wait_for_function("() => document.querySelector('.share-qr').naturalWidth > 0")
    page.keyboard.press("Escape")

    page.locator("[data-deed=try]").click()
    page.wait_for_selector(".board-cell")
    found = hands.wait()
    assert found["stage"] == "placing"
    assert page.evaluate("window.hotzone.table.board.value.title") == "Small house"
    page.go_back()
    expect(page.locator(".board-title input")).to_have_value("Small house")

    other = came()
    other.page.goto(other.address + link)
    expect(other.page.locator("h1")).to_have_text("Small house")
    other.page.locator("[data-play]").click()
    other.page.wait_for_selector(".board-cell")
    seq = other.wait()["seq"]
    other.space("3,0").click()
    other.after(seq)
    assert other.page.evaluate("window.hotzone.table.live.value.view.edges['4,1|4,2']") in ("wall", "closed-door")
    other.page.goto(other.address + "/new/fire")
    other.page.locator("[data-own-board]").click()
    expect(other.page.locator("[data-begin]")).to_be_enabled()
    other.page.locator("[data-begin]").click()
    other.page.wait_for_selector(".board-cell")
    assert other.page.evaluate("window.hotzone.table.board.value.title") == "Small house"


@pytest.mark.full_size
def test_gallery_editor_and_sharing_have_no_axe_violation_and_fit_every_size(hands: Hands) -> None:
    page = hands.page
    page.goto(hands.address + "/workshop")
    page.wait_for_selector(".board-card svg")
    hands.rest()
    found = everywhere(hands, "gallery", ((390, 844), (1440, 900)))
    page.locator("[data-size=one]").click()
    page.wait_for_selector(".finding")
    hands.rest()
    found += everywhere(hands, "editor")
    assert page.evaluate(WIDE) == []
    page.locator(".board-title input").fill("x" * 60)
    page.goto(hands.address + "/workshop")
    page.wait_for_selector(".board-card svg")
    hands.rest()  # the gallery is there, and takes a file
    page.locator("input[type=file]").set_input_files(SHOP)
    page.locator("[data-deed=share]:not([disabled])").click()
    found += everywhere(hands, "share", ((390, 844),), "dialog")
    assert found == []


def test_a_draft_is_drawn_as_the_server_draws_the_same_board(hands: Hands) -> None:
    hands.page.goto(hands.address + "/rules")
    found = hands.page.evaluate(SAME)
    assert len(found) == 6
    assert set(found.values()) == {True}


def test_everything_can_be_done_by_keyboard_with_symmetry_and_two_floors(hands: Hands) -> None:
    page = hands.page
    page.goto(hands.address + "/workshop")
    page.locator("[data-size=two]").click()
    page.locator(".symmetry select").select_option("across")
    page.locator(".drawing svg").focus()
    for key in ("ArrowRight", "Shift+ArrowRight", "2"):  # the door beside 1,2 … stands in the middle: it mirrors itself
        page.keyboard.press(key)
    for key in ("ArrowLeft", "Shift+ArrowDown", "1"):
        page.keyboard.press(key)
    kinds = page.evaluate("""() => document.querySelector('#polite').textContent""")
    assert "wall" in kinds
    plan = saved(hands)["floor"][0]["plan"].split("\n")
    assert plan[2][11] == "D"
    assert (plan[3][4:7], plan[3][16:19]) == ("---", "---")
    page.keyboard.press("Control+z")
    assert saved(hands)["floor"][0]["plan"].split("\n")[3][4:7] == "   "
    draw(hands, "stair", "2,2")
    page.locator("[data-floor='2']").click()
    draw(hands, "stair", "3,2@2")
    assert saved(hands)["stair"][0]["upper"] == "2:3,2"
    page.locator("[data-floor='1']").click()
    page.locator(".symmetry select").select_option("")
    draw(hands, "open", "0,2|1,2")
    hands.rest()
    expect(page.locator("[data-deed=try]")).to_be_enabled()


def saved(hands: Hands) -> Any:
    """The draft as this browser keeps it."""
    hands.rest()
    return hands.page.evaluate("async () => (await (await part('/static/workshop/own_boards.js')).readOwnBoards())[0].data")


def test_a_broken_file_says_line_and_column_and_a_good_one_opens(hands: Hands, tmp_path: Path) -> None:
    page, text = hands.page, SHOP.read_text("utf-8")
    page.goto(hands.address + "/workshop")
    page.wait_for_selector(".board-card svg")
    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace("rows = 6", "rows = = 6"), "utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    line = text.split("\n").index("rows = 6") + 1
    expect(page.locator(".note.is-refused")).to_contain_text(f"Line {line}, column 8")
    page.locator("input[type=file]").set_input_files(SHOP)
    expect(page.locator(".board-title input")).to_have_value("Corner shop: four rooms, a window, a thin partition")
    with page.expect_download() as saved_file:
        page.locator("[data-deed=save]").click()
    assert 'title = "Corner shop' in Path(saved_file.value.path()).read_text("utf-8")


def test_the_meter_grows_its_bars_shows_heat_stops_and_goes_on(hands: Hands) -> None:
    page, asked = hands.page, []
    cell = {"level": "veteran", "crew": 4, "games": 8, "won": 4, "low": 0.2, "high": 0.8, "turns": 30.0}
    states: list[dict[str, Any]] = [
        {"state": "waiting", "cells": []},
        {"state": "running", "cells": [cell]},
        {
            "state": "cancelled",
            "cells": [{**cell, "games": 16, "won": 12}],
            "heat": {"fire": {"1,1": 0.5}, "lost": {}, "damage": {}},
        },
    ]

    def answer(route: Route) -> None:
        request = route.request
        asked.append((request.method, request.url.split("/api/")[1], request.post_data))
        if request.method == "POST":
            route.fulfill(json={"job": "j1"})
        elif request.method == "DELETE":
            del states[:-1]
            route.fulfill(json={})
        else:
            route.fulfill(json=states[0] if len(states) == 1 else states.pop(0) if states[0]["state"] == "waiting" else states[0])

    page.route("**/api/measure**", answer)
    page.goto(hands.address + "/workshop")
    page.wait_for_selector(".board-card svg")
    page.locator("input[type=file]").set_input_files(SHOP)
    page.locator("[data-measure]").click()
    row = page.locator(".meter-row").nth(2)
    expect(row).to_contain_text("50")
    expect(row.locator("svg")).to_have_attribute("aria-label", "50% won, very likely between 20% and 80%, in 8 matches")
    page.locator("[data-cancel]").click()
    expect(row).to_contain_text("75")
    page.locator("[data-heat=fire]").click()
    expect(page.locator(".heat text")).to_have_text("50%")
    page.locator("[data-measure]").click()
    page.wait_for_function("() => document.querySelector('[data-measure]')")
    posts = [json.loads(body or "{}") for method, _, body in asked if method == "POST"]
    assert [(post["game"], post["games"], len(post["cells"])) for post in posts] == [("fire", 40, 6), ("fire", 40, 6)]
    assert posts[0]["board"].startswith('name = "corner-shop"')
