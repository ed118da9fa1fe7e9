"""Reactor on the page: a whole match by clicking, ways with their doses, tokens in hand, and questions before what is final."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import hotzone
from tests.languages import by_language
from tests.web.hands import Hands
from tests.web.servers import DICE
from tests.web.stories import CLOCK, END, MOVE, TELL, told

SAFE = "Object.entries(window.hotzone.table.ways.value.move ?? {}).filter(([, way]) => !way.dies).map(([cell]) => cell)"


def settled(hands: Hands, dice: str = DICE) -> None:
    hands.settle(still=True, speed=4)
    hands.begin({"hearts": 1}, seats=4, game="reactor", dice=dice)


def act(hands: Hands, text: str) -> None:
    found = hands.wait()
    hands.page.evaluate("text => window.hotzone.table.act(text)", text)
    hands.after(found["seq"])


def test_a_reactor_match_is_clicked_from_its_first_card_to_its_end(hands: Hands) -> None:
    settled(hands, dice=f"{41:064x}")  # a short match
    done: set[str] = set()
    page = hands.page
    for _ in range(500):
        found = hands.wait()
        if found["result"] != "undecided":
            break
        if found["stage"] != "acting":
            page.locator(".action-list .action").last.click()
            hands.after(found["seq"])
            continue
        open_now = page.locator('[data-group="r-open"]:not(.is-off)')
        token = page.locator(".token-button:not(.is-off)")
        if {"open", "move", "end"} < done:  # all sorts of things were done
            page.locator("button[data-end]").click()
        elif open_now.count():
            open_now.click()
            page.locator(".action-list .action").first.click()
            done.add("open")
        elif token.count() and found["seq"] % 3 == 0:
            done.add(str(token.first.get_attribute("data-group")))
            token.first.click()
            page.locator(".tray-list .action").first.click()
        elif found["seq"] % 4 and (ways := page.evaluate(SAFE)):
            hands.space(ways[found["seq"] % len(ways)]).click()
            if page.locator(".choices").count():  # something else can be done there too
                page.locator(".choices .action").first.click()
            done.add("move")
        else:
            page.locator("button[data-end]").click()
            done.add("end")
        hands.after(found["seq"])
    assert hands.look()["result"] in ("burnt-out", "victory")
    assert {"open", "move", "end"} <= done
    assert len(done) > 3, "no token was used"
    page.wait_for_selector(".end-page")
    assert page.locator(".end-page h1").inner_text() in ("The reactor burns through", "The reactor is shut down")
    assert page.locator("[data-again]").is_visible()


def test_a_way_of_several_steps_is_shown_with_its_price_and_dose_and_walked_with_one_click(hands: Hands) -> None:
    settled(hands)
    hands.page.wait_for_selector(".reachable")
    far = hands.page.evaluate("Object.entries(window.hotzone.table.ways.value.move).find(([, w]) => w.steps.length === 3)[0]")
    hands.space(far).hover()
    hands.page.wait_for_selector(".path-line", state="attached")
    assert re.fullmatch(r"3 of 4 steps · (no dose|dose \+\d+)", hands.page.locator(".note small").inner_text())
    assert hands.page.locator(".price-bubble text").all_text_contents() == ["1", "2", "3"]
    before = hands.look()["seq"]
    hands.space(far).click()
    hands.until(lambda found: found["at"] == far)
    assert hands.wait()["at"] == far
    assert hands.look()["seq"] == before + 3


def refused(hands: Hands, button: str) -> str:
    """What the rule says that a button is refused by."""
    settled(hands)
    hands.page.locator(button).click()
    note = hands.page.locator(".note[data-answer]")
    note.wait_for()
    note.locator(".why-button").click()
    return hands.dialog().inner_text()


def test_a_token_that_cannot_be_used_says_why_with_its_rule(hands: Hands) -> None:
    assert re.search(r"REACTOR-[A-Z-]+-\d+", refused(hands, '[data-group="r-token-lift"]'))


def test_a_sacrifice_is_asked_about_before_it_is_made(hands: Hands) -> None:
    settled(hands)
    act(hands, hands.wait()["legal"][0])
    found = hands.wait()
    hands.page.locator('[data-group="r-last"]').click()
    hands.page.locator(".action-list .action", has_text="Give your life").click()
    dialog = hands.page.locator("dialog[open]")
    dialog.wait_for()
    assert "cannot be taken back" in dialog.inner_text()
    dialog.get_by_role("button", name="Play on").click()
    assert hands.look()["seq"] == found["seq"]
    hands.page.locator(".action-list .action", has_text="Give your life").click()
    hands.page.locator("[data-sure]").click()
    assert hands.after(found["seq"])["seq"] > found["seq"]


HEAR = """texts => {
  const { table } = window.hotzone, { seq, view } = table.live.value;
  const told = (text) => ({ text, verb: 'move', cost: 1, cell: text.split(' ')[1] });
  const steps = texts.map((text) => view.legal.find((one) => one.text === text) ?? told(text));
  const about = { seat: view.seat, step: 3, now: true, clue: 'r-sacrifice', place: {}, because: {} };
  table.coach.hear({ type: 'hint', seq, hint: { ...about, line: texts, steps, others: [] } });
}"""


def test_a_line_of_the_coach_that_costs_a_life_is_asked_about_too(hands: Hands) -> None:
    settled(hands)
    act(hands, hands.wait()["legal"][0])
    found = hands.wait()
    sacrifice = next(text for text in found["legal"] if text.startswith("sacrifice"))
    hands.page.evaluate(HEAR, [sacrifice])
    hands.page.locator("[data-play-line]").click()
    dialog = hands.page.locator("dialog[open]")
    expect(dialog).to_contain_text("cannot be taken back")
    dialog.get_by_role("button", name="Play on").click()
    assert hands.look()["seq"] == found["seq"]
    hands.page.locator("[data-play-line]").click()
    hands.page.locator("[data-sure]").click()
    assert hands.after(found["seq"])["seq"] > found["seq"]


@by_language("words", en="Go to 9", ru="Идти на 9", cs="Jít na 9", it="Vai a 9")
def test_two_steps_of_the_coach_say_where_they_lead(hands: Hands, language: str, words: str) -> None:
    hands.settle(still=True, speed=4, language=language)
    hands.begin({"hearts": 1}, seats=4, game="reactor")
    act(hands, hands.wait()["legal"][0])
    hands.page.evaluate(HEAR, ["move 8", "move 9"])
    expect(hands.page.locator(".hint-card .line-steps span").first).to_have_text(words)


def test_the_button_that_ends_it_says_what_is_missing(hands: Hands) -> None:
    assert "REACTOR-WIN-01" in refused(hands, ".goal-button")


@pytest.mark.parametrize(
    ("language", "goal"),
    [
        ("en", ["Find 6 emergency assemblies", "Gather them at a control assembly"]),
        ("ru", ["Найти 6 аварийных ТВС", "Собрать их вокруг СУЗ"]),
    ],
)
def test_the_goal_stands_over_the_field_in_whole_words(hands: Hands, language: str, goal: list[str]) -> None:
    hands.settle(still=True, language=language)
    hands.begin(game="reactor", seats=4)
    for words in goal:
        expect(hands.page.locator(".status .wide-only", has_text=words)).to_be_visible()


def test_cells_have_the_names_on_the_field_that_words_call_them_by(hands: Hands) -> None:
    settled(hands)
    assert hands.page.locator(".hero small").inner_text().endswith("Cell Ya")
    assert {"Ya", "Yb", "Yc", "Yd", "S1", "28"} <= set(hands.page.locator(".cell-number").all_text_contents())


def test_the_field_can_be_read_as_text(hands: Hands) -> None:
    settled(hands)
    hands.page.keyboard.press("t")
    text = hands.dialog().inner_text()
    assert "Soldier: cell Ya, dose 0" in text
    assert text.count("face down") >= 37


def staged(hands: Hands, luck: int, until: str, back: int) -> list[dict[str, object]]:
    """A match played at random until an event that the reactor brings, opened some entries before; what is told from there."""
    session, dice = hotzone.new("reactor", seed=None, dealer=False), random.Random(luck)
    while True:
        actor = session.actor
        session.play(dice.choice(session.legal()))
        if actor == "nature" and any(one.kind == until for one in session.events):
            break
    texts = [str(one.text) for one in session.entries[-back:]]
    after = session.legal()[0]
    for _ in texts:
        session.undo()
    hands.page.emulate_media(reduced_motion="no-preference")
    hands.settle(**{"phases-seen": 9, "speed": 1})
    hands.open(session.record(), seats=4)
    hands.page.evaluate("window.hotzone.table.line.close()")
    hands.page.evaluate(CLOCK)
    return told(session, texts[0], [*texts[1:], after], hands.look()["seq"])


def test_two_phases_in_a_row_are_listed_each_for_itself(hands: Hands) -> None:
    """The acute phase ends the turn of a hero who had died: the next phase follows at once, and is another one."""
    messages = staged(hands, 21, "turn", 3)
    hands.page.evaluate(TELL, messages)
    hands.page.evaluate(END)
    listed = hands.page.evaluate("hotzone.table.story.steps.value.map((one) => one.listed)")
    assert "card" in str(messages[-1]["action"])
    assert len(listed) <= 3
    assert str(messages[-1]["action"]).split()[1] in listed[0]


def test_what_a_hero_opens_is_no_phase_of_the_reactor(hands: Hands) -> None:
    """It was listed under "The reactor before …" for a blink, with the actions gone."""
    messages = staged(hands, 0, "died", 2)  # a sacrifice, and what it shows
    hands.page.evaluate(TELL, messages[:-1])
    hands.page.evaluate(MOVE, 1)
    assert hands.page.locator(".story-caption").count() == 1
    assert hands.page.locator(".story-card").count() == 0
    assert hands.page.locator(".phase .steps .is-on").inner_text().startswith("2")
    assert "dice" not in hands.page.locator(".side").inner_text()


def test_the_acute_phase_has_a_list_of_its_own_name(hands: Hands) -> None:
    messages = staged(hands, 21, "acute-phase-passed", 3)
    hands.page.evaluate("(view) => { hotzone.table.shown.value = view; }", messages[0]["view"])  # the server has gone on
    hands.page.evaluate(TELL, messages[1:2])
    assert hands.page.locator(".story-card h2").inner_text() == "The acute phase"
