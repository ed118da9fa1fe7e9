"""High Water on the page: its drawing, set-up and words come from its own folder, and a match is clicked to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.highwater import SOURCE, install
from tests.web.hands import Hands
from tests.web.servers import server
from tests.web.test_everybody import everywhere
from tests.web.test_words import PLURALS, ROOMS, TAGS, messages


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(install(tmp_path_factory.mktemp("highwater"))) as found:
        yield found


@pytest.fixture
def sailor(page: Page, address: str) -> Hands:
    hands = Hands(page, address)
    hands.settle(still=True, speed=4)
    return hands


def row_to(hands: Hands, place: str) -> None:
    """Click a place until the boat is there: the way is shown, then rowed."""
    found = hands.wait()
    hands.until(
        lambda _: bool(hands.page.evaluate("!!window.hotzone.table.ways.value.row"))
    )  # the page's policy forbids wait_for_function
    hands.space(place).click()
    hands.until(lambda now: now["at"] == place and now["seq"] > found["seq"])
    hands.wait()


def open_group(hands: Hands, group: str) -> None:
    """Click the only action of a group."""
    found = hands.wait()
    button = hands.page.locator(f'[data-group="{group}"]:not(.is-off)')
    if hands.page.locator(f'[data-group="{group}"][aria-expanded="true"]').count() == 0:
        button.click()
    if hands.look()["seq"] == found["seq"]:
        hands.page.locator(".action-list .action").first.click()
    hands.after(found["seq"])


def test_it_is_set_up_with_its_own_choices_and_words(sailor: Hands, address: str) -> None:
    page = sailor.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.goto(address + "/new")
    page.locator('input[value="highwater"]').check()
    expect(page.locator(".plan .hw-house")).to_have_count(6)
    page.locator('input[value="storm"]').check()
    page.locator("[data-begin]:not([disabled])").click()
    sailor.wait()
    assert page.evaluate("window.hotzone.table.room.value.setup") == "board=village level=storm"
    expect(page.locator(".hero h2")).to_have_text("Heron")
    expect(page.locator(".board .hw-house")).to_have_count(6)
    assert {"/joined/games/highwater/plugin.js", "/games/highwater/board.css"} <= set(asked)
    assert "/games/highwater/locales/en/errors+game+setup.ftl" in asked
    brought = page.evaluate("import('/static/modules.js').then(({ modules }) => Object.keys(modules))")
    scripts = {f"/games/highwater/{path.name}" for path in (SOURCE / "highwater" / "web").glob("*.js")}
    assert scripts <= set(brought)


def test_people_are_fetched_and_landed_by_clicks(sailor: Hands) -> None:
    sailor.begin({"level": "calm"}, game="highwater", dice=f"{3:064x}")
    page = sailor.page
    row_to(sailor, "a3")  # two strokes: the way leads over b3
    expect(page.locator(".hero .points .only-heard")).to_have_text("Strokes left: 2")
    open_group(sailor, "hw-take")
    open_group(sailor, "hw-take")
    page.locator("button[data-end]").click()
    sailor.until(lambda now: now["seat"] == 2 and bool(now["legal"]))
    page.locator("button[data-end]").click()
    sailor.until(lambda now: now["seat"] == 1 and bool(now["legal"]))
    row_to(sailor, "c3")
    assert page.evaluate("window.hotzone.table.live.value.view.saved") == 2
    expect(page.get_by_role("img", name="Saved: 2 of 10")).to_be_visible()


def test_a_tap_that_is_not_allowed_says_why_with_its_rule(sailor: Hands) -> None:
    sailor.begin(game="highwater")
    sailor.space("b2").click()
    note = sailor.page.locator(".note[data-answer]")
    expect(note).to_contain_text("not into a tree")
    note.locator(".why-button").click()
    expect(sailor.page.locator("dialog[open]")).to_contain_text("HIGHWATER-ROW-01")


def test_a_match_is_clicked_to_its_end_and_stands_in_the_log(sailor: Hands, address: str) -> None:
    sailor.begin({"level": "storm"}, game="highwater", dice=f"{1:064x}")
    page = sailor.page
    for _ in range(100):
        found = sailor.wait()
        if found["result"] != "undecided":
            break
        if any(text.startswith("take") for text in found["legal"]):
            open_group(sailor, "hw-take")
        else:
            page.locator("button[data-end]").click()
            sailor.after(found["seq"])
    assert sailor.look()["result"] == "swept-away"
    expect(page.locator(".end-page h1")).to_have_text("The flood was faster")
    page.goto(address + "/log")
    line = page.locator("tr, li", has_text=re.compile(r"\d+ saved, \d+ lost, \d+ turns")).first
    expect(line).to_contain_text("Storm")


@pytest.mark.parametrize(
    ("language", "title", "turn"),
    [("ru", "Большая вода", "Цапля"), ("cs", "Velká voda", "Volavka"), ("it", "Acqua alta", "Airone")],
)
def test_it_speaks_four_languages(sailor: Hands, address: str, language: str, title: str, turn: str) -> None:
    sailor.settle(language=language)
    sailor.begin(game="highwater")
    expect(sailor.page.locator(".hero h2")).to_have_text(turn)
    assert not re.search(r"\bhw-[a-z]", sailor.page.locator("body").inner_text())
    sailor.page.goto(address + "/rules")
    expect(sailor.page.get_by_role("link", name=title, exact=True)).to_be_visible()


@pytest.mark.parametrize("tag", TAGS)
def test_all_languages_have_the_same_messages_and_none_of_the_page_or_another_game(tag: str) -> None:
    web = SOURCE / "highwater" / "web"
    english, found = messages("en", [web]), messages(tag, [web])
    assert {name: one.names for name, one in found.items()} == {name: one.names for name, one in english.items()}
    assert all(PLURALS[tag] <= keys for one in found.values() for keys in one.plurals)
    assert not set(found) & set(messages(tag, ROOMS))


@pytest.mark.full_size
def test_its_table_has_no_axe_violation(sailor: Hands) -> None:
    sailor.begin(game="highwater")
    sailor.rest()
    assert everywhere(sailor, "highwater", ((1440, 900), (390, 844))) == []
