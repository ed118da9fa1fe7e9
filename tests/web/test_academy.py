"""The academy in a browser: every lesson to its end, one by a wrong way first; puzzles solved, failed, given up; progress."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hotzone.academy.lesson import all_lessons, lesson_named
from hotzone.academy.puzzle import all_shipped
from tests.web.hands import Hands
from tests.web.test_everybody import everywhere

STEP = "() => ({ step: window.hotzone?.tutor?.guest.value?.step?.value, state: window.hotzone?.tutor?.guest.value?.state?.value })"


LESSONS = list(all_lessons())


def begin(hands: Hands, name: str) -> None:
    """Begin a lesson from the page of the academy; all are open to somebody whose rating is high."""
    if not hands.loaded:
        hands.settle(still=True, speed=4, academy={"lessons": {}, "puzzles": {}, "mistakes": [], "rating": 1500})
    hands.go("/academy")
    hands.page.locator(f'[data-academy-lesson="{name}"]').click()
    hands.page.wait_for_selector(".tutor progress")


def act(hands: Hands, text: str) -> None:
    """Play an action as soon as somebody may, and wait until it is true here."""
    found = hands.wait()
    code = hands.page.evaluate("window.hotzone.table.code")
    assert text in found["legal"], f"{text} is not among {found['legal']}"
    hands.page.evaluate("text => window.hotzone.table.act(text)", text)
    # the last deed of a part is true, and the next part's table may be there, before anybody looks
    hands.page.wait_for_function(
        "([code, seq]) => { const { table } = window.hotzone; return table.code !== code || table.live.value?.seq > seq; }",
        arg=[code, found["seq"]],
    )


def reach(hands: Hands, step: int) -> None:
    """Wait until the card is at a step, or its part is over."""
    hands.page.wait_for_function(
        f"step => {{ const now = ({STEP})(); return now.step === undefined || now.step >= step; }}", arg=step
    )


def follow(hands: Hands, name: str) -> None:
    """Go through a lesson by its best lines."""
    lesson = lesson_named(name)
    for number, part in enumerate(lesson.parts):
        origin = f"lesson {name} {number}"
        hands.page.wait_for_function("origin => window.hotzone?.table?.room.value?.origin === origin", arg=origin)
        hands.page.wait_for_selector(".tutor progress")
        for i, step in enumerate(part.steps):
            reach(hands, i)
            if step.kind == "do":
                for text in step.best:
                    act(hands, text)
            elif step.kind == "ask":
                right = hands.page.wait_for_function(
                    "() => window.hotzone.tutor.guest.value.right.value.length && window.hotzone.tutor.guest.value.right.value"
                )
                choices = step.ask.get("among") or step.ask["choices"]
                wanted = next(one for one in right.json_value() if one in choices)
                hands.page.locator(f'[data-answer="{wanted}"]').click()
            elif i < len(part.steps) - 1 or number < len(lesson.parts) - 1:
                hands.page.locator("[data-next]").click()


@pytest.mark.parametrize("names", [LESSONS[first : first + 3] for first in range(0, len(LESSONS), 3)], ids=", ".join)
def test_lessons_are_finished_by_their_best_lines(hands: Hands, names: list[str]) -> None:
    for name in names:
        begin(hands, name)
        follow(hands, name)
        hands.page.wait_for_function(
            "name => JSON.parse(localStorage.getItem('hotzone.academy')).lessons[name]?.stars === 3", arg=name
        )


def test_a_wrong_way_is_shown_and_taken_back_and_costs_a_star(hands: Hands) -> None:
    begin(hands, "carry-out")
    page = hands.page
    page.locator("[data-next]").click()
    act(hands, "end")
    page.wait_for_selector(".tutor [data-back]")
    assert "still inside" in page.locator(".tutor").inner_text()
    page.locator("[data-back]").click()
    for text in ("carry 5,3", "carry 6,3", "carry 7,3"):
        act(hands, text)
    page.wait_for_function("() => JSON.parse(localStorage.getItem('hotzone.academy')).lessons['carry-out'].stars === 2")
    page.locator("[data-leave]").click()
    page.wait_for_selector('[data-academy-lesson="carry-out"].is-done')


def test_a_lesson_that_was_left_goes_on_at_its_step(hands: Hands) -> None:
    begin(hands, "four-points")
    page = hands.page
    page.locator("[data-next]").click()
    reach(hands, 1)
    here = page.url
    page.locator("[data-leave]").click()
    page.locator('[data-academy-lesson="four-points"]').click()
    page.wait_for_selector("[data-answer]")
    assert page.url == here


def begin_puzzle(hands: Hands, name: str) -> None:
    """Come to the table of a puzzle."""
    hands.page.goto(hands.address + "/academy")
    hands.page.wait_for_selector("[data-puzzle]")
    hands.page.evaluate(
        """id => fetch(`/api/academy/puzzles/${id}`, { method: 'POST', body: '{}', headers: {} })
        .then((answer) => answer.json()).then((made) => { location.href = `/m/${made.code}`; })""",
        name,
    )
    hands.page.wait_for_selector(".puzzle [data-clue]")


def test_a_puzzle_is_failed_then_solved_and_the_rating_moves(hands: Hands) -> None:
    puzzle = next(one for one in all_shipped().values() if one.kind == "safest" and len(one.line) <= 4)
    hands.settle(still=True, speed=4)
    page = hands.page
    begin_puzzle(hands, puzzle.id)
    act(hands, "end")
    page.locator(".puzzle [data-back]").click()
    page.wait_for_selector(".puzzle [data-clue]")
    for text in (*puzzle.line, "end"):
        act(hands, text)
    page.wait_for_selector(".puzzle .puzzle-lines")
    kept = page.evaluate("JSON.parse(localStorage.getItem('hotzone.academy'))")
    assert kept["puzzles"][puzzle.id]["stars"] == 2
    assert kept["answers"] == 1
    assert "Nothing better" in page.locator(".puzzle").inner_text()


def test_a_puzzle_that_wins_the_match_is_answered_at_the_table(hands: Hands) -> None:
    puzzle = next(one for one in all_shipped().values() if one.kind == "reactor-off")
    hands.settle(still=True, speed=4)
    page = hands.page
    begin_puzzle(hands, puzzle.id)
    for text in puzzle.line:
        act(hands, text)
    page.wait_for_selector(".puzzle .puzzle-lines")
    assert "shut the reactor down" in page.locator(".puzzle-why").inner_text()
    assert page.locator(".end-page").count() == 0  # the end of the match does not cover the answer
    assert page.evaluate("JSON.parse(localStorage.getItem('hotzone.academy'))")["puzzles"][puzzle.id]["stars"] == 3


def test_a_puzzle_that_is_given_up_shows_its_line_and_gives_no_stars(hands: Hands) -> None:
    hands.settle(still=True, speed=4)
    page = hands.page
    page.goto(hands.address + "/academy")
    page.locator("[data-next-puzzle]").click()
    page.locator(".puzzle [data-show]").click()
    page.wait_for_selector(".puzzle .puzzle-line.is-best")
    kept = page.evaluate("JSON.parse(localStorage.getItem('hotzone.academy'))")
    assert [one["stars"] for one in kept["puzzles"].values()] == [0]
    assert kept["rating"] < 1100


@pytest.mark.full_size
def test_the_cards_of_a_lesson_and_of_a_puzzle_have_no_axe_violation(hands: Hands) -> None:
    begin(hands, "the-dial")
    hands.page.locator("[data-next]").click()
    hands.page.wait_for_selector("[data-answer]:not([disabled])")
    found = everywhere(hands, "lesson", sizes=((1440, 900), (390, 844)))
    hands.page.goto(hands.address + "/academy")
    hands.page.locator("[data-next-puzzle]").click()
    hands.page.locator(".puzzle [data-show]").click()
    hands.page.wait_for_selector(".puzzle .puzzle-line.is-best")
    found += everywhere(hands, "puzzle", sizes=((1440, 900), (390, 844)))
    assert found == []


def test_old_progress_is_carried_over_and_goes_into_a_file_and_back(hands: Hands, tmp_path: Path) -> None:
    hands.settle(lessons=["fire"])
    page = hands.page
    page.goto(hands.address + "/academy")
    page.wait_for_selector('[data-academy-lesson="carry-out"].is-done')
    with page.expect_download() as waited:
        page.locator("[data-save]").click()
    waited.value.save_as(tmp_path / "mine.json")
    found = json.loads((tmp_path / "mine.json").read_text())
    found["lessons"]["close-the-door"] = {"stars": 3}
    (tmp_path / "mine.json").write_text(json.dumps(found))
    page.locator("[data-load]").set_input_files(tmp_path / "mine.json")
    page.wait_for_selector('[data-academy-lesson="close-the-door"].is-done')
    (tmp_path / "other.json").write_text("{}")
    page.locator("[data-load]").set_input_files(tmp_path / "other.json")
    page.wait_for_function("() => document.body.innerText.includes('holds no progress')")


def test_lessons_and_puzzles_show_the_part_of_their_table_that_matters(hands: Hands) -> None:
    hands.settle(still=True)
    hands.go("/academy")
    hands.page.wait_for_function("() => document.querySelectorAll('.lesson-picture svg').length === 21")
    assert hands.page.locator(".lesson-picture [data-cropped]").count() >= 15  # a few need the whole plan
    hands.page.wait_for_function("() => document.querySelectorAll('.puzzle-picture svg').length === 4")
    kinds = hands.page.locator(".puzzle-row b").all_inner_texts()
    assert len(set(kinds)) == 4  # not the same question four times
