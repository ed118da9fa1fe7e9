"""The tutorial: its matches replay with their known dice, and somebody who follows the pointer gets to the end of each."""

from __future__ import annotations

from collections import Counter

import pytest

from hotzone import fair_dice, registry
from hotzone.core import constants as c
from hotzone.server.files import lessons
from tests.web.hands import Hands
from tests.web.test_words import TAGS, messages


def retold(name: str) -> list[str]:
    """All events of a lesson, its steps played and its dice dealt."""
    lesson = lessons.lesson(name)
    game = registry.game(lesson["game"])
    match, dealt, told = game.new(game.setup(**lesson["settings"])), Counter[str](), []
    actions = [text for step in lesson["steps"] for text in step.get("actions", [])]
    while actions or match.actor == c.NATURE:
        if match.actor == c.NATURE:
            asked = fair_dice.question(game, match)
            action = fair_dice.sample_chance(lesson["seed"], game, match, dealt)
            dealt[asked] += 1
        else:
            action = game.read(match, actions.pop(0))
        told += [event.text for event in game.tell(match, match.play(action))]
    return told


def test_the_dice_of_the_lessons_fall_as_their_sentences_say() -> None:
    fire = retold("fire")
    assert "turned-up 5,1 victim" in fire
    assert "exploded 3,4" in fire
    assert fire[-1] == "victim-rescued 5,0 victim"
    reactor = retold("reactor")
    assert reactor[0] == "card 30 left 30"
    assert "turned-up S1 working control assembly" in reactor
    assert "turned-up 6 normal assembly" in reactor
    assert "cooled 4 emergency assembly" in reactor


def test_every_step_has_its_sentence_in_four_languages() -> None:
    said = {f"lesson-{name}-{step['say']}" for name in lessons.names() for step in lessons.lesson(name)["steps"]}
    assert len(said) > 30
    for tag in TAGS:
        assert said - set(messages(tag)) == set()


@pytest.mark.parametrize("name", ["fire", "reactor"])
def test_a_lesson_is_followed_to_its_end(hands: Hands, name: str) -> None:
    hands.settle(still=True, speed=4)
    page = hands.page
    page.goto(hands.address + "/learn")
    page.locator(f'[data-lesson="{name}"]').click()
    page.wait_for_selector(".tutor")
    read = set()
    for _ in range(60):
        found = hands.wait()
        now = page.evaluate("(() => { const found = window.hotzone.tutor.where(); return { i: found.i, ...found.step }; })()")
        read.add(page.locator(".tutor p").inner_text())
        if now["say"] == "done":
            break
        if not now.get("actions"):
            page.locator("[data-next]").click()
            continue
        verb = now["actions"][0].split()[0]
        if verb in ("move", "place"):
            page.wait_for_selector(".pinged")
            hands.space(now["place"]).click()
            hands.after(found["seq"] + len(now["actions"]) - 1)
        else:
            page.evaluate("text => window.hotzone.table.act(text)", now["actions"][0])
            hands.after(found["seq"])
    steps = lessons.lesson(name)["steps"]
    assert len(read) > len(steps) - 4
    assert page.locator(".tutor header span").inner_text() == f"{len(steps)} / {len(steps)}"
    page.locator("[data-leave]").click()
    assert page.locator(".tutor").count() == 0
    assert name in page.evaluate("JSON.parse(localStorage.getItem('hotzone.lessons'))")


def test_another_way_can_be_taken_back_and_the_lesson_skipped(hands: Hands) -> None:
    hands.settle(still=True)
    page = hands.page
    page.goto(hands.address + "/learn")
    page.locator('[data-lesson="fire"]').click()
    page.locator("[data-next]").click()
    found = hands.wait()
    hands.space("0,1").click()
    hands.after(found["seq"])
    assert "another way" in page.locator(".tutor").inner_text()
    page.locator("[data-back]").click()
    hands.after(found["seq"] + 1)
    assert "marked space" in page.locator(".tutor").inner_text()
    page.locator("[data-leave]").click()
    assert page.locator(".tutor").count() == 0
