"""The phone beside the cardboard: a roll is entered by two taps, what follows is told piece by piece, slips are put right."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import expect

from hotzone import session
from tests.web.hands import MANY, Came, Hands
from tests.web.test_clipped_text import cut_texts
from tests.web.test_everybody import everywhere

ROLLS = ["1,1", "1,2", "6,1", "1,1", "5,5", "3,3", "2,7", "4,4", "1,2", "4,8", "6,6", "2,2"]
NOW = """(() => {
  const d = window.desk, t = window.hotzone?.table;
  const rests = t?.live.value && !t.busy.value && !t.story.timer && !t.story.waiting.length;
  return d?.top.value && rests ? t.live.value.seq : -1;
})()"""


def made(hands: Hands, game: str = "fire", **settings: Any) -> dict[str, Any]:
    """A table with its pieces laid out, and its page."""
    asked = {"game": game, "settings": settings, "names": ["Ann", "Bob"], "name": "Ann"}
    request = urllib.request.Request(f"{hands.address}/api/tables", json.dumps(asked).encode(), {"Origin": hands.address})
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
    hands.page.goto(f"{hands.address}/table/{found['code']}#{found['token']}")
    hands.page.locator("[data-ready]").wait_for()
    return found


def begun(hands: Hands, **settings: Any) -> dict[str, Any]:
    """The same, set up and with both figures placed."""
    found = made(hands, **{"rules": "family", "crew": 2, **settings})
    hands.page.locator("[data-ready]").click()
    for _ in range(2):
        act(hands, "place 3,0")
    return found


def wait(hands: Hands, true: str) -> None:
    """Until something holds on the page; its policy lets nothing be waited for inside of it."""
    for _ in range(MANY):
        if hands.page.evaluate(true):
            return
        hands.page.wait_for_timeout(10)
    raise AssertionError(f"it never came so far: {true}")


def reach(hands: Hands, seq: int) -> None:
    """Until the table has so many entries."""
    wait(hands, f"{NOW} >= {seq}")


def wrong(hands: Hands) -> list[str]:
    """What axe finds on a phone, in both themes."""
    return everywhere(hands, "", sizes=((390, 844),))


def act(hands: Hands, text: str) -> None:
    """A step of a figure, as the panel sends it."""
    seq = hands.page.evaluate(NOW)
    hands.page.evaluate("(text) => void window.hotzone.table.act(text)", text)
    reach(hands, seq + 1)


def roll(hands: Hands, dice: str) -> None:
    """Two taps, and all that is told is placed."""
    seq, (red, black) = hands.page.evaluate(NOW), dice.split(",")
    hands.page.locator(f"[data-key=red-{red}]").click()
    hands.page.locator(f"[data-key=black-{black}]").click()
    reach(hands, seq + 1)
    if hands.page.locator("[data-placed]").count():
        hands.page.locator("[data-placed]").click()


def line_of(hands: Hands, code: str) -> list[str]:
    """The actions of a match, without what was taken back."""
    with urllib.request.urlopen(f"{hands.address}/api/matches/{code}/record") as answer:
        body = answer.read().decode().split("\n", 2)[2]
    return [row for row in body.splitlines() if row and not row.startswith(("#", "result", "digest"))]


def engine(texts: list[str]) -> session.Session:
    """The same match without a page."""
    found = session.new("fire", dealer=False, rules="family", crew=2)
    for text in texts:
        found.play(text)
    return found


def answered(hands: Hands) -> None:
    """Faces and new calls, until it is somebody's turn: what lies there first is entered."""
    while hands.page.evaluate("window.hotzone.table.live.value.view.actor") == "nature":
        seq = hands.page.evaluate(NOW)
        if hands.page.locator("[data-key=victim]").count():
            hands.page.locator("[data-key=victim]").click()
            reach(hands, seq + 1)
            hands.page.locator("[data-placed]").click()
        else:
            roll(hands, "6,4")


def test_a_match_entered_by_taps_equals_the_engines_action_by_action_with_two_corrections(hands: Hands, came: Came) -> None:
    hands.settle(still=True)
    found = begun(hands)
    watcher = came()
    watcher.page.goto(f"{watcher.address}/table/{found['code']}")
    for dice in ROLLS[:6]:
        act(hands, "end")
        roll(hands, dice)
        answered(hands)
    wait(watcher, f"{NOW} === {hands.page.evaluate(NOW)}")
    assert watcher.page.evaluate("desk.enters()") is False

    before = line_of(hands, found["code"])
    first = before.index("roll 1,2") + 1
    hands.page.locator("[data-desk=entries]").click()
    hands.page.locator(f'[data-entry="{first}"]').click()
    hands.page.locator("[data-key=red-1]").click()
    hands.page.locator("[data-key=black-7]").click()
    expect(hands.page.get_by_role("status").filter(has_text="later entries stay")).to_be_visible()
    hands.page.locator("[data-amend]").click()
    hands.page.locator("[data-amend]").wait_for(state="detached")
    wait(hands, f"{NOW} > 0")
    hands.page.locator("[data-placed]").click()
    right = ["roll 1,7" if text == "roll 1,2" else text for text in before]
    assert line_of(hands, found["code"]) == right

    for dice in ROLLS[6:]:
        act(hands, "end")
        seq, (red, black) = hands.page.evaluate(NOW), dice.split(",")
        hands.page.locator(f"[data-key=red-{red}]").click()
        hands.page.locator(f"[data-key=black-{black}]").click()
        reach(hands, seq + 1)
        if dice == "4,8":  # read wrongly, and seen at once
            hands.page.locator("[data-wrong]").click()
            hands.page.locator("[data-key=red-4]").click()
            hands.page.locator("[data-key=black-1]").click()
            hands.page.locator("[data-amend]").click()
            hands.page.locator("[data-amend]").wait_for(state="detached")
            wait(hands, f"{NOW} > 0")
        if hands.page.locator("[data-placed]").count():
            hands.page.locator("[data-placed]").click()
        answered(hands)
    texts = line_of(hands, found["code"])
    assert texts.count("roll 4,1") == 1
    assert "roll 4,8" not in texts
    same = engine(texts)
    view = hands.page.evaluate("hotzone.table.live.value.view")
    for part in ("spaces", "edges", "poi", "firefighters", "counts", "turn"):
        assert view[part] == json.loads(json.dumps(same.view()[part])), part
    wait(watcher, f"{NOW} === {hands.page.evaluate(NOW)}")
    assert watcher.page.evaluate("hotzone.table.live.value.view") == view


def test_told_changes_are_ticked_off_and_numbered_on_the_board(hands: Hands) -> None:
    hands.settle(still=True)
    begun(hands)
    act(hands, "end")
    hands.page.locator("[data-key=red-3]").click()
    assert hands.page.locator(".lit-space").count() == 8
    assert "explosion" in (hands.page.locator("[data-key=black-3]").get_attribute("aria-label") or "")
    hands.page.locator("[data-key=black-3]").click()
    hands.page.locator("[data-placed]").wait_for()
    changes = hands.page.locator("[data-change]")
    assert changes.count() == hands.page.locator(".told-number").count() == 4
    for i in range(3):
        changes.nth(i).click()
    assert hands.page.locator(".told-number.is-done").count() == 3
    changes.nth(3).click()
    expect(hands.page.locator("[data-placed]")).to_have_count(0)


def test_a_correction_takes_off_what_was_placed_and_only_that(hands: Hands) -> None:
    hands.settle(still=True)
    begun(hands)
    act(hands, "end")
    for ticked in (False, True):
        hands.page.locator("[data-key=red-3]").click()
        hands.page.locator("[data-key=black-3]").click()
        hands.page.locator("[data-placed]").wait_for()
        if ticked:
            hands.page.locator("[data-change]").first.click()
        hands.page.locator("[data-wrong]").click()
        hands.page.locator("[data-key=red-1]").click()
        hands.page.locator("[data-key=black-1]").click()
        hands.page.locator("[data-amend]").wait_for()
        told = hands.page.locator(".told-number")
        expect(told).to_have_count(5 if ticked else 1)
        assert hands.page.locator(".told-number.is-take").count() == (3 if ticked else 0)  # two fires and a cube
        if not ticked:
            hands.page.locator(".sheet-head .icon-button").click()
            hands.page.locator("[data-desk=undo]").click()
            hands.page.locator("[data-key=red-3]").wait_for()
    hands.page.locator("[data-amend]").click()
    hands.page.locator("[data-placed]").wait_for()
    expect(hands.page.locator("[data-change]")).to_have_count(5)


def test_an_entry_that_no_longer_fits_is_named_and_what_is_left_can_be_kept(hands: Hands) -> None:
    hands.settle(still=True)
    found = begun(hands)
    for text in ("move 3,1", "move 2,1", "move 1,1", "end"):
        act(hands, text)
    roll(hands, "1,8")
    act(hands, "end")
    hands.page.locator("[data-desk=entries]").click()
    hands.page.locator('[data-entry="4"]').click()
    hands.page.locator('[data-instead="move 4,1"]').click()
    expect(hands.page.locator(".note.is-refused")).to_contain_text("no longer fits")
    hands.page.locator("[data-skip]").click()
    hands.page.locator("[data-placed]").click()
    assert line_of(hands, found["code"])[2:] == ["move 3,1", "move 4,1", "end", "roll 1,8", "end"]


def test_a_finished_table_goes_into_the_log_and_says_what_it_was(hands: Hands) -> None:
    hands.settle(still=True)
    found = begun(hands)
    for _ in range(90):
        if hands.page.evaluate("hotzone.table.live.value.view.result") != "undecided":
            break
        hands.page.evaluate(
            """async () => { const t = hotzone.table, v = t.live.value.view, s = t.live.value.seq;
            const boom = Object.entries(v.outcome_words ?? {}).find(([, word]) => word === 'explosion')?.[0];
            const end = v.legal.find((offer) => offer.text === 'end')?.text;
            await t.act((v.actor === 'nature' ? boom : end) ?? v.legal[0].text);
            while (t.live.value.seq === s) await new Promise((done) => setTimeout(done, 5)); }"""
        )
    if hands.page.locator("[data-placed]").count():
        hands.page.locator("[data-placed]").click()
    hands.page.locator(".desk input").fill("Rain on Sunday")
    hands.page.locator("[data-book]").click()
    wait(hands, "hotzone.table.room.value.switches.booked")
    hands.page.goto(f"{hands.address}/log")
    expect(hands.page.locator("tr", has_text="Rain on Sunday")).to_contain_text("Played at a table")
    assert found["code"]


@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_a_table_is_set_up_from_the_home_page_on(hands: Hands, game: str) -> None:
    hands.settle(still=True)
    hands.page.goto(hands.address)
    hands.page.locator("[data-table]").click()
    hands.page.locator(f"input[value={game}]").check()
    hands.page.locator("[data-begin]:not([disabled])").click()
    hands.page.locator("[data-ready]").wait_for()
    assert hands.page.locator("[data-piece]").count() > 4
    assert hands.page.locator(".lit-space").count() > 5


def test_without_the_line_the_page_stays_and_says_what_waits(hands: Hands) -> None:
    hands.settle(still=True)
    begun(hands)
    act(hands, "end")
    hands.page.evaluate("hotzone.table.line.socket.onmessage = null; hotzone.table.link.value = 'lost'")
    expect(hands.page.get_by_role("alert").filter(has_text="No connection")).to_be_visible()
    expect(hands.page.locator("[data-key=red-1]")).to_have_count(0)
    assert hands.page.locator(".board-cell").count() > 40


@pytest.mark.full_size
def test_every_scene_is_readable_in_russian_on_a_phone_and_has_no_axe_violation(hands: Hands) -> None:
    hands.settle(still=True, language="ru")
    begun_in = made(hands, rules="family", crew=2)
    found = [("set", cut_texts(hands), wrong(hands))]
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.page.locator("[data-ready]").click()
    for text in ("place 3,0", "place 3,0"):
        act(hands, text)
    found.append(("turn", cut_texts(hands), wrong(hands)))
    act(hands, "end")
    found.append(("keys", cut_texts(hands), wrong(hands)))
    hands.page.locator("[data-key=red-3]").click()
    hands.page.locator("[data-key=black-3]").click()
    hands.page.locator("[data-placed]").wait_for()
    found.append(("told", cut_texts(hands), wrong(hands)))
    hands.page.locator("[data-wrong]").click()
    hands.page.locator("[data-never]").click()
    hands.page.locator("[data-amend]").wait_for()
    found.append(("fix", cut_texts(hands), wrong(hands)))
    hands.page.locator("[data-desk=entries]").click()
    found.append(("entries", cut_texts(hands), wrong(hands)))
    hands.page.locator("[data-desk=ask]").click()
    wait(hands, "hotzone.table.coach.riskMap.seen()")
    found.append(("ask", cut_texts(hands), wrong(hands)))
    hands.page.locator("[data-desk=differs]").click()
    hands.page.locator("[data-spot]").select_option("1,1")
    hands.page.locator("[data-set]").first.wait_for()
    found.append(("differs", cut_texts(hands), wrong(hands)))
    assert begun_in["code"]
    assert [one for one in found if one[1] or one[2]] == []


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("fire", {"rules": "experienced", "crew": 3, "level": "recruit"}),
        ("fire", {"board": "high-rise", "rules": "experienced", "crew": 3}),
        ("reactor", {"cast": "dealt"}),
    ],
)
def test_every_question_of_every_box_has_its_keys_and_words(hands: Hands, game: str, settings: dict[str, Any]) -> None:
    hands.settle(still=True)
    made(hands, game, **settings)
    hands.page.locator("[data-ready]").click()
    asked = set()
    for i in range(26):
        view = hands.page.evaluate("(({stage, actor, legal}) => ({stage, actor, legal}))(hotzone.table.live.value.view)")
        if view["actor"] == "nature":
            texts = [offer["text"] for offer in view["legal"]]
            if hands.page.locator(".key-row.is-first .table-key").count():
                hands.page.locator(".key-row.is-first .table-key").nth(i % 6).click()
            keys = hands.page.locator(".key-row:not(.is-first) .table-key:not(.is-gone)")
            assert keys.count() in (len(texts), 8), (view["stage"], texts)
            title = hands.page.locator(".table-question h2").inner_text()
            assert "tabletop" not in title
            asked.add(view["stage"])
            seq = hands.page.evaluate(NOW)
            keys.nth(i % keys.count()).click()
            reach(hands, seq + 1)
        else:
            texts = [offer["text"] for offer in view["legal"]]
            act(hands, "end" if "end" in texts else texts[i % len(texts)])
        if hands.page.locator("[data-placed]").count():
            words = hands.page.locator(".change-list").inner_text()
            assert "tabletop" not in words
            assert "undefined" not in words
            hands.page.locator("[data-placed]").click()
    assert len(asked) >= 2


def test_the_link_of_the_match_leads_to_the_table(hands: Hands) -> None:
    hands.settle(still=True)
    found = made(hands)
    hands.page.goto(f"{hands.address}/m/{found['code']}")
    hands.page.locator("[data-ready]").wait_for()
    assert hands.page.url.endswith(f"/table/{found['code']}")


def test_an_ai_at_the_table_is_told_piece_by_piece(hands: Hands) -> None:
    hands.settle(still=True)
    made(hands, rules="family", crew=2)
    hands.page.locator("[data-ready]").click()
    hands.page.evaluate("hotzone.table.tell({ type: 'set', pace: 0 })")
    hands.page.evaluate("hotzone.table.tell({ type: 'give', seat: 2, bot: 'random' })")
    act(hands, "place 3,0")
    reach(hands, 2)
    expect(hands.page.locator("[data-change]")).to_have_count(1)
    expect(hands.page.locator("[data-change]")).to_contain_text("Bob")
