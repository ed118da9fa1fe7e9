"""The end of a match as a page: told truly, drawn, to be shared, replayed and played again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import hotzone
from tests.games.fire.figures import stand
from tests.games.fire.tables import FIRE, cell
from tests.languages import by_language
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


@pytest.fixture
def unlucky(hands: Hands) -> Hands:
    """Somebody who sees the end of a match that turned by luck."""
    hands.settle(still=True, speed=4)
    hands.open(lost_record(rules="experienced", level="recruit", crew=2, scenarios="save-the-structure"))
    hands.page.locator(".turning-card", has_text="luck").first.wait_for()
    return hands


def test_turning_points_tell_what_happened_and_not_where_the_dice_fell(unlucky: Hands) -> None:
    told = unlucky.page.locator(".turning-card", has_text="luck").locator("b").all_inner_texts()
    assert told
    assert not [words for words in told if words.startswith("The dice say")]
    changes = unlucky.page.locator(".turning-card em").all_inner_texts()
    assert any("−" in words for words in changes)
    assert not any("-" in words for words in changes)  # a hyphen is no minus


def test_a_turning_point_shows_where_it_happened(unlucky: Hands) -> None:
    """The picture is cut around the place of what is told, not around a helmet far away."""
    page = unlucky.page
    card = page.locator(".turning-card", has_text="luck").first
    card.locator("svg.point-picture").wait_for()
    told = card.locator("b").inner_text()
    seen = page.evaluate(
        """card => {
          const box = card.querySelector('svg.point-picture').viewBox.baseVal, map = window.hotzone.table.map();
          const within = ({ cx, cy }) => cx > box.x && cx < box.x + box.width && cy > box.y && cy < box.y + box.height;
          return [...map.boxes].filter(([, one]) => within(one)).map(([name]) => window.hotzone.table.spot(name).in);
        }""",
        card.element_handle(),
    )
    assert any(told.rstrip(".").endswith(place) for place in seen), (told, seen)


@pytest.fixture
def saved(hands: Hands) -> Hands:
    """Somebody whose engineer clears the last hot spot by the first action of the match."""
    session = hotzone.new("fire", seed=5, rules="experienced", scenarios="save-the-structure", crew="engineer,captain,cafs")
    while session.view()["stage"] != "acting":
        session.play(session.legal()[0])
    match: Any = session.match.clone()
    stand(match, f1="5,1")
    for place in match.plan.cells():
        match.put("spot", place, int(place == cell(match, "5,1")))
    hands.settle(still=True, speed=4)
    hands.make("positions", {"position": FIRE.position(match, session.setup), "seats": ["me"] * 3, "name": "Ann"}, {})
    hands.page.evaluate("window.hotzone.table.act('clear 5,1')")
    return hands


def test_a_match_in_which_nothing_turned_tells_of_no_turning_points(saved: Hands) -> None:
    page = saved.page
    expect(page.locator(".end-page h1")).to_have_text("The building is saved")
    page.locator(".luck").wait_for()  # the match has been looked at
    expect(page.locator(".end-page")).not_to_contain_text("Turning points")
    expect(page.locator(".turning-card")).to_have_count(0)


def test_the_end_of_a_reactor_has_a_scene_of_its_own(hands: Hands) -> None:
    hands.settle(still=True, speed=4)
    hands.open(lost_record("reactor"), 4)
    hands.page.wait_for_selector("canvas.share-picture")
    hands.rest()
    shades = hands.page.evaluate("""() => {
      const canvas = document.querySelector('canvas.share-picture'), seen = new Set();
      const row = canvas.getContext('2d').getImageData(0, Math.round(canvas.height * 0.66), canvas.width, 1).data;
      for (let i = 0; i < row.length; i += 4) seen.add(`${row[i] >> 3},${row[i + 1] >> 3},${row[i + 2] >> 3}`);
      return seen.size;
    }""")
    assert shades > 12  # a plant against the sky, which alone is one shade from left to right


def test_the_step_that_stands_out_comes_first(ended: Hands) -> None:
    ended.page.locator(".turning-card").first.wait_for()
    steps = ended.page.locator("[data-next]").evaluate_all("all => all.map((one) => one.dataset.next)")
    assert steps[0] == "retry"  # after a defeat; what is for others comes behind what is for oneself
    assert steps.index("again") < steps.index("challenge")
    assert "is-first" in (ended.page.locator('[data-next="retry"]').get_attribute("class") or "")


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
    expect(page.get_by_text("You are looking at an earlier moment. The match is over.")).to_be_visible()  # nothing waits
    bar.locator("[data-replay=on]").click()
    ended.until(lambda _: page.evaluate("window.hotzone.table.shown.value.turn") == 1)
    for words in ("Start", "Turn", "Play", "Play on from here", "Copy link", "Back to the end"):
        assert bar.get_by_text(words, exact=True).first.is_visible(), words
    bar.locator("[data-replay=end]").click()
    page.wait_for_selector(".end-page")
    assert page.evaluate("window.hotzone.table.at.value") is None


def test_a_replay_has_a_pace_where_no_story_is_told(hands: Hands) -> None:
    hands.settle(still=True, speed=0)
    hands.open(lost_record(crew=2))
    expect(hands.page.locator(".end-page")).to_contain_text("1×")
    assert "0×" not in hands.page.locator(".end-page").inner_text()


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


def test_the_curve_has_a_number_for_each_card_and_a_card_a_sentence(unlucky: Hands) -> None:
    page = unlucky.page
    cards = page.locator(".turning-card")
    assert 1 <= cards.count() <= 3
    assert page.locator(".end-page .turning-point").count() == cards.count()
    assert all(cards.locator(".point-meant").all_inner_texts())
    shares = [int(found) for found in re.findall(r"([+-]?\d+)\s?%", " ".join(cards.locator("em").all_inner_texts()))]
    assert len(shares) == 1 or min(map(abs, shares)) >= 5


def with_water() -> str:
    """The record of a lost match in which one fire was put out."""
    found = hotzone.new("fire", seed=3, crew=2)
    while not found.over:
        legal = found.legal()
        wanted = [text for text in ("place 3,0", "quench 3,2", "move 3,1", "end") if text in legal]
        found.play((wanted if found.match.turn < 2 else [text for text in legal if text == "end"] or legal)[0])
    return str(found.record())


# a debrief in which the moment with the water turned the match, by what a test says
TURNED = """told => {
  const { coach } = window.hotzone.table, found = coach.debrief.value;
  const moments = found.moments.map((one) => (one.line.some((text) => text.startsWith('quench')) ? { ...one, ...told } : one));
  const point = moments.find((one) => one.line.some((text) => text.startsWith('quench')));
  coach.debrief.value = { ...found, moments, decisions: told.decision, turning_points: [{ ...point, better: null }], lapses: [] };
}"""


@pytest.fixture
def watered(hands: Hands) -> Hands:
    """Somebody who sees the end of a match in which they put out a fire."""
    hands.settle(still=True, speed=4)
    hands.open(with_water())
    hands.page.locator(".turning-card").first.wait_for()
    return hands


def test_luck_tells_what_nature_did_and_not_what_was_decided_before(watered: Hands) -> None:
    watered.page.evaluate(TURNED, {"cause": "luck", "decision": 0, "luck": 0.3})
    words = watered.page.locator(".turning-card b")
    expect(words).to_have_count(1)
    expect(words).not_to_contain_text(re.compile("put out|clear", re.IGNORECASE))
    expect(words).not_to_have_text("What nature did")


@by_language(
    "words",
    en=["Your decisions cost nothing", "Where you followed the coach", "You followed the coach here."],
    ru=["Ваши решения не стоили ничего", "Где вы следовали тренеру", "Здесь вы следовали тренеру."],
    cs=["Rozhodnutí nestála nic", "Kde jsi poslechl trenéra", "Tady se hrálo podle trenéra."],
    it=["Le decisioni non sono costate nulla", "Dove hai seguito l’allenatore", "Qui hai seguito l’allenatore."],
)
def test_whoever_followed_the_coach_reads_that_it_cost_nothing(hands: Hands, language: str, words: list[str]) -> None:
    hands.settle(still=True, speed=4, language=language)
    hands.open(with_water())
    page = hands.page
    page.locator(".turning-card").first.wait_for()
    page.evaluate(TURNED, {"cause": "luck", "decision": 0, "luck": 0.3, "followed": "coach"})
    page.evaluate("() => { const { debrief } = window.hotzone.table.coach; debrief.value = { ...debrief.value, luck: 0.3 }; }")
    expect(page.locator(".luck p")).to_contain_text(words[0])
    expect(page.locator(".luck p")).to_contain_text(words[1])
    page.locator("[data-next=debrief]").click()
    expect(hands.dialog()).to_contain_text(words[1])
    expect(page.locator("dialog[open] .lines .best")).to_have_text(words[2])


@pytest.mark.full_size
def test_who_was_carried_fills_the_rows(ended: Hands) -> None:
    page = ended.page
    page.evaluate(
        """() => {
      const list = document.querySelector('.carried'), one = list.querySelector('li');
      while (list.querySelectorAll('li').length < 7) list.append(one.cloneNode(true));
    }"""
    )
    for width, rows in ((1440, [7]), (834, [4, 3]), (390, [4, 3])):
        page.set_viewport_size({"width": width, "height": 900})
        boxes = [one.bounding_box() or {"x": 0, "y": 0, "width": 0} for one in page.locator(".carried li").all()]
        tops = [box["y"] for box in boxes]
        assert [tops.count(top) for top in sorted(set(tops))] == rows, width
        last = boxes[-1]["x"] + boxes[-1]["width"]
        assert abs(last - (boxes[rows[0] - 1]["x"] + boxes[rows[0] - 1]["width"])) < 3, width
