"""The home page: a first visit, coming back, codes and records that are wrong, sizes for fingers."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.languages import each_language
from tests.web.hands import Hands

SMALL = """() => [...document.querySelectorAll('a, button, select, input')]
  .filter((one) => one.checkVisibility() && !one.classList.contains('only-heard'))
  .filter((one) => one.getBoundingClientRect().height < 44)
  .map((one) => one.outerHTML.slice(0, 90))"""
TINY = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.checkVisibility() && !one.closest('svg, .only-heard'))
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12).map((one) => one.outerHTML.slice(0, 90))"""
WIDE = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
  .filter((one) => !one.closest('svg, .only-heard'))
  .map((one) => one.outerHTML.slice(0, 90))"""


def go_home(hands: Hands) -> None:
    hands.page.goto(hands.address)
    hands.page.wait_for_selector("[data-quick]")
    hands.rest()


def posted(hands: Hands, **more: object) -> str:
    """A match of which the first seat is this browser's; its code."""
    make = "(order) => fetch('/api/matches', { method: 'POST', body: JSON.stringify(order) }).then((answer) => answer.json())"
    order = {"settings": {"crew": 2}, "seats": ["me", "me"], "name": "Anna", **more}
    return str(hands.page.evaluate(make, order)["code"])


def test_a_first_visit_says_what_to_press_and_draws_both_games(hands: Hands) -> None:
    go_home(hands)
    expect(hands.page.locator("[data-first]")).to_contain_text("Your first rescue")
    expect(hands.page.locator('[data-way="quick"]')).to_contain_text("You and two AI crewmates")
    expect(hands.page.locator('[data-way="friends"]')).to_contain_text("Send a link")
    expect(hands.page.locator("[data-game-card]")).to_have_count(2)
    expect(hands.page.locator("[data-academy-card]")).to_contain_text("One to three minutes each")
    expect(hands.page.locator('[data-game-card="fire"]')).to_contain_text("By the rules of Flash Point: Fire Rescue")
    for card in ("fire", "reactor"):  # drawn by the games themselves
        hands.page.wait_for_selector(f'[data-game-card="{card}"] svg.poster :is(path, polygon, use)', state="attached")
    assert hands.page.locator(".my-matches, [data-continue]").count() == 0  # nothing of matches before there is one
    hands.page.locator(".scene-bubble").click()
    hands.page.wait_for_selector(".board-cell")  # the drawn house is the first move


def test_play_with_friends_opens_the_lobby(hands: Hands) -> None:
    go_home(hands)
    hands.page.locator('[data-way="friends"]').click()
    hands.page.wait_for_selector(".lobby [data-start]")
    assert hands.page.evaluate("window.hotzone.table.room.value.seats.map((one) => Boolean(one.holder))") == [
        True,
        False,
        False,
        False,
    ]


def test_quick_game_is_one_person_and_two_ai_crewmates(hands: Hands) -> None:
    go_home(hands)
    hands.page.locator("[data-quick]").click()
    hands.page.wait_for_selector(".board-cell")
    assert hands.page.evaluate("window.hotzone.table.room.value.seats.map((one) => one.bot)") == [None, "steady", "steady"]


def test_a_game_card_leads_to_the_set_up_of_its_game(hands: Hands) -> None:
    go_home(hands)
    hands.page.locator('[data-game-card="reactor"]').click()
    expect(hands.page.locator("input[value=reactor]")).to_be_checked()


def test_who_comes_back_finds_the_match_that_waits_with_its_progress(hands: Hands) -> None:
    hands.settle(name="Anna")
    go_home(hands)
    for more in ({}, {"game": "reactor", "settings": {}, "seats": ["me", "me", "me", "me"]}):
        hands.go(f"/m/{posted(hands, **more)}")
        hands.page.wait_for_selector(".board-cell")
    go_home(hands)
    expect(hands.page.locator("h1")).to_have_text("Welcome back, Anna")
    expect(hands.page.locator(".go-on h2")).to_have_text("The active zone")
    expect(hands.page.locator(".my-matches li")).to_have_count(1)
    expect(hands.page.locator(".my-matches li")).to_contain_text("Garden house")
    expect(hands.page.locator(".my-matches li em")).to_have_text("0 / 7")
    hands.page.wait_for_selector(".my-matches .thumb svg.poster")
    hands.page.locator("[data-continue]").click()
    hands.page.wait_for_selector(".board-cell")


def test_a_match_that_the_server_forgot_says_so_and_is_not_asked_for_again(hands: Hands) -> None:
    hands.settle(matches=[{"code": "gone-42", "title": "Old", "at": 1}])
    answer = {"type": "error", "code": "unknown-room", "text": "", "rule": ""}
    hands.page.add_init_script(
        f"const asked = fetch; globalThis.many = 0; window.fetch = (path, ...more) => String(path).includes('gone-42')"
        f" ? (many += 1, Promise.resolve(new Response({json.dumps(json.dumps(answer))}, {{ status: 404 }})))"
        " : asked(path, ...more);"
    )
    go_home(hands)
    expect(hands.page.locator(".my-matches li")).to_contain_text("This server does not know it any more")
    assert hands.page.evaluate("many") == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "There is no match with this code here."), ("ru", "Проверьте буквы и число"), ("cs", "Zkontroluj písmena")],
)
def test_a_wrong_code_is_told_beside_the_field(hands: Hands, language: str, words: str) -> None:
    hands.settle(language=language)
    go_home(hands)
    answer = {"type": "error", "code": "unknown-room", "text": "there is no match by this code", "rule": ""}
    hands.page.evaluate(  # the browser itself complains about a 404
        "answer => { const asked = fetch; window.fetch = (path, ...more) => String(path).includes('nowhere')"
        " ? Promise.resolve(new Response(JSON.stringify(answer), { status: 404 })) : asked(path, ...more); }",
        answer,
    )
    hands.page.locator("#code").fill("Nowhere 1")
    hands.page.locator("#code").press("Enter")
    expect(hands.page.locator("#code-error")).to_contain_text(words)
    assert hands.page.url.rstrip("/") == hands.address  # still here, the field keeps what was typed
    assert hands.page.locator("#code").input_value() == "Nowhere 1"


def test_a_code_or_a_whole_link_leads_to_the_match(hands: Hands) -> None:
    go_home(hands)
    code = posted(hands)
    hands.page.locator("#code").fill(f" {hands.address}/m/{code.upper()} ")
    hands.page.locator("#code").press("Enter")
    hands.page.wait_for_url(f"**/m/{code}")


def test_a_bad_record_is_told_beside_its_button_with_the_line(hands: Hands, tmp_path: Path) -> None:
    hands.settle(language="ru")
    go_home(hands)
    bad = tmp_path / "bad.hotzone"
    bad.write_text("this is no record\n")
    asked = json.dumps({"record": bad.read_text()}).encode()
    try:
        urllib.request.urlopen(urllib.request.Request(f"{hands.address}/api/records", asked, {"Origin": hands.address}))
        raise AssertionError("a bad record was taken")
    except urllib.error.HTTPError as error:
        answer = json.load(error)
    hands.page.evaluate(
        "answer => { window.fetch = () => Promise.resolve(new Response(JSON.stringify(answer), { status: 400 })); }", answer
    )
    hands.page.locator("input[type=file]").set_input_files(bad)
    expect(hands.page.locator("#record-error")).to_contain_text("Файл не открывается")
    expect(hands.page.locator("#record-error")).to_contain_text(str(answer["line"]))
    assert not any(sign in hands.page.locator("#record-error").inner_text() for sign in ("record", "{"))


@pytest.mark.full_size
@pytest.mark.parametrize(("width", "language"), [(320, "ru"), (390, "it"), (834, "cs"), (1440, "en")])
def test_everything_fits_is_large_enough_for_a_finger_and_for_an_eye(hands: Hands, width: int, language: str) -> None:
    hands.settle(language=language)
    hands.page.set_viewport_size({"width": width, "height": 844})
    go_home(hands)
    assert hands.page.evaluate(SMALL) == []
    assert hands.page.evaluate(TINY) == []
    assert hands.page.evaluate(WIDE) == []
    hands.go(f"/m/{posted(hands)}")
    hands.page.wait_for_selector(".board-cell")
    go_home(hands)
    hands.page.wait_for_selector("[data-continue]")
    assert hands.page.evaluate(SMALL) == []
    assert hands.page.evaluate(TINY) == []
    assert hands.page.evaluate(WIDE) == []
    for path in ("/rules", "/log"):  # reachable on phones too
        assert hands.page.locator(f'.page-links a[href="{path}"]').is_visible()


def test_whoever_goes_on_while_a_page_is_still_fetched_is_not_taken_back(hands: Hands) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    hands.page.route("**/academy/academy_page.js", hold)
    hands.page.goto(hands.address)
    hands.page.locator('.page-links a[href="/academy"]').click()
    hands.page.wait_for_url("**/academy")
    hands.page.go_back()
    hands.page.wait_for_selector("[data-first]")
    held[0].continue_()
    hands.page.evaluate("import('/joined/static/academy/academy_page.js').then(() => null)")  # it has come
    hands.rest()
    assert hands.page.locator("[data-first]").count() == 1
    assert hands.page.locator(".academy").count() == 0


def test_a_page_that_cannot_be_fetched_says_so_and_can_be_loaded_again(page: Page, address: str) -> None:
    part = "**/academy/academy_page.js"
    page.route(part, lambda route: route.abort())
    page.goto(address)
    page.locator('.page-links a[href="/academy"]').click()
    page.get_by_role("alert").filter(has_text="could not start").wait_for()
    page.unroute(part)
    page.locator("[data-reload]").click()
    page.wait_for_selector("main h1")
    assert not page.locator("[data-reload]").count()


def test_a_page_without_its_sentences_says_so_too(page: Page, address: str) -> None:
    page.route("**/locales/**", lambda route: route.abort())
    page.goto(address)
    page.get_by_role("alert").filter(has_text="could not start").wait_for()


# what of the picture's flames the bubble covers, and whether the picture stands before the links to other pages
BUBBLE = """() => {
  const box = document.querySelector('.scene-bubble').getBoundingClientRect();
  const covered = [...document.querySelectorAll('.scene .fire-token')].map((one) => one.getBoundingClientRect())
    .filter((one) => one.left + 4 < box.right && one.right - 4 > box.left && one.top + 4 < box.bottom && one.bottom - 4 > box.top);
  const links = document.querySelector('.page-links').getBoundingClientRect();
  return [covered.length, document.querySelector('.scene').getBoundingClientRect().top < links.top];
}"""


@pytest.mark.full_size
@each_language
def test_home_fits_a_desktop_and_begins_with_its_picture_on_a_phone(hands: Hands, language: str) -> None:
    hands.settle(language=language, still=True)
    hands.page.set_viewport_size({"width": 1440, "height": 900})
    hands.go("/")
    hands.page.wait_for_selector("[data-first-of]")
    hands.page.wait_for_selector(".scene .fire-token")
    hands.page.wait_for_selector("[data-today-card]")
    hands.rest()
    foot = hands.page.locator(".home-foot").bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] <= 900
    assert hands.page.evaluate(BUBBLE)[0] == 0
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.still()
    assert hands.page.evaluate(BUBBLE) == [0, True]


@pytest.mark.full_size
def test_a_wrong_code_says_so_in_the_window_of_a_phone(hands: Hands) -> None:
    hands.settle(language="it", still=True)
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.go("/")
    hands.page.wait_for_selector(".scene .fire-token")
    hands.page.evaluate(  # the browser itself complains about a 404
        "() => { const asked = fetch, no = JSON.stringify({ type: 'error', code: 'unknown-room', text: 'no', rule: '' });"
        " window.fetch = (path, ...more) => String(path).includes('kite-stone')"
        " ? Promise.resolve(new Response(no, { status: 404 })) : asked(path, ...more); }"
    )
    hands.page.locator("#code").fill("kite-stone-9999")
    hands.page.locator("#code").press("Enter")
    hands.page.locator("#code-error svg").wait_for()
    hands.still()
    for name in ("#code-error", "#code"):
        box = hands.page.locator(name).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844
