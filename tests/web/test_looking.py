"""The page is for everybody: no axe violation in either theme, all of a phone's width, an honest first load."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.web.hands import Hands

SIZES = {"desktop": (1440, 900), "tablet": (834, 1112), "phone": (390, 844)}


def violations(hands: Hands) -> list[str]:
    found = Axe().run(hands.page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", ["/", "/new", "/log", "/rules/fire/FIRE-MOVE-01"])
def test_pages_around_the_board_have_no_axe_violation(hands: Hands, path: str, theme: str) -> None:
    hands.settle(theme=theme)
    hands.page.goto(hands.address + path)
    hands.page.wait_for_selector("main h1")
    hands.page.wait_for_timeout(600)
    assert violations(hands) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES)
def test_the_play_screen_has_no_axe_violation(hands: Hands, size: str, theme: str) -> None:
    hands.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    hands.settle(theme=theme, still=True)
    hands.begin({"rules": "experienced", "crew": "rescue,paramedic"}, seats=2)
    while (found := hands.wait())["stage"] != "acting":
        hands.choose(found)
        hands.after(found["seq"])
    assert violations(hands) == []


@pytest.mark.parametrize("kind", ["room", "settings", "keys", "text"])
def test_what_opens_over_the_board_has_no_axe_violation(hands: Hands, kind: str) -> None:
    hands.settle(still=True)
    hands.begin()
    hands.page.evaluate("kind => { window.hotzone.dialog.value = { kind }; }", kind)
    hands.page.wait_for_selector("dialog[open]")
    assert violations(hands) == []


@pytest.mark.parametrize("tag", ["en", "ru", "cs", "it"])
def test_nothing_sticks_out_of_a_phone(hands: Hands, tag: str) -> None:
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.settle(still=True, language=tag)
    hands.begin()
    hands.place_crew()
    assert hands.page.evaluate("document.documentElement.scrollWidth") <= 390
    hands.page.goto(hands.address + "/new")
    hands.page.wait_for_selector("[data-begin]")
    assert hands.page.evaluate("document.documentElement.scrollWidth") <= 390


WEIGHT = (
    "[performance.getEntriesByType('navigation'), performance.getEntriesByType('resource')].flat().map((one) => one.transferSize)"
)


def test_the_first_load_is_small(hands: Hands) -> None:
    hands.begin()
    hands.page.wait_for_timeout(500)
    sizes = hands.page.evaluate(WEIGHT)
    assert len(sizes) > 30
    assert 50_000 < sum(sizes) < 230_000


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_reactor_is_drawn_played_and_read_without_a_violation(hands: Hands, theme: str) -> None:
    hands.settle(theme=theme, still=True)
    hands.begin(seats=4, game="reactor")
    assert hands.page.locator(".hex").count() == hands.page.locator(".cell").count() == 41
    found = hands.wait()
    hands.page.locator('[data-group="r-move"]').click()
    hands.page.locator(".sub .act").first.click()
    assert hands.after(found["seq"])["at"] != found["at"]
    assert violations(hands) == []
