"""Lessons of the academy in the terminal: the same files, the same rules, one sentence a step."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from hotzone import registry
from hotzone.academy.goals import HELD, MISSED
from hotzone.academy.lesson import Lesson, LessonStep, all_lessons, lesson_named
from hotzone.academy.lesson_table import LessonTable
from hotzone.academy.puzzle import setup_of
from hotzone.cli.arguments import Parser
from hotzone.contract.terminal import Display, display
from hotzone.core.errors import HotzoneError
from hotzone.languages import words as page_words

EXAMPLE = "hotzone learn\n  hotzone learn close-the-door"
HELP = "Type an action such as one of these, or: back (take the step back), best (show me), skip, quit."


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("lesson", nargs="?", default="", metavar="NAME", help="which lesson; none lists them all")


def run(args: Namespace) -> int:
    """List the lessons, or play one."""
    if not args.lesson:
        for lesson in all_lessons().values():
            print(f"  {lesson.id:<22} {lesson.minutes} min  {words(lesson).get('', '')}")
        return 0
    lesson = lesson_named(args.lesson)
    for part in range(len(lesson.parts)):
        if not play(lesson, part):
            return 0
    print("Done.")
    return 0


def words(lesson: Lesson) -> dict[str, str]:
    """What the lesson says, in English, by the names of its sentences; its title has none."""
    place = Path(registry.folder(lesson.game)) / "web" / "locales" / "en" / "academy.ftl"
    found = re.findall(rf"^lesson-{lesson.id}(?:-([\w-]+))? = (.+)$", place.read_text("utf-8"), re.M) if place.exists() else []
    return dict(found)


def play(lesson: Lesson, part: int) -> bool:
    """Play one part to its end; False if somebody leaves."""
    table, said = LessonTable(lesson, part), words(lesson)
    screen = display(table.game, setup_of(table.game, lesson.parts[part].setup), page_words("en", lesson.game))
    for step in lesson.parts[part].steps:
        table.begin_step()
        if step.kind in ("do", "ask"):
            print("\n".join(line.rstrip() for line in screen.picture(table.match)))
        print(said.get(step.say, step.say))
        if step.kind == "ask" and not answer(table, step):
            return False
        if step.kind == "do" and not play_step(table, step, said, screen):
            return False
    return True


def typed() -> str:
    """What somebody types; `quit` where nobody does any more."""
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    return " ".join(line.split()) if line else "quit"


def answer(table: LessonTable, step: LessonStep) -> bool:
    """Ask until it is right."""
    right = table.right(step)
    print("  ".join(step.ask.get("among") or step.ask.get("choices") or []))
    while True:
        text = typed()
        if text in ("quit", "skip"):
            return text == "skip"
        if text in right:
            return True
        print(f"Not that one. {'It is ' + right[0] + '.' if text == 'best' else 'Look again, or type best.'}")


def play_step(table: LessonTable, step: LessonStep, said: dict[str, str], screen: Display[Any]) -> bool:
    """Play freely until the goal holds; what misses it is taken back."""
    print(f"{HELP}\n{'  '.join(table.game.write(table.match, action) for action in table.match.legal()[:8])} …")
    while True:
        text = typed()
        if text in ("quit", "skip"):
            return text == "skip"
        if text == "back":
            table.back_to_step()
        elif text == "best":
            print(", ".join(step.best))
            continue
        else:
            try:
                told = table.play(text)
            except HotzoneError as error:
                print(error)
                continue
            print("\n".join(told))
        found = table.verdict(step)
        if found == HELD:
            return True
        if found == MISSED:
            print(said.get(step.missed, "That did not do it."), "It is taken back.")
            table.back_to_step()
            print("\n".join(line.rstrip() for line in screen.picture(table.match)))
