"""The rulebook on the page: somebody reads, plays an example, asks, prints; by keys, on phones, in both themes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.hands import Hands
from tests.web.test_everybody import WIDE, everywhere

LIGHTEST = 200_000  # bytes of a first visit before any board comes into view
PAGES = (
    "",
    "/box",
    "/explosions",
    "/specialists",
    "/scenarios",
    "/aid",
    "/words",
    "/questions",
    "/editions",
    "/search?q=how%20to%20win",
)


def read(hands: Hands, path: str = "", game: str = "fire") -> None:
    """Open a page of the book."""
    hands.settle(still=True)
    hands.page.goto(f"{hands.address}/rules/{game}{path}")
    hands.page.wait_for_selector("main h1")


def test_somebody_reads_and_plays_an_example(hands: Hands) -> None:
    read(hands, "/explosions")
    example = hands.page.locator('[data-example="explosion"]')
    example.scroll_into_view_if_needed()
    expect(example.locator("svg.board-plan")).to_be_visible()
    lines = example.locator(".book-story li")
    expect(lines).to_have_count(6)
    for step in range(1, 7):
        example.locator("[data-next]").click()
        expect(example.locator(".book-count")).to_have_text(f"{step} of 6")
        expect(lines.nth(step - 1)).to_have_attribute("aria-current", "step")
    expect(example.locator("[role=status]")).to_have_text("The door (living room – hall) is destroyed.")
    example.locator("[data-next]").click()
    expect(example.locator(".book-count")).to_have_text("0 of 6")


def test_an_example_is_played_at_a_table_of_ones_own_with_its_dice(hands: Hands) -> None:
    read(hands, "/explosions")
    page, example = hands.page, hands.page.locator('[data-example="explosion"]')
    example.scroll_into_view_if_needed()
    example.get_by_role("button", name="The left door is open").click()
    expect(example.locator(".book-story li")).to_have_count(7)
    example.locator("[data-play-example]").click()
    page.wait_for_selector(".board-cell")
    hands.wait()
    room = page.evaluate("(({ origin, seats }) => [origin, seats.map((one) => one.bot ?? '')])(window.hotzone.table.room.value)")
    assert room == ["what-if explosion", ["", ""]]
    page.locator("button[data-end]").click()
    if page.locator("dialog[open]").count():
        page.locator("dialog .button.is-primary").click()
    hands.until(lambda found: found["ready"] and found["seq"] > 1)
    code = page.evaluate("window.hotzone.table.code")
    log = page.evaluate("code => fetch(`/api/matches/${code}/log`).then((answer) => answer.json())", code)
    assert "roll 3,4" in [entry["action"] for entry in log["entries"]]  # the dice of the example


def test_a_what_if_and_another_edition_tell_another_story(hands: Hands) -> None:
    read(hands, "/explosions")
    example = hands.page.locator('[data-example="explosion"]')
    example.scroll_into_view_if_needed()
    expect(example.locator(".book-story li")).to_have_count(6)
    example.get_by_role("button", name="The left door is open").click()
    expect(example.locator(".book-story li")).to_have_count(7)
    example.locator('[data-edition="ru"]').click()  # the door stays, so nobody tells that it goes
    expect(example.locator(".book-story li")).to_have_count(6)


def test_arrow_keys_go_from_step_to_step(hands: Hands) -> None:
    read(hands, "/growing")
    example = hands.page.locator('[data-example="roll"]')
    example.scroll_into_view_if_needed()
    expect(example.locator(".book-story li")).to_have_count(2)
    example.locator("[data-next]").focus()
    hands.page.keyboard.press("ArrowRight")
    hands.page.keyboard.press("ArrowRight")
    expect(example.locator(".book-count")).to_have_text("2 of 2")
    hands.page.keyboard.press("ArrowLeft")
    expect(example.locator(".book-count")).to_have_text("1 of 2")


def test_boards_are_drawn_when_they_come_into_view(hands: Hands) -> None:
    read(hands, "/specialists")
    asked: list[str] = []
    hands.page.on("request", lambda request: asked.append(request.url) if "/examples/" in request.url else None)
    assert hands.page.locator('[data-example="crew-change"] svg.board-plan').count() == 0
    hands.page.locator('[data-example="crew-change"]').scroll_into_view_if_needed()
    expect(hands.page.locator('[data-example="crew-change"] svg.board-plan')).to_be_visible()
    assert any("crew-change" in url for url in asked)


def test_the_old_address_of_a_rule_leads_to_its_sentence(hands: Hands) -> None:
    read(hands, "/FIRE-SHOCK-07")
    expect(hands.page.locator(".book-sentence.is-cited")).to_contain_text("open door")
    expect(hands.page.locator("#FIRE-SHOCK-07")).to_be_focused()
    expect(hands.page.locator(".book-contents [aria-current=page]")).to_contain_text("When fire meets fire")


def test_the_box_changes_numbers_and_notes_and_is_remembered(hands: Hands) -> None:
    read(hands, "/box")
    expect(hands.page.locator("#components")).to_contain_text("33 threat markers")
    hands.page.locator('.book-head [data-edition="cs"]').click()
    expect(hands.page.locator("#components")).to_contain_text("34 threat markers")
    read(hands, "/explosions")
    expect(hands.page.locator("#shock-wave .is-mine")).to_contain_text("Czech")


def test_a_question_is_answered_without_a_server(hands: Hands) -> None:
    read(hands, "/words")  # with the letters of all languages, which the browser keeps
    hands.page.wait_for_load_state("networkidle")
    read(hands, "/questions")
    hands.page.keyboard.press("/")
    hands.page.wait_for_load_state("networkidle")
    hands.page.context.set_offline(True)
    try:
        hands.page.keyboard.type("can i chop a door")
        expect(hands.page.locator(".book-answer h2")).to_have_text("Doors")
        hands.page.locator(".book-ask input").fill("")
        hands.page.keyboard.type("vzplanutí")
        expect(hands.page.locator(".book-answer h2")).to_have_text("Hot spots and flare-ups")
        hands.page.get_by_role("button", name="Not flareup").click()
        expect(hands.page.locator(".book-chips .chip")).to_have_count(0)
    finally:
        hands.page.context.set_offline(False)


@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_the_player_aid_is_one_page(hands: Hands, game: str) -> None:
    read(hands, "/aid", game)
    expect(hands.page.locator(".aid-sheet")).to_be_visible()
    paper = hands.page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1


@pytest.mark.full_size
@pytest.mark.parametrize("path", PAGES)
def test_no_page_of_the_book_has_an_axe_violation(hands: Hands, path: str) -> None:
    read(hands, path)
    hands.page.wait_for_load_state("networkidle")
    assert everywhere(hands, path, sizes=((1440, 900), (390, 844))) == []


@pytest.mark.full_size
def test_nothing_sticks_out_at_320_pixels(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 320, "height": 640})
    hands.settle(still=True)
    for path in (*(f"/fire{path}" for path in (*PAGES, "/urban")), "/reactor/ending"):
        hands.go(f"/rules{path}")
        hands.page.wait_for_selector("main h1")
        hands.rest()
        assert hands.page.evaluate("document.documentElement.scrollWidth") <= 320, path
        assert hands.page.evaluate(WIDE) == [], path


@pytest.mark.parametrize("tag", ["ru", "cs", "it"])
def test_the_book_speaks_the_readers_language(hands: Hands, tag: str) -> None:
    hands.settle(still=True, language=tag)
    for path in ("/explosions", "/questions", "/aid"):
        hands.go(f"/rules/fire{path}")
        hands.page.wait_for_selector("main h1")
        words = hands.page.locator("main").inner_text()
        assert not re.search(r"\b(the|and|with|fire)\b", words), re.findall(r".*\b(?:the|and|with|fire)\b.*", words)[:3]
        assert not re.search(r"\bbook-[a-z]", words)


def test_a_first_visit_is_light(hands: Hands) -> None:
    hands.settle(still=True)
    session = hands.page.context.new_cdp_session(hands.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    got: list[float] = []
    session.on("Network.loadingFinished", lambda event: got.append(event["encodedDataLength"]))
    hands.page.goto(f"{hands.address}/rules/fire/questions")
    hands.page.wait_for_selector("main h1")
    hands.page.wait_for_load_state("networkidle")
    assert sum(got) <= LIGHTEST, f"{sum(got):.0f} bytes"
    print(f"first visit of the book: {sum(got) / 1000:.0f} KB")


def test_the_box_is_drawn_with_the_numbers_of_an_edition(hands: Hands) -> None:
    read(hands, "/box")
    hands.page.wait_for_selector("[data-pieces] use")
    piece = hands.page.locator("[data-pieces] li", has_text="fire on one side")
    expect(piece.locator("b")).to_have_text("33")
    hands.page.locator(".book-box button", has_text="Czech").click()
    expect(piece.locator("b")).to_have_text("34")
    read(hands, "/core", "reactor")
    hands.page.wait_for_selector("[data-pieces] use")
    missing = hands.page.evaluate(
        """[...document.querySelectorAll('[data-pieces] use')]
        .filter((one) => !document.querySelector(one.getAttribute('href'))).length"""
    )
    assert missing == 0


def test_scenarios_say_what_goes_together_and_one_is_set_up_from_its_card(hands: Hands) -> None:
    read(hands, "/scenarios")
    hands.page.wait_for_selector(".book-matrix")
    assert hands.page.locator(".book-matrix .is-apart").count() == 10  # five pairs, both ways
    expect(hands.page.locator(".book-apart")).to_contain_text("One begins without hazmats, the other with six.")
    hands.page.locator('[data-setup-card="scenario-arson"] [data-set-up]').click()
    chosen = hands.page.locator(".choice", has_text="Signs of arson").locator("input")
    chosen.wait_for()
    expect(chosen).to_be_checked()


def test_why_at_the_table_opens_the_paragraph_and_its_example(hands: Hands) -> None:
    hands.begin({"crew": 2}, seats=2)
    hands.page.evaluate("window.hotzone.dialog.value = { kind: 'rule', rule: 'FIRE-CARRY-03' }")
    sheet = hands.page.locator(".dialog-rule")
    expect(sheet.locator(".book-sentence.is-cited")).to_contain_text("Never into fire")
    expect(sheet.locator("[data-example] svg.board-plan")).to_be_visible()
    hands.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
