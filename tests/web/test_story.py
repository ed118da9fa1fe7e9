"""How the fire is staged: beats in order, in their times, by a clock of the test; whatever people press, the table is the same."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import hotzone
from tests.web.hands import Hands
from tests.web.stories import END, MOVE, TELL, stage

QUIET = ((), "end", ("roll 1,7",))
EXPLOSION = ((), "end", ("roll 3,4",))
KNOCK_DOWN = (("move 3,1",), "end", ("roll 3,1", "fall 4,0"))
LOSS = (("end", "roll 2,4", "end", "roll 6,1"), "end", ("roll 2,4", "face victim", "roll 1,8"))
FALSE_ALARM = (LOSS[0], "end", ("roll 2,4", "face alarm", "roll 1,8"))

# what motion.md tables: kinds in their order, and the shortest and longest time of each phase at 1×
TABLE = {
    "quiet": (QUIET, ["hand-over", "dice", "aim", "smoke", "hand-back"], 1600, 2300),
    "explosion": (
        EXPLOSION,
        ["hand-over", "dice", "aim", "breath", "burst", "way", "way", "way", "way", "settle", "hand-back"],
        2800,
        5000,
    ),
    "knock-down": (KNOCK_DOWN, ["hand-over", "dice", "aim", "catch", "knock-down", "hand-back"], 2400, 4000),
    "loss": (
        LOSS,
        ["hand-over", "dice", "aim", "catch", "turn-up", "lost", "call-dice", "call", "hand-back"],
        3800,
        6000,
    ),
    "false alarm": (FALSE_ALARM, ["hand-over", "dice", "aim", "catch", "shrug", "call-dice", "call", "hand-back"], 2400, 4000),
}
Phase = tuple[tuple[str, ...], str, tuple[str, ...]]


def tell(hands: Hands, phase: Phase, *, seen: int = 9, **settings: object) -> list[dict[str, Any]]:
    """Stage a phase and begin to tell it; what the server said."""
    hands.settle(**{"phases-seen": seen, "speed": 1, **settings})
    messages = stage(hands, *phase)
    hands.page.evaluate(TELL, messages)
    return messages


def shown(hands: Hands) -> object:
    return hands.page.evaluate("window.hotzone.table.shown.value")


def told(hands: Hands) -> list[dict[str, Any]]:
    found = hands.page.evaluate("window.told")
    assert isinstance(found, list)
    return found


def kinds(hands: Hands) -> list[str]:
    return [one["kind"] for one in told(hands) if one["kind"] != "points"]


@pytest.mark.parametrize("name", TABLE)
def test_a_phase_is_told_in_order_and_in_its_time(hands: Hands, name: str) -> None:
    phase, order, shortest, longest = TABLE[name]
    messages = tell(hands, phase)
    hands.page.evaluate(END)
    assert kinds(hands) == order
    assert shortest <= sum(one["time"] for one in told(hands)) <= longest
    assert shown(hands) == messages[-1]["view"]  # the events alone lead to the table of the rules
    assert hands.look()["playing"] is False


def test_the_fire_moves_only_when_it_does(hands: Hands) -> None:
    """Nature also rolls while the table is set, before the first turn."""
    tell(hands, QUIET)
    hands.page.evaluate(END)
    tag = hands.page.locator(".hero-tag", has_text="The fire moves")
    for turn, shown_tags in ((3, 1), (0, 0)):
        hands.page.evaluate(
            """(more) => { const { live, shown } = window.hotzone.table;
              shown.value = { ...shown.value, ...more };
              live.value = { ...live.value, view: shown.value }; }""",
            {"actor": "nature", "turn": turn},
        )
        assert tag.count() == shown_tags


def test_words_never_hide_what_they_tell(hands: Hands) -> None:
    """The caption stands over the lower half of the board while the upper one burns, from the dice on."""
    tell(hands, EXPLOSION)  # in the third row of six
    hands.page.evaluate(MOVE, 1)
    assert hands.page.locator(".story-caption.is-low b").inner_text() == "Row 3, column 4: the hall"
    hands.page.evaluate(MOVE, 2)
    assert hands.page.locator(".story-caption.is-low b").inner_text() == "Explosion in the hall"
    hands.page.evaluate(MOVE, 4)  # the way to the south happens lower, but the words stay where they are
    assert hands.page.locator(".story-caption.is-low b").inner_text() == "Explosion in the hall"


def test_what_follows_a_collapse_is_told_over_the_ruin(hands: Hands) -> None:
    tell(hands, LOSS)
    hands.page.evaluate(MOVE, 4)
    assert hands.page.locator(".ruin").count() == 0
    hands.page.evaluate(
        """() => { const { shown } = window.hotzone.table;
          shown.value = { ...shown.value, counts: { ...shown.value.counts, damage: 24 } }; }"""
    )
    assert hands.page.evaluate("window.hotzone.table.story.now.value.kind") == "turn-up"
    assert hands.page.locator(".ruin .embers").count() == 1
    hands.page.evaluate(END)
    assert hands.page.locator(".ruin").count() == 0  # the board can be looked at after all is told


def test_a_phase_belongs_to_whoever_had_the_turn_to_its_last_step(hands: Hands) -> None:
    """Its last step hands over to the next, and the list was called after that one."""
    tell(hands, QUIET)
    hands.page.evaluate(MOVE, 4)
    assert hands.page.evaluate("hotzone.table.story.now.value.kind") == "hand-back"
    assert hands.page.locator(".story-card h2").inner_text() == "The fire after Mira’s turn"


def test_without_animation_the_end_page_waits_for_the_words_of_the_collapse(hands: Hands) -> None:
    messages = tell(hands, QUIET)
    hands.page.evaluate(END)
    hands.page.emulate_media(reduced_motion="reduce")
    told = [
        {"kind": kind, "text": text, "rule": "FIRE-END-02"}
        for kind, text in (("collapsed", "collapsed"), ("ended", "ended collapse"))
    ]
    last = messages[-1]
    view = {**last["view"], "result": "collapse", "actor": "nobody", "stage": "over"}
    hands.page.evaluate(TELL, [{**last, "seq": last["seq"] + 1, "events": told, "view": view, "at": 0}])
    assert hands.page.locator(".story-caption b").inner_text() == "The house comes down"
    assert hands.page.locator(".end-page, .end-cover").count() == 0
    hands.page.evaluate(END)
    hands.page.wait_for_selector(".end-page")


def test_a_house_that_an_axe_brings_down_falls_like_any_other(hands: Hands) -> None:
    messages = tell(hands, QUIET)
    hands.page.evaluate(END)
    fallen = {"kind": "collapsed", "text": "collapsed", "rule": "FIRE-END-02"}
    entry = {**messages[-1], "seq": messages[-1]["seq"] + 1, "actor": 2, "action": "chop", "events": [fallen]}
    hands.page.evaluate(TELL, [entry])
    assert hands.page.evaluate("hotzone.table.story.now.value.kind") == "collapse"
    assert hands.page.locator(".story-caption b").inner_text() == "The house comes down"
    assert hands.page.locator(".stage .dust-cloud").count() == 1
    assert hands.page.evaluate("hotzone.table.story.now.value.keep") == 600  # however much people hurry


@pytest.mark.full_size
@pytest.mark.parametrize("width", [1440, 390])
def test_no_step_of_an_explosion_restyles_the_whole_table(hands: Hands, width: int) -> None:
    """A rule of the style sheets once made the browser look at every element whenever one came (`bench/explosion.py`)."""
    tell(hands, EXPLOSION)
    hands.page.set_viewport_size({"width": width, "height": 844})
    hands.page.evaluate(MOVE, 2)
    browser = hands.page.context.browser
    assert browser is not None
    browser.start_tracing(page=hands.page, categories=["devtools.timeline"])
    for _ in range(7):  # breath, burst, four ways, settle
        hands.page.evaluate(MOVE, 1)
        hands.page.evaluate("document.body.offsetHeight")  # styles are made now, for this step alone
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    many = [one["args"].get("elementCount", 0) for one in traced if one["name"] == "UpdateLayoutTree" and one["ph"] == "X"]
    assert {"breath", "settle"} <= set(kinds(hands))
    assert 0 < max(many) < hands.page.evaluate("document.querySelectorAll('.play-screen *').length") / 4


def test_each_way_of_an_explosion_says_what_it_meets(hands: Hands) -> None:
    tell(hands, EXPLOSION)
    hands.page.evaluate(MOVE, 3)
    words = hands.page.locator(".story-steps .is-on").inner_text()
    assert words == (
        "Explosion in the hall. North the wall cracks, east one more space burns, "
        "south the door is torn off, west the door is torn off."
    )
    assert hands.page.locator(".story-caption b").inner_text() == "Explosion in the hall"
    assert hands.page.locator(".breath").count() == 1
    hands.page.evaluate(MOVE, 2)
    assert hands.page.locator(".front").count() == 2
    assert hands.page.locator(".falling-cube").count() == 1


@pytest.mark.parametrize("name", ["explosion", "loss"])
def test_skip_at_every_beat_ends_at_the_same_table(hands: Hands, name: str) -> None:
    phase, order, _, _ = TABLE[name]
    messages = tell(hands, phase)
    for beat in range(len(order)):
        if beat:
            hands.page.evaluate(
                "(view) => { const { table } = window.hotzone; table.story.last.value && table.story.again(); void view; }",
                messages[0]["view"],
            )
        hands.page.evaluate(MOVE, beat)
        hands.page.evaluate("window.hotzone.table.story.skip()")
        kept = hands.page.evaluate("window.hotzone.table.story.now.value?.kind ?? ''")
        assert kept in ("", "lost")
        hands.page.evaluate(END)
        assert shown(hands) == messages[-1]["view"]
        assert hands.look()["playing"] is False


def test_a_loss_is_never_skipped(hands: Hands) -> None:
    tell(hands, LOSS)
    hands.page.evaluate("window.hotzone.table.story.skip()")
    assert hands.page.locator(".story-caption b").inner_text() == "The person in the kitchen is lost"
    assert [one["time"] for one in told(hands) if one["kind"] == "lost"] == [1200]
    assert hands.look()["playing"] is True


def test_a_click_finishes_the_story_and_counts(hands: Hands) -> None:
    tell(hands, LOSS)
    hands.page.evaluate("window.hotzone.table.legal.value")
    hands.space("6,3").dispatch_event("click")
    assert hands.look()["playing"] is False
    assert hands.page.evaluate("window.hotzone.planner.picked.value") == "6,3"
    assert hands.page.locator(".story-caption b").inner_text() == "The person in the kitchen is lost"  # its words stay


def test_without_animation_nothing_moves_and_the_words_are_the_same(hands: Hands) -> None:
    messages = tell(hands, EXPLOSION)
    hands.page.evaluate(END)
    moved = [one["words"] for one in told(hands) if one["words"]]
    hands.page.emulate_media(reduced_motion="reduce")
    hands.page.evaluate("window.told = []; window.clock.now = 0")
    hands.page.evaluate("window.hotzone.table.story.again()")
    assert [one["words"] for one in told(hands) if one["words"]] == moved
    assert {one["time"] for one in told(hands)} == {0}
    assert hands.page.locator(".order-ring").count() >= 4
    # what a finger scrolls by hand may fade
    moving = "document.getAnimations().filter((one) => one.timeline === document.timeline).length"
    assert hands.page.evaluate(moving) == 0
    assert shown(hands) == messages[-1]["view"]


def test_the_first_phases_are_slower_and_speed_is_remembered(hands: Hands) -> None:
    tell(hands, QUIET, seen=0)
    hands.page.evaluate(END)
    slow = sum(one["time"] for one in told(hands))
    assert slow == pytest.approx(1700 / 0.75, abs=2)
    for by, share in ((0.5, 2), (2, 0.5), (4, 0.25)):
        hands.page.evaluate(
            "(by) => part('/static/lib/preferences.js').then((one) => { one.speed.value = by; one.phasesSeen.value = 9; })", by
        )
        hands.page.evaluate("window.told = []; window.hotzone.table.story.again()")
        hands.page.evaluate(END)
        assert sum(one["time"] for one in told(hands)) == pytest.approx(1700 * share, abs=2)
    assert hands.page.evaluate("localStorage.getItem('hotzone.speed')") == "4"


def test_quiet_phases_can_be_short(hands: Hands) -> None:
    tell(hands, QUIET, **{"quiet-phases": True})
    hands.page.evaluate(END)
    assert sum(one["time"] for one in told(hands) if one["kind"] != "hand-over") == pytest.approx(500, abs=2)


def test_the_longest_phase_ends_in_time(hands: Hands) -> None:
    hands.settle(**{"phases-seen": 9, "speed": 1})
    hands.page.goto(hands.address + "/")
    spent = hands.page.evaluate(
        """part('/static/match/story/pace.js').then(({ beatTime }) => {
          let spent = 0;
          for (let told = 0; told < 60; told += 1)
            for (const ms of [520, 320, 180, 160, 530, 530, 530, 530, 200])
              spent += beatTime({ kind: 'x', ms, events: [], at: '', phase: 'part' },
                { speed: 1, seen: 9, told, spent, crowd: false, quiet: 1 });
          return spent;
        })"""
    )
    assert 9000 < spent <= 12_000 + 60 * 9 * 20


def test_pause_waits_and_again_tells_the_last_phase_once_more(hands: Hands) -> None:
    messages = tell(hands, EXPLOSION)
    hands.page.evaluate(MOVE, 2)
    hands.page.get_by_role("button", name="Pause").click()
    before = len(told(hands))
    hands.page.evaluate(END)
    assert len(told(hands)) == before
    hands.page.keyboard.press("Escape")
    hands.page.get_by_role("button", name="Go on").click()
    hands.page.evaluate(END)
    hands.page.evaluate("window.told = []")
    hands.page.locator(".again").click()
    hands.page.evaluate(END)
    assert kinds(hands) == TABLE["explosion"][1]
    assert shown(hands) == messages[-1]["view"]


def test_only_transform_and_opacity_move() -> None:
    """What else moves makes the browser lay out or paint the whole board, frame by frame."""
    rooms = Path(hotzone.__file__).parent
    for path in (rooms / "games/fire/web/story/keyframes.css", rooms / "web/css/story.css"):
        frames = re.findall(r"@keyframes [a-z0-9-]+ \{(.*?)\n\}", path.read_text("utf-8"), re.S)
        assert frames
        for frame in frames:
            assert set(re.findall(r"^\s+([a-z-]+):", frame, re.M)) <= {"transform", "opacity"}
