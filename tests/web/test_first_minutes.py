"""Somebody who has never seen the game: the first rescue, the coach, clicks on fires, ways out, words without coordinates."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.languages import by_language, each_language
from tests.server.following import SHOWN
from tests.web.first_table import advised, burning, first, placed
from tests.web.hands import Hands
from tests.web.scenes import CALM, scene

WORDS = """() => {
  const heard = (node) => node.closest('.only-heard, [aria-hidden=true], svg, dialog, title');
  const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT), found = [];
  while (walker.nextNode()) {
    const at = walker.currentNode.parentElement;
    if (heard(at) || !at.checkVisibility({ visibilityProperty: true })) continue;
    found.push(...walker.currentNode.textContent.split(/\\s+/).filter((word) => /\\p{L}{2}/u.test(word)));
  }
  return found;
}"""
COACH = ".hint-card, .plan-card, .log-card, .start-card, .start-list, .stuck-card, .choices, .note, .end-button, .hero"


@pytest.mark.parametrize(("language", "badge"), [("ru", "Русское издание"), ("cs", "České vydání"), ("en", "English consensus")])
def test_the_first_rescue_is_played_by_the_box_of_the_page_s_language(hands: Hands, language: str, badge: str) -> None:
    first(hands, language)
    expect(hands.page.locator(".played-badge").filter(has_text=badge)).to_have_count(1)


def test_three_presses_lead_from_the_first_button_into_the_house(hands: Hands) -> None:
    placed(hands)  # /first is where the button leads: one press; "Place the whole crew for me": two
    before = hands.look()
    hands.page.locator("[data-play-line]").click()
    found = hands.after(before["seq"])
    assert hands.page.evaluate("at => window.hotzone.table.map().spaces.get(at).inside", found["at"])


@pytest.mark.full_size
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_first_decision_is_read_in_half_a_minute(hands: Hands, size: tuple[int, int]) -> None:
    hands.page.set_viewport_size({"width": size[0], "height": size[1]})
    first(hands)
    words = hands.page.evaluate(WORDS)
    print(size, len(words), "words")
    assert len(words) <= 90, " ".join(words)


READ = "all => all.flatMap((one) => one.innerText.split(/\\s+/)).filter((word) => /\\p{L}{2}/u.test(word)).length"


@each_language
def test_the_way_into_the_house_is_read_in_twenty_seconds(hands: Hands, language: str) -> None:
    """The heading, and at each of the three presses the button with the card that it stands in; 200 words a minute."""
    hands.settle(still=True, speed=4, language=language)
    hands.page.goto(hands.address)
    words = 0
    for read, button in (
        (".lead h1, .first-way", "[data-first]"),
        (".start-head, .start-card, [data-place-crew]", "[data-place-crew]"),
        (".hint-card b, .hint-card p, .hint-card [data-play-line]", "[data-play-line]"),
    ):
        hands.page.wait_for_selector(button)
        words += hands.page.locator(read).evaluate_all(READ)
        hands.page.locator(button).click()
    print(language, words, "words,", words * 60 / 200, "seconds")
    assert 20 < words <= 200 * 20 / 60


def test_one_place_is_suggested_and_the_other_doors_are_numbered(hands: Hands) -> None:
    first(hands)
    assert hands.page.locator(".start-card b").inner_text().lower() == "south door, dining room"
    assert "no fire is in the way" in hands.page.locator(".start-card").inner_text()
    assert hands.page.locator(".start-list .action").count() == 3
    assert hands.page.locator(".start-mark text").all_text_contents() == ["1", "2", "3", "4"]
    before = hands.look()
    hands.page.keyboard.press("2")
    hands.after(before["seq"])
    assert "starts outside at the north door" in hands.page.locator(".log-card").inner_text()
    hands.space("3,0").click()  # any other space, on the board
    hands.until(lambda found: found.get("stage") == "acting")


@each_language
def test_nobody_reads_coordinates_or_rule_numbers(hands: Hands, language: str) -> None:
    placed(hands, language)
    for _ in range(9):
        found = hands.wait()
        read = " ".join(hands.page.locator(COACH).all_inner_texts())
        assert not SHOWN.search(read), SHOWN.search(read)
        if hands.page.locator("[data-fold=why]").count():
            hands.page.locator("[data-fold=why]").click()
            assert not SHOWN.search(hands.page.locator(".hint-card").inner_text())
        line = hands.page.locator("[data-play-line]")
        (line if line.count() else hands.page.locator("[data-end]")).click()
        hands.after(found["seq"])
        advised(hands)


WAYS = """texts => window.part('/static/match/model/action_text.js').then((module) => {
  const { table } = window.hotzone, { game } = table;
  return module.stepRows(table, texts.map((text) => game.value.read(table.map(), text))).map((row) => row.text);
})"""


@by_language(
    "words",
    en=["Go to the living room", "Go further in the living room"],
    ru=["Идти в гостиную", "Идти дальше в гостиной"],
    cs=["Jít do obývacího pokoje", "Jít dál v obývacím pokoji"],
    it=["Vai in soggiorno", "Vai più in là in soggiorno"],
)
def test_nobody_is_sent_to_the_room_they_stand_in(hands: Hands, language: str, words: list[str]) -> None:
    hands.settle(still=True, language=language)
    hands.begin(seats=2)
    hands.place_crew()
    rows = hands.page.evaluate(WAYS, ["move 3,1", "move 2,1", "douse 2,2", "move 1,1"])
    assert [rows[0], rows[2]] == words


def test_to_end_a_turn_needs_no_reason_of_another_line(hands: Hands) -> None:
    placed(hands)
    for _ in range(8):
        advised(hands)
        found, card = hands.wait(), hands.page.locator(".hint-card [role=status]")
        line = hands.page.locator("[data-play-line]")
        if not line.count():
            assert re.fullmatch(r"End the turn( and keep your points: the next turn is longer)?\.", card.inner_text().strip())
            return
        line.click()
        hands.after(found["seq"])
    raise AssertionError("no turn was ended")


def test_a_line_is_played_up_to_the_end_of_the_turn_and_can_be_taken_back(hands: Hands) -> None:
    placed(hands)
    before = hands.look()
    price = int(hands.page.locator("[data-play-line] .cost span[aria-hidden]").inner_text())
    hands.page.locator("[data-play-line]").click()
    after = hands.until(lambda found: before["points"]["ap"] - found["points"]["ap"] == price)  # its steps come one by one
    assert after["turn"] == before["turn"]
    assert hands.page.locator("[data-tool=undo]").get_attribute("aria-disabled") == "false"


def test_odds_and_another_way_are_there_for_those_who_ask(hands: Hands) -> None:
    placed(hands)
    card = hands.page.locator(".hint-card")
    assert "%" not in card.inner_text()
    card.locator("[data-fold=odds]").click()
    assert "%" in card.inner_text()
    steps = card.locator(".line-steps").inner_text()
    card.locator("[data-other]").click()
    assert card.locator(".line-steps").inner_text() != steps


def test_who_stands_in_fire_sees_the_flame_the_reason_and_the_ways_out(hands: Hands) -> None:
    burning(hands)
    hands.space("3,2").click()
    hands.page.locator(".choices .is-risky").click()
    hands.page.wait_for_selector(".stuck-card")
    end = hands.page.locator("[data-end]")
    assert end.get_attribute("aria-disabled") == "true"
    assert "first leave the fire" in end.inner_text()
    end.click(force=True)  # what is disabled for programs answers people
    assert "first leave the fire" in hands.page.locator(".note.is-refused").inner_text()
    helmet = hands.page.locator(".helmet[data-figure='1']").bounding_box()
    space = hands.space("3,2").bounding_box()
    assert helmet
    assert space
    assert helmet["width"] < 0.7 * space["width"]  # the flame stays in sight
    assert hands.page.locator("[data-way-out]").count() >= 2
    assert hands.page.locator("[data-take-back]").is_visible()
    before = hands.look()
    hands.page.locator("[data-suggested]").click()
    hands.after(before["seq"])
    assert end.get_attribute("aria-disabled") == "false"


def test_without_points_the_page_says_what_to_do(hands: Hands) -> None:
    burning(hands)
    hands.space("1,1").click()
    hands.until(lambda found: found["ready"] and not found["busy"] and found["at"] == "1,1")
    hands.space("1,2").click()
    hands.page.wait_for_selector(".note.is-spent")
    assert hands.page.locator(".note.is-spent").inner_text() == "No points left: end the turn."
    assert "nothing is kept" in hands.page.locator("[data-end]").inner_text()


def test_what_cannot_be_pressed_says_why_in_place(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin(seats=2)
    hands.place_crew()
    for tool in ("undo", "hint"):
        button = hands.page.locator(f"[data-tool={tool}]")
        assert button.get_attribute("aria-disabled") == "false"
    off = hands.page.locator('[data-group="carry"]')
    assert off.get_attribute("aria-disabled") == "true"
    assert "nobody on this space" in off.inner_text()


def test_the_coach_grows_silent_and_can_be_called_back(hands: Hands) -> None:
    placed(hands)
    hands.page.evaluate(
        """() => { const { table } = window.hotzone, live = table.live.value;
        table.live.value = { ...live, seq: live.seq, view: { ...live.view, counts: { ...live.view.counts, rescued: 3 } } };
        table.coach.fold(); }"""
    )
    card = hands.page.locator(".hint-card.is-silent")
    card.wait_for()
    assert "silent" in card.inner_text()
    card.locator("[data-call-coach]").click()
    hands.page.wait_for_selector("[data-play-line]")


def test_a_hint_on_the_board_swallows_no_click(hands: Hands) -> None:
    placed(hands)
    assert hands.page.locator(".plan-line").count() == 1
    for name in (".plan-line", ".coach-spot"):
        assert hands.page.locator(name).first.evaluate("one => getComputedStyle(one).pointerEvents") == "none"


def test_steps_of_a_way_are_one_line_that_opens(hands: Hands) -> None:
    burning(hands)
    hands.space("1,1").click()
    hands.until(lambda found: found["ready"] and not found["busy"] and found["at"] == "1,1")
    hands.rest()
    line = hands.page.locator(".log-card details")
    assert line.locator("summary").inner_text() == "Mira goes to the living room, 3 steps."
    line.locator("summary").click()
    assert line.locator("p").count() == 3


def test_a_single_die_is_told_as_a_number(hands: Hands) -> None:
    hands.settle(still=True)
    hands.open(scene({"rules": "experienced", "crew": "generalist,rescue"}, ["3,0", "7,6"], CALM))
    log = hands.page.locator(".log-card")
    expect(log).to_contain_text(re.compile(r"One die is rolled: \d"))  # a log comes after its table
    assert not re.search(r"Rolled \d -|- \d|NaN", log.inner_text())


def test_the_goal_stands_over_the_board(hands: Hands) -> None:
    first(hands)
    strip = hands.page.locator(".status").inner_text()
    for words in ("Bring 7 people out", "Do not lose 4", "The house falls at 24"):
        assert words in strip


def test_a_start_can_be_taken_back_while_others_are_placed(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin(seats=2)
    card = hands.page.locator(".action-card")
    assert hands.page.locator("[data-tool=undo]").count() == 0  # nothing is placed yet
    before = hands.look()
    hands.page.locator("[data-suggested]").click()
    after = hands.after(before["seq"])
    card.locator("[data-tool=undo]").click()
    hands.after(after["seq"])
    assert hands.page.evaluate("window.hotzone.table.live.value.view.firefighters.filter((one) => one.at).length") == 0


def test_enter_without_a_plan_does_nothing(hands: Hands) -> None:
    burning(hands)
    hands.page.mouse.move(2, 2)
    hands.page.evaluate("document.activeElement.blur(); window.hotzone.focus.value = ''; window.hotzone.planner.hover.value = ''")
    before = hands.look()
    hands.page.keyboard.press("Enter")
    hands.rest()
    assert hands.look()["seq"] == before["seq"]
    assert hands.page.locator(".is-refused, [data-answer]").count() == 0


def test_a_notice_goes_away_with_the_next_action(hands: Hands) -> None:
    burning(hands)
    say = "window.hotzone.table.note.value = { error: { code: '', text: 'No' } }"
    for pressed in (hands.space("3,2"), hands.page.locator("[data-tool=undo]")):
        hands.page.evaluate(say)
        hands.page.locator(".note.is-refused").wait_for()
        pressed.click()
        expect(hands.page.locator(".note.is-refused")).to_have_count(0)


@by_language(
    "words",
    en="With the call, fire and smoke in the bathroom are gone.",
    ru="Вызов пришёл: огня и дыма в ванной больше нет.",
    cs="S voláním zmizel oheň i kouř v koupelně.",
    it="Con la chiamata spariscono fuoco e fumo in bagno.",
)
def test_nobody_is_said_to_put_out_what_a_call_clears(hands: Hands, language: str, words: str) -> None:
    hands.settle(still=True, language=language)
    hands.begin(seats=2)
    tell = """rule => { const { table } = window.hotzone;
        return table.game.value.tell({ kind: 'threat', text: 'threat 3,8 clear', rule }, String, table.map()).text; }"""
    assert hands.page.evaluate(tell, "FIRE-POI-03") == words
    assert hands.page.evaluate(tell, "FIRE-EXT-01") != words


def test_carry_names_who_or_what_is_taken_along(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin(seats=2)
    groups = """verbs => { const { game } = window.hotzone.table, offers = verbs.map((verb) => ({ verb, text: verb, cost: 2 }));
        return game.value.groups(offers, {}).find((one) => one.id === 'carry').what; }"""
    for verbs, what in ((["carry"], "person"), (["haul"], "hazmat"), (["carry", "haul"], "both"), (["drag"], "mate")):
        assert hands.page.evaluate(groups, verbs) == what


def test_a_match_that_is_over_shows_its_last_turn_instead_of_buttons(hands: Hands) -> None:
    hands.settle(still=True, speed=4)
    hands.begin(seats=2)
    hands.place_crew()
    hands.page.evaluate(
        """() => { const { table, endHidden } = window.hotzone, live = table.live.value;
        endHidden.value = table.code;
        const view = { ...live.view, result: 'victory', legal: [] };
        table.live.value = { ...live, view };
        table.shown.value = view; }"""
    )
    card = hands.page.locator(".action-card")
    expect(card.locator("h2")).to_contain_text("Turn 1")
    assert hands.page.locator("[data-end], [data-tool], .hero").count() == 0


MARKS = """rescues => {
  const { table } = window.hotzone, { seq } = table.live.value;
  const events = [{ kind: 'victim-rescued', text: 'victim-rescued 3,0 victim', rule: '' }];
  for (let i = 1; i <= rescues; i += 1) table.eventLog.add({ seq: seq + i, actor: 1, action: 'move 3,0', at: 0, events });
  table.live.value = { ...table.live.value, seq: seq + 200 };
  table.go(1);
}"""


@pytest.mark.full_size
def test_rescues_close_together_are_one_mark_with_their_number(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.settle(still=True, speed=4)
    hands.begin(seats=2)
    hands.place_crew()
    hands.page.evaluate(MARKS, 5)
    marks = hands.page.locator(".track-mark")
    marks.first.wait_for()
    boxes = sorted((box["x"], box["x"] + box["width"]) for box in (one.bounding_box() for one in marks.all()) if box)
    assert all(end <= begin for (_, end), (begin, _) in pairwise(boxes))
    assert "×5" in hands.page.locator(".track-turn").all_text_contents()
