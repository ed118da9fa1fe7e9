"""Every lesson: its best line reaches every goal, doing nothing reaches none, questions have answers, all in four languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hotzone import registry
from hotzone.academy.goals import HELD
from hotzone.academy.lesson import Lesson, LessonStep, all_lessons, lesson_named, read_lesson
from hotzone.academy.lesson_table import LessonTable
from hotzone.cli import main
from hotzone.core.errors import HotzoneError
from tests.web.test_words import TAGS, messages

LESSONS = all_lessons()


def walked(lesson: Lesson) -> Iterator[tuple[LessonTable, LessonStep]]:
    """Every step of a lesson, at its table; whoever asks for the next has played this one."""
    for part in range(len(lesson.parts)):
        table = LessonTable(lesson, part)
        for step in lesson.parts[part].steps:
            table.begin_step()
            yield table, step
            table.back_to_step()
            for text in step.best:
                table.play(text)


def test_the_path_has_ten_lessons_of_fire_five_for_the_experienced_and_six_of_the_reactor() -> None:
    groups = [lesson.group for lesson in LESSONS.values()]
    assert groups.count("fire") == 10
    assert groups.count("experienced") == 5
    assert groups.count("reactor") == 6
    assert all(need in LESSONS for lesson in LESSONS.values() for need in lesson.needs)


@pytest.mark.parametrize("name", LESSONS)
def test_the_best_line_reaches_every_goal_and_doing_nothing_reaches_none(name: str) -> None:
    deeds = 0
    for table, step in walked(LESSONS[name]):
        if step.kind != "do":
            continue
        deeds += 1
        assert table.verdict(step) != HELD, f"{step.say} holds before anything is done"
        if list(step.best) != ["end"]:
            table.play("end")
            assert table.verdict(step) != HELD, f"{step.say} holds by doing nothing"
            table.back_to_step()
        for text in step.best:
            assert table.verdict(step) != HELD, f"{step.say} holds before its line is over"
            table.play(text)
        assert table.verdict(step) == HELD, step.say
    assert deeds


@pytest.mark.parametrize("name", LESSONS)
def test_every_question_has_an_answer_among_its_choices_and_not_all_are_right(name: str) -> None:
    for table, step in walked(LESSONS[name]):
        if step.kind == "ask":
            choices = set(step.ask.get("among") or step.ask["choices"])
            right = set(table.right(step))
            assert right & choices
            assert choices - right


def winning_lines(game: Any, table: Any) -> list[list[str]]:
    """Every line of this turn that wins, each table once."""
    seen: set[bytes] = set()
    found: list[list[str]] = []
    rest: list[tuple[Any, list[str]]] = [(table, [])]
    while rest:
        here, line = rest.pop()
        for action in here.legal():
            after, text = here.clone(), game.write(here, action)
            after.play(action)
            if after.result and game.endings[after.result] in game.victories:
                found.append([*line, text])
            elif not after.result and (after.actor, after.turn) == (here.actor, here.turn) and after.snapshot() not in seen:
                seen.add(after.snapshot())
                rest.append((after, [*line, text]))
    return found


def test_the_last_lesson_of_the_reactor_is_won_by_one_line_only() -> None:
    lesson = lesson_named("shut-it-down")
    best = next(step.best for step in lesson.parts[0].steps if step.best)
    assert winning_lines(registry.game("reactor"), lesson.table(0)) == [list(best)]


def test_what_was_taken_back_is_played_as_before() -> None:
    table = LessonTable(lesson_named("close-the-door"), 0)
    first = [*table.play("close 4,6|4,7"), *table.play("end")]
    table.back_to_step()
    assert [*table.play("close 4,6|4,7"), *table.play("end")] == first


def test_every_sentence_is_there_in_four_languages() -> None:
    said = set()
    for lesson in LESSONS.values():
        said |= {f"lesson-{lesson.id}", f"lesson-{lesson.id}-about"}
        for part in lesson.parts:
            for step in part.steps:
                said |= {f"lesson-{lesson.id}-{key}" for key in (step.say, step.clue, step.missed) if key}
    assert len(said) > 100
    for tag in TAGS:
        assert said - set(messages(tag)) == set()


def test_a_lesson_that_is_none_says_so() -> None:
    with pytest.raises(HotzoneError, match="this is no lesson"):
        read_lesson({"id": "x", "parts": [{}]}, "fire")
    with pytest.raises(HotzoneError, match="there is no lesson 'nothing'"):
        lesson_named("nothing")


def test_a_lesson_is_played_in_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    wrong_first = "3,7\n4,8\nend\nfall 3,9\nmove 9,9\nclose 4,6|4,7\nend\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(wrong_first))
    assert main(["learn", "close-the-door"]) == 0
    said = capsys.readouterr().out
    assert "Not that one" in said
    assert "taken back" in said
    assert said.rstrip().endswith("Done.")
    monkeypatch.setattr("sys.stdin", io.StringIO("move 21\nmove 16\nlift 22\nback\nmove 21\nmove 16\nlift 10\n"))
    assert main(["learn", "shut-it-down"]) == 0
    said = capsys.readouterr().out
    assert "ended victory" in said
    assert said.rstrip().endswith("Done.")
    assert main(["learn"]) == 0
    assert "four-points" in capsys.readouterr().out
