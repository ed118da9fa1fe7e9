"""The end of a match as a page: told truly, drawn, to be shared, replayed and played again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.hands import Hands
from tests.web.table_states import ended as lost_record

NAMES = re.compile(r"\b\d+·\d+\b|\bFIRE-|\bSCEN-")  # coordinates and rule ids have no place here


@pytest.fixture
def ended(hands: Hands) -> Hands:
    """Somebody who sees the end of a lost match."""
    hands.settle(still=True, speed=4)
    hands.open(lost_record(crew=2))
    hands.page.wait_for_selector(".end-page")
    return hands


def test_the_end_tells_who_was_lost_where_without_a_coordinate(ended: Hands) -> None:
    page = ended.page
    expect(page.locator(".end-page h1")).to_have_text(re.compile("Too many were lost|The house came down"))
    rows = page.locator(".carried li")
    assert rows.count() >= 1
    assert page.locator(".carried li.is-gone").count() == page.evaluate("window.hotzone.table.live.value.view.counts.lost")
    words = page.locator(".end-page").inner_text()
    assert not NAMES.search(words)
    expect(page.locator(".part-head h2").first).to_have_text("Who could not be saved")  # nobody was carried
    for count in ("Bring 7 people out", "The house falls at 24"):
        expect(page.locator(".end-counts")).to_contain_text(count)


def test_the_picture_to_share_is_painted_by_the_page_and_saved_as_a_file(ended: Hands) -> None:
    page = ended.page
    page.wait_for_selector("canvas.share-picture")
    ended.rest()
    shades = page.evaluate("""() => {
      const canvas = document.querySelector('canvas.share-picture');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      const seen = new Set();
      for (let i = 0; i < data.length; i += 4000) seen.add(`${data[i]},${data[i + 1]},${data[i + 2]}`);
      return seen.size;
    }""")
    assert shades > 20  # a picture, not an empty sheet
    with page.expect_download() as saving:
        page.locator("[data-save-picture]").click()
    saved = saving.value.path().read_bytes()
    assert saved.startswith(b"\x89PNG")
    assert saving.value.suggested_filename == "hotzone.png"


def test_the_replay_has_words_and_leads_back_to_the_end(ended: Hands) -> None:
    page = ended.page
    page.locator("[data-look]").click()
    expect(page.locator(".end-page")).to_have_count(0)
    bar = page.locator(".replay-bar")
    expect(bar.locator("[data-replay=on]")).to_have_attribute("title", "This is the newest moment.")
    bar.locator("[data-replay=start]").click()
    ended.until(lambda _: page.evaluate("window.hotzone.table.at.value") == 0)
    expect(bar.locator("[data-replay=back]")).to_have_attribute("title", "This is the first moment.")
    bar.locator("[data-replay=on]").click()
    ended.until(lambda _: page.evaluate("window.hotzone.table.shown.value.turn") == 1)
    for words in ("Start", "Turn", "Play", "Play on from here", "Copy link", "Back to the end"):
        assert bar.get_by_text(words, exact=True).first.is_visible(), words
    bar.locator("[data-replay=end]").click()
    page.wait_for_selector(".end-page")
    assert page.evaluate("window.hotzone.table.at.value") is None


def test_the_replay_plays_by_itself_until_the_end(ended: Hands) -> None:
    page = ended.page
    last = page.evaluate("window.hotzone.table.live.value.seq")
    page.evaluate(f"window.hotzone.table.go({last - 3})")
    page.locator(".replay-bar [data-replay=play]").click()
    ended.until(lambda _: page.evaluate("window.hotzone.table.at.value") is None)


@pytest.mark.full_size
@pytest.mark.parametrize("language", ["ru", "it"])
def test_no_word_of_the_replay_or_the_end_is_hidden_on_a_phone(ended: Hands, language: str) -> None:
    page = ended.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(f"part('/static/lib/i18n.js').then((found) => found.speak('{language}'))")
    ended.rest()
    wide = """() => [...document.querySelectorAll('.end-page *, .replay-bar *')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
      .filter((one) => !one.closest('svg, .only-heard'))
      .map((one) => one.outerHTML.slice(0, 90))"""
    cut = """() => [...document.querySelectorAll('.end-page *, .replay-bar *')]
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0
        && getComputedStyle(one).overflowX !== 'visible' && !one.matches('.end-page, .only-heard'))
      .map((one) => one.outerHTML.slice(0, 90))"""
    assert (page.evaluate(wide), page.evaluate(cut)) == ([], [])
    page.locator("[data-look]").click()
    page.evaluate("window.hotzone.table.go(2)")
    page.wait_for_selector('[data-replay="branch"]')
    assert (page.evaluate(wide), page.evaluate(cut)) == ([], [])


def test_again_begins_another_match_with_the_same_set_up(ended: Hands) -> None:
    page = ended.page
    before = page.evaluate("window.hotzone.table.code")
    page.locator("[data-again]").click()
    page.wait_for_selector(".board-cell")
    ended.until(lambda found: found["ready"] and found["result"] == "undecided")
    assert page.evaluate("window.hotzone.table.code") != before
    assert page.evaluate("window.hotzone.table.room.value.setup").endswith("crew=2")


def test_a_notice_of_a_lost_line_goes_when_the_line_is_back(hands: Hands) -> None:
    hands.begin(seats=1)
    hands.page.evaluate("window.hotzone.table.note.value = { error: { code: 'offline', text: 'offline' } }")
    hands.page.evaluate("window.hotzone.table.line.socket.close()")
    hands.until(lambda _: hands.page.evaluate("window.hotzone.table.note.value") is None)
