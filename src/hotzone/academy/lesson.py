"""Lessons: short matches from a position, step by step; each step is read, asked, done, or told of nature."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.academy.puzzle import by_id, setup_of
from hotzone.contract.shared.position_file import table_of
from hotzone.core.errors import HotzoneError

KINDS = ("say", "ask", "do", "play")


class LessonStep(NamedTuple):
    """One step. `say` names its sentence; what else it has says which kind it is."""

    say: str
    point: Sequence[str] = ()  # places to look at
    ask: Mapping[str, Any] = {}  # what is to be tapped, and how the rules find what is right
    goal: Mapping[str, Any] = {}  # what must become true by free play
    best: Sequence[str] = ()  # a line that reaches the goal, or the answer's side effects
    until: str = ""  # "end": judged when the turn is over
    clue: str = ""  # a sentence that helps
    missed: str = ""  # a sentence for whoever played something else
    play: Sequence[str] = ()  # nature's answers that belong to this step

    @property
    def kind(self) -> str:
        """Read on, tap, do, or watch nature."""
        return "ask" if self.ask else "do" if self.goal else "play" if self.play else "say"


class LessonPart(NamedTuple):
    """A position with its steps; a lesson has one or more, each at a table of its own."""

    setup: str
    position: tuple[str, ...]  # below the head
    steps: tuple[LessonStep, ...]
    seed: str = ""  # of the dice that no step tells

    def answers(self) -> list[str]:
        """Nature's answers that are known."""
        return [text for step in self.steps for text in step.play]


class Lesson(NamedTuple):
    """A lesson: where it stands on the path, how long it takes, what comes before it."""

    id: str
    game: str
    group: str  # a part of the path
    minutes: int
    parts: tuple[LessonPart, ...]
    needs: tuple[str, ...] = ()
    idea: str = ""  # of the puzzles that train the same thought
    carried: bool = False  # was it part of the older lesson of this game?

    def table(self, part: int) -> Any:
        """The table that a part begins with."""
        game, found = registry.game(self.game), self.parts[part]
        return table_of(game, setup_of(game, found.setup), found.position)

    def position(self, part: int) -> str:
        """The position of a part as a text with its head."""
        game, found = registry.game(self.game), self.parts[part]
        return game.position(self.table(part), setup_of(game, found.setup))


def read_lesson(found: Mapping[str, Any], game: str) -> Lesson:
    """A lesson from its JSON; raises HotzoneError that says what is wrong."""
    try:
        parts = tuple(read_part(part) for part in found["parts"])
        more = {"needs": tuple(found.get("needs", ())), "idea": found.get("idea", ""), "carried": bool(found.get("carried"))}
        return Lesson(found["id"], game, found["group"], int(found["minutes"]), parts, **more)
    except (KeyError, TypeError, ValueError) as error:
        raise HotzoneError("bad-lesson", f"this is no lesson: {error}") from None


def read_part(found: Mapping[str, Any]) -> LessonPart:
    """A part of a lesson."""
    steps = tuple(LessonStep(**step) for step in found["steps"])
    return LessonPart(found["setup"], tuple(found["position"]), steps, found.get("seed", ""))


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by their ids, in the order of the path."""
    place = Path(registry.folder(game)) / "data" / "lessons.json"
    if not place.is_file():
        return {}
    return {found["id"]: read_lesson(found, game) for found in json.loads(place.read_text("utf-8"))}


def all_lessons() -> dict[str, Lesson]:
    """The lessons of all games."""
    return {key: lesson for name in registry.game_names() for key, lesson in lessons_of(name).items()}


def lesson_named(name: str) -> Lesson:
    """A lesson by its id; raises HotzoneError."""
    return by_id("lesson", all_lessons(), name)
