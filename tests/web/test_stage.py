"""What is told moves in a drawing of its own: exactly over the board, and without it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route

import hotzone
from tests.web.hands import Hands
from tests.web.scenes import scene
from tests.web.stories import CLOCK, END, MOVE, TELL, stage, told
from tests.web.table_states import ended as lost_record

RECORDS = Path(__file__).parents[1] / "records"

EXPLOSION = ((), "end", ("roll 3,4",))
# where both drawings are in the window, and how they are turned into it
LIE = """() => [...document.querySelectorAll('svg.board-plan')].map((plan) => {
  const lie = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect(), { a, d, e, f } = one.getScreenCTM();
    return [x, y, width, height, a, d, e, f].map((number) => Math.round(number * 10) / 10);
  };
  return [lie(plan), lie(plan.parentElement.querySelector(':scope > .stage'))];
})"""
# frames come when a test says so
FRAMES = "() => { window.frames_ = []; window.clock.soon = (then) => window.frames_.push(then); }"
DRAW = "() => { let many = 0; while (window.frames_.length && many < 40) { window.frames_.shift()(); many += 1; } return many; }"


def lie_together(hands: Hands) -> None:
    found: list[Any] = hands.page.evaluate(LIE)
    assert found
    for plan, above in found:
        assert plan == above


@pytest.mark.full_size
@pytest.mark.parametrize("board", ["base-front", "villa"])
def test_what_moves_lies_exactly_over_the_board(hands: Hands, board: str) -> None:
    hands.settle(still=True)
    hands.open(scene({"rules": "experienced", "crew": "generalist,rescue", "board": board}, ["0,1", "0,2"], {}))
    for width, height in ((1440, 900), (1100, 700), (834, 1112), (390, 844), (320, 640)):
        hands.page.set_viewport_size({"width": width, "height": height})
        lie_together(hands)
    hands.page.set_viewport_size({"width": 1440, "height": 900})
    hands.page.locator(".zoom-button").click()
    hands.page.wait_for_selector("svg.board-plan[data-zoomed]")
    lie_together(hands)
    hands.page.locator("[data-fit]").click()
    lie_together(hands)


def test_the_board_is_not_drawn_again_for_what_moves(hands: Hands) -> None:
    hands.settle(**{"phases-seen": 9, "speed": 1})
    messages = stage(hands, *EXPLOSION)
    hands.page.evaluate(TELL, messages)
    hands.page.evaluate(MOVE, 3)
    assert hands.page.evaluate("hotzone.table.story.now.value.kind") == "breath"
    hands.page.evaluate(
        """() => {
          window.changed = [];
          const watch = new MutationObserver((all) => window.changed.push(...all.map((one) => one.type)));
          watch.observe(document.querySelector('svg.board-plan'), { subtree: true, childList: true, attributes: true });
        }"""
    )
    hands.page.evaluate(MOVE, 1)  # the burst: a star, and nothing else is true yet
    assert hands.page.locator(".stage .star").count() == 1
    assert hands.page.evaluate("window.changed") == []
    hands.page.evaluate(MOVE, 1)  # a wall cracks
    assert hands.page.evaluate("window.changed.length") > 0


def test_a_wall_that_cracks_changes_no_other_wall(hands: Hands) -> None:
    """All edges of a storey were compared and all lines of its walls made again."""
    hands.settle(**{"phases-seen": 9, "speed": 1})
    messages = stage(hands, *EXPLOSION)
    hands.page.evaluate(TELL, messages)
    hands.page.evaluate(MOVE, 4)
    hands.page.evaluate(
        """() => {
          window.changed = [];
          const look = (node) => node.firstElementChild?.getAttribute('class');
          const made = (one) => [one.attributeName, ...[...one.addedNodes].map(look)].filter(Boolean);
          const watch = new MutationObserver((all) => window.changed.push(...all.flatMap(made)));
          watch.observe(document.querySelector('svg.board-plan'), { subtree: true, childList: true, attributes: true });
        }"""
    )
    hands.page.evaluate(MOVE, 1)
    assert hands.page.evaluate("hotzone.table.story.now.value.result") == "crack"
    assert hands.page.evaluate("window.changed") == ["crack"]


def test_beats_to_come_are_drawn_and_neither_seen_nor_moved(hands: Hands) -> None:
    """What is hidden inside a drawing moves all the same, and was over before it was shown."""
    hands.settle(**{"phases-seen": 9, "speed": 1})
    messages = stage(hands, *EXPLOSION)
    hands.page.evaluate(FRAMES)
    hands.page.evaluate(TELL, messages)
    hands.page.evaluate(MOVE, 1)  # the dice: all that follows is known
    assert 2 < hands.page.evaluate(DRAW) < 40
    coming = hands.page.locator(".stage .is-coming")
    assert coming.count() == 8
    assert coming.locator(".star").count() == 6
    moving = "document.getAnimations().filter((one) => one.effect.target.closest('.stage .beat')).length"
    assert hands.page.evaluate("getComputedStyle(document.querySelector('.is-coming')).display") == "none"
    assert hands.page.evaluate(moving) == 0
    hands.page.evaluate(MOVE, 1)  # now it is told: the same drawing, and it moves
    assert coming.count() == 7
    assert hands.page.evaluate(moving) == 3
    hands.page.evaluate("window.hotzone.table.story.skip()")
    assert hands.page.locator(".stage .beat").count() == 0


@pytest.mark.full_size
@pytest.mark.parametrize("size", [(390, 844), (834, 1112)])
def test_the_newest_step_of_a_phase_is_in_sight_however_many_are_listed(hands: Hands, size: tuple[int, int]) -> None:
    hands.page.set_viewport_size({"width": size[0], "height": size[1]})
    hands.settle(**{"phases-seen": 9, "speed": 1})
    messages = stage(hands, ("end", "roll 2,4", "end", "roll 6,1"), "end", ("roll 2,4", "face victim", "roll 1,8"))
    hands.page.evaluate(TELL, messages)
    hands.page.evaluate(MOVE, 3)
    hands.page.evaluate(
        """() => { const { story } = window.hotzone.table;
          story.steps.value = Array.from({ length: 12 }, (_, i) => ({ ...story.steps.value[0], key: 900 + i })); }"""
    )
    hands.comes(
        """() => { const list = document.querySelector('.story-steps').getBoundingClientRect(),
          newest = document.querySelector('.story-steps .is-on').getBoundingClientRect();
          return newest.top >= list.top - 1 && newest.bottom <= Math.min(list.bottom, innerHeight) + 1; }"""
    )
    log, card = (hands.page.locator(one).bounding_box() for one in (".log-card", ".story-card"))
    assert card
    if size[0] > 600:  # the log keeps its place beside it
        assert log
        assert log["height"] > 200


def test_a_rescue_in_ones_own_turn_is_no_part_of_the_fire(hands: Hands) -> None:
    """The last one may not be missed, and was listed under "The fire after …" with smoke still to come."""
    hands.settle(**{"phases-seen": 9, "speed": 1})
    session = hotzone.replay((RECORDS / "family-en-victory.record").read_text("utf-8"))
    done = [str(session.entries[-back].text) for back in (2, 1)]
    for _ in done:
        session.undo()
    hands.page.emulate_media(reduced_motion="no-preference")
    hands.open(session.record(), seats=3)
    hands.page.evaluate("window.hotzone.table.line.close()")
    hands.page.evaluate(CLOCK)
    messages = told(session, done[0], done[1:], hands.look()["seq"])
    hands.page.evaluate(TELL, messages)
    assert hands.page.evaluate("hotzone.table.story.now.value.kind") == "rescue"
    assert hands.page.locator(".stage .rising").count() == 1
    over, words = (
        hands.page.evaluate("(one) => getComputedStyle(document.querySelector(one)).zIndex", one)
        for one in (".stage", ".story-caption")
    )
    assert int(over) > int(words)  # whoever is carried out flies past the words, not behind them
    assert hands.page.locator(".story-caption b").inner_text() == "Mira brings the seventh person out"
    assert hands.page.locator(".story-card").count() == 0
    hands.page.wait_for_function("document.querySelector('link[href*=\"end_page\"]')")  # fetched while it is told
    hands.page.evaluate(END)
    hands.page.wait_for_selector(".end-page")


def test_the_board_does_not_stand_again_before_the_end_page(hands: Hands) -> None:
    """Until the end page has come over a slow line, a cover lies over the board."""
    hands.settle(still=True, speed=4)
    slow, held = re.compile(r"/later/end_page|end_page\.js|ending"), list[Route]()
    come = [False]
    hands.page.route(slow, lambda route: route.continue_() if come[0] else held.append(route))
    hands.open(lost_record(crew=2))
    hands.page.wait_for_selector(".end-cover")
    assert hands.page.locator(".end-page").count() == 0
    size = hands.page.viewport_size
    assert size
    box = hands.page.locator(".end-cover").bounding_box()
    assert box
    assert (box["width"], box["height"]) == (size["width"], size["height"])
    come[0] = True
    for route in held:
        route.continue_()
    hands.page.wait_for_selector(".end-page")
    assert hands.page.locator(".end-cover").count() == 0
